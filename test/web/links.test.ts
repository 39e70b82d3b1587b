import { describe, expect, test } from 'vitest';
import { readId } from '#asking/terms/ids';
import type { MessageSeen, Person } from '#local/discord';
import { virtualClock } from '#local/discord';
import { openLinks } from '../../src/web/links.ts';
import { bothSit, openLobby, openTable, starts, type Table, typed } from '../bot/kit.ts';
import { boardOf, buttons, press, privateLast } from '../bot/seen.ts';
import { type Browser, linkOf, openWebTable, seatedIn, startedWebTable } from './kit.ts';

/** One-time links: how a person comes from Discord to the page. */

const MINUTE = 60_000;
const kindsOf = (message: MessageSeen) => buttons(message).map(({ id }) => readId(id)?.kind);
const matchOf = ({ ann, channel }: Table): string =>
  buttons(boardOf(ann, channel)).flatMap(({ id }) => readId(id)?.match ?? [])[0]!;
const whoIs = async (browser: Browser) => (await browser.get('/api/me')).json;

describe('The button below a board', () => {
  test('gives whoever presses it a link of their own, which leads to that match', async () => {
    const { table, ...here } = await startedWebTable();
    const { channel, ben } = table;
    const match = matchOf(table);
    const pressed = async (by: Person) => {
      await press(by, boardOf(by, channel), 'browser', 'In a browser');
      await table.rest();
      return privateLast(by, channel).content;
    };
    const content = await pressed(ben);
    const [, path] = /<https:\/\/castellan\.test(\/go\/[\w-]+)>/.exec(content)!;
    expect(content).not.toContain('where you sit already');
    const browser = here.browser();
    const { status, headers } = await browser.post(path!);
    expect([status, headers.location]).toEqual([303, `/m/${match}`]);
    expect((await whoIs(browser)).name).toBe('Ben');
    expect(await pressed(ben)).toContain(
      `In a browser where you sit already, this match is at <https://castellan.test/m/${match}>.`,
    );
    expect(await pressed(table.ann)).not.toContain('where you sit already');
  });

  test('is not there without a public address, and never on the page itself', async () => {
    const table = await openTable();
    await openLobby(table);
    await bothSit(table);
    await starts(table);
    expect(kindsOf(boardOf(table.ann, table.channel))).not.toContain('browser');
    const here = await startedWebTable();
    const match = matchOf(here.table);
    expect(kindsOf(boardOf(here.table.ann, here.table.channel))).toContain('browser');
    const { json } = await (await seatedIn(here, here.table.ann)).get(`/api/m/${match}`);
    expect(JSON.stringify(json.besides)).toContain('v1:board:');
    expect(JSON.stringify(json)).not.toContain('v1:browser');
  });
});

describe('A link', () => {
  test('is given in private, names nobody, and is good for whoever goes on with it, once', async () => {
    const here = await openWebTable();
    const link = await linkOf(here.table, here.table.ann);
    expect(link).toMatch(/^\/go\/[\w-]{22}$/);
    const browser = here.browser();
    const { status, headers } = await browser.post(link);
    expect([status, headers.location]).toEqual([303, '/']);
    expect(await whoIs(browser)).toMatchObject({ user: here.table.ann.id, name: 'Ann', locale: 'en' });
    const second = here.browser();
    const again = await second.post(link);
    expect(again.status).toBe(410);
    expect(again.text).toContain('no longer good');
    expect((await second.get('/api/me')).status).toBe(401);
  });

  test('is not used up by being looked at, and asks first whether one means to sit down as that person', async () => {
    const here = await openWebTable();
    const link = await linkOf(here.table, here.table.ann);
    const preview = here.browser();
    for (const _ of [1, 2]) {
      const { status, text } = await preview.get(link);
      expect(status).toBe(200);
      expect(text).toContain('You are about to sit at the table as Ann. Go on?');
    }
    expect(preview.cookies.size).toBe(0);
    const ben = await seatedIn(here, here.table.ben);
    expect((await ben.get(link)).text).toContain('In this browser you are Ben so far.');
    expect((await whoIs(ben)).name).toBe('Ben');
    expect((await ben.post(link)).status).toBe(303);
    expect((await whoIs(ben)).name).toBe('Ann');
  });

  test('is good for ten minutes and no longer', async () => {
    const clock = virtualClock();
    const here = await openWebTable({ clock });
    const link = await linkOf(here.table, here.table.ann);
    await clock.advance(10 * MINUTE - 1);
    expect((await here.browser().get(link)).status).toBe(200);
    await clock.advance(1);
    expect((await here.browser().get(link)).status).toBe(410);
    expect((await here.browser().post(link)).status).toBe(410);
  });

  test('ends when the same person gets another one, and not when somebody else does', async () => {
    const here = await openWebTable();
    const first = await linkOf(here.table, here.table.ann);
    await linkOf(here.table, here.table.ben);
    expect((await here.browser().get(first)).status).toBe(200);
    const second = await linkOf(here.table, here.table.ann);
    expect((await here.browser().get(first)).status).toBe(410);
    expect((await here.browser().get(second)).status).toBe(200);
  });

  test('is known to every process, and of two that are asked at the same moment one lets somebody in', async () => {
    const { table } = await openWebTable();
    const link = (await linkOf(table, table.ann)).slice('/go/'.length);
    const clock = { now: () => Date.now() };
    const [here, there] = [openLinks(table.store, clock), openLinks(table.store, clock)];
    for (const links of [here, there])
      expect(await links.look(link)).toMatchObject({ user: table.ann.id, name: 'Ann' });
    const taken = await Promise.all([here, there].map((links) => links.take(link)));
    expect(taken.filter((who) => who !== undefined)).toHaveLength(1);
    expect(await here.look(link)).toBeUndefined();
  });

  test('is kept by its hash alone, goes when somebody is forgotten, and is none where the file says something strange', async () => {
    const { table } = await openWebTable();
    const clock = { now: () => Date.now() };
    const links = openLinks(table.store, clock);
    const [mine, theirs] = [await linkOf(table, table.ann), await linkOf(table, table.ben)].map((one) => one.slice(4));
    expect(JSON.stringify(await table.store.meta('links'))).not.toContain(mine);
    await table.store.forget(table.ann.id, (record) => record);
    expect([await links.look(mine!), (await links.look(theirs!))?.name]).toEqual([undefined, 'Ben']);
    for (const odd of [null, [1], { [table.ben.id]: { hash: 7 } }]) {
      await table.store.saveMeta('links', odd);
      expect(await links.look(theirs!)).toBeUndefined();
      expect(await links.take(theirs!)).toBeUndefined();
    }
  });

  test('that nobody was given is none, in the language of the browser', async () => {
    const here = await openWebTable();
    const { status, text } = await here.browser().get('/go/AAAAAAAAAAAAAAAAAAAAAA', {
      headers: { 'accept-language': 'ja,en;q=0.5' },
    });
    expect(status).toBe(410);
    expect(text).toContain('このリンクはもう使えません');
  });

  test('is not taken from a foreign page, and stays good then', async () => {
    const here = await openWebTable();
    const link = await linkOf(here.table, here.table.ann);
    for (const origin of ['https://evil.test', 'null', undefined])
      expect((await here.browser().post(link, { headers: { origin } })).status).toBe(403);
    expect((await here.browser().post(link)).status).toBe(303);
  });

  test('shows names as they are written, and runs nothing of them', async () => {
    const here = await openWebTable();
    const link = await linkOf(here.table, here.table.local.person('<b>Eve</b>'));
    expect((await here.browser().get(link)).text).toContain('&lt;b&gt;Eve&lt;/b&gt;');
  });
});

test('Without a public address `/browser` says that there is no page', async () => {
  const table = await openTable();
  expect(await typed(table, table.ann, ['browser', undefined])).toMatch(/has no page for browsers/);
});
