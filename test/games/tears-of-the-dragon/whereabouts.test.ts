import { describe, expect, test } from 'vitest';
import { chanceFrom, race } from '#chance/playout';
import { areas, seas } from '#games/tears-of-the-dragon/printed/content';
import { allIds, at, idsOf, isFighter, placesOf } from '#games/tears-of-the-dragon/state/pieces';
import type { State } from '#games/tears-of-the-dragon/state/state';
import { salted } from '../../kit/salt.ts';
import { part } from './part.ts';

/** Where pieces stand, asked from the piece and from the place. */

/** Positions from early to late, of matches by chance. */
const POSITIONS = [40, 300, 900].map((most) => race(part, salted(`whereabouts/${most}`), { most }).g);

/** Some trapped and some under way, by chance, so that not all who are somewhere stand there freely. */
function hampered(g: State): State {
  const chance = chanceFrom(salted('hampered'));
  const counters = Object.entries(g.counters).map(([id, c]) => [id, { ...c, trapped: chance() < 0.2 }]);
  return { ...g, counters: Object.fromEntries(counters) };
}

describe('The places where pieces of a seat stand', () => {
  const all = [...areas.keys(), ...seas.keys()];
  test.each(POSITIONS.map(hampered).map((g) => [g.turn, g] as const))(
    'are those in which a free one is found (turn %i)',
    (_, g) => {
      for (const seat of [0, 1]) {
        const found = all.filter((place) => at(g, place, seat).length > 0);
        expect([...placesOf(g, seat)].sort()).toEqual(found.sort());
        const fought = all.filter((place) => at(g, place, seat).some(isFighter));
        expect([...placesOf(g, seat, isFighter)].sort()).toEqual(fought.sort());
      }
    },
  );
});

describe('The counters of a match', () => {
  test('are the same ones for good: none is added, removed or put in another’s stead', () => {
    const [g] = POSITIONS as [State];
    const [id] = allIds(g) as [string];
    expect(() => {
      g.counters[id] = { ...g.counters[id]! };
    }).toThrow(TypeError);
    expect(() => {
      g.counters['another-1'] = { ...g.counters[id]! };
    }).toThrow(TypeError);
    expect(Reflect.deleteProperty(g.counters, id)).toBe(false);
    expect([...idsOf(g, 0), ...idsOf(g, 1)].sort()).toEqual(Object.keys(g.counters).sort());
  });
});
