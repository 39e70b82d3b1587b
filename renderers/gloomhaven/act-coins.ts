import { conditions } from '#games/gloomhaven/printed/content/content';
import { setText } from '../measure.ts';
import { disc, group, type Node, path, rect, type Sprite, stroke, words } from '../scene.ts';
import { cream, done, doneEdge, doneLight, now, nowEdge } from '../theme.ts';
import { setWhole } from '../whole-words.ts';
import { conditionBadge, type OpSign, opSign } from './signs.ts';

/** Of what the signs of the strip of acts are made: dark coins, what follows them in words, and what lies on them. */

/** How high each is. */
export const SIGN = 84;
export const MIDDLE = SIGN / 2;
/** Letters: eleven pixels on a phone, and more in a burst. */
export const LETTERS = 34;
export const SIZE = 36;

/** A dark coin with the rim of what has just happened. */
export const coin = (sign: Node, r = 29): Sprite => ({
  w: 2 * r + 6,
  h: SIGN,
  nodes: [
    disc(r + 3, MIDDLE, r, { fill: '#20140e', stroke: stroke(doneEdge, 8) }),
    disc(r + 3, MIDDLE, r, { stroke: stroke(done, 3.5) }),
    group([sign], { x: r + 3, y: MIDDLE }),
  ],
});

/** What follows the sign in words. */
export function withWords(sign: Sprite, text: string): Sprite {
  const said = words(text, sign.w + 6, MIDDLE, { size: SIZE, bold: true, colour: doneLight });
  return { w: sign.w + 8 + setText(said).box.w, h: SIGN, nodes: [...sign.nodes, said] };
}

/** What follows it in a name, on two lines where it is long. Its letters are a little smaller before a word is parted, and it is wider before they are too small. */
export function named(sign: Sprite, text: string, colour: string = cream): Sprite {
  const width = text.length > LONG ? 420 : NAME;
  const usual = words(text, sign.w + 4, MIDDLE, { size: LETTERS, bold: true, colour, width, lines: 2 });
  const wider = WIDER.map((by) => ({ ...usual, width: width * by }));
  const name = wider.flatMap((one) => setWhole(one, LEAST, []) ?? [])[0] ?? { ...usual, width: 1e4, lines: 1 };
  return { w: sign.w + 14 + setText(name).box.w, h: SIGN, nodes: [...sign.nodes, name] };
}

/** Nine pixels on a phone, also where all of the strip is as small as it may be. */
const LEAST = 32;
const WIDER = [1, 1.2, 1.5, 2, 3] as const;
/** How wide the name of a card may be. */
const NAME = 270;
/** Of more letters, as of two names, it is wider. */
const LONG = 28;

/** One right behind the other. */
export const beside = (one: Sprite, other: Sprite): Sprite => ({
  w: one.w + other.w,
  h: SIGN,
  nodes: [...one.nodes, group(other.nodes, { x: one.w })],
});

export const moon = (): Node =>
  path('M5 -19 C-16 -17 -22 10 -4 18 C7 23 18 15 20 6 C8 12 -7 2 5 -19 Z', { fill: '#fff0c4' });
export const leaf = (): Node =>
  group([
    rect({ x: -15, y: -20, w: 30, h: 40 }, { fill: '#8a5a2e', stroke: stroke('#f0d9a8', 3), radius: 3 }),
    disc(8, 2, 3.5, { fill: '#ffe08a' }),
  ]);
export const chest = (): Node =>
  group([
    path('M-19 -3 C-19 -22 19 -22 19 -3 Z', { fill: '#a8712e', stroke: stroke('#f0d9a8', 2.5) }),
    rect({ x: -19, y: -3, w: 38, h: 20 }, { fill: '#8a5a2e', stroke: stroke('#f0d9a8', 2.5), radius: 2 }),
    rect({ x: -5, y: -7, w: 10, h: 12 }, { fill: '#ffd75e', radius: 2 }),
  ]);

/** The open book of the scenario. */
export const book = (): Node =>
  group([
    path('M0 -12 C-6 -18 -16 -18 -22 -15 V14 C-16 11 -6 11 0 17 C6 11 16 11 22 14 V-15 C16 -18 6 -18 0 -12 Z', {
      fill: '#fbeccb',
      stroke: stroke('#8a5a2e', 3),
    }),
    path('M0 -12 V16 M-16 -8 L-6 -6 M-16 0 L-6 2 M16 -8 L6 -6 M16 0 L6 2', { stroke: stroke('#8a5a2e', 3) }),
  ]);

/** What is asked now, an ability or conditions, with how much of it: in the colour of that. */
export function askedCoins(what: string, n: number): Sprite {
  const r = 29;
  const coins = what.split(' ').map((one): Sprite => {
    const sign = conditions.has(one as never) ? conditionBadge(one, 38) : opSign(one as OpSign, 38, now);
    return {
      w: 2 * r + 6,
      h: SIGN,
      nodes: [
        disc(r + 3, MIDDLE, r, { fill: nowEdge, stroke: stroke(nowEdge, 8) }),
        disc(r + 3, MIDDLE, r, { stroke: stroke(now, 4, [13, 8]) }),
        group([sign], { x: r + 3, y: MIDDLE, tag: `asks:${one}` }),
      ],
    };
  });
  const all = coins.reduce(beside);
  const text = n > 0 ? `${n} ?` : '?';
  const said = words(text, all.w + 4, MIDDLE, { size: SIZE, bold: true, colour: now, outline: stroke(nowEdge, 5) });
  return { w: all.w + 8 + setText(said).box.w, h: SIGN, nodes: [...all.nodes, said] };
}
