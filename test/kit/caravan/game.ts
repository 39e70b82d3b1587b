import { z } from 'zod';
import { refuse } from '#core/actions';
import { withdraw } from '#core/offers';
import type { Game, Json, Named, Outcome, Setup, StepCall, Viewer } from '#core/types';
import { all, windows } from './actions.ts';
import { beasts, fork, market, picking, turn } from './chapters.ts';
import { asked } from './inquiries.ts';
import { beastName, type Caravan, COINS, cards, GOAL, HEALTH, memberName, ROUNDS, seatsOf, state } from './state.ts';

/** What all see of the road, and the own cards. */
export interface CaravanView {
  viewer: Viewer;
  round: number;
  road: number;
  goal: number;
  water: number;
  roles: readonly string[];
  health: readonly number[];
  coins: readonly number[];
  loads: readonly number[];
  hand: readonly string[];
  held: readonly number[];
  beasts: readonly { id: string; health: number }[];
  offers: Caravan['offers'];
}

/** What all see of a campaign. */
export interface CaravanSheet {
  treasure: number;
  known: string[];
}

const carried = z.strictObject({ treasure: z.int(), known: z.array(z.string()) });

export const caravanGame: Game<Caravan, CaravanView> = {
  id: 'caravan',
  version: 1,
  seats: { min: 2, max: 4 },
  options: { route: ['near', 'far'] },
  roles: ({ route }) => [
    { id: 'guide', n: [1, 1] },
    { id: 'traveller', n: [1, route === 'far' ? 3 : 2] },
  ],
  circles: ({ roles }) => [
    { id: 'travellers', seats: roles.flatMap((role, seat) => (role === 'traveller' ? [seat] : [])) },
  ],
  parse: (saved) => state.parse(saved),
  actions: Object.fromEntries(all.map((one) => [one.name, one])),
  setup,
  next,
  steps: { picking, fork, turn, market, beasts },
  view: (g, viewer) => ({
    viewer,
    round: g.round,
    road: g.road,
    goal: GOAL[g.route],
    water: g.water,
    roles: g.roles,
    health: g.health,
    coins: g.coins,
    loads: g.loads,
    hand: viewer === 'spectator' ? [] : g.hands[viewer]!,
    held: g.hands.map((hand) => hand.length),
    beasts: g.beasts.map(({ id, health }) => ({ id, health })),
    offers: g.offers,
  }),
  seatName: ({ roles }, seat) => memberName(roles, seat),
  actorName: (_g, actor) => beastName(actor),
  asides: {
    actions: ['withdraw', 'sing'],
    seats: (g) => seatsOf(g).filter((seat) => g.health[seat]! > 0),
    take(t, seat, { name }) {
      if (name === 'withdraw') t.g.offers = withdraw(t.g.offers, { by: seat });
      t.tell({ type: name === 'withdraw' ? 'withdrew' : 'sang', shown: { seat } });
    },
  },
  inquiries: asked,
  windows,
  stretches: ['picked', 'went', 'rested'],
  turn: turnOf,
  round: ({ round }) => ({ round }),
  campaign: {
    version: 2,
    begin: ({ route }) => ({ treasure: 0, known: route === 'far' ? ['near'] : [] }),
    parse: (saved) => carried.parse(saved),
    // At first the treasure was called gold, and every road was known.
    migrations: { 1: (old) => ({ treasure: (old as { gold: number }).gold, known: ['near', 'far'] }) },
    barred: (from, { route }) =>
      route === 'far' && !carried.parse(from).known.includes('near') ? refuse('road-unknown').refused : undefined,
    now: (g) => ({ ...g.carried, treasure: g.carried.treasure + g.loads.reduce((sum, n) => sum + n, 0) }),
    view: (from): CaravanSheet => carried.parse(from),
  },
  migrations: {},
};

function setup({ options, seats, roles, carried: from, rng }: Setup): Caravan {
  const deck = rng.shuffle(cards, 'deck');
  return {
    route: options.route as Caravan['route'],
    phase: 'pick',
    round: 1,
    turns: 0,
    whose: null,
    queue: [],
    roles: [...roles] as Caravan['roles'],
    road: 0,
    water: 4 + seats.length,
    health: seats.map(() => HEALTH),
    coins: seats.map(() => 3),
    bank: COINS - 3 * seats.length,
    loads: roles.map((role) => (role === 'guide' ? 0 : 2)),
    hands: seats.map(() => deck.splice(0, 4)),
    shown: seats.map(() => []),
    deck,
    beasts: [],
    born: 0,
    offers: [],
    carried: carried.parse(from),
  };
}

function next(g: Caravan): StepCall | Outcome {
  if (g.road >= GOAL[g.route]) return ended(g, 'won', 'arrived');
  if (g.health.every((n) => n === 0)) return ended(g, 'lost', 'exhausted');
  if (g.health.every((n, seat) => n === 0 || g.roles[seat] !== 'guide')) return ended(g, 'lost', 'astray');
  if (g.round > ROUNDS) return ended(g, 'lost', 'too-late');
  if (g.phase === 'turns') return { step: 'turn', args: g.queue[0]! };
  return { step: g.phase === 'pick' ? 'picking' : g.phase, args: null };
}

/** All arrive with what they carry, or it is lost; the next match begins from the treasure at home. */
function ended(g: Caravan, result: 'won' | 'lost', why: string): Outcome {
  const { treasure, known } = g.carried;
  const home = g.loads.reduce((sum, n) => sum + n, 0);
  const onward: Json =
    result === 'won' ? { treasure: treasure + home, known: [...new Set([...known, g.route])] } : { treasure, known };
  const seats = g.loads.map((score) => (result === 'won' ? { result, score } : { result }));
  return {
    outcome: {
      seats,
      why: { key: `end.${why}`, args: { treasure: (onward as Caravan['carried']).treasure } },
      carried: onward,
    },
  };
}

/** A seat's turn, or that of the beasts; nobody's while cards are picked and roads chosen. */
function turnOf({ phase, turns, whose }: Caravan): Named {
  if (whose !== null) return { turn: turns, whose: { key: `seat.${whose}` } };
  return phase === 'beasts' && turns > 0 ? { turn: turns, whose: { key: 'beasts' } } : null;
}
