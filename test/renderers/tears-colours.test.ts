import { describe, expect, test } from 'vitest';
import { GROUND } from '#renderers/tears-of-the-dragon/ground';
import { AFLOAT, ASHORE, LABEL } from '#renderers/tears-of-the-dragon/name-labels';
import { cream, seatLook } from '#renderers/theme';
import { DONE } from '#renderers/ways';
import { contrast, distance, EYES, lab } from './colours.ts';

const land = [GROUND.west, GROUND.middle, GROUND.east];
const water = [GROUND.sea, GROUND.deep];
const sides = [0, 1].map(seatLook);

describe('The colours of the map, with weak eyes too', () => {
  test('names can be read on their labels, and on land and water that shines through', () => {
    for (const eyes of EYES) {
      expect(contrast(ASHORE.colour, LABEL.ashore, eyes), eyes).toBeGreaterThanOrEqual(7);
      expect(contrast(AFLOAT.colour, LABEL.afloat, eyes), eyes).toBeGreaterThanOrEqual(7);
      for (const ground of land) expect(contrast(ASHORE.colour, ground, eyes), eyes).toBeGreaterThanOrEqual(4.5);
      for (const ground of water) expect(contrast(AFLOAT.colour, ground, eyes), eyes).toBeGreaterThanOrEqual(4.5);
    }
  });
  test('a counter is seen on land by its dark thickness, on water by its light edge, and its body against that edge', () => {
    for (const eyes of EYES)
      for (const { colour, dark } of sides) {
        for (const ground of land) expect(contrast(dark, ground, eyes), `${ground} ${eyes}`).toBeGreaterThanOrEqual(3);
        for (const ground of water)
          expect(contrast(cream, ground, eyes), `${ground} ${eyes}`).toBeGreaterThanOrEqual(3);
        expect(contrast(colour, cream, eyes), eyes).toBeGreaterThanOrEqual(3);
      }
  });
  test('what just happened is seen on any ground, by its colour or by its edge', () => {
    for (const eyes of EYES)
      for (const ground of [...land, ...water]) {
        expect(
          Math.max(contrast(DONE.light, ground, eyes), contrast(DONE.edge, ground, eyes)),
          `${ground} ${eyes}`,
        ).toBeGreaterThanOrEqual(3);
        expect(distance(DONE.light, ground, eyes), `${ground} ${eyes}`).toBeGreaterThan(11);
      }
  });
  test('land and water differ in lightness', () => {
    for (const eyes of EYES)
      for (const a of land) for (const b of water) expect(lab(a, eyes)[0] - lab(b, eyes)[0]).toBeGreaterThan(25);
  });
});
