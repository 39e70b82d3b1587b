import { hasSay, seatsOf } from '#bot/match/asked';
import { decline } from '#bot/match/declined';
import type { Notes } from '#bot/match/notes';
import { note, withNews } from '#bot/match/outbox';
import type { Found } from '#bot/match/record';
import { sealText } from '#bot/match/sealed';
import { withVotes } from '#bot/match/votes';
import { changeOnce, replyAndDeliver } from '#bot/serve/change-and-reply';
import { subcommand } from '#bot/serve/command';
import { say } from '#bot/words/text';
import type { MatchRecord } from '#store/store';

/**
 * The match as a file. It holds the seed and every hand. So while a match runs, it is sealed with a key of this
 * installation, and all are told. Of a match that is over it is plain JSON, which `npm run verify` reads.
 */
export const exportMatch = subcommand({
  name: { en: 'export', ja: '書き出し' },
  help: {
    en: 'Get the match as a file, sealed while it runs',
    ja: '対戦をファイルとして受け取る（進行中は封をする）',
  },
  async run(call) {
    const { house, visit } = call;
    const id = await call.match();
    const isOver = ({ record: { status } }: Found) => status === 'over' || status === 'ended';
    const decide = (found: Found) => {
      const { record } = found;
      if (!hasSay(record, visit.user)) decline('export-seat');
      if (record.status !== 'running') return { result: isOver(found) };
      // Whoever takes the match along agrees that it may be opened beside itself.
      const agreed = withVotes(record, 'copy', seatsOf(record, visit.user), house.clock.now());
      const told = withNews(agreed, [note('exported', { who: `<@${visit.user}>` })]);
      return { record: told, result: false };
    };
    const isOpen = await changeOnce(call, id, decide, isOver);
    const text = plainFile(await house.store.export(id));
    const bytes = Buffer.from(isOpen ? text : await sealText(text, house.store));
    const name = isOpen ? `match-${id}.json` : `match-${id}.sealed`;
    const content = say(isOpen ? 'done.exported' : 'done.exported-sealed', visit.locale);
    await replyAndDeliver(call, id, async () => ({ content, files: [{ name, bytes }] }));
  },
});

/** Notes that no file takes along: of messages that stand here, of who was invited or ready, and what is somebody's own. */
const STAYS: readonly string[] = [
  'hands',
  'dms',
  'circles',
  'likings',
  'own',
  'ahead',
  'first',
  'invited',
  'ready',
  'acts',
  'resumed',
] satisfies (keyof Notes)[];

/** The text of a match, with nothing that is on the way or anybody's own: half-made answers of others, messages, interactions, notes. */
export function plainFile(exported: string): string {
  const record = JSON.parse(exported) as MatchRecord;
  const notes = Object.fromEntries(Object.entries(record.notes).filter(([name]) => !STAYS.includes(name)));
  return JSON.stringify({ ...record, outbox: [], done: [], drafts: {}, notes });
}
