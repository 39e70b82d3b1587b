import { PermissionFlagsBits } from 'discord-api-types/v10';
import { expect, test } from 'vitest';
import { BOT_PERMISSIONS } from '#local/world/permissions';
import {
  bellOf,
  boardOf,
  buttons,
  edits,
  isPublic,
  offerTrade,
  playAnything,
  press,
  publicLast,
  startedTable,
  type Table,
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
  const table = await startedTable();
  const { ann, ben, channel, local } = table;
  const { id } = bellOf(ann, channel)!;
  local.faults.next({ method: 'DELETE', route: /^\/channels\/\d+\/messages\/\d+$/ }, { status: 403, code: 50013 }, 1);
  await playAnything(table, ann);
  expect(bells(table)).toHaveLength(2);
  expect((await table.record()).notes).toMatchObject({ oldBells: [{ channel, message: id }] });
  await playAnything(table, ben);
  expect(bells(table)).toHaveLength(1);
  expect((await table.record()).notes).not.toHaveProperty('oldBells');
});
