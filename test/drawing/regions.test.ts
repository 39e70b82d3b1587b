import { createRequire } from 'node:module';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { paint } from '#drawing/paint';
import { pressablePlaces } from '#drawing/regions';
import { group, type Region } from '#renderers/scene';
import { plain } from './samples.ts';

// The page is plain JavaScript with types of its own.
const { readRegions }: { readRegions(bytes: Uint8Array): { regions: { id: string }[] } } = createRequire(
  import.meta.url,
)('#page/map/regions.js');

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
