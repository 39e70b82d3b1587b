import { describe, expect, test } from 'vitest';
import { type Locale, locales } from '#core/text';
import type { Json } from '#core/types';
import { combatCard } from '#games/middle-earth-quest/printed/combat/combat-cards';
import { minions, monsters } from '#games/middle-earth-quest/printed/combat/foes';
import { heroes } from '#games/middle-earth-quest/printed/combat/heroes';
import { LOCATIONS } from '#games/middle-earth-quest/printed/map/map';
import { bare as bareOf, blowOn, costOf } from '#games/middle-earth-quest/printed/words/round-sums';
import { roundsSeen } from '#renderers/middle-earth-quest/combat-bout';
import { blowArrow } from '#renderers/middle-earth-quest/combat-sums';
import { pictures } from '#renderers/middle-earth-quest/index';
import { landscape } from '#renderers/middle-earth-quest/landscape';
import { bust } from '#renderers/middle-earth-quest/portraits';
import type { Node, Scene } from '#renderers/scene';
import { flat } from './boxes.ts';
import { texts } from './legible.ts';
import { moments, seen } from './middle-earth-quest-played.ts';

/** A combat of Middle-Earth Quest as a scene: who fights, what the round came to, and what must not be seen. */

const fights = ['fights/meq', 'scene/meq', 'more/meq']
  .flatMap((seed) => moments(seed, { seats: 4, every: 1 }))
  .filter(({ g }) => g.combat !== null)
  .map(({ g }) => ({ g, view: seen(g, 'spectator'), combat: seen(g, 'spectator').combat! }));
const fought = fights.filter(({ combat }) => (combat.rounds.at(-1)?.why.length ?? 0) > 0);
type View = (typeof fights)[number]['view'];
/** The scene of a view, drawn once for all who look at it. */
const drawn = (view: View, locale: Locale = 'en'): Scene => {
  const known = scenes[locale].get(view) ?? pictures.board(view, { locale });
  scenes[locale].set(view, known);
  return known;
};
const scenes = { en: new WeakMap<View, Scene>(), ja: new WeakMap<View, Scene>() } satisfies Record<Locale, unknown>;
const tagsOf = (view: View) => new Set(flat(drawn(view)).flatMap(({ tags }) => tags));

describe('The scene of a combat', () => {
  test('has both fighters as busts', () => {
    expect(fights.length).toBeGreaterThan(20);
    for (const { view, combat } of fights) {
      const tags = tagsOf(view);
      const hero = view.heroes.find(({ seat }) => seat === combat.seat)!;
      for (const id of [hero.id, combat.foe]) expect([...tags], id).toContain(`bust:${id}`);
    }
  });
  test('has the damage of the last round on both sides, as the rules have reckoned it', () => {
    expect(fought.length).toBeGreaterThan(10);
    for (const { view, combat } of fought) {
      const last = combat.rounds.at(-1)!;
      for (const side of ['hero', 'foe'] as const) expect([...tagsOf(view)]).toContain(`damage:${last[side].damage}`);
    }
  });
  test('tells on the fighters who was hit in the last round, and for how much; a shield stands where an attack was held, and nought where there was none', () => {
    const hits = (view: View, side: string) =>
      texts(drawn(view)).flatMap(({ tags, text }) => (tags.includes(`hit:${side}`) ? [text] : []));
    for (const { view, combat } of fought)
      for (const side of ['hero', 'foe'] as const) {
        const { damage } = combat.rounds.at(-1)![side];
        const blow = roundsSeen(view, combat).at(-1)!.sides[side].blow;
        const isHeld = blow !== undefined && blow.attack > 0 && blow.defense > 0;
        expect(hits(view, side)).toEqual(damage > 0 ? [`−${damage}`] : isHeld ? [] : ['0']);
        expect([...tagsOf(view)]).toContain(`hit:${side}`);
      }
  });
  test('begins with what either side has to win, and says the same in words; later it does not', () => {
    const begun = fights.filter(({ combat }) => combat.rounds.length === 0);
    expect(begun.length).toBeGreaterThan(2);
    for (const { view, combat } of begun) {
      for (const side of ['hero', 'foe']) expect([...tagsOf(view)]).toContain(`stakes:${side}`);
      const alt = pictures.alt.board(view, { locale: 'en' });
      expect(alt).toMatch(/Should .* win: /);
      if (combat.kind === 'minion' && !combat.isLast) expect(alt).toContain('will leave the map');
      if (combat.kind === 'monster') expect(alt).toContain('the token will be gone');
    }
    for (const { view } of fought) {
      expect([...tagsOf(view)].filter((tag) => tag.startsWith('stakes:'))).toEqual([]);
      expect(pictures.alt.board(view, { locale: 'en' })).not.toMatch(/Should .* win: /);
    }
  });
  test('reckons from the reasons alone what the rules have reckoned', () => {
    let hurt = 0;
    for (const { view, combat } of fought)
      for (const round of combat.rounds) {
        if (round.why.length === 0) continue;
        const hero = view.heroes.find(({ seat }) => seat === combat.seat)!.id;
        expect(blowOn(round.why, hero, true)?.total).toBe(round.hero.damage);
        expect(blowOn(round.why, combat.foe, false)?.total).toBe(round.foe.damage);
        hurt += round.hero.damage + round.foe.damage;
      }
    expect(hurt).toBeGreaterThan(10);
  });
  test('reads each blow from left to right as attack less defense, whoever strikes', () => {
    for (const by of ['hero', 'foe'] as const) {
      const { w, h, nodes } = blowArrow({ attack: 2, defense: 3, base: 0, total: 0 }, by);
      const scene: Scene = { width: w, height: h, ground: '#000000', lang: 'en', nodes };
      const [attack, defense] = ['2', '3'].map((n) => texts(scene).find(({ text }) => text === n)!.box);
      expect(attack!.x + attack!.w, by).toBeLessThan(defense!.x);
      // Between them lies a minus, and no chevron, which would say that the one is less than the other.
      const between = flat(scene).filter(
        ({ kind, box }) =>
          kind === 'line' && box.x > attack!.x && box.x + box.w < defense!.x + defense!.w && box.w < 40,
      );
      expect(between.length, by).toBeGreaterThan(0);
      for (const { box } of between) expect(box.h, by).toBeLessThan(box.w);
    }
  });
  test('counts the card against strength that was just turned up, while its round is asked about', () => {
    // Nothing is said yet of what these rounds cost, so each card costs what is printed on it.
    const asked = fights.filter(({ combat }) => combat.rounds.at(-1)?.why.length === 0);
    expect(asked.length).toBeGreaterThan(3);
    let dear = 0;
    for (const { view, combat } of asked) {
      const ids = { hero: view.heroes.find(({ seat }) => seat === combat.seat)!.id, foe: combat.foe };
      for (const side of ['hero', 'foe'] as const) {
        const { strength } = side === 'hero' ? combat.hero : combat.foeSide;
        const sums = combat.rounds.slice(0, -1).map(({ why }) => costOf(why, ids[side])?.cost);
        const before = sums.findLast((sum) => sum !== undefined) ?? 0;
        const { card } = combat.rounds.at(-1)![side];
        const cost = card === null ? 0 : combatCard(card).cost;
        const told = texts(drawn(view)).flatMap(({ tags, text }) => (tags.includes(`side:${side}`) ? [text] : []));
        expect(told, `${side}: ${before} and ${cost}`).toContain(`${before + cost}/${strength}`);
        if (before > 0 && cost > 0) dear++;
      }
    }
    expect(dear).toBeGreaterThan(0);
  });
  test('says at each arrow which card has changed attack or defense, and not once more below', () => {
    let raised = 0;
    for (const { view, combat } of fought) {
      const all = texts(drawn(view));
      for (const { key, args } of combat.rounds.at(-1)!.why.map(bareOf)) {
        if (key !== 'combat.raises') continue;
        raised++;
        const reasons = all.flatMap(({ tags, text }) => (tags.includes('reason') ? [text!] : []));
        expect(reasons.some((one) => one.startsWith(`+${args!.n} `))).toBe(true);
        expect(all.map(({ text }) => text).join(' ')).not.toMatch(/: (attack|defense) of .* \+/);
      }
    }
    expect(raised).toBeGreaterThan(3);
  });
  test('has below each side which cards it drew and lost since the fight began, with the names of those that all see', () => {
    const { view, combat } = fights.find(({ combat: { rounds } }) => rounds.length === 0)!;
    const hero = view.heroes.find(({ seat }) => seat === combat.seat)!.id;
    const events: { type: string; shown: Record<string, Json> }[] = [
      { type: 'hero-draws', shown: { seat: combat.seat, n: 9 } },
      { type: 'combat-begins', shown: { seat: combat.seat, foe: combat.foe, token: null } },
      { type: 'foe-draws', shown: { foe: combat.foe, n: 7 } },
      { type: 'hero-draws', shown: { seat: combat.seat, n: 2 } },
      { type: 'combat-discards', shown: { who: hero, cards: ['parry'] } },
    ];
    const scene = pictures.board(view, { locale: 'en', now: { said: [], events, asked: [] } });
    const below = (side: string) =>
      texts(scene).flatMap(({ tags, text }) => (tags.includes(`side:${side}`) ? [text] : []));
    expect(below('hero')).toEqual(expect.arrayContaining(['drew 2', 'discarded: Parry']));
    expect(below('hero')).not.toContain('drew 9');
    expect(below('foe')).toContain('drew 7');
    expect(below('foe').join()).not.toContain('Parry');
  });
  test('has no number of a rule, in the picture or in its words', () => {
    for (const { view } of fought)
      for (const locale of locales) {
        const words = texts(drawn(view, locale)).map(({ text }) => text);
        expect([...words, pictures.alt.board(view, { locale })].join('\n')).not.toMatch(/MEQ-|R-\d/);
      }
  });
  test('has no word below nine pixels on a phone, but for what stands on pieces', () => {
    for (const { view } of fights)
      for (const locale of locales)
        for (const { text, size, tags } of texts(drawn(view, locale)))
          if (!tags.includes('asked')) expect(size, `${text}`).toBeGreaterThanOrEqual(24);
  });
  test('is the same whichever card lies face down', () => {
    const open = fights.filter(({ combat, g }) => combat.rounds.length === 0 && g.combat!.foeSide.hand.length > 0);
    expect(open.length).toBeGreaterThan(0);
    for (const { g } of open) {
      const other = structuredClone(g);
      other.combat!.foeSide.hand = other.combat!.foeSide.hand.map(() => 'parry');
      for (const one of other.heroes) one.piles.hand = one.piles.hand.map(() => 'parry');
      expect(drawn(seen(other, 'spectator'))).toEqual(drawn(seen(g, 'spectator')));
    }
  });
});

describe('Busts', () => {
  const bare = (node: Node) => JSON.stringify(node).replaceAll(/"#[0-9a-f]{3,8}"/g, '""');
  const ids = [...heroes.keys(), ...minions.keys(), ...monsters.keys(), 'blank'];
  test('are there for every hero, minion and monster, each of other shapes than all others', () => {
    expect(new Set(ids.map((id) => bare(bust(id)).replace(/"key":"[^"]*"/, ''))).size).toBe(ids.length);
  });
  test('of nobody are refused', () => expect(() => bust('gollum')).toThrow('no bust of gollum'));
});

test('A round that is over says of each side what it lost of its life, not what fell to its card', () => {
  const long = fights.filter(({ combat }) => combat.rounds.length > 1);
  expect(long.length).toBeGreaterThan(3);
  for (const { view, combat } of long) {
    const n = combat.rounds.length - 1;
    const said = texts(drawn(view)).flatMap(({ tags, text }) => (tags.includes(`round:${n}`) ? [text!] : []));
    const { hero, foe } = combat.rounds[n - 1]!;
    const lost = said.filter((one) => /^(−\d+|0)$/.test(one));
    expect(lost).toEqual([hero, foe].map(({ damage }) => (damage > 0 ? `−${damage}` : '0')));
  }
});

test('on the map below a fight no name is left out whose ground is drawn', () => {
  let grounds = 0;
  for (const { view } of fights) {
    const all = flat(drawn(view));
    const named = new Set(all.flatMap(({ text, tags }) => (text === undefined ? [] : tags)));
    const drawnFor = new Set(all.flatMap(({ tags }) => tags.filter((one) => one.startsWith('ground:'))));
    grounds += drawnFor.size;
    for (const one of drawnFor) expect(named, one).toContain(one.replace('ground:', 'name:'));
  }
  expect(grounds).toBeGreaterThan(10);
});

test('every place has a country before which one fights', () => {
  const keys = new Set(LOCATIONS.map((id) => landscape(id).key));
  expect(keys.size).toBeGreaterThan(6);
  const alike = (place: string) => LOCATIONS.filter((id) => landscape(id).key === landscape(place).key);
  for (const own of ['lothlorien', 'minas_tirith']) expect(alike(own)).toEqual([own]);
});

test('Rounds that are over stand in the order in which one reads, the oldest first', () => {
  const long = fights.filter(({ combat }) => combat.rounds.length > 2);
  expect(long.length).toBeGreaterThan(0);
  for (const { view } of long) {
    const told = texts(drawn(view)).flatMap(({ tags, box }) => {
      const n = /^round:(\d+)$/.exec(tags.find((tag) => tag.startsWith('round:')) ?? '')?.[1];
      return n === undefined ? [] : [{ n: Number(n), at: Math.round(box.y / 60) * 10_000 + box.x }];
    });
    const read = [...new Set(told.toSorted((a, b) => a.at - b.at).map(({ n }) => n))];
    expect(read).toEqual(read.toSorted((a, b) => a - b));
  }
});

test('Of all cards that a blow cost each has its name, with the round, whatever was drawn before', () => {
  const [{ view, combat }] = fights as [(typeof fights)[number]];
  const { seat } = combat;
  const events = [
    { type: 'combat-begins', shown: { seat, foe: combat.foe, place: 'bree', token: null } },
    { type: 'hero-draws', shown: { seat, n: 1 } },
    { type: 'combat-round', shown: { round: 2 } },
    {
      type: 'hero-hurt',
      shown: { seat, n: 2, from: [{ key: 'label.of-hand', args: { cards: ['trample', 'ranged_strike'] } }] },
    },
  ];
  const now = { said: [], events: events as never, asked: [] };
  const said = texts(pictures.board(view, { locale: 'en', now })).flatMap(({ tags, text }) =>
    tags.includes('side:hero') ? [text!] : [],
  );
  expect(said).toContain('R2');
  expect(said.join(' ')).toMatch(/Trample/);
  expect(said.join(' ')).toMatch(/Ranged Strike/);
  expect(said.join(' ')).not.toMatch(/more event/);
});

test('Life stands with what it was at its most, of the hero as of the foe', () => {
  for (const { view } of fought)
    for (const side of ['hero', 'foe']) {
      const said = texts(drawn(view)).flatMap(({ tags, text }) => (tags.includes(`side:${side}`) ? [text!] : []));
      const [now, most] = said[0]!.split('/').map((one) => Number.parseInt(one, 10));
      expect(now, said[0]).toBeLessThanOrEqual(most!);
    }
});

test('Beside the headline of a round an arrow leads from each who dealt damage, and from nobody else', () => {
  const { view } = fought[0]!;
  const seat = view.combat!.seat;
  const leads = (dealt: number, taken: number) => {
    const deed = { type: 'combat-blows', shown: { seat, foe: view.combat!.foe, round: 1, dealt, taken } };
    const now = { said: ['A round.'], deeds: [deed], events: [deed], asked: [] };
    const tags = flat(pictures.board(view, { locale: 'en', now })).flatMap(({ tags }) => tags);
    return ['there', 'back'].filter((way) => tags.includes(`blow:${way}`));
  };
  expect(leads(2, 0)).toEqual(['there']);
  expect(leads(0, 1)).toEqual(['back']);
  expect(leads(3, 4)).toEqual(['there', 'back']);
  expect(leads(0, 0)).toEqual([]);
});
