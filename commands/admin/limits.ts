import { REMINDERS } from '#bot/match/due';
import type { House } from '#bot/match/house';
import { liveOf } from '#bot/match/server';
import { subcommand } from '#bot/serve/command';
import { say } from '#bot/words/text';
import { admin } from './admin.ts';

/** The bounds that hold on this server, by the key of their words below `admin.limit.`: one more is one line more. */
const BOUNDS: Readonly<Record<string, (house: House) => number>> = {
  channel: () => 1,
  lobbies: ({ defaults }) => defaults.lobbiesPerPerson,
  'lobbies-server': ({ defaults }) => defaults.lobbiesPerServer,
  'lobby-days': ({ defaults }) => defaults.lobbyDays,
  imports: ({ defaults }) => defaults.importsPerDay,
  'imports-server': ({ defaults }) => defaults.importsPerServer,
  'remind-after': ({ defaults }) => defaults.remindAfterHours,
  'remind-every': ({ defaults }) => defaults.remindEveryHours,
  reminders: () => REMINDERS,
};

/** How much of what may be done on this server, and how many matches there are. */
export const limits = subcommand({
  name: { en: 'limits', ja: '上限' },
  help: {
    en: 'What holds on this server: how many files, reminders, matches',
    ja: 'このサーバーの上限（ファイル、リマインダー、対戦の数）を見る',
  },
  under: admin,
  async run({ house, visit }) {
    const { locale } = visit;
    const live = (await liveOf(house, visit.guild!)).length;
    const lines = Object.entries(BOUNDS).map(([key, bound]) => say(`admin.limit.${key}`, locale, { n: bound(house) }));
    await visit.reply({ content: [say('admin.limits', locale, { n: live }), ...lines].join('\n') });
  },
});
