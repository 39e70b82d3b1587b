import { decline } from '#bot/match/declined';
import { changeAndReply } from '#bot/serve/change-and-reply';
import { subcommand } from '#bot/serve/command';
import { say } from '#bot/words/text';
import { admin } from './admin.ts';
import { isLiveEntry, matchMeant, matchOption } from './match-meant.ts';
import { logAct } from './operator-log.ts';

/** Takes a match that is over out of all lists, or back into them. Nothing of it is deleted, and nobody is told: nobody plays it. */
export const archive = subcommand({
  name: { en: 'archive', ja: '保管' },
  help: {
    en: 'Take a match that is over out of the lists, or back into them',
    ja: '終わった対戦を一覧から外す、または一覧に戻す',
  },
  under: admin,
  options: { match: matchOption((entry) => !isLiveEntry(entry)) },
  async run(call, { match }) {
    const { visit } = call;
    const { id } = await matchMeant(call, match);
    await changeAndReply({ ...call, match: async () => id }, ({ record }) => {
      if (isLiveEntry(record)) decline('admin-live');
      const { archived, ...shown } = record;
      const key = archived ? 'admin.unarchived' : 'admin.put-away';
      return {
        record: archived ? shown : { ...shown, archived: true },
        reply: { content: say(key, visit.locale) },
      };
    });
    logAct(call, 'archive', { match: id });
  },
});
