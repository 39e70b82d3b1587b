import { z } from 'zod';
import { Id, Rank, RanksByCharacters } from '../terms/base.ts';

/** GH-9.33: a monster calls others of these ranks, one figure for each. */
export const SummonMonsters = z.strictObject({
  op: z.literal('summon-monsters'),
  monster: Id,
  ranks: z.union([z.array(Rank).min(1), RanksByCharacters]),
  /** Beside the target of the attack before, not beside the summoner. */
  beside: z.literal('target').optional(),
  /** It begins with the current hit points of the summoner, as far as its own maximum goes. */
  hp: z.literal('of-summoner').optional(),
});
