import type { Here, Said, Suggestion } from '#core/types';
import type { Words } from '../../state/battle/labels.ts';
import { faceWords, placeWords } from '../../state/labels.ts';
import { faceOf, ISLAND, mayStand, seemsBlocked, seemsHeld } from '../../state/pieces.ts';
import { hasSecrets } from '../../state/scenario.ts';
import { other, type State } from '../../state/state.ts';
import { isGroup, mayEndAt, mayMove, memberIds, nextAreas, shortestWays } from '../../state/ways.ts';
import { pullOfMove } from '../pull.ts';
import { companions, foreseeMove } from '../tables/foresee.ts';
import { asItIs, isLast } from './allowance.ts';
import { asActivated } from './enrol.ts';

/** The marches that are offered for one press. */

/** So many ways are offered for one press, of them so many of several steps. */
const WAYS = 5;
const FAR_WAYS = 3;

/** The whole of what may move, to where it is drawn most, and one step along each road: the commonest orders with one press. */
export function suggestMoves({ g, seat }: Here<State>): Suggestion[] {
  const group = memberIds(g).filter((id) => mayMove(g, id));
  if (group.length === 0 || !isGroup(g, group)) return [];
  const pull = (path: readonly string[]) => pullOfMove(g, seat, group, path);
  const byPull = (ways: string[][]) =>
    ways.map((path) => ({ path, pull: pull(path) })).sort((a, b) => b.pull - a.pull || a.path.length - b.path.length);
  const near = byPull(singleSteps(g, group).map((to) => [to]));
  const least = Math.max(0, ...near.map((one) => one.pull));
  const far = byPull(farWays(g, group)).filter((one) => one.pull > least);
  // Who is drawn further along the same way goes all of it.
  const whole = far.filter((one, i) => far.slice(0, i).every(({ path }) => !begins(one.path, path)));
  const ways = [...whole.slice(0, FAR_WAYS), ...near].slice(0, WAYS);
  return ways.flatMap(({ path }, i) => {
    const going = goingTo(group, path.at(-1)!);
    const to = { key: labelOf(g, group, going), args: { place: placeWords(path.at(-1)!) } };
    const label: Words = path.length > 1 ? { key: 'label.way', args: { to, n: path.length } } : to;
    const march = { label, args: { group: going, path } };
    const done = i === 0 ? thenDone({ g, seat }, march) : undefined;
    return done ? [done, march] : [march];
  });
}

interface March extends Suggestion {
  label: Words;
  args: { group: string[]; path: string[] };
}

/**
 * A march of several steps on which all go and nothing begins, with the end of the activation in the same press. It
 * rests on public facts alone, so that taking it tells nothing of boxes. The march by itself leaves open what
 * else may be done.
 */
function thenDone({ g, seat }: Pick<Here<State>, 'g' | 'seat'>, march: March): Suggestion | undefined {
  const { group, path } = march.args;
  const isWhole = memberIds(g).every((id) => group.includes(id) || g.counters[id]!.fate !== 'map');
  if (!isWhole || path.length < 2 || path.some((place) => isEventful(g, seat, place))) return undefined;
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
export function suggestActivations({ g, seat }: Here<State>, heads: readonly string[]): Suggestion[] {
  return heads.flatMap((piece) => {
    const here = { g: asActivated(g, seat, piece), seat, about: null };
    const [best] = suggestMoves(here).filter(
      ({ args }) => !foreseeMove(here, args.group as string[], args.path as string[]).isOdd,
    );
    if (!best) return [];
    const { label: what, args, further = [] } = best;
    const label = { key: 'suggest.activate-and', args: { piece: faceWords(faceOf(piece)), what } as never };
    return [{ label, args: { piece }, further: [{ action: 'move', args }, ...further] }];
  });
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
