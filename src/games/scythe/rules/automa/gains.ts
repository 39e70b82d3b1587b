import type { Table } from '#core/types';
import type { Gained } from '../../printed/automa.ts';
import { bottomActions } from '../../printed/content.ts';
import { isHome } from '../../printed/places.ts';
import { draw, gain, tellGain } from '../../state/counters.ts';
import { addUnit, factionOf, fightersAt, homeOf, unitsOf, workersOnMat } from '../../state/pieces.ts';
import type { State } from '../../state/state.ts';
import { addWorkers } from '../placing.ts';
import { bestHexes } from './ground.ts';
import { workerHex } from './moves.ts';

/** A3, A4: the gains of the Automa, and where new units come. */

/** A3: all gains that are not in brackets, and those in brackets of its faction besides (A4). */
export function takeGains(t: Table<State>, gains: readonly Gained[]): void {
  const { g } = t;
  const { seat } = g.automa!;
  const faction = factionOf(g, seat);
  const sum = { power: 0, coins: 0, combatCards: 0, workers: 0, characterOrMech: 0 };
  for (const { onlyFaction, gain: what, amount } of gains)
    if (onlyFaction === undefined || onlyFaction === faction) sum[what] += amount;
  const { power, coins, combatCards } = sum;
  tellGain(t, 'automa-gained', seat, { gained: gain(g, seat, { coins, power }), drawn: draw(t, seat, combatCards) });
  for (let n = 0; n < sum.workers; n++) newWorker(t);
  for (let n = 0; n < sum.characterOrMech; n++) newFighter(t);
}

/** where a worker that moved would go, else on the home base. Nothing comes when all are out. */
function newWorker({ g, tell }: Table<State>): void {
  const { seat } = g.automa!;
  if (workersOnMat(g, seat) === 0) return;
  const hex = workerHex(g, null) ?? homeOf(g, seat);
  addWorkers(g, seat, hex, 1);
  tell({ type: 'automa-mustered', shown: { seat, unit: 'worker', place: hex } });
}

/** the character first, on the home base; then a mech. Nothing comes when all are out. */
function newFighter({ g, tell }: Table<State>): void {
  const { seat } = g.automa!;
  const faction = factionOf(g, seat);
  const character = `${faction}.character`;
  if (!g.units[character]) {
    const at = homeOf(g, seat);
    addUnit(g, character, { seat, kind: 'character', at });
    tell({ type: 'automa-mustered', shown: { seat, unit: 'character', place: at } });
    return;
  }
  const numbers = Array.from({ length: bottomActions.deploy.max }, (_, n) => `${faction}.mech.${n + 1}`);
  const mech = numbers.find((id) => !g.units[id]);
  if (mech === undefined) return;
  const at = mechPlace(g);
  addUnit(g, mech, { seat, kind: 'mech', at });
  tell({ type: 'automa-mustered', shown: { seat, unit: 'mech', place: at } });
}

/** beside a worker where no fighter stands. */
function mechPlace(g: State): string {
  const { seat } = g.automa!;
  const worked = unitsOf(g, seat, 'worker').map((id) => g.units[id]!.at);
  const alone = worked.filter((at) => !isHome(at) && fightersAt(g, at, seat).length === 0);
  return bestHexes(alone)[0] ?? homeOf(g, seat);
}
