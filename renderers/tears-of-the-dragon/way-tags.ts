import type { SeatId } from '#core/types';
import { coveredBy } from '../boxes.ts';
import { rows } from '../panels.ts';
import { type Frame, group, type Node, type Point, put } from '../scene.ts';
import type { Around } from './around.ts';
import { type Lying, lead, roomAlong, roomBeside } from './beside.ts';
import { within } from './geography.ts';
import type { March } from './last-action.ts';
import { EARLIER, NUMBER, numberAt, numberPart } from './plate-frame.ts';
import type { Told } from './told.ts';
import { stepsOf } from './trails.ts';
import { tagOf } from './who-went.ts';

/** Names of those who went, beside their ways, and on them the numbers of their rows; those of other deeds beside their places. */

/** A march with the line along which it is drawn. */
export interface DrawnWay {
  march: March;
  trail: readonly Point[];
  /** It is what the headline tells. */
  isLoud?: boolean;
}

/** What stands on the map, and the number of a row that stands with it. */
export interface Numbered {
  node: Node;
  frame: Frame;
  n?: number | undefined;
}

/** The number of the row that tells a march; of more legs that of the last. */
const numberOf = ({ legs }: March, numbers: ReadonlyMap<Told, number> | undefined): number | undefined =>
  legs?.flatMap((leg) => numbers?.get(leg) ?? []).at(-1);

/** Who went each way, beside it: of the last one in a bright edge. Numbers that stand on no way (`drawn`) stand here. */
export function wayTags(
  ways: readonly DrawnWay[],
  around: Lying & Pick<Around, 'locale' | 'numbers' | 'names'> & { drawn?: ReadonlySet<number> },
): Numbered[] {
  if (ways.length === 0) return [];
  const found: Numbered[] = [];
  const { firm, loose } = around.names();
  const names = [...firm, ...loose];
  for (const { march, trail, isLoud = false } of ways.toReversed()) {
    const own = numberOf(march, around.numbers);
    const n = own !== undefined && around.drawn?.has(own) ? undefined : own;
    const sprite = tagOf(march, around.locale, isLoud, n);
    if (!sprite || trail.length < 2) continue;
    const size = { w: sprite.w, h: sprite.h };
    const rooms = [...around.rooms, ...found.map(({ frame }) => frame)];
    const frame = roomAlong(trail, size, { ...around, rooms }, names);
    // Its row tells it as well: neither what stands nor an arrow is covered.
    if (!within(frame, around.seen) || coveredBy(frame, [...rooms, ...around.steps]) > 0) continue;
    if (!isLoud && coveredBy(frame, names) > 0) continue;
    const node = group([put(sprite, frame.x, frame.y)], { tag: `${isLoud ? 'plate' : 'went'}:moved` });
    found.push({ node, frame, n });
  }
  return found;
}

/** A number lies at least so far from other ways: which one it is of is plain. */
const CLEAR = 34;
/** So many square pixels may a number have in common with a piece: their frames have empty corners. */
const TOUCH = 600;

/** The numbers of the rows that tell of ways, each on its own way where no other goes and nothing stands; of more legs that of the last. `firm` must not be covered. */
export function wayNumbers(
  ways: readonly DrawnWay[],
  numbers: ReadonlyMap<Told, number> | undefined,
  { rooms, firm, seen }: Lying & { firm: readonly Frame[] },
): Numbered[] {
  const found: Numbered[] = [];
  for (const { march, trail, isLoud = false } of ways) {
    const n = numberOf(march, numbers);
    const steps = stepsOf(trail);
    if (n === undefined || steps.length === 0) continue;
    const others = ways.filter((one) => one.trail !== trail).flatMap((one) => stepsOf(one.trail));
    const taken = [...rooms, ...found.map(({ frame }) => frame)];
    // Neither where somebody stands nor at the head of its arrow.
    const inner = steps.slice(Math.min(3, steps.length - 1), Math.max(4, steps.length - 3));
    const costOf = (step: Frame, k: number) => {
      const frame = boxAt(step);
      const clear = Math.min(CLEAR, ...others.map((one) => Math.hypot(one.x - step.x, one.y - step.y)));
      const inSight = within(frame, seen) ? 0 : 1e7;
      return 300 * coveredBy(frame, taken) + 400 * (CLEAR - clear) + 40 * Math.abs(k - inner.length / 2) + inSight;
    };
    const best = inner.map((step, k) => ({ step, cost: costOf(step, k) })).reduce((a, b) => (b.cost < a.cost ? b : a));
    const frame = boxAt(best.step);
    // Its row names both ends of the way as well: no piece is covered.
    if (!within(frame, seen) || coveredBy(frame, firm) > TOUCH) continue;
    const middle = [frame.x + frame.w / 2, frame.y + frame.h / 2] as const;
    found.push({ node: numberAt(n, middle, { isNew: isLoud, seat: march.seat }), frame, n });
  }
  return found;
}

/** Numbers of rows that stand nowhere else (`left`, with their places), those of one place side by side. */
export function placeNumbers(left: readonly PlacedNumber[], around: Lying): Numbered[] {
  const found: Numbered[] = [];
  for (const at of new Set(left.map((one) => one.at))) {
    const parts = left.filter((one) => one.at === at).map(({ n, seat, isNew }) => numberPart(n, { isNew, seat }));
    const sprite = rows(parts, 400, 'left', 2);
    const rooms = [...around.rooms, ...found.map(({ frame }) => frame)];
    // Farther off rather than nowhere.
    const frame = [true, false]
      .map((isNear) => roomBeside(at, sprite, { ...around, rooms, isNear }))
      .find((one) => within(one, around.seen) && coveredBy(one, rooms) <= TOUCH);
    if (!frame) continue;
    const nodes = [...lead(frame, at, undefined, EARLIER), put(sprite, frame.x, frame.y)];
    found.push({ node: group(nodes, { tag: `numbers:${at}` }), frame });
  }
  return found;
}
export interface PlacedNumber {
  n: number;
  at: string;
  seat: SeatId;
  isNew: boolean;
}

/** The room of a number on a step of a way. */
const boxAt = ({ x, y, w, h }: Frame): Frame => ({
  x: x + w / 2 - NUMBER.r - 2,
  y: y + h / 2 - NUMBER.r - 2,
  w: 2 * NUMBER.r + 4,
  h: 2 * NUMBER.r + 4,
});
