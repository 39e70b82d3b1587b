import type { Locale } from '#core/text';
import { inset } from '../boxes.ts';
import { fallen, tally } from '../counters.ts';
import {
  disc,
  type Frame,
  group,
  type Node,
  path,
  polygon,
  put,
  rect,
  type Sprite,
  shaded,
  stroke,
  words,
} from '../scene.ts';
import { done, doneEdge, seatLook } from '../theme.ts';
import { starPoints } from '../tokens.ts';
import { EARLIER } from './news-marks.ts';
import { characterArms, heroArms, minionArms, monsterArms, sauronArms } from './portraits.ts';
import { flag, scroll, signAt } from './signs.ts';
import { say } from './text.ts';

/**
 * What stands and lies at a place. Each kind has an outline of its own. Heroes are shields, minions spiked discs, monsters square tokens,
 * characters small round medallions, each with a face. Favor is a star, plots are scrolls, quests banners, the event a flag.
 */

/** Letters round a point, as large as their room allows. */
const letters = (text: string, [x, y]: readonly [number, number], look: { size: number; w: number; colour: string }) =>
  words(text, x, y, { size: look.size, bold: true, colour: look.colour, align: 'centre', width: look.w });

/** How large figures stand on the map: heroes before all else. */
const TALL = { hero: 62, minion: 66, monster: 58, character: 52 } as const;

/** A hero: the bust on a shield in the colour and the hatch of the seat, with a broad pale rim; bright round it while he is asked. */
export function heroPiece(seat: number, hero: string, isAsked = false): Sprite {
  const arms = heroArms(seat, hero, TALL.hero, { isStanding: true, isAsked });
  return isAsked
    ? { w: arms.w + 2 * OUTLINE, h: arms.h + POINTER + OUTLINE, nodes: [put(arms, OUTLINE, POINTER)] }
    : arms;
}
/** So far above the shield of whoever is asked his pointer begins, and so far round it his outline reaches. */
const [POINTER, OUTLINE] = [31, 9];
/** What a hero's piece covers of its frame: a shield is narrow below, and the pointer over whoever is asked is as well. */
export function shieldParts({ x, y, w, h }: Frame): Frame[] {
  const isAsked = h > w;
  const top = isAsked ? y + POINTER - OUTLINE : y;
  const high = y + h - top;
  return [
    { x: x + 3, y: top + 1, w: w - 6, h: high * 0.58 },
    { x: x + w * 0.22, y: top + high * 0.58, w: w * 0.56, h: high * 0.34 },
    ...(isAsked ? [{ x: x + w * 0.28, y: y - 4, w: w * 0.44, h: top - y }] : []),
  ];
}

/** The same, where the hero is asked. */
export const heroChip = (seat: number, hero: string): Sprite => heroArms(seat, hero, 58);

/** A minion: the bust on a black disc with twelve spikes; at its foot the health that it has left. Where it is hurt it says of how much. */
export function minionPiece(id: string, left: number, of = left): Sprite & { number: Frame } {
  const { w, h, nodes } = minionArms(id, TALL.minion, { isStanding: true });
  const badge = left < of ? tally(`${left}/${of}`, HURT) : tally(String(left), 29);
  const number = { x: (w - badge.w) / 2, y: h - badge.h + 2, w: badge.w, h: badge.h };
  const { x, y } = number;
  return { ...{ w, h }, nodes: [...nodes, group(badge.nodes, { x, y, tag: 'load' })], number };
}

/** Letters of two numbers on a minion: eight pixels on a phone. */
const HURT = 25;

/** A character: the bust on a small medallion. */
export const characterPiece = (id: string): Sprite => characterArms(id, TALL.character, { isStanding: true });

/** Sauron, where he is asked: an eye. */
export const sauronChip = (): Sprite => sauronArms(56);

/** A monster token: a square with the marks of claws and its number, if it has one; its bust for whoever knows it. */
export function tokenPiece({ no, face }: { no: number | null; face: string | null }): Sprite {
  if (face !== null) {
    const known = monsterArms(face, TALL.monster, { isStanding: true });
    const number = no === null ? undefined : tally(String(no), 29);
    return {
      ...known,
      nodes: [...known.nodes, ...(number ? [put(number, known.w - number.w + 5, known.h - number.h + 3)] : [])],
    };
  }
  const size = 52;
  const claws = [0, 1, 2].map((n) =>
    path(`M${size / 2 + 3 + n * 8} 6 L${size / 2 - 10 + n * 8} 18`, { stroke: stroke('#ffb27a', 3) }),
  );
  return {
    w: size,
    h: size + 4,
    nodes: [
      rect({ x: 0, y: 4, w: size, h: size }, { fill: '#170b12', radius: 6, shadow: fallen(4) }),
      rect({ x: 0, y: 0, w: size, h: size }, { fill: '#6d1a17', stroke: stroke('#170b12', 5), radius: 6 }),
      rect({ x: 2.5, y: 2.5, w: size - 5, h: size - 5 }, { stroke: stroke('#f2dcb4', 2.4), radius: 4 }),
      ...claws,
      ...(no === null
        ? []
        : [letters(String(no), [size / 2, size / 2 + 8], { size: 34, w: size - 8, colour: '#ffffff' })]),
    ],
  };
}

/** A piece that has just appeared at its place, on a burst a little larger than itself: of amber where the headline tells it, else pale. */
export function withBurst({ w, h, nodes }: Sprite, isLoud = true): Sprite {
  const r = Math.max(w, h) / 2 + (isLoud ? 11 : 7);
  const look = isLoud
    ? { fill: done, stroke: stroke(doneEdge, 4) }
    : { fill: EARLIER.fill, stroke: stroke(EARLIER.edge, 2) };
  const burst = polygon(starPoints(13, r, r - (isLoud ? 7 : 4)), look);
  return { w, h, nodes: [group([burst], { x: w / 2, y: h / 2, tag: 'arrived' }), ...nodes] };
}

/** A piece that a way has led to its place, on a smooth rim: of amber where the headline tells it, else pale. */
export function withRim({ w, h, nodes }: Sprite, isLoud = true): Sprite {
  const [cx, cy, r] = [w / 2, h / 2, Math.max(w, h) / 2 + (isLoud ? 8 : 5)];
  const look = isLoud
    ? { fill: done, stroke: stroke(doneEdge, 4) }
    : { fill: EARLIER.fill, stroke: stroke(EARLIER.edge, 2) };
  return { w, h, nodes: [group([disc(cx, cy, r, look)], { tag: 'moved' }), ...nodes] };
}

/**
 * Favor: a pale star; more than one with their number on it. One that has just come lies on a burst like every piece. Where there are more,
 * a plate says how many of them came.
 */
export function favorPiece(n: number, came = 0, isLoud = true): Sprite {
  const star = group(
    [
      polygon(starPoints(5, 22, n > 1 ? 14 : 11), {
        fill: '#fff1a8',
        stroke: stroke('#4a3208', 3),
        shadow: fallen(2),
      }),
      ...(n > 1 ? [letters(String(n), [0, 1.5], { size: 25, w: 22, colour: '#2c2003' })] : []),
    ],
    { x: 21, y: 22 },
  );
  const alone: Sprite = { w: 42, h: 42, nodes: [star] };
  if (came === 0) return alone;
  if (n === 1) return withBurst(alone, isLoud);
  return {
    w: 76,
    h: 46,
    nodes: [
      group(
        [
          rect(
            { x: 0, y: 0, w: 76, h: 46 },
            { fill: isLoud ? done : EARLIER.fill, stroke: stroke(doneEdge, 4), radius: 14 },
          ),
          letters(`+${came}`, [57, 23], { size: 26, w: 32, colour: doneEdge }),
          group([star], { x: 1, y: 1 }),
        ],
        { tag: 'arrived' },
      ),
    ],
  };
}

/** A plot: a scroll with the number of its slot, so wide. */
export function plotPiece(slot: number, locale: Locale, w = 54): Sprite {
  const h = w * 0.78;
  const mark = words(say(`slot.${slot}`, locale), w / 2, h / 2, {
    size: 33,
    face: 'display',
    colour: '#5b1f1a',
    align: 'centre',
    width: w * 0.78,
  });
  return { w, h, nodes: [signAt(scroll('#f7ead0', '#3b2a1a'), w / 2, h / 2, w), mark] };
}

/** Where a quest leads: a banner that hangs from a pole, in the colour and the hatch of its hero's seat. */
export function questPiece(seat: number): Sprite {
  const { colour, dark, hatch } = seatLook(seat);
  const cloth = 'M6 6 L40 6 L40 46 L23 37 L6 46 Z';
  return {
    w: 46,
    h: 50,
    nodes: [
      path(cloth, { fill: dark, stroke: stroke('#140a06', 6), shadow: fallen(4) }),
      path(cloth, {
        fill: { ...hatch, ground: colour, colour: dark, gap: 10, width: 2 },
        stroke: stroke('#ffe9a6', 2.5),
      }),
      rect({ x: 1, y: 1, w: 44, h: 7 }, { fill: '#e0b04a', stroke: stroke('#140a06', 2.5), radius: 3 }),
      path('M19.5 12 L26.5 12 L25 27 L21 27 Z', { fill: '#ffffff', stroke: stroke('#140a06', 2) }),
      disc(23, 32, 3.2, { fill: '#ffffff', stroke: stroke('#140a06', 2) }),
    ],
  };
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
/** Of each marker two tones of its colour. */
const MARKERS = {
  green: ['#5fc08a', '#1f6d42'],
  yellow: ['#ffe07a', '#d09a16'],
  red: ['#e8604f', '#9e1f18'],
  black: ['#4a3d45', '#120c10'],
} as const;
/** A line in the colour of a marker, and its edge: as round the marker itself. */
export const MARKER_LOOKS = {
  ...{ green: ['#2f8a57', '#1b1114'], yellow: ['#ffd24d', '#1b1114'] },
  ...{ red: ['#d8493a', '#1b1114'], black: ['#120c10', '#f2e3c2'] },
} as const satisfies Record<keyof typeof MARKERS, readonly [string, string]>;
