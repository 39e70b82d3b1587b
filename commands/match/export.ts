import { hasSay } from '#bot/match/asked';
import { find } from '#bot/match/change';
import { decline } from '#bot/match/declined';
import { seal } from '#bot/match/sealed';
import { subcommand } from '#bot/serve/command';
import { say } from '#bot/words/text';

/**
 * The match as a file. It holds the seed and every hand, so while a match runs it is sealed with a key of this
 * installation; of a match that is over it is plain JSON, which `npm run verify` reads.
 */
export const exportMatch = subcommand({
  name: { en: 'export', ja: '書き出し' },
  help: {
    en: 'Get the match as a file, sealed while it runs',
    ja: '対戦をファイルとして受け取る（進行中は封をする）',
  },
  async run({ house, visit, match }) {
    const id = await match();
    const { record } = await find(house, id);
    if (!hasSay(record, visit.user)) decline('export-seat');
    const text = await house.store.export(id);
    const isOpen = record.status === 'over' || record.status === 'ended';
    const bytes = Buffer.from(isOpen ? text : await seal(text, house.store));
    const name = isOpen ? `match-${id}.json` : `match-${id}.sealed`;
    const content = say(isOpen ? 'done.exported' : 'done.exported-sealed', visit.locale);
    await visit.reply({ content, files: [{ name, bytes }] });
  },
});
