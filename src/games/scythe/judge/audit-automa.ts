import { automaCards } from '../printed/automa.ts';
import { bottomActions } from '../printed/content.ts';
import { unitsOf } from '../state/pieces.ts';
import type { State } from '../state/state.ts';

/** What is wrong with the Automa, if anything. */

/** The Factory card that nobody has seen (A12). */
export const removedCards = ({ automa }: State): string[] => (automa?.factory ? [automa.factory] : []);

/** A1, A9: its cards are all there, of its pieces no more than there are, and nothing it may not have. */
export function automaProblem(g: State): string | undefined {
  if (!g.automa || !g.players[g.automa.seat]) return undefined;
  const { seat, deck, discard } = g.automa;
  const cards = new Set([...deck, ...discard]);
  if (cards.size !== automaCards.size || deck.length + discard.length !== cards.size)
    return `Automa: cards ${[...cards]}`;
  if (unitsOf(g, seat, 'mech').length > bottomActions.deploy.max) return 'Automa: too many mechs';
  if (unitsOf(g, seat, 'character').length > 1) return 'Automa: several characters';
  const { mechs, structures, recruits, upgrades, objectives } = g.players[seat]!;
  const none = [mechs, Object.keys(structures), recruits, upgrades, objectives].every((list) => list.length === 0);
  return none ? undefined : 'Automa: more than it may have';
}
