import fc from 'fast-check';
import { makeRng } from '#core/rng';
import { scythe } from '#games/scythe/game';
import { AUTOMA_LEVELS } from '#games/scythe/printed/automa';
import { BOXES, hexes, RECRUIT_BONUSES, STRUCTURES } from '#games/scythe/printed/content';
import { encounterHexes } from '#games/scythe/printed/places';
import { DECLINABLE, type State } from '#games/scythe/state/state';
import { asJson, type Built } from '../../kit/played-on.ts';
import { dealCards } from './placed-cards.ts';
import { type Mats, placeDueStars, setMats } from './placed-mats.ts';
import { type Placing, placePieces } from './placed-pieces.ts';

/**
 * Positions of Scythe that nobody has played to, at the beginning of a turn: factions and mats as they are dealt, everything else
 * anywhere it may lawfully be. All is chosen small first, so that a fault is told in a position of few pieces.
 */

const SEATS = 7;
const small = (max: number) => fc.nat({ max });
const rarely = fc.nat({ max: 9 }).map((n) => n === 9);
const ofEach = <T>(one: fc.Arbitrary<T>) => fc.array(one, { minLength: SEATS, maxLength: SEATS });
const places = fc.array(small(hexes.size - 1), { minLength: 8, maxLength: 8 });

const mats: fc.Arbitrary<Mats> = fc.record({
  power: small(16),
  popularity: small(18),
  coins: small(80),
  section: small(5),
  upgrades: fc.subarray([...BOXES]),
  targets: fc.array(small(3), { minLength: BOXES.length, maxLength: BOXES.length }),
  mechs: small(4),
  firstMech: small(3),
  recruits: small(4),
  bonuses: fc.shuffledSubarray([...RECRUIT_BONUSES], { minLength: RECRUIT_BONUSES.length }),
  declines: fc.oneof({ weight: 4, arbitrary: fc.constant([]) }, { weight: 1, arbitrary: fc.subarray([...DECLINABLE]) }),
  combatStars: small(2),
  powerStar: rarely,
  popularityStar: rarely,
  revealed: small(2),
});
const hand = fc.oneof({ weight: 3, arbitrary: small(4) }, { weight: 1, arbitrary: small(20) });
const placing: fc.Arbitrary<Placing> = fc.record({
  character: small(hexes.size),
  workers: places,
  workersOut: fc.integer({ min: 2, max: 8 }),
  mechs: places,
  structures: fc.subarray([...STRUCTURES]),
  built: places,
  tokens: places,
  tokensOut: small(4),
  armed: fc.boolean(),
  goods: fc.array(fc.record({ at: small(hexes.size - 1), kind: small(3), n: small(5) }), { maxLength: 8 }),
});

/** Whole positions with the options of their match. */
export const positions: fc.Arbitrary<Built<State>> = fc
  .record({
    seats: fc.integer({ min: 1, max: SEATS }),
    table: fc.record({
      expansion: fc.constantFrom('base', 'invaders'),
      mats: fc.constantFrom('any', 'balanced', 'chosen'),
      cards: fc.constantFrom(...scythe.options.cards!),
      'factory-card-3': fc.constantFrom(...scythe.options['factory-card-3']!),
      relentless: fc.constantFrom(...scythe.options.relentless!),
      disarm: fc.constantFrom(...scythe.options.disarm!),
      deals: fc.constantFrom(...scythe.options.deals!),
      automa: fc.constantFrom(...AUTOMA_LEVELS),
    }),
    seed: small(1_000_000),
    mats: ofEach(mats),
    placing: ofEach(placing),
    cards: ofEach(fc.record({ hand, factory: rarely })),
    /** Whose land each hex is: enemies share none. */
    lands: fc.array(small(SEATS), { minLength: hexes.size, maxLength: hexes.size }),
    encounters: fc.subarray([...encounterHexes]),
    discarded: small(30),
    box: small(30),
    cardsLeft: small(19),
    active: small(SEATS),
    rounds: small(30),
  })
  .map(({ seats, table, seed, lands, active, rounds, ...chosen }) => {
    const options = { ...table, expansion: seats > 5 ? 'invaders' : table.expansion };
    const g = dealt(options, seats, seed);
    const n = g.players.length;
    dealCards(g, { ...chosen, seed });
    for (const seat of g.players.keys()) setMats(g, seat, chosen.mats[seat]!);
    placePieces(g, { ...chosen, lands: lands.map((land) => land % n) });
    // SC-2.8: turns go round from the seat that its mat has named first.
    const at = active % n;
    g.turns = rounds * n + ((at - g.order.indexOf(g.active) + n) % n);
    g.active = g.order[at]!;
    for (const seat of g.players.keys()) placeDueStars(g, seat, chosen.mats[seat]!);
    return asJson({ options, seats, g });
  });

/** The state after the set-up; mats that people choose are chosen as they would have been dealt. */
function dealt(options: Record<string, string>, seats: number, seed: number): State {
  const mats = options.mats === 'chosen' ? 'any' : options.mats!;
  const rng = makeRng({ seed: String(seed), drawn: {} });
  const sitting = Array.from({ length: seats }, (_, i) => i);
  const g = scythe.setup({ options: { ...options, mats }, seats: sitting, roles: [], carried: null, rng });
  g.mats = options.mats as State['mats'];
  if (g.mats === 'chosen') g.picks = g.players.flatMap(({ faction, mat }) => (mat === null ? [] : [{ faction, mat }]));
  return g;
}
