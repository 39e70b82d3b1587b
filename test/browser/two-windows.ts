import type { Browser } from 'playwright-core';
import { started } from '../bot/kit.ts';
import type { Seated } from './door-hands.ts';
import { openDoorTable } from './door-table.ts';
import { pressable } from './pressable-toy.ts';

/** Two people at a toy that has begun, on the table of the match: a desktop in English, a phone in Japanese. */
export async function twoWindows(browser: Browser) {
  const here = await openDoorTable(browser, { games: [pressable], locales: ['en-US', 'ja'] });
  await started(here.table);
  const { id } = await here.table.record();
  const phone = { locale: 'ja-JP', viewport: { width: 400, height: 800 }, hasTouch: true, isMobile: true } as const;
  const { ann, ben } = here.table;
  const all: [Seated, Seated] = [
    { who: ann, locale: 'en', page: await here.window(ann) },
    { who: ben, locale: 'ja', page: await here.window(ben, phone) },
  ];
  return { here, id, all };
}
