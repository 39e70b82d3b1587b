import { z } from 'zod';
import type { Message, Script, Table, Thing } from '#core/types';
import { putToken } from '../../../printed/boards/action-board.ts';
import { cardIn } from '../../../printed/terms/card-things.ts';
import { takeRow } from '../../../state/sauron/row.ts';
import { SAURON, type State } from '../../../state/state.ts';
import { action } from '../../action.ts';
import { discard, draw, secretly } from '../../draw.ts';

/** MEQ-5.3: X Shadow cards to hand; X Plot cards, of which one is kept. */

export const drawCards = action({
  name: 'draw-cards',
  fields: {},
  foresee: ({ g }) => ({
    says: [{ key: 'foresee.draws', args: { x: putToken(g.actionTokens, 'draw_cards').x } }],
  }),
});

function lookedAt({ looking }: State, i: string): Thing {
  const { deck, cards } = looking!;
  const id = cards[Number(i) - 1]!;
  if (deck === 'token') return { of: 'figure', id };
  return cardIn(deck === 'skill' ? 'combat' : deck, id);
}

/** How many of the cards he looks at he keeps. */
const Keeping = z.object({ keep: z.int() });

/** Cards he looks at, by their place, as there can be two alike. */
export const keepCards = action({
  name: 'keep-cards',
  about: Keeping,
  fields: {
    cards: {
      kind: 'some',
      of: (i, { g }) => [lookedAt(g, i)],
      options: ({ g }) => (g.looking?.cards ?? []).map((_, i) => String(i + 1)),
      size: ({ g, about }) => {
        const n = Math.min(about.keep, g.looking?.cards.length ?? 0);
        return [n, n] as const;
      },
      label: (i, { g }): Message => ({ key: `${g.looking!.deck}.${lookedAt(g, i).id}` }),
    },
  },
});

export function* drawsCards(t: Table<State>): Script {
  const x = takeRow(t, 'draw_cards');
  drawShadow(t, x);
  yield* drawAndKeep(t, 'plot', { draw: x, keep: 1 });
}

/** Shadow cards to Sauron's hand. */
export function drawShadow(t: Table<State>, n: number): void {
  const cards = draw(t, 'shadowDeck', n);
  if (cards.length === 0) return;
  t.g.shadow.push(...cards);
  t.tell({ type: 'shadow-drawn', shown: { n: cards.length }, only: secretly(SAURON, cards) });
}

/** Draws, keeps some and puts the rest away: Plot cards to the bottom of the deck, Shadow cards on the discards (MEQ-2.7, 5.3). */
export function* drawAndKeep(t: Table<State>, deck: 'shadow' | 'plot', n: { draw: number; keep: number }): Script {
  const { g } = t;
  const which = `${deck}Deck` as const;
  const drawn = draw(t, which, n.draw);
  if (drawn.length === 0) return;
  let kept: readonly number[] = drawn.map((_, i) => i);
  if (drawn.length > n.keep) {
    g.looking = { seat: SAURON, deck, cards: drawn };
    t.tell({ type: `${deck}-looked`, shown: { n: drawn.length }, only: secretly(SAURON, drawn) });
    const { cards } = yield* t.ask(SAURON, `keep-${deck}`, keepCards, {
      secret: true,
      about: { keep: n.keep },
    });
    kept = cards.map((i) => Number(i) - 1);
    g.looking = null;
  }
  const mine = kept.map((i) => drawn[i]!);
  const others = drawn.filter((_, i) => !kept.includes(i));
  if (deck === 'shadow') {
    g.shadow.push(...mine);
    discard(g, which, others);
  } else {
    g.plots.push(...mine);
    g.plotDeck.draw.push(...others);
  }
  t.tell({ type: `${deck}-kept`, shown: { n: mine.length, of: drawn.length }, only: secretly(SAURON, mine) });
}
