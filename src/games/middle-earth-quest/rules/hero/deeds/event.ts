import { events } from '../../../printed/cards/decks.ts';
import { hero } from '../../../state/pieces.ts';
import { reads } from '../../../state/reads.ts';
import { resolve } from '../../sauron/resolve.ts';
import { type Deed, when } from './deed.ts';

/** Resolves the event whose marker lies where he stands; then its card is discarded (MEQ-3.10). */
export const event: Deed = {
  on: (g, seat) => when(g.event?.at === hero(g, seat).at),
  label: (_, { g }) => ({ key: 'deed.event', args: { event: g.event?.card ?? null } }),
  *does(t, calls, seat) {
    const { card } = t.g.event!;
    const found = events.get(card)!;
    t.g.event = null;
    t.tell({ type: 'event-explored', shown: { seat, event: card } });
    reads(t, 'event', card);
    const effects = found.kind === 'location' ? found.explore : found.effect;
    yield* resolve(t, { calls, kind: 'event', card, seat, effects, deck: { events: found.stage } });
  },
};
