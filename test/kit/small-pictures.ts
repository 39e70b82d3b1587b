import { afterAll, beforeAll } from 'vitest';
import { studio } from '#drawing/studio';
import { small } from './small-paint.ts';

/**
 * In the tests of this file every picture is drawn and encoded as ever, by the same process, but small: where it matters that a
 * picture comes, and when, a hundred of them take the time of ten.
 */
export function smallPictures(): void {
  const { paint } = studio;
  beforeAll(() => {
    studio.paint = small(paint);
  });
  afterAll(() => {
    studio.paint = paint;
  });
}
