import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { checkFonts, inkedWidth } from '#drawing/fonts';
import { paint } from '#drawing/paint';
import { group, type Hatch, type Linear, type Node, type Noise, rect, type Scene, words } from '#renderers/scene';
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

  test.each([1, 0.8, 1.6])(
    'noise that fills a rectangle at %s has no seam, and begins as in any other shape',
    async (scale) => {
      const fill: Noise = { shade: 'noise', from: '#204060', to: '#60a0e0', size: 6, seed: 3, octaves: 2 };
      const size = { width: 800, height: 140 };
      const whole = await pixels(scene([rect({ x: 10, y: 5, w: 780, h: 130 }, { fill })], size), scale);
      const shape: Node = { kind: 'path', d: 'M10 5 L790 5 L790 135 L10 135 Z', fill };
      const same = await pixels(scene([shape], size), scale);
      const steps = ({ at }: typeof whole) => {
        let most = 0;
        for (let y = Math.ceil(8 * scale); y < 130 * scale; y++)
          for (let x = Math.ceil(12 * scale); x < 780 * scale; x++)
            most = Math.max(most, Math.abs(at(x, y)[2] - at(x - 1, y)[2]), Math.abs(at(x, y)[2] - at(x, y - 1)[2]));
        return most;
      };
      // From pixel to pixel it changes no more than in one that has no tiles.
      expect(steps(whole)).toBeLessThanOrEqual(steps(same) + 2);
      expect(steps(whole)).toBeGreaterThan(2);
      for (let x = Math.ceil(12 * scale); x < 40 * scale; x++)
        for (const c of [0, 1, 2] as const)
          expect(Math.abs(whole.at(x, 20)[c] - same.at(x, 20)[c])).toBeLessThanOrEqual(6);
      expect(whole.at(0, 0)).toEqual([255, 255, 255]);
      expect(whole.at(Math.floor(795 * scale), 20)).toEqual([255, 255, 255]);
    },
  );

  test.each([{ x: 0.5 }, { rotate: 90, x: 20 }, { scale: 0.5 }])(
    'noise in a group that lies %j is that noise',
    async (at) => {
      const fill: Noise = { shade: 'noise', from: '#204060', to: '#60a0e0', size: 20, seed: 3, octaves: 2 };
      const whole = await pixels(scene([group([rect({ x: 0, y: 0, w: 20, h: 20 }, { fill })], at)]));
      const shape: Node = { kind: 'path', d: 'M0 0 L20 0 L20 20 L0 20 Z', fill };
      const same = await pixels(scene([group([shape], at)]));
      for (const [x, y] of [
        [3, 3],
        [7, 6],
        [9, 9],
      ] as const)
        for (const c of [0, 1, 2] as const)
          expect(Math.abs(whole.at(x, y)[c] - same.at(x, y)[c])).toBeLessThanOrEqual(4);
    },
  );

  test('noise lies between its two colours, is the same every time, and closes with itself', async () => {
    const fill: Noise = { shade: 'noise', from: '#204060', to: '#60a0e0', size: 2.5, seed: 3, octaves: 2 };
    const one = scene([rect({ x: 0, y: 0, w: 40, h: 20 }, { fill })]);
    const { at } = await pixels(one);
    const reds = Array.from({ length: 800 }, (_, n) => at(n % 40, Math.floor(n / 40))[0]);
    expect(Math.min(...reds)).toBeGreaterThanOrEqual(0x20);
    expect(Math.max(...reds)).toBeLessThanOrEqual(0x60);
    expect(Math.max(...reds) - Math.min(...reds)).toBeGreaterThan(24);
    for (let y = 0; y < 20; y++) expect(at(20, y)).toEqual(at(0, y));
    expect(await paint(one, { format: 'png' })).toEqual(await paint(one, { format: 'png' }));
    const other = scene([rect({ x: 0, y: 0, w: 40, h: 20 }, { fill: { ...fill, seed: 4 } })]);
    expect(await paint(other, { format: 'png' })).not.toEqual(await paint(one, { format: 'png' }));
  });

  test('a soft shadow falls beside what is filled, and on nothing that is drawn later', async () => {
    const shadow = { colour: '#000000', blur: 4, x: 6 };
    const square = rect({ x: 10, y: 5, w: 10, h: 10 }, { fill: '#ff0000', shadow });
    const { at } = await pixels(scene([square, rect({ x: 30, y: 5, w: 4, h: 10 }, { fill: '#0000ff' })]));
    expect(at(15, 10)).toEqual([255, 0, 0]);
    expect(at(22, 10)[0]).toBeLessThan(200);
    expect(at(5, 10)).toEqual([255, 255, 255]);
    expect(at(37, 10)).toEqual([255, 255, 255]);
  });

  test('a clip may be a path, and colours may multiply', async () => {
    const green = rect({ x: 0, y: 0, w: 40, h: 20 }, { fill: '#00ff00' });
    const { at } = await pixels(
      scene([group([green], { clip: 'M0 0 L10 0 L10 20 L0 20 Z', blend: 'multiply' })], { ground: '#ff8080' }),
    );
    expect(at(5, 5)).toEqual([0, 128, 0]);
    expect(at(15, 5)).toEqual([255, 128, 128]);
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

  test('a layer that is kept at one scale is drawn once, however large it is shown', async () => {
    const left = (colour: string, scale: number) =>
      scene([
        group(
          [
            {
              kind: 'layer',
              key: 'paint.test.kept-at',
              width: 20,
              height: 20,
              keptAt: 2,
              nodes: [rect({ x: 0, y: 0, w: 20, h: 20 }, { fill: colour })],
            },
          ],
          { scale },
        ),
      ]);
    expect((await pixels(left('#ff0000', 1))).at(10, 10)).toEqual([255, 0, 0]);
    expect((await pixels(left('#0000ff', 0.5))).at(5, 5)).toEqual([255, 0, 0]);
    expect((await pixels(left('#0000ff', 0.5))).at(15, 5)).toEqual([255, 255, 255]);
  });

  test('WebP is asked for by name, keeps every pixel unless told otherwise, and is smaller in lower quality', async () => {
    const red = scene([words('鬱A', 20, 10, { size: 14, colour: '#a8231c' })]);
    const pixelsOf = (file: Buffer) => sharp(file).removeAlpha().raw().toBuffer();
    const webp = (quality?: number) => paint(red, { format: 'webp', ...(quality && { quality }) });
    const [exact, fine, coarse] = await Promise.all([webp(), webp(90), webp(10)]);
    expect(exact.toString('latin1', 8, 12)).toBe('WEBP');
    const drawn = await pixelsOf(await paint(red, { format: 'png' }));
    expect(await pixelsOf(exact)).toEqual(drawn);
    expect(await pixelsOf(fine)).not.toEqual(drawn);
    expect(coarse.length).toBeLessThan(fine.length);
  });

  test('a WebP that has more bytes than it should takes more effort, and any other is as it was', async () => {
    const letters = Array.from({ length: 24 }, (_, n) =>
      words('many small letters of a crowded board', 4 + n, 12 + n * 12, {
        size: 11,
        colour: n % 2 ? '#803020' : '#203080',
      }),
    );
    const crowded = scene(letters, { width: 400, height: 300 });
    const of = (most?: number) => paint(crowded, { format: 'webp', quality: 32, ...(most && { most }) });
    const plain = await of();
    const tight = await of(plain.length - 1);
    expect(tight.length).toBeLessThan(plain.length);
    expect(await of(plain.length)).toEqual(plain);
    expect(tight).toEqual(await paint(crowded, { format: 'webp', quality: 32, effort: 2 }));
  });

  test('pictures that are asked for at once have each their own pixels', async () => {
    const shades = ['#ff0000', '#00ff00', '#0000ff'];
    const exact = { format: 'webp' } as const;
    const files = await Promise.all(shades.map((ground) => paint(scene([], { ground }), exact)));
    const corners = await Promise.all(files.map((file) => sharp(file).removeAlpha().raw().toBuffer()));
    expect(corners.map((bytes) => [...bytes.subarray(0, 3)])).toEqual([
      [255, 0, 0],
      [0, 255, 0],
      [0, 0, 255],
    ]);
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
    expect(inkedWidth('Wargroup', 100, 'bold')).toBeGreaterThan(inkedWidth('Wargroup', 100, 'regular') * 1.02);
  });
});
