import { writeFileSync } from 'node:fs';
import type { Locator, Page } from 'playwright-core';
import sharp from 'sharp';
import type { Locale } from '#core/text';

/** A film of a lesson on the page: what a learner sees before each press, and where they press. */

/** Looks on while a lesson is played. */
export interface Camera {
  /** What is to be seen now. */
  looks(): Promise<void>;
  /** Presses there; the film shows where, before. */
  presses(there: Locator): Promise<void>;
  /** Writes the film down. */
  ends(): Promise<void>;
}

/** How long (ms) a step is looked at, and the place of a press. */
const LOOKED_AT = 2_600;
const POINTED_AT = 700;
/** How wide a film is, in pixels. */
const WIDTH = 720;

/** Only presses, unless `CASTELLAN_LESSON_FILM` names the game, the language and the file: `scythe en docs/pictures/lesson.webp`. */
export function camera(page: Page, game: string, locale: Locale): Camera {
  const [wantedGame, wantedLocale, file] = (process.env.CASTELLAN_LESSON_FILM ?? '').split(' ');
  const isOn = file !== undefined && wantedGame === game && wantedLocale === locale;
  if (!isOn) return { looks: async () => {}, presses: (there) => there.click(), ends: async () => {} };
  const shots: { image: Buffer; ms: number }[] = [];
  const shoot = async (ms: number) => {
    const image = await sharp(await page.screenshot())
      .resize({ width: WIDTH })
      .png()
      .toBuffer();
    shots.push({ image, ms });
  };
  return {
    async looks() {
      // What is drawn is seen: the board of now, and the question.
      await page.locator('.board .stage:not(.old):not(.waits)').first().waitFor({ state: 'attached' });
      await shoot(LOOKED_AT);
    },
    async presses(there) {
      await there.scrollIntoViewIfNeeded();
      await outline(there, '4px solid #d0021b');
      await shoot(POINTED_AT);
      await outline(there, '');
      await there.click();
    },
    async ends() {
      const film = await sharp(
        shots.map(({ image }) => image),
        { join: { animated: true } },
      )
        .webp({ quality: 62, effort: 4, delay: shots.map(({ ms }) => ms), loop: 0 })
        .toBuffer();
      writeFileSync(file, film);
      console.log(`${file}: ${shots.length} pictures, ${Math.round(film.length / 1000)} kB`);
    },
  };
}

const outline = (there: Locator, look: string): Promise<void> =>
  there.evaluate((element, wanted) => {
    (element as unknown as { style: { outline: string } }).style.outline = wanted;
  }, look);
