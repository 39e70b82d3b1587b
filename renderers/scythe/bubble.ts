import type { View } from '#games/scythe/seen/view.types';
import { column, row } from '../boxes.ts';
import { textWidth } from '../measure.ts';
import { slab } from '../paper.ts';
import { group, type Node, type Point, polygon, put, rect, type Sprite, stroke, words } from '../scene.ts';
import { done, doneEdge, ink } from '../theme.ts';
import { type Room, roomFor, type Taken } from './bubble-room.ts';
import { counter, HIGH, rim, structureRim, wideOf } from './counters.ts';
import { countOf, factionOf, type Holding, holdingOf, type UnitKind } from './holding.ts';
import { loudCode } from './map.ts';
import { badge } from './outcomes.ts';
import { encounter, row as goodsRow, structure, token } from './pieces.ts';
import { type Fresh, hasMoved } from './places.ts';
import { goodsIn, tally } from './tallies.ts';
import { broken, hollow } from './trail.ts';

/** A crowded hex that is told of, pulled out: all that is there at twice the size on a plate of its own, with a pointer to its place. */

const KINDS = ['character', 'mech', 'worker'] as const satisfies UnitKind[];

/** From so many things on a hex is a crowd: each kind of piece, its number, each kind of goods, and what is told there. */
const CROWD = 7;
/** Units on the plate are so high, and what lies there is so much larger than on the map. */
const UNIT = 72;
const LYING = 1.45;
const PAD = 12;
const GAP = 9;

/** Over the map: the plates; below the codes of hexes their pointers; the places that were pulled out, and the codes that are hidden. */
export interface Bubbles {
  plates: Node[];
  pointers: Node[];
  isPulled: (id: string) => boolean;
  isHidden: (id: string) => boolean;
}

export const NONE: Bubbles = { plates: [], pointers: [], isPulled: () => false, isHidden: () => false };

/** How many things are to be told apart in a hex. */
function crowdIn(here: Holding, { tallied, outcome, beaten, gone = [] }: Fresh): number {
  const stacks = here.seats.flatMap((seat) => KINDS.map((kind) => countOf(here, seat, kind)));
  return (
    stacks.filter((n) => n > 0).length +
    stacks.filter((n) => n > 1).length +
    here.goods.length +
    (here.structure ? 1 : 0) +
    (here.token || here.encounter ? 1 : 0) +
    (tallied ? 1 : 0) +
    (outcome ? 2 : 0) +
    (beaten ? 1 : 0) +
    gone.length
  );
}

/** The most crowded of the places that are told of, where there is room for it; none while the whole stands there anyway. */
export function bubbles(
  view: View,
  { fresh, told, taken }: { fresh: (id: string) => Fresh; told: readonly string[]; taken: Taken },
): Bubbles {
  const all = told
    .map((id) => ({ id, n: crowdIn(holdingOf(view, id), fresh(id)) }))
    .filter(({ id, n }) => n >= CROWD && !holdingOf(view, id).fight)
    .sort((a, b) => b.n - a.n);
  for (const { id } of all) {
    const here = holdingOf(view, id);
    const found = roomFor(view, id, [plate(view, here, fresh(id)), plate(view, here, fresh(id), true)], taken);
    if (found)
      return {
        plates: [placed(id, found.size, found.room)],
        pointers: [wedge(found.room)],
        isPulled: (one) => one === id,
        isHidden: (one) => found.room.hidden.includes(one),
      };
  }
  return NONE;
}

/** From the plate to its hex. */
function wedge({ pointer: [from, to] }: Room): Node {
  const turn = Math.atan2(to[1] - from[1], to[0] - from[0]) + Math.PI / 2;
  const side = (by: number): Point => [from[0] + Math.cos(turn) * by, from[1] + Math.sin(turn) * by];
  return polygon([side(15), to, side(-15)], { fill: done, stroke: stroke(doneEdge, 4) });
}
const placed = (id: string, drawn: Sprite, { frame }: Room): Node =>
  group([put(drawn, frame.x, frame.y)], { tag: `bubble:${id}` });

/** Who stands there with how many they are, and below them what came and what lies there; flat all of it in one row. */
function plate(view: View, here: Holding, fresh: Fresh, isFlat = false): Sprite {
  const code: Sprite = { w: 66, h: 40, nodes: [loudCode(here.id, [33, 20])] };
  const [high, low] = [row([code, ...piecesOf(view, here, fresh)], { gap: GAP }), lyingOf(view, here, fresh)];
  const wide = Math.max(high.w, low.w);
  const all = isFlat
    ? row(low.w > 0 ? [high, low] : [high], { gap: 2 * GAP })
    : column(low.w > 0 ? [centred(high, wide), centred(low, wide)] : [high], { gap: 8 });
  const frame = { x: 0, y: 0, w: Math.ceil(all.w + 2 * PAD), h: Math.ceil(all.h + 2 * PAD) };
  return {
    ...{ w: frame.w, h: frame.h },
    nodes: [
      ...slab(frame),
      rect(frame, { stroke: stroke(doneEdge, 9), radius: 9 }),
      rect(frame, { stroke: stroke(done, 5.5), radius: 9 }),
      put(all, PAD, PAD),
    ],
  };
}
const centred = (one: Sprite, w: number): Sprite => ({ w, h: one.h, nodes: [put(one, (w - one.w) / 2, 0)] });

const round = (w: number, h: number, nodes: readonly Node[]): Sprite => ({
  w,
  h,
  nodes: [group([...nodes], { x: w / 2, y: h / 2 })],
});

function piecesOf(view: View, here: Holding, fresh: Fresh): Sprite[] {
  const units = here.seats.flatMap((seat) =>
    KINDS.flatMap((kind): Sprite[] => {
      const n = countOf(here, seat, kind);
      if (n === 0) return [];
      const faction = factionOf(view, seat);
      const shown = [...(hasMoved(fresh, seat, kind) ? [rim(faction, kind)] : []), counter(faction, kind)];
      const one = round(UNIT * wideOf(faction, kind), UNIT, [group(shown, { scale: (UNIT - 4) / HIGH[kind] })]);
      return [n > 1 ? row([one, times(n)], { gap: 2 }) : one];
    }),
  );
  const { beaten, gone = [] } = fresh;
  const left = [
    ...gone.map(({ seat, kind }) => ({ seat, kind, isOff: false })),
    ...(beaten ? [beaten.kind, ...beaten.rest].map((kind) => ({ ...beaten, kind })) : []),
  ];
  const ghosts = left.map(({ seat, kind, isOff }) =>
    round(UNIT, UNIT, [(isOff ? broken : hollow)(factionOf(view, seat), kind, [0, 0], UNIT - 14)]),
  );
  const { structure: built, token: laid } = here;
  return [
    ...units,
    ...ghosts,
    ...(built
      ? [
          round(60, 60, [
            ...(fresh.built ? [structureRim(factionOf(view, built.seat))] : []),
            ...structure(built.kind, factionOf(view, built.seat)),
          ]),
        ]
      : []),
    ...(here.encounter ? [round(44, 44, [group(encounter(), { scale: 1.3 })])] : []),
    ...(laid ? [round(48, 48, [group(token(laid, factionOf(view, laid.seat)), { scale: 1.4 })])] : []),
  ];
}

/** "×2" behind those whom it counts: no number of a step looks so. */
const times = (n: number): Sprite => ({
  w: Math.ceil(textWidth(`×${n}`, 36, true)) + 4,
  h: 44,
  nodes: [words(`×${n}`, 0, 22, { size: 36, bold: true, colour: ink })],
});

/** How a combat ended, what came, and what lies there with how much more it is. */
function lyingOf(view: View, here: Holding, { outcome, tallied }: Fresh): Sprite {
  const kinds = here.goods.map(([kind]) => kind);
  const { came, rest } = tallied ? goodsIn(tallied, kinds) : { came: new Map(), rest: undefined };
  const parts = [
    ...(outcome ? [badge(view, outcome)] : []),
    ...(rest ? [tally(rest)] : []),
    ...(here.goods.length > 0 ? [goodsRow(here.goods, came, 0)] : []),
  ];
  return row(
    parts.map((one) => ({ w: one.w * LYING, h: one.h * LYING, nodes: [put(one, 0, 0, LYING)] })),
    { gap: GAP },
  );
}
