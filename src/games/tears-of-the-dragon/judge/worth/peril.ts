import { distance } from '../advice/distance.ts';
import { odds } from '../advice/odds.ts';
import { attacking, holding } from '../advice/sight.ts';
import type { Side } from './hosts.ts';

/** A danger that is smaller counts as none. */
const SMALL = 0.3;

/** Who could be struck on the enemy's next turn: leaders and wizards, and strength, each by the chance of the strongest host that comes so far. */
export function peril({ g, seat, mine, theirs }: Side) {
  const found = { perilOfPersons: 0, perilOfUnits: 0 };
  for (const host of mine) {
    const held = holding({ g }, host.place, seat, host);
    let worst = 0;
    for (const enemy of theirs)
      if (enemy.n > 0 && distance(enemy.place, host.place) <= Math.max(1, enemy.speed))
        worst = Math.max(worst, odds(attacking(enemy), held));
    if (worst < SMALL) continue;
    found.perilOfPersons += worst * host.persons.length;
    found.perilOfUnits += worst * host.strength;
  }
  return found;
}
