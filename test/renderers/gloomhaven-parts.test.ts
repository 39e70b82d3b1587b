import { describe, expect, test } from 'vitest';
import { offered, scenario } from '#games/gloomhaven/printed/content/scenarios';
import type { View } from '#games/gloomhaven/seen/view.types';
import { boardLie } from '#renderers/gloomhaven/crop';
import { pictures } from '#renderers/gloomhaven/index';
import { floorOf, type Lie } from '#renderers/gloomhaven/lie';
import { flat } from './boxes.ts';
import { opened, seen } from './gloomhaven-samples.ts';

/** Of a large map the board shows the part that matters, and says that there is more. */

const STRIPS = { above: 300, below: 400 };
const lieFor = (view: View, asked: readonly string[] = []): Lie =>
  boardLie(view, STRIPS, {
    locale: 'en',
    now: { said: [], events: [], asked: [{ seat: 0, words: 'Where?', places: asked }] },
  });
const isIn = ({ w, h, size }: Lie, [x, y]: readonly [number, number]) =>
  x >= size && y >= size && x <= w - size && y <= h - size;

/** Two characters beside one another on a map that lies open whole. */
function pairIn(no: number): View {
  const view = seen(opened(no, { seats: 2, level: '1' }));
  return { ...view, figures: view.figures.filter(({ kind }) => kind === 'character') };
}
/** The scenario of the most hexes: no map is drawn smaller. */
const largest = [...offered].sort(
  (a, b) =>
    floorOf(seen(opened(b, { seats: 2, level: '1' }))).length -
    floorOf(seen(opened(a, { seats: 2, level: '1' }))).length,
)[0]!;

describe('A part of the map', () => {
  test('leaves out nobody, in no scenario', () => {
    for (const no of offered) {
      const view = seen(opened(no, { seats: 2, level: '1' }));
      const lie = lieFor(view);
      for (const { id, at } of view.figures) expect(isIn(lie, lie.centre(at)), `${no}: ${id}`).toBe(true);
    }
  });

  test('is larger than the whole, and shows each hex that can be chosen', () => {
    const view = pairIn(largest);
    const everywhere = floorOf(view);
    const whole = lieFor(view, everywhere);
    for (const at of everywhere) expect(isIn(whole, whole.centre(at)), at).toBe(true);
    expect(lieFor(view).size).toBeGreaterThan(1.12 * whole.size);
  });

  test('has a pointer at each edge that is cut, and the whole map small; a whole map has neither', () => {
    const marks = (view: View) =>
      new Set(
        flat(pictures.board(view, { locale: 'en' })).flatMap(({ tags }) =>
          tags.filter((tag) => tag === 'shown' || tag.startsWith('goes-on:')),
        ),
      );
    const cut = marks(pairIn(largest));
    expect(cut.has('shown')).toBe(true);
    expect(cut.size).toBeGreaterThan(1);
    const small = scenario(3)
      .rooms.filter(({ start }) => start)
      .map(({ id }) => id);
    expect(marks(seen(opened(3, { seats: 2, level: '1', rooms: small })))).toEqual(new Set());
  });
});
