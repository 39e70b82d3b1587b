import type { Json, Table } from '#core/types';
import type { Blow, Modifier } from '../../printed/sum/attack.ts';
import { json } from '../../printed/words/parts.ts';
import { sumWords } from '../../printed/words/sum.ts';
import type { Figure, State } from '../../state/state.ts';

/** A modifier card that fell, by its name in the deck. */
export type Drawn = Modifier & { id: string };

/** What is told of an attack: the terms of its sum with their names, the sum in words, the cards that counted and those that did not. */
export function tellBlow(t: Table<State>, attacker: Figure, target: Figure, { damage, terms, cards }: Blow): void {
  const shield = terms.find(({ what }) => what === 'shield');
  const named = (counting: boolean) =>
    cards.filter(({ counts }) => counts === counting).map(({ card }) => (card as Drawn).id);
  const dropped = named(false);
  t.tell({
    type: 'attack',
    shown: {
      actor: attacker.id,
      target: target.id,
      at: target.at,
      from: attacker.at,
      terms: [...terms] as Json,
      sum: json(sumWords(terms)),
      damage,
      shield: shield ? -shield.n : null,
      cards: named(true),
      dropped,
      // The names of cards that did not count (GH-7.21, GH-7.22), for the sentence.
      without: dropped.length > 0 ? { key: 'label.modifiers', args: { cards: dropped } } : null,
    },
  });
}
