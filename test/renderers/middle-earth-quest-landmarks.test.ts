import { describe, expect, test } from 'vitest';
import { locales } from '#core/text';
import { LOCATIONS, locationAt } from '#games/middle-earth-quest/printed/map/map';
import type { View } from '#games/middle-earth-quest/seen/view.types';
import { spotOf } from '#renderers/middle-earth-quest/geography';
import { mapPictures } from '#renderers/middle-earth-quest/index';
import { mistaken, signOfPlace } from '#renderers/middle-earth-quest/landmarks';
import { signFrame } from '#renderers/middle-earth-quest/places';
import type { Frame, Scene } from '#renderers/scene';
import { flat } from './boxes.ts';
import { moments, seen } from './middle-earth-quest-played.ts';
import { crowded, middle, start } from './middle-earth-quest-samples.ts';

/** Which place a piece belongs to is seen: it stands nearer to its own place than to any other, or a line leads there. */

const { board } = mapPictures;

const around = (all: readonly Frame[]): Frame => {
  const [x, y] = [Math.min(...all.map((one) => one.x)), Math.min(...all.map((one) => one.y))];
  const right = Math.max(...all.map((one) => one.x + one.w));
  return { x, y, w: right - x, h: Math.max(...all.map((one) => one.y + one.h)) - y };
};
const apart = (a: Frame, b: Frame): number =>
  Math.hypot(Math.max(b.x - a.x - a.w, a.x - b.x - b.w, 0), Math.max(b.y - a.y - a.h, a.y - b.y - b.h, 0));

/** What is drawn of each piece without its burst, its rim and its brackets, by number, with the place that it belongs to. */
function piecesOf(scene: Scene): Map<string, { at: string; box: Frame }> {
  const found = new Map<string, { at: string; boxes: Frame[] }>();
  for (const { tags, box } of flat(scene)) {
    const no = tags.find((tag) => tag.startsWith('piece:'));
    if (!no || tags.some((tag) => /^(arrived|moved|eligible:.*)$/.test(tag))) continue;
    const at = tags.find((tag) => tag.startsWith('pieces:'))!.slice(7);
    found.set(no, { at, boxes: [...(found.get(no)?.boxes ?? []), box] });
  }
  return new Map([...found].map(([no, { at, boxes }]) => [no, { at, box: around(boxes) }]));
}

/** Pieces that are taken for those of another place: its sign or its name is nearer, and no line leads to their own. */
function strayed(view: View, scene: Scene, top: number): string[] {
  const drawn = flat(scene);
  const namesOf = (id: string) =>
    drawn.filter(({ kind, tags }) => kind === 'text' && tags.includes(`name:${id}`)).map(({ box }) => box);
  const names = new Map(LOCATIONS.map((id) => [id, namesOf(id)]));
  const far = (id: string, piece: Frame): number => {
    const [x, y] = spotOf(id);
    const sign = signFrame(view, id);
    const toSign =
      locationAt(id).type === 'stronghold'
        ? apart(piece, { ...sign, y: sign.y + top })
        : Math.max(0, apart(piece, { x, y: y + top, w: 0, h: 0 }) - sign.w / 2);
    return Math.min(toSign, ...names.get(id)!.map((box) => apart(piece, box)));
  };
  return [...piecesOf(scene)].flatMap(([no, { at, box }]) => {
    if (drawn.some(({ tags }) => tags.includes(`led:${no.slice(6)}`))) return [];
    const own = far(at, box);
    return LOCATIONS.filter((id) => id !== at && far(id, box) < own - SLACK).map((id) => `${no} of ${at}: ${id}`);
  });
}
/** A piece is drawn a little less or more wide than it is reckoned with. */
const SLACK = 3;
/** Where the map begins below the bar, while nothing stands between. */
const topOf = (scene: Scene): number => flat(scene).find(({ tags }) => tags.includes('map'))!.box.y;

describe('Every piece of a map', () => {
  test.each(locales)('is nearer to its own place than to any other, or a line leads there (%s)', (locale) => {
    let [pieces, led] = [0, 0];
    const views = [
      ...[start, middle, crowded].map((view) => ['sample', view] as const),
      ...[2, 3, 4].flatMap((seats) =>
        moments(`landmarks/${seats}`, { seats, every: 60 })
          .filter(({ g }) => !g.combat)
          .map(({ name, g }) => [name, seen(g, 'spectator') as View] as const),
      ),
    ];
    const wrong = views.flatMap(([name, view]) => {
      const scene = board(view, { locale });
      if (!flat(scene).some(({ tags }) => tags.includes('map'))) return [];
      pieces += piecesOf(scene).size;
      led += new Set(flat(scene).flatMap(({ tags }) => tags.filter((tag) => tag.startsWith('led:')))).size;
      return strayed(view, scene, topOf(scene)).map((one) => `${name}: ${one}`);
    });
    expect(wrong).toEqual([]);
    expect(pieces).toBeGreaterThan(100);
    // Lines are for where there is no room: most pieces have none.
    expect(led).toBeGreaterThan(0);
    expect(led).toBeLessThan(pieces / 2);
  });
});

describe('A piece is taken for that of another place', () => {
  const at = (x: number): Frame => ({ x, y: 0, w: 20, h: 20 });
  const own = { id: 'bree', frame: at(-30) };
  const other = (x: number) => ({ id: 'rhun', frame: at(x) });
  test('where the other is less than eight pixels further off than its own, and not from eight on', () => {
    // Its own place is ten pixels off.
    expect(mistaken('bree', at(0), [own, other(20 + 18)])).toBe(0);
    expect(mistaken('bree', at(0), [own, other(20 + 17)])).toBe(1);
    expect(mistaken('bree', at(0), [own, other(20)])).toBe(18);
  });
  test('and by no landmark of its own place, however near', () => {
    expect(mistaken('bree', at(0), [own, { id: 'bree', frame: at(20) }])).toBe(0);
    expect(mistaken('bree', at(0), [own])).toBe(0);
  });
  test('by how far it is from a round sign, whose corners are empty, and from a stronghold as a square', () => {
    const round = signOfPlace('rhun', { x: 20, y: 20, w: 40, h: 40 });
    expect(round.r).toBe(20);
    expect(signOfPlace('dol_guldur', { x: 0, y: 0, w: 72, h: 74 }).r).toBeUndefined();
    const touching = { id: 'bree', frame: at(-20) };
    // Their boxes touch, and the circle is more than eight pixels off.
    expect(mistaken('bree', at(0), [touching, round])).toBe(0);
    expect(mistaken('bree', at(0), [touching, { id: 'rhun', frame: round.frame }])).toBe(8);
  });
});
