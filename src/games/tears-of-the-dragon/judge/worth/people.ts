import { idsOf, isInPlay, isLeader, isSuitor } from '../../state/pieces.ts';
import type { Side } from './hosts.ts';

/** Leaders and wizards of a side: who is in play, taken, trapped in a ruin, or stands alone (TD-14, TD-17.6). */
export function people({ g, seat, mine }: Side) {
  const found = { leaders: 0, wizards: 0, captured: 0, trapped: 0, alone: 0 };
  for (const id of idsOf(g, seat).filter(isSuitor)) {
    const { fate, trapped } = g.counters[id]!;
    if (fate === 'captured') found.captured++;
    if (!isInPlay(g, id)) continue;
    if (trapped) found.trapped++;
    if (isLeader(id)) found.leaders++;
    else found.wizards++;
  }
  for (const { n, persons } of mine) if (n === 0) found.alone += persons.length;
  return found;
}
