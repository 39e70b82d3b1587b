import type { Json, Message, Script, Table } from '#core/types';
import { action } from '../action.ts';
import { cards } from '../content.ts';
import type { Figure, Hero, State } from '../state.ts';
import { die } from './death.ts';
import { character } from './figures.ts';

/** GH-8: damage, and what a character can give instead. */

const cardName = (no: string): Message => ({ key: 'label.card-name', args: { name: cards.get(Number(no))!.name } });

export const suffer = action({ name: 'suffer', fields: {} });

/** GH-8.1: a card of the hand is lost instead. */
export const loseCard = action({
  name: 'lose-card',
  fields: {
    card: { kind: 'one', options: ({ g, seat }) => character(g, seat).hand.map(String), label: cardName },
  },
  pull: () => 0.5,
});

/** GH-8.1: two discarded cards are lost instead. */
export const loseDiscarded = action({
  name: 'lose-discarded',
  fields: {
    cards: {
      kind: 'some',
      options: ({ g, seat }) => character(g, seat).discard.map(String),
      size: () => [2, 2] as const,
      label: cardName,
    },
  },
  pull: () => 0.5,
});

/** What damage comes from, for the words of the question: an attack, a trap, a wound. */
export interface Cause {
  actor?: string;
  by: 'attack' | 'retaliation' | 'trap' | 'hazard' | 'wound' | 'ability' | 'own';
}

/**
 * GH-8, GH-7.34: damage that no shield reduces any more. Gives how much was suffered. A character may lose cards instead, all
 * others cannot (GH-8.4).
 */
export function* harm(t: Table<State>, figure: Figure, n: number, cause: Cause): Script<number> {
  if (n <= 0) return 0;
  if (figure.kind === 'character' && (yield* negates(t, figure, n, cause))) return 0;
  figure.hp = Math.max(0, figure.hp - n);
  t.tell({ type: 'suffers', shown: { actor: figure.id, n, by: cause.by, hp: figure.hp } });
  if (figure.hp === 0) die(t, figure);
  return n;
}

/** GH-8.1: one decision for each source. */
function* negates(t: Table<State>, { seat, hp, id }: Hero, n: number, cause: Cause): Script<boolean> {
  const about = { n, hp, ...cause } as Json;
  const said = yield* t.askOneOf(seat, 'damage', [suffer, loseCard, loseDiscarded], { about, window: 'damage' });
  if (said.name === 'suffer') return false;
  const one = character(t.g, seat);
  if (said.name === 'lose-card') {
    const no = Number(said.args.card);
    one.hand = one.hand.filter((card) => card !== no);
    one.lost.push(no);
    t.tell({ type: 'loses-cards', shown: { actor: id, n: 1, from: 'hand' }, only: { [seat]: { cards: [no] } } });
  } else {
    const gone = said.args.cards.map(Number);
    one.discard = one.discard.filter((card) => !gone.includes(card));
    one.lost.push(...gone);
    t.tell({ type: 'loses-cards', shown: { actor: id, n: 2, from: 'discard', cards: gone } });
  }
  return true;
}
