import { expect, test } from 'vitest';
import { scythe } from '#games/scythe/game';
import { placesMarked } from '../../kit/places-marked.ts';
import { type Scene, type ScytheTable, table } from './board.ts';
import { go } from './moving.ts';

/** What the board of all marks. */

const marked = (t: ScytheTable) => placesMarked(scythe.id, t);
// Industrial: Build costs 3 wood and lies under Move.
const scene = (units: Scene['seats'][number]['units'], more: Partial<Scene> = {}): Scene => ({
  seats: [
    { faction: 'nordic', mat: 'industrial', units },
    { faction: 'saxony', mechs: [] },
  ],
  ...more,
});

test('SC-4.1: of the moves that are left each hex where somebody stands who may still move', () => {
  const t = table(scene({ A5: ['worker*2', 'mech'] }));
  // Which section is taken is no question of places.
  expect(marked(t)).toBeUndefined();
  go(t, 'nordic.worker.1', ['A4']);
  expect(new Set(marked(t))).toEqual(
    new Set(
      t
        .seat(0)
        .lists('move', 'unit')
        .map((id) => t.g.units[id as string]!.at),
    ),
  );
  expect(marked(t)).not.toContain('A4');
});

test('SC-5.5: of Build each territory that can be built on, and none where every structure has been built', () => {
  const goods = { A4: { wood: 3 } };
  const building = (where: Scene) => {
    const t = table(where);
    t.seat(0).does('bottom-only', { section: 'move' });
    return t;
  };
  const t = building(scene({ A4: ['worker'], A5: ['worker'], B1: ['mech', 'worker'] }, { goods }));
  expect(new Set(marked(t))).toEqual(
    new Set(
      t
        .seat(0)
        .may('build')
        .map(({ hex }) => hex),
    ),
  );
  const structures = { mill: 'A1', mine: 'A2', armory: 'A3', monument: 'C1' };
  const all = scene({ A4: ['worker'] }, { goods });
  expect(marked(building({ ...all, seats: [{ ...all.seats[0]!, structures }, all.seats[1]!] }))).toBeUndefined();
});
