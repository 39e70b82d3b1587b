import { actNote, withAct } from '#bot/match/acts';
import { decline } from '#bot/match/declined';
import { pauseIn, withPauseOver } from '#bot/match/pause';
import { changeServer, newestOf } from '#bot/match/server';
import { subcommand } from '#bot/serve/command';
import { say } from '#bot/words/text';
import { admin } from './admin.ts';
import { logAct } from './operator-log.ts';
import { eachTable } from './tables.ts';

/** Lets all matches of the server go on. Nobody has waited meanwhile: reminders come so much later. */
export const resume = subcommand({
  name: { en: 'resume', ja: '再開' },
  help: { en: 'Let all matches of this server go on', ja: 'このサーバーのすべての対戦を再開する' },
  under: admin,
  async run(call) {
    const { house, visit } = call;
    const { id, user, locale } = visit;
    const guild = visit.guild!;
    if ((await house.store.server(guild)).done.includes(id)) return visit.reply({ content: say('done.again', locale) });
    const pause = (await pauseIn(house, guild)) ?? decline('admin-not-paused');
    const now = house.clock.now();
    const act = actNote('operator-resumed', { by: `<@${user}>` });
    // Cut short, it is still paused, and typed again it goes on with those that are left.
    const n = await eachTable(call, (found) => withAct(withPauseOver(found, pause, now), act, { now }));
    await changeServer(house, guild, ({ pause: current, ...server }) => {
      const isMine = current?.id === pause.id;
      const kept = isMine || !current ? server : { ...server, pause: current };
      return { server: { ...kept, done: newestOf(server.done, id) }, result: undefined };
    });
    visit.reached('saved');
    logAct(call, 'resume');
    await visit.reply({ content: say('admin.resumed', locale, { n }) });
  },
});
