import { events } from '../../../printed/cards/decks.ts';
import { hero, heroesAt } from '../../../state/pieces.ts';
import { discard } from '../../draw.ts';
import type { Deed } from './deed.ts';

/** Takes the favor off an event card that Sauron gave him, where there is a character or another hero; then it is discarded. */
export const claim: Deed = {
  on: (g, seat) => {
    const { at } = hero(g, seat);
    const inCompany = Object.values(g.characters).includes(at) || heroesAt(g, at).length > 1;
    return inCompany ? g.keptEvents.flatMap((kept) => (kept.seat === seat ? [kept.card] : [])) : [];
  },
  label: (card) => ({ key: 'deed.claim', args: { event: card } }),
  *does(t, calls, seat, card) {
    const { favor } = t.g.keptEvents.find((kept) => kept.card === card)!;
    t.g.keptEvents = t.g.keptEvents.filter((kept) => kept.card !== card);
    discard(t.g, { events: events.get(card)!.stage }, [card]);
    t.tell({ type: 'claimed', shown: { seat, event: card } });
    if (favor > 0) yield* calls.perform(t, { calls, seat }, [{ op: 'favor', n: favor }]);
  },
};
