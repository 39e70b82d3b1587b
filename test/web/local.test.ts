import { request } from 'node:http';
import { describe, expect, onTestFinished, test } from 'vitest';
import { type Person, realClock } from '#local/discord';
import { showPage } from '#src/local-page';
import { openLog } from '#src/program-log';
import { openTable, started, type Table } from '../bot/kit.ts';
import type { Answer } from './kit.ts';

/** The page at a local table: each window says who sits there, and gets what that person may see. */

interface Given {
  as?: Pick<Person, 'id' | 'key'>;
  json?: unknown;
  headers?: Record<string, string>;
}

/** A match of the toy that has begun, and the page at its table. */
async function openPage({ keys = false } = {}) {
  const table = await openTable({ keys, locales: ['en-US', 'ja'] });
  await started(table);
  const page = await showPage(table.local, table.bot, {
    store: table.store,
    log: openLog('silent', 'none'),
    clock: realClock,
  });
  onTestFinished(page.close);
  const { id } = await table.record();
  return { table, id, ask: asking(table) };
}

function asking({ local }: Table) {
  return async (path: string, { as, json, headers = {} }: Given = {}) => {
    const url = new URL(local.url + path);
    if (as) url.searchParams.set('as', as.id);
    if (as?.key) url.searchParams.set('key', as.key);
    const sent = json === undefined ? {} : { 'content-type': 'application/json' };
    const body = json === undefined ? '' : JSON.stringify(json);
    // The client's own `fetch` sets host and origin as it likes.
    return await new Promise<Pick<Answer, 'status' | 'json'>>((resolve, reject) => {
      const method = json === undefined ? 'GET' : 'POST';
      const length = body ? { 'content-length': String(Buffer.byteLength(body)) } : {};
      const asked = request(url, { method, headers: { ...sent, ...length, ...headers } }, (response) => {
        let text = '';
        response.setEncoding('utf8');
        response.on('data', (part: string) => {
          text += part;
        });
        response.on('end', () =>
          resolve({ status: response.statusCode!, json: text.startsWith('{') ? JSON.parse(text) : text }),
        );
      });
      asked.on('error', reject);
      asked.end(body);
    });
  };
}
const unkeyed = ({ id }: Person) => ({ id, key: '' });

describe('At a local table', () => {
  test('whoever is nobody yet may choose, or come by a name; what they see is theirs from then on', async () => {
    const { table, id, ask } = await openPage();
    const nobody = await ask('/api/me');
    expect([nobody.status, nobody.json.error.kind]).toEqual([401, 'choose']);
    expect((await ask(`/api/m/${id}`)).status).toBe(401);
    const { people } = (await ask('/api/people')).json;
    expect(people.map((one: { name: string }) => one.name)).toEqual(['Ann', 'Ben']);
    expect(JSON.stringify(people)).not.toContain(table.ann.key);
    expect((await ask('/api/me', { as: { id: '1', key: '' } })).json.error.kind).toBe('choose');

    const ann = unkeyed(table.ann);
    expect((await ask('/api/me', { as: ann })).json).toMatchObject({ name: 'Ann', locale: 'en', canChoose: true });
    expect((await ask(`/api/m/${id}`, { as: ann })).json.question).toBeDefined();
    const cleo = (await ask('/api/people', { json: { name: ' Cleo ', locale: 'ja' } })).json;
    expect(cleo).toMatchObject({ name: 'Cleo', locale: 'ja' });
    expect(table.local.person('Cleo').id).toBe(cleo.id);
    const stands = (await ask(`/api/m/${id}`, { as: { id: cleo.id, key: '' } })).json;
    expect([stands.title, stands.question]).toEqual([
      (await table.bot.door.stands(id, { user: cleo.id, locale: 'ja' })).title,
      undefined,
    ]);
    await ask('/api/me', { as: ann, json: { locale: 'ja' } });
    expect((await ask('/api/me', { as: ann })).json.locale).toBe('ja');
    for (const json of [{ name: ' ', locale: 'en' }, { name: 'x'.repeat(33), locale: 'en' }, { name: 'D' }, []])
      expect((await ask('/api/people', { json })).status).toBe(400);
  });

  test('with keys nobody is chosen, and a seat is taken by its own key alone', async () => {
    const { table, id, ask } = await openPage({ keys: true });
    const { ann, ben } = table;
    expect((await ask('/api/me')).json.error.kind).toBe('key');
    expect((await ask('/api/people')).json).toEqual({ people: [], canChoose: false });
    expect((await ask('/api/people', { json: { name: 'Eve', locale: 'en' } })).status).toBe(401);
    for (const key of ['', ben.key, `${ann.key}x`]) {
      const as = { id: ann.id, key };
      for (const path of ['/api/me', '/api/matches', `/api/m/${id}`, `/api/m/${id}/picture/hand`, '/api/events'])
        expect([path, (await ask(path, { as })).status]).toEqual([path, 401]);
      expect((await ask('/api/me', { as, json: { locale: 'ja' } })).status).toBe(401);
    }
    expect((await ask('/api/me', { as: ann })).json).toMatchObject({ name: 'Ann', canChoose: false });
    expect((await ask(`/api/m/${id}`, { as: ann })).status).toBe(200);
  });

  test('another host or a foreign page is turned away, and what is no JSON too', async () => {
    const { table, id, ask } = await openPage();
    const press = { id: '1', press: `v1:answer:${id}`, shownAt: 0 };
    const as = unkeyed(table.ann);
    const { host } = new URL(table.local.url);
    const from = async (headers: Record<string, string>) =>
      (await ask(`/api/m/${id}/press`, { as, json: press, headers })).status;
    expect(await from({ host })).toBe(200);
    expect(await from({ host, origin: table.local.url })).toBe(200);
    expect(await from({ host: 'evil.example' })).toBe(403);
    expect(await from({ host, origin: 'http://evil.example' })).toBe(403);
    expect(await from({ host, 'content-type': 'text/plain' })).toBe(400);
  });
});
