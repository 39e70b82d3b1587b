import { once } from 'node:events';
import { createServer, request } from 'node:http';
import { expect, test } from 'vitest';
import { openLocalDiscord } from '#local/discord';
import { botSettings } from '../kit/bot-settings.ts';
import { makeTestDatabase } from '../kit/postgres.ts';
import { reading } from '../kit/reading.ts';
import { press, publicLast } from './kit.ts';
import { closing, lobby, start, withPrograms } from './program.ts';

withPrograms();

/** A way to Discord on which posts to channels get no answer while it hangs. */
async function hangingWay(api: string) {
  const way = { hangs: false, url: '' };
  const server = createServer((asked, answer) => {
    if (way.hangs && /\/channels\/\d+\/messages/.test(asked.url!)) return;
    const { pathname, search } = new URL(asked.url!, api);
    const on = request(
      new URL(pathname + search, api),
      { method: asked.method!, headers: { ...asked.headers, host: new URL(api).host } },
      (said) => {
        answer.writeHead(said.statusCode!, said.headers);
        said.pipe(answer);
      },
    );
    asked.pipe(on);
  });
  closing.push(() => {
    server.closeAllConnections();
    server.close();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  way.url = `http://127.0.0.1:${(server.address() as { port: number }).port}${new URL(api).pathname}`;
  return way;
}

test('SIGTERM while Discord hangs: the program leaves with 0 within its time, and what it had under way is done by the one that stood by', async () => {
  const { url } = await makeTestDatabase();
  const local = reading(await openLocalDiscord());
  closing.push(() => local.close());
  const way = await hangingWay(local.api);
  const settings = {
    ...botSettings({ ...local, api: way.url }),
    DATABASE_URL: url,
  };
  const first = await start(settings);
  await first.says(/Logged in\./);
  const second = await start(settings);
  await second.says(/stands by/);
  const { ann, channel } = await lobby(local);
  way.hangs = true;
  await press(ann, publicLast(ann, channel), 'join');
  await expect.poll(() => first.log(), { timeout: 20_000 }).toContain('"did":"join"');
  const began = performance.now();
  expect(await first.end()).toBe(0);
  const took = performance.now() - began;
  // It waited for what was under way, and not longer than it may.
  expect(took).toBeGreaterThan(8_000);
  expect(took).toBeLessThan(15_000);
  expect(JSON.stringify(publicLast(ann, channel))).not.toContain(ann.id);
  way.hangs = false;
  await second.says(/Logged in\./);
  await expect.poll(() => JSON.stringify(publicLast(ann, channel)), { timeout: 20_000 }).toContain(ann.id);
});
