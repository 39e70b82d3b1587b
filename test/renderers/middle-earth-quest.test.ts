import { describe, expect, test } from 'vitest';
import { locales } from '#core/text';
import type { Json } from '#core/types';
import { characters, quests } from '#games/middle-earth-quest/printed/cards/possessions';
import { minions, monsters } from '#games/middle-earth-quest/printed/combat/foes';
import { heroes } from '#games/middle-earth-quest/printed/combat/heroes';
import { LOCATIONS, paths, regions, strongholds, terrains } from '#games/middle-earth-quest/printed/map/map';
import type { View } from '#games/middle-earth-quest/seen/view.types';
import { boardLines } from '#renderers/middle-earth-quest/alt';
import { coin } from '#renderers/middle-earth-quest/coins';
import { errandsOf } from '#renderers/middle-earth-quest/errands';
import { plateOf, SIGN, spotOf } from '#renderers/middle-earth-quest/geography';
import { mapPictures } from '#renderers/middle-earth-quest/index';
import {
  characterPiece,
  eventPiece,
  favorPiece,
  heroPiece,
  markerPiece,
  minionPiece,
  plotPiece,
  tokenPiece,
} from '#renderers/middle-earth-quest/pieces';
import { signOf } from '#renderers/middle-earth-quest/places';
import { bust } from '#renderers/middle-earth-quest/portraits';
import { TERRAIN_SIGNS } from '#renderers/middle-earth-quest/signs';
import { territories } from '#renderers/middle-earth-quest/territories';
import type { Node, Scene } from '#renderers/scene';
import { now as lime } from '#renderers/theme';
import { flat, overlap } from './boxes.ts';
import { outside, texts, wrong } from './legible.ts';
import { crowded, middle, start, withInfluence } from './middle-earth-quest-samples.ts';

/** The map of Middle-Earth Quest as it is drawn, and the words that say the same. */

const samples = { start, middle, crowded };
const { board } = mapPictures;
const now = {
  said: ['Eleanor goes from Minas Tirith to Osgiliath.'],
  events: [],
  asked: [{ seat: 2, words: 'Combat or explore?' }],
};
const scenes: [string, Scene][] = locales.flatMap((locale) => [
  ...Object.entries(samples).map(([name, view]): [string, Scene] => [
    `${name} ${locale}`,
    board(view, { locale, now }),
  ]),
  ...[...regions.keys(), ...LOCATIONS].flatMap((focus): [string, Scene][] => [
    [`middle at ${focus} ${locale}`, board(middle, { locale, focus })],
    [`crowded at ${focus} ${locale}`, board(crowded, { locale, focus })],
  ]),
  [`legend ${locale}`, board(middle, { locale, focus: 'legend' })],
]);
/** All words drawn below a tag. */
const wordsAt = (scene: Scene, tag: string) => texts(scene).filter(({ tags }) => tags.includes(tag));
const spoken = (view: View, tag: string, focus?: string) =>
  wordsAt(board(view, { locale: 'en', ...(focus !== undefined && { focus }) }), tag).map((one) => one.text);

describe('Every picture', () => {
  test('is 1200 wide and at most 1880 high', () => {
    expect(scenes.length).toBeGreaterThan(290);
    for (const [name, { width, height }] of scenes) {
      expect(width, name).toBe(1200);
      expect(height, name).toBeLessThanOrEqual(1880);
    }
  });
  test('has its words inside the frame', () => {
    expect(wrong(scenes, (scene) => outside(withoutEdge(scene)))).toEqual([]);
  });
  test('survives JSON', () => {
    for (const [name, scene] of scenes.slice(0, 3)) expect(JSON.parse(JSON.stringify(scene)), name).toEqual(scene);
  });
});

/** What is cut at the edge of a window stands in the list below it, or on the whole map. */
const withoutEdge = (scene: Scene): Scene => ({
  ...scene,
  nodes: scene.nodes.filter(
    (node) => !(node.kind === 'group' && node.nodes.some((inner) => inner.kind === 'group' && inner.tag === 'map')),
  ),
});

describe('The drawn map', () => {
  test('has no path over another, none under a sign, and no plate over a sign or another plate', () => {
    const crosses = (a: (typeof paths)[number], b: (typeof paths)[number]) => {
      if (new Set([a.a, a.b, b.a, b.b]).size < 4) return false;
      const side = (p: string, q: string, r: string) => {
        const [[px, py], [qx, qy], [rx, ry]] = [spotOf(p), spotOf(q), spotOf(r)];
        return Math.sign((qx - px) * (ry - py) - (qy - py) * (rx - px));
      };
      return side(a.a, a.b, b.a) !== side(a.a, a.b, b.b) && side(b.a, b.b, a.a) !== side(b.a, b.b, a.b);
    };
    const signBox = (id: string) => {
      const [x, y] = spotOf(id);
      return { x: x - SIGN, y: y - SIGN, w: 2 * SIGN, h: 2 * SIGN };
    };
    const plates = paths.map((one) => ({ id: `${one.a}-${one.b}`, box: plateOf(one) }));
    const faults = paths.flatMap((one, n) => [
      ...paths
        .slice(n + 1)
        .flatMap((other) => (crosses(one, other) ? [`${plates[n]!.id} crosses ${other.a}-${other.b}`] : [])),
      ...plates
        .slice(n + 1)
        .flatMap(({ id, box }) => (overlap(box, plates[n]!.box) ? [`${plates[n]!.id} over ${id}`] : [])),
      ...LOCATIONS.flatMap((id) => (overlap(plates[n]!.box, signBox(id), 3) ? [`${plates[n]!.id} over ${id}`] : [])),
    ]);
    expect(faults).toEqual([]);
  });
  test('says what a path costs on a coin: all over a window, and on the whole board while no hero is asked to go on nowhere', () => {
    const costs = (scene: Scene, { a, b }: (typeof paths)[number]) =>
      wordsAt(scene, `path:${a}-${b}`).map((one) => one.text);
    const whole = board(start, { locale: 'en' });
    for (const one of paths) expect(costs(whole, one), `${one.a}-${one.b}`).toEqual([]);
    const window = board(start, { locale: 'en', focus: 'bree' });
    for (const one of paths.filter(({ a, b }) => [a, b].includes('bree')))
      expect(costs(window, one), `${one.a}-${one.b}`).toEqual([String(one.cost)]);
  });
  test('gives each point of the field to the place that is nearest', () => {
    const lands = territories(
      [
        ['west', [2, 5]],
        ['east', [8, 5]],
      ],
      { x: 0, y: 0, w: 10, h: 10 },
    );
    const xs = lands.get('west')!.outline.map(([x]) => x);
    expect([Math.min(...xs), Math.max(...xs)]).toEqual([0, 5]);
    expect(lands.get('east')!.sides.filter(({ next }) => next === 'west')).toHaveLength(1);
  });
});

describe('What lies on the map', () => {
  test('is influence: a number, in a stronghold with what it holds', () => {
    for (const [id, n] of Object.entries(middle.influence))
      expect(spoken(middle, `place:${id}`), id).toEqual([
        strongholds.has(id) ? `${n}/${strongholds.get(id)}` : String(n),
      ]);
    expect(spoken(start, 'place:bree')).toEqual([]);
    expect(spoken(withInfluence(start, {}), 'place:barad_dur')).toEqual(['0/6']);
  });
  test('is the shadow: smoke where influence lies or may be placed, and nowhere else', () => {
    const smoking = (view: View) =>
      new Set(
        flat(board(view, { locale: 'en' })).flatMap(({ tags }) => tags.filter((tag) => tag.startsWith('smoke:'))),
      );
    const reached = LOCATIONS.filter((id) => (middle.reach[id] ?? 0) > 0);
    expect(reached.length).toBeGreaterThan(10);
    const lies = LOCATIONS.filter((id) => !strongholds.has(id) && (middle.influence[id] ?? 0) > 0);
    expect([...smoking(middle)].sort()).toEqual([...new Set([...reached, ...lies])].map((id) => `smoke:${id}`).sort());
    expect([...smoking(withInfluence(middle, { bree: 1 }))]).toEqual(['smoke:bree']);
    const inked = (view: View, id: string) =>
      flat(board(view, { locale: 'en' })).filter(({ tags }) => tags.includes(`place:${id}`)).length;
    const free = reached.find((id) => (middle.influence[id] ?? 0) === 0 && !middle.perilous.includes(id))!;
    expect(inked(middle, free)).toBe(inked(withInfluence(middle, {}), free) + 1);
  });
  test('are heroes, minions with the health they have left, tokens with their number, favor, plots and the event', () => {
    const faces = (id: string) => [
      ...new Set(
        flat(board(middle, { locale: 'en' })).flatMap(({ tags }) =>
          tags.includes(`pieces:${id}`) ? tags.filter((tag) => tag.startsWith('face:')) : [],
        ),
      ),
    ];
    expect(faces('weathertop')).toEqual(['face:ringwraiths', 'face:aragorn']);
    expect(spoken(middle, 'pieces:weathertop')).toEqual(['5/9', '1']);
    expect(faces('osgiliath')).toEqual(['face:eleanor']);
    expect(spoken(middle, 'pieces:osgiliath')).toEqual(['7']);
    expect(spoken(middle, 'pieces:lothlorien')).toEqual(['3']);
    expect(faces('minas_tirith')).toEqual(['face:denethor']);
    expect(spoken(middle, 'pieces:minas_tirith')).toEqual(['2']);
    expect(faces('bree')).toEqual(['face:gandalf']);
  });
  test('is a banner where an open quest leads, told in words as well, and none once it is done', () => {
    const asks = [...quests.values()].find(({ task }) => task.is === 'explore')!;
    const at = asks.task.is === 'explore' ? asks.task.at : '';
    const holding = (is: 'open' | 'done'): View => ({
      ...start,
      heroes: start.heroes.map((one, n) => (n === 0 ? { ...one, starting: { card: asks.id, is } } : one)),
    });
    expect(errandsOf(holding('open')).map((one) => [one.seat, one.at])).toEqual([[start.heroes[0]!.seat, at]]);
    expect(errandsOf(holding('done'))).toEqual([]);
    const inked = (view: View) =>
      flat(board(view, { locale: 'en' })).filter(({ tags }) => tags.includes(`pieces:${at}`)).length;
    expect(inked(holding('open'))).toBeGreaterThan(inked(holding('done')));
    expect(boardLines(holding('open'), 'en').join()).toContain(asks.name.en);
    expect(boardLines(holding('done'), 'en').join()).not.toContain(asks.name.en);
  });
  test('has a bright outline round a hero who is asked with a pointer over it, and round no other', () => {
    const bright = (asked: readonly { seat: number; words: string }[]) =>
      JSON.stringify(board(middle, { locale: 'en', now: { said: [], events: [], asked } }).nodes[0]).split(lime)
        .length - 1;
    const seat = middle.heroes[0]!.seat;
    expect(bright([])).toBe(0);
    expect(bright([{ seat, words: 'Move?' }])).toBe(2);
    expect(bright([{ seat: 0, words: 'Place influence?' }])).toBe(0);
  });
  test('is a token’s face for Sauron alone: what a view does not know stands nowhere', () => {
    const faces = new Set(crowded.tokens.map(({ face }) => `face:${face}`));
    const seen = (view: View) =>
      flat(board(view, { locale: 'en' })).filter(({ tags }) => tags.some((tag) => faces.has(tag)));
    expect(seen(crowded).length).toBeGreaterThan(20);
    const hidden = { ...crowded, tokens: crowded.tokens.map((token) => ({ ...token, face: null })) };
    expect(seen(hidden)).toEqual([]);
    expect(mapPictures.alt.board(hidden, { locale: 'en', focus: 'bree' })).not.toMatch(/Orc|Warg/);
    expect(boardLines(hidden, 'en').join()).not.toMatch(/\(Orc\)|Warg|blank/);
  });
  test('lies in a heap where there are more than four tokens, and the window’s list has all of them', () => {
    const tokens = [1, 2, 3, 4, 5, 6].map((no) => ({ no, at: 'bree', stack: 'eriador_enedwaith', face: null }));
    const view = { ...start, tokens };
    expect(spoken(view, 'pieces:bree')).toEqual(['1', '2', '3', '+3']);
    expect(spoken(view, 'list', 'bree')[0]).toBe('Bree: token 1, token 2, token 3, token 4, token 5, token 6.');
  });
  test('is told apart without colour: every sign and piece has a shape or letters of its own', () => {
    const letter = (nodes: readonly Node[]) => JSON.stringify(nodes).replaceAll(/"#[0-9a-f]{3,8}"/g, '""');
    const kinds = [
      heroPiece(1, 'thalin').nodes,
      characterPiece('theoden').nodes,
      minionPiece('gothmog', 0).nodes,
      tokenPiece({ no: 1, face: null }).nodes,
      favorPiece(1).nodes,
      plotPiece(0, 'en').nodes,
      eventPiece().nodes,
      ...(['green', 'yellow', 'red', 'black'] as const).map((colour) => markerPiece(colour, 24).nodes),
      ...Object.values(TERRAIN_SIGNS).map((sign) => sign('#000000')),
      ...([...terrains.map(({ id }) => id), null] as const).map((terrain) => coin({ terrain, cost: 2, water: false })),
      ...[0, 3].map((limit) => signOf({ type: 'normal', perilous: false, n: 0, limit })),
      signOf({ type: 'normal', perilous: true, n: 0, limit: 0 }),
      signOf({ type: 'haven', perilous: false, n: 0, limit: 0 }),
      signOf({ type: 'stronghold', perilous: true, n: 0, limit: 3 }),
    ];
    expect(new Set(kinds.map(letter)).size).toBe(kinds.length);
  });
  test('has a face of its own for each hero, minion, character and monster', () => {
    const ids = [...heroes.keys(), ...minions.keys(), ...monsters.keys(), ...characters.keys(), 'blank'];
    expect(ids.length).toBeGreaterThan(30);
    const drawings = ids.map((id) =>
      JSON.stringify(bust(id))
        .replaceAll(/"#[0-9a-f]{3,8}"/g, '""')
        .replaceAll(id, ''),
    );
    expect(new Set(drawings).size).toBe(ids.length);
  });
});

describe('What just happened', () => {
  const told = (events: { type: string; shown: Record<string, Json> }[]) => {
    const scene = board(middle, { locale: 'en', now: { ...now, events } });
    return [...new Set(flat(scene).flatMap(({ tags }) => tags.filter((tag) => /^(changed:|way$)/.test(tag))))].sort();
  };
  test('is a way from where somebody left, and a ring where he came to', () => {
    expect(
      told([{ type: 'hero-moves', shown: { seat: 2, from: 'minas_tirith', to: 'osgiliath', cards: [] } }]),
    ).toEqual(['changed:osgiliath', 'way']);
    expect(
      told([{ type: 'figure-moves', shown: { figure: 'gothmog', from: 'moria', to: 'lothlorien' } }]),
    ).toHaveLength(2);
  });
  test('is a ring round each place that the news name, however deep', () => {
    const fell = { key: 'label.falls', args: { place: 'rhun', from: 3, to: 1 } };
    expect(told([{ type: 'influence-falls', shown: { falls: [fell] } }])).toEqual(['changed:rhun']);
    expect(told([{ type: 'favor-placed', shown: { places: [{ key: 'location.bree' }] } }])).toEqual(['changed:bree']);
    expect(told([{ type: 'hero-draws', shown: { seat: 1, n: 5 } }])).toEqual([]);
  });
});

test('Places to look at are the legend, the regions and the places; an unknown one is the whole board', () => {
  const ids = mapPictures.places(middle, 'en').map(({ id }) => id);
  const all = 1 + regions.size + LOCATIONS.length;
  expect([ids.length, new Set(ids).size]).toEqual([all, all]);
  expect(board(middle, { locale: 'en', focus: 'gondolin' })).toEqual(board(middle, { locale: 'en' }));
});

test('What a board is kept for changes with the pieces, not with whose turn it is', () => {
  const { lasting } = mapPictures;
  expect(lasting({ ...middle, turn: null, round: 9 })).toEqual(lasting(middle));
  expect(lasting({ ...middle, pool: { now: 1, most: 8 } })).not.toEqual(lasting(middle));
});
