import type { View } from '#games/scythe/seen/view.types';
import { type Frame, group, type Node, type Point, type Sprite } from '../scene.ts';
import { holdingOf } from './holding.ts';
import { partsOf, towards } from './lanes.ts';
import type { Stand } from './obstacles.ts';
import { free, step } from './step-marks.ts';
import { bothHeads } from './trail.ts';
import { type Ground, swapLine } from './way-lines.ts';
import { loaded } from './way-marks.ts';
import type { Way } from './ways.ts';

/** Two that have changed places with each other: one arrow with two heads between them, each number at who went. */

/** Who went from where this one came to, to where this one came from, each alone and next to each other; undefined if nobody or more than one did. */
export function swappedWith(view: View, { seat, places, isLoud }: Way, all: readonly Way[]): Way | undefined {
  const [from, to] = places;
  if (places.length !== 2 || partsOf(places).length > 1 || !isLoud) return undefined;
  if (places.some((id) => holdingOf(view, id).fight)) return undefined;
  const gone = (start: string, end: string) =>
    all.filter((one) => one.isLoud && one.seat === seat && one.places.join() === `${start},${end}`);
  const both = [...gone(from!, to!), ...gone(to!, from!)];
  const isPair = both.length === 2 && both.every(({ units, isRetreat }) => units.length === 1 && !isRetreat);
  return isPair ? both.find((one) => one.places[0] === to) : undefined;
}

/** One of the two: who stands where it came to, its number in the list, what it took along, and how its parts are named. */
export interface Half {
  stand: Stand;
  mark: number | undefined;
  load: Sprite | undefined;
  tag: string;
}

/** A number stands so far behind the counter of who went, or at a side of it. */
const BEHIND = 20;
const ROUND = [0, 45, -45, 90, -90];

/** The arrow between both, and, when all ways have theirs, its numbers and loads. */
export function drawnSwap([one, other]: readonly [Half, Half], { taken, ground }: { taken: Frame[]; ground: Ground }) {
  const points = swapLine(other.stand, one.stand, ground);
  const middle = Math.floor(points.length / 2);
  const halves = [
    { ...one, from: other.stand, points: points.slice(middle) },
    { ...other, from: one.stand, points: points.slice(0, middle + 1).toReversed() },
  ];
  const steps = (): Node[] =>
    halves.flatMap(({ stand, mark, load, tag, from, points: own }) => {
      const at = mark === undefined ? undefined : numberBehind(stand, from.at, [taken, ground.pieces]);
      const carried = loaded(load, [{ points: own }], {
        taken,
        pieces: ground.pieces,
        plates: ground.plates,
        isOwn: () => true,
      });
      return [
        ...carried.map((drawn) => group([drawn], { tag: `cargo:${tag}` })),
        ...(at ? [step(mark!, at, tag)] : []),
      ];
    });
  return { ghosts: [], trails: bothHeads(points, [`way:${one.tag}`, `way:${other.tag}`]), steps };
}

/** Clear of pieces, else of words and marks. */
function numberBehind({ at, r }: Stand, from: Point, [taken, pieces]: [Frame[], readonly Frame[]]): Point | undefined {
  const wanted = ROUND.map((turn) => turned(at, towards(at, from, -(r + BEHIND)), turn));
  const tries = [0, 20].flatMap((far) => wanted.map((point) => free(point, [...taken, ...pieces], { far })));
  const found = tries.find(Boolean);
  return found ? free(found, taken, { far: 0 }) : free(wanted[0]!, taken);
}

/** A point turned round another one by degrees. */
function turned([x, y]: Point, [px, py]: Point, degrees: number): Point {
  const by = (degrees * Math.PI) / 180;
  const [dx, dy] = [px - x, py - y];
  return [x + dx * Math.cos(by) - dy * Math.sin(by), y + dx * Math.sin(by) + dy * Math.cos(by)];
}
