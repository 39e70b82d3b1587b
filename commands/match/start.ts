import { randomBytes } from 'node:crypto';
import { hasSay } from '#bot/match/asked';
import { playedFor } from '#bot/match/campaign';
import { cause, find } from '#bot/match/change';
import { claim } from '#bot/match/claim';
import { Declined, decline } from '#bot/match/declined';
import { couldBeAlone } from '#bot/match/lobby-seats';
import { started } from '#bot/match/play';
import { changeAndReply } from '#bot/serve/change-and-reply';
import { type Call, subcommand } from '#bot/serve/command';
import { say } from '#bot/words/text';
import { isRefusal } from '#core/actions';
import type { CampaignRecord } from '#store/campaign';

/** Starts the match with a seed from a secure source; its hash is posted now, the seed at the end. */
export const start = subcommand({
  name: { en: 'start', ja: '開始' },
  help: { en: 'Start the match when all seats are taken', ja: '全員がそろったら対戦を始める' },
  options: {
    alone: {
      type: 'switch',
      name: { en: 'alone', ja: '1人で' },
      help: { en: 'Play alone, where others could join', ja: 'ほかの人を待たずに1人で遊ぶ' },
    },
  },
  run: (call, { alone }) => begin(call, alone === true),
  presses: {
    start: { run: (call) => begin(call, false) },
    alone: { run: (call) => begin(call, true) },
  },
});

/** A match for one begins only where that was said. */
async function begin(call: Call, alone: boolean): Promise<void> {
  const { house, visit } = call;
  const campaign = await claimed(call);
  await changeAndReply(call, ({ part, record: lobby }) => {
    if (!hasSay(lobby, visit.user)) decline('not-seated');
    if (!alone && lobby.status === 'lobby' && couldBeAlone(part, lobby)) decline('alone');
    const record = started(
      { part, record: campaign ? { ...lobby, campaign: playedFor(campaign) } : lobby },
      randomBytes(32).toString('hex'),
      cause(house, visit.id),
    );
    if (isRefusal(record)) throw new Declined(record.refused);
    return { record, reply: { content: say('done.started', visit.locale) } };
  });
}

/** The campaign of the lobby as it is now, for this match alone; undefined where there is none. */
async function claimed({ house, visit, match }: Call): Promise<CampaignRecord | undefined> {
  const { record } = await find(house, await match());
  const { id, campaign, status } = record;
  if (!campaign || status !== 'lobby' || !hasSay(record, visit.user)) return undefined;
  return claim(house, campaign.id, id);
}
