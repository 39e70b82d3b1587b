import { afterAll, beforeAll } from 'vitest';
import { studio } from '#drawing/studio';

/** Part of the usual size, across and down. */
const SMALL = 0.2;

/**
 * In the tests of this file every picture is drawn and encoded as ever, by the same thread, but small: where it matters that a
 * picture comes, and when, a hundred of them take the time of ten.
 */
export function smallPictures(): void {
  const { paint } = studio;
  beforeAll(() => {
    studio.paint = ({ digest, options, ...sheet }) =>
      paint({ ...sheet, digest: `${digest} small`, options: { ...options, scale: (options.scale ?? 1) * SMALL } });
  });
  afterAll(() => {
    studio.paint = paint;
  });
}
