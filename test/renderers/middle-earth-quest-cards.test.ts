import { describe, expect, test } from 'vitest';
import { makeRng } from '#core/rng';
import { locales } from '#core/text';
import { plots, shadows } from '#games/middle-earth-quest/printed/cards/decks';
import { quests } from '#games/middle-earth-quest/printed/cards/possessions';
import { combatCards } from '#games/middle-earth-quest/printed/combat/combat-cards';
import { cardsOfHero, heroes } from '#games/middle-earth-quest/printed/combat/heroes';
import type { State } from '#games/middle-earth-quest/state/state';
import { pictures } from '#renderers/middle-earth-quest/index';
import type { Scene } from '#renderers/scene';
import { part } from '../games/middle-earth-quest/part.ts';
import { goingOn } from '../kit/lengths.ts';
import { flat } from './boxes.ts';
import { clashes, outside, texts, wrong } from './legible.ts';
import { moments, questionsOf, seen } from './middle-earth-quest-played.ts';

/** Hands, combats, sheets, questions and the end of Middle-Earth Quest. */

const played = moments('cards/meq', { seats: 4, every: 9 });
const fights: ReturnType<typeof moments> = [];
for (const n of goingOn(1, () => fights.length > 1))
  fights.push(
    ...moments(`fights/meq/${n}`, { seats: 3, every: 2 }).filter(({ g }) => (g.combat?.rounds.length ?? 0) > 0),
  );
const seatsOf = (g: State) => Array.from({ length: g.heroes.length + 1 }, (_, seat) => seat);
const last = played.findLast(({ g }) => g.heroes.length === 3)!;

/** Everything in hand: each hero the whole deck, Sauron every Shadow and Plot card. */
const full = structuredClone(last.g);
for (const one of full.heroes) one.piles = { ...one.piles, life: [], hand: cardsOfHero(one.id) };
full.shadow = [...shadows.keys()];
full.plots = [...plots.keys()];

const hands: [string, Scene][] = locales.flatMap((locale) =>
  [...played, { name: 'full', g: full }].flatMap(({ name, g }) =>
    seatsOf(g).map((seat): [string, Scene] => [
      `hand of ${seat} in ${name} ${locale}`,
      pictures.hand(seen(g, seat), { locale })!,
    ]),
  ),
);
const combats: [string, Scene][] = locales.flatMap((locale) =>
  fights.map(({ g, name }): [string, Scene] => [`${name} ${locale}`, pictures.board(seen(g, 'spectator'), { locale })]),
);
const sheets: [string, Scene][] = locales.flatMap((locale) =>
  [...played.filter((_, n) => n % 3 === 0), { name: 'full', g: full }].flatMap(({ name, g }) => [
    ...pictures.pages!(seen(g, 'spectator'), { locale })
      .slice(1)
      .map((page): [string, Scene] => [`${page.name} in ${name} ${locale}`, page.scene]),
    ...pictures.pages!(seen(g, 0), { locale })
      .slice(1)
      .map((page): [string, Scene] => [`${page.name} in ${name} ${locale}`, page.scene]),
  ]),
);
const ends: [string, Scene][] = locales.flatMap((locale) =>
  ([null, 'heroes', 'sauron'] as const).map((winner): [string, Scene] => [
    `end ${winner} ${locale}`,
    pictures.end!(seen({ ...last.g, winner }, 'spectator'), { locale }),
  ]),
);
const all = [...hands, ...combats, ...sheets, ...ends];
const wordsOf = (scene: Scene) => texts(scene).map(({ text }) => text);
const small = (scene: Scene) =>
  texts(scene).flatMap(({ text, size = 0, tags }) =>
    size < 26.99 && !tags.some((tag) => tag === 'sign') ? [`${text} ${size} ${tags}`] : [],
  );

describe('Hands and combats', () => {
  test('are 1200 wide and at most 1800 high', () => {
    expect([hands.length > 60, combats.length > 3]).toEqual([true, true]);
    for (const [name, { width, height }] of all) {
      expect(width, name).toBe(1200);
      expect(height, name).toBeLessThanOrEqual(1800);
    }
  });
  test('have all their words inside the frame', () => expect(wrong(all, outside)).toEqual([]));
  test('have no words over other words', () => expect(wrong(all, clashes)).toEqual([]));
});

describe('A hand', () => {
  test('has every card of it by name, and nobody else has one', () => {
    for (const { g } of played.filter((_, n) => n % 4 === 0))
      for (const [n, one] of g.heroes.entries()) {
        const drawn = wordsOf(pictures.hand(seen(g, n + 1), { locale: 'en' })!);
        for (const id of one.piles.hand) expect(drawn).toContain(combatCards.get(id)!.name.en);
      }
    expect(pictures.hand(seen(last.g, 'spectator'), { locale: 'en' })).toBeUndefined();
  });
  test('of Sauron has his Shadow and Plot cards with what each asks of the Shadow Pool', () => {
    const { g } = played.find(({ g }) => g.shadow.length > 0 && g.plots.length > 0 && g.combat === null)!;
    const drawn = wordsOf(pictures.hand(seen(g, 0), { locale: 'en' })!);
    for (const id of g.shadow) {
      expect(drawn).toContain(shadows.get(id)!.name.en);
      expect(drawn).toContain(`pool at least ${shadows.get(id)!.pool}`);
    }
    for (const id of g.plots) expect(drawn).toContain(plots.get(id)!.name.en);
  });
  test('is told in at most 1,000 characters', () => {
    for (const locale of locales)
      for (const { g } of [...played, { g: full }])
        for (const seat of seatsOf(g)) {
          const alt = pictures.alt.hand(seen(g, seat), { locale });
          expect(alt.length).toBeLessThanOrEqual(1000);
          expect(alt.length).toBeGreaterThan(20);
        }
  });
  test('can be read on a phone: no word has less than nine pixels', () => {
    expect(wrong([...hands, ...sheets, ...ends], small)).toEqual([]);
  });
});

describe('A combat', () => {
  test('shows both stacks with what they cost, and the cards of the last round', () => {
    for (const { g } of fights) {
      const drawn = wordsOf(pictures.board(seen(g, 'spectator'), { locale: 'en' })).join('\n');
      const { rounds } = g.combat!;
      for (const { card } of [rounds.at(-1)!.hero, rounds.at(-1)!.foe])
        if (card !== null) expect(drawn).toContain(combatCards.get(card)!.name.en);
    }
  });
  test('gives way to the map where that is asked for', () => {
    const view = seen(fights[0]!.g, 'spectator');
    const map = pictures.board(view, { locale: 'en', map: true });
    expect(flat(map).some(({ tags }) => tags.includes('place:bree'))).toBe(true);
    expect(flat(pictures.board(view, { locale: 'en' })).some(({ tags }) => tags.includes('place:bree'))).toBe(false);
  });
  test('is told in at most 1,000 characters, with both fighters', () => {
    for (const locale of locales)
      for (const { g } of fights) {
        const alt = pictures.alt.board(seen(g, 'spectator'), { locale });
        expect(alt.length).toBeLessThanOrEqual(1000);
        expect(alt).toContain(heroes.get(g.heroes[g.combat!.seat - 1]!.id)!.name[locale]);
      }
  });
});

describe('A sheet', () => {
  test('has each attribute with its level, the piles by number, and what the hero holds', () => {
    const g = structuredClone(last.g);
    Object.assign(g.heroes[0]!, { corruption: ['reckless'], items: ['boat'], favor: 4 });
    g.heroes[0]!.levels.wisdom = 2;
    const view = seen(g, 'spectator');
    const page = pictures.pages!(view, { locale: 'en' })[1]!;
    const drawn = wordsOf(page.scene);
    expect(drawn).toEqual(
      expect.arrayContaining(
        ['Fortitude', 'Strength', 'Agility', 'Wisdom', 'Reckless', 'Boat'].map((one) =>
          expect.stringMatching(new RegExp(one, 'i')),
        ),
      ),
    );
    expect(drawn).toContain(String(view.heroes[0]!.stats.wisdom));
    expect(drawn.join()).toContain('favor 4');
    expect(page.alt).toMatch(/wisdom \d \(levels gained: 2\)/i);
  });
  test('of a hero names no card of the hand or the life pool', () => {
    const before = pictures.pages!(seen(last.g, 'spectator'), { locale: 'en' });
    const g = structuredClone(last.g);
    for (const { piles } of g.heroes) [piles.hand, piles.life] = [piles.hand.toReversed(), piles.life.toReversed()];
    expect(pictures.pages!(seen(g, 'spectator'), { locale: 'en' })).toEqual(before);
  });
  test('of the map is for Sauron alone, with the face of each token', () => {
    const view = seen(last.g, 0);
    const [map] = pictures.pages!(view, { locale: 'en' });
    const drawn = wordsOf(map!.scene).join('\n');
    expect(view.tokens.length).toBeGreaterThan(0);
    expect(drawn).toMatch(/Orc|WR|–|Sna|Age|Cre|Tro|Uru|Hu|BW|Sou|Dun|Spi|Oli|Bal/);
    expect(pictures.pages!(seen(last.g, 1), { locale: 'en' })).toEqual([]);
  });
  test('is told in at most 1,000 characters', () => {
    for (const locale of locales)
      for (const g of [last.g, full])
        for (const viewer of [0, 'spectator'] as const)
          for (const { alt } of pictures.pages!(seen(g, viewer), { locale }))
            expect(alt.length).toBeLessThanOrEqual(1000);
  });
});

test('The end says who has won, in the picture and in words', () => {
  const end = (winner: State['winner']) => seen({ ...last.g, winner }, 'spectator');
  for (const [winner, text] of [
    ['heroes', 'The heroes have won'],
    ['sauron', 'Sauron has won'],
    [null, 'The match was given up'],
  ] as const) {
    expect(wordsOf(pictures.end!(end(winner), { locale: 'en' }))).toContain(text);
    expect(pictures.alt.end!(end(winner), { locale: 'en' })).toContain(text);
  }
});

test('The end has the race of the four markers and the quests that were done, and no others', () => {
  const g = structuredClone(last.g);
  const [one, other] = g.heroes;
  one!.starting.is = 'done';
  other!.starting.is = 'open';
  const drawn = wordsOf(pictures.end!(seen(g, 'spectator'), { locale: 'en' }));
  expect(drawn.join()).toContain(`Quests done: ${quests.get(one!.starting.card)!.name.en}`);
  expect(drawn).toContain('No quest done');
  for (const n of Object.values(g.markers)) expect(drawn).toContain(String(n));
  expect(pictures.alt.end!(seen(g, 'spectator'), { locale: 'en' })).toContain('quests done: ');
});

test('nothing that is hidden changes what somebody sees or is told', () => {
  for (const { g } of played.filter((_, n) => n % 6 === 0))
    for (const viewer of [...seatsOf(g), 'spectator'] as const) {
      const other = part.proofs.swapHidden(g, viewer, makeRng({ seed: 'swap', drawn: {} }));
      const shows = (state: State) => {
        const view = seen(state, viewer);
        const look = { locale: 'en' } as const;
        return JSON.stringify([
          pictures.board(view, look),
          pictures.hand(view, look),
          pictures.pages?.(view, look),
          pictures.alt.board(view, look),
          pictures.alt.hand(view, look),
        ]);
      };
      expect(shows(other)).toBe(shows(g));
    }
});

describe('Pictures of questions', () => {
  const open = moments('asked/meq', { seats: 3, every: 5 });
  const asked = locales.flatMap((locale) => open.flatMap((one) => questionsOf(one, locale)));
  const drawn = asked.flatMap(({ asked, drawn: picture }) => (picture ? [{ asked, picture }] : []));
  test('are for the seat that is asked alone', () => {
    expect(drawn.length).toBeGreaterThan(20);
    for (const { other } of asked) expect(other).toBeUndefined();
  });
  test('mark every place that can be chosen, and no other', () => {
    let marked = 0;
    for (const { asked, picture } of drawn) {
      if (!['to', 'place'].includes(asked.progress.field ?? '')) continue;
      const tags = new Set(flat(picture.scene).flatMap((one) => one.tags));
      const found = [...tags].filter((tag) => tag.startsWith('choose:')).map((tag) => tag.slice('choose:'.length));
      expect(new Set(found)).toEqual(new Set(asked.progress.choices.map(({ means }) => means[0]!.id)));
      marked++;
    }
    expect(marked).toBeGreaterThan(3);
  });
  test('lie within their frame, are at most 1800 high and told in 1,000 characters', () => {
    for (const { picture } of drawn) {
      expect(picture.alt.length).toBeLessThanOrEqual(1000);
      expect(picture.scene.height).toBeLessThanOrEqual(1800);
      if (flat(picture.scene).some(({ tags }) => tags.includes('cards'))) expect(outside(picture.scene)).toEqual([]);
    }
  });
});
