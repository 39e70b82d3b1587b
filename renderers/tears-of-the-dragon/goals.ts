import type { SeatId } from '#core/types';
import type { View } from '#games/tears-of-the-dragon/seen/view.types';
import type { Now } from '../pictures.ts';
import { disc, type Frame, group, type Node, type Point } from '../scene.ts';
import { now, nowEdge } from '../theme.ts';
import { SIGNS } from './deed-signs.ts';
import { cells } from './geography.ts';
import { marchesOf } from './last-action.ts';
import { foePlaces, refugesOf } from './meant.ts';
import { nextTo } from './names.ts';
import { seatsOfReturn } from './offers.ts';
import type { Spots } from './spots.ts';
import { isRecord, namedIn, placeIn, standsAt, toldIn } from './told.ts';

/** Which places questions are about, and lime targets where somebody who is asked may go, as everybody can read it off the board. */

/** A place where somebody may go, and whether enemies are met there. */
export interface Goal {
  id: string;
  isMet: boolean;
  /** The sign of a siege lies where it would: it stands aside. */
  isBesieged?: boolean;
}

/** The acts that lead to other places. */
const GOING: readonly string[] = ['move', 'embark', 'sail'];

/** Where whoever is asked may go, each place once: in an activation, in flight, or where he is put. */
export function goalsOf(view: View, asked: Now['asked']): Goal[] {
  const returns = asked.flatMap((one) => seatsOfReturn(view, one));
  const goals = new Map([...refugesOf(view, asked), ...returns].map((id) => [id, { id, isMet: false }]));
  for (const { seat, acts = [] } of asked)
    for (const id of acts.flatMap(({ name, places }) => (GOING.includes(name) ? places : [])))
      goals.set(id, { id, isMet: isMet(view, id, seat) });
  const besieged = new Set(view.places.flatMap((place) => (place.besieged ? [place.id] : [])));
  return [...goals.values()].map((one) => (besieged.has(one.id) ? { ...one, isBesieged: true } : one));
}

/** Facts of a question that name the place it is about. */
const ABOUT = ['ruin', 'castle', 'place', 'sea'] as const;

/** The places that questions are about, each once. */
export const askedPlaces = (asked: Now['asked']): string[] => [
  ...new Set(
    asked.flatMap(({ about }) => (isRecord(about) ? ABOUT.flatMap((fact) => placeIn(about[fact]) ?? []) : [])),
  ),
];

/** Where those stand who may still go, while the one who is active has gone on without them: they are next to a target, and he is not. */
export function leftBehind(view: View, { asked, events, deeds }: Now): string[] {
  return asked.flatMap(({ seat, key, about, acts = [] }) => {
    const goals = acts.flatMap(({ name, places }) => (GOING.includes(name) ? places : []));
    const head = isRecord(about) ? standsAt(view, namedIn(about.head)) : undefined;
    const isNext = (id: string) => nextTo(id).some((one) => goals.includes(one));
    if (key !== 'act' || head === undefined || goals.length === 0 || isNext(head)) return [];
    const left = marchesOf(toldIn({ events, ...(deeds && { deeds }) })).flatMap(({ seat: of, way }) =>
      of === seat ? way.slice(0, 1) : [],
    );
    const stands = ({ id, stacks }: View['places'][number]) =>
      left.includes(id) && id !== head && stacks.some((stack) => stack.seat === seat && stack.pieces.length > 0);
    return view.places.filter((place) => stands(place) && isNext(place.id)).map(({ id }) => id);
  });
}

/** Whether a castle of the other side is there, or pieces of it that do not hide. */
const isMet = ({ places }: View, id: string, seat: SeatId): boolean =>
  places.some(
    (place) =>
      place.id === id &&
      ((place.controller ?? seat) !== seat ||
        place.stacks.some((stack) => stack.seat !== seat && stack.pieces.some(({ obfuscated }) => !obfuscated))),
  );

/** Swords beside those who may be attacked where whoever is asked stands himself: at the corner of the last of them, of a castle without anybody on its wall. */
export function foeGoals(asked: Now['asked'], spots: ReadonlyMap<string, Spots>): { node: Node; room: Frame }[] {
  return [...new Set(asked.flatMap(foePlaces))].map((id) => {
    const last = spots.get(id)?.foe.at(-1);
    const at: Point = last ? [last[0] + CORNER.x, last[1] + CORNER.y] : middleOf({ id });
    return { node: goalAt({ id, isMet: true }, at), room: roomAt(at) };
  });
}
/** From the middle of a piece in its collar: away from the name above it. */
const CORNER = { x: 36, y: 14 } as const;

const RADIUS = 19;

/** Where a target lies: over the house of its place and above its name, of a castle over its wall, so that it covers nobody. Throws for an unknown place. */
const middleOf = ({ id, isBesieged = false }: Pick<Goal, 'id' | 'isBesieged'>): Point => {
  const { at, inside } = cells.get(id)!;
  return [at[0] + (isBesieged ? ASIDE : 0), at[1] - (inside ? 52 : 15)];
};
/** From the sign of a siege to a target beside it. */
const ASIDE = 44;

/** What a target covers. */
export function goalRoom(goal: Goal): Frame {
  return roomAt(middleOf(goal));
}
const roomAt = ([x, y]: Point): Frame => ({ x: x - RADIUS, y: y - RADIUS, w: 2 * RADIUS, h: 2 * RADIUS });

/** A target: a ring round a disc, or round two swords where enemies are met. */
export const goal = (one: Goal): Node => goalAt(one, middleOf(one));

/** The same anywhere. */
export function goalAt({ id, isMet }: Goal, [x, y]: Point): Node {
  const sign = isMet
    ? [group(SIGNS.swords(nowEdge), { x, y, scale: 1.05 })]
    : [disc(x, y, 10, { fill: nowEdge }), disc(x, y, 6, { fill: now })];
  return group([disc(x, y, RADIUS, { fill: nowEdge }), disc(x, y, RADIUS - 2.5, { fill: now }), ...sign], {
    tag: `goal:${id}`,
  });
}
