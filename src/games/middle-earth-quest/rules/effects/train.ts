import { hero } from '../../state/pieces.ts';
import { discard, draw, secretly } from '../draw.ts';
import { keepCards } from '../sauron/actions/draw.ts';
import { type Perform, seatOf } from './kind/effect.ts';

/** MEQ-6.16: of two skill cards one is shuffled into his life pool, the other is discarded. */
const LOOKED_AT = 2;

export const train: Perform<'train'> = function* (t, now, { n }) {
  const { g } = t;
  const seat = seatOf(now);
  for (let i = 0; i < n; i++) {
    const cards = draw(t, 'skillDeck', LOOKED_AT);
    if (cards.length === 0) return;
    g.looking = { seat, deck: 'skill', cards };
    t.tell({ type: 'training', shown: { seat, n: cards.length }, only: secretly(seat, cards) });
    const said = yield* t.ask(seat, 'train', keepCards, { secret: true, about: { keep: 1 } });
    const kept = Number(said.cards[0]) - 1;
    g.looking = null;
    discard(g, 'skillDeck', cards.toSpliced(kept, 1));
    const { id, piles } = hero(g, seat);
    piles.life = t.rng.shuffle([...piles.life, cards[kept]!], `life/${id}`);
    t.tell({ type: 'trained', shown: { seat, skill: cards[kept]! } });
  }
};
