import { createRequire } from 'node:module';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { paint } from '#drawing/paint';
import { pressablePlaces, printedPlaces } from '#drawing/regions';
import { group, type Region, readAs } from '#renderers/scene';
import { plain } from './samples.ts';

// The page is plain JavaScript with types of its own.
const {
  readRegions,
  printedAt,
}: {
  readRegions(bytes: Uint8Array): { regions: { id: string }[]; printed: PrintedThere[] };
  printedAt(printed: PrintedThere[], x: number, y: number): PrintedThere | undefined;
} = createRequire(import.meta.url)('#web/page/regions.js');
interface PrintedThere {
  thing: object;
  frame: number[];
}

const ring = (id: string, x: number, y: number): Region => ({
  id,
  name: { en: id, ja: `${id}島` },
  shape: { x, y, r: 4 },
});
const scene = plain('#ffffff', [
  group([group([], { x: 2, y: 1, regions: [ring('north', 10, 5)] })], { x: 4, scale: 0.5 }),
]);

/** The XMP of a picture. */
const xmp = async (picture: Buffer): Promise<string | undefined> => (await sharp(picture).metadata()).xmpAsString;

describe('What can be pressed in a picture', () => {
  test('stands in its file as XMP, in pixels of the picture and with its names in both languages', async () => {
    expect(await xmp(await paint(scene, { format: 'webp', quality: 76, scale: 2 }))).toContain(
      '<castellan:places>{"locales":["en","ja"],"places":[["north",["north","north島"],[20,6,4]]]}</castellan:places>',
    );
  });

  test('is there for whoever reads the file, whatever its names are made of', async () => {
    const odd = plain('#ffffff', [group([], { regions: [ring('a<b>&amp;"c', 4, 4)] })]);
    const { regions } = readRegions(await paint(odd, { format: 'webp', quality: 76 }));
    expect(regions.map(({ id }) => id)).toEqual(['a<b>&amp;"c']);
  });

  test('leaves a picture without such places as it is', async () => {
    expect(await xmp(await paint(plain('#ffffff'), { format: 'webp', quality: 76 }))).toBeUndefined();
  });

  test('is only what is seen: not what a clip cuts away, nor what lies beyond the edge', () => {
    const clip = { x: 0, y: 0, w: 20, h: 20 };
    const regions = [ring('seen', 10, 10), ring('cut', 30, 10)];
    const nodes = [group([], { clip, regions }), group([], { x: 100, regions })];
    expect(pressablePlaces(plain('#ffffff', nodes), 1).map(([id]) => id)).toEqual(['seen']);
  });

  test('has corners where it is no circle, and who is seen there', () => {
    const corners: Region = {
      ...ring('gate', 0, 0),
      shape: [
        [0, 0],
        [8, 0],
        [8, 8],
      ],
      holds: ['kendrel'],
    };
    const found = pressablePlaces(plain('#ffffff', [group([], { x: 1, regions: [corners] })]), 1);
    expect(found).toEqual([['gate', ['gate', 'gate島'], [1, 0, 9, 0, 9, 8], ['kendrel']]]);
  });
});

describe('What can be read about in a picture', () => {
  const card = group([readAs({ of: 'card', id: '7', deck: 'shadow' }, { w: 20, h: 10 })], { x: 4, y: 2, scale: 0.5 });
  const clip = { x: 0, y: 0, w: 4, h: 4 };
  const cut = group([readAs({ of: 'item', id: 'cut' }, { w: 20, h: 10 })], { clip: { x: 90, y: 90, w: 1, h: 1 } });

  test('stands in its file as well, each thing with its frame in pixels of the picture', async () => {
    const { regions, printed } = readRegions(
      await paint(plain('#ffffff', [card]), { format: 'webp', quality: 76, scale: 2 }),
    );
    expect(regions).toEqual([]);
    expect(printed).toEqual([{ thing: { of: 'card', id: '7', deck: 'shadow' }, frame: [8, 4, 20, 10] }]);
  });
  test('is nothing where a picture has none: its file is as it was', async () => {
    expect(await xmp(await paint(plain('#ffffff'), { format: 'webp', quality: 76 }))).toBeUndefined();
    expect(await xmp(await paint(scene, { format: 'webp', quality: 76 }))).not.toContain('"printed"');
  });
  test('is only what is seen', () => {
    const beyond = group([card], { x: 200 });
    expect(printedPlaces(plain('#ffffff', [card, beyond, group([cut], { clip })]), 1)).toHaveLength(2);
  });
  test('is the smaller thing where one lies on another, and nothing beside them', () => {
    const on = (id: string, frame: number[]) => ({ thing: { of: 'card', id }, frame });
    const all = [on('sheet', [0, 0, 100, 100]), on('card', [10, 10, 20, 20])];
    expect(printedAt(all, 15, 15)).toBe(all[1]);
    expect(printedAt(all, 50, 50)).toBe(all[0]);
    expect(printedAt(all, 101, 50)).toBeUndefined();
  });
});
