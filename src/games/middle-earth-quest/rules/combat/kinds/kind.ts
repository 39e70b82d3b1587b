import type { EffectKind, EffectOf } from '../../../printed/terms/combat-effects.ts';
import type { Acting, Step } from '../side/fighter.ts';

/** A kind of effect: what it does in which numbered step of MEQ-7.6. Its conditions hold when it is called. */
export interface Kind<K extends EffectKind> {
  acts: Partial<Record<Step, (here: Acting, effect: EffectOf<K>) => void>>;
}
