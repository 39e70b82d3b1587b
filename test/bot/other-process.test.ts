import { ButtonStyle, ChannelType, ComponentType, REST } from 'discord.js';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { readId } from '#asking/terms/ids';
import type { Row } from '#asking/terms/menu';
import type { Stretch } from '#bot/match/notes';
import { edit, noteNothing, post, retire } from '#bot/platform/send';
import type { Picture } from '#bot/platform/uploads';
import type { MatchRecord } from '#store/store';
import { caravan } from '../kit/caravan/part.ts';
import { makeTestDatabase } from '../kit/postgres.ts';
import { controlsOf, isPublic } from '../kit/visible.ts';
import { campaigns, open, openTable as openCampaignTable, ROAD } from './campaign-kit.ts';
import {
  asked,
  openLobby,
  openTable,
  playAnything,
  posted,
  press,
  publicLast,
  startedTable,
  type Table,
  type TableOptions,
  typed,
} from './kit.ts';

/** Another process on the same store does the same thing at the same moment. It is put in where the two can meet: between looking and saving. */

const BUTTON: Row = {
  type: ComponentType.ActionRow,
  components: [{ type: ComponentType.Button, style: ButtonStyle.Secondary, label: 'Go', custom_id: 'go' }],
};

/** An own message, changed by two processes that each reach Discord by a connection of their own. */
describe('A message that another process has changed', () => {
  const drawn = async (colour: string): Promise<Picture> => {
    const bytes = await sharp({ create: { width: 16, height: 16, channels: 3, background: colour } })
      .webp()
      .toBuffer();
    return { name: 'board.webp', bytes, alt: colour, digest: colour };
  };
  async function twoConnections() {
    const { local, channel, ann } = await openTable();
    const connect = () => new REST({ api: local.api }).setToken(local.token);
    const [here, there] = [connect(), connect()];
    for (const rest of [here, there]) noteNothing(rest);
    const choices = [{ caption: 'Go', rows: [BUTTON] }];
    const id = await post(here, channel, 'one', { content: 'Red moves.', pictures: [await drawn('red')], choices });
    await edit(there, channel, id, { content: 'Blue moves.', pictures: [await drawn('blue')], choices });
    return { here, id, channel, standing: () => ann.messages(channel).find((one) => one.id === id)! };
  }

  test('keeps the picture that it has now when its words are changed', async () => {
    const { here, id, channel, standing } = await twoConnections();
    await edit(here, channel, id, { content: 'Blue has moved.' });
    expect(standing().content).toBe('Blue has moved.');
    expect(standing().attachments.map(({ description }) => description)).toEqual(['blue']);
  });

  test('keeps its words and picture when its buttons are taken off', async () => {
    const { here, id, channel, standing } = await twoConnections();
    expect(standing().components).toHaveLength(1);
    await retire(here, channel, id);
    expect(standing().content).toBe('Blue moves.');
    expect(standing().attachments.map(({ description }) => description)).toEqual(['blue']);
    expect(standing().components).toEqual([]);
  });

  test('is so in every match of a database, where other processes deliver', async () => {
    const requests = async (options: TableOptions) => {
      const table = await openTable(options);
      await openLobby(table);
      const before = table.local.log.length;
      await press(table.ann, publicLast(table.ann, table.channel), 'join');
      await table.rest();
      return table.local.log
        .slice(before)
        .filter(({ method, path }) => method === 'GET' && /messages\/\d+$/.test(path));
    };
    expect((await requests({ inFolder: true })).length).toBe(0);
    expect((await requests({ database: await makeTestDatabase() })).length).toBeGreaterThan(0);
  });
});

/** `other` acts once, before the store saves a new match. */
function beforeCreating({ store }: Table, other: (record: Omit<MatchRecord, 'version'>) => Promise<void>): void {
  const { create } = store;
  store.create = async (record, beside) => {
    store.create = create;
    await other(record);
    return create(record, beside);
  };
}

/** A process that has lost the name under which its job was begun goes on with it, and another one begins the job anew. */
describe('A delivery that another process has made meanwhile', () => {
  /** Before what was posted is noted, somebody else changes the saved match once. Gives what was noted then. */
  async function overtaken(change: (saved: MatchRecord) => Partial<MatchRecord>) {
    // What is noted is seen where this process delivers.
    const table = await startedTable({ inFolder: true });
    const { store } = table;
    const { commit } = store;
    const noted: MatchRecord[] = [];
    store.commit = async (record) => {
      const saved = (await store.load(record.id))!;
      if (noted.length === 0 && saved.outbox.length > record.outbox.length) {
        noted.push(record);
        await commit({ ...saved, ...change(saved) });
        return commit(record);
      }
      if (noted.length === 1) noted.push(record);
      return commit(record);
    };
    await playAnything(table, await asked(table));
    await table.rest();
    return { table, first: noted[0]!, second: noted[1]! };
  }
  const message = '1000000000000000042';

  test('notes nothing of the channel, where the other one has another board; then the channel is put right', async () => {
    const { table, first, second } = await overtaken(({ channel, notes }) => ({
      outbox: [],
      board: { channel, message },
      notes: { ...notes, bell: { channel, message, users: [], says: 'theirs' } },
    }));
    expect(first.board!.message).not.toBe(message);
    expect(second).toMatchObject({ outbox: [], board: { message }, notes: { bell: { message } } });
    const { board } = await table.record();
    const asking = table.ann
      .messages(table.channel)
      .filter((one) => isPublic(one) && controlsOf(one).some(({ id }) => readId(id)?.kind === 'answer'));
    expect(asking.map(({ id }) => id)).toEqual([board!.message]);
  });

  test('tells once more what the other one has not told, where they have the board: nothing is missing there', async () => {
    const { table, first, second } = await overtaken(({ channel, notes: { stretch: _, ...notes } }) => ({
      board: { channel, message },
      notes: { ...notes, bell: { channel, message, users: [], says: 'theirs' } },
    }));
    expect([first.outbox, second.outbox.length]).toEqual([[], 1]);
    const { outbox, notes } = await table.record();
    expect(outbox).toEqual([]);
    const [, answered] = await table.log();
    const { said } = notes.stretch as unknown as Stretch;
    expect(said).toEqual(expect.arrayContaining(answered!.events.map((event) => ({ event }))));
  });

  test('notes where it has posted, when the other one has done nothing of the kind', async () => {
    const { first, second } = await overtaken((saved) => ({ settings: { ...saved.settings, remindAfterHours: 3 } }));
    expect(second.board).toEqual(first.board);
    expect(second.settings.remindAfterHours).toBe(3);
  });
});

describe('A campaign that another process claims for its own lobby', () => {
  test('before this one is saved goes there: this lobby is closed, and whoever opened it is told why', async () => {
    const table = await openCampaignTable();
    await open(table, ROAD);
    await typed(table, table.ann, 'end');
    beforeCreating(table, async (mine) => {
      const [road] = await campaigns(table);
      expect(road!.current).toBe(mine.id);
      await table.store.campaigns.commit({ ...road!, current: 'theirs' });
    });
    expect(await open(table, ROAD)).toBe(
      `Somebody else has opened a match of the campaign “${ROAD}” at the same moment. This lobby is closed.`,
    );
    expect((await table.record()).status).toBe('ended');
    expect((await campaigns(table))[0]!.current).toBe('theirs');
    // The channel is free for another match.
    expect(await open(table)).toContain('The lobby is open');
  });

  test('when this one is saved stays here, for whoever saves the campaign then has to look again', async () => {
    const table = await openCampaignTable();
    await open(table, ROAD);
    await typed(table, table.ann, 'end');
    let late: unknown;
    const before = (await campaigns(table))[0]!;
    beforeCreating(table, async () => {
      // It has read the campaign, and has found that no lobby is there yet.
      late = (await campaigns(table))[0];
    });
    expect(await open(table, ROAD)).toContain('The lobby is open');
    const mine = (await table.record()).id;
    expect((await campaigns(table))[0]).toMatchObject({ current: mine });
    await expect(table.store.campaigns.commit({ ...(late as typeof before), current: 'theirs' })).rejects.toThrow();
  });
});

describe('R-480: a private thread that another process opens as well', () => {
  test('stays where it was remembered first: both are led there, and one is told of', async () => {
    const table = await openTable({ games: [caravan] });
    const { local, ann, ben, store, channel } = table;
    const cleo = local.person('Cleo');
    await ann.slash(channel, 'match', 'new', { game: 'caravan' });
    await table.rest();
    for (const [person, seat] of [
      [ann, 'guide'],
      [ben, 'traveller'],
      [cleo, 'traveller'],
    ] as const) {
      await person.slash(channel, 'match', 'join', { seat });
      await table.rest();
    }
    await press(ann, publicLast(ann, channel), 'start');
    await table.rest();

    const opened = () => local.log.filter(({ method, path }) => method === 'POST' && path.endsWith('/threads')).length;
    const { commit } = store;
    let theirs: string | undefined;
    const meanwhile = async () => {
      const headers = { authorization: `Bot ${local.token}`, 'content-type': 'application/json' };
      const body = JSON.stringify({ name: 'Theirs', type: ChannelType.PrivateThread });
      const made = await fetch(`${local.api}/v10/channels/${channel}/threads`, { method: 'POST', headers, body });
      const { id } = (await made.json()) as { id: string };
      const record = (await store.load((await table.record()).id))!;
      const notes = { ...record.notes, circles: { travellers: { thread: id, members: [ben.id, cleo.id] } } };
      await commit({ ...record, notes });
      return id;
    };
    store.commit = async (record) => {
      if (theirs === undefined && opened() === 1) theirs = await meanwhile();
      return commit(record);
    };

    expect(await typed(table, ben, 'thread')).toBe(`Your private thread is here: <#${theirs}>.`);
    expect((await table.record()).notes.circles).toMatchObject({ travellers: { thread: theirs } });
    // Nobody has come into the other one.
    const threads = ({ channels }: typeof ben) => channels().filter(({ kind }) => kind === 'thread');
    for (const person of [ben, cleo]) expect(threads(person).map(({ id }) => id)).toEqual([theirs]);
    expect(posted(table).some(({ content }) => content.includes('A private thread is open'))).toBe(false);
  });
});
