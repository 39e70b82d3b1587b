import { find } from '#bot/match/change';
import { decline } from '#bot/match/declined';
import { isPlayed } from '#bot/match/record';
import { type Call, subcommand } from '#bot/serve/command';
import { withinMessage } from '#bot/words/news';
import { summaryLines } from '#bot/words/summary-lines';

/**
 * Who did what in a match that is over: how long it was, the answers of each seat, and how long seats were waited for. In the order of the
 * seats, and nobody is called slow. Luck is not told: see `docs/decisions/after-the-match.md`.
 */
export const summary = subcommand({
  name: { en: 'summary', ja: 'まとめ' },
  help: {
    en: 'After the end: who did what, and how long answers took',
    ja: '終了後に、各席の回答数と回答までの時間を見る',
  },
  alone: true,
  whilePaused: true,
  run: (call) => showSummary(call),
  presses: { summary: { goesOn: true, run: (call) => showSummary(call) } },
});

async function showSummary({ house, visit, match }: Call): Promise<void> {
  const id = await match();
  const found = await find(house, id);
  const { status } = found.record;
  if (!isPlayed(found)) decline('nothing-played');
  if (status === 'running') decline('no-summary-yet');
  const history = await house.store.history(id);
  const lines = history ? summaryLines(found, history, visit.locale) : [];
  await visit.reply({ content: withinMessage(lines, '', visit.locale) });
}
