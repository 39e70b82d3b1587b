import type { Script, SeatId, Table } from '#core/types';
import type { Ability, Op } from '../../printed/schema/abilities/ability.ts';
import { mayAct } from '../../state/figures/conditions.ts';
import type { Figure, State } from '../../state/state.ts';
import { performAttack } from '../abilities/attack.ts';
import { performRecover } from '../abilities/cards.ts';
import { performRetaliate, performShield } from '../abilities/defend.ts';
import { performForce } from '../abilities/forced.ts';
import { performCondition, performDamage } from '../abilities/harm.ts';
import { performHeal } from '../abilities/heal.ts';
import { performKill } from '../abilities/kill.ts';
import { performCommand, performGrant } from '../abilities/lead.ts';
import { performMove } from '../abilities/move.ts';
import { performRefresh } from '../abilities/refresh.ts';
import { performConsume, performInfuse, performLoot } from '../abilities/small.ts';
import { performCreateTrap, performDisarmTrap } from '../abilities/traps.ts';
import { performTurncoat } from '../abilities/turncoat.ts';
import { actorOf, type Deed, deedOf, type Run } from '../deeds/deed.ts';
import { performOnDeath } from '../deeds/on-death.ts';
import { activate } from '../figures/lasting.ts';
import { beginsToLast } from '../figures/monster-lasting.ts';
import { performCreateObstacle, performDestroyObstacle, performMoveObstacle } from '../lines/obstacles.ts';
import { performPlayHand } from '../lines/play-hand.ts';
import { performSummon, performSummonMonsters } from '../lines/summon.ts';
import { jumpsToNextDoor } from '../monsters-turn/jump-to-next-door.ts';
import { scoutsTurn } from '../monsters-turn/scouts-turn.ts';

/** What each ability does. A card that needs one that is not here is in no hand (`built.ts`). */

type Perform<O extends Op> = (t: Table<State>, deed: Deed, ability: Extract<Ability, { op: O }>) => Script;

/** What stays active works from now on, also for the rest of its own half. */
function* lasts(t: Table<State>, deed: Deed, ability: Extract<Ability, { op: 'ongoing' | 'augment' }>): Script {
  const actor = actorOf(t.g, deed);
  deed.done = true;
  deed.lasts = true;
  if (actor?.kind === 'character' && deed.half) activate(t, actor.seat, deed.half);
  if (actor?.kind === 'monster' && ability.op === 'ongoing') beginsToLast(t, actor, ability);
}

type ScriptOf = Extract<Ability, { op: 'scenario' }>['script'];
/** What bosses do by the books of their scenarios alone. A scenario that needs one that is not here is not offered. */
export const SCRIPTS: { readonly [S in ScriptOf]?: (t: Table<State>, deed: Deed) => Script } = {
  'jump-to-next-door': jumpsToNextDoor,
  'scouts-turn': scoutsTurn,
};

function* performScript(t: Table<State>, deed: Deed, { script }: Extract<Ability, { op: 'scenario' }>): Script {
  const known = SCRIPTS[script];
  if (!known) throw new Error(`nobody has written ${script}`);
  yield* known(t, deed);
}

export const PERFORM: { readonly [O in Op]?: Perform<O> } = {
  attack: performAttack,
  move: performMove,
  heal: performHeal,
  shield: performShield,
  retaliate: performRetaliate,
  push: performForce,
  pull: performForce,
  condition: performCondition,
  damage: performDamage,
  loot: performLoot,
  infuse: performInfuse,
  consume: performConsume,
  summon: performSummon,
  'summon-monsters': performSummonMonsters,
  recover: performRecover,
  refresh: performRefresh,
  'play-hand': performPlayHand,
  'create-obstacle': performCreateObstacle,
  'destroy-obstacle': performDestroyObstacle,
  'move-obstacle': performMoveObstacle,
  'create-trap': performCreateTrap,
  'disarm-trap': performDisarmTrap,
  scenario: performScript,
  kill: performKill,
  'on-death': performOnDeath,
  grant: performGrant,
  command: performCommand,
  turncoat: performTurncoat,
  ongoing: lasts,
  augment: lasts,
};

/** Performs one ability, as long as who acts is there and may. Throws for one that nobody has taught it. */
export const perform: Run = function* (t, deed, ability) {
  const actor = actorOf(t.g, deed);
  // GH-5.6: an infusion is no ability; it goes with the action of which something was performed.
  if (!actor || (!mayAct(actor) && ability.op !== 'infuse')) return;
  const known = PERFORM[ability.op] as Perform<Op> | undefined;
  if (!known) throw new Error(`nobody knows how to ${ability.op}`);
  yield* known(t, deed, ability);
};

/** A new action of a figure; `seat` decides, null for the rules of monsters. */
export const beginDeed = (actor: Figure, seat: SeatId | null): Deed => deedOf(actor, seat, perform);

/** All abilities of a half, in their order (GH-5.3). */
export function* performAll(t: Table<State>, deed: Deed, abilities: readonly Ability[]): Script {
  for (const ability of abilities) yield* perform(t, deed, ability);
}
