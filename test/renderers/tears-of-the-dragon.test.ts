import { describe, expect, test } from 'vitest';
import { locales } from '#core/text';
import { areas, seas } from '#games/tears-of-the-dragon/printed/content';
import type { View } from '#games/tears-of-the-dragon/seen/view.types';
import { chit } from '#renderers/counters';
import { setText } from '#renderers/measure';
import { pack } from '#renderers/panels';
import { group, type Node, type Scene, type Sprite, words } from '#renderers/scene';
import { BAR } from '#renderers/story-bar';
import { bannersAt, towersAt } from '#renderers/tears-of-the-dragon/castle';
import { seaLines, shoreline } from '#renderers/tears-of-the-dragon/coast';
import { CROP, cells, MAP } from '#renderers/tears-of-the-dragon/geography';
import { hostBanner } from '#renderers/tears-of-the-dragon/host';
import { placeIcon } from '#renderers/tears-of-the-dragon/icons';
import { pictures } from '#renderers/tears-of-the-dragon/index';
import { mapLayer } from '#renderers/tears-of-the-dragon/map';
import { stackTokens, token } from '#renderers/tears-of-the-dragon/pieces';
import { rankSign } from '#renderers/tears-of-the-dragon/rank-signs';
import { seatLook } from '#renderers/theme';
import { crosses, flat, type Inked, overlap } from './boxes.ts';
import * as sample from './samples.ts';

/** Where the map's origin lies in the picture of the whole board. */
const TOP = BAR - CROP;
const ids = [...areas.keys(), ...seas.keys()];
const texts = (scene: Scene): Inked[] => flat(scene).filter((one) => one.kind === 'text' && one.text !== '');
const tagged = (scene: Scene, tag: string): Inked[] => flat(scene).filter((one) => one.tags.includes(tag));

describe('The map', () => {
  test.each(locales)('draws every place once, with its name, in %s', (locale) => {
    const scene = pictures.board(sample.start, { locale });
    for (const { id, name } of [...areas.values(), ...seas.values()]) {
      const drawn = tagged(scene, `name:${id}`);
      expect(
        drawn.map((one) => one.text),
        id,
      ).toEqual([name[locale]]);
      expect(drawn[0]!.size, id).toBeGreaterThanOrEqual(13);
    }
  });

  test('gives every place a room of its own, on the map', () => {
    const all = [...cells.values()];
    expect(all).toHaveLength(ids.length);
    for (const [n, a] of all.entries()) {
      const { x, y, w, h } = a.frame;
      expect(x >= 0 && y >= 0 && x + w <= MAP.w && y + h <= MAP.h, a.id).toBe(true);
      for (const b of all.slice(n + 1)) expect(overlap(a.frame, b.frame, 0), `${a.id} / ${b.id}`).toBe(false);
    }
  });

  test('no room for pieces reaches under the flags of a castle that is not its own: who stands there would be read as in it', () => {
    for (const { id, at, inside } of cells.values()) {
      const tips = inside ? bannersAt(areas.get(id)!.castleStrength!) : [];
      // A flag is 18 high, and 30 wide.
      const flags = tips.map(([x, y]) => ({ x: at[0] + x, y: at[1] + y - 15, w: 30, h: 18 }));
      for (const other of cells.values())
        if (other.id !== id)
          for (const flag of flags) expect(overlap(other.slot, flag, 6), `${other.id} at ${id}`).toBe(false);
    }
  });

  test('keeps names, walls and pieces apart within each room', () => {
    for (const { id, name, slot, inside, frame } of cells.values()) {
      const rooms = [name, slot, ...(inside ? [inside] : [])];
      for (const [n, a] of rooms.entries()) {
        expect(
          a.x >= frame.x && a.y >= frame.y && a.x + a.w <= frame.x + frame.w && a.y + a.h <= frame.y + frame.h,
          id,
        ).toBe(true);
        for (const b of rooms.slice(n + 1)) expect(overlap(a, b, 0), id).toBe(false);
      }
    }
  });

  test.each(locales)('crosses no name of a sea with a border or the coast, in %s', (locale) => {
    for (const sea of seas.values()) {
      const { name } = cells.get(sea.id)!;
      const { box } = setText(
        words(sea.name[locale], name.x + name.w / 2, name.y + name.h / 2, {
          size: 16,
          colour: '#000',
          align: 'centre',
        }),
      );
      for (const line of [...seaLines, shoreline]) expect(crosses(line, box), sea.id).toBe(false);
    }
  });

  test('tells the six kinds of places apart by outline, without colour', () => {
    const outline = (nodes: readonly Node[]): string =>
      JSON.stringify(nodes, (key, value) => (['fill', 'stroke', 'colour'].includes(key) ? undefined : value));
    const kinds = ['castle', 'city', 'port', 'town', 'ruin', 'island'] as const;
    expect(new Set(kinds.map((kind) => outline(placeIcon(kind, 2)))).size).toBe(6);
  });

  test('gives a castle a tower for each point of its strength', () => {
    for (const n of [2, 3, 4]) expect(new Set(towersAt(n)).size).toBe(n);
    expect(placeIcon('castle', 4).length - placeIcon('castle', 3).length).toBe(
      placeIcon('castle', 3).length - placeIcon('castle', 2).length,
    );
  });

  test('is one kept layer for each set of pieces, without words, and one that windows share at all scales', () => {
    const kinds = { scenario: 'standard', penguins: false, evened: false } as const;
    const layers = [
      mapLayer(kinds),
      mapLayer(kinds, 1.6),
      mapLayer({ ...kinds, penguins: true }),
      mapLayer({ ...kinds, scenario: 'war-of-the-dragon' }),
    ];
    expect(new Set(layers.map(({ key }) => key)).size).toBe(4);
    expect(mapLayer({ ...kinds })).toBe(layers[0]);
    expect(layers[1]!.keptAt).toBe(1.6);
    for (const layer of layers) expect(texts(wrapped([layer]))).toEqual([]);
  });
});

describe('Pieces', () => {
  const ranks = (sprites: readonly Sprite[]) => [
    ...new Set(
      flat(wrapped(sprites.flatMap((one) => one.nodes))).flatMap(({ tags }) =>
        tags.filter((tag) => tag.startsWith('rank:')),
      ),
    ),
  ];
  const scene = pictures.board(sample.middle, { locale: 'en' });

  test('stand in the room of their place', () => {
    const found = sample.middle.places.flatMap((place) => place.stacks.map((stack) => ({ place, stack })));
    expect(found.length).toBeGreaterThan(10);
    for (const { place, stack } of found) {
      const { inside, slot } = cells.get(place.id)!;
      const room = stack.inside && inside ? inside : slot;
      const drawn = tagged(scene, `stack:${place.id}:${stack.seat}`);
      expect(drawn.length, place.id).toBeGreaterThan(0);
      for (const { box } of drawn) {
        expect(box.x >= room.x - 3 && box.x + box.w <= room.x + room.w + 3, place.id).toBe(true);
        expect(box.y >= TOP + room.y - 3 && box.y + box.h <= TOP + room.y + room.h + 3, place.id).toBe(true);
      }
    }
  });

  test('are nowhere else', () => {
    expect(tagged(scene, 'stack:brannoch:1').length).toBeGreaterThan(0);
    expect(tagged(scene, 'stack:brannoch:0')).toEqual([]);
    expect(tagged(scene, 'stack:larkhill:1')).toEqual([]);
  });

  test('show strength and number: three cavalry of strength 5 are 5 and ×3, one is 5', () => {
    const say = (n: number) =>
      texts(
        wrapped(stackTokens(sample.stack(1, sample.many(n, 'cavalry')), 'en', 'spectator').flatMap((one) => one.nodes)),
      ).map((one) => one.text);
    expect(say(3)).toEqual(['5', '×3']);
    expect(say(1)).toEqual(['5']);
  });

  test('of different sides, spent, reduced or hidden are drawn differently', () => {
    const drawing = (stack: Parameters<typeof stackTokens>[0]) =>
      JSON.stringify(stackTokens(stack, 'en', 'spectator'), (key, value) =>
        ['fill', 'colour'].includes(key) ? undefined : value,
      );
    const variants = [{}, { spent: true }, { reduced: true }, { obfuscated: true }];
    const drawn = variants.map((marks) =>
      drawing(sample.stack(1, [{ ...sample.unit('cavalry', marks), strength: 3 }])),
    );
    const other = drawing(sample.stack(0, [{ ...sample.unit('cavalry'), seat: 0, strength: 3 }]));
    expect(new Set([...drawn, other]).size).toBe(5);
  });

  test('of a crowded stack are drawn together: people, how many all units are, the dragon apart', () => {
    const stack = sample.crowded.places.at(-1)!.stacks[1]!;
    const say = (detail: 'full' | 'short' | 'least' | 'sum', viewer: 0 | 1 | 'spectator' = 'spectator') =>
      texts(wrapped(stackTokens(stack, 'en', viewer, detail).flatMap((one) => one.nodes))).map((one) => one.text);
    expect(say('full').length).toBeGreaterThan(14);
    expect(say('short')).toEqual(['H', 'K', 'N', 'S', '×24', '7']);
    expect(ranks(stackTokens(stack, 'en', 'spectator', 'short'))).toEqual(['rank:1', 'rank:2', 'rank:3']);
    // Seven who are not alike are no general of rank 1 seven times.
    expect(say('least')).toEqual(['7', '×24', '7']);
    expect(say('sum')).toEqual(['×24', '7']);
    const some = { ...stack, pieces: stack.pieces.map((one, n) => (n % 2 ? { ...one, spent: true } : one)) };
    const short = stackTokens(some, 'en', 'spectator', 'short').length;
    expect(short).toBeGreaterThan(stackTokens(some, 'en', 'spectator', 'least').length);
  });

  test('are told apart by their numbers: a rank is a Roman numeral, how many a banner leads stands on a tag, a strength on its counter', () => {
    expect(ranks([1, 2, 3, 4].map((n) => ({ w: 24, h: 24, nodes: rankSign(n)!('#fff') })))).toEqual(
      [1, 2, 3, 4].map((n) => `rank:${n}`),
    );
    const outline = (n: number) =>
      JSON.stringify(rankSign(n)!('#fff'), (key, value) => (key === 'tag' ? undefined : value));
    expect(new Set([1, 2, 3, 4].map(outline)).size).toBe(4);
    expect(rankSign(0)).toBeUndefined();
    const said = (of: Sprite) => texts(wrapped(of.nodes)).map(({ text }) => text);
    const look = seatLook(0);
    expect(said(hostBanner(look, 12))).toEqual(['×12']);
    expect(said(chit(look, { sign: () => [], figure: '12' }))).toEqual(['12']);
  });

  test('of wizards and leaders have other outlines on either side', () => {
    const outline = (face: string, kind: 'leader' | 'wizard', seat: number) =>
      JSON.stringify(token({ face, kind, seat, reduced: false, spent: false, count: 1 }, 'en'), (key, value) =>
        ['fill', 'stroke', 'colour', 'text'].includes(key) ? undefined : value,
      );
    expect(outline('hastur', 'wizard', 0)).not.toBe(outline('ursa', 'wizard', 1));
    expect(outline('shale', 'leader', 0)).not.toBe(outline('kendrel', 'leader', 1));
  });

  test('drawn together are those in the open; only their owner sees how many lie in boxes', () => {
    const [stack] = sample.startOwn.places.find(({ id }) => id === 'glaginsdreg')!.stacks;
    const say = (viewer: 0 | 'spectator') =>
      texts(wrapped(stackTokens(stack!, 'en', viewer, 'short').flatMap((one) => one.nodes))).map((one) => one.text);
    expect(say(0)).toEqual(['6', '1', 'N', '3', '×3']);
    expect(say('spectator')).toEqual(['N', '3', '×3']);
  });

  test('shrink into their room however many there are', () => {
    const frame = { x: 10, y: 20, w: 130, h: 50 };
    for (const n of [1, 2, 5, 9, 30]) {
      const sprites = Array.from({ length: n }, () => ({
        w: 60,
        h: 30,
        nodes: [words('x', 5, 10, { size: 12, colour: '#000' })],
      }));
      const placed = pack(sprites, frame);
      const scale = placed.scale ?? 1;
      expect(placed.x! >= frame.x && placed.y! >= frame.y, `${n}`).toBe(true);
      for (const one of flat({ ...wrapped([placed]), width: 5000, height: 5000 })) {
        expect(one.box.x + 55 * scale).toBeLessThanOrEqual(frame.x + frame.w + 0.01);
        expect(one.box.y + 12 * scale).toBeLessThanOrEqual(frame.y + frame.h + 0.01);
      }
    }
  });

  test('a trapped wizard is behind bars, a besieged castle is marked, a garrison holds the wall', () => {
    expect(tagged(scene, 'trapped:hollow-spire').some((one) => one.kind === 'line')).toBe(true);
    expect(tagged(scene, 'besieged:caer-clavell').length).toBeGreaterThan(0);
    expect(tagged(scene, 'besieged:kimrin')).toEqual([]);
    expect(tagged(scene, 'garrison:kimrin:0').some((one) => one.text === '3')).toBe(true);
    expect(tagged(scene, 'garrison:caer-clavell:1')).toEqual([]);
    expect(tagged(scene, 'flag:caer-clavell:1').length).toBeGreaterThan(0);
  });
});

describe('What is hidden', () => {
  const own = sample.startOwn;
  const open: View = {
    ...own,
    viewer: 'spectator',
    places: own.places.map((place) => ({
      ...place,
      stacks: place.stacks.map((stack) => ({
        ...stack,
        pieces: stack.pieces.filter((piece) => piece.box === undefined),
      })),
    })),
  };

  test('a leader whose box the viewer may not know shows no number', () => {
    const loads = (view: View) =>
      tagged(pictures.board(view, { locale: 'en' }), 'stack:glaginsdreg:0')
        .map((one) => one.text)
        .filter(Boolean);
    expect(loads(own)).toEqual(['3', '7', '3', '×3']);
    expect(loads(open)).not.toContain('7');
    expect(loads(open)).toEqual(['3', '3', '×3']);
  });

  test('pieces in boxes would not even be drawn for a spectator to whom they leak', () => {
    const leaking = { ...own, viewer: 'spectator' as const };
    expect(pictures.board(leaking, { locale: 'en' })).toEqual(pictures.board(open, { locale: 'en' }));
  });

  test('a spectator has no hand, in picture and in words', () => {
    expect(pictures.hand(open, { locale: 'en' })).toBeUndefined();
    expect(pictures.alt.hand(open, { locale: 'en' })).toBe('');
  });

  test('a hand holds the boxes and books of its own seat only', () => {
    const said = texts(pictures.hand(own, { locale: 'en' })!).map((one) => one.text);
    expect(said).toContain('Warmaster Shale');
    expect(said).toContain('command 6 of 8');
    expect(said).toContain('Kishmin');
    expect(said).not.toContain('General Kendrel');
    expect(said).not.toContain('Torin');
  });
});

function wrapped(nodes: Node[]): Scene {
  return { width: 1200, height: 1700, ground: '#fff', lang: 'en', nodes: [group(nodes)] };
}
