import type { CDPSession, Page } from 'playwright-core';
import type { Chance } from '#core/enumerate';

/** Somebody at a window with a keyboard alone, and what a screen reader says to them on their way. */

/** One thing that was heard: by whom, after which key, and what the page said then. */
export interface Heard {
  who: string;
  /** Empty where the page said it by itself. */
  key: string;
  /** Role, name and state of what has the focus, as the accessibility tree has them. */
  says: string;
}

export interface Keys {
  page: Page;
  /** So many stops lay before the question, each time it was looked for from the beginning of the page. */
  stops: number[];
  /** Hears what the page has said by itself until now. */
  listen(): Promise<void>;
  /** Answers something of the question by keys. */
  answer(chance: Chance): Promise<void>;
}

const INSIDE = "document.activeElement.closest('#question') !== null";
/**
 * What can be answered with: lines and buttons of the question that do something. What takes a tick or a part back would go in circles. It is
 * pressed only where nothing else is left: what was put together is not legal then, and the question says why.
 */
const CHOICES = `((all) => {
  const on = all.filter((one) => one.getAttribute('aria-pressed') !== 'true' && !/:(?:back|reset)\\b/.test(one.dataset.press ?? ''));
  return on.length > 0 ? on : all;
})([...document.querySelectorAll('.question > .group button')].filter((one) =>
  !one.disabled && !/:(?:why|leaf|guide|order|inquire|text)\\b/.test(one.dataset.press ?? '')))`;

/** Opens them on a page that is loaded; what `who` hears is noted in `heard`. */
export async function keysOf(page: Page, who: string, heard: Heard[]): Promise<Keys> {
  const reader = await page.context().newCDPSession(page);
  await reader.send('Accessibility.enable');
  // What is said by itself: regions that are live.
  await page.evaluate(`(() => {
    window.live = [];
    const regions = () => [...document.querySelectorAll('[aria-live], [role="status"], [role="alert"]')];
    let before = new Set(regions().map((one) => one.textContent.trim()));
    new MutationObserver(() => {
      const now = regions().map((one) => one.textContent.trim()).filter(Boolean);
      for (const words of now) if (!before.has(words)) window.live.push(words);
      before = new Set(now);
    }).observe(document.body, { childList: true, subtree: true, characterData: true });
  })()`);
  const stops: number[] = [];
  const press = async (key: string) => {
    await page.keyboard.press(key);
    heard.push({ who, key, says: await focused(reader) });
  };
  const listen = async () => {
    const said = await page.evaluate<string[]>('window.live.splice(0)');
    heard.push(...said.map((says) => ({ who, key: '', says })));
  };
  return {
    page,
    stops,
    listen,
    async answer(chance) {
      await listen();
      if (!(await page.evaluate(INSIDE))) {
        let n = 0;
        for (; n < 6 && !(await page.evaluate(INSIDE)); n++) {
          await press('Tab');
          if (await page.evaluate("document.activeElement.matches('.jump')")) await press('Enter');
        }
        stops.push(n + 1);
      }
      const all = await page.evaluate<number>(`${CHOICES}.length`);
      const wanted = Math.floor(chance() * all);
      await page.evaluate(`window.wanted = ${CHOICES}[${wanted}]`);
      const at = () =>
        page.evaluate<string>(`(() => {
        const { wanted } = window;
        if (!wanted?.isConnected || document.activeElement === wanted) return '';
        return document.activeElement.compareDocumentPosition(wanted) & 2 ? 'Shift+Tab' : 'Tab';
      })()`);
      for (let key = await at(), n = 0; key !== '' && n < 200; key = await at(), n++) await press(key);
      await press('Enter');
    },
  };
}

/** Role, name, description and states of what has the focus. */
async function focused(reader: CDPSession): Promise<string> {
  const { result } = await reader.send('Runtime.evaluate', { expression: 'document.activeElement' });
  if (!result.objectId) return '';
  const { nodes } = await reader.send('Accessibility.getPartialAXTree', {
    objectId: result.objectId,
    fetchRelatives: false,
  });
  const [node] = nodes;
  const states = (node?.properties ?? []).flatMap(({ name, value }) =>
    ['pressed', 'selected', 'disabled', 'busy', 'expanded'].includes(name) && String(value.value) !== 'false'
      ? [name]
      : [],
  );
  return [node?.role?.value, node?.name?.value, node?.description?.value, ...states].filter(Boolean).join(', ');
}
