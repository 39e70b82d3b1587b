import { SAURON } from '../../state/state.ts';
import { discard, draw, secretly } from '../draw.ts';
import { keepCards } from '../sauron/actions/draw.ts';
import { type Perform, seatOf } from './kind/effect.ts';
import { receives } from './receives.ts';

/** Sauron looks at so many cards of the corruption deck, gives one to the hero and discards the others. */
export const corruptionPick: Perform<'corruptionPick'> = function* (t, now, { draw: n }) {
  const { g } = t;
  const seat = seatOf(now);
  const cards = draw(t, 'corruptionDeck', n);
  if (cards.length === 0) return;
  g.looking = { seat: SAURON, deck: 'corruption', cards };
  t.tell({ type: 'corruption-looked', shown: { seat, n: cards.length }, only: secretly(SAURON, cards) });
  const said = yield* t.ask(SAURON, 'give-corruption', keepCards, { secret: true, about: { keep: 1 } });
  const [given] = said.cards.map((i) => Number(i) - 1);
  g.looking = null;
  discard(g, 'corruptionDeck', cards.toSpliced(given!, 1));
  yield* receives(t, now, seat, cards[given!]!);
};
