import type { Script, SeatId, Table } from '#core/types';
import type { EffectOf, Op } from '../../../printed/cards/effect.ts';
import type { State } from '../../../state/state.ts';
import type { Acting } from '../../calls.ts';

/** What a card does now: for whom, and what its effects before have moved. */
export interface Now extends Acting {
  character?: string;
  minion?: string;
}

/** Carries out one effect, as far as it is possible; what is not is left out. */
export type Perform<O extends Op> = (t: Table<State>, now: Now, effect: EffectOf<O>) => Script;

/** The hero a card concerns. Throws where it concerns none. */
export function seatOf({ seat }: Now): SeatId {
  if (seat === null) throw new Error('an effect on a hero where there is none');
  return seat;
}
