import { describe, expect, test } from 'vitest';
import { locales } from '#core/text';
import { bestiary } from '#games/gloomhaven/printed/content/bestiary';
import { cardsOf } from '#games/gloomhaven/printed/content/cards';
import { items } from '#games/gloomhaven/printed/content/content';
import { offered, scenario } from '#games/gloomhaven/printed/content/scenarios';
import { CLASSES } from '#games/gloomhaven/printed/schema/terms/base';
import { handSize } from '#games/gloomhaven/rules/reveal/setup';
import type { State } from '#games/gloomhaven/state/state';
import { statsOf as valuesOf } from '#games/gloomhaven/state/values/stats';
import { lineSprite } from '#renderers/gloomhaven/cards-text';
import { statsOf, typesSeen } from '#renderers/gloomhaven/figures-of';
import { itemLine } from '#renderers/gloomhaven/gear';
import { abilityLine, halfLines, inWords } from '#renderers/gloomhaven/halves';
import { pictures } from '#renderers/gloomhaven/index';
import { partyScene } from '#renderers/gloomhaven/party';
import { say } from '#renderers/gloomhaven/text';
import { textWidth } from '#renderers/measure';
import type { Scene } from '#renderers/scene';
import { flat } from './boxes.ts';
import { moments, nowOf, opened, seen } from './gloomhaven-samples.ts';
import { clashes, outside, texts, wrong } from './legible.ts';

/** Hands, questions, pages and the end. */

const played = moments('cards/3', { seats: 3, every: 13 });
/** What each has taken along, with everything that can become of it. */
const GEAR: readonly (readonly [number, State['characters'][number]['items'][number]['state'], number])[][] = [
  [
    [3, 'ready', 1],
    [4, 'spent', 1],
    [7, 'ready', 0],
    [8, 'ready', 0],
    [11, 'spent', 1],
    [12, 'consumed', 1],
    [14, 'ready', 0],
    [2, 'ready', 0],
  ],
  [
    [65, 'ready', 4],
    [52, 'ready', 0],
    [64, 'spent', 1],
    [47, 'consumed', 1],
    [69, 'ready', 0],
    [70, 'ready', 0],
    [63, 'ready', 0],
  ],
  [
    [38, 'ready', 0],
    [30, 'ready', 0],
    [43, 'ready', 0],
    [60, 'ready', 0],
    [46, 'ready', 0],
    [17, 'ready', 0],
    [28, 'ready', 0],
  ],
  [
    [58, 'ready', 0],
    [22, 'ready', 0],
    [68, 'ready', 0],
    [45, 'ready', 0],
    [35, 'ready', 0],
    [16, 'ready', 0],
    [49, 'ready', 0],
  ],
];
function equipped(): State {
  const g = opened(1);
  for (const [seat, one] of g.characters.entries())
    one.items = GEAR[seat]!.map(([id, state, used]) => ({ id, state, used }));
  return g;
}

const hands: [string, Scene][] = locales.flatMap((locale): [string, Scene][] => [
  ...played.flatMap(({ g, name }) =>
    g.characters.map((_, seat): [string, Scene] => [
      `hand of ${seat} in ${name} ${locale}`,
      pictures.hand(seen(g, seat), { locale })!,
    ]),
  ),
  ...[0, 1, 2, 3].map((seat): [string, Scene] => [
    `hand of ${seat} ${locale}`,
    pictures.hand(seen(opened(1), seat), { locale })!,
  ]),
  ...[0, 1, 2, 3].map((seat): [string, Scene] => [
    `equipped hand of ${seat} ${locale}`,
    pictures.hand(seen(equipped(), seat), { locale })!,
  ]),
]);
const pages: [string, Scene][] = locales.flatMap((locale) =>
  [1, 2, 3].flatMap((no) =>
    pictures.pages!(seen(opened(no)), { locale }).map(({ name, scene }): [string, Scene] => [
      `${name} of ${no} ${locale}`,
      scene,
    ]),
  ),
);
const ends: [string, Scene][] = locales.flatMap((locale) =>
  ([null, 'won', 'lost'] as const).map((how): [string, Scene] => [
    `end ${how} ${locale}`,
    pictures.end!({ ...seen(opened(1)), ends: how }, { locale }),
  ]),
);
const gear: [string, Scene][] = locales.map((locale) => [
  `equipped party ${locale}`,
  partyScene(seen(equipped()), { locale }),
]);
const all = [...hands, ...pages, ...ends, ...gear];

const LEAST = 27;
const small = (scene: Scene) =>
  texts(scene).flatMap(({ text, size = 0, tags }) => (size < LEAST - 0.01 ? [`${text} ${size} ${tags}`] : []));

describe('The stat card', () => {
  test('shows the values that are in force: with what objectives that stand add, and without those that are gone', () => {
    for (const no of offered) {
      const g = opened(no);
      const { objectives } = scenario(no);
      for (const killed of [{}, Object.fromEntries(objectives.map(({ id }) => [id, 1]))]) {
        g.killed = killed;
        for (const type of typesSeen(seen(g))) {
          const shown = statsOf(seen(g), type)!;
          if ('boss' in shown) continue;
          for (const rank of ['normal', 'elite'] as const)
            for (const value of ['hp', 'attack', 'move', 'range'] as const)
              expect(shown[rank][value], `${no} ${type} ${value}`).toBe(valuesOf(g, type, rank)[value]);
        }
      }
    }
    const demons = opened(22);
    const hp = () => statsOf(seen(demons), 'flame-demon');
    const before = hp();
    demons.killed = { altar: 3 };
    expect(before).not.toEqual(hp());
  });
});

describe('A full hand', () => {
  test.each(CLASSES)(
    'of the %s with as many items as can be worn is at most 1800 high, readable, and nothing lies over another',
    (id) => {
      const g = opened(1, { level: '9' });
      const one = g.characters[0]!;
      const size = handSize({ ...one, class: id });
      const pool = cardsOf(id).map(({ no }) => no);
      one.items = Array.from({ length: 12 }, (_, n) => ({ id: 1 + 5 * n, state: 'ready' as const, used: 0 }));
      Object.assign(one, { discard: [], lost: [], active: [], played: [], chosen: null });
      for (const locale of locales)
        for (let from = 0; from + size <= pool.length; from += 4) {
          one.hand = pool.slice(from, from + size);
          const scene = pictures.hand(seen(g, 0), { locale })!;
          expect(scene.height).toBeLessThanOrEqual(1800);
          const tags = new Set(flat(scene).flatMap((ink) => ink.tags));
          expect(
            [...one.hand.map((no) => `card:${no}`), ...one.items.map((item) => `item:${item.id}`)].filter(
              (tag) => !tags.has(tag),
            ),
          ).toEqual([]);
          expect([...outside(scene), ...clashes(scene), ...small(scene)]).toEqual([]);
        }
    },
  );
});

describe('Hands, pages and ends', () => {
  test('are 1200 wide and at most 1800 high', () => {
    for (const [name, { width, height }] of all) {
      expect(width, name).toBe(1200);
      expect(height, name).toBeLessThanOrEqual(1800);
    }
  });
  test('have all their words inside the frame', () => expect(wrong(all, outside)).toEqual([]));
  test('have no words over other words', () => expect(wrong(all, clashes)).toEqual([]));
  test('have no word of less than nine pixels on a phone', () => expect(wrong(all, small)).toEqual([]));
});

describe('Items', () => {
  const tagsOf = (scene: Scene) =>
    [...new Set(flat(scene).flatMap(({ tags }) => tags))].filter((tag) => tag.startsWith('item:'));
  test('stand in the hand of their owner and in the picture of the party, all of them', () => {
    const ids = (seat: number) => GEAR[seat]!.map(([id]) => `item:${id}`).sort();
    for (const [seat] of GEAR.entries())
      expect(tagsOf(pictures.hand(seen(equipped(), seat), { locale: 'en' })!).sort()).toEqual(ids(seat));
    expect(tagsOf(gear[0]![1]).sort()).toEqual(GEAR.flatMap((_, seat) => ids(seat)).sort());
  });
  test('say what they do while they can be used, and that they are spent or consumed after that', () => {
    const words = texts(pictures.hand(seen(equipped(), 0), { locale: 'en' })!).map(({ text }) => text);
    expect(words.filter((one) => one === 'spent until')).toHaveLength(0);
    expect(words.join(' ')).toContain('spent until refreshed');
    expect(words).toContain('consumed');
    expect(words.join(' ')).toMatch(/Heater Shield.*When attacked:/);
  });
  test('are read aloud with what has become of them', () => {
    const alt = pictures.alt.hand!(seen(equipped(), 0), { locale: 'en' });
    expect(alt).toContain('Hide Armor (1 of 2 used), Leather Armor (spent)');
    expect(alt).toContain('Minor Healing Potion (consumed)');
  });
  test('are in the legend with every place where one is worn, and with what is left of them', () => {
    const slots = [...new Set([...items.values()].map(({ slot }) => slot))];
    for (const locale of locales) {
      const { scene } = pictures.pages!(seen(opened(1)), { locale })[0]!;
      const words = texts(scene).map(({ text }) => text);
      for (const key of [...slots.map((slot) => `legend.${slot}`), 'item.spent', 'item.consumed', 'legend.uses'])
        expect(words, key).toContain(say(key, locale));
    }
  });
  test('have no gap within words that are written without one, and one between signs', () => {
    const line = [{ text: '攻撃のダメージ時：' }, { sign: 'shield' as const }, { text: '+1' }];
    const { nodes, w, h } = lineSprite(line, { width: 400, colour: '#000000', size: 20 });
    const [first, second, sign, value] = nodes.map((node) => (node.kind === 'group' ? (node.x ?? 0) : Number.NaN));
    expect(second! - first!).toBe(textWidth('攻撃の', 20));
    expect(sign! - second!).toBeGreaterThan(textWidth('ダメージ時：', 20));
    expect(value).toBeLessThan(w);
    const narrow = lineSprite(line, { width: 130, colour: '#000000', size: 20 });
    expect(narrow.w).toBeLessThanOrEqual(130);
    expect(narrow.h).toBeGreaterThan(h);
  });
  test('each says something in both languages', () => {
    for (const locale of locales)
      for (const item of items.values()) expect(itemLine(item, locale).length, `${item.id}`).toBeGreaterThan(0);
  });
});

describe('Cards', () => {
  test('every half of every card, and every card of a monster, says something in both languages', () => {
    const { decks, bosses } = bestiary();
    for (const locale of locales) {
      for (const id of CLASSES)
        for (const { no, top, bottom } of cardsOf(id))
          for (const half of [top, bottom])
            expect(
              halfLines(half, locale)
                .map((line) => inWords(line, locale))
                .join(),
              `${no}`,
            ).not.toBe('');
      for (const [deck, cards] of decks)
        for (const { id, actions } of cards)
          for (const one of actions) expect(abilityLine(one, locale).length, `${deck} ${id}`).toBeGreaterThan(0);
      for (const { id, specials } of bosses.values())
        for (const special of Object.values(specials ?? {}))
          if (special !== 'by-scenario')
            for (const one of special) expect(abilityLine(one, locale).length, id).toBeGreaterThan(0);
    }
  });

  test('a line has the value, the range and the condition of its ability', () => {
    const line = abilityLine({ op: 'attack', n: 3, range: 4, conditions: ['stun'] }, 'en');
    expect(inWords(line, 'en')).toBe('Attack 3 Range 4 Stun');
    expect(inWords(abilityLine({ op: 'move', mod: -1 }, 'en'), 'en')).toBe('Move −1');
  });

  test('the hand shows each card that its owner holds, and those alone', () => {
    for (const { g } of played)
      for (const seat of g.characters.keys()) {
        const view = seen(g, seat);
        const tags = new Set(flat(pictures.hand(view, { locale: 'en' })!).flatMap((one) => one.tags));
        const shown = [...tags].filter((tag) => tag.startsWith('card:')).map((tag) => Number(tag.slice(5)));
        const active = view.characters[seat]!.active.map(({ card }) => card);
        const own = [...view.own!.hand, ...active, ...view.own!.played];
        expect(new Set(shown)).toEqual(new Set(own));
      }
  });

  test('a spectator has no hand, and nobody sees the cards of another', () => {
    const view = seen(opened(1));
    expect(pictures.hand(view, { locale: 'en' })).toBeUndefined();
    expect(pictures.alt.hand(view, { locale: 'en' })).toBe('');
  });
});

describe('In words', () => {
  test('hands, pages and ends have at most 1,000 characters, and not the same in both languages', () => {
    for (const { g } of played) {
      for (const seat of g.characters.keys()) {
        const [en, ja] = locales.map((locale) => pictures.alt.hand(seen(g, seat), { locale }));
        expect(en!.length).toBeLessThanOrEqual(1000);
        expect(ja!.length).toBeLessThanOrEqual(1000);
        expect(en).not.toBe(ja);
      }
      for (const locale of locales) {
        for (const { alt } of pictures.pages!(seen(g), { locale })) expect(alt.length).toBeLessThanOrEqual(1000);
        expect(pictures.alt.end!(seen(g), { locale }).length).toBeLessThanOrEqual(1000);
      }
    }
  });

  test('who is asked in words of the question stands in the story bar', () => {
    const asked = played.find(({ open }) => open.length === 1)!;
    const now = nowOf(asked, 'en');
    const words = texts(pictures.board(seen(asked.g), { locale: 'en', now })).map(({ text }) => text);
    expect(words.some((text) => now.asked.some((one) => one.words.startsWith(text!.slice(0, 12))))).toBe(true);
  });
});
