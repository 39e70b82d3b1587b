import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { virtualClock } from '#local/discord';
import { openTable, playAnything, press, privateLast, publicLast, startedTable, typed } from './kit.ts';

test.each(['ENOSPC', 'EROFS', 'EIO'])(
  'when the disk takes nothing (%s) whoever acts and the operator read that',
  async (code) => {
    const table = await startedTable();
    const { ann, channel } = table;
    const { commit } = table.store;
    table.store.commit = () => Promise.reject(Object.assign(new Error(`${code}: write`), { code }));
    await press(ann, publicLast(ann, channel), 'do', 'Rest');
    await table.rest();
    table.store.commit = commit;
    const said = privateLast(ann, channel).content;
    expect(said).toContain('the disk of the machine is full or takes nothing');
    const [, number] = /`([a-z0-9]+)`/.exec(said)!;
    const line = table
      .logged()
      .split('\n')
      .find((one) => one.includes(`"incident":"${number}"`));
    expect(line).toContain('the disk takes nothing: it is full, read-only or failing');
    await playAnything(table, ann);
    expect(await table.log()).toHaveLength(2);
  },
);

test('an index that cannot be written at the end keeps the store from nothing: the lock is let go', async () => {
  const table = await startedTable();
  await table.bot.stop();
  const index = join(table.folder, 'index.jsonl');
  await rm(index, { force: true });
  await mkdir(index);
  await writeFile(join(index, 'in-the-way'), '');
  await table.store.close();
  await rm(index, { recursive: true });
  // Nobody could open it again if the lock were left.
  await table.restart();
  expect(await typed(table, table.ann, 'status')).toContain('Toy Market');
});

test('a file nested deeper than anything can look at gets words, and so does one of brackets alone', async () => {
  const table = await openTable();
  const deep = (n: number) => `${'['.repeat(n)}${']'.repeat(n)}`;
  for (const text of [
    deep(200_000),
    `{"game":"toy","schema":3,"match":${deep(20_000)}}`,
    `{"game":"toy","schema":3,"match":{"base":${deep(6_000)}}}`,
  ]) {
    const file = { name: 'deep.json', base64: Buffer.from(text).toString('base64') };
    expect(await typed(table, table.ann, 'import', { file })).toContain('it is not an exported match');
  }
  expect(table.logged()).not.toContain('"unexpected"');
});

test('a valid file with a state nested too deeply is refused in words as well', async () => {
  const table = await startedTable();
  const text = await table.store.export((await table.record()).id);
  const deep = `${'['.repeat(50_000)}${']'.repeat(50_000)}`;
  const file = {
    name: 'deep.json',
    base64: Buffer.from(text.replace('"base":{', `"base":{"x":${deep},`)).toString('base64'),
  };
  const other = table.local.openChannel('other');
  expect(await typed(table, table.ann, 'import', { file, channel: other })).toContain('it is not an exported match');
});

test('the undo button works after the clock went back', async () => {
  const clock = virtualClock();
  const table = await startedTable({ clock });
  const { ann, channel } = table;
  await press(ann, publicLast(ann, channel), 'do', 'Rest');
  await table.rest();
  const record = await table.record();
  await table.store.commit({ ...record, notes: { ...record.notes, undoneAt: clock.now() + 3_600_000 } });
  await press(ann, publicLast(ann, channel), 'undo');
  await table.rest();
  expect(privateLast(ann, channel).content).not.toContain('That button is no longer current.');
});

test('whoever dismisses the message that says “thinking” makes no error of it, and the answer counts', async () => {
  const table = await startedTable();
  const { ann, channel, local } = table;
  local.faults.next({ method: 'PATCH', route: /^\/webhooks\// }, { status: 404, code: 10008 });
  await press(ann, publicLast(ann, channel), 'do', 'Rest');
  // Not `rest`: for the stand-in it goes on thinking, ten seconds long.
  await table.bot.idle();
  expect(await table.log()).toHaveLength(2);
  expect(table.logged()).not.toContain('"unexpected"');
  expect(table.logged()).not.toContain('"failed"');
});
