import { missingIn } from '#bot/deliver/round';
import { actNote, withAct } from '#bot/match/acts';
import { Declined, decline } from '#bot/match/declined';
import type { House } from '#bot/match/house';
import { movedTo } from '#bot/match/moved';
import { withLobbyPosted } from '#bot/match/outbox';
import type { AnyRecord, Found } from '#bot/match/record';
import { channelSeen } from '#bot/platform/members';
import { changeOnce, replyAndDeliver } from '#bot/serve/change-and-reply';
import { type Call, subcommand } from '#bot/serve/command';
import { say } from '#bot/words/text';
import type { Locale } from '#core/text';
import { ChannelTaken } from '#store/errors';
import { admin } from './admin.ts';
import { isLiveEntry, matchMeant, matchOption } from './match-meant.ts';
import { logAct } from './operator-log.ts';

/** A match goes on in another channel or thread of the server: its board is posted there, and whoever is asked is called there. */
export const move = subcommand({
  name: { en: 'move', ja: '移動' },
  help: { en: 'Let a match go on in another channel or thread', ja: '対戦を別のチャンネルやスレッドで続ける' },
  under: admin,
  options: {
    match: matchOption(isLiveEntry),
    channel: {
      type: 'channel',
      required: true,
      name: { en: 'channel', ja: 'チャンネル' },
      help: { en: 'Where it goes on', ja: '続ける場所' },
    },
  },
  async run(call, { match, channel }) {
    const { house, visit } = call;
    const { id } = await matchMeant(call, match);
    const where = `<#${channel}>`;
    const again = (): string => say('done.again', visit.locale);
    const decide = ({ record }: Found) => {
      if (!isLiveEntry(record)) decline('match-is-over');
      if (record.channel === channel) decline('admin-there', { where });
      return { record: movedBy(call, record, channel), result: say('admin.moved', visit.locale, { where }) };
    };
    const before = await house.store.load(id);
    const isNew = before?.channel !== channel && !before?.done.includes(visit.id);
    if (isNew) await declineUnlessFree(call, id, channel);
    const content = await changeOnce(call, id, decide, again).catch((error: unknown) => {
      throw error instanceof ChannelTaken ? taken(channel, error.by) : error;
    });
    logAct(call, 'move', { match: id, to: channel });
    await replyAndDeliver(call, id, async () => ({ content }));
  },
});

/** The record in its new place. Where it stood before its last message says where it goes on. */
function movedBy({ house, visit }: Call, record: AnyRecord, channel: string): AnyRecord {
  const moved = movedTo(record, { channel, guild: visit.guild });
  const from = `<#${record.channel}>`;
  const shown = record.status === 'lobby' ? withLobbyPosted(moved) : moved;
  const pings = record.asked.map(({ seat }) => seat);
  return withAct(shown, actNote('operator-moved', { by: `<@${visit.user}>`, from }), { now: house.clock.now(), pings });
}

/** Declines a channel where the bot cannot post, of another server, or where another match is live. */
async function declineUnlessFree(call: Call, id: string, channel: string): Promise<void> {
  const { house, visit } = call;
  const missing = await missingThere(house, channel, visit);
  if (missing.length > 0) decline('admin-cannot-post', { where: `<#${channel}>`, permissions: missing });
  const there = await house.store.byChannel(channel);
  const live = (await house.store.running()).find((one) => one === there && one !== id);
  if (live !== undefined) throw taken(channel, live);
}

/** One live match a channel: where there is another one, the operator decides first what becomes of it. */
const taken = (channel: string, by: string): Declined =>
  new Declined({ key: 'bot.refusal.admin-taken', args: { where: `<#${channel}>`, id: by } });

/** The permissions that the bot lacks there, in words. Declines a channel that it does not see, and a locked thread. */
async function missingThere(
  house: House,
  id: string,
  { guild, locale }: { guild: string | null; locale: Locale },
): Promise<string[]> {
  const channel = await channelSeen(house.rest, id);
  if (channel?.guild !== guild) return [say('permission.ViewChannel', locale)];
  if (channel.isLocked) decline('admin-locked', { where: `<#${id}>` });
  return (await missingIn(house, id)).map((name) => say(`permission.${name}`, locale));
}
