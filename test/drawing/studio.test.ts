import { describe, expect, test } from 'vitest';
import type { Painter } from '#drawing/painter';
import { type Sheet, sheetOf } from '#drawing/sheet';
import { openStudio } from '#drawing/studio';
import { plain } from './samples.ts';

const sheet = (colour: string): Sheet => sheetOf(plain(colour), { format: 'png' });
const turn = () => new Promise((resolve) => setImmediate(resolve));

/** A painter at which each picture waits until it is finished by hand. */
function easel() {
  const begun: { colour: string; finish(bytes?: Buffer): void; fail(error: Error): void }[] = [];
  const frames: string[] = [];
  const steps: string[] = [];
  const painter: Painter = {
    paint: ({ scene }) =>
      new Promise((resolve, reject) => {
        const colour = (JSON.parse(scene) as { ground: string }).ground;
        begun.push({ colour, finish: (bytes = Buffer.from(colour)) => resolve(bytes), fail: reject });
      }),
    patch: async ({ from, to }) => {
      steps.push(`${from} to ${to}`);
      return from === 'far' ? Buffer.alloc(1_000) : from === 'strange' ? undefined : Buffer.from('s');
    },
    frame: async ({ scene }, begins) => void frames.push(`${JSON.parse(scene).ground}${begins ? ' begins' : ''}`),
    film: () => Promise.resolve(Buffer.from('film')),
    checkFonts: () => Promise.resolve(),
    close: () => Promise.resolve(),
  };
  return { painter, begun, frames, steps, colours: () => begun.map(({ colour }) => colour) };
}

describe('A studio', () => {
  test('has no more pictures in hand than slots, and begins the others in the order in which they were asked for', async () => {
    const { painter, begun, colours } = easel();
    const studio = openStudio(painter, { slots: 2 });
    const asked = ['red', 'green', 'blue', 'white'].map((colour) => studio.paint(sheet(colour)));
    await turn();
    expect(colours()).toEqual(['red', 'green']);
    begun[1]!.finish();
    await turn();
    expect(colours()).toEqual(['red', 'green', 'blue']);
    begun[0]!.finish();
    begun[2]!.finish();
    await turn();
    expect(colours()).toEqual(['red', 'green', 'blue', 'white']);
    begun[3]!.finish();
    expect((await Promise.all(asked)).map(String)).toEqual(['red', 'green', 'blue', 'white']);
  });

  test('a picture that cannot be drawn is the trouble of whoever asked for it, and its slot is free again', async () => {
    const { painter, begun, colours } = easel();
    const studio = openStudio(painter, { slots: 1 });
    const broken = studio.paint(sheet('red'));
    const whole = studio.paint(sheet('green'));
    await turn();
    begun[0]!.fail(new Error('no paint left'));
    await expect(broken).rejects.toThrow('no paint left');
    await turn();
    begun[1]!.finish();
    expect(String(await whole)).toBe('green');
    const again = studio.paint(sheet('red'));
    await turn();
    expect(colours()).toEqual(['red', 'green', 'red']);
    begun[2]!.finish();
    expect(String(await again)).toBe('red');
  });

  test('what is asked for twice, at once or later, is drawn once', async () => {
    const { painter, begun, colours } = easel();
    const studio = openStudio(painter);
    const both = [studio.paint(sheet('red')), studio.paint(sheet('red'))];
    await turn();
    expect(colours()).toEqual(['red']);
    begun[0]!.finish();
    const [first, second] = await Promise.all(both);
    expect(second).toBe(first);
    expect(await studio.paint(sheet('red'))).toBe(first);
    expect(colours()).toEqual(['red']);
  });

  test('remembers so many bytes: the picture that nobody has asked for longest is drawn anew', async () => {
    const { painter, begun, colours } = easel();
    const studio = openStudio(painter, { slots: 1, keptBytes: 200 });
    const get = async (colour: string) => {
      const before = begun.length;
      const picture = studio.paint(sheet(colour));
      await turn();
      if (begun.length > before) begun.at(-1)!.finish(Buffer.alloc(100));
      await picture;
    };
    await get('red');
    await get('green');
    await get('red');
    await get('blue');
    await get('red');
    expect(colours()).toEqual(['red', 'green', 'blue']);
    await get('green');
    expect(colours()).toEqual(['red', 'green', 'blue', 'green']);
  });

  test('has a step made once, and none that is worth little or that the painter does not know', async () => {
    const { painter, begun, steps } = easel();
    const studio = openStudio(painter);
    const red = sheet('red');
    const asked = [studio.patch(red, 'near'), studio.patch(red, 'far'), studio.patch(red, 'strange')];
    await turn();
    begun[0]!.finish();
    expect((await Promise.all(asked)).map((step) => step && String(step))).toEqual(['s', undefined, undefined]);
    expect(String(await studio.patch(red, 'near'))).toBe('s');
    expect(steps.filter((one) => one.startsWith('near'))).toHaveLength(1);
  });

  test('draws a frame of a film only when no picture is being drawn or waits, and a picture never waits for the film', async () => {
    const { painter, begun, frames, colours } = easel();
    const studio = openStudio(painter, { slots: 2 });
    const first = studio.paint(sheet('red'));
    let given = 0;
    function* sheets() {
      for (const colour of ['blue', 'white', 'black']) {
        given++;
        yield sheet(colour);
      }
    }
    const delay = [700, 700, 700];
    const plan = { width: 40, height: 20, format: 'webp', delay, frames: sheets() } as const;
    const film = studio.film('film', async () => plan);
    for (let n = 0; n < 5; n++) await turn();
    expect([colours(), frames, given]).toEqual([['red'], [], 1]);
    const second = studio.paint(sheet('green'));
    await turn();
    expect(colours()).toEqual(['red', 'green']);
    begun[0]!.finish();
    for (let n = 0; n < 5; n++) await turn();
    expect(frames).toEqual([]);
    begun[1]!.finish();
    await Promise.all([first, second]);
    expect(String(await film)).toBe('film');
    expect(frames).toEqual(['blue begins', 'white', 'black']);
  });
});
