import { tellIfClosed } from '../deliver/private.ts';
import { change, find } from '../match/change.ts';
import { type AnyRecord, type Found, isBlocked } from '../match/record.ts';
import type { Reply, Visit } from '../platform/visit.ts';
import { blockedText } from '../words/say.ts';
import { say } from '../words/text.ts';
import type { Call } from './command.ts';

/**
 * Changes the match that a call is about in its turn, saves what `decide` gives as the record, and replies. What is
 * declined changes nothing.
 */
export async function changeAndReply(
  call: Call,
  decide: (found: Found) => { record?: AnyRecord; reply: Reply },
): Promise<void> {
  const match = await call.match();
  const reply = await change(call.house, match, (found) => {
    const { reply, ...changed } = decide(found);
    call.visit.reached('decided');
    return { ...changed, result: reply };
  });
  call.visit.reached('saved');
  await replyAndDeliver(call, match, () => call.visit.reply(reply));
}

/**
 * After something was saved: replies to whoever did it and posts to the others at the same time, then says privately
 * what stood in the way of posting.
 */
export async function replyAndDeliver(
  { house, visit }: Pick<Call, 'house' | 'visit'>,
  match: string,
  reply: () => Promise<void>,
): Promise<void> {
  const replied = reply();
  // A reply that cannot be given must not keep the others from their message; it is reported after that.
  replied.catch(() => {});
  const before = performance.now();
  const arrived = visit.stages.saved ?? 0;
  const { drawn, trouble, missing = [] } = await house.deliver(match);
  if (drawn !== undefined) visit.stages.drawn = Math.round((arrived + drawn) * 10) / 10;
  visit.stages.delivered = Math.round((arrived + performance.now() - before) * 10) / 10;
  await replied;
  await tellTrouble(visit, trouble, missing);
  const { record } = await find(house, match);
  await tellIfClosed(house, record, visit);
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
