import { describe, expect, test } from 'vitest';
import { offered, scenario } from '#games/gloomhaven/printed/content/scenarios';
import type { View } from '#games/gloomhaven/seen/view.types';
import { boardLie } from '#renderers/gloomhaven/crop';
import { pictures } from '#renderers/gloomhaven/index';
import { apart, floorOf, isWhole, type Lie } from '#renderers/gloomhaven/lie';
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
  const figuresIn = (no: number) => seen(opened(no, { seats: 2, level: '1' }));
  const leftOut = (view: View) => view.figures.filter(({ at }) => !isWhole(lieFor(view), at));

  test('leaves out nobody as long as stands are large, and never a character or who stands near one', () => {
    for (const no of offered) {
      const view = figuresIn(no);
      const heroes = view.figures.filter(({ kind }) => kind === 'character');
      for (const { id, kind, at } of leftOut(view)) {
        expect(kind, `${no}: ${id}`).not.toBe('character');
        expect(Math.min(...heroes.map((one) => apart(one.at, at))), `${no}: ${id}`).toBeGreaterThan(2);
      }
      const whole = lieFor(view, floorOf(view));
      if (whole.size >= 64) expect(leftOut(view), `${no} at ${whole.size}`).toEqual([]);
    }
  });

  test('counts at its edges the enemies who are left out', () => {
    const no = offered.find((one) => leftOut(figuresIn(one)).some(({ kind }) => kind === 'monster'))!;
    const view = figuresIn(no);
    const scene = pictures.board(view, { locale: 'en' });
    const counts = flat(scene).filter(({ tags }) => tags.some((tag) => tag.startsWith('beyond:')));
    expect(counts.length).toBeGreaterThan(0);
    const told = counts.reduce((sum, { text }) => sum + Number(text), 0);
    const shown = new Set(flat(scene).flatMap(({ tags }) => tags.filter((tag) => tag.startsWith('figure:'))));
    const foes = view.figures.filter(({ kind, isAlly }) => kind === 'monster' && !isAlly);
    expect(told).toBe(foes.filter(({ id }) => !shown.has(`figure:${id}`)).length);
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

  test('is, where a door was opened, the door with all who stood behind it, and who opened it', () => {
    let checked = 0;
    for (const no of offered) {
      const view = seen(opened(no, { seats: 2, level: '1' }));
      const door = view.doors.find(({ state }) => state === 'open');
      const opener = view.figures.find(({ kind }) => kind === 'character')!;
      // Of one room: those of the door with whom the opener did not begin.
      const start = view.rooms.find(({ hexes }) => hexes.includes(opener.at));
      const behind = view.rooms.find(
        ({ hexes }) => door && hexes.some((at) => apart(at, door.at) === 1) && hexes !== start?.hexes,
      );
      if (!door || !behind) continue;
      const stands = view.figures.map((one) => (one === opener ? { ...one, at: door.at } : one));
      const foes = stands.filter(({ kind, at }) => kind === 'monster' && behind.hexes.includes(at));
      const opens = { type: 'door-opens', shown: { actor: opener.id, at: door.at } };
      const placed = foes.map(({ id, at }) => ({ type: 'monster-placed', shown: { actor: id, at } }));
      const events = [opens, { type: 'room-revealed', shown: { rooms: [behind.id] } }, ...placed];
      const now = { said: ['A door opened.'], deeds: [opens], events, asked: [] };
      const lie = boardLie({ ...view, figures: stands }, STRIPS, { locale: 'en', now });
      for (const { id, at } of [...foes, { id: opener.id, at: door.at }])
        expect(isWhole(lie, at), `${no}: ${id}`).toBe(true);
      checked++;
    }
    expect(checked).toBeGreaterThan(4);
  });
});
