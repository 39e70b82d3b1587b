import type { Script, SeatId, Table } from '#core/types';
import type { Words } from '../../state/battle/labels.ts';
import type { State } from '../../state/state.ts';
import { rollDie } from '../dice.ts';
import { askToPick } from './choice.ts';

/** Bad Fortune upon dice other than those of an attack (TD-28.1). */

/** A die of a seat, for one of its pieces. */
interface Throw {
  seat: SeatId;
  who: Words;
  stream: string;
}

/**
 * Rolls a die for a spell or a casualty. In a battle an enemy under whose Bad Fortune the seat is this round may have it
 * rolled again, and the new result counts.
 */
export function* anyDie(t: Table<State>, { seat, who, stream }: Throw): Script<number> {
  const { g } = t;
  const die = rollDie(t, stream);
  const token = g.battle?.rerolls.find((one) => one.on === seat && one.by !== seat);
  if (!token) return die;
  const about = { who, die, options: ['none', 'again'] };
  if ((yield* askToPick(t, token.by, 'spoil', about)) === 'none') return die;
  g.battle!.rerolls = g.battle!.rerolls.filter((one) => one !== token);
  const now = rollDie(t, 'reroll');
  t.tell({ type: 'die-spoilt', shown: { seat: token.by, who, was: die, now } });
  return now;
}
