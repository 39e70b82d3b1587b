import { eventLines } from '#asking/public-message';
import { grouped } from '#asking/terms/menu';
import { ROOM } from '#asking/terms/room';
import { seatsOf } from '#bot/match/asked';
import { find } from '#bot/match/change';
import type { House } from '#bot/match/house';
import type { Found } from '#bot/match/record';
import { type Call, subcommand } from '#bot/serve/command';
import { logPage } from '#bot/words/log-pages';
import { newest } from '#bot/words/newest';
import { noteText, since } from '#bot/words/say';
import { small } from '#bot/words/small';
import { say } from '#bot/words/text';
import { waysOn } from '#bot/words/ways-on';
import { toldIn } from '#core/history';
import type { Locale } from '#core/text';
import type { LogEntry } from '#core/types';

/** Entries where nobody says how many, in a game without turns. */
const LOGGED = 20;

/** What has happened, by turns on pages, or the last entries; the secrets of one's own seats are in it for oneself. */
export const log = subcommand({
  name: { en: 'log', ja: '記録' },
  help: { en: 'What has happened', ja: 'これまでの出来事を見る' },
  whilePaused: true,
  options: {
    count: {
      type: 'number',
      range: [1, 50],
      name: { en: 'count', ja: '件数' },
      help: { en: 'Only the last entries, so many', ja: '最新の記録だけを、この件数表示する' },
    },
  },
  run: (call, { count }) => (count === undefined ? showLog(call, {}) : showLast(call, count)),
  presses: {
    log: { goesOn: true, run: (call, { page }) => showLog(call, { page }) },
    unfolded: { goesOn: true, run: (call, { page }) => showLog(call, { page, unfolded: true }) },
  },
});

/** A page of the log by turns; of a game without turns its last entries. */
async function showLog(
  call: Call,
  { page, unfolded = false }: { page?: number | undefined; unfolded?: boolean },
): Promise<void> {
  const { house, visit, match } = call;
  const id = await match();
  const found = await find(house, id);
  if (!found.part.game.turn) return showLast(call, LOGGED);
  const history = await house.store.history(id);
  const entries = history ? toldIn(history) : [];
  const viewers = seatsOf(found.record, visit.user);
  const { content, rows } = logPage(found, entries, { locale: visit.locale, viewers, page, unfolded });
  const acts = page === undefined ? actLines(found, visit.locale) : [];
  await visit.reply({
    content: [content, ...acts].join('\n'),
    choices: [...grouped(rows, say('caption.pages', visit.locale)), ...waysOn(found, visit, 'words')],
  });
}

async function showLast({ house, visit, match }: Call, count: number): Promise<void> {
  const id = await match();
  const found = await find(house, id);
  const { part, record } = found;
  const { locale } = visit;
  const seats = seatsOf(record, visit.user);
  const told = await lastTold(house, id, { count, linesOf: (events) => eventLines(part, events, locale, seats) });
  const head = told.length === 0 ? say('log.empty', locale) : say('log.head', locale, { n: told.length });
  const room = ROOM.words - head.length;
  await visit.reply({
    content: [head, ...newest(told.flat(), { length: room }), ...actLines(found, locale)].join('\n'),
    choices: waysOn(found, visit, 'words'),
  });
}

/** What operators have done to the match, which is no entry of the rules: below the newest page. */
const actLines = ({ part, record }: Found, locale: Locale): string[] =>
  (record.notes.acts ?? []).map(({ at, told }) =>
    small(say('log.act', locale, { when: since(at), what: noteText(part, told, locale) })),
  );

/**
 * The lines of the last `count` entries that have lines for these eyes. Entries without any are not counted: they would
 * tell how much is done in secret.
 */
async function lastTold(
  { store }: House,
  id: string,
  { count, linesOf }: { count: number; linesOf: (events: LogEntry['events']) => string[] },
): Promise<string[][]> {
  for (let read = 2 * count; ; read *= 4) {
    const entries = await store.lastEntries(id, read);
    const told = entries.map(({ events }) => linesOf(events)).filter((lines) => lines.length > 0);
    if (told.length >= count || entries.length < read) return told.slice(-count);
  }
}
