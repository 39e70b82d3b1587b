import type { Script, Table } from '#core/types';
import type { EffectOf, Effects } from '../../printed/cards/effect.ts';
import type { State } from '../../state/state.ts';
import { times } from './amount.ts';
import { type Now, type Perform, seatOf } from './kind/effect.ts';

export const damage: Perform<'damage'> = (t, now, effect) => suffers(t, now, [effect]);

/** The damage at the head of these effects; R-582: what a card deals one after the other is one damage. */
export function damagesOf(effects: Effects): EffectOf<'damage'>[] {
  const until = effects.findIndex(({ op }) => op !== 'damage');
  return (until < 0 ? effects : effects.slice(0, until)).filter((effect) => effect.op === 'damage');
}

/** All of them at once: he is asked once, and defeated once at most. */
export function* suffers(t: Table<State>, now: Now, damages: readonly EffectOf<'damage'>[]): Script {
  const n = damages.reduce((sum, one) => sum + times(t.g, now, one), 0);
  if (n > 0) yield* now.calls.hurt(t, seatOf(now), n);
}
