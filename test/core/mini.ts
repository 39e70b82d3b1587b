import { declare } from '#core/declare';
import { act, begun, order, position, start } from '#core/match';
import type { NewOrder } from '#core/orders';
import type { Answer, Event, Game, Json, Match, Script, SeatId, Table } from '#core/types';
import { caravanGame } from '../kit/caravan/game.ts';
import type { Caravan } from '../kit/caravan/state.ts';

/** Matches for tests of the kernel: of one script written down in the test, and of the caravan in a position of its own. */

export interface Mini {
  heard: string[];
  /** How high each seat may count. */
  most: number[];
  over: boolean;
}
const action = declare<Mini>();
export const yes = action({ name: 'yes', fields: {} });
export const no = action({ name: 'no', fields: {} });
export const say = action({
  name: 'say',
  fields: { n: { kind: 'count', range: ({ g, seat }) => [1, g.most[seat]!] as const } },
});
export const hum = action({ name: 'hum', fields: {} });

/** A game of two or three that is one script and then over; `g.heard` is what was said. Anybody may hum. */
export function mini(script: (t: Table<Mini>) => Script, more: Partial<Game<Mini, Mini>> = {}): Game<Mini, Mini> {
  return {
    id: 'mini',
    version: 1,
    seats: { min: 2, max: 3 },
    options: {},
    parse: (saved) => saved as Mini,
    actions: { yes, no, say, hum },
    setup: ({ seats }) => ({ heard: [], most: seats.map(() => 3), over: false }),
    next: (g) => (g.over ? { outcome: { seats: [] } } : { step: 'all', args: null }),
    steps: {
      *all(t) {
        yield* script(t);
        t.g.over = true;
      },
    },
    view: (g) => g,
    asides: {
      actions: ['hum'],
      seats: ({ most }) => [...most.keys()],
      take: (t, seat) => void t.g.heard.push(`hum ${seat}`),
    },
    migrations: {},
    ...more,
  };
}

/** A match of the caravan that begins in another position. */
export function onTheRoad(
  arrange: (g: Caravan) => void,
  { seats = 2, seed = 'road', game = caravanGame } = {},
): Match<Caravan> {
  const { base, ...match } = start(game, { options: {}, seats, seed });
  const first = start(game, { options: {}, seats, seed }).news.find((line) => 'origin' in line)!;
  const arranged = structuredClone('origin' in first ? first.origin.base : base);
  arrange(arranged);
  game.parse(arranged);
  const origin = { base: arranged, drawn: {}, stepNo: 1, at: 0 };
  const rng = { seed, drawn: {} };
  return begun(game, { ...match, rng, base: arranged, stepNo: 1, answers: [], logged: 0, news: [{ origin }] });
}

export interface Said<G> {
  match: Match<G>;
  events: Event[];
  ordered: Answer[];
}

/** The match after an answer, or an aside, of that seat, as it comes back from JSON. Fails when it is refused. */
export function says<G, V>(
  game: Game<G, V>,
  match: Match<G>,
  [seat, name, args = {}]: [SeatId, string, Record<string, Json>?],
): Said<G> {
  const { open, asides } = position(game, match);
  const decision = [...open, ...asides].find((one) => one.seat === seat && one.actions.includes(name));
  if (!decision) throw new Error(`seat ${seat} is not asked for ${name}`);
  return through(act(game, match, { decision: decision.id, seat, action: name, args }));
}

/** The match after a standing order, as it comes back from JSON. Fails when it is refused. */
export const orders = <G, V>(game: Game<G, V>, match: Match<G>, given: NewOrder): Said<G> =>
  through(order(game, match, given));

function through<G>(acted: ReturnType<typeof act<G, unknown>>): Said<G> {
  if ('refused' in acted) throw new Error(acted.refused.key);
  const { match, events, ordered = [] } = acted;
  return { match: JSON.parse(JSON.stringify(match)), events, ordered: ordered.map(({ answer }) => answer) };
}

export const asked = <G, V>(game: Game<G, V>, match: Match<G>): [SeatId, string][] =>
  position(game, match).open.map(({ seat, key }) => [seat, key]);

export const refusalOf = (x: object): string | undefined =>
  'refused' in x ? (x.refused as { key: string }).key : undefined;
