import { buttonRows, grouped, turning } from '#asking/terms/menu';
import { campaignName } from '#bot/match/campaign';
import { decline } from '#bot/match/declined';
import { isByInvitation } from '#bot/match/invited';
import { optionsOf, seated, unusual } from '#bot/match/options';
import type { Found } from '#bot/match/record';
import { type Call, subcommand } from '#bot/serve/command';
import { openTables } from '#bot/serve/open-tables';
import { roomLine } from '#bot/words/lobby-message';
import { gameName, noteText, since } from '#bot/words/say';
import { say } from '#bot/words/text';
import type { Locale } from '#core/text';

/** So many tables stand on a page. */
const A_PAGE = 5;

/**
 * The open tables of the server, those with a free seat first, then the newest. Of private ones only those to which the visitor may come, and none in
 * a channel out of their sight.
 */
export const tables = subcommand({
  name: { en: 'tables', ja: '募集一覧' },
  help: {
    en: 'The open tables of this server: which game, who sits, and how many may join',
    ja: 'このサーバーで参加者を待っている対戦（ゲーム・着席者・空席）',
  },
  alone: true,
  whilePaused: true,
  run: (call) => show(call, 0),
  presses: { tables: { goesOn: true, run: (call, { page }) => show(call, page) } },
});

async function show(call: Call, asked: number): Promise<void> {
  const { house, visit } = call;
  const { guild, locale, user } = visit;
  if (guild === null) decline('tables-in-server');
  const all = await openTables(house, guild, user);
  if (all.length === 0) return visit.reply({ content: say('tables.none', locale), pictures: [] });
  const pages = Math.ceil(all.length / A_PAGE);
  const page = Math.min(asked, pages - 1);
  const shown = all.slice(page * A_PAGE, (page + 1) * A_PAGE);
  const head = say('tables.head', locale, { n: all.length, page: pages > 1 ? `${page + 1}/${pages}` : null });
  const content = [head, ...shown.map((found) => tableWords(found, locale))].join('\n');
  const turned = turning((to) => ({ kind: 'tables', match: guild, page: to }), page, pages, locale);
  await visit.reply({ content, choices: grouped(buttonRows(turned)), pictures: [] });
}

/** A table in a few lines. */
function tableWords(found: Found, locale: Locale): string {
  const { part, record } = found;
  const who = seated(record).map((user) => `<@${user}>`);
  return [
    say(isByInvitation(record) ? 'tables.private' : 'tables.table', locale, {
      game: gameName(part, locale),
      where: `<#${record.channel}>`,
      host: `<@${record.host}>`,
      since: since(record.createdAt),
      options: unusual(part, optionsOf(part, record)).map((one) => noteText(part, one, locale)),
      campaign: record.campaign ? campaignName(record.campaign) : null,
    }),
    say('tables.seats', locale, { who, room: roomLine(found, locale) }),
  ].join('\n');
}
