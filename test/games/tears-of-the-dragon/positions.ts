import fc from 'fast-check';
import { makeRng } from '#core/rng';
import { tearsOfTheDragon } from '#games/tears-of-the-dragon/game';
import { areas, ruins, seas } from '#games/tears-of-the-dragon/printed/content';
import { options } from '#games/tears-of-the-dragon/rules/setup';
import type { State } from '#games/tears-of-the-dragon/state/state';
import { asJson, type Built } from '../../kit/played-on.ts';
import { type Chosen, placeCounters } from './placed-counters.ts';
import { type Hour, setHour } from './placed-hour.ts';
import { arrangeSides, type Sides } from './placed-sides.ts';

/**
 * Positions of Tears of the Dragon that nobody has played to. All counters are anywhere they may lawfully be, at any
 * hour of a turn at which no step is in progress. All is chosen small first, so that a fault is told in a position of
 * few pieces.
 */

/** More counters than any match has; each takes its own by its place in the order. */
const COUNTERS = 120;
const small = (max: number) => fc.nat({ max });
const rarely = fc.nat({ max: 9 }).map((n) => n === 9);

const chosen: fc.Arbitrary<Chosen> = fc.record({
  fate: small(11),
  // In one place often enough that they meet.
  place: fc.oneof({ weight: 2, arbitrary: small(7) }, { weight: 1, arbitrary: small(areas.size + seas.size) }),
  under: small(4),
  reduced: fc.boolean(),
  haste: small(3),
  since: small(2),
  spent: rarely,
  fixed: rarely,
  alone: rarely,
  obfuscated: rarely,
  exposed: rarely,
});
const sides: fc.Arbitrary<Sides> = fc.record({
  castles: fc.array(fc.record({ seat: small(1), inside: fc.boolean() }), { minLength: 6, maxLength: 6 }),
  /** Whose land each place is, by its place in the order: so that most of the map is at peace. */
  lands: fc.array(small(3), { minLength: areas.size + seas.size, maxLength: areas.size + seas.size }),
  knowledge: fc.tuple(fc.subarray([...ruins]), fc.subarray([...ruins])),
  known: fc.array(fc.array(small(40), { maxLength: 8 }), { minLength: 7, maxLength: 7 }),
  minds: fc.array(
    fc.record({ modifier: small(2), blocked: rarely, burntOut: rarely, refusals: small(2), searched: rarely }),
    { minLength: 7, maxLength: 7 },
  ),
});
const hour: fc.Arbitrary<Hour> = fc.record({
  phase: fc.constantFrom('actions', 'command', 'roll', 'enemy', 'start', 'close', 'exchange', 'initiative'),
  turn: fc.integer({ min: 1, max: 30 }),
  first: small(1),
  active: small(1),
  units: small(6),
  wizard: fc.boolean(),
  lost: small(3),
  offered: fc.boolean(),
  ambassador: small(4),
  berserk: rarely,
});

/** Whole positions with the options of their match. */
export const positions: fc.Arbitrary<Built<State>> = fc
  .record({
    scenario: fc.constantFrom(...options.scenario),
    penguins: fc.constantFrom(...options.penguins),
    counters: fc.array(chosen, { minLength: COUNTERS, maxLength: COUNTERS, size: 'max' }),
    sides,
    hour,
  })
  .map(({ counters, sides: chosenSides, hour: chosenHour, ...table }) => {
    const rng = makeRng({ seed: 'unused', drawn: {} });
    const g = tearsOfTheDragon.setup({ options: table, seats: [0, 1], roles: [], carried: null, rng });
    g.placement = null;
    g.turn = chosenHour.turn;
    arrangeSides(g, chosenSides);
    placeCounters(g, counters, chosenSides.lands);
    setHour(g, chosenHour);
    return asJson({ options: table, seats: 2, g });
  });
