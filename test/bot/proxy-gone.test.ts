import { expect, onTestFinished, test } from 'vitest';
import { openProxy, type Proxy as Passing } from '#src/proxy/open-proxy';
import { posted, press, publicLast, startedTable } from './kit.ts';

/** A bot behind the proxy before Discord. `npm run proof -- spread --proxies 3` kills one while several processes play. */

test('while the proxy is gone nobody is acknowledged and nothing is done for them; what the page saves is told once when it is back', async () => {
  let proxy: Passing | undefined;
  let at: { host: string; api: string };
  const open = async (port: number) => {
    proxy = await openProxy({ ...at, port, trouble() {} });
  };
  onTestFinished(() => proxy?.close());
  const table = await startedTable({
    waits: { later: [200], blocked: 1_000, renew: 5_000 },
    async by(api) {
      at = { host: '127.0.0.1', api };
      await open(0);
      return `http://127.0.0.1:${proxy!.port}/api`;
    },
  });
  const { ann, ben, channel, bot } = table;
  const { port } = proxy!;
  const before = posted(table).map(({ content }) => content);
  const { version, id } = await table.record();
  await proxy!.close();

  await press(ann, publicLast(ann, channel), 'do', 'Rest');
  await table.rest();
  expect((await table.record()).version).toBe(version);

  const { at: shownAt, question } = await bot.door.stands(id, { user: ann.id, locale: 'en' });
  const [choice] = question!.choosable;
  const given = { id: '1', user: ann.id, name: ann.name, locale: 'en', match: id, press: choice!.press } as const;
  const { taken } = await bot.door.press({ ...given, values: [choice!.value!].filter(Boolean), shownAt });
  expect(taken).toBe(true);
  const saved = await table.record();
  expect(saved.match!.logged).toBeGreaterThan(0);
  expect(saved.outbox.length).toBeGreaterThan(0);
  expect(posted(table).map(({ content }) => content)).toEqual(before);

  await open(port);
  await expect.poll(async () => (await table.record()).outbox, { timeout: 60_000 }).toEqual([]);
  await table.rest();
  const after = posted(table).map(({ content }) => content);
  expect(publicLast(ben, channel).content).not.toBe(before.at(-1));
  expect(new Set(after).size).toBe(after.length);
}, 90_000);
