import { alone, lobby, pressed, type Scene, seated, slash } from './deed.ts';
import { press, publicLast } from './kit.ts';

/** Scenes of invitations, open tables, and lobbies that begin by themselves. */
export const lobbyScenes: Readonly<Record<string, Scene>> = {
  invite: async () => {
    const table = await lobby();
    return slash(table, table.ann, 'invite', { user: table.ben.id });
  },
  'invite somebody who takes no direct messages': async () => {
    const table = await lobby();
    const cleo = table.local.person('Cleo', { dms: false });
    return slash(table, table.ann, 'invite', { user: cleo.id });
  },
  'tables of the server': async () => alone(await lobby(), 'tables'),
  browser: async () => alone(await lobby(), 'browser'),
  'join as the last, and it starts by itself': async () => {
    const table = await lobby();
    for (const [by, sub, options] of [
      [table.ann, 'start', { when_full: true }],
      [table.ann, 'join', {}],
    ] as const) {
      await by.slash(table.channel, 'match', sub, options);
      await table.rest();
    }
    return pressed(table, table.ben, 'join');
  },
  'join, with a computer': async () => {
    const table = await lobby();
    return slash(table, table.ann, 'join', { computer: 'normal' });
  },
  'join, the ways to have a computer play': async () => {
    const table = await lobby();
    return pressed(table, table.ann, 'computer');
  },
  'start, asking whether all are ready': async () => {
    const table = await seated();
    return pressed(table, table.ann, 'ready');
  },
  'start, as the last who is ready': async () => {
    const table = await seated();
    await press(table.ann, publicLast(table.ann, table.channel), 'ready');
    await table.rest();
    return pressed(table, table.ben, 'ready');
  },
};
