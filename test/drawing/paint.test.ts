import { describe, expect, test } from 'vitest';
import { checkFonts, inkedWidth, paint } from '#drawing/paint';
import { group, type Hatch, type Linear, type Node, rect, type Scene, words } from '#renderers/scene';
import { text } from '#renderers/tears-of-the-dragon/text';
import { readPng } from './png.ts';

const scene = (nodes: Node[], size: Partial<Scene> = {}): Scene => ({
  width: 40,
  height: 20,
  ground: '#ffffff',
  lang: 'en',
  nodes,
  ...size,
});
const pixels = async (one: Scene, scale = 1) => readPng(await paint(one, { format: 'png', scale }));

describe('Painting a scene', () => {
  test('gives a picture of the size of the scene', async () => {
    const { width, height } = await pixels(scene([]));
    expect([width, height]).toEqual([40, 20]);
  });

  test('gives half the size at half the scale', async () => {
    const { width, height } = await pixels(scene([]), 0.5);
    expect([width, height]).toEqual([20, 10]);
  });

  test('puts colours where the scene has them and nowhere else', async () => {
    const { at } = await pixels(scene([rect({ x: 10, y: 5, w: 10, h: 10 }, { fill: '#ff0000' })]));
    expect(at(15, 10)).toEqual([255, 0, 0]);
    expect(at(9, 10)).toEqual([255, 255, 255]);
  });

  test('a gradient that follows a pattern is a gradient', async () => {
    const hatch: Hatch = { shade: 'hatch', ground: '#0000ff', colour: '#0000aa', gap: 4, width: 1, angle: 45 };
    const red: Linear = {
      shade: 'linear',
      from: [20, 0],
      to: [40, 0],
      stops: [
        { at: 0, colour: '#ff0000' },
        { at: 1, colour: '#dd0000' },
      ],
    };
    const { at } = await pixels(
      scene([rect({ x: 0, y: 0, w: 20, h: 20 }, { fill: hatch }), rect({ x: 20, y: 0, w: 20, h: 20 }, { fill: red })]),
    );
    expect(at(5, 10)[0]).toBe(0);
    expect(at(5, 10)[2]).toBeGreaterThan(150);
    expect(at(30, 10)[0]).toBeGreaterThan(200);
    expect(at(30, 10)[2]).toBe(0);
  });

  test('each angle of hatch leaves both its colours in the picture', async () => {
    for (const angle of [0, 45, 90, 135] as const) {
      const fill: Hatch = { shade: 'hatch', ground: '#ffffff', colour: '#000000', gap: 6, width: 2, angle };
      const { at } = await pixels(scene([rect({ x: 0, y: 0, w: 40, h: 20 }, { fill })]));
      const shades = Array.from({ length: 800 }, (_, n) => at(n % 40, Math.floor(n / 40))[0]);
      expect(Math.min(...shades), `${angle}`).toBeLessThan(80);
      expect(Math.max(...shades), `${angle}`).toBeGreaterThan(200);
    }
  });

  test('a clip keeps what is outside it white', async () => {
    const { at } = await pixels(
      scene([group([rect({ x: 0, y: 0, w: 40, h: 20 }, { fill: '#00ff00' })], { clip: { x: 0, y: 0, w: 10, h: 20 } })]),
    );
    expect(at(5, 5)).toEqual([0, 255, 0]);
    expect(at(15, 5)).toEqual([255, 255, 255]);
  });

  test('shows nothing of the picture before, however that one was left', async () => {
    const secret = scene([words('鬱A', 20, 10, { size: 14, colour: '#ff0000' })], { ground: '#ff0000' });
    const clear = scene([], { ground: 'transparent' });
    const before = await paint(clear, { format: 'png' });
    const wound = group([group([], { clip: { x: 0, y: 0, w: 5, h: 5 } }), { kind: 'path', d: 7 } as unknown as Node], {
      opacity: 0.5,
      x: 7,
    });
    for (const nodes of [[], [group([group([], { opacity: 0.5 })], { x: 7 })]]) {
      await paint({ ...secret, nodes: [...secret.nodes, ...nodes] }, { format: 'png' });
      expect(await paint(clear, { format: 'png' })).toEqual(before);
    }
    await expect(paint({ ...secret, nodes: [wound] }, { format: 'png' })).rejects.toThrow();
    expect(await paint(clear, { format: 'png' })).toEqual(before);
  });

  test('two pictures drawn at once are two', async () => {
    const [red, green] = await Promise.all(['#ff0000', '#00ff00'].map((ground) => pixels(scene([], { ground }))));
    expect([red!.at(5, 5), green!.at(5, 5)]).toEqual([
      [255, 0, 0],
      [0, 255, 0],
    ]);
  });

  test('a kept layer is the same the second time', async () => {
    const one = scene([
      {
        kind: 'layer',
        key: 'paint.test',
        width: 40,
        height: 20,
        nodes: [words('鬱A', 20, 10, { size: 14, colour: '#000000', align: 'centre' })],
      },
    ]);
    const first = await paint(one, { format: 'png' });
    expect(await paint(one, { format: 'png' })).toEqual(first);
    const { at } = readPng(first);
    expect(Array.from({ length: 800 }, (_, n) => at(n % 40, Math.floor(n / 40))[0]).some((shade) => shade < 100)).toBe(
      true,
    );
  });

  test('WebP is asked for by name', async () => {
    const file = await paint(scene([]), { format: 'webp' });
    expect(file.toString('latin1', 8, 12)).toBe('WEBP');
  });

  test('JPEG is asked for by name, and is smaller in lower quality', async () => {
    const [fine, coarse] = await Promise.all(
      [90, 10].map((quality) =>
        paint(scene([words('鬱A', 20, 10, { size: 14, colour: '#a8231c' })]), { format: 'jpeg', quality }),
      ),
    );
    expect(fine!.readUInt16BE(0)).toBe(0xffd8);
    expect(coarse!.length).toBeLessThan(fine!.length);
  });
});

describe('The packaged fonts', () => {
  test('have all characters of the catalogues', () => {
    const said = (['en', 'ja'] as const).flatMap((locale) =>
      text.keys(locale).map((key) => text.template(key, locale)),
    );
    expect(said.length).toBeGreaterThan(100);
    expect(() => checkFonts(said)).not.toThrow();
  });

  test('a character that they lack ends the check with its name', () => {
    expect(() => checkFonts(['a🐉'])).toThrow('🐉');
  });

  test('bold letters are wider than regular ones, so both faces are in use', () => {
    expect(inkedWidth('Wargroup', 100, true)).toBeGreaterThan(inkedWidth('Wargroup', 100, false) * 1.02);
  });
});
