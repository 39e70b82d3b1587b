import { heroSeats } from '../../state/pieces.ts';
import { SAURON } from '../../state/state.ts';
import type { Perform } from './kind/effect.ts';
import { asOptions, oneOf, pickHero, seatOfOption } from './questions/pick.ts';

/** The event lies before a hero with the favor on it, until he claims it by exploring (`hero/deeds/claim.ts`). */
export const giveCard: Perform<'giveCard'> = function* (t) {
  const { g } = t;
  const card = g.resolving.at(-1);
  if (card?.kind !== 'event') throw new Error('only an event is given');
  const said = yield* t.ask(SAURON, 'give-card', pickHero, { about: oneOf(asOptions(heroSeats(g))) });
  const seat = seatOfOption(said.hero) as 1 | 2 | 3;
  g.keptEvents.push({ card: card.card, seat, favor: card.favor });
  card.favor = 0;
  t.tell({ type: 'event-given', shown: { seat, event: card.card } });
};
