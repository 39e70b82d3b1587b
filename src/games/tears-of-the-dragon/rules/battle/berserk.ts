import type { Script, Table } from '#core/types';
import { dragonHere, join } from '../../state/battle/line.ts';
import { at, fightersAt, isFighter, TERRAMAX } from '../../state/pieces.ts';
import type { State } from '../../state/state.ts';
import { loneLeaders } from '../fight/casualty.ts';
import { flyHome } from '../fight/dragon.ts';
import { endBattle, newBattle, tellLines } from './battle.ts';
import { outcome, round } from './round.ts';

/** TD-23.5, TD-23.6: the dragon breaks loose outside a battle and falls upon all in his area. */

/** Rounds of berserk battle until he is slain or nobody else is left; then he flies home. Leaders alone cannot fight him. */
export function* berserkBattle(t: Table<State>): Script {
  const { g } = t;
  const place = g.counters[TERRAMAX]!.at;
  const seats = [0, 1];
  const b = newBattle(place, 'field', g.active ?? 0);
  const near = at(g, place).filter((id) => !g.counters[id]!.obfuscated || !isFighter(id));
  const fought = near.some((id) => isFighter(id) && id !== TERRAMAX);
  join(g, b, near);
  b.berserk = true;
  g.battle = b;
  if (fought) tellLines(t, b);
  for (const seat of seats) if (nobodyFights(g, place, seat)) yield* loneLeaders(t, place, seat, null);
  while (fought && dragonHere(b) && outcome(g) === null) {
    if ((yield* round(t, false)) !== 'round-over') break;
  }
  for (const seat of seats) yield* loneLeaders(t, place, seat, null);
  if (g.counters[TERRAMAX]!.fate === 'map') flyHome(t);
  endBattle(t);
}
const nobodyFights = (g: State, place: string, seat: number): boolean =>
  fightersAt(g, place, seat).every((id) => id === TERRAMAX);
