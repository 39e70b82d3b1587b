import { plain } from '#asking/terms/words';
import { actNote, withAct, withActKept } from '#bot/match/acts';
import { cause } from '#bot/match/change';
import { decline } from '#bot/match/declined';
import { closed, ended } from '#bot/match/play';
import { type AnyRecord, type Found, isLobby, isPlayed } from '#bot/match/record';
import type { Reply } from '#bot/platform/answer';
import { changeOnce, replyAndDeliver } from '#bot/serve/change-and-reply';
import { type Call, subcommand } from '#bot/serve/command';
import { whyUnplayable } from '#bot/serve/set-aside';
import { reason as reasonText } from '#bot/words/say';
import { say } from '#bot/words/text';
import type { OperatorWish } from '#store/store';
import { admin } from './admin.ts';
import { askToConfirm, wishMeant } from './confirm.ts';
import { isLiveEntry, matchMeant, matchOption } from './match-meant.ts';
import { logAct } from './operator-log.ts';
import { reasonOption, reasonTyped } from './reason.ts';

/** Ends a match, or closes a lobby, whoever agrees. All who play read the reason; a campaign stays as it was before. */
export const endMatch = subcommand({
  name: { en: 'end', ja: '終了' },
  help: { en: 'End a match or close a lobby, with a reason', ja: '理由を付けて、対戦を終える、またはロビーを閉じる' },
  under: admin,
  options: { match: matchOption(isLiveEntry), reason: reasonOption },
  async run(call, { match, reason: typed }) {
    const { house, visit } = call;
    const entry = await matchMeant(call, match);
    const reason = reasonTyped(typed);
    if (!isLiveEntry(entry)) decline('match-is-over');
    const why = await whyUnplayable(house, entry.id);
    if (why) decline('admin-unplayable', { reason: reasonText(undefined, why.reason, visit.locale) });
    await askToConfirm(call, entry, { what: 'end', reason });
  },
  presses: {
    'end-now': {
      goesOn: true,
      run: async (call, press) => endNow(call, await wishMeant(call, 'end', press)),
    },
  },
});

async function endNow(call: Call, wish: OperatorWish): Promise<void> {
  const { house, visit } = call;
  const { match, reason } = wish;
  const now = cause(house, visit.id);
  const reply = await changeOnce<Reply>(
    call,
    match,
    (found) => {
      if (found.record.guild !== visit.guild) decline('admin-no-match');
      return { record: endedBy(found, wish, now), result: { content: say('admin.ended', visit.locale) } };
    },
    () => ({ content: say('done.again', visit.locale) }),
  );
  logAct(call, 'end', { match, reason });
  await replyAndDeliver(call, match, async () => reply);
}

/** The match as it is over. Declines when it is so already. */
function endedBy(found: Found, { by, reason }: OperatorWish, now: ReturnType<typeof cause>): AnyRecord {
  const { status } = found.record;
  if (status === 'over' || status === 'ended') decline('match-is-over');
  const act = actNote('operator-ended', { by: `<@${by}>`, reason: plain(reason) });
  if (isLobby(found)) return withAct(closed(found.record, now), act, now);
  return isPlayed(found) ? withActKept(ended(found, now, act), act, now.now) : found.record;
}
