import type { Locale } from '#core/text';
import { inset } from '../boxes.ts';
import { fallen, medallion, seal, tally } from '../counters.ts';
import { disc, glowing, group, type Node, path, polygon, rect, type Sprite, shaded, stroke, words } from '../scene.ts';
import { seatLook } from '../theme.ts';
import { starPoints } from '../tokens.ts';
import { eye, flag, scroll, signAt } from './signs.ts';
import { say } from './text.ts';

/**
 * What stands and lies at a place. Each kind has an outline of its own: heroes are shields, minions spiked discs, monsters square tokens,
 * characters small round medallions, favor a star, plots scrolls, the event a flag.
 */

const POWER = {
  shape: 'pointed',
  colour: '#3a2130',
  dark: '#170b12',
  light: '#cfa6b4',
  faded: '#8b7680',
  on: '#ffd9a0',
} as const;
const FRIEND = {
  shape: 'round',
  colour: '#efe4c4',
  dark: '#6b4a12',
  light: '#ffffff',
  faded: '#cfc4a6',
  on: '#3b2a0c',
} as const;

/** Letters round a point, as large as their room allows. */
const letters = (text: string, [x, y]: readonly [number, number], look: { size: number; w: number; colour: string }) =>
  words(text, x, y, { size: look.size, bold: true, colour: look.colour, align: 'centre', width: look.w });

/** The outline of a shield about the origin, `s` in size. */
const shield = (s: number): string => {
  const at = (x: number, y: number) => `${tenth(x * s)} ${tenth(y * s)}`;
  return `M${at(-24, -26)} Q${at(-12, -23)} ${at(0, -28)} Q${at(12, -23)} ${at(24, -26)} L${at(24, 2)} Q${at(22, 20)} ${at(0, 30)} Q${at(-22, 20)} ${at(-24, 2)} Z`;
};
const tenth = (value: number): number => Math.round(value * 10) / 10 + 0;

/** A hero: a shield in the colour of the seat with a golden rim and one large sign. */
export function heroPiece(seat: number, hero: string, locale: Locale): Sprite {
  const { colour, dark, on } = seatLook(seat);
  return {
    w: 50,
    h: 60,
    nodes: [
      group(
        [
          path(shield(1.03), { fill: '#2b1a06', shadow: fallen(4) }),
          path(shield(1), { fill: shaded([-20, -28], [20, 30], '#ffe9a6', '#e0b04a', '#8a5f16') }),
          path(shield(0.86), { fill: colour, stroke: stroke(dark, 1.5) }),
          path(shield(0.86), { fill: shaded([-22, -26], [20, 28], '#ffffff66', '#ffffff00', '#00000055') }),
          letters(say(`mark.hero.${hero}`, locale), [0, -2], { size: 35, w: 38, colour: on }),
        ],
        { x: 25, y: 29 },
      ),
    ],
  };
}

/** A minion: a black disc with twelve spikes and a burning sign; how much it has lost on a badge at its foot. */
export function minionPiece(id: string, damage: number, locale: Locale): Sprite {
  const badge = damage > 0 ? tally(String(damage), 26) : undefined;
  const beyond = badge ? badge.w - 7 : 0;
  return {
    w: 58 + beyond,
    h: 60,
    nodes: [
      group(
        [
          polygon(starPoints(12, 30, 22.5), { fill: '#f4742a', shadow: fallen(4) }),
          polygon(starPoints(12, 27.4, 21.5), { fill: '#120a0d' }),
          disc(0, 0, 20.5, { fill: glowing([-5, -7], 26, '#4b1c22', '#160a0e'), stroke: stroke('#8f2f18', 1.5) }),
          letters(say(`mark.minion.${id}`, locale), [0, -0.5], { size: 30, w: 42, colour: '#ffb35c' }),
        ],
        { x: 29, y: 29 },
      ),
      ...(badge ? [group(badge.nodes, { x: 51, y: 58 - badge.h, tag: 'load' })] : []),
    ],
  };
}

/** A character: a small medallion. */
export const characterPiece = (id: string, locale: Locale): Sprite => {
  const bare = medallion(FRIEND, 46, () => []);
  const mark = letters(say(`mark.character.${id}`, locale), [23, 23], { size: 25, w: 44, colour: FRIEND.on });
  return { ...bare, nodes: [...bare.nodes, mark] };
};

/** Sauron, where he is asked: an eye. */
export const sauronPiece = (): Sprite => seal(POWER, 46, () => eye('#ff9a3a', '#140a0c'));

/** A monster token: a square with the marks of claws and its number, if it has one; its face below it for whoever knows it. */
export function tokenPiece({ no, face }: { no: number | null; face: string | null }, locale: Locale): Sprite {
  const [w, h] = face === null ? [46, 46] : [62, 62];
  const claws = [0, 1, 2].map((n) =>
    path(`M${w / 2 + 2 + n * 7} 5 L${w / 2 - 9 + n * 7} ${face === null ? 15 : 13}`, {
      stroke: stroke('#ffb27a', 2.6),
    }),
  );
  return {
    w,
    h: h + 3,
    nodes: [
      rect({ x: 0, y: 2.5, w, h }, { fill: '#170b12', radius: 5, shadow: fallen() }),
      rect({ x: 0, y: 0, w, h }, { fill: '#6d1a17', stroke: stroke('#f2dcb4', 2.4), radius: 5 }),
      ...(face === null || no === null ? claws : []),
      ...(no === null
        ? []
        : [
            letters(String(no), face === null ? [w / 2, h / 2 + 7] : [w / 3.4, 16], {
              size: face === null ? 31 : 27,
              w: w - 6,
              colour: '#ffffff',
            }),
          ]),
      ...(face === null
        ? []
        : [
            letters(say(`mark.monster.${face}`, locale), [w / 2, no === null ? h / 2 + 6 : 44], {
              size: 28,
              w: w - 6,
              colour: '#ffd9a0',
            }),
          ]),
    ],
  };
}

/** Favor: a golden star; more than one with their number on it. */
export function favorPiece(n: number): Sprite {
  return {
    w: 42,
    h: 42,
    nodes: [
      group(
        [
          polygon(starPoints(5, 22, n > 1 ? 14 : 11), {
            fill: '#f6c945',
            stroke: stroke('#5f420a', 2),
            shadow: fallen(2),
          }),
          ...(n > 1 ? [letters(String(n), [0, 1.5], { size: 25, w: 22, colour: '#2c2003' })] : []),
        ],
        { x: 21, y: 22 },
      ),
    ],
  };
}

/** A plot: a scroll with the number of its slot. */
export function plotPiece(slot: number, locale: Locale): Sprite {
  const mark = words(say(`slot.${slot}`, locale), 27, 21, {
    size: 28,
    face: 'display',
    colour: '#5b1f1a',
    align: 'centre',
    width: 42,
  });
  return { w: 54, h: 42, nodes: [signAt(scroll('#f7ead0', '#3b2a1a'), 27, 21, 54), mark] };
}

/** An event: a flag. */
export const eventPiece = (): Sprite => ({
  w: 40,
  h: 44,
  nodes: [
    disc(20, 22, 21, { fill: '#f7ead0', stroke: stroke('#3b2a1a', 1.5) }),
    signAt(flag('#2f6fa8', '#1b2a38'), 21, 22, 30),
  ],
});

/** Story markers: round, triangle, square and diamond, with a light from above. */
export function markerPiece(colour: 'green' | 'yellow' | 'red' | 'black', size: number): Sprite {
  const s = size / 2;
  const [light, deep] = MARKERS[colour];
  const style = {
    fill: shaded([0, 0], [0, size], light, deep),
    stroke: stroke(colour === 'black' ? '#f2e3c2' : '#1b1114', size > 40 ? 3 : 2),
    shadow: fallen(size > 40 ? 3 : 1),
  };
  const shapes: Record<typeof colour, Node> = {
    green: disc(s, s, s - 1, style),
    yellow: polygon(
      [
        [s, 0.5],
        [size, size - 2],
        [0, size - 2],
      ],
      style,
    ),
    red: rect(inset({ w: size, h: size }, size * 0.07), style),
    black: polygon(
      [
        [s, -1],
        [size + 1, s],
        [s, size + 1],
        [-1, s],
      ],
      style,
    ),
  };
  return { w: size, h: size, nodes: [group([shapes[colour]], { tag: `marker:${colour}` })] };
}
const MARKERS = {
  green: ['#5fc08a', '#1f6d42'],
  yellow: ['#ffe07a', '#d09a16'],
  red: ['#e8604f', '#9e1f18'],
  black: ['#4a3d45', '#120c10'],
} as const;
