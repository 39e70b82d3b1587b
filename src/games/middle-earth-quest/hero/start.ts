import type { Script, Table } from '#core/types';
import type { Calls } from '../calls.ts';
import { herosTurn } from '../pieces.ts';
import { clearForHeroes } from '../sauron/rally.ts';
import type { State } from '../state.ts';
import { heroDraw } from './draw-step.ts';

/** A hero's turn begins. Between the two turns of a lone hero there is a Hero Rally and a Hero Draw (MEQ-2.9). */
export function* startStep(t: Table<State>, calls: Calls): Script {
  const { seat, lap } = herosTurn(t.g);
  t.tell({ type: 'hero-turn', shown: { seat, lap } });
  if (lap === 2) {
    clearForHeroes(t);
    yield* heroDraw(t);
  }
  yield* calls.shadow(t, 'heroTurnStart', seat);
}
