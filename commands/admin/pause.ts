import { plain } from '#asking/terms/words';
import { actNote, withAct } from '#bot/match/acts';
import { decline } from '#bot/match/declined';
import { changeServer, newestOf } from '#bot/match/server';
import { subcommand } from '#bot/serve/command';
import { since } from '#bot/words/say';
import { say } from '#bot/words/text';
import { admin } from './admin.ts';
import { logAct } from './operator-log.ts';
import { reasonOption, reasonTyped } from './reason.ts';
import { eachTable } from './tables.ts';

/** Pauses all matches of the server: nobody acts, nobody is reminded, and nobody's waiting time goes on, until `/admin resume`. */
export const pause = subcommand({
  name: { en: 'pause', ja: '一時停止' },
  help: {
    en: 'Pause all matches of this server, with a reason',
    ja: '理由を付けて、このサーバーのすべての対戦を止める',
  },
  under: admin,
  options: { reason: reasonOption },
  async run(call, { reason: typed }) {
    const { house, visit } = call;
    const { id, user: by, locale } = visit;
    const reason = reasonTyped(typed);
    const now = house.clock.now();
    // It holds before anybody is told: what is pressed meanwhile reads the reason. Delivered again it tells whom it has not told yet.
    const begun = await changeServer(house, visit.guild!, (server) => {
      if (server.done.includes(id)) return { result: server.pause?.id === id ? server.pause : undefined };
      const { pause } = server;
      if (pause) decline('admin-paused', { reason: plain(pause.reason), since: since(pause.since) });
      const fresh = { id, by, since: now, reason };
      return { server: { ...server, pause: fresh, done: newestOf(server.done, id) }, result: fresh };
    });
    visit.reached('saved');
    if (!begun) return visit.reply({ content: say('done.again', locale) });
    logAct(call, 'pause', { reason });
    const act = actNote('operator-paused', { by: `<@${by}>`, reason: plain(reason) });
    const n = await eachTable(call, ({ record }) => withAct(record, act, { now }));
    await visit.reply({ content: say('admin.paused', locale, { n }) });
  },
});
