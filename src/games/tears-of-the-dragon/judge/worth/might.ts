import { ruins } from '../../printed/content.ts';
import type { Side } from './hosts.ts';
import { lacks } from './tower.ts';

/** A guard that can take so many hits is enough. */
const GUARD = 6;
/** The enemy lacks so few ruins that guards count. */
const FEW = 2;

/** What fights for a side: all of it, what somebody leads, and what stands in ruins where the enemy still has to look (TD-5, TD-17). */
export function might(side: Side) {
  const { g, foe, mine } = side;
  const wanted = g.knowledge[foe]!.length >= ruins.length - FEW ? lacks(side, foe) : [];
  const found = { strength: 0, led: 0, guards: 0 };
  for (const { place, strength, led, body } of mine) {
    found.strength += strength;
    if (led) found.led += strength;
    if (wanted.includes(place)) found.guards += Math.min(1, body / GUARD);
  }
  return found;
}
