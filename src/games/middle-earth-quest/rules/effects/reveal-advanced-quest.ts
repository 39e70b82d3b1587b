import { quests } from '../../printed/cards/possessions.ts';
import { hero } from '../../state/pieces.ts';
import { reads } from '../../state/reads.ts';
import { type Perform, seatOf } from './kind/effect.ts';

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
