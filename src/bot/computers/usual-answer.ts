import { choose } from '#chance/choose';
import { chanceFrom } from '#chance/playout';
import type { Chosen, Decision } from '#core/types';
import { worldsFor } from '#thinking/worlds';
import type { Found, Played } from '../match/record.ts';

/** What a computer answers that could not think: what brings the match on, chosen in a world of its seat. */
export function usualAnswer({ part, record }: Found<Played>, decision: Decision, seed: string): Chosen {
  const { g } = worldsFor(part, record.match, decision.seat)(seed);
  return choose({ ...part, g, policy: 'progress', decision, chance: chanceFrom(seed) });
}
