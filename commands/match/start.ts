import { hasSay } from '#bot/match/asked';
import { find } from '#bot/match/change';
import { claim } from '#bot/match/claim';
import { Declined, decline } from '#bot/match/declined';
import { couldBeAlone, declineUnlessLobby } from '#bot/match/lobby-seats';
import { withLobbyPosted } from '#bot/match/outbox';
import { withNotes } from '#bot/match/record';
import { begunNow, byItself } from '#bot/serve/begin';
import { changeAndReply } from '#bot/serve/change-and-reply';
import { type Call, subcommand } from '#bot/serve/command';
import { say } from '#bot/words/text';
import { isRefusal } from '#core/actions';
import type { CampaignRecord } from '#store/campaign';
import { pressReady, setReady } from './ready.ts';

/** Starts the match; its hash is posted now, the seed at the end. Or says when it is to begin by itself: when it is full, or all are ready. */
export const start = subcommand({
  name: { en: 'start', ja: '開始' },
  help: { en: 'Start the match when all seats are taken', ja: '全員がそろったら対戦を始める' },
  options: {
    alone: {
      type: 'switch',
      name: { en: 'alone', ja: '1人で' },
      help: { en: 'Play alone, where others could join', ja: 'ほかの人を待たずに1人で遊ぶ' },
    },
    whenFull: {
      type: 'switch',
      name: { en: 'when_full', ja: '満席で' },
      help: { en: 'It starts by itself as soon as all seats are taken', ja: '満席になると自動で始める' },
    },
    ready: {
      type: 'switch',
      name: { en: 'ready', ja: '準備' },
      help: {
        en: 'Ask everybody whether they are ready, or say so yourself',
        ja: '全員に準備ができたか尋ねる、または自分の準備を知らせる',
      },
    },
  },
  run(call, { alone, whenFull, ready }) {
    if (ready !== undefined) return setReady(call, ready);
    return whenFull === undefined ? begin(call, alone === true) : setWhenFull(call, whenFull);
  },
  presses: {
    start: { run: (call) => begin(call, false) },
    alone: { run: (call) => begin(call, true) },
    'when-full': { run: (call, { step }) => setWhenFull(call, step === 1) },
    ready: { run: pressReady },
  },
});

/** A match for one begins only where that was said. */
async function begin(call: Call, alone: boolean): Promise<void> {
  const { visit } = call;
  const campaign = await claimed(call);
  await changeAndReply(call, ({ part, record: lobby }) => {
    if (!hasSay(lobby, visit.user)) decline('not-seated');
    if (!alone && lobby.status === 'lobby' && couldBeAlone(part, lobby)) decline('alone');
    const record = begunNow(call, { part, record: lobby }, campaign);
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

/** Whether the lobby begins by itself when it is full, as its host says: at once where it is full already. */
async function setWhenFull(call: Call, whenFull: boolean): Promise<void> {
  const { house, visit } = call;
  const { locale, user } = visit;
  const begun = await byItself(call, whenFull);
  await changeAndReply(call, ({ part, record }) => {
    declineUnlessLobby(record);
    if (record.host !== user) decline('host-alone', { who: `<@${record.host}>` });
    const reply = { content: say(whenFull ? 'done.when-full' : 'done.not-when-full', locale) };
    if ((record.notes.whenFull === true) === whenFull) return { reply };
    const noted = withNotes(record, { whenFull: whenFull || undefined });
    const next = { ...noted, updatedAt: house.clock.now() };
    const match = begun({ part, record: next });
    if (match) return { record: match, reply: { content: say('done.started', locale) } };
    return { record: withLobbyPosted(next), reply };
  });
}
