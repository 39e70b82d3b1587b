import { PermissionFlagsBits as P } from 'discord.js';
import { describe, expect, test } from 'vitest';
import { virtualClock } from '#local/discord';
import { BOT_PERMISSIONS } from '#local/world/permissions';
import { HOUR, labelsIn, openTable, playAnything, posted, press, publicLast, startedTable, typed } from './kit.ts';
import { byOpal, here, operate } from './operating.ts';

/** A match goes on elsewhere (`/admin move`). */

describe('/admin move', () => {
  test('the match goes on in the other channel with one new board, whoever is asked is called there, and the old one says where', async () => {
    const table = await startedTable();
    const old = table.channel;
    const before = posted(table).length;
    const channel = table.local.openChannel('hall');
    expect(await operate(table, 'move', { ...(await here(table)), channel })).toBe(
      `The match goes on in <#${channel}>; its table has been told there.`,
    );
    const moved = publicLast(table.ann, channel);
    expect(moved.content).toContain(`The match goes on here: ${byOpal(table)} has moved it from <#${old}>.`);
    expect(moved.mentions.map(({ id }) => id)).toEqual([table.ann.id]);
    expect(labelsIn(moved)).toContain('Your move');
    expect(table.ann.messages(channel)).toHaveLength(1);
    const left = posted(table);
    expect(left).toHaveLength(before);
    expect(left.at(-1)!.content).toContain(`The match goes on in <#${channel}>.`);
    expect(left.flatMap(labelsIn)).toEqual([]);
    Object.assign(table, { channel });
    await playAnything(table, table.ann);
    expect(await table.log()).toHaveLength(2);
  });

  test('a bell of its own goes from the old channel', async () => {
    const clock = virtualClock();
    const table = await startedTable({ clock });
    await playAnything(table, table.ann);
    await clock.advance(9 * HOUR);
    await table.bot.remind();
    await table.rest();
    const old = table.channel;
    const { notes } = await table.record();
    const channel = table.local.openChannel('hall');
    await operate(table, 'move', { ...(await here(table)), channel });
    const bell = (await table.record()).notes.bell as { channel: string };
    expect(notes.bell).toMatchObject({ channel: old });
    expect(notes.bell).not.toHaveProperty('inBoard');
    expect(bell.channel).toBe(channel);
    expect(posted({ ...table, channel: old }).flatMap(labelsIn)).toEqual([]);
  });

  test('a match whose channel is gone goes on, and so does a lobby, which leaves the way behind', async () => {
    const table = await startedTable();
    const gone = table.local.openChannel('gone');
    await operate(table, 'move', { ...(await here(table)), channel: gone });
    table.local.deleteChannel(gone);
    await operate(table, 'move', { ...(await here(table)), channel: table.channel });
    await playAnything(table, table.ann);
    expect(await table.log()).toHaveLength(2);
    const lobby = table.local.openChannel('lobby');
    const hall = table.local.openChannel('hall');
    await typed(table, table.ann, 'new', { game: 'toy', channel: lobby });
    const { id: match } = await table.record();
    const offers = labelsIn(publicLast(table.ann, lobby));
    await operate(table, 'move', { match, channel: hall });
    expect(publicLast(table.ann, lobby).content).toContain(`The match goes on in <#${hall}>.`);
    expect(labelsIn(publicLast(table.ann, lobby))).toEqual([]);
    expect(offers).not.toEqual([]);
    expect(table.ann.messages(hall).flatMap(labelsIn)).toEqual(offers);
  });

  test('a match whose thread has gone to sleep, or is locked, goes on in a channel', async () => {
    const table = await openTable();
    const { ann, ben, channel, local } = table;
    await typed(table, ann, 'new', { game: 'toy', thread: true });
    const thread = ann.channels().find(({ kind }) => kind === 'thread')!.id;
    for (const person of [ann, ben]) await press(person, publicLast(person, thread), 'join');
    await table.rest();
    await press(ann, publicLast(ann, thread), 'start');
    await table.rest();
    await fetch(`${local.api}/v10/channels/${thread}`, {
      method: 'PATCH',
      headers: { authorization: `Bot ${local.token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ archived: true, locked: true }),
    });
    local.setPermissions(channel, BOT_PERMISSIONS & ~P.ManageThreads);
    expect(await operate(table, 'move', { ...(await here(table)), channel: thread })).toContain('already');
    expect(await operate(table, 'move', { ...(await here(table)), channel })).toContain('The match goes on in');
    expect((await table.record()).outbox).toEqual([]);
    await playAnything(table, ann);
    expect(await table.log()).toHaveLength(2);
    const { id: match } = await table.record();
    expect(await operate(table, 'move', { match, channel: thread })).toBe(
      `<#${thread}> is locked, and I cannot post there.`,
    );
  });

  test('is refused where another match is live, where the bot cannot post, and where the match is already', async () => {
    const table = await startedTable();
    const { match } = await here(table);
    const move = (channel: string) => operate(table, 'move', { match, channel });
    const taken = table.local.openChannel('taken');
    await typed(table, table.ben, 'new', { game: 'toy', channel: taken });
    const by = await table.store.byChannel(taken);
    expect(await move(taken)).toContain(`Another match is live in <#${taken}>: \`${by}\`.`);
    // Nothing is moved out of the way by the way: one that cannot be played on stays as well.
    const other = (await table.store.load(by!))!;
    await table.store.commit({ ...other, game: 'chess' });
    expect(await move(taken)).toContain('`/admin set-aside` sets it aside');
    expect(await table.store.unreadable()).toEqual([]);
    const mute = table.local.openChannel('mute');
    table.local.setPermissions(mute, 0n);
    expect(await move(mute)).toContain(`I cannot post in <#${mute}>: I lack the permission “View Channel”`);
    expect(await move(table.channel)).toBe(`The match is in <#${table.channel}> already.`);
    expect((await table.store.load(match))!.channel).toBe(table.channel);
  });
});
