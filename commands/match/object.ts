import { eventLines } from '#asking/public-message';
import { contestablesOf, seatsOf } from '#bot/match/asked';
import { type Changed, cause, find } from '#bot/match/change';
import { decline } from '#bot/match/declined';
import { withNames } from '#bot/match/named';
import { objected } from '#bot/match/play';
import type { Found } from '#bot/match/record';
import { changeOnce, replyAndDeliver } from '#bot/serve/change-and-reply';
import { type Call, subcommand } from '#bot/serve/command';
import { present } from '#bot/serve/present';
import { reason } from '#bot/words/say';
import { isRefusal } from '#core/actions';
import type { Event, Message } from '#core/types';

/** Objects to what somebody has decided for all, or puts to the vote what nobody has decided yet. Without a button it is the latest. */
export const object = subcommand({
  name: { en: 'object', ja: '異議' },
  help: {
    en: 'Object to what one has decided for all, as long as nothing has come of it: all vote then',
    ja: '1人が全員のために決めたことに異議を出し、投票にする（まだ何も起きていない場合）',
  },
  run: (call) => objects(call),
  presses: { object: { run: (call, { option }) => objects(call, option) } },
});

async function objects(call: Call, question?: string): Promise<void> {
  const { house, visit } = call;
  const id = await call.match();
  type After = { found: Found; events: Event[] } | Message;
  const decide = (found: Found): Changed<After> => {
    const { part, record } = found;
    const [seat] = seatsOf(record, visit.user);
    if (seat === undefined) decline('not-seated');
    if (record.status !== 'running') decline('not-running');
    const wanted = question ?? contestablesOf(found)[0]?.question ?? decline('nothing-to-object');
    const done = objected(found, { seat, question: wanted }, cause(house, visit.id));
    if (isRefusal(done)) return { result: done.refused };
    const next = withNames({ part, record: done.record });
    return { record: done.record, result: { found: next, events: done.events } };
  };
  const after = await changeOnce<After>(call, id, decide, () => ({ key: 'bot.refusal.stale' }));
  if ('key' in after) {
    const found = await find(house, id);
    await visit.reply(await present(call, found, { lead: reason(found.part, after, visit.locale) }));
    return;
  }
  const { found, events } = after;
  const lead = eventLines(found.part, events, visit.locale).join('\n');
  await replyAndDeliver(call, id, () => present(call, found, { lead, isNext: true }));
}
