import type { BrowserContextOptions, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { Person } from '#local/discord';
import { group } from '#renderers/scene';
import type { AnyGame } from '#src/game-part';
import { started } from '../bot/kit.ts';
import { wholePictures } from '../kit/picture-size.ts';
import { toy } from '../kit/toy-game.ts';
import { openDoorTable } from './door-table.ts';
import { PLACES, placeRegion } from './pressable-toy.ts';
import { soon } from './table-page.ts';
import { browser, withBrowser } from './with-browser.ts';

/** The large board while it changes, and what is told of what lies on it. */

wholePictures();

withBrowser();

/** The toy with places that can be pressed, who stands there, and an entry of the rules for each place. */
const pressable = {
  ...toy,
  printedAs: (_, { of, id }) => (of === 'place' && id !== 'gate' ? ['walking'] : []),
  pictures: {
    ...toy.pictures,
    board(view, look) {
      const scene = toy.pictures.board(view, look);
      const regions = PLACES.map((id, i) => {
        const holds = view.at.flatMap((at, seat) => (at === id ? [`seat-${seat}`] : []));
        return { ...placeRegion(id, i), holds };
      });
      return { ...scene, nodes: [group(scene.nodes, { regions })] };
    },
  },
} satisfies typeof toy as unknown as AnyGame;

/** A toy, with somebody at a window who begins to walk, so that places answer; `asked` is how often the board was asked for. */
async function opened() {
  const here = await openDoorTable(browser, { games: [pressable], locales: ['en-US', 'ja'] });
  await started(here.table);
  const { id } = await here.table.record();
  const walks = async (who: Person, options?: BrowserContextOptions) => {
    const page = await here.window(who, options);
    const asked: string[] = [];
    page.on('request', (request) => /picture\/board/.test(request.url()) && asked.push(request.url()));
    await page.goto(`${here.origin}/m/${id}`);
    await page.locator('[data-press$=":walk"]').click();
    await page.locator('.board [data-place="mill"]').waitFor();
    return { page, asked };
  };
  return { here, id, walks };
}

/** So many bytes may travel before the pictures of a table. */
const MOST_BYTES = 100_000;

/** What travels before any picture to somebody who was never here, with all headers. */
async function bytesOfAFirstVisit(page: Page): Promise<number> {
  const wire = await page.context().newCDPSession(page);
  await wire.send('Network.enable');
  await wire.send('Network.setCacheDisabled', { cacheDisabled: true });
  const of = new Map<string, string>();
  let bytes = 0;
  wire.on('Network.requestWillBeSent', ({ requestId, request, type }) => {
    // What the page before had asked for is not of this visit.
    if (type === 'Document') of.clear();
    of.set(requestId, request.url);
  });
  wire.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const url = of.get(requestId);
    if (url !== undefined && !/\/picture\/|^blob:/.test(url)) bytes += encodedDataLength;
  });
  await page.reload();
  await page.locator('.board .stage img').waitFor();
  await page.locator('[role="tabpanel"] .rich, [role="tabpanel"] .quiet').first().waitFor();
  await wire.detach();
  console.log(`a first visit: ${bytes} bytes before its pictures`);
  return bytes;
}

const middleOf = async (page: Page, id: string) => {
  const { x, y, width, height } = (await page.locator(`.board [data-place="${id}"]`).boundingBox())!;
  return { x: x + width / 2, y: y + height / 2 };
};
const tip = (page: Page) => page.locator('#tip');
/** What stood out on the board from now on is kept: it is gone within a second. */
const notesWhatMoves = (page: Page) =>
  page.evaluate(`(() => {
    window.moved = [];
    const look = () => document.querySelectorAll('.board .moved g').length > 0 && window.moved.push(
      [document.querySelectorAll('.board .moved g').length, document.getAnimations().map((one) => one.animationName)]);
    new MutationObserver(look).observe(document.querySelector('.board'), { childList: true, subtree: true });
  })()`);
const moves = (page: Page) => page.evaluate<[number, string[]][]>('window.moved');

test('the rules tell of what is pointed at, has the focus or is pressed long; a new board is outlined once it is drawn, and what has changed moves once', async () => {
  const { here, walks } = await opened();
  const { page, asked } = await walks(here.table.ann);
  // To begin an answer changes nothing of the board: its places answer at once, and it is not asked for anew.
  expect(asked).toHaveLength(1);
  expect(await bytesOfAFirstVisit(page)).toBeLessThan(MOST_BYTES);
  await page.locator('.board [data-place="mill"]').waitFor();
  const logged = async () => (await here.table.record()).match!.logged;
  const before = await logged();
  const at = await middleOf(page, 'mill');
  await page.mouse.move(at.x, at.y);
  await tip(page).waitFor();
  expect(await tip(page).textContent()).toContain('never straight back');
  await page.keyboard.press('Escape');
  await tip(page).waitFor({ state: 'hidden' });
  await page.mouse.move(2, 2);
  await page.locator('.board [data-place="mill"]').focus();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await tip(page).waitFor();
  await page.mouse.move(at.x + 4, at.y);
  await tip(page).waitFor();
  expect(await logged()).toBe(before);

  // The tip is in no press's way, and goes with it. Until the new board is drawn the old one says so.
  let draw = () => {};
  const held = new Promise<void>((resolve) => {
    draw = resolve;
  });
  await page.route('**/picture/board*', async (route) => {
    await held;
    await route.continue();
  });
  await notesWhatMoves(page);
  await page.mouse.click(at.x, at.y);
  await soon(logged).toBeGreaterThan(before);
  await tip(page).waitFor({ state: 'hidden' });
  await page.locator('.strip .mine:not(.now)').first().waitFor();
  await page.locator('.board .stage.old .being-drawn').waitFor();
  expect(await page.locator('.board [data-place]').count()).toBe(0);
  expect(await moves(page)).toEqual([]);
  draw();
  await page.locator('.board .stage.old').waitFor({ state: 'detached' });
  await soon(async () => (await moves(page)).length).toBeGreaterThan(0);
  const [[places, animations]] = (await moves(page)) as [[number, string[]]];
  // Where Ann came from, and where she is.
  expect(places).toBe(2);
  expect(animations).toEqual(expect.arrayContaining(['appear', 'stand-out']));
  await page.locator('.board .moved').waitFor({ state: 'detached' });
  expect(await page.locator('.board img').count()).toBe(1);

  // A finger: what it presses long it does not press. Whoever wants less motion sees none.
  const small = { viewport: { width: 400, height: 800 }, hasTouch: true, isMobile: true } as const;
  const { page: phone } = await walks(here.table.ben, { ...small, reducedMotion: 'reduce' });
  await notesWhatMoves(phone);
  const touch = await phone.context().newCDPSession(phone);
  const touched = await middleOf(phone, 'square');
  const then = await logged();
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [touched] });
  await tip(phone).waitFor();
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await here.table.rest();
  expect([await tip(phone).isVisible(), await logged()]).toEqual([true, then]);
  await phone.touchscreen.tap(touched.x, touched.y);
  await soon(logged).toBeGreaterThan(then);
  expect(await tip(phone).isVisible()).toBe(false);
  await soon(async () => (await moves(phone)).length).toBeGreaterThan(0);
  for (const [, animations] of await moves(phone)) expect(animations).not.toContain('stand-out');
  expect(here.complaints).toEqual([]);
}, 120_000);
