import type { Locator, Page } from 'playwright-core';
import type { Stands } from '#bot/table/stands';
import type { Chance } from '#core/enumerate';
import type { Locale } from '#core/text';
import type { Person } from '#local/discord';
import type { WebTable } from '../web/kit.ts';
import { soon } from './table-page.ts';

/** Hands and eyes at windows of the page of the door: what a window shows, what the door says, and presses. */

/** Somebody at their window. */
export interface Seated {
  who: Person;
  locale: Locale;
  page: Page;
}

/** A window in which somebody only watches, as nobody. */
export type Watching = Omit<Seated, 'who'> & { who?: undefined };

/** What a window shows of where the match stands. */
export interface Shown {
  mine: string;
  /** So many seats are asked. */
  asked: number;
  /** The places that are outlined on the board. */
  outlined: string[];
  /** What can be pressed in the question, by id. */
  pressed: string[];
}
export const shownBy = (page: Page): Promise<Shown> => page.evaluate(SHOWN);
const SHOWN = `(() => {
  const texts = (of) => [...document.querySelectorAll(of)].map((one) => one.textContent.trim());
  const values = (of, name) => [...document.querySelectorAll(of)].map((one) => one.getAttribute(name));
  return {
    mine: texts('.strip p.mine.now')[0] ?? '',
    asked: texts('.strip .asked .chip').length,
    outlined: values('.board [data-place]', 'data-place').sort(),
    pressed: [...new Set(values('.question > .group [data-press]', 'data-press'))].sort(),
  };
})()`;

const WAYS = ['answer', 'hand', 'board'];
/** The same as the door says it; on the board all places of which an answer speaks. */
export function saidBy({ question, seats, asked, words }: Stands): Shown {
  const places = (question?.choosable ?? []).flatMap(({ means }) => means.find(({ of }) => of === 'place')?.id ?? []);
  const ids = words.choices.flatMap(({ rows }) =>
    rows.flatMap(({ components }) => components.flatMap((one) => ('custom_id' in one ? [one.custom_id] : []))),
  );
  return {
    mine: question?.words ?? '',
    asked: seats.filter(({ seat }) => asked.some((one) => one.seats.includes(seat))).length,
    outlined: [...new Set(places)].sort(),
    pressed: [...new Set(ids)].filter((one) => !WAYS.includes(one.split(':')[1]!)).sort(),
  };
}

/** What was pressed in a window has been answered. */
export const answered = (page: Page): Promise<void> =>
  soon(() => page.locator('[aria-busy="true"], .under-way').count()).toBe(0);

/** All windows come to show what stands once all presses are answered, for whoever sits there; `like` says what of both is compared. */
export async function allAgree(
  { table }: Pick<WebTable, 'table'>,
  id: string,
  all: readonly (Seated | Watching)[],
  like: (shown: Shown) => unknown = (shown) => shown,
): Promise<Stands[]> {
  for (const { page } of all) await answered(page);
  await table.rest();
  const stands = await Promise.all(all.map(({ who, locale }) => table.bot.door.stands(id, { user: who?.id, locale })));
  for (const [i, { page, who }] of all.entries())
    await soon(async () => like(await shownBy(page)))
      .toEqual(like(saidBy(stands[i]!)))
      .catch((error) => {
        throw new Error(`${who?.name ?? 'spectator'}: ${error}`);
      });
  return stands;
}

/** Presses the outlined place with this number on the board. */
export const pressOutline = (page: Page, n: number): Promise<void> =>
  pressMiddle(page, page.locator('.board [data-place]').nth(n));

/** Presses the outlined place of this id on the board, once it is there and has come to rest. */
export async function pressOutlined(page: Page, id: string): Promise<void> {
  const place = page.locator(`.board [data-place="${id}"]`);
  await boxOf(place);
  await pressMiddle(page, place);
}

/** As a hand or a mouse does. */
async function pressMiddle(page: Page, place: Locator): Promise<void> {
  const { x, y, width, height } = (await place.boundingBox())!;
  await page.mouse.click(x + width / 2, y + height / 2);
}

/** Where a thing is on the screen, once it has come to rest. */
export async function boxOf(thing: Locator): Promise<{ x: number; y: number; width: number; height: number }> {
  let before = 'null';
  await soon(async () => {
    const last = before;
    before = JSON.stringify(await thing.boundingBox());
    return before !== 'null' && before === last;
  }).toBe(true);
  return (await thing.boundingBox())!;
}

/** One press of somebody who is asked: on the board where it answers, else the button that `n` counts to. */
export async function pressSomething({ page }: Seated, n: number): Promise<'board' | 'button'> {
  const outlined = await page.locator('.board [data-place]').count();
  if (outlined > 0) {
    await pressOutline(page, n % outlined);
    return 'board';
  }
  const buttons = page.locator(
    '.question > .group button[data-press]:enabled:not([data-press*=":why:"], [data-press*=":back:"])',
  );
  const ticks = page.locator('.question > .group .line[aria-pressed="false"]');
  if ((await ticks.count()) > 0) {
    await ticks.first().click();
    await page.locator('[data-confirm]').first().click();
  } else await buttons.nth(n % (await buttons.count())).click();
  return 'button';
}

/** One press of somebody who is asked, on the board, or on a line or button of the question: those that are liked more rather than others. */
export async function pressByChance(
  { page }: Pick<Seated, 'page'>,
  chance: Chance,
  liked: (label: string) => number = () => 1,
): Promise<{ on: 'board' | 'question'; label?: string }> {
  const among = (n: number) => Math.floor(chance() * n);
  const outlined = await page.locator('.board [data-place]').count();
  if (outlined > 0 && chance() < 0.5) {
    await pressOutline(page, among(outlined));
    // Where several answers name the place, a list asks which. It may be gone with its question at any time.
    await page.evaluate(`[...document.querySelectorAll('.offered button:not(.close)')]
      .filter((_, n, all) => n === Math.floor(${chance()} * all.length))
      .forEach((one) => one.click())`);
    return { on: 'board' };
  }
  const group = '.question > .group';
  const ticks = page.locator(`${group} .line[aria-pressed="false"]:enabled`);
  const confirm = page.locator(`${group} [data-confirm]:enabled`);
  for (let n = 0; n < 12 && (await ticks.count()) > 0 && (await confirm.count()) === 0; n++)
    await ticks.first().click();
  const buttons = page.locator(`${group} button[data-press]:enabled:not([data-press*=":why:"], [aria-pressed])`);
  const labels = (await buttons.allInnerTexts()).map((label) => label.trim());
  if ((await confirm.count()) > 0 && (chance() < 0.7 || labels.length === 0)) {
    await confirm.first().click();
    return { on: 'question' };
  }
  const n = weighted(labels.map(liked), chance);
  await buttons.nth(n).click();
  return { on: 'question', label: labels[n]! };
}

/** The number of one of these, drawn by weight. */
function weighted(weights: readonly number[], chance: Chance): number {
  let left = chance() * weights.reduce((sum, one) => sum + one, 0);
  return weights.findIndex((one) => {
    left -= one;
    return left < 0;
  });
}
