import type { Deed } from './deed.ts';
import { completes, explorable } from './quests.ts';

/** Completes a quest that is done where he stands. */
export const quest: Deed = {
  on: explorable,
  label: (card) => ({ key: 'deed.quest', args: { quest: card } }),
  does: completes,
};
