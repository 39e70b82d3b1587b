import sharp from 'sharp';
import { expect, test } from 'vitest';
import { tilesOf } from '#drawing/patch';
import { type Sheet, sheetOf } from '#drawing/sheet';
import { disc, type Scene } from '#renderers/scene';
import { painterOf } from './painters.ts';
import { plain } from './samples.ts';

/** A board as the step from the one before. */

const SIZE = { width: 200, height: 120 };
/** A board with a disc at these places. */
const board = (...at: [x: number, y: number][]): Sheet => ({
  ...sheetOf(
    {
      ...plain(
        '#2040c0',
        at.map(([x, y]) => disc(x, y, 10, { fill: '#ffe040' })),
      ),
      ...SIZE,
    } as Scene,
    { format: 'webp', quality: 90 },
  ),
  hasSteps: true,
});

async function pixelsOf(picture: Buffer) {
  const { data, info } = await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { at: (x: number, y: number) => [...data.subarray((y * info.width + x) * 4, (y * info.width + x) * 4 + 4)] };
}

test('a pixel that is other makes its own tile other, and no tile beside it', () => {
  const pixels = new Uint8Array(40 * 20 * 4).fill(7);
  const other = pixels.slice();
  other[(17 * 40 + 33) * 4] = 8;
  const size = { width: 40, height: 20 };
  const [here, there] = [tilesOf(pixels, size), tilesOf(other, size)];
  expect(here).toHaveLength(3 * 2);
  expect([...here.keys()].filter((i) => here[i] !== there[i])).toEqual([5]);
});

test('laid over the picture before it, a step gives the picture after: it shows what is other, and is transparent elsewhere', async () => {
  const painter = painterOf();
  const [before, after] = [board([30, 30]), board([30, 30], [150, 90])];
  await painter.paint(before);
  const whole = await painter.paint(after);
  const step = await painter.patch({ from: before.digest, to: after.digest, picture: whole });
  const [shown, wanted] = [await pixelsOf(step!), await pixelsOf(whole)];
  expect(shown.at(30, 30)[3]).toBe(0);
  expect(shown.at(100, 60)[3]).toBe(0);
  const [r, g, b, a] = shown.at(150, 90);
  expect(a).toBe(255);
  for (const [i, part] of [r, g, b].entries()) expect(Math.abs(part! - wanted.at(150, 90)[i]!)).toBeLessThan(24);
  const both = await sharp(await painter.paint(before))
    .composite([{ input: step! }])
    .png()
    .toBuffer();
  const laid = await pixelsOf(both);
  for (const [x, y] of [
    [30, 30],
    [150, 90],
    [158, 90],
    [100, 60],
  ] as const)
    for (const i of [0, 1, 2]) expect(Math.abs(laid.at(x, y)[i]! - wanted.at(x, y)[i]!), `${x} ${y}`).toBeLessThan(40);
});

test('there is none where most is other, from a picture that was not drawn here, or to one without steps', async () => {
  const painter = painterOf();
  const [before, after] = [board([30, 30]), board([30, 30], [150, 90])];
  const picture = await painter.paint(after);
  expect(await painter.patch({ from: before.digest, to: after.digest, picture })).toBeUndefined();
  const everywhere = board(
    ...Array.from({ length: 60 }, (_, i): [number, number] => [(i % 10) * 20, Math.floor(i / 10) * 20]),
  );
  const full = await painter.paint(everywhere);
  expect(await painter.patch({ from: after.digest, to: everywhere.digest, picture: full })).toBeUndefined();
  const { hasSteps, ...single } = before;
  await painter.paint(single);
  expect(await painter.patch({ from: before.digest, to: after.digest, picture })).toBeUndefined();
  await painter.paint(before);
  expect(await painter.patch({ from: before.digest, to: after.digest, picture })).toBeDefined();
});
