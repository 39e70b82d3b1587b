import type { Script, SeatId, Table } from '#core/types';
import { foesAt, hero, herosTurn } from '../../state/pieces.ts';
import type { State } from '../../state/state.ts';
import type { Calls } from '../calls.ts';
import { clearForHeroes } from '../sauron/rally.ts';
import { couldPlay } from '../sauron/shadows.ts';
import { heroDraw } from './draw-step.ts';

/** A hero's turn begins. Between the two turns of a lone hero there is a Hero Rally and a Hero Draw (MEQ-2.9). */
export function* startStep(t: Table<State>, calls: Calls): Script {
  const { seat, lap } = herosTurn(t.g);
  t.tell({ type: 'hero-turn', shown: { seat, lap } });
  if (lap === 2) {
    clearForHeroes(t);
    yield* heroDraw(t);
  }
  if (staysOpen(t.g, seat)) herosTurn(t.g).startOpen = couldPlay(t.g, 'heroTurnStart', seat);
  else yield* calls.shadow(t, 'heroTurnStart', seat);
}

/** whether the start of the turn can be asked for with the way, because no foe lies between (MEQ-6.5). */
const staysOpen = (g: State, seat: SeatId): boolean =>
  g.options.shadows === 'once-a-way' && foesAt(g, hero(g, seat).at).length === 0;
