import type { Script, SeatId, Table } from '#core/types';
import { activate } from '../figures/lasting.ts';
import { jumpsToNextDoor } from '../monsters-turn/boss.ts';
import type { Ability, Op } from '../schema/ability.ts';
import type { Figure, State } from '../state.ts';
import { performAttack } from './attack.ts';
import { performRecover } from './cards.ts';
import { actorOf, type Deed, deedOf, type Run } from './deed.ts';
import { performRetaliate, performShield } from './defend.ts';
import { performForce } from './forced.ts';
import { performCondition, performDamage } from './harm.ts';
import { performHeal } from './heal.ts';
import { performKill } from './kill.ts';
import { performCommand, performGrant } from './lead.ts';
import { performMove } from './move.ts';
import { performCreateObstacle, performDestroyObstacle, performMoveObstacle } from './obstacles.ts';
import { performPlayHand } from './play-hand.ts';
import { performRefresh } from './refresh.ts';
import { performConsume, performInfuse, performLoot } from './small.ts';
import { performSummon, performSummonMonsters } from './summon.ts';
import { performCreateTrap, performDisarmTrap } from './traps.ts';

/** What each ability does. A card that needs one that is not here is in no hand (`built.ts`). */

type Perform<O extends Op> = (t: Table<State>, deed: Deed, ability: Extract<Ability, { op: O }>) => Script;

/** What stays active works from now on, also for the rest of its own half. */
function* lasts(t: Table<State>, deed: Deed): Script {
  const actor = actorOf(t.g, deed);
  deed.done = true;
  deed.lasts = true;
  if (actor?.kind === 'character' && deed.half) activate(t, actor.seat, deed.half);
}

/** What a boss does by the book of its scenario alone. */
function* performScript(t: Table<State>, deed: Deed, { script }: Extract<Ability, { op: 'scenario' }>): Script {
  if (script === 'jump-to-next-door') yield* jumpsToNextDoor(t, deed);
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
  grant: performGrant,
  command: performCommand,
  ongoing: lasts,
  augment: lasts,
};

/** Performs one ability, as long as who acts is there. Throws for one that nobody has taught it. */
export const perform: Run = function* (t, deed, ability) {
  if (!actorOf(t.g, deed)) return;
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
