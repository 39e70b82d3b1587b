import type { Message, Script, SeatId, Table } from '#core/types';
import { combatCard } from '../../printed/combat/combat-cards.ts';
import { cardsOr } from '../../printed/terms/card-things.ts';
import { SAURON, type State } from '../../state/state.ts';
import { action } from '../action.ts';
import { SIDES, type Side } from './side/fighter.ts';
import { handOf, playedWords, seatOf, sideOf, whoOf } from './sides.ts';

/** MEQ-7.4: both sides put a card face down at the same time, or declare exhaustion. */

/** In place of a card: exhaustion is declared. */
export const NOTHING = 'exhaustion';

const sideOfSeat = (seat: SeatId): Side => (seat === SAURON ? 'foe' : 'hero');

/** What the stack of a side would cost with this card, as it is printed, and its strength. */
export function costWith(g: State, seat: SeatId, card: string): { cost: number; strength: number } {
  const { stack, strength } = sideOf(g, sideOfSeat(seat));
  return { cost: [...stack, card].reduce((sum, id) => sum + combatCard(id).cost, 0), strength };
}

/** The cards that the side of a seat can play, each once. */
export const cardsOf = (g: State, seat: SeatId): string[] =>
  g.combat ? [...new Set(handOf(g, sideOfSeat(seat)))] : [];

export const playCard = action({
  name: 'play-card',
  fields: {
    card: {
      kind: 'one',
      of: cardsOr(NOTHING, 'combat'),
      options: ({ g, seat }) => (g.combat ? [...cardsOf(g, seat), NOTHING] : []),
      label: (card, { g, seat }): Message => {
        if (card === NOTHING) return { key: 'label.exhaustion' };
        const { type, attack, defense } = combatCard(card);
        return { key: 'label.combat-card', args: { card, type, attack, defense, ...costWith(g, seat, card) } };
      },
    },
  },
});

type Played = Record<Side, string | null>;
const cardOf = ({ card }: { card: string }): string | null => (card === NOTHING ? null : card);

/** What both sides play; nobody sees it before both have chosen, but for the card of a side that has to play first, face up. */
export function* playCards(t: Table<State>): Script<Played> {
  const { g } = t;
  const { round } = g.combat!;
  const played: Played = { hero: null, foe: null };
  // Without cards there is only exhaustion, and everybody sees that.
  const able = SIDES.filter((side) => !sideOf(g, side).exhausted && handOf(g, side).length > 0);
  if (able.includes('hero') && g.combat!.hero.playsByChance) played.hero = byChance(t);
  const choosing = able.filter((side) => played[side] === null);
  const first = choosing.filter((side) => playsFirst(g, side));
  for (const side of first) {
    played[side] = cardOf(
      yield* t.ask(seatOf(g, side), 'combat-first', playCard, { secret: true, about: { round }, window: 'card' }),
    );
    t.reveal();
    t.tell({ type: 'plays-first', shown: { who: whoOf(g, side), card: playedWords(played[side]) } });
  }
  const others = choosing.filter((side) => !first.includes(side));
  if (others.length === 0) return played;
  const about = { round, shown: first.map((side) => playedWords(played[side])) };
  const seats = others.map((side) => seatOf(g, side));
  const said = yield* t.askEach(seats, 'combat-card', playCard, { about, window: 'card' });
  for (const [i, side] of others.entries()) played[side] = cardOf(said[i]!);
  return played;
}

/** The Balrog's fear. */
function byChance({ g, rng }: Table<State>): string {
  const hand = handOf(g, 'hero');
  return hand[rng.die(hand.length, 'combat/fear') - 1]!;
}

/** Whether a card of the other side makes it play first; two such cards do nothing to each other (Anticipate). */
function playsFirst(g: State, side: Side): boolean {
  const urges = (one: Side) =>
    !sideOf(g, one).exhausted &&
    sideOf(g, one).waiting.some((id) => combatCard(id).effects.some(({ k }) => k === 'oppRevealsFirst'));
  return urges(side === 'hero' ? 'foe' : 'hero') && !urges(side);
}
