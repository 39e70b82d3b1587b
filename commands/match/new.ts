import { both } from '#asking/slash-text';
import { clamp } from '#asking/terms/words';
import { missingIn } from '#bot/deliver/round';
import { hasSay } from '#bot/match/asked';
import { campaignId, LONGEST_NAME } from '#bot/match/campaign';
import { find } from '#bot/match/change';
import { claimFor } from '#bot/match/claim';
import { decline } from '#bot/match/declined';
import { declineIfTooManyLobbies } from '#bot/match/lobby-bounds';
import { type NewLobby, newLobby } from '#bot/match/new-lobby';
import { troubleOf } from '#bot/platform/discord-trouble';
import { beginThread } from '#bot/platform/threads';
import { replyAndDeliver } from '#bot/serve/change-and-reply';
import { type Call, subcommand } from '#bot/serve/command';
import { declineIfTaken, openedBefore, saveLobby } from '#bot/serve/here';
import { gameName } from '#bot/words/say';
import { say } from '#bot/words/text';
import type { AnyGame } from '#src/game-part';
import type { CampaignRecord } from '#store/campaign';
import { VersionConflict } from '#store/errors';
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
      values: (games) => games.map(({ game, text }) => ({ words: both(text, 'game.name'), value: game.id })),
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
  async run(call, { game, thread, campaign: name, byInvitation, whenFull }) {
    const { house, visit } = call;
    const { guild } = visit;
    if (guild === null) decline('only-in-server');
    const before = await openedBefore(call);
    if (before) return tell(call, before);
    const part = house.games.get(game) ?? decline('unknown-game', { games: [...house.games.keys()] });
    const inThread = thread === true;
    if (!inThread) await declineIfTaken(call, visit.channel);
    // Before a thread is opened for it.
    await declineIfTooManyLobbies(house, { user: visit.user, guild });
    const locale = [visit.locale, visit.guildLocale].includes('ja') ? 'ja' : house.defaults.locale;
    const id = idFrom(visit.id);
    const saved = async (campaign?: CampaignRecord) => {
      const channel = inThread ? await threadFor(call, gameName(part, locale)) : visit.channel;
      const opening = { id, part, guild, channel, host: visit.user, locale, campaign, byInvitation, whenFull };
      return save(call, { ...opening, mark: visit.id });
    };
    const named = name === undefined ? undefined : await campaignNamed(call, part, { name, guild });
    await tell(call, await (named ? claimFor(house, named, id, saved) : saved()));
  },
  presses: { 'go-on': { run: (call) => playAgain(call) } },
});

const save = (call: Call, opening: NewLobby) => saveLobby(call, newLobby(call.house, opening));

async function tell(call: Call, { id, channel }: MatchRecord): Promise<void> {
  const { visit } = call;
  visit.reached('saved');
  const content = say('done.opened', visit.locale, { where: `<#${channel}>` });
  await replyAndDeliver(call, id, async () => ({ content }));
}

/** The id of the campaign of this name, which is begun if there is none. */
async function campaignNamed(
  { house, visit }: Call,
  part: AnyGame,
  { name: typed, guild }: { name: string; guild: string },
): Promise<string> {
  const game = part.game.id;
  const name = typed.replace(/\s+/g, ' ').trim();
  if (!part.game.campaign) decline('no-campaigns', { game: gameName(part, visit.locale) });
  if (name === '') decline('campaign-unnamed');
  if (name.length > LONGEST_NAME) decline('campaign-name-long', { max: LONGEST_NAME });
  const id = campaignId({ guild, game, name });
  if (!(await house.store.campaigns.load(id))) {
    const now = house.clock.now();
    const times = { createdAt: now, updatedAt: now };
    const nothing = { carried: null, current: null, taken: [] };
    const begun = { id, schema: 1 as const, game, guild, name, host: visit.user, ...nothing, ...times };
    await house.store.campaigns.create(begun).catch((error: unknown) => {
      if (!(error instanceof VersionConflict)) throw error;
    });
  }
  return id;
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
  const saved = (campaign?: CampaignRecord) => save(call, { ...opening, campaign });
  await tell(call, await (last ? claimFor(house, last.id, id, saved) : saved()));
}

/** A thread of its own, or the present one where a thread is meant already. */
async function threadFor(call: Call, name: string): Promise<string> {
  const { house, visit } = call;
  if (visit.inThread) {
    await declineIfTaken(call, visit.channel);
    return visit.channel;
  }
  try {
    return await beginThread(house.client.rest, visit.channel, name);
  } catch (error) {
    const trouble = troubleOf(error);
    if (trouble === 'no-threads') decline('no-threads-here');
    if (trouble === 'too-many-threads') decline('too-many-threads');
    if (trouble === 'refused') decline('thread-refused', { why: clamp((error as Error).message.split('\n')[0]!, 200) });
    if (trouble !== 'forbidden' && trouble !== 'gone') throw error;
    const missing = trouble === 'gone' ? ['ViewChannel'] : await missingIn(house, visit.channel);
    const named = [...missing, 'CreatePublicThreads'].map((each) => say(`permission.${each}`, visit.locale));
    decline('missing-permission', { permissions: [...new Set(named)] });
  }
}
