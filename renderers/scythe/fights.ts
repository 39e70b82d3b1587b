import type { View } from '#games/scythe/seen/view.types';
import { type Group, group, type Node, type Point, polygon, put, type Sprite, stroke } from '../scene.ts';
import { done, doneEdge } from '../theme.ts';
import { starPoints } from '../tokens.ts';
import { coin, HIGH, type Marked, marked } from './counters.ts';
import { countOf, factionOf, type Holding, KINDS, type UnitKind } from './holding.ts';
import { fightBadge } from './pieces.ts';
import { broken, hollow } from './trail.ts';

/** A hex that is fought over: the two sides face each other at full size, the attacker where the attack came from, else at the left. */

/** Middles of the counters of the left side, by how many kinds there are; the right side stands as in a mirror. */
const STANDS: Readonly<Record<number, readonly Point[]>> = {
  1: [[-41, 2]],
  2: [
    [-47, -17],
    [-46, 26],
  ],
  3: [
    [-46, -29],
    [-49, 1],
    [-46, 29],
  ],
};
/** Three kinds stand a little smaller, so that none hides another. */
const scaleOf = (kinds: number): number => (kinds > 2 ? 0.82 : 1);

/** How the units of a kind are named in a scene. */
export const unitTag = (here: Holding, seat: number, kind: UnitKind): string =>
  `unit:${here.id}:${seat}:${kind}:${countOf(here, seat, kind)}`;

/** Rays round those who fight, light enough to stand behind pieces. */
export const clash = (): Node =>
  polygon(starPoints(14, 74, 50), { fill: '#fff4d8a6', stroke: stroke('#7a1f1466', 1.5) });

/** What else is here, and what the news say of the two sides. */
interface Facing {
  slots: readonly ((at: Point) => Node)[];
  /** The attacker stands at the right: the attack came from there. */
  isFromRight: boolean;
  newsOf: (seat: number, kind: UnitKind) => Marked;
}

/** Towards who is attacked: the head of an arrow behind the swords. */
const strike = (to: 1 | -1): Node =>
  polygon(
    [
      [8 * to, -19],
      [33 * to, 0],
      [8 * to, 19],
    ],
    { fill: done, stroke: stroke(doneEdge, 3) },
  );

/** The swords in the middle; lower where something stands above them alone, which is then whole below the label. */
const SWORDS = { y: 2, below: 9, above: -25 };
const BADGE = { among: 1.3, above: 1 };
/** Of one kind on each side so much lower: the swords stand above both, and cover neither. */
const DOWN = 9;
const SLOTS = { alone: -25, above: -29, below: 28 };

/** Both sides, the swords between them with whom they strike, what else is here above and below them; round the middle of the hex. */
export function facing(view: View, here: Holding, { slots, isFromRight, newsOf }: Facing): Node[] {
  const { attacker, defender } = here.fight!;
  const [left, right] = isFromRight ? [defender, attacker] : [attacker, defender];
  const isAlone = slots.length === 1;
  const isDuel = slots.length === 0 && [left, right].every((seat) => kindsOf(here, seat).length === 1);
  const y = isAlone ? SWORDS.below : isDuel ? SWORDS.above : SWORDS.y;
  const down = isDuel ? DOWN : 0;
  const to = isFromRight ? -1 : 1;
  const sides = [
    side(view, here, { seat: left, facing: 1, newsOf }),
    side(view, here, { seat: right, facing: -1, newsOf }),
  ];
  return [
    ...slots.map((slot, n) => slot([0, isAlone ? SLOTS.alone : n === 0 ? SLOTS.above : SLOTS.below])),
    group(
      sides.flatMap(({ counters }) => counters),
      { y: down },
    ),
    group([strike(to)], { y, scale: isDuel ? BADGE.above / BADGE.among : 1, tag: `strike:${here.id}:${defender}` }),
    group(
      sides.flatMap(({ coins }) => coins),
      { y: down },
    ),
    group(fightBadge(), { y, scale: isDuel ? BADGE.above : BADGE.among, tag: `fight:${here.id}` }),
  ];
}

const kindsOf = (here: Holding, seat: number): UnitKind[] => KINDS.filter((kind) => countOf(here, seat, kind) > 0);

/** Whether a kind stands at the lower corner, where the goods lie between the sides. */
const low = (kind: UnitKind, kinds: number): boolean => kind === 'worker' && kinds > 1;

/** The counters of one side from behind to the front; coins to lie above them, towards the enemy, where there is room. */
function side(
  view: View,
  here: Holding,
  { seat, facing, newsOf }: { seat: number; facing: 1 | -1; newsOf: Facing['newsOf'] },
): { counters: Group[]; coins: Group[] } {
  const faction = factionOf(view, seat);
  const kinds = kindsOf(here, seat);
  const scale = scaleOf(kinds.length);
  const placed = kinds.map((kind, n) => {
    const [x, y] = STANDS[kinds.length]![n]!;
    return { kind, count: countOf(here, seat, kind), at: { x: x * facing, y, scale } };
  });
  return {
    counters: placed.map(({ kind, at }) =>
      group(marked(faction, kind, newsOf(seat, kind)), {
        ...at,
        tag: unitTag(here, seat, kind),
      }),
    ),
    coins: placed.flatMap(({ kind, count, at }) =>
      count > 1
        ? [
            group(
              [
                group(coin(count), {
                  ...(low(kind, kinds.length)
                    ? { x: facing * -13, y: 5 }
                    : { x: facing * 15, y: kinds.length > 2 ? -8 : HIGH[kind] / 2 - 11 }),
                  scale: 1 / scale,
                }),
              ],
              at,
            ),
          ]
        : [],
    ),
  };
}

/** Wider goods have numbers under eight pixels on a phone at the lower corner. */
export const SPOILS_WIDEST = 104;

/** Above what stands beside the labels of the hexes below. */
const SPOILS_FOOT = 62;

/** What lies there, at the lower corner. */
export function spoils(lying: Sprite | undefined): Node[] {
  if (!lying) return [];
  const scale = Math.min(1, 34 / lying.h, 93 / lying.w);
  return [put(lying, (-lying.w * scale) / 2, SPOILS_FOOT - lying.h * scale, scale)];
}

/** Who was beaten, and whether they went off the map. */
export interface Beaten {
  seat: number;
  kind: UnitKind;
  isOff: boolean;
  /** Who had to go beside the first. */
  rest: readonly UnitKind[];
}
/** They stand faint and as large as this in a corner of the hex. */
const BEATEN = 48;

/** Who was beaten there: where they stood, struck through where they are off the map. */
export const beaten =
  (view: View, id: string, { seat, kind, isOff }: Beaten) =>
  (at: Point): Node =>
    group([(isOff ? broken : hollow)(factionOf(view, seat), kind, at, BEATEN)], { tag: `beaten:${id}` });
