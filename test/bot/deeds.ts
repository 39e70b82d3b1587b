import { readId } from '#asking/terms/ids';
import { virtualClock } from '#local/discord';
import { games } from '#src/registry';
import { contestedGame } from '../kit/caravan/contested.ts';
import { caravan } from '../kit/caravan/part.ts';
import { beforeTheEnd, open, openTable as openRoad, setOut } from './campaign-kit.ts';
import { atTheFork, evening, three } from './caravan.ts';
import { alone, type Deed, lobby, pressed, type Scene, seated, slash } from './deed.ts';
import { helpedScenes } from './helped-deeds.ts';
import {
  bothSit,
  buttons,
  HOUR,
  offerTrade,
  openLobby,
  openTable,
  playAnything,
  press,
  privateLast,
  publicLast,
  questionOf,
  startedTable,
  starts,
  type Table,
  toTheHiding,
} from './kit.ts';
import { lobbyScenes } from './lobby-deeds.ts';
import { operatorScenes } from './operators-deeds.ts';
import { rested } from './rewinding.ts';
import { exported } from './taking.ts';

const scythe = games.find(({ game }) => game.id === 'scythe')!;

/** Scenes in which somebody is about to do something, one for each command at least. */

const objecting = async () => {
  const table = await atTheFork({ people: three, game: contestedGame });
  await table.ann.slash(table.channel, 'caravan', 'sing', {});
  await table.rest();
  return table;
};
/** Ann types it in a match that runs. */
const inMatch = async (sub: string): Promise<Deed> => {
  const table = await startedTable();
  return slash(table, table.ann, sub);
};
/** Ben types it when both have ended the match. */
const ended = async () => {
  const table = await startedTable();
  for (const person of [table.ann, table.ben]) {
    await person.slash(table.channel, 'match', 'end', {});
    await table.rest();
  }
  return table;
};
/** Both have agreed that the match of this file is opened elsewhere. */
const file = async (table: Table) => {
  await exported(table, table.ben);
  const bytes = await exported(table, table.ann);
  return { file: { name: 'match.json', base64: bytes.toString('base64') } };
};

/** One for each command at least: it is the one whose name begins the scene. */
export const scenes: Readonly<Record<string, Scene>> = {
  ...lobbyScenes,
  ...operatorScenes,
  ...helpedScenes,
  'new in the channel': async () => {
    const table = await openTable();
    return slash(table, table.ann, 'new', { game: 'toy' });
  },
  'new in a thread': async () => {
    const table = await openTable();
    return slash(table, table.ann, 'new', { game: 'toy', thread: true });
  },
  'new for a campaign': async () => {
    const table = await openRoad();
    return slash(table, table.ann, 'new', { game: 'caravan', campaign: 'Long road' });
  },
  'new, the next match of a campaign': async () => {
    const table = await openRoad();
    await open(table, 'Long road');
    await setOut(table);
    await beforeTheEnd(table);
    await table.ann.slash(table.channel, 'caravan', 'pass', {});
    await table.rest();
    return { table, by: table.ben, do: () => press(table.ben, publicLast(table.ben, table.channel), 'go-on') };
  },
  'join in the lobby': async () => {
    const table = await lobby();
    return slash(table, table.ann, 'join');
  },
  'join a second seat by name': async () => {
    const table = await lobby();
    await table.ann.slash(table.channel, 'match', 'join', {});
    await table.rest();
    return slash(table, table.ann, 'join', { seat: '1' });
  },
  'join by the button': async () => {
    const table = await lobby();
    return pressed(table, table.ann, 'join');
  },
  'join where somebody has left': async () => {
    const table = await startedTable();
    await table.ben.slash(table.channel, 'match', 'leave', {});
    await table.rest();
    return slash(table, table.local.person('Cleo'), 'join');
  },
  'leave the lobby': async () => {
    const table = await seated();
    return slash(table, table.ann, 'leave');
  },
  'leave a match': async () => {
    const table = await startedTable();
    return slash(table, table.ben, 'leave');
  },
  'options by name': async () => {
    const table = await seated();
    return slash(table, table.ann, 'options', { name: 'length', value: 'long' });
  },
  start: async () => {
    const table = await seated();
    return slash(table, table.ann, 'start');
  },
  status: () => inMatch('status'),
  news: async () => {
    const table = await startedTable();
    await playAnything(table, table.ann);
    return slash(table, table.ben, 'news');
  },
  note: async () => {
    const table = await startedTable();
    return slash(table, table.ann, 'note', { text: 'watch the road' });
  },
  mine: () => inMatch('mine'),
  board: async () => {
    const table = await startedTable();
    return slash(table, table.ann, 'board');
  },
  'board of a match whose channel is gone': async () => {
    const table = await openTable();
    const here = table.channel;
    const gone = table.local.openChannel('gone');
    Object.assign(table, { channel: gone });
    await openLobby(table);
    await bothSit(table);
    table.local.deleteChannel(gone);
    Object.assign(table, { channel: here });
    return slash(table, table.ann, 'board');
  },
  hand: () => inMatch('hand'),
  text: () => inMatch('text'),
  log: () => inMatch('log'),
  undo: async () => {
    const table = await startedTable();
    await offerTrade(table);
    return slash(table, table.ann, 'undo');
  },
  rewind: async () => {
    const table = await startedTable();
    await playAnything(table, table.ann);
    return { table, by: table.ben, do: () => table.ben.slash(table.channel, 'rewind', undefined, { to: 'before-0' }) };
  },
  'rewind by the last who agrees': async () => {
    const table = await startedTable();
    await playAnything(table, table.ann);
    await table.ben.slash(table.channel, 'rewind', undefined, { to: 'before-0' });
    await table.rest();
    return pressed(table, table.ann, 'rewind');
  },
  object: async () => {
    const table = await objecting();
    return slash(table, table.ben, 'object');
  },
  orders: async () => {
    const table = await evening();
    const [window] = await table.ben.complete(table.channel, 'match', 'orders', { options: {}, focused: 'window' });
    const [order] = await table.ben.complete(table.channel, 'match', 'orders', {
      options: { window: window!.value },
      focused: 'order',
    });
    return slash(table, table.ben, 'orders', { window: window!.value, order: order!.value });
  },
  thread: async () => {
    const table = await openTable({ games: [caravan] });
    const { ann, ben, channel } = table;
    await openLobby(table, { game: 'caravan' });
    for (const [person, seat] of [
      [ann, 'guide'],
      [ben, 'traveller'],
      [table.local.person('Cleo'), 'traveller'],
    ] as const) {
      await person.slash(channel, 'match', 'join', { seat });
      await table.rest();
    }
    await starts(table);
    return slash(table, ben, 'thread');
  },
  settings: async () => {
    const table = await startedTable();
    return slash(table, table.ann, 'settings', { language: 'ja', remind_after_hours: 3 });
  },
  'free by the host': async () => {
    const clock = virtualClock();
    const table = await startedTable({ clock });
    await playAnything(table, table.ann);
    await clock.advance(73 * HOUR);
    await table.rest();
    return slash(table, table.ann, 'free', { seat: '1' });
  },
  'end of a lobby': async () => {
    const table = await seated();
    return slash(table, table.ann, 'end');
  },
  'end, agreed to by one': async () => {
    const table = await startedTable();
    return slash(table, table.ann, 'end');
  },
  'end, agreed to by the last': async () => {
    const table = await startedTable();
    await table.ann.slash(table.channel, 'match', 'end', {});
    await table.rest();
    return slash(table, table.ben, 'end');
  },
  export: async () => {
    const table = await startedTable();
    return slash(table, table.ann, 'export');
  },
  import: async () => {
    const table = await startedTable();
    const given = await file(table);
    const channel = table.local.openChannel('elsewhere');
    return { table, by: table.ann, channel, do: () => table.ann.slash(channel, 'match', 'import', given) };
  },
  summary: async () => alone(await ended(), 'summary'),
  replay: async () => alone(await rested(await startedTable()), 'replay'),
  again: async () => {
    const table = await ended();
    return slash(table, table.ben, 'again');
  },
  help: () => inMatch('help'),
  rules: async () => alone(await startedTable(), 'rules', { search: 'market' }),
  ahead: async () => {
    const table = await startedTable();
    return {
      ...alone(table, 'ahead'),
      by: table.ben,
      do: () => table.ben.slash(table.channel, 'ahead', undefined, {}),
    };
  },
  lesson: async () => alone(await openTable({ games: [scythe] }), 'lesson', { game: 'scythe' }),
  'lesson, a step further': async () => {
    const table = await openTable({ games: [scythe] });
    await table.ann.slash(table.channel, 'lesson', undefined, { game: 'scythe' });
    await table.rest();
    return { table, by: table.ann, do: () => press(table.ann, privateLast(table.ann, table.channel), 'lesson-on') };
  },
  replace: async () => alone(await startedTable(), 'replace'),
  organiser: async () => {
    const table = await startedTable();
    return alone(table, 'organiser', { to: table.ben.id });
  },
  results: async () => alone(await startedTable(), 'results'),
  privacy: async () => alone(await startedTable(), 'privacy'),
  'privacy, all as a file': async () => alone(await startedTable(), 'privacy', { what: 'export' }),
  me: async () => alone(await startedTable(), 'me', { quiet_hours: '22-7' }),
  party: async () => {
    const table = await openRoad();
    await open(table, 'Long road');
    await setOut(table);
    return alone(table, 'party');
  },
  'a press that answers': async () => {
    const table = await startedTable();
    return pressed(table, table.ann, 'do', 'Rest');
  },
  'a press that chooses a part of a secret answer': async () => {
    const table = await startedTable();
    await toTheHiding(table);
    const question = await questionOf(table, table.ann);
    const begin = buttons(question).find(({ id }) => ['begin', 'pick'].includes(readId(id)?.kind ?? ''))!;
    return { table, by: table.ann, do: () => table.ann.click(question.id, begin.id) };
  },
  'a typed answer': async () => {
    const table = await startedTable();
    return { table, by: table.ann, do: () => table.ann.slash(table.channel, 'toy', 'rest', {}) };
  },
};
