import { isRefusal } from '#core/actions';
import { act, position, start } from '#core/match';
import type { Decision, Json, Match } from '#core/types';
import type { Toy } from '../kit/toy-actions.ts';
import { toy } from '../kit/toy-game.ts';

/** A match of the toy in which answers are simply given. */
export const newMatch = (seed = 'commands'): Match<Toy> => start(toy.game, { options: {}, seats: 2, seed });

export const at = (match: Match<Toy>): { g: Toy; open: Decision[] } => position(toy.game, match);

export function give(match: Match<Toy>, action: string, args: Record<string, Json> = {}, seat?: number): Match<Toy> {
  const decision = at(match).open.find((one) => one.actions.includes(action) && one.seat === (seat ?? one.seat))!;
  const acted = act(toy.game, match, { decision: decision.id, seat: decision.seat, action, args });
  if (isRefusal(acted)) throw new Error(acted.refused.key);
  return acted.match;
}

/** One position for each question that the toy asks, by its key. */
export function questions(): Record<string, { g: Toy; decision: Decision }> {
  const turn = newMatch();
  const deal = give(turn, 'trade', { gives: at(turn).g.hands[0]![0]!, takes: [], price: 1 });
  const hide = give(give(turn, 'rest'), 'rest');
  const hidden = give(hide, 'hide', { card: at(hide).g.hands[0]![0]! });
  const duel = give(hidden, 'hide', { card: at(hidden).g.hands[1]![0]! });
  const first = (match: Match<Toy>) => ({ g: at(match).g, decision: at(match).open[0]! });
  return { turn: first(turn), deal: first(deal), hide: first(hide), duel: first(duel) };
}
