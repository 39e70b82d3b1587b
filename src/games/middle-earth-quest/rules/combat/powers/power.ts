import type { PowerId, PowerOf } from '../../../printed/combat/foe-shape.ts';
import type { Acting, Step } from '../side/fighter.ts';

/**
 * A monster's power: what it does in which numbered step of MEQ-7.6. `own` is the monster. Outside step 1 it is called only with a
 * card of its type that is not canceled (MEQ-7.14); `used` if it worked before in this combat.
 */
export interface PowerRule<I extends PowerId> {
  acts: Partial<Record<Step, (here: Acting, power: PowerOf<I>, used: boolean) => void>>;
}
