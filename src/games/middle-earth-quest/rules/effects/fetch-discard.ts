import type { Message } from '#core/types';
import { cardIn, type Deck } from '../../printed/terms/card-things.ts';
import { SAURON, type State } from '../../state/state.ts';
import { action } from '../action.ts';
import type { Perform } from './kind/effect.ts';
import { named, parsed } from './questions/tokens.ts';

const discarded = (g: State): string[] => [
  ...new Set([
    ...g.plotDeck.discard.map((card) => named('plot', card)),
    ...g.shadowDeck.discard.map((card) => named('shadow', card)),
  ]),
];

export const fetchCard = action({
  name: 'fetch-card',
  fields: {
    card: {
      kind: 'one',
      of: (said) => [cardIn(parsed(said).kind as Deck, parsed(said).id)],
      options: ({ g }) => discarded(g),
      label: (card): Message => ({ key: `${parsed(card).kind}.${parsed(card).id}` }),
    },
  },
});

/** A discarded Plot or Shadow card, seen by all, comes to Sauron's hand. */
export const fetchDiscard: Perform<'fetchDiscard'> = function* (t) {
  const { g } = t;
  if (discarded(g).length === 0) return;
  const { kind, id } = parsed((yield* t.ask(SAURON, 'fetch', fetchCard)).card);
  const { discard } = kind === 'plot' ? g.plotDeck : g.shadowDeck;
  discard.splice(discard.lastIndexOf(id), 1);
  (kind === 'plot' ? g.plots : g.shadow).push(id);
  t.tell({ type: 'card-fetched', shown: { card: { key: `${kind}.${id}` } } });
};
