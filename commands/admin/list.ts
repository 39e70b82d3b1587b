import { isEndedByOperator } from '#bot/match/acts';
import { find } from '#bot/match/change';
import { Declined } from '#bot/match/declined';
import type { House } from '#bot/match/house';
import { pauseIn } from '#bot/match/pause';
import { Unplayable } from '#bot/match/sound';
import { type Call, subcommand } from '#bot/serve/command';
import { gameName, reason, since } from '#bot/words/say';
import { say } from '#bot/words/text';
import { pageButtons } from '#bot/words/ways-on';
import type { Locale } from '#core/text';
import { BrokenRecord } from '#store/errors';
import type { IndexEntry } from '#store/store';
import { admin } from './admin.ts';
import { isLiveEntry } from './match-meant.ts';

/** So many matches have room on a page. */
const MATCHES = 8;

/** Which matches are looked at: those that go on or cannot be read, or those that are over as well. */
type Shown = 'live' | 'all';

/** The matches of this server: what is played where by whom, since when somebody is waited for, and what cannot be read. */
export const list = subcommand({
  name: { en: 'list', ja: '一覧' },
  help: {
    en: 'The matches of this server, and since when they wait',
    ja: 'このサーバーの対戦と、いつから待っているかを見る',
  },
  under: admin,
  options: {
    all: {
      type: 'switch',
      name: { en: 'all', ja: 'すべて' },
      help: { en: 'Also those that are over', ja: '終わった対戦も含める' },
    },
  },
  run: (call, { all }) => show(call, all === true ? 'all' : 'live', 0),
  presses: {
    matches: { goesOn: true, run: (call, { match, page = 0 }) => show(call, match === 'all' ? 'all' : 'live', page) },
  },
});

async function show({ house, visit }: Call, shown: Shown, asked: number): Promise<void> {
  const { locale, guild } = visit;
  const here = (entries: readonly IndexEntry[]) => entries.filter((entry) => entry.guild === guild);
  const lost = here(await house.store.unreadable());
  const known = here(await house.store.all());
  const live = known.filter(isLiveEntry).sort((a, b) => a.updatedAt - b.updatedAt);
  const over = known.filter((entry) => !isLiveEntry(entry)).sort((a, b) => b.updatedAt - a.updatedAt);
  const past = shown === 'all' ? over.filter(({ archived }) => !archived) : [];
  const rows = [
    ...live.map((entry) => () => line(house, entry, locale)),
    ...lost.map((entry) => async () => told(house, entry, { locale, state: say('admin.unreadable', locale) })),
    ...past.map((entry) => () => line(house, entry, locale)),
  ];
  const pages = Math.max(1, Math.ceil(rows.length / MATCHES));
  const at = Math.min(asked, pages - 1);
  const lines = await Promise.all(rows.slice(at * MATCHES, (at + 1) * MATCHES).map((row) => row()));
  const pause = await pauseIn(house, guild);
  const none = over.length > 0 ? 'admin.list-none-live' : 'admin.list-none';
  const head = say(rows.length > 0 ? 'admin.list' : none, locale, { live: live.length, lost: lost.length || null });
  const paused = pause ? [say('admin.list-paused', locale, { since: since(pause.since) })] : [];
  const archived = over.length - over.filter((entry) => !entry.archived).length;
  const away = shown === 'all' && archived > 0 ? [say('admin.list-archived', locale, { n: archived })] : [];
  const choices = pageButtons((page) => ({ kind: 'matches', match: shown, page }), { at, pages: pages - 1 }, locale);
  await visit.reply({ content: [head, ...paused, ...lines, ...away].join('\n'), choices });
}

/** A match that can be loaded, or why it cannot be played on. */
async function line(house: House, entry: IndexEntry, locale: Locale): Promise<string> {
  try {
    const { record } = await find(house, entry.id);
    const times = record.status === 'running' ? record.asked.map((one) => one.since) : [];
    const isBlocked = record.notes.blocked !== undefined && isLiveEntry(entry);
    const state = isEndedByOperator(record) ? 'status.ended-by-operator' : `status.${record.status}`;
    return told(house, entry, {
      locale,
      state: say(state, locale),
      waits: times.length > 0 ? since(Math.min(...times)) : null,
      blocked: isBlocked || null,
    });
  } catch (error) {
    return told(house, entry, { locale, state: whyNot(error, locale) });
  }
}

/** Why a match cannot be loaded. Throws what is no reason of its own. */
function whyNot(error: unknown, locale: Locale): string {
  if (error instanceof Unplayable)
    return say('admin.unplayable', locale, { reason: reason(undefined, error.reason, locale) });
  if (error instanceof BrokenRecord) return say('admin.unreadable', locale);
  if (error instanceof Declined) return say('admin.newer', locale);
  throw error;
}

interface Told {
  locale: Locale;
  state: string;
  waits?: string | null;
  blocked?: true | null;
}

function told(house: House, { id, game, channel, users }: IndexEntry, { locale, state, ...more }: Told): string {
  const part = house.games.get(game);
  return say('admin.line', locale, {
    game: part ? gameName(part, locale) : game,
    where: `<#${channel}>`,
    state,
    who: users.map((user) => `<@${user}>`),
    waits: more.waits ?? null,
    blocked: more.blocked ?? null,
    id,
  });
}
