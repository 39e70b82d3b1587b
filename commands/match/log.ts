import { LIMITS } from '#asking/limits';
import { eventLines } from '#asking/public';
import { seatsOf } from '#bot/match/asked';
import { find } from '#bot/match/change';
import { type Call, subcommand } from '#bot/serve/command';
import { say } from '#bot/words/text';
import { waysOn } from '#bot/words/ways';

/** Entries where nobody says how many. */
const LOGGED = 20;

/** The last entries of the log; one's own secrets are in it for oneself. */
export const log = subcommand({
  name: { en: 'log', ja: '記録' },
  help: { en: 'What has happened', ja: 'これまでの出来事を見る' },
  options: {
    count: {
      type: 'number',
      range: [1, 50],
      name: { en: 'count', ja: '件数' },
      help: { en: 'How many entries', ja: '表示する件数' },
    },
  },
  run: (call, { count }) => showLog(call, count),
  presses: { log: { run: (call) => showLog(call) } },
});

async function showLog({ house, visit, match }: Call, count = LOGGED): Promise<void> {
  const id = await match();
  const found = await find(house, id);
  const { part, record } = found;
  const { locale } = visit;
  const entries = await house.store.lastEntries(id, count);
  const [seat] = seatsOf(record, visit.user);
  const lines = entries.flatMap(({ events }) => eventLines(part, events, locale, seat));
  const empty = lines.length === 0;
  const head = empty ? say('log.empty', locale) : say('log.head', locale, { n: entries.length });
  await visit.reply({ content: newest(head, lines), components: waysOn(found, visit, 'words') });
}

/** The newest lines that fit below the head. */
function newest(head: string, lines: readonly string[]): string {
  let kept = '';
  for (const line of [...lines].reverse()) {
    const longer = `\n${line}${kept}`;
    if (head.length + longer.length > LIMITS.message.content) break;
    kept = longer;
  }
  return head + kept;
}
