import { decline } from '#bot/match/declined';
import type { House } from '#bot/match/house';
import { channelNames } from '#bot/platform/channel-names';
import type { Call, Option, OptionChoice, TypingOptions } from '#bot/serve/command';
import { gameName } from '#bot/words/say';
import { say } from '#bot/words/text';
import type { Locale } from '#core/text';
import type { IndexEntry } from '#store/store';

/** Which match of the server an operator means. One of another server is told like one that there is not. */

/** The option of a match; those that fit are offered, that of the channel first. */
export const matchOption = (fits: (entry: IndexEntry) => boolean) =>
  ({
    type: 'completed',
    required: true,
    name: { en: 'match', ja: '対象' },
    help: { en: 'Which match of this server', ja: 'このサーバーのどの対戦か' },
    complete: (typing) => offered(typing, fits),
  }) satisfies Option & { required: true };

/** Whether a match is in the lobby, or runs. */
export const isLiveEntry = ({ status }: Pick<IndexEntry, 'status'>): boolean =>
  status === 'lobby' || status === 'running';

async function offered(
  { house, guild, channel, locale }: TypingOptions,
  fits: (entry: IndexEntry) => boolean,
): Promise<OptionChoice[]> {
  const mine = (await house.store.all()).filter((entry) => entry.guild === guild && fits(entry));
  const isHere = (entry: IndexEntry) => Number(entry.channel === channel);
  const names = guild === null ? undefined : await channelNames(house.rest, guild);
  return mine
    .sort((a, b) => isHere(b) - isHere(a) || b.updatedAt - a.updatedAt)
    .map((entry) => ({ name: called(house, entry, { name: names?.get(entry.channel), locale }), value: entry.id }));
}

/** A match as it is chosen from a list. A choice knows no mentions, so the channel is called by its name. */
function called(
  house: House,
  entry: IndexEntry,
  { name, locale }: { name: string | undefined; locale: Locale },
): string {
  const part = house.games.get(entry.game);
  const where = name ? `#${name}` : '—';
  const state = say(entry.archived ? 'admin.archived' : `status.${entry.status}`, locale);
  return [part ? gameName(part, locale) : entry.game, where, state, entry.id].join(' · ');
}

/** A match of this server, by its id or its channel; `isUnreadable` when nothing of it can be loaded. Declines what is none. */
export async function anyMatchMeant(
  { house, visit }: Pick<Call, 'house' | 'visit'>,
  typed: string,
): Promise<{ entry: IndexEntry; isUnreadable: boolean }> {
  const wanted = typed.trim().replace(/^<#(\d+)>$/, '$1');
  const inChannel = await house.store.byChannel(wanted);
  const find = (entries: readonly IndexEntry[]) =>
    entries.find(({ id, guild }) => guild === visit.guild && (id === wanted || id === inChannel));
  const entry = find(await house.store.all());
  if (entry) return { entry, isUnreadable: false };
  const lost = find(await house.store.unreadable());
  return lost ? { entry: lost, isUnreadable: true } : decline('admin-no-match');
}

/** The same, of those that can be loaded. */
export async function matchMeant(call: Pick<Call, 'house' | 'visit'>, typed: string): Promise<IndexEntry> {
  const { entry, isUnreadable } = await anyMatchMeant(call, typed);
  return isUnreadable ? decline('broken') : entry;
}
