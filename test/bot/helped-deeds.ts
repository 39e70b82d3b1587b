import { virtualClock } from '#local/discord';
import { alone, type Scene } from './deed.ts';
import { HOUR, press, privateLast, publicLast, startedTable, typed } from './kit.ts';

/** Scenes in which the bot is about to help: it answers for somebody, or says what it would do. */
export const helpedScenes: Readonly<Record<string, Scene>> = {
  'stand-in for whose time has run out': async () => {
    const clock = virtualClock();
    const table = await startedTable({ clock });
    await table.ann.slash(table.channel, 'match', 'settings', { bank_hours: 1, reminders: false });
    await table.rest();
    await clock.advance(HOUR);
    await table.bot.remind();
    await table.rest();
    return {
      ...alone(table, 'stand-in', { seat: '0' }),
      by: table.ben,
      do: () => table.ben.slash(table.channel, 'stand-in', undefined, { seat: '0' }),
    };
  },
  'a tutor is asked what it would do': async () => {
    const table = await startedTable();
    await typed(table, table.ann, 'settings', { tutor: true });
    await press(table.ann, publicLast(table.ann, table.channel), 'answer');
    await table.rest();
    await press(table.ann, privateLast(table.ann, table.channel), 'why');
    await table.rest();
    const told = privateLast(table.ann, table.channel);
    return { table, by: table.ann, do: () => press(table.ann, told, 'tutor') };
  },
};
