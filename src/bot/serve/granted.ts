import type { Locale } from '#core/text';
import type { Message } from '#core/types';
import type { AnyGame } from '#src/game-part';
import { BrokenRecord, DatabaseTrouble, NewerRecord } from '#store/errors';
import { find } from '../match/change.ts';
import { Declined } from '../match/declined.ts';
import type { House } from '../match/house.ts';
import { Unplayable } from '../match/sound.ts';
import { isDiskTrouble, troubleOf } from '../platform/discord-trouble.ts';
import { incident } from '../platform/incident.ts';
import type { Visit } from '../platform/visit.ts';
import { reason } from '../words/say.ts';
import { say } from '../words/text.ts';
import type { Call } from './command.ts';

/** What is done for somebody ends in words, never in silence. */

/** How it ended: not granted for a reason (`why`), or gone wrong under a number. */
type Granted = { ended: 'done' } | { ended: 'declined'; why: string } | { ended: 'failed'; incident: string };

/** Does what somebody wishes, and tells them when it is not granted or fails. Gives how it ended, for the log. */
export async function granted(call: Call, work: () => Promise<void>): Promise<Granted> {
  const { house, visit } = call;
  const { locale } = visit;
  try {
    const declined = await refusedBy(work);
    if (!declined) return { ended: 'done' };
    await tell(house, visit, reason(await partOf(call), declined, locale));
    return { ended: 'declined', why: declined.key };
  } catch (error) {
    const number = incident(house.log, error, { interaction: visit.id, trouble: troubleOf(error) });
    const words = troubleWords(error, locale, number);
    await tell(house, visit, words);
    return { ended: 'failed', incident: number };
  }
}

/** What somebody reads whose wish has failed; where the disk is the reason, whoever runs the bot is told too. */
export function troubleWords(error: unknown, locale: Locale, number: string): string {
  if (error instanceof BrokenRecord) return say('refusal.broken', locale);
  if (error instanceof Unplayable)
    return say('refusal.unplayable', locale, { reason: reason(undefined, error.reason, locale), incident: number });
  if (error instanceof DatabaseTrouble) return say('refusal.database', locale, { incident: number });
  return say(isDiskTrouble(error) ? 'refusal.disk' : 'refusal.unexpected', locale, { incident: number });
}

/** The reason when a wish is not granted. */
async function refusedBy(work: () => Promise<void>): Promise<Message | undefined> {
  try {
    await work();
    return undefined;
  } catch (error) {
    if (error instanceof Declined) return error.refused;
    if (error instanceof NewerRecord) return { key: 'bot.refusal.newer' };
    throw error;
  }
}

/** The last word to somebody, beside a question that still stands; when even that fails, the log has it. */
async function tell(house: House, visit: Visit, content: string): Promise<void> {
  const work = visit.onItself ? visit.replyAlso(content) : visit.reply({ content, pictures: [] });
  await work.catch((error: unknown) => house.log.warn({ err: error, interaction: visit.id }, 'could not answer'));
}

/** The game in question, for the names of its seats; nothing when there is none. */
async function partOf({ house, match }: Call): Promise<AnyGame | undefined> {
  const found = async () => find(house, await match());
  return found().then(
    ({ part }) => part,
    () => undefined,
  );
}
