import { hasSay, seatsOf } from '#bot/match/asked';
import { change } from '#bot/match/change';
import { decline } from '#bot/match/declined';
import { withDone } from '#bot/match/follow';
import { note, withNews } from '#bot/match/outbox';
import { seal } from '#bot/match/sealed';
import { withVotes } from '#bot/match/votes';
import { replyAndDeliver } from '#bot/serve/change-and-reply';
import { subcommand } from '#bot/serve/command';
import { say } from '#bot/words/text';
import type { MatchRecord } from '#store/store';

/**
 * The match as a file. It holds the seed and every hand, so while a match runs it is sealed with a key of this
 * installation, and all are told; of a match that is over it is plain JSON, which `npm run verify` reads.
 */
export const exportMatch = subcommand({
  name: { en: 'export', ja: '書き出し' },
  help: {
    en: 'Get the match as a file, sealed while it runs',
    ja: '対戦をファイルとして受け取る（進行中は封をする）',
  },
  async run({ house, visit, match }) {
    const id = await match();
    const isOpen = await change(house, id, ({ record }) => {
      if (!hasSay(record, visit.user)) decline('export-seat');
      const { status } = record;
      if (status !== 'running' || record.done.includes(visit.id)) {
        return { result: status === 'over' || status === 'ended' };
      }
      // Whoever takes the match along agrees that it may be opened beside itself.
      const agreed = withVotes(record, 'copy', seatsOf(record, visit.user), house.clock.now());
      const told = withNews(agreed, [note('exported', { who: `<@${visit.user}>` })]);
      return { record: withDone(told, visit.id), result: false };
    });
    visit.reached('saved');
    const text = plain(await house.store.export(id));
    const bytes = Buffer.from(isOpen ? text : await seal(text, house.store));
    const name = isOpen ? `match-${id}.json` : `match-${id}.sealed`;
    const content = say(isOpen ? 'done.exported' : 'done.exported-sealed', visit.locale);
    await replyAndDeliver({ house, visit }, id, async () => ({ content, files: [{ name, bytes }] }));
  },
});

/** The match and nothing that is on the way: half-made answers of others, messages, interactions. */
function plain(exported: string): string {
  const record = JSON.parse(exported) as MatchRecord;
  const { hands: _, dms: __, circles: ___, ...notes } = record.notes;
  return JSON.stringify({ ...record, outbox: [], done: [], drafts: {}, notes });
}
