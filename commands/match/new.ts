import { gameValue } from '#asking/slash-text';
import { hasSay } from '#bot/match/asked';
import { find } from '#bot/match/change';
import { claimFor } from '#bot/match/claim';
import { decline } from '#bot/match/declined';
import { newLobby } from '#bot/match/new-lobby';
import { replyAndDeliver } from '#bot/serve/change-and-reply';
import { type Call, subcommand } from '#bot/serve/command';
import { declineIfTaken, openedBefore, saveLobby } from '#bot/serve/here';
import { openLobby } from '#bot/serve/open-lobby';
import { say } from '#bot/words/text';
import type { CampaignRecord } from '#store/campaign';
import { idFrom } from '#store/new-id';
import type { MatchRecord } from '#store/store';

/** A lobby in this channel, or in a thread of its own. */
export const newMatch = subcommand({
  name: { en: 'new', ja: '新規' },
  help: { en: 'Open a lobby for a new match here', ja: 'ここに新しい対戦のロビーを開く' },
  options: {
    game: {
      type: 'listed',
      name: { en: 'game', ja: 'ゲーム' },
      help: { en: 'Which game', ja: '遊ぶゲーム' },
      required: true,
      values: (games) => games.map(gameValue),
    },
    thread: {
      type: 'switch',
      name: { en: 'thread', ja: 'スレッド' },
      help: { en: 'Open a thread of its own for the match', ja: 'この対戦専用のスレッドを作る' },
    },
    campaign: {
      type: 'completed',
      of: ({ game }) => game.campaign !== undefined,
      name: { en: 'campaign', ja: 'キャンペーン' },
      help: {
        en: 'A campaign of this server to go on with, or the name of a new one',
        ja: '続けるこのサーバーのキャンペーン、または新しく始めるキャンペーンの名前',
      },
      async complete({ house, guild, typed }) {
        if (guild === null || typeof typed.game !== 'string') return [];
        const known = await house.store.campaigns.of(guild, typed.game);
        return known.map(({ name }) => ({ name, value: name }));
      },
    },
    byInvitation: {
      type: 'switch',
      name: { en: 'private', ja: '招待制' },
      help: {
        en: 'Only those may join whom you invite (/match invite)',
        ja: '招待した人だけが参加できる（/対戦 招待）',
      },
    },
    whenFull: {
      type: 'switch',
      name: { en: 'when_full', ja: '満席で' },
      help: { en: 'It starts by itself as soon as all seats are taken', ja: '満席になると自動で始める' },
    },
  },
  async run(call, wanted) {
    await tell(call, await openLobby(call, wanted));
  },
  presses: { 'go-on': { run: (call) => playAgain(call) } },
});

async function tell(call: Call, { id, channel }: MatchRecord): Promise<void> {
  const { visit } = call;
  visit.reached('saved');
  const content = say('done.opened', visit.locale, { where: `<#${channel}>` });
  await replyAndDeliver(call, id, async () => ({ content }));
}

/**
 * A lobby where a match has ended, or a lobby was closed, with the same people, options and settings; of a campaign it is its next
 * match. Declines while the match runs, for whoever did not sit in it, and where another match is live.
 */
export async function playAgain(call: Call): Promise<void> {
  const { house, visit, match } = call;
  const { part, record } = await find(house, await match());
  const { guild, channel, locale, campaign: last } = record;
  if (guild === null) decline('old-button');
  if (record.status === 'running') decline('still-running');
  if (!hasSay(record, visit.user)) decline('not-seated');
  const before = await openedBefore(call);
  if (before) return tell(call, before);
  await declineIfTaken(call, channel);
  const id = idFrom(visit.id);
  const opening = { id, part, guild, channel, host: visit.user, locale, after: record, mark: visit.id };
  const saved = (campaign?: CampaignRecord) => saveLobby(call, newLobby(house, { ...opening, campaign }));
  await tell(call, await (last ? claimFor(house, last.id, id, saved) : saved()));
}
