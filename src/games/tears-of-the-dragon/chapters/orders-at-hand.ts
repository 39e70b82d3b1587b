import type { Here, Suggestion } from '#core/types';
import { placeLabel } from '../labels.ts';
import { mayStand } from '../pieces.ts';
import { pullOfMove } from '../pull.ts';
import type { State } from '../state.ts';
import { isGroup, mayEndAt, mayMove, memberIds, nextAreas, shortestWays } from '../ways.ts';
import { companions } from './foresee.ts';

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
  return ways.map(({ path }) => {
    const going = goingTo(group, path.at(-1)!);
    const to = { key: labelOf(g, group, going), args: { place: placeLabel(path.at(-1)!) as never } };
    const label = path.length > 1 ? { key: 'label.way', args: { to, n: path.length } } : to;
    return { label, args: { group: going, path } };
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
