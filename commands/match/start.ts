import { randomBytes } from 'node:crypto';
import { hasSay } from '#bot/match/asked';
import { cause } from '#bot/match/change';
import { Declined, decline } from '#bot/match/declined';
import { started } from '#bot/match/play';
import { changeAndReply } from '#bot/serve/change-and-reply';
import { type Call, subcommand } from '#bot/serve/command';
import { say } from '#bot/words/text';
import { isRefusal } from '#core/actions';

/** Starts the match with a seed from a secure source; its hash is posted now, the seed at the end. */
export const start = subcommand({
  name: { en: 'start', ja: '開始' },
  help: { en: 'Start the match when all seats are taken', ja: '全員がそろったら対戦を始める' },
  run: (call) => begin(call),
  presses: { start: { run: (call) => begin(call) } },
});

const begin = (call: Call) =>
  changeAndReply(call, (found) => {
    const { house, visit } = call;
    if (!hasSay(found.record, visit.user)) decline('not-seated');
    const record = started(found, randomBytes(32).toString('hex'), cause(house, visit.id));
    if (isRefusal(record)) throw new Declined(record.refused);
    return { record, reply: { content: say('done.started', visit.locale) } };
  });
