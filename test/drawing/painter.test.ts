import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { describe, expect, test } from 'vitest';
import { paint } from '#drawing/paint';
import { sheetOf } from '#drawing/sheet';
import { disc, type Scene } from '#renderers/scene';
import { painterOf } from './painters.ts';
import { readPng } from './png.ts';
import { plain, withLeft } from './samples.ts';

const png = (scene: Scene) => sheetOf(scene, { format: 'png' });
const dying = fileURLToPath(new URL('./dying-program.mjs', import.meta.url));

describe('A painter', () => {
  test('draws in its process what is drawn here, to the byte', async () => {
    const painter = painterOf();
    const scene = withLeft('half', '#ff0000');
    for (const options of [{ format: 'webp', quality: 90, scale: 0.9 }, { format: 'webp' }, { format: 'png' }] as const)
      expect(await painter.paint(sheetOf(scene, options)), options.format).toEqual(await paint(scene, options));
  });

  test('the event loop goes round while a picture is drawn', async () => {
    const painter = painterOf();
    await painter.checkFonts();
    const dots = Array.from({ length: 20_000 }, (_, n) => disc(n % 40, n % 20, 5, { fill: '#ff0000' }));
    const sheet = png(plain('#ffffff', dots));
    let rounds = 0;
    let drawn = false;
    const work = painter.paint(sheet).then(() => {
      drawn = true;
    });
    while (!drawn) {
      await new Promise((resolve) => setImmediate(resolve));
      rounds++;
    }
    await work;
    expect(rounds).toBeGreaterThan(50);
  });

  test('sends each layer once and draws it every time', async () => {
    const painter = painterOf({ start: dying });
    for (const scale of [1, 0.5]) {
      const half = await painter.paint(sheetOf(withLeft('half', '#ff0000'), { format: 'png', scale }));
      expect(readPng(half).at(5, 5), `${scale}`).toEqual([255, 0, 0]);
    }
  });

  test('a scene that cannot be drawn is refused and the process lives on', async () => {
    const painter = painterOf();
    const broken = { ...plain('green'), nodes: [{ kind: 'path', d: 7 }] } as unknown as Scene;
    await expect(painter.paint(png(broken))).rejects.toThrow();
    await expect(painter.paint({ ...png(withLeft('half', 'red')), layers: [] })).rejects.toThrow('half');
    expect(readPng(await painter.paint(png(plain('#00ff00')))).at(5, 5)).toEqual([0, 255, 0]);
  });

  test('when the process dies, what it had in hand is refused, and the next picture gets a new one', async () => {
    const painter = painterOf({ start: dying });
    const layered = png(withLeft('half', '#0000ff'));
    await painter.paint(layered);
    const both = [painter.paint(png(plain('red'))), painter.paint(png(plain('green')))];
    for (const one of both) await expect(one).rejects.toThrow('drawing process has ended');
    expect(readPng(await painter.paint(layered)).at(5, 5)).toEqual([0, 0, 255]);
  });

  test('a picture that is never finished is given up after a while', async () => {
    const painter = painterOf({ start: dying, patience: 300 });
    await expect(painter.paint(png(plain('blue')))).rejects.toThrow('process has ended');
  });

  test('checks the packaged fonts', async () => {
    await expect(painterOf().checkFonts()).resolves.toBeUndefined();
  });

  test.each([['has drawn'], ['late']])('keeps no program from ending: %s', async (when) => {
    const script = new URL('./leaves.ts', import.meta.url).pathname;
    const ended = await promisify(execFile)(process.execPath, ['scripts/run.mjs', script, when]);
    expect(ended).toEqual({ stdout: 'true', stderr: '' });
  });
});
