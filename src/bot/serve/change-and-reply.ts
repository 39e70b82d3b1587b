import { tellIfClosed } from '../deliver/private.ts';
import { type Changed, change, find } from '../match/change.ts';
import { withDone } from '../match/follow.ts';
import type { Delivery } from '../match/house.ts';
import { isBlocked } from '../match/notes.ts';
import type { AnyRecord, Found } from '../match/record.ts';
import type { Reply } from '../platform/answer.ts';
import type { Visit } from '../platform/visit.ts';
import { blockedText } from '../words/say.ts';
import { say } from '../words/text.ts';
import type { Call } from './command.ts';

/**
 * Changes a match for an interaction, once: what is saved remembers it. When it is delivered again, also by another process, nothing is decided,
 * and `again` says what comes of it.
 */
export async function changeOnce<T>(
  { house, visit }: Pick<Call, 'house' | 'visit'>,
  match: string,
  decide: (found: Found) => Changed<T>,
  again: (found: Found) => T,
): Promise<T> {
  const result = await change<T>(house, match, (found) => {
    if (found.record.done.includes(visit.id)) return { result: again(found) };
    const { record, result } = decide(found);
    visit.reached('decided');
    return { result, ...(record && { record: withDone(record, visit.id) }) };
  });
  visit.reached('saved');
  return result;
}

/**
 * Changes the match that a call is about in its turn, once, saves what `decide` gives as the record, and replies. What is
 * declined changes nothing.
 */
export async function changeAndReply(
  call: Call,
  decide: (found: Found) => { record?: AnyRecord; reply: Reply },
): Promise<void> {
  const match = await call.match();
  const reply = await changeOnce<Reply>(
    call,
    match,
    (found) => {
      const { reply, ...changed } = decide(found);
      return { ...changed, result: reply };
    },
    () => ({ content: say('done.again', call.visit.locale) }),
  );
  await replyAndDeliver(call, match, async () => reply);
}

/**
 * After something was saved: replies to whoever did it and posts to the others at the same time, then says privately
 * what stood in the way of posting.
 */
export async function replyAndDeliver(
  { house, visit }: Pick<Call, 'house' | 'visit'>,
  match: string,
  make: () => Promise<Reply>,
): Promise<void> {
  const before = performance.now();
  const arrived = visit.stages.saved ?? 0;
  const delivered = house.deliver(match);
  const replied = make().then(async (reply) => {
    // In direct messages nothing public is posted below it.
    if (!reply.isQuestion || visit.guild === null) return visit.reply(reply);
    const soon = await within(delivered, PATIENCE);
    if (soon?.below !== visit.channel) await visit.reply(reply);
    if ((await delivered).below === visit.channel) await visit.replyBelow(reply);
  });
  // A reply that cannot be given must not keep the others from their message; it is reported after that.
  replied.catch(() => {});
  const { drawn, trouble, missing = [] } = await delivered;
  if (drawn !== undefined) visit.stages.drawn = Math.round((arrived + drawn) * 10) / 10;
  visit.stages.delivered = Math.round((arrived + performance.now() - before) * 10) / 10;
  await replied;
  await tellTrouble(visit, trouble, missing);
  await tellIfClosed(house, (await find(house, match)).record, visit);
}

/** Whoever goes on waits so long (ms) for what is posted, so that the question stands below it. */
const PATIENCE = 1_500;

/** How a delivery went; undefined if it takes longer than so many ms. */
async function within(delivered: Promise<Delivery>, ms: number): Promise<Delivery | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), ms);
  });
  const known = await Promise.race([delivered, late]);
  clearTimeout(timer);
  return known;
}

async function tellTrouble(visit: Visit, trouble: string | undefined, missing: readonly string[]): Promise<void> {
  const { locale } = visit;
  if (trouble === 'later') return visit.replyAlso(say('refusal.later', locale));
  if (!isBlocked(trouble)) return;
  if (trouble !== 'forbidden') return visit.replyAlso(blockedText(trouble, locale));
  const names = missing.length > 0 ? missing : ['unknown'];
  const permissions = names.map((name) => say(`permission.${name}`, locale));
  return visit.replyAlso(say('refusal.missing-permission', locale, { permissions }));
}
