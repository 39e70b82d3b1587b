import { z } from 'zod';
import { Attack } from '../ops/attack.ts';
import { GiveCondition } from '../ops/condition.ts';
import { Damage } from '../ops/damage.ts';
import { DestroyObstacle } from '../ops/destroy-obstacle.ts';
import { Heal } from '../ops/heal.ts';
import { Loot } from '../ops/loot.ts';
import { Move } from '../ops/move.ts';
import { Pull } from '../ops/pull.ts';
import { Push } from '../ops/push.ts';
import { Recover } from '../ops/recover.ts';
import { Retaliate } from '../ops/retaliate.ts';
import { Shield } from '../ops/shield.ts';
import { Turncoat } from '../ops/turncoat.ts';
import { Augment } from './augment.ts';
import { Command } from './command.ts';
import { Consume, Consumptions } from './consume.ts';
import { Grant } from './grant.ts';
import { OnDeath } from './on-death.ts';
import { Ongoing } from './ongoing.ts';
import { FIXED } from './plain.ts';

/**
 * Everything that cards of characters, monsters and bosses can do. What an element changes in an ability stands in its
 * `consume`; abilities within abilities are plain ones (`plain.ts`).
 */
const consume = { consume: Consumptions };
export const Ability = z.discriminatedUnion('op', [
  ...FIXED,
  Move.extend(consume),
  Attack.extend(consume),
  Heal.extend(consume),
  Shield.extend(consume),
  Retaliate.extend(consume),
  Push.extend(consume),
  Pull.extend(consume),
  GiveCondition.extend(consume),
  Damage.extend(consume),
  Loot.extend(consume),
  DestroyObstacle.extend(consume),
  Recover.extend(consume),
  Consume,
  Ongoing,
  Augment,
  Command,
  Grant,
  Turncoat,
  OnDeath,
]);
export type Ability = z.infer<typeof Ability>;
export type Op = Ability['op'];
