import { textWidth } from '../measure.ts';
import { disc, group, type Node, path, rect, stroke, words } from '../scene.ts';
import { done, doneEdge, doneLight, now, nowEdge } from '../theme.ts';
import { crest } from './crests.ts';
import { enamel, factionLook, middleOf, outline, stamped } from './emblems.ts';
import type { UnitKind } from './holding.ts';
import { cogSign } from './signs.ts';

/** Units as enamel counters in the outline of their faction, with a coin that counts them. */

/** Heights; a character is told by its size as well. */
export const HIGH: Readonly<Record<UnitKind, number>> = { character: 54, mech: 52, worker: 42 };

const HAT = 'M-15 -7 L-8 -8.5 Q-7.5 -17 0 -17 Q7.5 -17 8 -8.5 L15 -7 Q0 -2.5 -15 -7 Z';
const MECH =
  'M-13 -14 L9 -14 Q12 -14 12 -11.5 L21 -11.5 L21 -7.5 L12 -7.5 L12 -3 Q12 0 9 0 L8 0 L13 6 L9 13 L12 13 L12 16 L3 16 L3 13 L7.5 6 L2.5 0 L-5 0 L-9 6 L-5.5 13 L-2 13 L-2 16 L-11.5 16 L-11.5 13 L-9.5 13 L-14.5 6 L-10 0 L-13 0 Q-16 0 -16 -3 L-16 -11.5 Q-16 -14 -13 -14 Z';
const PERSON = 'M-11 13 L-11 9 Q-8 4 -3.5 -1 L3.5 -1 Q8 4 11 9 L11 13 Z';

/** The silhouette of a kind of unit in a box of 40 × 34 round the origin, with holes in `ground`. */
export function figure(kind: UnitKind, colour: string, ground: string): Node[] {
  switch (kind) {
    case 'character':
      return [
        path('M-13 17 L-13 11 Q-13 3 0 3 Q13 3 13 11 L13 17 Z', { fill: colour }),
        disc(0, -3.5, 6.5, { fill: colour }),
        path(HAT, { fill: colour, stroke: stroke(ground, 1.75) }),
      ];
    case 'mech':
      return [path(MECH, { fill: colour }), path('M-12 -10.5 L-4 -10.5', { stroke: stroke(ground, 2.5) })];
    case 'worker':
      return [path(PERSON, { fill: colour }), disc(0, -6, 7, { fill: colour })];
  }
}

/** The number of a coin: nine pixels where the board is 400 wide. */
const COUNT = 27;
const COIN = 15;

/** Before the number a small cross: no number of a step has one. */
const TIMES = 8;
/** How wide a coin is. */
export const coinWide = (n: number): number => Math.ceil(textWidth(String(n), COUNT, true)) + TIMES + 10;

/** How many: a dark plate with a pale number behind a cross, "×2", its middle at the origin. */
export function coin(n: number): Node[] {
  const w = coinWide(n);
  const box = (by: number, y: number) => ({ x: -w / 2 + by, y: y - COIN + by, w: w - 2 * by, h: 2 * (COIN - by) });
  const x = -w / 2 + 5 + TIMES / 2;
  const r = TIMES / 2;
  return [
    rect(box(0, 2), { fill: '#00000066', radius: 7 }),
    rect(box(0, 0), { fill: '#f2e2b8', radius: 7 }),
    rect(box(1.75, 0), { fill: '#2a1c10', radius: 5.5 }),
    path(`M${x - r} ${-r} L${x + r} ${r} M${x + r} ${-r} L${x - r} ${r}`, { stroke: stroke('#fff6dc', 3) }),
    words(String(n), TIMES / 2 + 0.5, -0.5, { size: COUNT, bold: true, colour: '#fff6dc', align: 'centre' }),
  ];
}

/** One counter without a coin, round the origin. */
export const counter = (faction: string, kind: UnitKind): Node =>
  group([stamped(`counter.${faction}.${kind}`, HIGH[kind], () => counterNodes(faction, kind))], {
    tag: `counter:${faction}`,
  });

/** Round a counter that has just moved: amber with pale beads between two dark lines, its middle at the origin. */
export const rim = (faction: string, kind: UnitKind): Node =>
  group([stamped(`rim.${faction}.${kind}`, HIGH[kind] + 24, () => rimNodes(faction, kind))], {
    tag: `moved:${faction}`,
  });

/** Round a counter that may be chosen: lime without beads. */
const askedRim = (faction: string, kind: UnitKind): Node =>
  group(
    [
      stamped(`asked.${faction}.${kind}`, HIGH[kind] + 24, () => [
        outline(factionLook(faction), HIGH[kind] + 7, { fill: nowEdge, stroke: stroke(nowEdge, 8) }),
        outline(factionLook(faction), HIGH[kind] + 7, { stroke: stroke(now, 5) }),
      ]),
    ],
    { tag: `asked:${faction}` },
  );

/** What has just happened to units of a kind. */
export interface Marked {
  hasMoved?: boolean;
  /** They may be chosen now. */
  isAsked?: boolean;
  /** They have produced. */
  hasMade?: boolean;
}

/** A counter round the origin with the signs of what has just happened to it. */
export const marked = (
  faction: string,
  kind: UnitKind,
  { hasMoved = false, isAsked = false, hasMade = false }: Marked,
): Node[] => [
  ...(hasMoved ? [rim(faction, kind)] : isAsked ? [askedRim(faction, kind)] : []),
  counter(faction, kind),
  ...(hasMade ? [group(madeSign(), { x: -0.4 * HIGH[kind], y: -0.36 * HIGH[kind] })] : []),
];

/** Who has just produced: a cogwheel on amber, round the origin. */
export const madeSign = (): Node[] => [
  disc(0, 0, 13, { fill: done, stroke: stroke(doneEdge, 3) }),
  ...cogSign('#fff6d8', doneEdge),
];

/** The same round a structure that has just been built. */
export const structureRim = (faction: string): Node =>
  group([stamped(`rim.${faction}.structure`, 68, () => rimRound(faction, 53))], { tag: `built:${faction}` });

const rimNodes = (faction: string, kind: UnitKind): Node[] => rimRound(faction, HIGH[kind] + 9);

function rimRound(faction: string, size: number): Node[] {
  const own = factionLook(faction);
  return [
    outline(own, size, { fill: doneEdge, stroke: stroke(doneEdge, 11) }),
    outline(own, size, { stroke: stroke(done, 7) }),
    outline(own, size, { stroke: stroke(doneLight, 3, [3.5, 9]) }),
  ];
}

/** So large its silhouette is as wide as `WIDE` says. */
const MECH_SCALE = 1.12;

function counterNodes(faction: string, kind: UnitKind): Node[] {
  const own = factionLook(faction);
  const size = HIGH[kind];
  const isDiamond = own.outline === 'diamond';
  if (kind === 'mech')
    return [
      ...enamel(own, size),
      // It stands out over its enamel to both sides: a mech is told from a worker at ten pixels, and its faction by the outline behind it.
      group(
        [
          path(MECH, { stroke: stroke(own.dark, 7) }),
          path(MECH, { stroke: stroke(own.colour, 3) }),
          ...figure(kind, own.on, own.dark),
        ],
        { x: -3, y: middleOf(own) * size - 1, scale: MECH_SCALE },
      ),
    ];
  const scale = (size / 50) * (isDiamond ? 0.86 : 1) * (kind === 'worker' ? 1.2 : 1.06);
  return [
    ...enamel(own, size),
    group(figure(kind, own.on, own.colour), { y: middleOf(own) * size, scale }),
    ...(kind === 'character' ? [group(crest(faction, own.colour, own.on), { y: size * 0.24, scale: 0.5 })] : []),
  ];
}

/** How wide a counter is, in parts of its height: a mech stands out to both sides. */
export const wideOf = (faction: string, kind: UnitKind): number =>
  Math.max(outlineWide(faction), kind === 'mech' ? WIDE : 0);

const WIDE = 1.04;
const outlineWide = (faction: string): number => {
  const { outline } = factionLook(faction);
  return outline === 'diamond'
    ? 1.15
    : outline === 'burst'
      ? 1.08
      : outline === 'square' || outline === 'shield'
        ? 0.94
        : 1;
};

/** A counter with its coin, which is drawn above its neighbours; the upper left corner of the counter at the origin. */
export interface Counted {
  w: number;
  h: number;
  counter: Node;
  /** Round the origin, and where its middle stands. */
  coin?: { drawn: Node; at: readonly [number, number] };
  /** How far the coin stands out to the right, and how wide it is. */
  over: number;
  coinWide: number;
}

/** A kind of unit with how many there are, and what has just happened to them; one alone has no coin. */
export function counted(faction: string, kind: UnitKind, { n, ...news }: { n: number } & Marked): Counted {
  // In a crowd a mech may stand out over its neighbours.
  const [w, h] = [HIGH[kind] * outlineWide(faction), HIGH[kind] * 1.06];
  const drawn = { w, h, counter: group(marked(faction, kind, news), { x: w / 2, y: HIGH[kind] / 2 }) };
  if (n === 1) return { ...drawn, over: 0, coinWide: 0 };
  const half = coinWide(n) / 2;
  const over = kind === 'worker' ? 16 : 12;
  return { ...drawn, over, coinWide: 2 * half, coin: { drawn: group(coin(n)), at: [w + over - half, h - COIN] } };
}
