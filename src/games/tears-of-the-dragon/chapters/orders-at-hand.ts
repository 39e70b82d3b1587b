import type { Here, Json, Said, Suggestion } from '#core/types';
import { faceWords, placeLabel } from '../labels.ts';
import { faceOf, ISLAND, isFighter, isWizard, leads, mayStand } from '../pieces.ts';
import { pullOfMove } from '../pull.ts';
import type { State } from '../state.ts';
import { isGroup, mayEndAt, mayMove, memberIds, nextAreas, pointsLeft, shortestWays } from '../ways.ts';
import { asItIs, isLast } from './allowance.ts';
import { asActivated } from './enrol.ts';
import { beginnings, companions, foreseeMove } from './foresee.ts';

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
    return thenDone({ g, seat }, { label, args: { group: going, path } });
  });
}

interface March extends Suggestion {
  args: { group: string[]; path: string[] };
}

/** With the press for a march that uses up all that a party has, and after which nothing is left to do, it also finishes. */
function thenDone(here: Pick<Here<State>, 'g' | 'seat'>, march: March): Suggestion {
  const { group, path } = march.args;
  if (!endsAll(here, group, path)) return march;
  // Only a leader is asked whether he is done: the activation of others ends by itself.
  const finish: Said[] = leads(here.g, here.g.activation!.head) ? [{ action: 'finish', args: {} }] : [];
  const what = march.label as unknown as Json;
  if (isLast(here.g))
    return { ...march, label: { key: 'suggest.then-end', args: { what } }, further: [...finish, asItIs] };
  if (finish.length === 0) return march;
  return { ...march, label: { key: 'suggest.then-finish', args: { what } }, further: finish };
}

/** Everybody goes, nothing begins on the way, no unit has a point left then, and nobody could cast a spell. */
function endsAll(here: Pick<Here<State>, 'g' | 'seat'>, group: readonly string[], path: readonly string[]): boolean {
  const { g } = here;
  if (memberIds(g).some((id) => !group.includes(id) && g.counters[id]!.fate === 'map')) return false;
  if (path.at(-1) === ISLAND || beginnings(here, group, path).length > 0) return false;
  if (group.some((id) => isWizard(id) && !g.wizardry[id]?.blocked)) return false;
  const units = group.filter(isFighter);
  return (units.length > 0 ? units : group).every((id) => pointsLeft(g, id) <= path.length);
}

/** The best march of each of these heads, in one press with the activation: those that nobody would be asked about once more. */
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
