import type { SeenCharacter } from '#games/gloomhaven/seen/view.types';
import { column } from '../boxes.ts';
import { setText } from '../measure.ts';
import { rows } from '../panels.ts';
import { group, rect, type Sprite, stroke, words } from '../scene.ts';
import { done, ink } from '../theme.ts';
import type { Counter } from './seat-changes.ts';
import { type OpSign, opSign } from './signs.ts';

/** The cards of a character, its experience and its money as signs with numbers, in a row of its plate. */

/** What there is of cards, experience and money, as large as one row has room for it; in two rows at last. Of an exhausted one cards do not count. */
export function valuesRow(one: SeenCharacter, w: number, changed: ReadonlyMap<Counter, number>): Sprite {
  const values: [(OpSign & Counter) | 'cards', number][] = [
    ['cards', one.hand],
    ['discard', one.discard.length],
    ['lost', one.lost.length],
    ['xp', one.xp],
    ['money', one.money],
  ];
  const changeOf = (sign: (typeof values)[number][0]) => changed.get(sign === 'cards' ? 'hand' : sign);
  const isNew = (sign: (typeof values)[number][0]) => changeOf(sign) !== undefined;
  const isTold = ([sign, n]: (typeof values)[number]) =>
    one.exhausted ? sign === 'xp' || sign === 'money' || isNew(sign) : n > 0 || sign === 'cards' || isNew(sign);
  const told = values.filter(isTold);
  // What was earned, or is lost for good, is told before cards that only went from one pile to another.
  const set = [TOLD_ALL, TOLD_FIRST, []].map((those) =>
    SETTINGS.map((how) => {
      const sprites = told.map(([sign, n]) =>
        valueSprite(sign, { text: String(n), change: changeOf(sign), tellsHow: those.includes(sign) }, how),
      );
      return { sprites, gap: (w - sprites.reduce((all, { w: wide }) => all + wide, 0)) / Math.max(1, told.length - 1) };
    }),
  );
  const fitting = (n: number, least: number) => set[n]!.find(({ gap }) => gap >= least);
  const found = fitting(0, APART) ?? fitting(1, APART) ?? fitting(1, CLOSE) ?? fitting(2, APART) ?? fitting(2, CLOSE);
  if (found) return rows(found.sprites, w + 1, 'left', Math.min(34, found.gap - 0.01));
  // Cards in one row, what was earned in the other.
  const [cards, earned] = [set[0]![0]!.sprites.slice(0, 3), set[0]![0]!.sprites.slice(3)];
  return column([rows(cards, w + 1, 'left', 12), rows(earned, w + 1, 'left', 12)], { gap: 2 });
}
/** From the left of a sign to its number, and how large that is. */
interface Setting {
  near: number;
  size: number;
}
const SETTINGS: readonly Setting[] = [
  { near: 34, size: 33 },
  { near: 31, size: 31 },
  { near: 28, size: 29 },
  { near: 26, size: 28 },
  { near: 24, size: 27 },
];
const TOLD_ALL: readonly string[] = ['cards', 'discard', 'lost', 'xp', 'money'];
const TOLD_FIRST: readonly string[] = ['lost', 'xp', 'money'];
/** So far apart values are read one by one; and where there is no room for that. */
const [APART, CLOSE] = [11, 4];

/** How high one is, with what is free below it. */
const VALUE = 40;

/** Signs of like outline differ in colour. */
const COLOURS = {
  cards: '#3a2c1c',
  discard: '#7a6a50',
  lost: '#a8231c',
  xp: '#2d5590',
  money: '#9a6a10',
} as const satisfies Partial<Record<OpSign, string>>;

interface Value {
  text: string;
  /** How much more or less it is than on the board before; absent where it is the same. */
  change: number | undefined;
  tellsHow: boolean;
}

function valueSprite(sign: keyof typeof COLOURS, { text, change, tellsHow }: Value, { near, size }: Setting): Sprite {
  const number = words(text, near, VALUE / 2, { size, bold: true, colour: ink });
  const end = near + setText(number).box.w;
  const by =
    change && tellsHow ? words(signed(change), end + 5, VALUE / 2, { size, bold: true, colour: '#a8410a' }) : undefined;
  const w = by ? end + 5 + setText(by).box.w : end;
  return {
    w,
    h: VALUE - 4,
    nodes: [
      ...(change === undefined
        ? []
        : [rect({ x: -3, y: 0, w: w + 6, h: VALUE }, { fill: '#ffdca8', stroke: stroke(done, 3), radius: 7 })]),
      group([opSign(sign, near - 3, COLOURS[sign])], { x: near / 2 - 0.5, y: VALUE / 2 }),
      number,
      ...(by ? [by] : []),
    ],
  };
}
const signed = (n: number): string => (n > 0 ? `+${n}` : `−${-n}`);
