import { button } from '#asking/terms/menu';
import { find } from '#bot/match/change';
import { type Call, subcommand } from '#bot/serve/command';
import { newsPage } from '#bot/words/digest';
import { say } from '#bot/words/text';
import { waysOn } from '#bot/words/ways-on';

/** What happened since one's own last answer, few lines to a page; the log has the rest. */
export const news = subcommand({
  name: { en: 'news', ja: '最近の出来事' },
  help: { en: 'What has happened since you last acted', ja: '自分が最後に行動してからの出来事を見る' },
  whilePaused: true,
  run: (call) => showNews(call),
  presses: {
    news: { goesOn: true, run: (call, { page }) => showNews(call, page) },
  },
});

async function showNews({ house, visit, match }: Call, end?: number): Promise<void> {
  const found = await find(house, await match());
  const { content, choices } = await newsPage(house, found, visit, end);
  const log = button({ kind: 'log', match: found.record.id, page: undefined }, say('digest.log', visit.locale));
  await visit.reply({ content, choices: [...choices, ...waysOn(found, visit, 'words', [log])] });
}
