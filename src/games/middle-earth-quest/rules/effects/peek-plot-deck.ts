import type { Message } from '#core/types';
import { SAURON } from '../../state/state.ts';
import { action } from '../action.ts';
import { draw, secretly } from '../draw.ts';
import type { Perform } from './kind/effect.ts';

const ENDS = ['top', 'bottom'];
export const putBack = action({
  name: 'put-back',
  fields: {
    to: { kind: 'one', of: 'words', options: () => ENDS, label: (end): Message => ({ key: `label.deck-${end}` }) },
  },
});

/** Where it goes is Sauron's secret. */
export const peekPlotDeck: Perform<'peekPlotDeck'> = function* (t) {
  const { g } = t;
  const cards = draw(t, 'plotDeck', 1);
  if (cards.length === 0) return;
  g.looking = { seat: SAURON, deck: 'plot', cards };
  t.tell({ type: 'plot-peeked', shown: {}, only: secretly(SAURON, cards) });
  const { to } = yield* t.ask(SAURON, 'put-back', putBack, { secret: true });
  g.looking = null;
  if (to === 'top') g.plotDeck.draw.unshift(...cards);
  else g.plotDeck.draw.push(...cards);
  t.tell({ type: 'plot-put-back', shown: {} });
};
