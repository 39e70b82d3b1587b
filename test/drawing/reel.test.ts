import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { developed, emptyReel, expose } from '#drawing/reel';
import { sheetOf } from '#drawing/sheet';
import { type Film, openStudio } from '#drawing/studio';
import type { Scene } from '#renderers/scene';
import { painterOf } from './painters.ts';
import { plain, withLeft } from './samples.ts';

/** Scenes become the frames of an animated picture. */

const sheet = (scene: Scene) => sheetOf(scene, { format: 'webp' });
const DELAY = [700, 700, 4_000];
const filmOf =
  (scenes: readonly Scene[], more: Partial<Film> = {}): (() => Promise<Film>) =>
  async () => ({
    width: 80,
    height: 40,
    format: 'webp',
    delay: scenes.map(() => 700),
    frames: scenes.map(sheet),
    ...more,
  });

/** The colour at a place of a frame, each channel to the nearest eighth: it is encoded with loss. */
async function colourAt(film: Buffer, page: number, [left, top]: [number, number]): Promise<string> {
  const { data } = await sharp(film, { page })
    .extract({ left, top, width: 1, height: 1 })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return [...data].map((one) => Math.round(one / 36)).join(' ');
}
const RED = '7 0 0';
const GREEN = '0 4 0';
const WHITE = '7 7 7';

const red = plain('#ff0000');
const green = plain('#008000');
const FORMATS = ['webp', 'gif'] as const;

describe('A film', () => {
  test.each(FORMATS)('has a frame for each scene, the last shown for longer, and begins again: %s', async (format) => {
    const scenes = [red, green, withLeft('half', '#ff0000')];
    const film = await openStudio(painterOf()).film('a', filmOf(scenes, { format, delay: DELAY }));
    const { pages, delay, loop, width, pageHeight } = await sharp(film, { animated: true }).metadata();
    expect({ pages, delay, loop, width, pageHeight }).toEqual({
      pages: 3,
      delay: [700, 700, 4_000],
      loop: 0,
      width: 80,
      pageHeight: 40,
    });
    expect(await colourAt(film, 0, [20, 20])).toBe(RED);
    expect(await colourAt(film, 1, [20, 20])).toBe(GREEN);
    expect([await colourAt(film, 2, [10, 20]), await colourAt(film, 2, [70, 20])]).toEqual([RED, WHITE]);
  });

  test('is not made of a scene of another shape, nor of too many frames or too few', async () => {
    const reel = emptyReel({ width: 80, height: 40, frames: 2 });
    expect(() => expose(reel, { ...red, height: 21 })).toThrow('a scene of 80 x 42 on frames of 80 x 40');
    expose(reel, red);
    await expect(developed(reel, 'webp', [700, 700])).rejects.toThrow('1 of 2 frames');
    expose(reel, green);
    await expect(developed(reel, 'webp', [700])).rejects.toThrow(RangeError);
    expect(await colourAt(await developed(reel, 'webp', [700, 700]), 1, [20, 20])).toBe(GREEN);
    expect(() => expose(reel, red)).toThrow('all 2 frames');
  });

  test('what does not change costs little: a hundred frames of one scene have hardly more bytes than two', async () => {
    const dotted = withLeft('dots', '#ff0000');
    const studio = openStudio(painterOf());
    const of = async (n: number) => (await studio.film(`${n}`, filmOf(Array(n).fill(dotted)))).length;
    expect(await of(100)).toBeLessThan((await of(2)) + 100 * 100);
  });

  test('a frame that cannot be had ends it, and the next film is made all the same', async () => {
    const studio = openStudio(painterOf());
    function* torn() {
      yield sheet(red);
      throw new Error('the reel is torn');
    }
    const broken = studio.film('b', filmOf([red, green], { frames: torn() }));
    const whole = studio.film('c', filmOf([green, red]));
    await expect(broken).rejects.toThrow('the reel is torn');
    expect(await colourAt(await whole, 0, [20, 20])).toBe(GREEN);
  });

  test('of one key it is made once, and again after it has failed', async () => {
    const studio = openStudio(painterOf());
    const film = await studio.film('d', filmOf([red, green]));
    let planned = 0;
    const counted = async () => {
      planned++;
      return filmOf([red, green])();
    };
    expect(await studio.film('d', counted)).toBe(film);
    expect(planned).toBe(0);
    const short = filmOf([red, green], { frames: [sheet(red)] });
    await expect(studio.film('e', short)).rejects.toThrow('1 of 2 frames');
    await studio.film('e', counted);
    expect(planned).toBe(1);
  });

  test('a frame without a film is refused', async () => {
    const painter = painterOf();
    await expect(painter.frame(sheet(red))).rejects.toThrow('no film');
    await expect(painter.film({ format: 'webp', delay: DELAY })).rejects.toThrow('no film');
  });
});
