import { refuse } from './actions.ts';
import { copy, same } from './copy.ts';
import { type History, logging } from './history.ts';
import { standing } from './match.ts';
import { carriedOut } from './objections.ts';
import { standingNow } from './orders.ts';
import { settle } from './settle.ts';
import type { Game, Match, Named, Refusal } from './types.ts';

/**
 * The match as it was when this round began, with the lines that take its log back to there: dice and draws come the same again.
 * Refuses when the history has no such round: it never began, or under other rules.
 */
export function setBack<G, V>(
  game: Game<G, V>,
  match: Match<G>,
  { rounds }: History<G>,
  round: Named,
): Match<G> | Refusal {
  const found = rounds.findLast(({ name }) => same(name, round));
  if (!found) return refuse('no-such-round');
  const { base, drawn, stepNo, at } = found;
  const rng = { seed: match.rng.seed, drawn: { ...drawn } };
  const drops = Array.from({ length: match.logged - at }, (_, i) => ({ drop: match.logged - 1 - i }));
  const back = logging({ ...carriedOut(match), base: copy(base), rng, stepNo, answers: [] }, drops);
  // Its first question may come steps later; what is told until then is in the log already.
  const { match: rested } = settle(game, back);
  const { logged, news } = back;
  return standing({ ...rested, logged, news }, standingNow(game, rested.base, match.orders ?? []).orders);
}
