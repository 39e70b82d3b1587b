import type { View } from '#games/scythe/seen/view.types';
import { column, row } from '../boxes.ts';
import { textWidth } from '../measure.ts';
import { slab } from '../paper.ts';
import { group, type Node, type Point, polygon, put, rect, type Sprite, stroke, tenth, words } from '../scene.ts';
import { done, doneEdge, ink, paperLight } from '../theme.ts';
import { type Room, roomFor, type Taken } from './bubble-room.ts';
import { cells } from './cells.ts';
import { HIGH, marked, structureRim, wideOf } from './counters.ts';
import { type Fresh, newsOfUnits } from './fresh.ts';
import { countOf, factionOf, type Holding, holdingOf, KINDS } from './holding.ts';
import { calmCode, loudCode } from './map.ts';
import { encounter, row as goodsRow, structure, token } from './pieces.ts';
import { goodsIn, tally } from './tallies.ts';

/** A crowded hex drawn once more: all that stands there now at twice the size on a plate in the sea, with a tail that leads into its place. */

/** So many things are a crowd: each kind of piece, its number, each kind of goods, what is told there. Fewer are told as well in their hex. */
const CROWD = { told: 5, calm: 7 };
/** More plates would be another board. */
const MOST = { told: 2, all: 3 };
/** Units on the plate are so high, and what lies there is so much larger than on the map. */
const UNIT = 72;
const LYING = 1.45;
const PAD = 12;
const GAP = 12;

/** Over the map: the plates; below all pieces their tails; and the places that are drawn once more. */
export interface Bubbles {
  plates: Node[];
  pointers: Node[];
  isPulled: (id: string) => boolean;
}

export const NONE: Bubbles = { plates: [], pointers: [], isPulled: () => false };

/** How many things are to be told apart in a hex. */
function crowdIn(here: Holding, { tallied, outcome, gone = [] }: Fresh): number {
  const stacks = here.seats.flatMap((seat) => KINDS.map((kind) => countOf(here, seat, kind)));
  return (
    stacks.filter((n) => n > 0).length +
    stacks.filter((n) => n > 1).length +
    here.goods.length +
    (here.structure ? 1 : 0) +
    (here.token || here.encounter ? 1 : 0) +
    (tallied ? 1 : 0) +
    (outcome ? 1 : 0) +
    gone.length
  );
}

/** Beside how a combat ended goods of many kinds have no room: their hex has a number alone. */
const isHoarded = ({ goods }: Holding, { outcome }: Fresh): boolean => outcome !== undefined && goods.length > 2;

/** The most crowded places, those that are told of first, where there is room for them; how a combat ended stays in its hex. */
export function bubbles(
  view: View,
  { fresh, told, taken }: { fresh: (id: string) => Fresh; told: readonly string[]; taken: Taken },
): Bubbles {
  // A home base has no code to stand on its plate.
  const all = [...cells.values()]
    .filter(({ home }) => !home)
    .map(({ id }) => ({ id, isTold: told.includes(id), n: crowdIn(holdingOf(view, id), fresh(id)) }))
    .filter(({ n, isTold }) => n >= (isTold ? CROWD.told : CROWD.calm))
    .filter(({ id }) => !holdingOf(view, id).fight)
    .sort((a, b) => Number(b.isTold) - Number(a.isTold) || b.n - a.n);
  const found: { id: string; drawn: Sprite; room: Room }[] = [];
  for (const { id, isTold } of all) {
    if (found.length >= (isTold ? MOST.told : MOST.all)) continue;
    const whole = [false, true].map((isFlat) => plate(view, holdingOf(view, id), fresh(id), { isFlat, isTold }));
    const frames = [...taken.frames, ...found.map(({ room }) => room.frame)];
    const sizes = SMALLER.flatMap((by) => whole.map((one) => smaller(one, by)));
    const room = roomFor(id, sizes, { ...taken, frames, isNeeded: isHoarded(holdingOf(view, id), fresh(id)) });
    if (room) found.push({ id, drawn: room.size, room: room.room });
  }
  return {
    plates: found.map(({ id, drawn, room }) => placed(id, drawn, room)),
    pointers: found.flatMap(({ id, room }) => (room.tail ? [tail(id, room.tail)] : [])),
    isPulled: (id) => found.some((one) => one.id === id),
  };
}

/** The numbers on the smallest are still eight pixels high on a phone. */
const SMALLER = [1, 0.82, 0.72];
const smaller = (one: Sprite, by: number): Sprite => ({
  w: Math.ceil(one.w * by),
  h: Math.ceil(one.h * by),
  nodes: [put(one, 0, 0, by)],
});

/** From the plate into its hex: a pale tail that ends in a point, below all pieces. No move is drawn so. */
function tail(id: string, [from, to]: readonly [Point, Point]): Node {
  const turn = Math.atan2(to[1] - from[1], to[0] - from[0]) + Math.PI / 2;
  const side = (by: number): Point => [tenth(from[0] + Math.cos(turn) * by), tenth(from[1] + Math.sin(turn) * by)];
  const shape = [side(TAIL), to, side(-TAIL)];
  return group([polygon(shape, { fill: paperLight, stroke: stroke(doneEdge, 3) })], { tag: `leader:${id}` });
}
/** Half as wide as it is at its plate. */
const TAIL = 9;

const placed = (id: string, drawn: Sprite, { frame }: Room): Node =>
  group([put(drawn, frame.x, frame.y)], { tag: `bubble:${id}` });

/** Who stands there with how many they are, and below them what came and what lies there; flat all of it in one row. */
function plate(view: View, here: Holding, fresh: Fresh, { isFlat, isTold }: Kind): Sprite {
  const code: Sprite = {
    w: 66,
    h: 40,
    nodes: [(isTold ? loudCode : calmCode)(here.id, [33, 20], `bubbled:${here.id}`)],
  };
  const [high, low] = [row([code, ...piecesOf(view, here, fresh)], { gap: GAP }), lyingOf(here, fresh)];
  const wide = Math.max(high.w, low.w);
  const all = isFlat
    ? row(low.w > 0 ? [high, low] : [high], { gap: 2 * GAP })
    : column(low.w > 0 ? [centred(high, wide), centred(low, wide)] : [high], { gap: 8 });
  const frame = { x: 0, y: 0, w: Math.ceil(all.w + 2 * PAD), h: Math.ceil(all.h + 2 * PAD) };
  return {
    ...{ w: frame.w, h: frame.h },
    nodes: [
      ...slab(frame),
      rect(frame, { stroke: stroke(doneEdge, isTold ? 9 : 4), radius: 9 }),
      ...(isTold ? [rect(frame, { stroke: stroke(done, 5.5), radius: 9 })] : []),
      put(all, PAD, PAD),
    ],
  };
}
/** In one row, and whether what is there is told of: else it has no amber. */
interface Kind {
  isFlat: boolean;
  isTold: boolean;
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
      const news = newsOfUnits(fresh, seat, kind);
      const shown = marked(faction, kind, news);
      const isRinged = news.hasMoved || news.isAsked;
      // A ring round it stays on the plate, and off the number behind it.
      const most = UNIT - (isRinged ? 14 : 4);
      const one = round(UNIT * wideOf(faction, kind), UNIT, [group(shown, { scale: most / HIGH[kind] })]);
      return [n > 1 ? row([one, times(n)], { gap: 8 }) : one];
    }),
  );
  const { structure: built, token: laid } = here;
  return [
    ...units,
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

/** What came, and what lies there with how much more it is. */
function lyingOf(here: Holding, { tallied }: Fresh): Sprite {
  const kinds = here.goods.map(([kind]) => kind);
  const { came, rest } = tallied ? goodsIn(tallied, kinds) : { came: new Map(), rest: undefined };
  const parts = [...(rest ? [tally(rest)] : []), ...(here.goods.length > 0 ? [goodsRow(here.goods, came, 0)] : [])];
  return row(
    parts.map((one) => ({ w: one.w * LYING, h: one.h * LYING, nodes: [put(one, 0, 0, LYING)] })),
    { gap: GAP },
  );
}
