import type { Here, Said, Suggestion } from '#core/types';
import type { Words } from '../../state/battle/labels.ts';
import { faceWords, placeWords } from '../../state/labels.ts';
import { boxOf, faceOf, ISLAND, isLeader, mayStand, seemsBlocked, seemsHeld } from '../../state/pieces.ts';
import { hasSecrets } from '../../state/scenario.ts';
import { other, type State } from '../../state/state.ts';
import {
  groupsOf,
  isGroup,
  mayEndAt,
  mayMove,
  memberIds,
  nextAreas,
  pointsLeft,
  shortestWays,
} from '../../state/ways.ts';
import { pullOfMove } from '../pull.ts';
import { companions, foreseeMove } from '../tables/foresee.ts';
import { asItIs, isLast } from './allowance.ts';
import { asActivated } from './enrol.ts';

/** The marches that are offered for one press. */

/** So many ways are offered for one press, of them so many of several steps. */
const WAYS = 5;
const FAR_WAYS = 3;

/** The whole of what may move, to where it is drawn most, and one step along each road: the commonest orders with one press. */
export function suggestMoves(here: Here<State>): Suggestion[] {
  return marchesAtHand(here).flatMap((march, i) => {
    const done = isEndedAtOnce(march, i) ? thenDone(here, march) : undefined;
    return done ? [done, march] : [march];
  });
}

/** The same marches with the end of the activation, where `suggestMoves` offers them without it. */
export const suggestMovesThenDone = (here: Here<State>): Suggestion[] =>
  marchesAtHand(here).flatMap((march, i) => (isEndedAtOnce(march, i) ? [] : (thenDone(here, march) ?? [])));

/** After the best march of several steps nobody is expected to do more. */
const isEndedAtOnce = ({ args }: March, place: number): boolean => place === 0 && args.path.length > 1;

function marchesAtHand({ g, seat }: Here<State>): March[] {
  const group = wholeGroup(g);
  if (!group) return [];
  const pull = (path: readonly string[]) => pullOfMove(g, seat, group, path);
  const byPull = (ways: string[][]) =>
    ways.map((path) => ({ path, pull: pull(path) })).sort((a, b) => b.pull - a.pull || a.path.length - b.path.length);
  const near = byPull(singleSteps(g, group).map((to) => [to]));
  const least = Math.max(0, ...near.map((one) => one.pull));
  const far = byPull(farWays(g, group)).filter((one) => one.pull > least);
  // Who is drawn further along the same way goes all of it.
  const whole = far.filter((one, i) => far.slice(0, i).every(({ path }) => !begins(one.path, path)));
  const ways = [...whole.slice(0, FAR_WAYS), ...near].slice(0, WAYS);
  return ways.map(({ path }) => marchOf(g, group, path));
}

/** All who may move, where they stand together. */
function wholeGroup(g: State): string[] | undefined {
  const group = memberIds(g).filter((id) => mayMove(g, id));
  return group.length > 0 && isGroup(g, group) ? group : undefined;
}

/**
 * What stands together, and the parts that it falls into most naturally, to each place that they reach: a press on the place gives the order.
 * Without those of `suggestMoves`.
 */
export function marchesOnMap(here: Here<State>): Suggestion[] {
  const { g } = here;
  const known = new Set(marchesAtHand(here).map(({ args }) => JSON.stringify(args)));
  const all = groupsOf(g).flatMap((group) => [group, ...bandsOf(g, group)].flatMap((going) => marchesOf(g, going)));
  const each = new Map(all.map((one) => [JSON.stringify(one.args), one]));
  return [...each.values()].filter(({ args }) => !known.has(JSON.stringify(args)));
}
/** Of several leaders who stand together each with those in his box. */
function bandsOf(g: State, group: readonly string[]): string[][] {
  const leaders = group.filter(isLeader);
  if (leaders.length < 2) return [];
  return leaders.map((leader) => [leader, ...boxOf(g, leader).filter((id) => group.includes(id))]);
}
/** The marches of all of them, and of those who are faster than the slowest. */
function marchesOf(g: State, group: readonly string[]): March[] {
  const speeds = [...new Set(group.map((id) => pointsLeft(g, id)))];
  return speeds.flatMap((speed) => {
    const going = group.filter((id) => pointsLeft(g, id) >= speed);
    const ways = [...singleSteps(g, going).map((to) => [to]), ...farWays(g, going)];
    return ways.map((path) => marchOf(g, going, path));
  });
}

/** A march in words. Where others stay behind who could go, those who go are named. */
function marchOf(g: State, group: readonly string[], path: string[]): March {
  const place = path.at(-1)!;
  const going = goingTo(group, place);
  const pieces = [...new Set(going.map(faceOf))];
  const isPart = companions(g, group).some((id) => mayMove(g, id));
  const to: Words = isPart
    ? { key: 'label.some-to', args: { pieces, place: placeWords(place) } }
    : { key: labelOf(g, group, going), args: { place: placeWords(place) } };
  const label: Words = path.length > 1 ? { key: 'label.way', args: { to, n: path.length } } : to;
  return { label, args: { group: going, path } };
}

interface March extends Suggestion {
  label: Words;
  args: { group: string[]; path: string[] };
}

/**
 * A march on which all go and nothing begins, with the end of the activation in the same press. It
 * rests on public facts alone, so that taking it tells nothing of boxes. The march by itself leaves open what
 * else may be done.
 */
function thenDone({ g, seat }: Pick<Here<State>, 'g' | 'seat'>, march: March): Suggestion | undefined {
  const { group, path } = march.args;
  const isWhole = memberIds(g).every((id) => group.includes(id) || g.counters[id]!.fate !== 'map');
  if (!isWhole || path.some((place) => isEventful(g, seat, place))) return undefined;
  const finish: Said = { action: 'finish', args: {} };
  const what = march.label;
  return isLast(g)
    ? { ...march, label: { key: 'suggest.then-end', args: { what } }, further: [finish, asItIs] }
    : { ...march, label: { key: 'suggest.then-finish', args: { what } }, further: [finish] };
}

/** Somebody or something may be met there, as all can see; the Island has its tower. */
const isEventful = (g: State, seat: number, place: string): boolean =>
  place === ISLAND ||
  g.castles[place] === other(seat) ||
  seemsHeld(g, place, seat) ||
  seemsBlocked(g, place, seat) ||
  hasSecrets(g, place);

/**
 * The best march of each of these heads, in one press with the activation, and with its end where the march can say so.
 * A march that somebody would be asked about once more (`isOdd`) is none.
 */
export const suggestActivations = ({ g, seat }: Here<State>, heads: readonly string[]): Suggestion[] =>
  heads.flatMap((piece) => {
    const here = { g: asActivated(g, seat, piece), seat, about: null };
    const best = suggestMoves(here).find((march) => isPlain(here, march));
    return best ? [activating(piece, best)] : [];
  });

/** So many marches of a head are offered with the activation, besides the best. */
const OTHERS = 3;

/** Other marches of these heads, in the same way. */
export const moreActivations = ({ g, seat }: Here<State>, heads: readonly string[]): Suggestion[] =>
  heads.flatMap((piece) => {
    const here = { g: asActivated(g, seat, piece), seat, about: null };
    const others = marchesAtHand(here)
      .filter((march) => isPlain(here, march))
      .slice(1, 1 + OTHERS);
    return others.map((march) => activating(piece, thenDone(here, march) ?? march));
  });

const isPlain = (here: Here<State>, { args }: Suggestion): boolean =>
  !foreseeMove(here, args.group as string[], args.path as string[]).isOdd;

function activating(piece: string, { label: what, args, further = [] }: Suggestion): Suggestion {
  const label = { key: 'suggest.activate-and', args: { piece: faceWords(faceOf(piece)), what } as never };
  return { label, args: { piece }, further: [{ action: 'move', args }, ...further] };
}

const begins = (start: readonly string[], path: readonly string[]): boolean =>
  start.every((place, i) => path[i] === place);

/** TD-27.5: where no penguin goes, the others go without them. */
const goingTo = (group: readonly string[], to: string): string[] => group.filter((id) => mayStand(id, to));

/** Where a group can go with one step. */
const singleSteps = (g: State, group: readonly string[]): string[] =>
  nextAreas(g, group, []).filter(
    (to) => nextAreas(g, goingTo(group, to), []).includes(to) && mayEndAt(g, goingTo(group, to), [to]),
  );

/** The shortest ways of several steps that all of a group can go together, one to each place. */
const farWays = (g: State, group: readonly string[]): string[][] =>
  shortestWays(g, group, [], (to) => group.every((id) => mayStand(id, to))).filter(
    (path) => path.length > 1 && mayEndAt(g, group, path),
  );

/** "All" is said of all who stand there, not only of those who can still move. */
function labelOf(g: State, group: readonly string[], going: readonly string[]): string {
  if (going.length < group.length) return 'label.all-but-penguins-to';
  return companions(g, group).length > 0 ? 'label.all-who-can-to' : 'label.all-to';
}
