import { chanceFrom, diceOf } from '#chance/playout';
import { copy } from '#core/copy';
import type { Line } from '#core/line';
import { position } from '#core/match';
import { thinkOf } from '#core/think';
import type { Answer, Decision, Match, Playable, Rng, SeatId } from '#core/types';

/**
 * Worlds that a seat can think of: matches that go on from where this one stands and look the same to the seat. Each is a function of what
 * the seat sees, and of a seed. So whoever thinks in them cannot cheat. Hands, decks and boxes are dealt anew, and the dice are others. What
 * other seats have answered in secret to an open question is not answered yet.
 */
export type Worlds<G> = (seed: string) => Line<G>;

/** The worlds of a seat in this match, which must not change any more. The same seed gives a line of its own in the same world. Throws a RangeError for a game that cannot deal anew. */
export function worldsFor<G, V>(part: Playable<G, V>, match: Match<G>, seat: SeatId): Worlds<G> {
  const { game, proofs } = part;
  if (!proofs) throw new RangeError(`${game.id} cannot deal anew`);
  const { open } = position(game, match);
  const thought = thinkOf(game, match, { without: (answer) => isSecretYet(answer, open, seat) });
  const dealt = new Map<string, G>();
  let inOrder: G | undefined;
  return (seed) => {
    const line = thought.line({ rng: diceOf(chanceFrom(`${seed}/dice`)) });
    line.orders = line.orders.filter((order) => order.seat === seat);
    inOrder ??= broughtIntoOrder(part, copy(line.g), seat);
    const known = dealt.get(seed) ?? shuffledBy(part, inOrder, { seat, seed });
    dealt.set(seed, known);
    overwrite(line.g, known);
    return line;
  };
}

/**
 * Deals anew what this seat may not know in a line that waits. First all of it comes into one order, so nothing is left of how it lay. Two
 * lines that look the same to the seat become the same.
 */
export function dealAnew<G, V>(part: Playable<G, V>, line: Line<G>, seat: SeatId, seed: string): void {
  overwrite(line.g, shuffledBy(part, broughtIntoOrder(part, copy(line.g), seat), { seat, seed }));
}

const broughtIntoOrder = <G, V>({ proofs }: Playable<G, V>, g: G, seat: SeatId): G =>
  proofs!.swapHidden(g, seat, SORTS);
const shuffledBy = <G, V>({ proofs }: Playable<G, V>, inOrder: G, { seat, seed }: { seat: SeatId; seed: string }): G =>
  proofs!.swapHidden(inOrder, seat, diceOf(chanceFrom(`${seed}/deal`)));

/** Whether another seat has answered so, in secret, what is asked of others still: nobody knows it yet. */
function isSecretYet({ decision, seat: by }: Answer, open: readonly Decision[], seat: SeatId): boolean {
  if (by === seat) return false;
  const questionOf = (id: string, whose: SeatId) => id.slice(0, -`.${whose}`.length);
  return open.some((one) => isTogether(one) && questionOf(one.id, one.seat) === questionOf(decision, by));
}

/** Whether several are asked this at the same time, each in secret. */
export const isTogether = ({ secret, id, seat }: Decision): boolean => secret && id.endsWith(`.${seat}`);

/** Chance that brings everything into one order, whatever it was in before. */
const SORTS: Rng = {
  die: () => 1,
  shuffle: (items) => {
    const named = items.map((item) => [JSON.stringify(item), item] as const);
    return named.sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0)).map(([, item]) => item);
  },
};

/**
 * Gives a state the contents of another, in place to its depth: a script that waits has parts of it in hand. They must share nothing, and
 * share nothing afterwards. Only what is not there yet is copied, for this is done for each trial.
 */
function overwrite(state: unknown, by: unknown): void {
  const [here, there] = [state, by] as Record<string, unknown>[];
  if (Array.isArray(state)) state.length = (by as unknown[]).length;
  else for (const key in here!) if (!(key in there!)) delete here[key];
  for (const key in there!) {
    const [old, value] = [here![key], there[key]];
    if (isAlike(old, value)) overwrite(old, value);
    else here![key] = copy(value);
  }
}

/** Both are lists, or both are records, and the first can be changed: what is printed cannot, and no script does. */
const isAlike = (a: unknown, b: unknown): boolean =>
  isObject(a) && isObject(b) && Array.isArray(a) === Array.isArray(b) && !Object.isFrozen(a);
const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
