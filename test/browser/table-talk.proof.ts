import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Person } from '#local/discord';
import { openRealTable, type RealTable, startMatch } from '../e2e/real-table.ts';
import { leave, openBrowser } from '../kit/browser.ts';
import { channelWindow, PATIENCE, send, soon } from './table-page.ts';

/** What a table agrees on beside its answers, by mouse and by typing: seats that change hands, going back, answers in advance, the position in words. */

let table: RealTable;
let browser: Browser;
let people: [Person, Person, Person];
beforeAll(async () => {
  browser = await openBrowser();
  table = await openRealTable({ page: true });
  const { local } = table;
  people = [
    local.person('Ann', { locale: 'en-US' }),
    local.person('Ben', { locale: 'en-US' }),
    local.person('Cleo', { locale: 'ja' }),
  ];
}, PATIENCE);
afterAll(async () => {
  await leave(browser);
  expect(table.local.surprises).toEqual([]);
  await table.close();
});

const PHONE = { viewport: { width: 400, height: 860 }, hasTouch: true, isMobile: true, locale: 'ja-JP' };

async function matchIn(name: string, game: string): Promise<string> {
  const channel = table.local.openChannel(name);
  await startMatch(table, channel, people.slice(0, 2), { game });
  return channel;
}
const windowOf = (person: Person, channel: string, options: BrowserContextOptions = {}): Promise<Page> =>
  channelWindow(browser, table.local, { person, channel, options });
const usersIn = async (channel: string) =>
  (await table.store.load((await table.store.byChannel(channel))!))!.seats.map(({ user }) => user);
const own = (page: Page) => page.locator('.message.private').last();
/** The person who is asked first, and who is not. */
async function askedIn(channel: string): Promise<[Person, Person]> {
  const record = (await table.store.load((await table.store.byChannel(channel))!))!;
  const first = record.seats[record.asked[0]!.seat]!.user === people[0].id ? 0 : 1;
  return [people[first]!, people[1 - first]!];
}

test('somebody looks for a replacement, and another person takes the seat over from a phone, in Japanese', async () => {
  const channel = await matchIn('replace', 'scythe');
  const anns = await windowOf(people[0], channel);
  const cleos = await windowOf(people[2], channel, PHONE);
  await send(anns, '/replace');
  await soon(() => own(anns).textContent()).toContain('Until somebody comes it stays yours.');
  await cleos
    .getByRole('button', { name: /^Take over / })
    .last()
    .tap();
  await soon(() => usersIn(channel)).toContain(people[2].id);
  expect(await usersIn(channel)).not.toContain(people[0].id);
  await soon(() => own(cleos).textContent()).toContain('の席に着きました。');
  await Promise.all([anns, cleos].map((page) => page.context().close()));
});

test('a whole turn is said in advance with one press, and is played when it comes', async () => {
  const channel = await matchIn('ahead', 'scythe');
  const [first, other] = await askedIn(channel);
  const others = await windowOf(other, channel);
  await send(others, '/ahead');
  await own(others)
    .getByRole('button', { name: /^Bolster: .*, and end the turn$/ })
    .click();
  await soon(() => own(others).textContent()).toContain('Kept for your next turn: Bolster');
  const firsts = await windowOf(first, channel);
  await firsts.getByRole('button', { name: 'Your move' }).last().click();
  await own(firsts)
    .getByRole('button', { name: /^Bolster: .*, and end the turn$/ })
    .click();
  await table.rest();
  const { match } = (await table.store.load((await table.store.byChannel(channel))!))!;
  expect(match!.logged).toBeGreaterThan(4);
  expect((await askedIn(channel))[0].id).toBe(first.id);
  await Promise.all([firsts, others].map((page) => page.context().close()));
});

test('the match is set back when the other one agrees by a press, and the log says so', async () => {
  const channel = await matchIn('back', 'scythe');
  const [first, other] = await askedIn(channel);
  const firsts = await windowOf(first, channel);
  await firsts.getByRole('button', { name: 'Your move' }).last().click();
  await own(firsts)
    .getByRole('button', { name: /^Bolster: .*, and end the turn$/ })
    .click();
  await soon(async () => (await askedIn(channel))[0].id).toBe(other.id);
  const [place] = await first.complete(channel, 'rewind', undefined, { options: {}, focused: 'to' });
  await send(firsts, `/rewind to:${place!.name}`);
  const others = await windowOf(other, channel);
  await others.getByRole('button', { name: 'Agree' }).last().click();
  await soon(async () => (await askedIn(channel))[0].id).toBe(first.id);
  await send(others, '/match log');
  await soon(() => own(others).textContent()).toContain('the match was set back to');
  await Promise.all([firsts, others].map((page) => page.context().close()));
});

test('the position is read in words, section by section, on a phone', async () => {
  const channel = await matchIn('words', 'tears-of-the-dragon');
  const cleos = await windowOf(people[2], channel, PHONE);
  await cleos.locator('#line').waitFor();
  await send(cleos, '/match text');
  await soon(() => own(cleos).textContent()).toMatch(/直前の出来事と、回答待ちの人/);
  await cleos.context().close();
});
