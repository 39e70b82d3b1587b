import type { Json } from '../terms/plain.ts';
import {
  type Below,
  type FieldKind,
  type Here,
  inRange,
  type Labelled,
  type Range,
  type SoFar,
  sampled,
  wrong,
} from './field.ts';

/** Points shared out over the options: `room` says how many each can take, `total` how many in all. */
export interface Shares<G = unknown, About = Json> extends Labelled<G, About> {
  kind: 'shares';
  room(here: Here<G, About>, soFar: SoFar): Readonly<Record<string, number>>;
  total(here: Here<G, About>, soFar: SoFar): Range;
}
/** Points by option; kept without its zeroes. */
export type SharesValue = Record<string, number>;

export const sharesKind: FieldKind<Shares, SharesValue> = {
  isSingle: false,
  check(field, here, soFar, value) {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return wrong('bad-arguments');
    const room = field.room(here, soFar);
    let total = 0;
    for (const [one, points] of Object.entries(value)) {
      if (!Number.isInteger(points) || points < 0) return wrong('bad-arguments');
      if (!Object.hasOwn(room, one)) return wrong('not-available', { given: one });
      if (points > room[one]!) return wrong('too-many-on-one', { given: one, most: room[one]! });
      total += points;
    }
    return inRange(total, field.total(here, soFar), 'wrong-total');
  },
  only(field, here, soFar) {
    const [min, max] = field.total(here, soFar);
    const hasRoom = Object.values(field.room(here, soFar)).some((n) => n > 0);
    return min === 0 && max >= 0 && !hasRoom ? {} : undefined;
  },
  *list(field, here, soFar) {
    const room = Object.entries(field.room(here, soFar));
    const [min, max] = field.total(here, soFar);
    for (let n = min; n <= max; n++) yield* splits(room, n);
  },
  pick(field, here, soFar) {
    const room = field.room(here, soFar);
    const [min, max] = field.total(here, soFar);
    const names = Object.keys(room).filter((one) => room[one]! > 0);
    const most = Math.min(
      max,
      names.reduce((sum, one) => sum + room[one]!, 0),
    );
    const rooms = names.map((one) => room[one]!);
    const all = names.map((_, i) => i);
    // Counted by number first, always in the same place: to count by names costs three times as much.
    const points = new Array<number>(names.length).fill(0);
    const sample = (below: Below) => {
      if (most < min) return undefined;
      let open = all;
      const chosen: number[] = [];
      for (let left = min + below(most - min + 1); left > 0; left--) {
        const at = below(open.length);
        const i = open[at]!;
        if (points[i]! === 0) chosen.push(i);
        points[i]!++;
        if (points[i]! === rooms[i]!) open = open.toSpliced(at, 1);
      }
      const given: Record<string, number> = {};
      for (const i of chosen) {
        given[names[i]!] = points[i]!;
        points[i] = 0;
      }
      return given;
    };
    return (below) =>
      sampled(
        () => sample(below),
        () => sharesKind.list(field, here, soFar),
      );
  },
  keep: (value) => Object.fromEntries(Object.entries(value).filter(([, points]) => points !== 0)),
};

/** All ways to share exactly `n` points over the rooms, those that give most to the earlier rooms first. */
function* splits(
  room: readonly (readonly [string, number])[],
  n: number,
): Generator<Record<string, number>, void, undefined> {
  const given = room.map(() => 0);
  /** Fills the rooms from `at` on, greedily; what does not fit is left. */
  const fill = (at: number, points: number): number => {
    let left = points;
    for (let i = at; i < room.length; i++) {
      given[i] = Math.min(room[i]![1], left);
      left -= given[i]!;
    }
    return left;
  };
  if (fill(0, n) > 0) return;
  for (;;) {
    const split: Record<string, number> = {};
    for (let i = 0; i < room.length; i++) if (given[i]! > 0) split[room[i]![0]] = given[i]!;
    yield split;
    // The last room that can pass a point on to the rooms after it.
    let later = 0;
    let free = 0;
    let i = room.length - 1;
    for (; i >= 0 && (given[i] === 0 || free === 0); i--) {
      later += given[i]!;
      free += room[i]![1] - given[i]!;
    }
    if (i < 0) return;
    given[i]!--;
    fill(i + 1, later + 1);
  }
}
