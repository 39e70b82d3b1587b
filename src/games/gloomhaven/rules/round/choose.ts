import type { Ahead, Message, Script, SeatId, Table } from '#core/types';
import { card as cardOf } from '../../printed/content/cards.ts';
import { awake, character, heroOf } from '../../state/figures/figures.ts';
import type { State } from '../../state/state.ts';
import { action } from '../action.ts';
import { exhaust } from '../figures/exhaust.ts';
import { roundBegins } from './after-turn.ts';
import { mayRest, restsShort, shortRest } from './rest.ts';

/** GH-3: card selection. */

const numbers = (named: readonly string[]): number[] => named.map(Number);
const cardName = (no: number): Message => ({
  key: 'label.card',
  args: { card: no, initiative: cardOf(no).initiative },
});

/** GH-3.1, GH-3.2: two cards of the hand, of which the first leads. */
export const playCards = action({
  name: 'play-cards',
  fields: {
    cards: {
      kind: 'order',
      of: 'card',
      options: ({ g, seat }) => inOrder(character(g, seat).hand).map(String),
      size: () => [2, 2] as const,
      label: (no) => cardName(Number(no)),
    },
  },
  barred: ({ g, seat }) => (mayPlay(g, seat) ? undefined : { key: 'refusal.too-few-in-hand' }),
  foresee: (_, { cards: [lead] }) => ({
    says: [{ key: 'foresee.initiative', args: { initiative: cardOf(Number(lead)).initiative } }],
  }),
  isMain: true,
});

/** GH-3.3 */
export const longRest = action({
  name: 'long-rest',
  fields: {},
  barred: ({ g, seat }) => (mayRest(g, seat) ? undefined : { key: 'refusal.too-few-discarded' }),
});

/** By their initiative, which is what one looks for. */
const inOrder = (hand: readonly number[]): number[] =>
  [...hand].sort((a, b) => cardOf(a).initiative - cardOf(b).initiative);

export const mayPlay = (g: State, seat: SeatId): boolean => character(g, seat).hand.length >= 2;

/** GH-3.1: the cards of the next round, while this one is played. What is lost or drawn until then makes them fall away. */
export const chooseAhead = (g: State, seat: SeatId): Ahead | null =>
  (g.phase === 'turns' || g.phase === 'cleanup') && heroOf(g, seat) && mayPlay(g, seat)
    ? { key: 'choose', actions: [playCards.name] }
    : null;

/** GH-3: all choose at once, in secret, and may think again until the last has chosen (GH-3.8). */
export function* chooseStep(t: Table<State>): Script {
  const { g } = t;
  g.round++;
  t.tell({ type: 'round-begins', shown: { round: g.round } });
  yield* roundBegins(t);
  // GH-3.4
  for (const seat of awake(g)) if (!mayPlay(g, seat) && !mayRest(g, seat)) exhaust(t, seat);
  if (awake(g).length === 0) return;
  yield* t.together(awake(g).map((seat) => (own) => chooses(own, seat)));
  g.phase = 'reveal';
}

function* chooses(t: Table<State>, seat: SeatId): Script {
  let said = yield* t.askOneOf(seat, 'choose', [playCards, shortRest, longRest], { secret: true, window: 'cards' });
  while (said.name === 'short-rest') {
    yield* restsShort(t, seat);
    // GH-3.4: a rest can leave too few.
    if (heroOf(t.g, seat) && !mayPlay(t.g, seat) && !mayRest(t.g, seat)) exhaust(t, seat);
    if (!heroOf(t.g, seat)) return;
    said = yield* t.askOneOf(seat, 'choose', [playCards, shortRest, longRest], { secret: true, window: 'cards' });
  }
  const one = character(t.g, seat);
  if (said.name === 'long-rest') {
    one.chosen = { what: 'rest' };
    return;
  }
  // GH-3.6: they are in no pile until they are acted with.
  const [lead, second] = numbers(said.args.cards) as [number, number];
  one.chosen = { what: 'cards', lead, second };
  one.played = [lead, second];
  one.hand = one.hand.filter((no) => no !== lead && no !== second);
}
