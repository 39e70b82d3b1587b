import type { Deed, Scene } from './deed.ts';
import { startedTable, type Table } from './kit.ts';
import { confirmed, here, operate, operatorOf, spoilt } from './operating.ts';

/** Scenes in which an operator is about to do something, one for each subcommand of `/admin` at least. */

/** A subcommand of operators, about the match of the table if it is about one. */
const operated = async (table: Table, sub: string, options = {}): Promise<Deed> => {
  const about = ['list', 'pause', 'resume', 'limits'].includes(sub) ? {} : await here(table);
  const by = operatorOf(table);
  return { table, by, do: () => by.slash(table.channel, 'admin', sub, { ...about, ...options }) };
};
export const operatorScenes: Readonly<Record<string, Scene>> = {
  'admin list': async () => operated(await startedTable(), 'list'),
  'admin end, asked for': async () => operated(await startedTable(), 'end', { reason: 'because' }),
  'admin end, confirmed': async () => {
    const table = await startedTable();
    await operate(table, 'end', { ...(await here(table)), reason: 'because' });
    return { table, by: operatorOf(table), do: () => confirmed(table, 'end-now') };
  },
  'admin export': async () => operated(await startedTable(), 'export'),
  'admin move': async () => {
    const table = await startedTable();
    return operated(table, 'move', { channel: table.local.openChannel('hall') });
  },
  'admin archive': async () => {
    const table = await startedTable();
    for (const person of [table.ann, table.ben]) {
      await person.slash(table.channel, 'match', 'end', {});
      await table.rest();
    }
    return operated(table, 'archive');
  },
  'admin pause': async () => operated(await startedTable(), 'pause', { reason: 'because' }),
  'admin resume': async () => {
    const table = await startedTable();
    await operate(table, 'pause', { reason: 'because' });
    return operated(table, 'resume');
  },
  'admin set-aside, confirmed': async () => {
    const table = await startedTable();
    await spoilt(table);
    await operate(table, 'set-aside', { ...(await here(table)), reason: 'because' });
    return { table, by: operatorOf(table), do: () => confirmed(table, 'set-aside') };
  },
  'admin limits': async () => operated(await startedTable(), 'limits'),
};
