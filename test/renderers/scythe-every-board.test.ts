import { describe, expect, test } from 'vitest';
import { locales } from '#core/text';
import type { View } from '#games/scythe/seen/view.types';
import type { Look } from '#renderers/pictures';
import type { Scene } from '#renderers/scene';
import { board } from '#renderers/scythe/board';
import { cells } from '#renderers/scythe/cells';
import { flat, type Inked } from './boxes.ts';
import { clashes, covered, outside, texts, wrong } from './legible.ts';
import { way } from './scythe-news.ts';
import * as sample from './scythe-samples.ts';
import { lying, viewOf } from './scythe-sketches.ts';

/** A way over three hexes, a fight, and questions as long as they come. */
const news = (locale: 'en' | 'ja'): NonNullable<Look['now']> => ({
  said:
    locale === 'en'
      ? [
          "The Saxony Empire's mech 2 moves from F1 over F2 to E3 with 3 workers",
          'The Saxony Empire attacks the Republic of Polania on E3',
        ]
      : [
          'ザクセン帝国のメック2がF1からF2を通ってE3へ、ワーカー3体を運んで移動しました',
          'E3でザクセン帝国がポーラニア共和国を攻撃しました',
        ],
  events: [
    { type: 'moved', shown: { seat: 0, unit: 'mech', way: way('F1', 'F2', 'E3') } },
    { type: 'combat-begun', shown: { seat: 0, place: 'E3' } },
    { type: 'produced', shown: { seat: 1, hexes: ['B4', 'home-saxony', 'nowhere'] } },
  ],
  asked: [0, 1].map((seat) => ({
    seat,
    words: locale === 'en' ? 'Power and cards?' : '戦力とカードは？',
  })),
});
const named = Object.entries<View>(sample.samples);
const ids = [...cells.keys()];
const scenes: [string, Scene][] = locales.flatMap((locale) => [
  ...named.map(([name, view]): [string, Scene] => [
    `${name}, ${locale}`,
    board(view, { locale, now: news(locale), map: true }),
  ]),
  ...named.map(([name, view]): [string, Scene] => [
    `now in ${name}, ${locale}`,
    board(view, { locale, now: news(locale) }),
  ]),
  ...ids.map((focus): [string, Scene] => [`late at ${focus}, ${locale}`, board(sample.late, { locale, focus })]),
  ...['D4', 'C1', 'F1', 'home-saxony', 'home-togawa'].map((focus): [string, Scene] => [
    `middle at ${focus}, ${locale}`,
    board(sample.middle, { locale, focus }),
  ]),
]);

/** Boards with units, goods, structures and tokens thrown about, the same every time, so that many fall together. */
function thrown(seed: number): View {
  let state = seed;
  const below = (n: number): number => {
    state = (state * 1103515245 + 12345) % 2147483648;
    return Math.floor((state / 2147483648) * n);
  };
  const place = (): string => ['D4', 'B4', 'E1', 'G6', 'H1', 'C2', 'home-nordic', 'home-crimea'][below(8)]!;
  const { late } = sample;
  const turn = { ...late.turn!, seat: late.order[below(7)]! };
  const goods = () => ({ food: below(14), wood: below(3), metal: below(2) * below(20), oil: below(12) });
  return {
    ...late,
    turn,
    combat: null,
    units: late.units.map((unit) => ({ ...unit, at: place() })),
    players: late.players.map((player) => ({
      ...player,
      structures: { mill: ['G6', 'H1', 'C2'][below(3)]!, mine: ['A1', 'B4', 'D4'][below(3)]! },
    })),
    goods: Object.fromEntries(['D4', 'B4', 'E1', 'C2', 'H1', 'home-nordic'].map((at) => [at, goods()])),
    encounters: ['E1', 'C2', 'B4'],
    tokens: { E1: { kind: 'trap', seat: 5, penalty: 'power', armed: true }, H1: { kind: 'flag', seat: 2 } },
  };
}
/** Seats beyond two at one place are against the rules; they are taken home. */
function lawful(view: View): View {
  const seats = new Map<string, Set<number>>();
  const units = view.units.map((unit) => {
    const here = seats.get(unit.at) ?? new Set<number>();
    seats.set(unit.at, here);
    const own = `home-${view.players[unit.seat]!.faction}`;
    const base = unit.at.startsWith('home-') && unit.at !== own;
    if (base || (here.size === 2 && !here.has(unit.seat))) return { ...unit, at: own };
    here.add(unit.seat);
    return unit;
  });
  return { ...view, units };
}
const crowds = Array.from({ length: 30 }, (_, n): [string, Scene] => [
  `thrown ${n}`,
  board(lawful(thrown(n * 7919 + 1)), { locale: locales[n % 2]! }),
]);
/** A token beside an encounter, which no rule brings about, in the most crowded hex there is. */
const everything = board({ ...sample.late, encounters: ['E3'] }, { locale: 'en', map: true });

/** Of words that are shrunk to their place, a ninth less. */
const LEAST = 8;

describe('Every picture of the board', () => {
  test('keeps words apart wherever pieces come together', () => {
    expect(wrong([...crowds, ['everything', everything]], clashes)).toEqual([]);
  });
  test('is 1200 wide and at most 1920 high, with all words inside', () => {
    for (const [name, scene] of scenes) {
      expect(scene.width, name).toBe(1200);
      expect(scene.height, name).toBeLessThanOrEqual(1920);
    }
    expect(wrong(scenes, outside)).toEqual([]);
  });
  test('has no words over other words', () => {
    expect(wrong(scenes, clashes)).toEqual([]);
  });
  test('draws nothing solid over words', () => {
    expect(wrong(scenes, covered)).toEqual([]);
  });
  test('has words of nine pixels and more on a phone, 400 pixels wide, but on pieces', () => {
    const onPiece = ({ tags: all }: Inked) => all.some((tag) => /^(pieces|emblem|home):/.test(tag));
    const small = scenes.flatMap(([name, scene]) =>
      texts(scene).flatMap((one) =>
        one.size! / 3 < LEAST && !onPiece(one) ? [`${name}: ${one.text} ${one.size}`] : [],
      ),
    );
    expect(small).toEqual([]);
  });
  test('has counts of four pixels and more on a phone, 400 pixels wide, also where it is crowded', () => {
    const small = locales.flatMap((locale) =>
      named.flatMap(([name, view]) =>
        texts(board(view, { locale, map: true }))
          .filter(({ tags: all, text }) => all.some((tag) => tag.startsWith('pieces:')) && /^\d+$/.test(text!))
          .flatMap((one) => (one.size! / 3 < 4 ? [`${name}: ${one.tags} ${one.text} ${one.size! / 3}`] : [])),
      ),
    );
    expect(small).toEqual([]);
  });
});

describe('A crowded hex', () => {
  test('leaves counters of three kinds to be seen beside their numbers and those of others', () => {
    const crowded = viewOf(
      [
        { faction: 'crimea', mat: 'mechanical', on: { character: 'G4', mechs: ['G4', 'G4'], workers: ['G4', 'G4'] } },
        { faction: 'rusviet', mat: 'industrial', on: { character: 'home-rusviet' } },
      ],
      { goods: lying({ G4: { food: 2, wood: 1, oil: 1 } }), encounters: [] },
    );
    const here = flat(board(crowded, { locale: 'en' })).filter(({ tags }) => tags.includes('pieces:G4'));
    const numbers = here.filter(({ text, tags }) => text === '2' && !tags.some((tag) => tag.startsWith('goods:')));
    expect(numbers).toHaveLength(2);
    for (const kind of ['character', 'mech', 'worker']) {
      const counters = here.filter(({ tags }) => tags.some((tag) => tag.startsWith(`unit:G4:0:${kind}:`)));
      const left = Math.min(...counters.map(({ box }) => box.x));
      const right = Math.max(...counters.map(({ box }) => box.x + box.w));
      const top = Math.min(...counters.map(({ box }) => box.y));
      const foot = Math.max(...counters.map(({ box }) => box.y + box.h));
      const hidden = numbers.reduce((sum, { box }) => {
        const w = Math.min(right, box.x + box.w) - Math.max(left, box.x);
        return sum + Math.max(0, w) * Math.max(0, Math.min(foot, box.y + box.h) - Math.max(top, box.y));
      }, 0);
      expect(hidden / ((right - left) * (foot - top)), kind).toBeLessThan(1 / 8);
    }
  });
});
