import type { Foreseen, Message, SeatId } from '#core/types';
import { automaCards, type Card, dialOf } from '../../printed/automa.ts';
import { combatDeck, dialMax } from '../../printed/content.ts';
import { isAutoma, player } from '../../state/pieces.ts';
import type { State } from '../../state/state.ts';
import { foreseen } from './foresee.ts';

/** What a commitment comes to (SC-7.3): the own strength and what is left, and the most the enemy can have by what is public. */

const HIGHEST = Math.max(...combatDeck);

interface Committed {
  dial: number;
  total: number;
  /** How many cards the enemy may play; of the Automa a card of its deck says so. */
  enemyCards: number;
}

export function foreseeCommit(g: State, seat: SeatId, { dial, total, enemyCards }: Committed): Foreseen {
  const { attacker, defender } = g.combat!;
  const enemy = seat === attacker ? defender : attacker;
  const left = player(g, seat).power - dial;
  const own = foreseen('strength', { total, left });
  if (isAutoma(g, enemy)) return { says: [own, againstAutoma(g, enemy, total)] };
  const most = Math.min(dialMax, player(g, enemy).power) + enemyCards * HIGHEST;
  return { says: [own, foreseen(isSafe(g, seat, total, most) ? 'sure' : 'at-most', { enemy, most })] };
}

/** SC-7.5: the attacker wins a tie. */
const isSafe = (g: State, seat: SeatId, own: number, theirs: number): boolean =>
  seat === g.combat!.attacker ? own >= theirs : own > theirs;

/**
 * A10: how many of the cards that the Automa may turn over are beaten, whatever combat cards come with them, and how many if
 * none does. All cards of its deck that do not lie open are as likely.
 */
function againstAutoma(g: State, enemy: SeatId, total: number): Message {
  const seat = [g.combat!.attacker, g.combat!.defender].find((one) => one !== enemy)!;
  const { discard } = g.automa!;
  const unseen = [...automaCards.values()].filter(({ id }) => !discard.includes(id));
  const possible = unseen.length > 0 ? unseen : [...automaCards.values()];
  const { power } = player(g, enemy);
  const beaten = (cards: (card: Card) => number) =>
    possible.filter((card) => isSafe(g, seat, total, dialOf(card, power) + cards(card) * HIGHEST)).length;
  const surely = beaten(({ combat }) => combat.cards);
  return foreseen('automa', { enemy, n: possible.length, surely, bare: beaten(() => 0) });
}
