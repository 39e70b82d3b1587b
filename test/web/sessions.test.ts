import { describe, expect, test } from 'vitest';
import { virtualClock } from '#local/discord';
import { browserName } from '#src/web/browser-name';
import { openSessions } from '#src/web/sessions';
import { typed } from '../bot/kit.ts';
import { type Browser, linkOf, openWebTable, seatedIn } from './kit.ts';

/** Sessions: how a browser is known after its link. */

const DAY = 86_400_000;
const statusOf = async (browser: Browser) => (await browser.get('/api/me')).status;
const sessionsOf = async (browser: Browser) => (await browser.get('/api/sessions')).json.sessions;

describe('A session', () => {
  test('is a cookie that no script reads, no other page sends along with a form, and nothing carries without encryption', async () => {
    const here = await openWebTable();
    const { headers } = await here.browser().post(await linkOf(here.table, here.table.ann));
    const [cookie] = headers['set-cookie']!;
    expect(cookie).toMatch(/^__Host-castellan=/);
    for (const part of [/; HttpOnly/, /; Secure/, /; SameSite=Lax/, /; Path=\//, /; Max-Age=2592000/])
      expect(cookie).toMatch(part);
  });

  test('holds over a restart, and nothing that opens it is in the store', async () => {
    const here = await openWebTable();
    const browser = await seatedIn(here, here.table.ann);
    await here.restart();
    expect(await statusOf(browser)).toBe(200);
    const kept = JSON.stringify(await here.table.store.meta('browsers'));
    const [, secret] = /^\d+\.([\w-]+)\./.exec(decodeURIComponent(browser.cookies.get('__Host-castellan')!))!;
    expect(kept).not.toContain(secret);
  });

  test('is nobody’s who has forged it: another user, another secret, another signature, none', async () => {
    const here = await openWebTable();
    const browser = await seatedIn(here, here.table.ann);
    const name = '__Host-castellan';
    const given = decodeURIComponent(browser.cookies.get(name)!);
    const [user = '', secret = '', sign = ''] = given.split(/\.(.*?)\.(.*)/s);
    const forged = [
      `${here.table.ben.id}.${secret}.${sign}`,
      `${user}.AAAAAAAAAAAAAAAAAAAAAA.${sign}`,
      `${user}.${secret}.${sign.slice(0, -4)}AAA=`,
      `${user}.${secret}`,
      '',
    ];
    for (const one of forged) {
      browser.cookies.set(name, encodeURIComponent(one));
      expect(await statusOf(browser), one).toBe(401);
    }
    browser.cookies.set(name, encodeURIComponent(given));
    expect(await statusOf(browser)).toBe(200);
  });

  test('lasts thirty days from its making and no longer, however much it is used', async () => {
    const clock = virtualClock();
    const here = await openWebTable({ clock });
    const browser = await seatedIn(here, here.table.ann);
    await clock.advance(15 * DAY);
    expect(await statusOf(browser)).toBe(200);
    await clock.advance(15 * DAY - 1);
    expect(await statusOf(browser)).toBe(200);
    await clock.advance(1);
    expect(await statusOf(browser)).toBe(401);
  });

  test('is one of ten at most: the eleventh ends the oldest', async () => {
    const clock = virtualClock();
    const here = await openWebTable({ clock, rates: { links: { burst: 100, perSecond: 1 } } });
    const browsers: Browser[] = [];
    for (let n = 0; n < 11; n++) {
      browsers.push(await seatedIn(here, here.table.ann));
      await clock.advance(1_000);
      if (n === 9) expect(await statusOf(browsers[0]!)).toBe(200);
    }
    expect(await statusOf(browsers[0]!)).toBe(401);
    expect(await statusOf(browsers[1]!)).toBe(200);
    expect(await sessionsOf(browsers[1]!)).toHaveLength(10);
  });

  test('is listed with its browser, and ended from another one; the others go on', async () => {
    const here = await openWebTable();
    const [phone, desk, bens] = [
      await seatedIn(here, here.table.ann),
      await seatedIn(here, here.table.ann),
      await seatedIn(here, here.table.ben),
    ];
    const all = await sessionsOf(desk);
    expect(all).toHaveLength(2);
    expect(all[0]).toMatchObject({ browser: 'Firefox, Linux' });
    const other = all.find(({ isThis }: { isThis: boolean }) => !isThis);
    const left = await desk.post('/api/sessions', { json: { end: other.id } });
    expect(left.json.sessions).toHaveLength(1);
    expect(await Promise.all([phone, desk, bens].map(statusOf))).toEqual([401, 200, 200]);
    await desk.post('/api/sessions', { json: { end: 'this' } });
    expect(desk.cookies.size).toBe(0);
    expect(await Promise.all([desk, bens].map(statusOf))).toEqual([401, 200]);
  });

  test('is shown by `/me`, which ends one or all of them, and refuses what is none', async () => {
    const here = await openWebTable();
    const { table } = here;
    expect(await typed(table, table.ann, ['me', undefined])).not.toContain('Browsers');
    const [first, second] = [await seatedIn(here, table.ann), await seatedIn(here, table.ann)];
    expect(await typed(table, table.ann, ['me', undefined])).toMatch(/Browsers in which you sit at the table \(2\)/);
    const { session } = (await first.get('/api/me')).json;
    const choices = await table.ann.complete(table.channel, 'me', undefined, {
      options: { log_out: '' },
      focused: 'log_out',
    });
    expect(choices.map(({ value }) => value)).toContain(session);
    expect(await typed(table, table.ben, ['me', undefined], { log_out: session })).toMatch(/no such session/);
    expect(await typed(table, table.ann, ['me', undefined], { log_out: session })).toMatch(/\(1\)/);
    expect(await Promise.all([first, second].map(statusOf))).toEqual([401, 200]);
    expect(await typed(table, table.ann, ['me', undefined], { log_out: 'all' })).not.toContain('Browsers');
    expect(await statusOf(second)).toBe(401);
  });

  test('is looked up by whose it is: those of others are not read', async () => {
    const here = await openWebTable();
    const words = decodeURIComponent(
      (await seatedIn(here, here.table.ann)).cookies.get('__Host-castellan')!.replace(/\.[^.]*$/, ''),
    );
    await seatedIn(here, here.table.ben);
    const kept = { ...((await here.table.store.meta('browsers')) as object) };
    const read: string[] = [];
    const watchful = new Proxy(kept, {
      get(all, user) {
        // Whoever waits for it looks for that.
        if (user !== 'then') read.push(String(user));
        return Reflect.get(all, user);
      },
      ownKeys: () => {
        throw new Error('all were read');
      },
    });
    const store = { meta: async () => watchful as never, changeMeta: async () => {} };
    const { user } = (await openSessions(store, { now: () => Date.now() }).of(words))!;
    expect([user, read]).toEqual([here.table.ann.id, [here.table.ann.id]]);
  });

  test('is gone with all else that is kept of somebody who has it deleted', async () => {
    const here = await openWebTable();
    const [ann, ben] = [await seatedIn(here, here.table.ann), await seatedIn(here, here.table.ben)];
    await here.table.store.forget(here.table.ann.id, (record) => record);
    expect(await Promise.all([ann, ben].map(statusOf))).toEqual([401, 200]);
  });
});

test('A browser is called by what it says of itself, and nothing where that is not known', () => {
  const named = {
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36 Edg/140.0':
      'Edge, Windows',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605 (KHTML, like Gecko) Version/18.0 Safari/604.1':
      'Safari, iPhone',
    'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Mobile Safari/537.36':
      'Chrome, Android',
    'curl/8.0': '',
  };
  for (const [agent, name] of Object.entries(named)) expect(browserName(agent)).toBe(name);
});
