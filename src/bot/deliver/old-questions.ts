import { openOf } from '../match/asked.ts';
import type { House } from '../match/house.ts';
import type { SentQuestion } from '../match/notes.ts';
import { type AnyRecord, type Found, withNotes } from '../match/record.ts';
import { troubleOf } from '../platform/discord-trouble.ts';
import { retire as withoutButtons } from '../platform/send.ts';

/** The questions that were sent by direct message lose their buttons when they are over: by one edit each. */

/** By seat, the direct message with its question. */
export type SentQuestions = Readonly<Record<string, SentQuestion>>;

/** Takes the buttons off those that are over, or have been sent anew. Gives them. */
export async function retireQuestions(house: House, found: Found, anew: SentQuestions): Promise<SentQuestion[]> {
  const over = Object.entries(found.record.notes.dms ?? {}).flatMap(([seat, sent]) => {
    const newer = anew[seat];
    if (newer?.message === sent.message) return [];
    return newer || !isAsked(found, seat, sent) ? [sent] : [];
  });
  await Promise.all(over.map((one) => retire(house, one)));
  return over;
}

/** The remembered ones after that. What was answered on itself while it was on its way shows something else already. */
export function rememberedQuestions(fresh: Found, anew: SentQuestions, over: readonly SentQuestion[]): SentQuestions {
  const before = Object.entries(fresh.record.notes.dms ?? {});
  const left = before.filter(([, { message }]) => over.every((one) => one.message !== message));
  const added = Object.entries(anew).filter(([seat, sent]) => isAsked(fresh, seat, sent));
  return Object.fromEntries([...left, ...added]);
}

/** A record that leaves this message alone: something else stands in it now. */
export function withoutQuestionIn<R extends AnyRecord>(record: R, message: string | undefined): R {
  const { dms = {} } = record.notes;
  const left = Object.entries(dms).filter(([, sent]) => sent.message !== message);
  if (left.length === Object.keys(dms).length) return record;
  return withNotes(record, { dms: Object.fromEntries(left) });
}

/**
 * A record that notes that the question sent in the message `from` now stands in the message `to`. Gives undefined
 * where no question was sent in `from`.
 */
export function withQuestionMoved(record: AnyRecord, from: string | undefined, to: string): AnyRecord | undefined {
  const dms = Object.entries(record.notes.dms ?? {});
  if (!dms.some(([, { message }]) => message === from)) return undefined;
  const moved = dms.map(([seat, sent]) => [seat, sent.message === from ? { ...sent, message: to } : sent] as const);
  return withNotes(record, { dms: Object.fromEntries(moved) });
}

/** Whether whoever got the message is still asked what stands in it. */
const isAsked = (found: Found, seat: string, { decision, user }: SentQuestion): boolean =>
  found.record.seats[Number(seat)]?.user === user &&
  openOf(found).some((one) => one.id === decision && one.seat === Number(seat));

/** It is only tidiness: whatever stands in the way, stale buttons explain themselves. */
async function retire({ rest, log }: House, { channel, message }: SentQuestion): Promise<void> {
  await withoutButtons(rest, channel, message).catch((error: unknown) =>
    log.debug({ channel, trouble: troubleOf(error) }, 'a question by direct message keeps its buttons'),
  );
}
