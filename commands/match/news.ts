import { button } from '#asking/menu';
import { find } from '#bot/match/change';
import { subcommand } from '#bot/serve/command';
import { digest } from '#bot/words/digest';
import { say } from '#bot/words/text';
import { waysOn } from '#bot/words/ways';

/** What happened since one's own last answer, in few lines; the log has the rest. */
export const news = subcommand({
  name: { en: 'news', ja: '最近の出来事' },
  help: { en: 'What has happened since you last acted', ja: '自分が最後に行動してからの出来事を見る' },
  async run({ house, visit, match }) {
    const found = await find(house, await match());
    const { id } = found.record;
    const content = (await digest(house, found, visit)) || say('digest.nothing', visit.locale);
    const log = button({ kind: 'log', match: id, page: undefined }, say('digest.log', visit.locale));
    const ways = waysOn(found, visit, 'words', [log]);
    await visit.reply({ content, choices: ways });
  },
});
