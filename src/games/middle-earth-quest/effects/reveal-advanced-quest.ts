import { hero } from '../pieces.ts';
import { quests } from '../possessions.ts';
import { reads } from '../reads.ts';
import { type Perform, seatOf } from './effect.ts';

/** MEQ-2.2: from now on it can be done; what it does at its start it does now. */
export const revealAdvancedQuest: Perform<'revealAdvancedQuest'> = function* (t, now) {
  const seat = seatOf(now);
  const { advanced } = hero(t.g, seat);
  if (advanced.is !== 'closed') return;
  advanced.is = 'open';
  t.tell({ type: 'quest-opened', shown: { seat, quest: advanced.card } });
  reads(t, 'quest', advanced.card);
  yield* now.calls.perform(t, now, quests.get(advanced.card)!.setup);
};
