import type { SeenCharacter } from '#games/gloomhaven/seen/view.types';
import { column } from '../boxes.ts';
import { setText } from '../measure.ts';
import { rows } from '../panels.ts';
import { group, rect, type Sprite, stroke, words } from '../scene.ts';
import { done, ink } from '../theme.ts';
import type { Counter } from './seat-changes.ts';
import { type OpSign, opSign } from './signs.ts';

/** The cards of a character, its experience and its money as signs with numbers, in a row of its plate. */

/** Cards, experience and money at even distances: nearer to their signs where there are many digits, and at last in two rows. */
export function valuesRow(one: SeenCharacter, w: number, changed: ReadonlySet<Counter>): Sprite {
  const values: [(OpSign & Counter) | 'cards', number][] = [
    ['cards', one.hand],
    ['discard', one.discard.length],
    ['lost', one.lost.length],
    ['xp', one.xp],
    ['money', one.money],
  ];
  const set = SETTINGS.map((how) => {
    const sprites = values.map(([sign, n]) =>
      valueSprite(sign, String(n), { ...how, isNew: changed.has(sign === 'cards' ? 'hand' : sign) }),
    );
    return { sprites, gap: (w - sprites.reduce((all, one) => all + one.w, 0)) / (sprites.length - 1) };
  });
  const found = set.find(({ gap }) => gap >= APART);
  if (found) return rows(found.sprites, w + 1, 'left', Math.min(46, found.gap - 0.01));
  // Cards in one row, what was earned in the other.
  const [cards, earned] = [set[0]!.sprites.slice(0, 3), set[0]!.sprites.slice(3)];
  return column([rows(cards, w + 1, 'left', 12), rows(earned, w + 1, 'left', 12)], { gap: 2 });
}
/** From the left of a sign to its number, and how large that is. */
interface Setting {
  near: number;
  size: number;
}
const SETTINGS: readonly Setting[] = [
  { near: 29, size: 28 },
  { near: 25, size: 28 },
  { near: 24, size: 27 },
];
/** So far apart values are read one by one. */
const APART = 5;

/** How high one is, with what is free below it. */
const VALUE = 36;

/** Signs of like outline differ in colour. */
const COLOURS = {
  cards: '#3a2c1c',
  discard: '#7a6a50',
  lost: '#a8231c',
  xp: '#2d5590',
  money: '#9a6a10',
} as const satisfies Partial<Record<OpSign, string>>;

function valueSprite(
  sign: keyof typeof COLOURS,
  text: string,
  { near, size, isNew }: Setting & { isNew: boolean },
): Sprite {
  const number = words(text, near, 18, { size, bold: true, colour: ink });
  const mark = { x: -3, y: 0, w: near + setText(number).box.w + 6, h: VALUE };
  return {
    w: near + setText(number).box.w,
    h: VALUE - 4,
    nodes: [
      ...(isNew ? [rect(mark, { fill: '#ffdca8', stroke: stroke(done, 3), radius: 7 })] : []),
      group([opSign(sign, near - 3, COLOURS[sign])], { x: near / 2 - 0.5, y: 18 }),
      number,
    ],
  };
}
