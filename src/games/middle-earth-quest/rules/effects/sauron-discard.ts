import { SAURON } from '../../state/state.ts';
import { discard } from '../draw.ts';
import type { Perform } from './kind/effect.ts';
import { discardHeld, handOf } from './questions/cards.ts';

/** Cards of his hand, by chance or of his choice, open to the discards; who holds fewer discards all. */
export const sauronDiscard: Perform<'sauronDiscard'> = function* (t, _, { deck, n: wanted, mode }) {
  const { g } = t;
  const hand = handOf(g, deck);
  const n = Math.min(wanted, hand.length);
  if (n === 0) return;
  const places = hand.map((_card, i) => i);
  let gone: number[];
  if (mode === 'random') gone = t.rng.shuffle(places, `sauron/${deck}`).slice(0, n);
  else {
    const about = { deck, n };
    const said = yield* t.ask(SAURON, 'discard-held', discardHeld, { secret: true, about });
    gone = said.cards.map((i) => Number(i) - 1);
  }
  const cards = gone.map((i) => hand[i]!);
  const kept = hand.filter((_card, i) => !gone.includes(i));
  if (deck === 'shadow') g.shadow = kept;
  else g.plots = kept;
  discard(g, `${deck}Deck`, cards);
  t.reveal();
  t.tell({ type: deck === 'shadow' ? 'shadow-discarded' : 'plots-discarded', shown: { cards } });
};
