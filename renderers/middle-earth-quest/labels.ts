import type { Locale } from '#core/text';
import { inset } from '../boxes.ts';
import { type Frame, group, line, type Node, type Point, stroke, type Text } from '../scene.ts';
import { spotOf } from './geography.ts';
import { AWAY, apart, type Bearer, type Spot, setName, spotsOf, within } from './label-spots.ts';
import { placeName } from './names.ts';

/** Names of places beside their signs: large where somebody or something is, small and quiet elsewhere, none too small for a phone. */

const LOUD = { colour: '#1d0f04', outline: stroke('#fbf1d6', 6.5) } as const;
const QUIET = { colour: '#3d2813', outline: stroke('#ecdcb2c8', 4.5) } as const;

export interface Room {
  locale: Locale;
  /** What is seen of the map: names stand wholly in it. */
  seen: Frame;
  /** What no name may cover besides coins: pieces, and the marks of a question. */
  taken: readonly Frame[];
  /** The places that get names, each with the size that is wanted. */
  named: readonly { id: string; size: number }[];
  /** The signs of all places, which no name of another may cover. */
  signs: readonly { id: string; frame: Frame }[];
  /** No name is smaller: as large as a phone needs. */
  least: number;
}

/** Names of places, and the lines that lead to those that stand far off: they lie below all signs. */
interface PlaceNames {
  names: Text[];
  leaders: Node[];
}

/** The names of places, as near to their signs and as large as can be found. A quiet one for which there is no room is left away. */
export function placeNames(room: Room): PlaceNames {
  const { locale, named, least } = room;
  const wanted = new Map(named.map(({ id, size }) => [id, size]));
  const all = [...placed(room)];
  return {
    names: all.map(([id, spot]) => {
      const centre = { x: spot.x + spot.w / 2, y: spot.y + spot.h / 2, size: spot.size, breakAt: spot.breakAt };
      const look = wanted.get(id)! > least ? LOUD : QUIET;
      return { ...setName(placeName(id, locale), centre, look), tag: `name:${id}` };
    }),
    leaders: all.flatMap(([id, spot]) => (spot.away >= AWAY.far[1] ? [leader(spotOf(id), spot)] : [])),
  };
}

/** A line from a sign to the nearest point of its name. */
function leader([x, y]: Point, { x: left, y: top, w, h }: Spot): Node {
  const to: Point = [
    Math.max(left + w * 0.15, Math.min(left + w * 0.85, x)),
    Math.max(top + 4, Math.min(top + h - 4, y)),
  ];
  const way = [[x, y] as const, to];
  return group([line(way, stroke('#fbf1d6', 6)), line(way, stroke('#46301a', 2.2, [5, 3]))]);
}

/** A name far from its sign lacks more than any number of small ones, one that has no room at all more than any number of those. */
const LACKS = { missing: 100_000, farther: 5_000, far: 60 } as const;

/** A name that is being placed. */
interface Label {
  id: string;
  size: number;
  /** Its spots where nothing is drawn, the best first, as far as they have been asked for. */
  free: (upTo: number) => readonly Spot[] | undefined;
  /** Where it stands, what it lacks there, and the others whose spots can meet its own. */
  spot: Spot;
  lack: number;
  near: Label[];
}

function lackOf({ size }: Label, spot: Spot): number {
  const away =
    spot.away >= AWAY.farther[0]
      ? LACKS.farther + spot.away * 10
      : spot.away >= AWAY.far[0]
        ? LACKS.far + spot.away
        : 0;
  return (size - spot.size) ** 2 + away + spot.cost / 20;
}

/** The first spot of a label that no other name covers; those in `out` do not count. */
function firstFree(label: Label, out: readonly Label[] = [], lackLess = Number.POSITIVE_INFINITY): Spot | undefined {
  for (let n = 0; ; n++) {
    const some = label.free(n);
    if (!some) return undefined;
    for (const spot of some) {
      if (lackOf(label, spot) >= lackLess) continue;
      if (label.near.every((one) => out.includes(one) || apart(one.spot, spot))) return spot;
    }
  }
}

/** So often every name that lacks much looks for a better spot. */
const ROUNDS = 3;
/** What is worth a second look. */
const LACKS_MUCH = 20;

/** One after another each takes its best free spot; then those that stand badly push others aside, where all together gain by it. */
function placed(room: Room): Map<string, Spot> {
  const labels = labelsOf(room);
  for (const label of labels.toSorted((a, b) => b.size - a.size)) stand(label, firstFree(label));
  for (let n = 0; n < ROUNDS; n++) {
    const bad = labels.filter(({ lack }) => lack > LACKS_MUCH).sort((a, b) => b.lack - a.lack);
    if (bad.filter((label) => better(label)).length === 0) break;
  }
  for (const label of labels)
    if (label.spot === NOWHERE && label.size > room.least) {
      oust(label, room.least);
      if (label.spot === NOWHERE) stand(label, leastCovering(label, room));
    }
  return new Map(labels.flatMap(({ id, spot }) => (spot === NOWHERE ? [] : [[id, spot]])));
}

function stand(label: Label, spot: Spot | undefined): void {
  Object.assign(label, spot ? { spot, lack: lackOf(label, spot) } : { spot: NOWHERE, lack: LACKS.missing });
}

/** A name that matters takes the first spot where only quiet names stand, and those are left away. */
function oust(label: Label, least: number): void {
  for (let n = 0; ; n++) {
    const some = label.free(n);
    if (!some) return;
    for (const spot of some) {
      const inWay = label.near.filter((one) => !apart(one.spot, spot));
      if (inWay.length > 2 || inWay.some(({ size }) => size > least)) continue;
      for (const one of inWay) stand(one, undefined);
      stand(label, spot);
      return;
    }
  }
}

/** Whether a label has found a better spot, by pushing at most two others aside that find another. */
function better(label: Label): boolean {
  for (let n = 0; ; n++) {
    const some = label.free(n);
    if (!some) return false;
    for (const spot of some) {
      const gain = label.lack - lackOf(label, spot);
      if (gain <= 0) continue;
      const inWay = label.near.filter((one) => !apart(one.spot, spot));
      if (inWay.length > 2) continue;
      const before = { spot: label.spot, lack: label.lack };
      Object.assign(label, { spot, lack: label.lack - gain });
      if (moveAside(inWay, gain)) return true;
      Object.assign(label, before);
    }
  }
}

/** Moves names to other free spots, unless that costs as much as is gained by it: then all stay. */
function moveAside(labels: readonly Label[], gain: number): boolean {
  const before = labels.map(({ spot, lack }) => ({ spot, lack }));
  let left = gain;
  for (const [n, label] of labels.entries()) {
    const spot = firstFree(label, labels.slice(n + 1), label.lack + left);
    if (!spot) {
      for (const [k, one] of labels.entries()) Object.assign(one, before[k]);
      return false;
    }
    const lack = lackOf(label, spot);
    left -= lack - label.lack;
    Object.assign(label, { spot, lack });
  }
  return true;
}

/** Where a name that must be read covers least: only among half a hundred marks of a question nothing at all is free. */
function leastCovering({ id, near }: Label, room: Room): Spot | undefined {
  const others = [...near.map(({ spot }) => spot), ...room.signs.map((one) => one.frame), ...room.taken];
  const over = (a: Frame, b: Frame) =>
    Math.max(0, Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x)) *
    Math.max(0, Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y));
  const covers = (spot: Spot) => others.reduce((sum, one) => sum + over(spot, one), 0);
  const seen = spotsOf(bearer(room, id), room.least, 'farther').filter((spot) => within(spot, inside(room.seen)));
  const costs = seen.map(covers);
  return seen[costs.indexOf(Math.min(...costs))];
}

/** Names whose signs lie so far apart never meet. */
const MEET = { x: 900, y: 540 } as const;
const NOWHERE: Spot = { x: -1e6, y: -1e6, w: 0, h: 0, size: 0, breakAt: undefined, away: 0, cost: 0 };

function labelsOf(room: Room): Label[] {
  const labels = room.named.map(
    ({ id, size }): Label => ({ id, size, free: freeSpots(id, size, room), spot: NOWHERE, lack: -1, near: [] }),
  );
  for (const label of labels) {
    const [x, y] = spotOf(label.id);
    label.near = labels.filter((one) => {
      const [ox, oy] = spotOf(one.id);
      return one !== label && Math.abs(ox - x) < MEET.x && Math.abs(oy - y) < MEET.y;
    });
  }
  return labels;
}

/** Where a place's name stands, wherever it stands. */
function around(id: string): Frame {
  const [x, y] = spotOf(id);
  return { x: x - 600, y: y - 400, w: 1200, h: 800 };
}

const bearer = ({ signs, locale }: Room, id: string): Bearer => {
  const frame = signs.find((one) => one.id === id)?.frame;
  return { id, locale, reach: frame ? Math.max(frame.w, frame.h) / 2 : 0 };
};

/** Loud names shrink in so many pixels at a time. */
const SHRINK = 3;

/** Spots of a name where nothing is drawn, by steps: near its sign as large as is wanted, then smaller, then further off. */
function freeSpots(id: string, size: number, room: Room): Label['free'] {
  const { seen, taken, signs, least } = room;
  const area = around(id);
  const frame = inside(seen);
  const fixed = [...taken, ...signs.map((one) => one.frame)].filter((one) => !apart(one, area));
  const isFree = (spot: Spot) => within(spot, frame) && fixed.every((one) => apart(one, spot));
  const of = bearer(room, id);
  const sizes = Array.from({ length: Math.ceil((size - least) / SHRINK) }, (_, n) => size - n * SHRINK);
  const steps = [
    ...[...sizes, least].map((one) => () => spotsOf(of, one, 'near')),
    () => spotsOf(of, least, 'far'),
    () => spotsOf(of, least, 'farther'),
    // Where somebody stands the name is never left away.
    ...(size > least ? [() => spotsOf(of, least, 'anywhere')] : []),
  ];
  const found: (readonly Spot[])[] = [];
  return (n) => {
    if (n >= steps.length) return undefined;
    found[n] ??= steps[n]!().filter(isFree);
    return found[n];
  };
}

export const inside = (seen: Frame): Frame => inset(seen, 9);
