import type { Effect, Value } from '../../../printed/terms/combat-effects.ts';
import type { Acting } from './fighter.ts';

type Counted = NonNullable<Extract<Effect, { k: 'atk' }>['per']>;

/** Cards of the own stack that are counted. The stack is that before the round: the card itself is not in it. */
const COUNTS: Record<Counted, (own: Acting['own']) => number> = {
  otherInStack: ({ stack }) => stack.length,
  otherMeleeInStack: ({ stack }) => stack.filter(({ type }) => type === 'melee').length,
};

/** (5) Adds to a value of its own card, once or for each thing that is counted. One set to 0 stays there (MEQ-7.8, A-6). */
export function raise({ own, by, say }: Acting, value: Value, n: number, per?: Counted): void {
  const added = per ? n * COUNTS[per](own) : n;
  if (added === 0) return;
  if (own.locked[value]) {
    if (own.card && !own.canceled) say('stays-zero', { by, who: own.who, value });
    return;
  }
  own[value] += added;
  say('raises', { by, who: own.who, value, n: added });
}
