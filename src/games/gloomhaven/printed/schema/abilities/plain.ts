import { z } from 'zod';
import { Attack } from '../ops/attack.ts';
import { BossSpecial } from '../ops/boss-special.ts';
import { GiveCondition } from '../ops/condition.ts';
import { CreateObstacle } from '../ops/create-obstacle.ts';
import { CreateTrap } from '../ops/create-trap.ts';
import { Damage } from '../ops/damage.ts';
import { DestroyObstacle } from '../ops/destroy-obstacle.ts';
import { DisarmTrap } from '../ops/disarm-trap.ts';
import { Heal } from '../ops/heal.ts';
import { Infuse } from '../ops/infuse.ts';
import { Kill } from '../ops/kill.ts';
import { Loot } from '../ops/loot.ts';
import { Move } from '../ops/move.ts';
import { MoveObstacle } from '../ops/move-obstacle.ts';
import { PlayHand } from '../ops/play-hand.ts';
import { Pull } from '../ops/pull.ts';
import { Push } from '../ops/push.ts';
import { Recover } from '../ops/recover.ts';
import { Refresh } from '../ops/refresh.ts';
import { Retaliate } from '../ops/retaliate.ts';
import { Scenario } from '../ops/scenario.ts';
import { Shield } from '../ops/shield.ts';
import { Summon } from '../ops/summon.ts';
import { SummonMonsters } from '../ops/summon-monsters.ts';
import { boost } from '../terms/boost.ts';

/** Abilities in which elements change nothing. */
export const FIXED = [
  Infuse,
  Summon,
  SummonMonsters,
  CreateTrap,
  DisarmTrap,
  CreateObstacle,
  MoveObstacle,
  Refresh,
  Kill,
  PlayHand,
  BossSpecial,
  Scenario,
] as const;
/** Abilities that hold no other abilities: one file of `ops` for each. */
export const Plain = z.discriminatedUnion('op', [
  ...FIXED,
  Move,
  Attack,
  Heal,
  Shield,
  Retaliate,
  Push,
  Pull,
  GiveCondition,
  Damage,
  Loot,
  DestroyObstacle,
  Recover,
]);
export type Plain = z.infer<typeof Plain>;
const plains = z.array(Plain).min(1);

/** A boost that may also bring abilities: after the one it belongs to, or `instead` of it. */
export const Boost = z.strictObject({ ...boost, ops: plains.optional(), instead: plains.optional() });
export type Boost = z.infer<typeof Boost>;
