import type { Press } from '#asking/terms/ids';
import { hereOf } from '#asking/terms/names';
import { openOf, positionOf, seatsOf } from '../match/asked.ts';
import { find } from '../match/change.ts';
import { adviceToThink } from '../match/computer-turns.ts';
import { decline } from '../match/declined.ts';
import { isPlayed } from '../match/record.ts';
import { adviceText } from '../words/advice.ts';
import { say } from '../words/text.ts';
import type { Call } from './command.ts';

/** So many answers are told. */
const TOLD = 3;

/**
 * *What would you do?* at a question: the best answers as a computer sees them, with reasons, for whoever is asked alone. It is thought in worlds of their seat,
 * by who thinks for computers, and changes nothing. Declines where the match does not allow it.
 */
export async function adviseOnQuestion({ house, visit }: Call, press: Press): Promise<void> {
  const { locale, user } = visit;
  const found = await find(house, press.match);
  if (!isPlayed(found) || !found.record.settings.tutor) return decline('no-tutor');
  const wanted = 'decision' in press ? press.decision : undefined;
  const mine = seatsOf(found.record, user);
  const decision = openOf(found).find(({ id, seat }) => id === wanted && mine.includes(seat));
  if (!decision) return visit.reply({ content: say('refusal.stale', locale) });
  const { part, record } = found;
  const {
    chosen,
    others = [],
    reasons = [],
  } = await house.thinker
    .think({ ...adviceToThink(part, record.match, decision), others: TOLD - 1 })
    .catch((err: unknown) => {
      house.log.warn({ err, match: record.id }, 'a tutor has not come to an end with thinking');
      return decline('no-advice');
    });
  const voice = { part, here: hereOf(positionOf(found).g, decision), locale };
  await visit.reply({ content: adviceText(voice, [chosen, ...others], reasons) });
}
