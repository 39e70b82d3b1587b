import { both } from '#asking/slash-text';
import { missingIn } from '#bot/deliver/public';
import { forSaving } from '#bot/match/change';
import { decline } from '#bot/match/declined';
import { laidOut } from '#bot/match/lobby-seats';
import { optionsOf } from '#bot/match/options';
import { withLobbyPosted, withSealed } from '#bot/match/outbox';
import type { Lobby } from '#bot/match/record';
import { troubleOf } from '#bot/platform/errors';
import { openThread } from '#bot/platform/send';
import { replyAndDeliver } from '#bot/serve/change-and-reply';
import { type Call, subcommand } from '#bot/serve/command';
import { declineIfTaken } from '#bot/serve/here';
import { gameName } from '#bot/words/say';
import { say } from '#bot/words/text';
import { newId } from '#store/new-id';

/** A lobby in this channel, or in a thread of its own. */
export const newMatch = subcommand({
  name: { en: 'new', ja: '新規' },
  help: { en: 'Open a lobby for a new match here', ja: 'ここに新しい対戦の参加受付を開く' },
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
  },
  async run(call, { game, thread }) {
    const { house, visit } = call;
    if (visit.guild === null) decline('only-in-server');
    const part = house.games.get(game) ?? decline('unknown-game', { games: [...house.games.keys()] });
    const inThread = thread === true;
    if (!inThread) await declineIfTaken(house, visit.channel);
    const locale = [visit.locale, visit.guildLocale].includes('ja') ? 'ja' : house.defaults.locale;
    const channel = inThread ? await threadFor(call, gameName(part, locale)) : visit.channel;
    const now = house.clock.now();
    const { remindAfterHours, remindEveryHours } = house.defaults;
    const options = optionsOf(part, { options: {} });
    const lobby: Lobby = {
      id: newId(),
      schema: 3,
      version: 1,
      game: part.game.id,
      status: 'lobby',
      options,
      agreed: [],
      guild: visit.guild,
      channel,
      host: visit.user,
      locale,
      seats: laidOut(part, { options, seats: [], locale }),
      match: null,
      outbox: [],
      done: [visit.id],
      drafts: {},
      board: null,
      settings: { remindAfterHours, remindEveryHours, reminders: true, dmHands: true },
      asked: [],
      nextReminder: null,
      createdAt: now,
      updatedAt: now,
      endVotes: [],
      notes: {},
    };
    const { id } = await house.store.create(forSaving(withSealed(withLobbyPosted(lobby), now)));
    visit.reached('saved');
    const content = say('done.opened', visit.locale, { where: `<#${channel}>` });
    await replyAndDeliver(call, id, () => visit.reply({ content }));
  },
});

/** A thread of its own, or the present one where a thread is meant already. */
async function threadFor({ house, visit }: Call, name: string): Promise<string> {
  if (visit.inThread) {
    await declineIfTaken(house, visit.channel);
    return visit.channel;
  }
  try {
    return await openThread(house.client.rest, visit.channel, name);
  } catch (error) {
    const trouble = troubleOf(error);
    if (trouble !== 'forbidden' && trouble !== 'gone') throw error;
    const missing = trouble === 'gone' ? ['ViewChannel'] : await missingIn(house, visit.channel);
    const named = [...missing, 'CreatePublicThreads'].map((each) => say(`permission.${each}`, visit.locale));
    decline('missing-permission', { permissions: [...new Set(named)] });
  }
}
