import { REST, Routes } from 'discord.js';
import { expect, onTestFinished, test } from 'vitest';
import { openLocalDiscord } from '#local/discord';
import { openProxy } from '#src/proxy/open-proxy';

/** Several programs of one bot before one Discord, and the proxy between them. */

async function opened() {
  const local = await openLocalDiscord();
  onTestFinished(() => local.close());
  const troubles: string[] = [];
  const trouble = (error: unknown) => void troubles.push(String(error));
  const proxy = await openProxy({ port: 0, host: '127.0.0.1', api: local.api, trouble });
  onTestFinished(() => proxy.close());
  const program = (api: string) => new REST({ api, retries: 0 }).setToken(local.token);
  const route = Routes.channelMessages(local.channelId);
  return { local, proxied: `http://127.0.0.1:${proxy.port}/api`, program, route, troubles };
}

test.each(['straight', 'behind the proxy'])(
  'two programs that post at once, %s: all arrives, and only the proxy spares them the limits of Discord',
  async (how) => {
    const { local, proxied, program, route } = await opened();
    local.faults.pace(5, 200);
    const programs = [0, 1].map(() => program(how === 'straight' ? local.api : proxied));
    // Of the first request nobody knows the limit yet.
    await programs[0]!.post(route, { body: { content: 'first' } });
    const posts = programs.flatMap((rest, n) =>
      Array.from({ length: 10 }, (_, i) => rest.post(route, { body: { content: `${n}.${i}` } })),
    );
    await Promise.all(posts);
    expect(local.person('Ann').messages(local.channelId)).toHaveLength(21);
    const refused = local.log.filter(({ status }) => status === 429).length;
    if (how === 'straight') expect(refused).toBeGreaterThan(0);
    else expect(refused).toBe(0);
  },
);

test('what Discord says is passed on, with its codes and pictures; where nobody answers that is 502, never a success', async () => {
  const { local, proxied, program, route, troubles } = await opened();
  const rest = program(proxied);
  const picture = { name: 'a.png', data: Buffer.from('picture') };
  const posted = (await rest.post(route, { body: { content: 'with a picture' }, files: [picture] })) as { id: string };
  expect(await rest.get(Routes.channelMessage(local.channelId, posted.id))).toMatchObject({
    content: 'with a picture',
    attachments: [{ filename: 'a.png' }],
  });
  await expect(rest.get(Routes.channelMessage(local.channelId, '1'))).rejects.toMatchObject({
    status: 404,
    code: 10008,
  });
  await expect(program(proxied).setToken('wrong').get(route)).rejects.toMatchObject({ status: 401 });
  expect(troubles).toEqual([]);
  await local.close();
  await expect(rest.post(route, { body: { content: 'gone' } })).rejects.toMatchObject({ status: 502 });
  expect(troubles).toEqual([expect.stringContaining('ECONNREFUSED')]);
});
