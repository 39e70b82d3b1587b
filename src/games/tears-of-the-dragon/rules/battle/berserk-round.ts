import type { Script, SeatId, Table } from '#core/types';
import { look, units } from '../../printed/content.ts';
import { fighterOf, line } from '../../state/battle/line.ts';
import { faceOf, TERRAMAX } from '../../state/pieces.ts';
import { other, type State } from '../../state/state.ts';
import { rollDie } from '../dice.ts';
import { loneLeaders } from '../fight/casualty.ts';
import { askToPick } from '../fight/choice.ts';
import { dragonVolley, volley } from '../fight/volley.ts';
import { allot, fall } from './hits.ts';

/** Dice of a round in which the dragon rages (TD-23.5, A33). */

const GORGANUN: SeatId = 0;

/** Whom he attacks; whom the two sides attack; then all dice, and all hits at once. */
export function* aimAndRoll(t: Table<State>): Script {
  const { g } = t;
  const b = g.battle!;
  const dragon = fighterOf(b, TERRAMAX)!;
  const prey = rollPrey(t);
  yield* aim(t);
  const hits: [number, number] = [0, 0];
  let onDragon = 0;
  const strike = (seat: SeatId, n: number): void => {
    if (b.aims[seat] === 'dragon') onDragon += n;
    else hits[other(seat)]! += n;
  };
  // The side he does not attack directs him; he only attacks (A46).
  hits[prey]! += dragonVolley(t, dragon, other(prey));
  for (const seat of [other(b.attacker), b.attacker]) strike(seat, yield* volley(t, seat));
  const falls = yield* allot(t, hits);
  // More hits than a full unit can take are lost (TD-9.7).
  yield* fall(
    t,
    onDragon > 0 ? { ...falls, [dragon.slot]: Math.min(onDragon, units.get(faceOf(TERRAMAX))!.steps) } : falls,
  );
  for (const seat of [0, 1]) yield* lastStand(t, seat);
}

/** TD-23.5: 1-5 Forseti, 6-10 Gorganun (stream `berserk`); if that side has nobody here he turns on the other (A33). */
function rollPrey(t: Table<State>): SeatId {
  const { g } = t;
  const b = g.battle!;
  const die = rollDie(t, 'berserk');
  const rolled = look('terramaxBerserk', die).result === 'attacks-gorganun' ? GORGANUN : other(GORGANUN);
  const prey = line(b, rolled).length > 0 ? rolled : other(rolled);
  b.prey = prey;
  t.tell({ type: 'dragon-turned', shown: { die, seat: prey } });
  return prey;
}

/** TD-23.5: each side may strike at the dragon or at the enemy, chosen each round; both choose at the same time. */
function* aim(t: Table<State>): Script {
  const { g } = t;
  const b = g.battle!;
  const chosen: ('dragon' | 'enemy')[] = ['dragon', 'dragon'];
  const both = line(b, 0).length > 0 && line(b, 1).length > 0;
  yield* t.together(
    (both ? [0, 1] : []).map(
      (seat) =>
        function* (own: Table<State>): Script {
          chosen[seat] = (yield* askToPick(own, seat, 'aim', { options: ['dragon', 'enemy'] })) as 'dragon' | 'enemy';
        },
    ),
  );
  b.aims = [chosen[0]!, chosen[1]!];
  for (const seat of [0, 1]) {
    if (line(b, seat).length > 0) {
      t.tell({ type: 'aimed', shown: { seat, target: { key: `battle.choice.${b.aims[seat]}` } } });
    }
  }
}

/** TD-9.10: a side's leaders are at the dragon's mercy as soon as its last fighting piece is gone. */
function* lastStand(t: Table<State>, seat: SeatId): Script {
  const b = t.g.battle!;
  if (line(b, seat).length > 0) return;
  yield* loneLeaders(t, b.at, seat, null);
  b.leaders[seat] = b.leaders[seat]!.filter((id) => t.g.counters[id]!.fate === 'map' && t.g.counters[id]!.at === b.at);
}
