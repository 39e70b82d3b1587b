import type { SeatId, Table } from '#core/types';
import { isRuin } from './pieces.ts';
import type { State } from './state.ts';

/** What The War of the Dragon changes wherever the standard rules speak (TD-26.3, TD-26.5). */

/** The dragon obeys without a wizard, ruins are plain land, nobody goes to sea, six castles win. */
export const isWar = (g: State): boolean => g.scenario === 'war-of-the-dragon';

/** A ruin with its dangers and its finds; in The War of the Dragon it is plain land (TD-26.3, R-54). */
export const hasSecrets = (g: State, place: string): boolean => isRuin(place) && !isWar(g);

export const castlesOf = (g: State, seat: SeatId): string[] =>
  Object.keys(g.castles).filter((castle) => g.castles[castle] === seat);

/** TD-26.5: whoever controls all castles has won at once. Called wherever a castle changes hands. */
export function winByCastles(t: Table<State>): void {
  const { g } = t;
  const holders = new Set(Object.values(g.castles));
  const [winner] = holders;
  if (!isWar(g) || winner === undefined || holders.size > 1) return;
  g.winner = winner;
  t.tell({ type: 'castles-won', shown: { seat: winner } });
}
