import type { Script, Table } from '#core/types';
import { rules } from '../../printed/content.ts';
import { keepLine } from '../../state/battle/line.ts';
import { inShip, leave, seatOf, spellTarget, TERRAMAX } from '../../state/pieces.ts';
import { isWar } from '../../state/scenario.ts';
import type { State } from '../../state/state.ts';
import { isNaturalTen, rollDie } from '../dice.ts';

/** What a wound does to the dragon's obedience, and his way home (TD-23.6, TD-23.7). */

/**
 * TD-23.10: whether the dragon does what his side bids him. He does not at a distance from his wizard, and not before the check
 * of this turn: when the enemy's roll lets Gorganun act before his own phase. In The War of the Dragon he is a unit (TD-26.3).
 */
export function obeys(g: State): boolean {
  if (isWar(g)) return true;
  const { wizard, berserk } = g.terramax;
  const [dragon, master] = [g.counters[TERRAMAX]!, wizard === null ? undefined : g.counters[wizard]!];
  const unchecked = g.allowance?.byEnemyRoll === true && g.first !== seatOf(TERRAMAX);
  return !berserk && !unchecked && dragon.fate === 'map' && master?.fate === 'map' && master.at === dragon.at;
}

/** Back to the lair, from where he may be won again at full strength. */
export function flyHome(t: Table<State>): void {
  const { g } = t;
  const { ship } = g.counters[TERRAMAX]!;
  leave(g, TERRAMAX, 'pool');
  g.counters[TERRAMAX]!.reduced = false;
  g.terramax = { wizard: null, berserk: false };
  // Whoever was with him at sea, called by Summon Aid, is there still.
  if (ship !== null && inShip(g, ship).length === 0) delete g.ships[ship];
  if (g.battle) keepLine(g);
  t.tell({ type: 'dragon-flew-home', shown: {} });
}

/**
 * TD-23.4, TD-23.7: the dragon's wizard checks whether he holds him (stream `dragon-control`). It is no spell: it neither
 * blocks him nor fails tragically. Without a wizard on the map nobody holds the dragon. The caller sees to the consequences.
 */
export function* controlCheck(t: Table<State>, modifier: number): Script<boolean> {
  const { g } = t;
  const { wizard } = g.terramax;
  if (wizard === null || g.counters[wizard]!.fate !== 'map') return false;
  const target = spellTarget(g, wizard) + modifier;
  const die = rollDie(t, 'dragon-control');
  const held = die <= target && !isNaturalTen(die);
  t.tell({ type: held ? 'dragon-held' : 'dragon-not-held', shown: { wizard, die, target } });
  return held;
}

/** TD-23.7: hit while he obeys, his wizard checks with -2, or he flies home. `hit` names who took hits. */
export function* afterWound(t: Table<State>, hit: readonly string[]): Script {
  const { g } = t;
  if (!hit.includes(TERRAMAX)) return;
  if (g.counters[TERRAMAX]!.fate === 'killed') {
    t.tell({ type: 'dragon-slain', shown: {} });
    return;
  }
  if (isWar(g) || g.counters[TERRAMAX]!.fate !== 'map' || g.terramax.berserk) return;
  if (!(yield* controlCheck(t, rules.woundedDragon))) flyHome(t);
}
