import { actNote, withAct } from '#bot/match/acts';
import { seatsOf } from '#bot/match/asked';
import { decline } from '#bot/match/declined';
import type { Found } from '#bot/match/record';
import { changeOnce, replyAndDeliver } from '#bot/serve/change-and-reply';
import { type Call, subcommand } from '#bot/serve/command';
import { whyUnplayable } from '#bot/serve/set-aside';
import { say } from '#bot/words/text';
import { plainFile } from '../match/export.ts';
import { admin } from './admin.ts';
import { matchMeant, matchOption } from './match-meant.ts';
import { logAct } from './operator-log.ts';

/**
 * A match as an open file: with the seed and every hand, but without what people have noted for themselves. So of a match that runs its
 * table is told, and whoever sits at it does not get the file.
 */
export const exportWhole = subcommand({
  name: { en: 'export', ja: '書き出し' },
  help: {
    en: 'A match as an open file, with all that is hidden; its table is told',
    ja: '隠された情報も含む対戦のファイルを受け取る（参加者に知らせます）',
  },
  under: admin,
  options: { match: matchOption(() => true) },
  async run(call, { match }) {
    const { house, visit } = call;
    const { id } = await matchMeant(call, match);
    const isUnplayable = (await whyUnplayable(house, id)) !== undefined;
    const key = isUnplayable ? 'admin.exported' : await toldOf(call, id);
    const bytes = Buffer.from(plainFile(await house.store.export(id)));
    logAct(call, 'export', { match: id });
    const reply = { content: say(key, visit.locale), files: [{ name: `match-${id}.json`, bytes }] };
    // Nothing of a match that cannot be read is waiting to be told.
    await (isUnplayable ? visit.reply(reply) : replyAndDeliver(call, id, async () => reply));
  },
});

/** Tells the table of a match that runs. Gives what the operator reads; declines for one who plays along. */
function toldOf(call: Call, id: string): Promise<string> {
  const { house, visit } = call;
  const key = ({ record: { status } }: Found) => (status === 'running' ? 'admin.exported-running' : 'admin.exported');
  return changeOnce(
    call,
    id,
    (found) => {
      const { record } = found;
      if (record.status !== 'running') return { result: key(found) };
      if (seatsOf(record, visit.user).length > 0) decline('admin-plays');
      const act = actNote('operator-exported', { by: `<@${visit.user}>` });
      return { record: withAct(record, act, { now: house.clock.now() }), result: key(found) };
    },
    key,
  );
}
