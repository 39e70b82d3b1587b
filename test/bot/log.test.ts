import { expect, test } from 'vitest';
import { openLog, withoutTokens } from '#src/program-log';
import { placesOf } from '#src/where';

const TOKEN = 'MTIzNDU2Nzg5MDEyMzQ1Njc4OTA.Gabcde.abcdefghijklmnopqrstuvwxyz0123456789AB';

function written(work: (log: ReturnType<typeof openLog>) => void, token?: string) {
  const lines: string[] = [];
  work(openLog('info', token, { write: (line: string) => void lines.push(line) }));
  return lines.join('');
}

test('an interaction token in the address of an error is taken out, the rest stays', () => {
  const error = Object.assign(new Error('Unknown interaction'), {
    code: 10062,
    url: 'https://discord.com/api/v10/interactions/111/aW50ZXJhY3Rpb246c2VjcmV0/callback',
    requestBody: { json: { content: 'your cards: ace of swords' } },
  });
  const text = written((log) => log.error({ err: error }, 'refused'));
  expect(text).toContain('interactions/111/[token]/callback');
  expect(text).toContain('10062');
  expect(text).not.toContain('aW50ZXJhY3Rpb246c2VjcmV0');
  expect(text).not.toContain('swords');
});

test('a webhook token is taken out too', () => {
  expect(withoutTokens('PATCH /webhooks/42/abc.DEF_1-2/messages/@original')).toBe(
    'PATCH /webhooks/42/[token]/messages/@original',
  );
});

test('the bot token never appears, wherever it was put', () => {
  const text = written(
    (log) => log.info({ headers: { authorization: `Bot ${TOKEN}` } }, `logging in as ${TOKEN}`),
    TOKEN,
  );
  expect(text).not.toContain(TOKEN);
  expect(text).toContain('[token]');
});

test('a short local token is taken out when it is the own one', () => {
  expect(withoutTokens('token local-table-token here', 'local-table-token')).toBe('token [token] here');
});

test('what is no token stays as it is', () => {
  const line = 'GET /channels/123/messages/456 took 12.5 ms';
  expect(withoutTokens(line, TOKEN)).toBe(line);
});

test('an error is followed by where it was in the sources, anything less is not', async () => {
  const lines: string[] = [];
  const asked: string[] = [];
  const where = async (stack: string) => {
    asked.push(stack);
    return 'Error: full\n    at save (src/store/disk.ts:7:3)';
  };
  const log = openLog('info', undefined, { write: (line: string) => void lines.push(line) }, where);
  const error = new Error('full');
  log.error({ incident: 'abc', err: error }, 'unexpected');
  log.warn({ err: new Error('late') }, 'not posted');
  await Promise.resolve();
  expect(asked).toEqual([error.stack]);
  expect(lines.map((line) => JSON.parse(line).msg)).toEqual(['unexpected', 'not posted', 'where it was']);
  expect(JSON.parse(lines.at(-1)!)).toMatchObject({
    incident: 'abc',
    stack: expect.stringContaining('src/store/disk.ts:7:3'),
  });
});

test('another process looks the places up; what is of no bundle stays as it is', async () => {
  const stack = 'Error: x\n    at /nowhere.mjs:1:1';
  expect(await placesOf(stack)).toBe(stack);
});
