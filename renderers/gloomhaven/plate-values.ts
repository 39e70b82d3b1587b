import type { SeenCharacter } from '#games/gloomhaven/seen/view.types';
import { column } from '../boxes.ts';
import { setText } from '../measure.ts';
import { rows } from '../panels.ts';
import { group, put, rect, type Sprite, stroke, words } from '../scene.ts';
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
  const set = (tells: Value['tells']) =>
    SETTINGS.map((how) => {
      const sprites = told.map(([sign, n]) =>
        valueSprite(sign, { text: String(n), change: changeOf(sign), tells }, how),
      );
      return { sprites, gap: (w - sprites.reduce((all, { w: wide }) => all + wide, 0)) / Math.max(1, told.length - 1) };
    });
  const beside = set('beside');
  const found = (all: typeof beside, least: number) => all.find(({ gap }) => gap >= least);
  // Where there is no room beside the numbers, how much more or less it is hangs below them.
  const fitting = found(beside, APART) ?? found(set('below'), APART) ?? found(set('below'), CLOSE);
  if (fitting) return rows(fitting.sprites, w + 1, 'left', Math.min(34, fitting.gap - 0.01));
  // Cards in one row, what was earned in the other.
  const [cards, earned] = [beside[0]!.sprites.slice(0, 3), beside[0]!.sprites.slice(3)];
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
  /** Where that is told. */
  tells: 'beside' | 'below';
}

function valueSprite(sign: keyof typeof COLOURS, { text, change, tells }: Value, { near, size }: Setting): Sprite {
  const number = words(text, near, VALUE / 2, { size, bold: true, colour: ink });
  const end = near + setText(number).box.w;
  const tag = change ? tagOf(signed(change)) : undefined;
  const isBelow = tells === 'below';
  const w = tag ? (isBelow ? Math.max(end, tag.w) : end + 6 + tag.w) : end;
  return {
    w,
    // All are as high, so that they stand in one line.
    h: VALUE - 4 + (isBelow ? TAG - 6 : 0),
    nodes: [
      ...(change === undefined
        ? []
        : [rect({ x: -3, y: 0, w: end + 6, h: VALUE }, { fill: '#ffdca8', stroke: stroke(done, 3), radius: 7 })]),
      group([opSign(sign, near - 3, COLOURS[sign])], { x: near / 2 - 0.5, y: VALUE / 2 }),
      number,
      ...(tag ? [isBelow ? put(tag, Math.max(0, (end - tag.w) / 2), VALUE - 6) : put(tag, end + 6, -2)] : []),
    ],
  };
}

const TAG = 30;
/** On a tag of its own: bare beside a number it would be read as a sum that is still to be made. */
function tagOf(text: string): Sprite {
  const said = words(text, 5, TAG / 2, { size: 27, bold: true, colour: '#ffffff' });
  const w = setText(said).box.w + 10;
  return {
    w,
    h: TAG,
    nodes: [rect({ x: 0, y: 0, w, h: TAG }, { fill: '#8a3a08', stroke: stroke(done, 2), radius: 7 }), said],
  };
}
const signed = (n: number): string => (n > 0 ? `+${n}` : `−${-n}`);
