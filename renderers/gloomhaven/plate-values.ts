import type { SeenCharacter } from '#games/gloomhaven/seen/view.types';
import { column } from '../boxes.ts';
import { setText } from '../measure.ts';
import { rows } from '../panels.ts';
import { group, type Sprite, words } from '../scene.ts';
import { ink } from '../theme.ts';
import { type OpSign, opSign } from './signs.ts';

/** The cards of a character, its experience and its money as signs with numbers, in a row of its plate. */

/** Cards, experience and money at even distances: nearer to their signs where there are many digits, and at last in two rows. */
export function valuesRow(one: SeenCharacter, w: number): Sprite {
  const values: [OpSign, number][] = [
    ['cards', one.hand],
    ['discard', one.discard.length],
    ['lost', one.lost.length],
    ['xp', one.xp],
    ['money', one.money],
  ];
  const set = SETTINGS.map((how) => {
    const sprites = values.map(([sign, n]) => valueSprite(sign, String(n), how));
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

function valueSprite(sign: OpSign, text: string, { near, size }: Setting): Sprite {
  const number = words(text, near, 18, { size, bold: true, colour: ink });
  return {
    w: near + setText(number).box.w,
    h: VALUE - 4,
    nodes: [group([opSign(sign, near - 3, '#5a4326')], { x: near / 2 - 0.5, y: 18 }), number],
  };
}
