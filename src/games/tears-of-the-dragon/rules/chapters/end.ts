import { wonBy } from '#core/outcome';
import type { Outcome, Script, SeatId, Table } from '#core/types';
import { idsOf, isInPlay, isSuitor } from '../../state/pieces.ts';
import { castlesOf, isWar } from '../../state/scenario.ts';
import type { State } from '../../state/state.ts';

/** How a match ends, other than by the tower (TD-24) and the castles (TD-26.5). */

/** pieces of knowledge; in The War of the Dragon castles. */
const score = (g: State, seat: SeatId): number => (isWar(g) ? castlesOf(g, seat) : g.knowledge[seat]!).length;

export const outcomeOf = (g: State, winner: SeatId): Outcome => wonBy([winner], 2, [score(g, 0), score(g, 1)]);

/** TD-20.1: as long as the turn lasts a prisoner may be exchanged. */
const mayBeFreed = (g: State, id: string): boolean => g.prisoners[id] !== undefined && g.phase !== 'initiative';

/**
 * Who has won because the other side can never win, if anybody. R-2: the tower opens only to leaders and wizards.
 * castles can be stormed by anybody, so in The War of the Dragon a side goes on to its last counter.
 */
export function lastHope(g: State): SeatId | null {
  if (g.placement) return null;
  const hope = ([0, 1] as const).map((seat) =>
    idsOf(g, seat).some((id) => (isWar(g) || isSuitor(id)) && (isInPlay(g, id) || mayBeFreed(g, id))),
  );
  if (hope[0] === hope[1]) return hope[0] ? null : score(g, 0) >= score(g, 1) ? 0 : 1;
  return hope[0] ? 0 : 1;
}

export function* noHopeStep(t: Table<State>): Script {
  const winner = lastHope(t.g)!;
  t.g.winner = winner;
  t.tell({ type: isWar(t.g) ? 'army-gone' : 'no-hope-left', shown: { seat: 1 - winner, winner } });
}
