import { z } from 'zod';
import { declare } from '#core/declare';
import { wonBy } from '#core/outcome';
import { catalogue, type Locale } from '#core/text';
import { boardLine, boardSection, type WholeTextBoard } from '#core/text-board';
import type { Game, Outcome, Proofs, Script, SeatId, StepCall, Table, Viewer } from '#core/types';
import type { Pictures } from '#renderers/pictures';
import { disc, words } from '#renderers/scene';
import type { GamePart } from '#src/game-part';
import en from './bazaar-text.en.json' with { type: 'json' };
import ja from './bazaar-text.ja.json' with { type: 'json' };

/** What the other toy lacks: two to five seats as the options say, seats named by a draw, asides, an audit, a score. */

const COINS = 90;
const ROUNDS = 4;
const colours = ['red', 'blue', 'green', 'white', 'black'];

const state = z.strictObject({
  turn: z.int(),
  colours: z.array(z.string()),
  coins: z.array(z.int().min(0)),
  bank: z.int().min(0),
  habits: z.array(z.enum(['share', 'keep'])),
  tickets: z.array(z.int()),
  deck: z.array(z.int()),
});
export type Bazaar = z.infer<typeof state>;
type T = Table<Bazaar>;

export interface BazaarView {
  colours: readonly string[];
  coins: readonly number[];
  habits: readonly string[];
  round: number;
  ticket: number | undefined;
}

const action = declare<Bazaar>();
const stall = (value: string) => ({ key: 'stall', args: { seat: Number(value) } });

const sell = action({
  name: 'sell',
  fields: { coins: { kind: 'count', range: ({ g }) => [1, Math.min(3, g.bank)] as const } },
});
const rest = action({ name: 'rest', fields: {} });
const bid = action({
  name: 'bid',
  fields: { coins: { kind: 'count', range: ({ g, seat }) => [0, g.coins[seat]!] as const } },
});
const give = action({
  name: 'give',
  fields: {
    to: {
      kind: 'one',
      of: 'seat',
      label: stall,
      options: ({ g, seat }) => [...g.coins.keys()].filter((one) => one !== seat).map(String),
    },
    coins: { kind: 'count', range: ({ g, seat }) => [1, g.coins[seat]!] as const },
  },
});
const habit = action({
  name: 'habit',
  fields: {
    habit: {
      kind: 'one',
      of: 'words',
      label: (value) => ({ key: `habit.${value}` }),
      options: ({ g, seat }) => ['share', 'keep'].filter((one) => one !== g.habits[seat]),
    },
  },
});
const cheer = action({ name: 'cheer', fields: {} });

/** One sells or rests; the next neighbour who shares gets a coin by it. */
function* turn(t: T, seat: SeatId): Script {
  const { g } = t;
  const choice = yield* t.askOneOf(seat, 'turn', [sell, rest]);
  g.turn++;
  if (choice.name === 'rest') return t.tell({ type: 'rested', shown: { seat } });
  const next = (seat + 1) % g.coins.length;
  const sold = Math.min(choice.args.coins, g.bank);
  g.bank -= sold;
  g.coins[seat]! += sold;
  t.tell({ type: 'sold', shown: { seat, coins: sold } });
  if (g.habits[next] === 'share' && g.bank > 0) {
    g.bank--;
    g.coins[next]!++;
    t.tell({ type: 'shared', shown: { seat: next } });
  }
}

/** All bid in secret: the highest pays and gets a new ticket; whoever gave the coins away meanwhile pays what is left. */
function* auction(t: T, _args: null): Script {
  const { g } = t;
  const seats = [...g.coins.keys()];
  const bids = yield* t.askEach(seats, 'bid', bid);
  g.turn++;
  const most = Math.max(...bids.map(({ coins }) => coins));
  const seat = bids.findIndex(({ coins }) => coins === most);
  const paid = Math.min(most, g.coins[seat]!);
  g.coins[seat]! -= paid;
  g.bank += paid;
  g.deck.push(g.tickets[seat]!);
  g.deck = t.rng.shuffle(g.deck, 'tickets');
  g.tickets[seat] = g.deck.shift()!;
  t.tell({ type: 'won', shown: { seat, paid }, only: { [seat]: { ticket: g.tickets[seat]! } } });
}

const all = [sell, rest, bid, give, habit, cheer];
const roundOf = (g: Bazaar) => Math.floor(g.turn / (g.coins.length + 1));

export const bazaarGame: Game<Bazaar, BazaarView> = {
  id: 'bazaar',
  version: 1,
  seats: { min: 2, max: 5 },
  seatsFor: ({ place }) => (place === 'square' ? { min: 3, max: 5 } : { min: 2, max: 3 }),
  options: { place: ['lane', 'square'] },
  parse: (saved) => state.parse(saved),
  actions: Object.fromEntries(all.map((one) => [one.name, one])),
  setup: ({ seats, rng }) => {
    const deck = rng.shuffle(
      Array.from({ length: 12 }, (_, i) => i + 1),
      'tickets',
    );
    return {
      turn: 0,
      colours: rng.shuffle(colours, 'colours').slice(0, seats.length),
      coins: seats.map(() => 2),
      bank: COINS - 2 * seats.length,
      habits: seats.map(() => 'keep' as const),
      tickets: seats.map(() => deck.shift()!),
      deck,
    };
  },
  next(g): StepCall | Outcome {
    const seats = g.coins.length;
    if (roundOf(g) === ROUNDS) {
      const best = Math.max(...g.coins);
      const winners = [...g.coins.keys()].filter((seat) => g.coins[seat] === best);
      return wonBy(winners, seats, g.coins);
    }
    const at = g.turn % (seats + 1);
    return at < seats ? { step: 'turn', args: at } : { step: 'auction', args: null };
  },
  steps: { turn, auction },
  stretches: ['rested', 'sold', 'gave', 'cheered', 'changed', 'shared', 'won'],
  view: (g, viewer) => ({
    colours: g.colours,
    coins: g.coins,
    habits: g.habits,
    round: roundOf(g) + 1,
    ticket: viewer === 'spectator' ? undefined : g.tickets[viewer],
  }),
  seatName: (g, seat) => (g.colours[seat] ? { key: `colour.${g.colours[seat]}` } : undefined),
  asides: {
    actions: ['give', 'habit', 'cheer'],
    // Who has nothing is not listened to.
    seats: (g) => [...g.coins.keys()].filter((seat) => g.coins[seat]! > 0),
    take(t, seat, { name, args }) {
      const { g } = t;
      if (name === 'give') {
        g.coins[seat]! -= args.coins;
        g.coins[Number(args.to)]! += args.coins;
        t.tell({ type: 'gave', shown: { seat, to: Number(args.to), coins: args.coins } });
      } else if (name === 'habit') {
        g.habits[seat] = args.habit;
        t.tell({ type: 'changed', shown: { seat, habit: args.habit } });
      } else t.tell({ type: 'cheered', shown: { seat } });
    },
  },
  migrations: {},
};

const proofs: Proofs<Bazaar> = {
  audit: () => (after) => {
    const coins = after.bank + after.coins.reduce((sum, n) => sum + n, 0);
    return coins === COINS ? undefined : `${coins} coins instead of ${COINS}`;
  },
  swapHidden(g, viewer: Viewer, rng) {
    const mine = viewer === 'spectator' ? undefined : g.tickets[viewer];
    const unknown = rng.shuffle(
      [...g.tickets, ...g.deck].filter((one) => one !== mine),
      'swap',
    );
    const swap = (ticket: number) => (ticket === mine ? ticket : unknown.shift()!);
    return { ...g, tickets: g.tickets.map(swap), deck: g.deck.map(swap) };
  },
};

const text = catalogue({ en, ja });
const alt = (view: BazaarView, { locale }: { locale: Locale }) =>
  text.say({ key: 'picture.alt', args: { round: view.round, coins: [...view.coins] } }, locale);

const pictures: Pictures<BazaarView> = {
  board: (view, { locale }) => ({
    width: 300,
    height: 60,
    ground: '#fff',
    lang: locale,
    nodes: view.coins.flatMap((coins, i) => [
      disc(30 + i * 50, 30, 20, { fill: '#ddd' }),
      words(String(coins), 30 + i * 50, 35, { size: 14, colour: '#222', align: 'centre', width: 40 }),
    ]),
  }),
  hand: (view, { locale }) =>
    view.ticket === undefined
      ? undefined
      : {
          width: 100,
          height: 40,
          ground: '#fff',
          lang: locale,
          nodes: [words(String(view.ticket), 50, 25, { size: 14, colour: '#222', align: 'centre', width: 90 })],
        },
  alt: { board: alt, hand: alt },
  places: () => [],
};

const textBoard: WholeTextBoard<BazaarView, 'now' | 'own' | 'stalls'> = {
  kinds: {
    now: ({ round }) => boardSection('now', [boardLine('round', { round })]),
    own: ({ ticket }) => boardSection('own', ticket === undefined ? [] : [boardLine('ticket', { ticket })]),
    stalls: ({ coins, habits }) =>
      boardSection(
        'stalls',
        coins.map((n, seat) => boardLine('stall', { seat, coins: n, habit: habits[seat]! })),
      ),
  },
  // Stalls are called by their colours.
  facts: { colours: null, round: 'now', ticket: 'own', coins: 'stalls', habits: 'stalls' },
};

const position = z.strictObject({ coins: z.array(z.int().min(0)).min(2) });

export const bazaar: GamePart<Bazaar, BazaarView> = {
  game: bazaarGame,
  proofs,
  text,
  pictures,
  textBoard,
  command: { name: 'bazaar', groups: {} },
  score: (given, locale) =>
    position
      .parse(given)
      .coins.map((coins, seat) => text.say({ key: 'score', args: { seat, coins } }, locale))
      .join('\n'),
};
