import type { SeatId } from '#core/types';
import { coveredBy } from '../boxes.ts';
import { rows } from '../panels.ts';
import { type Frame, group, type Node, type Point, put } from '../scene.ts';
import type { Around } from './around.ts';
import { drawingsNear, gapTo, type Lying, lead, roomBeside, roomsAlong, stem } from './beside.ts';
import { cells, within } from './geography.ts';
import type { March } from './last-action.ts';
import { NUMBER, numberAt, numberPart } from './plate-frame.ts';
import { endsOf, type Told } from './told.ts';
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
    // The tag tells the last leg, where others have rows of their own.
    const leg = legsOf({ march, trail }, around.numbers).at(-1)?.trail ?? trail;
    const rooms = [...around.rooms, ...found.map(({ frame }) => frame)];
    // Its row tells it as well: neither what stands nor an arrow is covered, and it is not read as of others.
    const firmly = [...rooms, ...around.steps, ...(isLoud ? firm : names)];
    const others = rooms.filter((one) => !endsTouch(march, one));
    const towns = drawingsNear('', leg[Math.floor(leg.length / 2)]!, FAR);
    const steps = stepsOf(leg);
    const open = roomsAlong(leg, size, { ...around, rooms }, names).filter(
      (one) => within(one, around.seen) && coveredBy(one, firmly) === 0 && isNearest(one, steps, others),
    );
    const bare = open.filter((one) => coveredBy(one, towns) <= TOUCH);
    // Of what the headline tells a tag lies on a name rather than on a drawing, and on a drawing rather than nowhere.
    const frame = bare.find((one) => coveredBy(one, names) === 0) ?? bare[0] ?? (isLoud ? open[0] : undefined);
    if (!frame) continue;
    const nodes = [...tie(frame, steps), put(sprite, frame.x, frame.y)];
    const node = group(nodes, { tag: `${isLoud ? 'plate' : 'went'}:moved` });
    found.push({ node, frame, n });
  }
  return found;
}

/** Nothing farther from the middle of a way is covered by its tag. */
const FAR = 620;

/** Whether something stands where a march began or ended. */
const endsTouch = ({ way }: March, room: Frame): boolean =>
  [way[0]!, way.at(-1)!].some((id) => cells.has(id) && coveredBy(room, [cells.get(id)!.frame]) > 0);

/** Whether a frame is nearer to what is its `own` than to all others. */
const isNearest = (frame: Frame, own: readonly Frame[], others: readonly Frame[]): boolean => {
  const near = Math.min(...own.map((one) => gapTo(frame, one)));
  return others.every((one) => gapTo(frame, one) > near);
};

/** A short stem from a tag to the nearest step of its way. */
function tie(frame: Frame, own: readonly Frame[]): Node[] {
  const { x, y, w, h } = own.reduce((a, b) => (gapTo(frame, b) < gapTo(frame, a) ? b : a));
  const to: Point = [x + w / 2, y + h / 2];
  const from: Point = [
    Math.max(frame.x + 12, Math.min(frame.x + frame.w - 12, to[0])),
    Math.max(frame.y + 12, Math.min(frame.y + frame.h - 12, to[1])),
  ];
  return stem(from, to);
}

/** A number lies at least so far from other ways: which one it is of is plain. */
const CLEAR = 34;
/** So many square pixels may a number have in common with a drawing, or a tag: their frames have empty corners. */
const TOUCH = 600;
/** The same of a number and a piece: how many there are may stand in its corner. */
const PIECE = 300;

/** The same of a mark at a ruin, which is a small disc. */
const CORNERS = 250;

/** What numbers lie beside: they touch the rooms of pieces at most, marks at ruins hardly, and names of targets never. */
interface Beside {
  pieces: readonly Frame[];
  signs?: readonly Frame[];
  targets: readonly Frame[];
}

/** The numbers of the rows that tell of ways, each on its own leg where no other goes and nothing stands. */
export function wayNumbers(
  ways: readonly DrawnWay[],
  numbers: ReadonlyMap<Told, number> | undefined,
  { rooms, pieces, signs = [], targets, seen }: Lying & Beside,
): Numbered[] {
  const found: Numbered[] = [];
  const legs = ways.flatMap((one) =>
    legsOf(one, numbers).map(({ n, trail }) => ({ ...one, n, steps: stepsOf(trail) })),
  );
  for (const { march, trail, isLoud = false, n, steps } of legs) {
    const others = ways.filter((one) => one.trail !== trail).flatMap((one) => stepsOf(one.trail));
    const taken = [...rooms, ...found.map(({ frame }) => frame)];
    // Neither where somebody stands nor at the head of its arrow.
    const inner = steps.slice(Math.min(2, steps.length - 1), Math.max(3, steps.length - 3));
    const costOf = (step: Frame, k: number) => {
      const frame = boxAt(step);
      const clear = Math.min(CLEAR, ...others.map((one) => Math.hypot(one.x - step.x, one.y - step.y)));
      return 300 * coveredBy(frame, taken) + 400 * (CLEAR - clear) + 40 * Math.abs(k - inner.length / 2);
    };
    // Its row names both ends of the way as well: no piece is covered, and of legs on one way none has its number on another's.
    const firm = [...targets, ...found.map((one) => one.frame)];
    const mayStand = (frame: Frame) =>
      within(frame, seen) &&
      coveredBy(frame, pieces) <= PIECE &&
      coveredBy(frame, signs) <= CORNERS &&
      coveredBy(frame, firm) === 0;
    const spots = inner.map((step, k) => ({ frame: boxAt(step), cost: costOf(step, k) }));
    const [best] = spots.filter((one) => mayStand(one.frame)).toSorted((a, b) => a.cost - b.cost);
    if (!best) continue;
    const { frame } = best;
    const middle = [frame.x + frame.w / 2, frame.y + frame.h / 2] as const;
    found.push({ node: numberAt(n, middle, { isNew: isLoud, seat: march.seat }), frame, n });
  }
  return found;
}

/** The line of each leg that has a number of its own: of legs in one row that of all of them. */
function legsOf(
  { march, trail }: DrawnWay,
  numbers: ReadonlyMap<Told, number> | undefined,
): { n: number; trail: readonly Point[] }[] {
  const { legs = [] } = march;
  const found: { n: number; trail: readonly Point[] }[] = [];
  let from = 0;
  for (const [k, leg] of legs.entries()) {
    const n = numbers?.get(leg);
    const next = legs[k + 1];
    if (next && (n === undefined || numbers?.get(next) === n)) continue;
    const to = next ? pointAt(trail, endsOf(leg)[0], from) : trail.length - 1;
    const own = trail.slice(from, to + 1);
    from = to;
    if (n !== undefined && own.length > 1) found.push({ n, trail: own });
  }
  return found;
}

/** Which point of a line after the n-th lies nearest to a place. */
function pointAt(trail: readonly Point[], id: string | undefined, after: number): number {
  const cell = id === undefined ? undefined : cells.get(id);
  if (!cell) return after;
  const farOf = (n: number) => Math.hypot(trail[n]![0] - cell.at[0], trail[n]![1] - cell.at[1]);
  let best = after;
  for (let n = after + 1; n < trail.length; n++) if (farOf(n) < farOf(best)) best = n;
  return best;
}

/** Numbers of rows that stand nowhere else (`left`, with their places), those of one place side by side. */
export function placeNumbers(
  left: readonly PlacedNumber[],
  { pieces, targets, ...around }: Lying & Beside,
): Numbered[] {
  const found: Numbered[] = [];
  for (const at of new Set(left.map((one) => one.at))) {
    const parts = left.filter((one) => one.at === at).map(({ n, seat, isNew }) => numberPart(n, { isNew, seat }));
    const sprite = rows(parts, 400, 'left', 2);
    const rooms = [...around.rooms, ...targets, ...found.map(({ frame }) => frame)];
    const firm = rooms.filter((one) => !pieces.includes(one));
    // Farther off rather than nowhere.
    const frame = [true, false]
      .map((isNear) => roomBeside(at, sprite, { ...around, rooms, isNear }))
      .find((one) => within(one, around.seen) && coveredBy(one, pieces) <= TOUCH && coveredBy(one, firm) === 0);
    if (!frame) continue;
    const nodes = [...lead(frame, at), put(sprite, frame.x, frame.y)];
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
