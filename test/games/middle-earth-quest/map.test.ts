import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { NO_TOKENS, putToken, rows } from '../../../src/games/middle-earth-quest/printed/boards/action-board.ts';
import { ActionBoard, StoryTrack } from '../../../src/games/middle-earth-quest/printed/boards/shapes.ts';
import {
  arrivals,
  GOAL,
  GREEN_PER_STORY,
  SHADOW_FALLS,
} from '../../../src/games/middle-earth-quest/printed/boards/track.ts';
import {
  distancesFrom,
  encounterDeckOf,
  havens,
  LOCATIONS,
  locationAt,
  locations,
  mapSize,
  nearestHavens,
  neighbours,
  pathBetween,
  paths,
  regions,
  seaPath,
  stackOf,
  terrains,
  within,
} from '../../../src/games/middle-earth-quest/printed/map/map.ts';
import { WorldMap } from '../../../src/games/middle-earth-quest/printed/map/shape.ts';
import type { Row } from '../../../src/games/middle-earth-quest/printed/terms/names.ts';
import { read } from '../../../src/games/middle-earth-quest/printed/terms/read.ts';
import { BOX } from './in-the-box.ts';

/** The data of the three boards: the numbers that are printed, and that wrong data do not load. */

const raw = (file: string) => JSON.parse(readFileSync(`data/middle-earth-quest/${file}`, 'utf8'));
const sum = (numbers: readonly number[]) => numbers.reduce((a, b) => a + b, 0);

describe('the map (MEQ-1.5)', () => {
  test('has the locations of the board in their regions, Havens and strongholds among them', () => {
    const all = [...locations.values()];
    expect([all.length, regions.size, havens.length]).toEqual([BOX.locations, BOX.regions, BOX.havens]);
    expect(all.filter(({ type }) => type === 'stronghold').map(({ id }) => id)).toEqual([
      'mount_gundabad',
      'dol_guldur',
      'barad_dur',
    ]);
    const perRegion = [...regions.keys()].map((region) => all.filter((one) => one.region === region).length);
    expect([perRegion, sum(perRegion)]).toEqual([[8, 6, 5, 6, 7, 6, 7, 7, 6, 5], BOX.locations]);
  });
  test('has its paths: those of water, those without a sign and those of each terrain', () => {
    expect([paths.length, paths.filter(({ water }) => water).length]).toEqual([BOX.paths.all, BOX.paths.water]);
    const signs = terrains.map(({ id }) => [id, paths.filter(({ terrain }) => terrain === id).length]);
    expect(Object.fromEntries(signs)).toEqual({ plains: 29, woods: 20, hill: 20, mountain: 17, swamp: 8 });
    expect(paths.filter(({ terrain }) => terrain === null)).toHaveLength(BOX.paths.unsigned);
    expect(sum(paths.map(({ cost }) => cost))).toBe(253);
  });
  test('has the way by sea, which is no path', () => {
    expect(seaPath).toEqual({ a: 'the_grey_havens', b: 'belfalas', cost: 3 });
    expect(pathBetween('the_grey_havens', 'belfalas')).toBeUndefined();
  });
  test('keeps all locations in its field and apart from each other', () => {
    const all = [...locations.values()];
    for (const { x, y } of all) expect(x > 30 && x < mapSize.w - 30 && y > 30 && y < mapSize.h - 30).toBe(true);
    for (const one of all)
      for (const other of all)
        if (one !== other) expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(60);
  });
  test('names everything in both languages, none twice', () => {
    for (const language of ['en', 'ja'] as const)
      expect(new Set([...locations.values()].map(({ name }) => name[language])).size).toBe(locations.size);
  });
  test('pairs its regions for decks and stacks; a Haven has its own deck and keeps its region’s stack', () => {
    expect(new Set(LOCATIONS.map(stackOf)).size).toBe(5);
    expect(new Set(LOCATIONS.map(encounterDeckOf)).size).toBe(6);
    expect([encounterDeckOf('moria'), stackOf('moria')]).toEqual(['eriador_enedwaith', 'eriador_enedwaith']);
    expect([encounterDeckOf('rivendell'), stackOf('rivendell')]).toEqual(['haven', 'misty_mirkwood']);
  });
});

describe('ways on the map', () => {
  test('lead back: who is a neighbour has one', () => {
    for (const id of LOCATIONS) for (const next of neighbours(id)) expect(neighbours(next)).toContain(id);
    expect(neighbours('barad_dur')).toEqual(['mount_doom']);
    expect(pathBetween('mount_doom', 'barad_dur')).toBe(pathBetween('barad_dur', 'mount_doom'));
  });
  test('are counted in paths', () => {
    expect(distancesFrom('barad_dur').get('minas_morgul')).toBe(3);
    expect(distancesFrom('bree').size).toBe(locations.size);
    expect(within('barad_dur', 1)).toEqual(['barad_dur', 'mount_doom']);
    expect(within('barad_dur', 0)).toEqual(['barad_dur']);
  });
  test('MEQ-8.1: the nearest Haven has the fewest paths, and there may be several', () => {
    expect(nearestHavens('erebor')).toEqual(['erebor']);
    expect(nearestHavens('osgiliath')).toEqual(['minas_tirith']);
    expect(nearestHavens('the_forest_road')).toEqual(['woodland_realm']);
    expect(nearestHavens('weathertop')).toEqual(['fornost']);
    expect(nearestHavens('eregion')).toEqual(['rivendell']);
    expect(nearestHavens('dunharrow')).toEqual(['edoras', 'minas_tirith']);
  });
  test('end where no location is: what is not on the map is refused', () => {
    expect(() => locationAt('gondolin')).toThrow('gondolin is no location of the map');
    expect(() => neighbours('gondolin')).toThrow('gondolin');
  });
});

describe('the story track', () => {
  test('goes to 18, with The Shadow Falls on 10, and green moves 2 in a Story step', () => {
    expect([GOAL, SHADOW_FALLS, GREEN_PER_STORY]).toEqual([18, 10, 2]);
    expect(([1, 2, 3] as const).map(arrivals)).toEqual([[], ['gothmog', 'ringwraiths'], ['witch_king']]);
  });
});

describe('MEQ-5.1 the action board', () => {
  const play = (...put: Row[]) => {
    let tokens = NO_TOKENS;
    return put.map((row) => {
      const { x, cleared, tokens: after } = putToken(tokens, row);
      tokens = after;
      return cleared ? `cleared ${x}` : x;
    });
  };
  test('has the numbers 6-5-4, 2-2-1 and 3-2-1', () => {
    expect([...rows.values()].map(({ x }) => x.join('-'))).toEqual(['6-5-4', '2-2-1', '3-2-1']);
  });
  test('T-6: influence three times is 6, 5, 4; the fourth token clears the board', () => {
    expect(play('place_influence', 'place_influence', 'place_influence', 'command')).toEqual([6, 5, 4, 'cleared 3']);
  });
  test('T-7: draw, influence, draw is 2, 6, 2; the fourth, influence, is 6 again', () => {
    expect(play('draw_cards', 'place_influence', 'draw_cards', 'place_influence')).toEqual([2, 6, 2, 'cleared 6']);
  });
  test('leaves the fourth token there, so that the seventh clears it again', () => {
    const all = play('command', 'command', 'command', 'command', 'command', 'command', 'command');
    expect(all).toEqual([3, 2, 1, 'cleared 3', 2, 1, 'cleared 3']);
  });
});

describe('wrong data do not load', () => {
  const broken =
    <T>(change: (map: T) => void) =>
    () => {
      const map = raw('map.json');
      change(map);
      read('map.json', WorldMap, map);
    };
  test('a terrain that is none, a Haven that is perilous, a field that nobody reads', () => {
    expect(
      broken((map: { paths: { terrain: string }[] }) => {
        map.paths[0]!.terrain = 'lava';
      }),
    ).toThrow('paths.0.terrain');
    const haven = raw('map.json').locations.findIndex(({ type }: { type: string }) => type === 'haven');
    expect(
      broken((map: { locations: { perilous: boolean }[] }) => {
        map.locations[haven]!.perilous = true;
      }),
    ).toThrow(`locations.${haven}.perilous`);
    expect(
      broken((map: { paths: { toll?: number }[] }) => {
        map.paths[3]!.toll = 1;
      }),
    ).toThrow('paths.3.toll');
  });
  test('a stronghold without its number, a row of four spaces, a track of two stages', () => {
    const at = raw('map.json').locations.findIndex(({ type }: { type: string }) => type === 'stronghold');
    expect(
      broken((map: { locations: { holds?: number }[] }) => {
        delete map.locations[at]!.holds;
      }),
    ).toThrow('holds');
    const board = raw('action-board.json');
    board.rows[0].x.push(3);
    expect(() => read('action-board.json', ActionBoard, board)).toThrow('rows.0.x');
    const track = raw('story-track.json');
    track.stages.pop();
    expect(() => read('story-track.json', StoryTrack, track)).toThrow('stages');
  });
});
