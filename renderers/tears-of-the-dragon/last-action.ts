import type { Json, SeatId } from '#core/types';
import type { View } from '#games/tears-of-the-dragon/seen/view.types';
import { inset } from '../boxes.ts';
import type { Now } from '../pictures.ts';
import { type Frame, group, type Node, type Point, type Sprite } from '../scene.ts';
import { arrow, footprints, ghostAt, litFrame } from '../ways.ts';
import { cells } from './geography.ts';
import { wayOf } from './roads.ts';

/** What just happened, read from its public events: which way was gone and by whom, and which places it changed. */

export interface March {
  seat: SeatId;
  /** The faces that everybody saw on the way. */
  pieces: readonly string[];
  /** Places in order, from the first to the last. */
  way: readonly string[];
  /** On water. */
  afloat: boolean;
}

const isRecord = (value: Json | undefined): value is { [key: string]: Json } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A place as events tell it: its id, or its name in words (`area.ursh`). */
function placeIn(value: Json | undefined): string | undefined {
  const id = isRecord(value) && typeof value.key === 'string' ? value.key.slice(value.key.indexOf('.') + 1) : value;
  return typeof id === 'string' && cells.has(id) ? id : undefined;
}
const listOf = (value: Json | undefined): readonly Json[] => (Array.isArray(value) ? value : []);

/** Marches of the events, oldest first; what goes on where another ended is one with it. */
export function marchesOf({ events }: Pick<Now, 'events'>): March[] {
  const found: March[] = [];
  for (const { type, shown } of events) {
    if (!['moved', 'sailed', 'landed', 'retreated', 'fled'].includes(type)) continue;
    const [from, to] = [placeIn(shown.from), placeIn(shown.to)];
    if (from === undefined || to === undefined || typeof shown.seat !== 'number') continue;
    const via = listOf(shown.via).flatMap((one) => placeIn(one) ?? []);
    const pieces = listOf(shown.pieces).filter((one) => typeof one === 'string');
    const last = found.at(-1);
    const leg = [...via, to];
    if (last && last.seat === shown.seat && last.way.at(-1) === from)
      found[found.length - 1] = { ...last, pieces, way: [...last.way, ...leg] };
    else found.push({ seat: shown.seat, pieces, way: [from, ...leg], afloat: type === 'sailed' || type === 'landed' });
  }
  return found;
}

/** Keys under which events name a place. */
const AT = ['to', 'place', 'at', 'castle', 'ruin', 'area'];

/** Places that the events changed, the newest first, each once; not those that were only passed or left. */
export function changedPlaces(now: Pick<Now, 'events'>): string[] {
  const passed = new Set(marchesOf(now).flatMap(({ way }) => way.slice(0, -1)));
  const told = [...now.events].reverse().flatMap(({ shown }) => AT.flatMap((key) => placeIn(shown[key]) ?? []));
  return [...new Set(told)].filter((id) => !passed.has(id));
}

/** Who acted last, as the events tell it: by their seat, or by their wizard. */
export function actorOf({ events }: Pick<Now, 'events'>, wizards: View['wizards']): SeatId | undefined {
  for (const { shown } of events.toReversed()) {
    if (typeof shown.seat === 'number') return shown.seat;
    const { wizard } = shown;
    const id = isRecord(wizard) && typeof wizard.key === 'string' ? wizard.key.replace('wizard.', '') : wizard;
    const caster = wizards.find((one) => one.id === id);
    if (caster) return caster.seat;
  }
  return undefined;
}

/** More of both would hide the map. */
const MOST = { ways: 3, rings: 4 };

/** Rings round the places that changed: under the pieces. */
export const ringsOf = (now: Now): Node[] =>
  changedPlaces(now)
    .slice(0, MOST.rings)
    .map((id) => litFrame(inset(cells.get(id)!.frame, 3), `lit:${id}`));

const lastMarches = (now: Now): readonly March[] => marchesOf(now).slice(-MOST.ways);
/** A ghost is smaller than who stands there. */
const GHOST = 0.85;
const ghostSpot = ({ way }: March): Point => {
  const { x, y, w, h } = cells.get(way[0]!)!.slot;
  return [x + w / 2, y + h / 2];
};
type GhostOf = (march: March) => Sprite | undefined;

/** Who stands as a ghost where a march began, if that is seen; of several that began at one place the last one does. */
function ghostsOf(marches: readonly March[], ghost: GhostOf): Map<March, Sprite> {
  const isLast = ({ way: [from] }: March, n: number) => marches.slice(n + 1).every(({ way }) => way[0] !== from);
  const standing = marches.filter(isLast).map((march) => [march, ghost(march)] as const);
  return new Map(standing.flatMap(([march, who]) => (who ? [[march, who]] : [])));
}

/** Where the ghosts stand: no name is written there. */
export const ghostRooms = (now: Now, ghost: GhostOf): Frame[] =>
  [...ghostsOf(lastMarches(now), ghost)].map(([march, who]) => {
    const [x, y] = ghostSpot(march);
    const [w, h] = [who.w * GHOST, who.h * GHOST];
    return { x: x - w / 2, y: y - h / 2, w, h };
  });

/** The ways of the last marches, with a ghost where each began; `ghost` draws who went, or nothing where that is not seen. */
export function waysOf(now: Now, ghost: GhostOf): Node[] {
  const marches = lastMarches(now);
  const standing = ghostsOf(marches, ghost);
  return marches.map((march, n) => {
    const points = wayOf(march.way);
    const tag = `way:${march.way[0]}:${march.way.at(-1)}`;
    const drawn = march.afloat ? arrow(points, { tag }) : footprints(points, { tag });
    const who = standing.get(march);
    return group(
      [drawn, ...(who ? [ghostAt(who, ghostSpot(march), GHOST)] : [])],
      n === marches.length - 1 ? {} : { opacity: 0.55 },
    );
  });
}
