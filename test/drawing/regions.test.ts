import { describe, expect, test } from 'vitest';
import { paint } from '#drawing/paint';
import { placesOf } from '#drawing/regions';
import { group, type Region } from '#renderers/scene';
import { plain } from './samples.ts';

const ring = (id: string, x: number, y: number): Region => ({
  id,
  name: { en: id, ja: `${id}島` },
  shape: { x, y, r: 4 },
});
const scene = plain('#ffffff', [
  group([group([], { x: 2, y: 1, regions: [ring('north', 10, 5)] })], { x: 4, scale: 0.5 }),
]);

/** What stands in the comments of a JPEG, before its picture begins. */
function comments(jpeg: Buffer): string[] {
  const found: string[] = [];
  for (let at = 2; jpeg[at] === 0xff && jpeg[at + 1] !== 0xda; at += 2 + jpeg.readUInt16BE(at + 2))
    if (jpeg[at + 1] === 0xfe) found.push(jpeg.toString('utf8', at + 4, at + 2 + jpeg.readUInt16BE(at + 2)));
  return found;
}

describe('What can be pressed in a picture', () => {
  test('stands in its file as a comment, in pixels of the picture and with its names in both languages', () => {
    expect(comments(paint(scene, { format: 'jpeg', quality: 76, scale: 2 }))).toEqual([
      'castellan-places {"locales":["en","ja"],"places":[["north",["north","north島"],[20,6,4]]]}',
    ]);
  });

  test('leaves a picture without such places as it is', () => {
    expect(comments(paint(plain('#ffffff'), { format: 'jpeg', quality: 76 }))).toEqual([]);
  });

  test('is only what is seen: not what a clip cuts away, nor what lies beyond the edge', () => {
    const clip = { x: 0, y: 0, w: 20, h: 20 };
    const regions = [ring('seen', 10, 10), ring('cut', 30, 10)];
    const nodes = [group([], { clip, regions }), group([], { x: 100, regions })];
    expect(placesOf(plain('#ffffff', nodes), 1).map(([id]) => id)).toEqual(['seen']);
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
    const found = placesOf(plain('#ffffff', [group([], { x: 1, regions: [corners] })]), 1);
    expect(found).toEqual([['gate', ['gate', 'gate島'], [1, 0, 9, 0, 9, 8], ['kendrel']]]);
  });
});
