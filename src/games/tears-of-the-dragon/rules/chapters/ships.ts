import { z } from 'zod';
import type { Script, SeatId, Table } from '#core/types';
import { faceOf, inShip, isFighter, straightenBoxes } from '../../state/pieces.ts';
import { other, type State } from '../../state/state.ts';
import type { Leg } from '../../state/ways.ts';
import { action } from '../action.ts';
import { battle } from '../battle/battle.ts';
import { casualty } from '../fight/casualty.ts';

/** Meeting enemy ships (TD-13.6), and what an attack does to those who made it (TD-4.10). */

/** TD-4.10: a counter attacks once in an activation; after a battle it goes no further (TD-11.2 apart). */
export function markAttacked(g: State, ids: readonly string[], done: boolean): void {
  for (const id of ids) {
    const m = g.activation?.members[id];
    if (!m) continue;
    m.attacked = true;
    m.acted = true;
    if (done) m.done = true;
  }
  straightenBoxes(g);
}

const shipsOfEnemy = (g: State, sea: string, seat: SeatId): string[] =>
  Object.keys(g.ships).filter((ship) => {
    const load = inShip(g, ship);
    const fighters = load.filter(isFighter);
    const seen = fighters.length === 0 || fighters.some((id) => !g.counters[id]!.obfuscated);
    return (
      g.ships[ship]!.seat === other(seat) && seen && load.length > 0 && load.every((id) => g.counters[id]!.at === sea)
    );
  });

/** Where ships meet, and those that have been fought. */
const Meeting = z.object({ sea: z.string(), fought: z.array(z.string()) });

export const chooseShip = action({
  name: 'choose-ship',
  about: Meeting,
  fields: {
    ship: {
      kind: 'one',
      of: 'figure',
      options: ({ g, seat, about: { sea, fought } }) =>
        shipsOfEnemy(g, sea, seat).filter((ship) => !fought.includes(ship)),
      label: (ship, { g }) => ({
        key: 'label.ship',
        args: {
          n: ship.replace('ship-', ''),
          leaders: inShip(g, ship)
            .filter((id) => !isFighter(id))
            .map(faceOf),
        },
      }),
    },
  },
});

/** A leg of a voyage; from nowhere where the ships lie in one place already. */
type Voyage = Omit<Leg, 'from'> & { from: string | null };

/**
 * TD-13.6: the mover fights the enemy ships there one after another, each once, in the order he chooses.
 * Leaders who sail alone roll as they would on land (TD-7.10, TD-14.1).
 */
export function* meetShips(t: Table<State>, ship: string, { seat, from, to: sea }: Voyage): Script {
  const { g } = t;
  const fought = new Set<string>();
  for (;;) {
    const mine = inShip(g, ship).filter((id) => g.counters[id]!.at === sea);
    const enemies = shipsOfEnemy(g, sea, seat).filter((one) => !fought.has(one));
    const seen = mine.filter((id) => isFighter(id) && !g.counters[id]!.obfuscated);
    if (seen.length === 0 || enemies.length === 0) return;
    const target =
      enemies.length === 1
        ? enemies[0]!
        : (yield* t.ask(seat, 'choose-ship', chooseShip, { about: { sea, fought: [...fought] } })).ship;
    fought.add(target);
    const aboard = inShip(g, target);
    if (!aboard.some(isFighter)) {
      for (const id of aboard) yield* casualty(t, id, { from });
      continue;
    }
    const end = yield* battle(t, { at: sea, kind: 'sea', attacker: seat, attackers: mine, from, defenderShip: target });
    markAttacked(g, mine, true);
    if (end === 'attacker-left' || end === 'attacker-gone' || end === 'both-gone') return;
  }
}
