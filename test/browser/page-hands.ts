import type { Page } from 'playwright-core';
import type { Person } from '#local/discord';
import { controlsOf, type Hands, isPrivate } from '../kit/visible.ts';
import { PATIENCE } from './table-page.ts';

/**
 * A person whose fingers are in a browser window: every press is made on what the page shows, and waits until the page
 * shows it. `rest` waits until the bot has answered.
 */
export function handsIn(page: Page, person: Person, channel: string, rest: () => Promise<void>): Hands {
  async function until(what: string, holds: () => Promise<boolean>): Promise<void> {
    for (const late = Date.now() + PATIENCE; !(await holds()); await page.waitForTimeout(50))
      if (Date.now() > late) throw new Error(`the page does not show ${what}`);
  }

  /** Opens the room in which the message stands, and waits until the page shows it as it is now. */
  async function find(id: string) {
    const rooms = person.channels().map((room) => room.id);
    const room = rooms.find((one) => person.messages(one).some((message) => message.id === id)) ?? channel;
    const entry = page.locator(`[data-channel="${room}"]`);
    if ((await entry.getAttribute('aria-current')) !== 'page') await entry.click();
    const article = page.locator(`.message[data-id="${id}"]`);
    const now = () => person.messages(room).find((one) => one.id === id)!;
    // The bot may change the message once more while the page is catching up: what it is now is looked up each time.
    const shown = async () => {
      const counts = controlsOf(now()).map(({ id: one }) => article.locator(`[data-control="${one}"]`).count());
      return (await Promise.all(counts)).every((n) => n > 0);
    };
    await until(`message ${id} as it is`, shown);
    const message = now();
    return { article, message, room };
  }

  async function answered(on: { message: Parameters<typeof isPrivate>[0]; room: string }) {
    await rest();
    const own = on.room !== channel || isPrivate(on.message);
    const newest = person.messages(channel).findLast(isPrivate);
    const answer = own ? on.message.id : (newest?.id ?? null);
    // The bot may take it away once more and put it below what was posted meanwhile: then there is nothing here to be seen.
    const isThere = () => [on.room, channel].some((room) => person.messages(room).some(({ id }) => id === answer));
    if (answer)
      await until(`the answer ${answer}`, async () => {
        const isShown = await page.locator(`.message[data-id="${answer}"]`).isVisible();
        return isShown || !isThere();
      });
    return { outcome: 'acknowledged' as const, how: 'update' as const, message: answer };
  }

  return {
    id: person.id,
    channels: () => person.channels(),
    messages: (room, most) => person.messages(room, most),
    commands: (room) => person.commands(room),
    slash: () => Promise.reject(new Error('this person does not type')),
    complete: () => Promise.resolve([]),
    async click(id, control) {
      const found = await find(id);
      const button = found.article.locator(`button[data-control="${control}"]`);
      const isThere = () =>
        person.messages(found.room).some((one) => one.id === id && controlsOf(one).some((own) => own.id === control));
      // The bot may take the button away under the finger: then there is nothing to be pressed, and one looks again.
      await until(`the button ${control}, to be pressed`, async () => {
        if (!isThere()) return true;
        return button.click({ timeout: 2_000 }).then(
          () => true,
          () => false,
        );
      });
      return answered(found);
    },
    async select(id, control, values) {
      const found = await find(id);
      const select = found.article.locator(`select[data-control="${control}"]`);
      if ((await select.count()) > 0) await select.selectOption(values);
      else {
        const menu = found.article.locator('details.multi', { has: page.locator(`[data-control="${control}"]`) });
        const opened = found.article.locator('details.multi[open]', {
          has: page.locator(`[data-control="${control}"]`),
        });
        // A message that is drawn anew meanwhile has its list closed, and nothing ticked.
        await until(`the list of ${control}`, async () => {
          if ((await opened.count()) === 0) await menu.locator('summary').click();
          const boxes = values.map((value) => opened.locator(`input[value="${value}"]`));
          for (const box of boxes)
            if (
              !(await box.check({ timeout: 2_000 }).then(
                () => true,
                () => false,
              ))
            )
              return false;
          return true;
        });
        await menu.locator(`button[data-control="${control}"]`).click();
      }
      return answered(found);
    },
  };
}
