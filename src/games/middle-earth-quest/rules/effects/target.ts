import { heroSeats } from '../../state/pieces.ts';
import { SAURON } from '../../state/state.ts';
import type { Perform } from './kind/effect.ts';
import { asOptions, oneOf, pickHero, seatOfOption } from './questions/pick.ts';

/** What follows on the card concerns the hero whom Sauron picks. */
export const target: Perform<'target'> = function* (t, now) {
  const said = yield* t.ask(SAURON, 'target', pickHero, { about: oneOf(asOptions(heroSeats(t.g))) });
  now.seat = seatOfOption(said.hero);
  t.tell({ type: 'targeted', shown: { hero: now.seat } });
};
