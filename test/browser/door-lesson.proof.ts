import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { games } from '#src/registry';
import { axe } from '../kit/axe.ts';
import { openDoorTable } from './door-table.ts';
import { browser, withBrowser } from './with-browser.ts';

/** A lesson on the page of the door, from the first screen to the button that leaves it. */

const scythe = games.find(({ game }) => game.id === 'scythe')!;

withBrowser();

async function faults(page: Page): Promise<string[]> {
  // While a press is under way no button can have the focus.
  await page.locator('.under-way').waitFor({ state: 'detached' });
  if (!(await page.evaluate<boolean>('"axe" in window'))) await page.evaluate(axe);
  const { violations } = await page.evaluate<AxeResults>('axe.run()');
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.target}`);
}

test('a lesson is begun on the first screen, says what to do and why not, rings what it points at, and is left by one button', async () => {
  const door = await openDoorTable(browser, { games: [scythe] });
  const page = await door.window(door.table.ann, { reducedMotion: 'reduce' });
  await page.locator('.lessons a', { hasText: 'Scythe' }).click();
  expect(new URL(page.url()).pathname).toBe('/learn/scythe');
  await page.getByRole('button', { name: 'Begin the lesson' }).click();
  const lesson = page.locator('.lesson');
  await lesson.getByRole('heading', { name: 'The board' }).waitFor();
  expect(new URL(page.url()).pathname).toMatch(/^\/m\//);
  // As long as there is only something to read, nothing is asked, and nobody is told to wait.
  expect(await page.locator('.question.now').count()).toBe(0);
  expect((await page.locator('#mine').textContent())?.trim()).toBe('');
  await lesson.getByRole('button', { name: 'Go on' }).click();
  await page.locator('.question.now').waitFor();
  await page.locator('[data-pointed="F2"]').waitFor({ state: 'attached' });
  expect(await page.locator('[data-pointed]').count()).toBe(1);
  expect(await faults(page)).toEqual([]);
  // What leads on is marked, for whoever hears it too; what the step does not take is not.
  await page
    .getByRole('button', { name: /^Leads on:/ })
    .first()
    .waitFor();
  expect(await page.getByRole('button', { name: /^Leads on: .*Bolster/ }).count()).toBe(0);
  await page.getByRole('button', { name: /^Bolster: 3 power/ }).click();
  await page.locator('.said.bad', { hasText: 'the character goes to F2' }).waitFor();
  await lesson.getByRole('button', { name: 'Do it for me' }).focus();
  await page.keyboard.press('Enter');
  await lesson.getByRole('heading', { name: 'A worker to the village' }).waitFor();
  await lesson.getByRole('button', { name: 'Undo' }).click();
  await lesson.getByRole('heading', { name: 'Move your character' }).waitFor();
  await page.reload();
  await lesson.getByRole('heading', { name: 'Move your character' }).waitFor();
  await lesson.getByRole('button', { name: 'Leave the lesson' }).click();
  await lesson.getByRole('heading', { name: 'You have left the lesson' }).waitFor();
  expect(door.complaints).toEqual([]);
}, 120_000);

test('the address of a lesson is read in Japanese on a phone by night, and one that there is not says so', async () => {
  const door = await openDoorTable(browser, { games: [scythe] });
  const options = { viewport: { width: 390, height: 844 }, colorScheme: 'dark', hasTouch: true } as const;
  const page = await door.window(door.table.ben, options);
  await page.goto(`${door.origin}/learn/scythe?lang=ja`);
  await page.getByRole('heading', { name: 'レッスン：サイズ' }).waitFor();
  expect(await faults(page)).toEqual([]);
  await page.getByRole('button', { name: 'レッスンを始める' }).click();
  await page.locator('.lesson').getByRole('button', { name: '次へ' }).waitFor();
  expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(390);
  expect(await faults(page)).toEqual([]);
  await page.goto(`${door.origin}/learn/nothing?lang=ja`);
  await page.getByRole('heading', { name: 'ここには何もありません' }).waitFor();
}, 120_000);
