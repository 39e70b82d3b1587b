import type { Browser, Page } from 'playwright-core';
import { afterEach, expect, test } from 'vitest';
import { chanceFrom } from '#chance/playout';
import type { MessageSeen, Person } from '#local/discord';
import { openRealTable, type RealTable } from '../e2e/real-table.ts';
import { blindPlayer } from '../kit/blind-player.ts';
import { leave, openBrowser } from '../kit/browser.ts';
import { wholePictures } from '../kit/picture-size.ts';
import { salted } from '../kit/salt.ts';
import { ENDED } from '../kit/taste.ts';
import { isPrivate, isPublic } from '../kit/visible.ts';
import { handsIn } from './page-hands.ts';
import { message, PATIENCE, send, soon } from './table-page.ts';

wholePictures();

let table: RealTable | undefined;
let browser: Browser | undefined;
afterEach(async () => {
  if (browser) await leave(browser);
  await table?.close();
});

/** Straight to the first activation: nothing is rearranged, and the sure activation is taken. */
const LIKINGS: readonly (readonly [RegExp, number])[] = [
  [/^(Undo|Zoom|My hand|自分の手元|拡大|取り消す|Back|戻る|Arrange a leader box|ボックスを整える)$/, 0],
  [/^(Inside or outside a castle|城の中か外か|Roll on the Command Table|コマンド表でダイスを振る)$/, 0],
  [/^(Done|完了|One sure activation|確実な1活性化|Activate|活性化)$/, 50],
];
const taste = (label: string) => LIKINGS.find(([words]) => words.test(label))?.[1] ?? 1;

/** Longest way from the start to the first activation, in presses. */
const PRESSES = 40;

async function window(person: Person): Promise<Page> {
  const context = await browser!.newContext({ viewport: { width: 1280, height: 900 } });
  const page = await context.newPage();
  page.setDefaultTimeout(PATIENCE);
  await page.goto(`${table!.local.url}/rooms#as=${person.id}`);
  await page.locator('#line').waitFor();
  return page;
}

test('in two windows two people open a match, sit down, start it and play to the third activation, each seeing only their own', async () => {
  table = await openRealTable({ page: true });
  browser = await openBrowser();
  const { local } = table;
  const channel = local.channelId;
  const people = [local.person('Ann', { locale: 'en-US' }), local.person('Ben', { locale: 'ja' })] as const;
  const pages = [await window(people[0]), await window(people[1])] as const;
  const [anns, bens] = pages;

  await send(anns, '/match new game:tears-of-the-dragon');
  for (const [i, page] of pages.entries()) {
    const seat = ['Join: Lord Gorganun', 'Join: Lord Forseti'][i]!;
    await message(page, 'Take a seat').getByRole('button', { name: seat }).click();
    await table.rest();
  }
  await message(anns, 'Take a seat').getByRole('button', { name: 'Start', exact: true }).click();
  await table.rest();
  await message(bens, 'Promise for fair dice').getByRole('img').first().waitFor();

  const told = () => people[0].messages(channel).filter(isPublic);
  const isActivated = () => told().filter(({ content }) => / activated /.test(content)).length > 2;
  const players = people.map((person, i) =>
    blindPlayer({
      hands: handsIn(pages[i]!, person, channel, table!.rest),
      locale: person.locale as 'en-US' | 'ja',
      channel,
      chance: chanceFrom(salted(`window/${i}`)),
      taste,
      typing: 0,
      notTyped: ['match'],
      ended: ENDED,
    }),
  );
  const pressed = [0, 0];
  for (let n = 0; n < PRESSES && !isActivated(); n++) {
    for (const [i, player] of players.entries()) if (!isActivated() && (await player.act())) pressed[i]!++;
  }
  expect(isActivated()).toBe(true);
  for (const presses of pressed) expect(presses).toBeGreaterThan(1);

  for (const [i, page] of pages.entries()) {
    await page.locator(`[data-channel="${channel}"]`).click();
    await page.locator(`.message[data-id="${told().at(-1)!.id}"]`).waitFor();
    await expectPictures(page);
    await expectNothingOf(page, people[1 - i]!, channel, told());
  }
  expect(local.surprises).toEqual([]);
  expect(table.complaints).toEqual([]);
}, 240_000);

/** Every picture has arrived, and says in words what it shows. */
async function expectPictures(page: Page): Promise<void> {
  const pictures = page.locator('.message:not(.private) .picture img');
  expect(await pictures.count()).toBeGreaterThan(1);
  for (const picture of await pictures.all()) {
    expect((await picture.getAttribute('alt'))?.length ?? 0).toBeGreaterThan(40);
    await picture.scrollIntoViewIfNeeded();
    await soon(() => picture.evaluate((image) => image.naturalWidth)).toBeGreaterThan(600);
  }
}

/** Neither words nor pictures nor buttons that only the other may see are anywhere in the page, in any of its rooms. */
async function expectNothingOf(
  page: Page,
  other: Person,
  channel: string,
  told: readonly MessageSeen[],
): Promise<void> {
  const dm = other.channels().find(({ kind }) => kind === 'dm');
  const secret = [...other.messages(channel).filter(isPrivate), ...(dm ? other.messages(dm.id) : [])];
  expect(secret.length).toBeGreaterThan(1);
  const rooms = await page.locator('[data-channel]').all();
  for (const room of rooms) {
    await room.click();
    const html = await page.content();
    for (const { id, attachments } of secret) {
      expect(html).not.toContain(`data-id="${id}"`);
      for (const { url } of attachments) expect(html).not.toContain(new URL(url).pathname);
    }
  }
  const open = told.map(({ content }) => content).join('\n');
  const hands = secret.flatMap(({ attachments }) => attachments.map(({ description }) => description ?? ''));
  expect(hands.every((words) => words === '' || !open.includes(words))).toBe(true);
}
