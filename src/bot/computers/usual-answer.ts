import { choose } from '#chance/choose';
import { chanceFrom } from '#chance/playout';
import type { Chosen } from '#core/types';
import type { AnyGame } from '#src/game-part';
import { worldsFor } from '#thinking/worlds';
import type { ToThink } from '../match/to-think.ts';

/** What a computer answers that could not think: what brings the match on, chosen in a world of its seat. */
export function usualAnswer(part: AnyGame, { match, decision, seed }: ToThink): Chosen {
  const { g } = worldsFor(part, match, decision.seat)(seed);
  return choose({ ...part, g, policy: 'progress', decision, chance: chanceFrom(seed) });
}
