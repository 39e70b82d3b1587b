import { CONDITIONS, type Condition, type Figure } from '../state.ts';

/** GH-11: conditions of a figure. */

/** GH-11.7 */
export const POSITIVE: readonly Condition[] = ['invisible', 'strengthen'];
/** These last until they are healed (GH-11.3, GH-7.33); all others end with a turn. */
const UNTIL_HEALED: readonly Condition[] = ['poison', 'wound'];

export const has = (figure: Figure, condition: Condition): boolean => figure.conditions[condition] !== undefined;

/**
 * GH-11.4, R-530: whether it may perform abilities and use items in its turn, as it is now: a condition counts from the moment it is there.
 * What it does on its death it does all the same (GH-9.39).
 */
export const mayAct = (figure: Figure): boolean => !has(figure, 'stun') || figure.lastAct === 'now';
/** Whether it may move by itself, asked before every ability and every step. */
export const mayMove = (figure: Figure): boolean => mayAct(figure) && !has(figure, 'immobilize');
/** Whether it may attack. */
export const mayAttack = (figure: Figure): boolean => mayAct(figure) && !has(figure, 'disarm');

/** GH-11.1: one token of a kind; gaining it anew refreshes how long it lasts. `inOwnTurn` tells whether its own turn is in progress. */
export function gain(figure: Figure, condition: Condition, inOwnTurn: boolean): void {
  figure.conditions[condition] = inOwnTurn ? 'turn' : 'before';
}

export function lose(figure: Figure, condition: Condition): void {
  delete figure.conditions[condition];
}

/** GH-11.2: at the end of a figure's turn go the conditions it had before that turn; those gained in it stay for another. */
export function expire(figure: Figure): Condition[] {
  const held = CONDITIONS.filter((one) => has(figure, one) && !UNTIL_HEALED.includes(one));
  const gone = held.filter((one) => figure.conditions[one] === 'before');
  for (const one of gone) lose(figure, one);
  for (const one of held) if (has(figure, one)) figure.conditions[one] = 'before';
  return gone;
}
