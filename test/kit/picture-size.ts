import { afterAll, beforeAll } from 'vitest';
import { studio } from '#drawing/studio';
import { PIXEL, small } from './small-paint.ts';

const { paint, patch } = studio;

/**
 * Each picture that a bot sends is drawn and encoded as ever, by the same process, but small. Nearly everywhere it matters that a picture
 * comes, and when; a hundred small ones take the time of ten.
 */
export function smallPictures(): void {
  beforeAll(() => {
    studio.paint = small(paint);
    // A step is one between pictures of their own size.
    studio.patch = async () => undefined;
  });
  afterAll(() => {
    Object.assign(studio, { paint, patch });
  });
}

/** In the tests of this file pictures have their own size: what is looked at is their bytes or their width. */
export function wholePictures(): void {
  beforeAll(() => {
    Object.assign(studio, { paint, patch });
  });
}

/** In the tests of this file nothing is painted: scenes are made, and a pixel stands for each picture. For tests of what is read. */
export function pixelsForPictures(): void {
  beforeAll(() => {
    studio.paint = async () => PIXEL;
  });
}
