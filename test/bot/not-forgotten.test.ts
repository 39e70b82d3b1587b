import { PermissionFlagsBits } from 'discord-api-types/v10';
import { expect, test } from 'vitest';
import { virtualClock } from '#local/discord';
import { BOT_PERMISSIONS } from '#local/world/permissions';
import type { MessageRead, Part } from '../kit/reading.ts';
import {
  bellOf,
  boardOf,
  buttons,
  edits,
  isPublic,
  last,
  offerTrade,
  playAnything,
  press,
  publicLast,
  startedTable,
  type Table,
  toldOn,
} from './kit.ts';

/** What could not be done in public is not forgotten with the next edit. */

const bells = ({ ann, channel }: Table) =>
  ann.messages(channel).filter((one) => isPublic(one) && buttons(one).some(({ label }) => label === 'Your move'));

async function agree(table: Table): Promise<void> {
  await press(table.ben, publicLast(table.ben, table.channel), 'do', 'Agree');
  await table.rest();
}

test('a board that has no picture because files may not be attached goes on saying so while its words grow, until it has one', async () => {
  const table = await startedTable();
  const { ann, channel, local, bot } = table;
  local.setPermissions(channel, BOT_PERMISSIONS & ~PermissionFlagsBits.AttachFiles);
  await offerTrade(table);
  const { id, content } = boardOf(ann, channel);
  expect(content).toContain('Attach Files');
  await agree(table);
  expect(boardOf(ann, channel).id).toBe(id);
  expect(boardOf(ann, channel).content).toMatch(/Blue house agrees.*Attach Files/s);
  local.setPermissions(channel, null);
  await bot.renew();
  await table.rest();
  const board = boardOf(ann, channel);
  expect(board.id).toBe(id);
  expect(board.attachments).toHaveLength(1);
  expect(board.content).not.toContain('Attach Files');
});

test('… also where its picture was drawn anew in vain', async () => {
  const table = await startedTable();
  await offerTrade(table);
  const { ann, channel, local, bot } = table;
  await agree(table);
  local.setPermissions(channel, BOT_PERMISSIONS & ~PermissionFlagsBits.AttachFiles);
  local.faults.next(edits, { status: 403, code: 50013 }, 1);
  await bot.renew();
  await table.rest();
  expect(boardOf(ann, channel).content).toMatch(/Blue house agrees.*Attach Files/s);
});

test('a bell that cannot be taken away is remembered, and taken away with what is posted next', async () => {
  const clock = virtualClock();
  const table = await startedTable({ clock });
  const { ann, ben, channel, local, bot } = table;
  // A reminder stands below the board.
  await clock.advance(9 * 3_600_000);
  await bot.remind();
  await table.rest();
  const { id } = bellOf(ann, channel)!;
  expect(id).not.toBe(boardOf(ann, channel).id);
  local.faults.next({ method: 'DELETE', route: /^\/channels\/\d+\/messages\/\d+$/ }, { status: 403, code: 50013 }, 1);
  await playAnything(table, ann);
  expect(bells(table)).toHaveLength(2);
  expect((await table.record()).notes).toMatchObject({ oldBells: [{ channel, message: id }] });
  await playAnything(table, ben);
  expect(bells(table)).toHaveLength(1);
  expect((await table.record()).notes).not.toHaveProperty('oldBells');
});

/** The bot has posted a message with these components, and does not know of it. */
async function left({ local, channel }: Table, components: Part[]): Promise<string> {
  const headers = { authorization: `Bot ${local.token}`, 'content-type': 'application/json' };
  const body = JSON.stringify({ flags: 32_768, components: [{ type: 17, components }] });
  const made = await fetch(`${local.api}/v10/channels/${channel}/messages`, { method: 'POST', headers, body });
  return ((await made.json()) as { id: string }).id;
}

test('a bell that a crash has left behind is taken away by the next start', async () => {
  const table = await startedTable();
  const { ann, channel } = table;
  const bell = bellOf(ann, channel)!;
  const layout = (bell as MessageRead).layout[0]!.components!.filter(({ type }) => type !== 12);
  const board = await left(table, layout);
  // A bell of its own has none of the board's buttons, which come last.
  const alone = await left(table, layout.slice(1, -1));
  expect(bellOf(ann, channel)!.id).toBe(alone);
  await table.restart();
  await table.rest();
  expect(bellOf(ann, channel)!.id).toBe(bell.id);
  expect(ann.messages(channel).some(({ id }) => id === alone)).toBe(false);
  // A board stays for its words.
  const kept = last(ann, channel, ({ id }) => id === board);
  expect([toldOn(kept), buttons(kept)]).toEqual([toldOn(bell), []]);
});

/** The board as it stood before is put back in its place, as if the last edit had never come. */
async function lost({ local, channel }: Table, { id, layout }: MessageRead): Promise<void> {
  const headers = { authorization: `Bot ${local.token}`, 'content-type': 'application/json' };
  const components = [{ ...layout[0]!, components: layout[0]!.components!.filter(({ type }) => type !== 12) }];
  const to = `${local.api}/v10/channels/${channel}/messages/${id}`;
  await fetch(to, { method: 'PATCH', headers, body: JSON.stringify({ components, attachments: [] }) });
}

/** The next start, and what it has left undone. */
async function restarted(table: Table): Promise<MessageRead> {
  await table.restart();
  await table.rest();
  return boardOf(table.ann, table.channel) as MessageRead;
}

test('a board whose last edit is lost asks what it should again after the next start, and says what it said', async () => {
  const table = await startedTable();
  const { ann, channel } = table;
  await offerTrade(table);
  const before = boardOf(ann, channel) as MessageRead;
  await agree(table);
  const after = await restarted(table);
  expect(after.id).toBe(before.id);
  const labels = (board: MessageRead) => buttons(board).map(({ label }) => label);
  expect(labels(before)).not.toEqual(labels(after));
  await table.bot.stop();
  await lost(table, before);
  expect(labels(boardOf(ann, channel) as MessageRead)).toEqual(labels(before));
  const again = await restarted(table);
  expect([again.id, again.content, labels(again)]).toEqual([after.id, after.content, labels(after)]);
});

test('a board that says what it should is not edited by a start', async () => {
  const table = await startedTable();
  const { edited_timestamp: edited } = boardOf(table.ann, table.channel);
  expect(await restarted(table)).toMatchObject({ edited_timestamp: edited });
  await offerTrade(table);
  await agree(table);
  // What was left until now is done by the first one.
  const { edited_timestamp: later } = await restarted(table);
  expect(later).not.toBe(edited);
  expect(await restarted(table)).toMatchObject({ edited_timestamp: later });
});
