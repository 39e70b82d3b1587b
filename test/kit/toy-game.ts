import { z } from 'zod';
import { wonBy } from '#core/outcome';
import { catalogue } from '#core/text';
import type { Ahead, Game, Outcome, Proofs, Script, SeatId, StepCall, Table } from '#core/types';
import type { GamePart } from '#src/game-part';
import type { Toy } from './toy-actions.ts';
import * as say from './toy-actions.ts';
import { toyBoard } from './toy-board.ts';
import { toyPictures } from './toy-pictures.ts';
import { guide, rulebook, ruleOf } from './toy-rulebook.ts';
import en from './toy-text.en.json' with { type: 'json' };
import ja from './toy-text.ja.json' with { type: 'json' };
import type { ToyView } from './toy-view.ts';

export type { ToyView };

const state = z.strictObject({
  round: z.int(),
  rounds: z.int(),
  part: z.int(),
  points: z.array(z.int()),
  coins: z.array(z.int()),
  at: z.array(z.string()),
  hands: z.array(z.array(z.string())),
  hidden: z.array(z.string().nullable()),
  deck: z.array(z.string()),
});

type T = Table<Toy>;

/** A turn: one of seven things, several shapes of answer. */
function* turn(t: T, seat: SeatId): Script {
  const { g } = t;
  const choice = yield* t.askOneOf(seat, 'turn', TURN, { about: { round: g.round } });
  t.tell({ type: 'took-turn', shown: { seat, action: choice.name } });
  g.part++;
  if (choice.name === 'walk') {
    g.at[seat] = choice.args.way.at(-1)!;
    if (g.at[seat] === 'pond') {
      const roll = t.rng.die(6, 'fishing');
      g.points[seat]! += roll;
      t.tell({ type: 'fished', shown: { seat, roll } });
    }
  } else if (choice.name === 'gather') g.points[seat]! += choice.args.berries.length;
  else if (choice.name === 'paint') g.points[seat]! += choice.args.coats;
  else if (choice.name === 'feed') g.points[seat]! += Object.keys(choice.args.hay).length;
  else if (choice.name === 'trade') yield* settle(t, seat, choice.args);
  else if (choice.name === 'lead') {
    const points = say.worthOf(choice.args.cards);
    g.points[seat]! += points;
    t.tell({ type: 'led', shown: { seat, points } });
  } else g.coins[seat]!++;
}

/** The neighbour in the middle of the turn: agrees or not, with one press. */
function* settle(t: T, seat: SeatId, bid: { gives: string; takes: string[]; price: number }): Script {
  const answer = yield* t.askOneOf(say.other(seat), 'deal', [say.agree, say.decline], {
    about: { from: seat, price: bid.price },
  });
  if (answer.name === 'decline') return t.tell({ type: 'declined', shown: { seat: say.other(seat) } });
  t.g.coins[seat]! -= bid.price;
  t.g.coins[say.other(seat)]! += bid.price;
  t.g.points[seat]! += bid.takes.length;
  t.tell({ type: 'agreed', shown: { seat: say.other(seat), price: bid.price } });
}

/** In secret, one after the other, each puts a card aside. */
function* hiding(t: T, _args: null): Script {
  for (const seat of [0, 1]) {
    const { card } = yield* t.ask(seat, 'hide', say.hide, { secret: true });
    t.g.hidden[seat] = card;
    t.g.hands[seat] = t.g.hands[seat]!.filter((one) => one !== card);
    t.tell({ type: 'hid', shown: { seat }, only: { [seat]: { card: say.cardName(card) } } });
  }
  t.g.part++;
}

/** Both commit at once; the stronger scores, a tie nobody. Then each draws again. */
function* duel(t: T, _args: null): Script {
  const { g } = t;
  const [a, b] = yield* t.askEach([0, 1], 'duel', say.commit, { about: { round: g.round } });
  t.tell({ type: 'duel', shown: { strength: [a!.strength, b!.strength] } });
  for (const [seat, args] of [a!, b!].entries()) g.hands[seat] = g.hands[seat]!.filter((one) => one !== args.with);
  if (a!.strength !== b!.strength) g.points[a!.strength > b!.strength ? 0 : 1]! += 2;
  for (const seat of [0, 1]) {
    g.deck.push(...(g.hidden[seat] ? [g.hidden[seat]] : []), [a!, b!][seat]!.with);
    g.hidden[seat] = null;
  }
  g.deck = t.rng.shuffle(g.deck, 'deck');
  for (const seat of [0, 1]) {
    const drawn = g.deck.splice(0, 2);
    g.hands[seat]!.push(...drawn);
    t.tell({
      type: 'drew',
      shown: { seat, cards: drawn.length },
      only: { [seat]: { cards: drawn.map(say.cardName) } },
    });
  }
  g.round++;
  g.part = 0;
}

const TURN = [say.walk, say.gather, say.paint, say.feed, say.trade, say.lead, say.rest];

/** The next turn of a seat that has none now; nobody knows of one after the last round. */
function ahead(g: Toy, seat: SeatId): Ahead | null {
  const round = g.part <= seat ? g.round : g.round + 1;
  if (g.part === seat || round > g.rounds) return null;
  return { key: 'turn', actions: TURN.map(({ name }) => name), about: { round } };
}

const game: Game<Toy, ToyView> = {
  id: 'toy',
  version: 1,
  seats: { min: 2, max: 2 },
  options: { length: ['short', 'long'], purse: ['light', 'heavy'] },
  consent: { purse: ['heavy'] },
  parse: (saved) => state.parse(saved),
  actions: Object.fromEntries(say.all.map((action) => [action.name, action])),
  setup({ options, seats, rng }) {
    const deck = rng.shuffle(say.cards, 'deck');
    return {
      round: 1,
      rounds: options.length === 'long' ? 6 : 2,
      part: 0,
      points: seats.map(() => 0),
      coins: seats.map(() => (options.purse === 'heavy' ? 5 : 2)),
      at: seats.map(() => 'gate'),
      hands: seats.map(() => deck.splice(0, 3)),
      hidden: seats.map(() => null),
      deck,
    };
  },
  next(g): StepCall | Outcome {
    if (g.round > g.rounds) {
      const best = Math.max(...g.points);
      const winners = [0, 1].filter((seat) => g.points[seat] === best);
      if (winners.length === 1) return wonBy(winners, 2, g.points);
      return { outcome: { seats: g.points.map((score) => ({ result: 'drawn', score })) } };
    }
    if (g.part < 2) return { step: 'turn', args: g.part };
    return { step: g.part === 2 ? 'hiding' : 'duel', args: null };
  },
  steps: { turn, hiding, duel },
  stretches: ['took-turn', 'duel'],
  ahead,
  view: (g, viewer) => ({
    viewer,
    round: g.round,
    points: g.points,
    coins: g.coins,
    at: g.at,
    hand: viewer === 'spectator' ? [] : g.hands[viewer]!,
    held: g.hands.map((hand) => hand.length),
    hid: g.hidden.map((card) => card !== null),
    deck: g.deck.length,
  }),
  migrations: {},
};

const proofs: Proofs<Toy> = {
  swapHidden(g, viewer, rng) {
    const mine = viewer === 'spectator' ? [] : [...g.hands[viewer]!, ...(g.hidden[viewer] ? [g.hidden[viewer]] : [])];
    const unknown = rng.shuffle(
      say.cards.filter((card) => !mine.includes(card)),
      'swap',
    );
    const swap = (card: string) => (mine.includes(card) ? card : unknown.shift()!);
    return {
      ...g,
      hands: g.hands.map((hand) => hand.map(swap)),
      hidden: g.hidden.map((card) => card && swap(card)),
      deck: g.deck.map(swap),
    };
  },
};

/** A whole small game for tests of whatever knows no game: all kinds of fields, secrets, questions to both at once. */
export const toy: GamePart<Toy, ToyView> = {
  game,
  proofs,
  text: catalogue({ en, ja }),
  pictures: toyPictures,
  textBoard: toyBoard,
  rulebook,
  guide,
  ruleOf,
  command: { name: 'toy', groups: { market: ['trade', 'agree', 'decline'] } },
};
