import { z } from 'zod';
import type { Message, Script, SeatId, Table } from '#core/types';
import { DRAWN, perils } from '../../printed/cards/decks.ts';
import { fitsSite } from '../../printed/cards/site.ts';
import { cardsOf } from '../../printed/terms/card-things.ts';
import { rulesOn } from '../../state/attributes.ts';
import { hero } from '../../state/pieces.ts';
import { reads } from '../../state/reads.ts';
import { SAURON, type State } from '../../state/state.ts';
import { action } from '../action.ts';
import type { Calls } from '../calls.ts';
import { discard, draw, secretly } from '../draw.ts';
import { resolve } from '../sauron/resolve.ts';

/** MEQ-6.11: Sauron draws Peril cards and resolves one that fits; none fits: nothing. */

/** The place at which it is: of the hero whose turn it is. */
const fitting = (g: State, place: string): string[] =>
  (g.looking?.cards ?? []).filter((card) => fitsSite(perils.get(card)!.where, place));

export const pickPeril = action({
  name: 'pick-peril',
  about: z.object({ place: z.string() }),
  fields: {
    peril: {
      kind: 'one',
      of: cardsOf('peril'),
      options: ({ g, about }) => fitting(g, about.place),
      label: (card): Message => ({ key: `peril.${card}` }),
      absent: ({ g, about }) => {
        const fit = fitting(g, about.place);
        const others = (g.looking?.cards ?? []).filter((card) => !fit.includes(card));
        return others.map((option) => ({ option, why: { key: 'absent.elsewhere' } }));
      },
    },
  },
});

export function* facesPeril(t: Table<State>, calls: Calls, seat: SeatId): Script {
  const { g } = t;
  const place = hero(g, seat).at;
  const more = rulesOn(g, seat, 'perilDraw').reduce((sum, { n }) => sum + n, 0);
  const cards = draw(t, 'perilDeck', DRAWN.peril + more);
  g.looking = { seat: SAURON, deck: 'peril', cards };
  t.tell({ type: 'peril-drawn', shown: { seat, place, n: cards.length }, only: secretly(SAURON, cards) });
  if (fitting(g, place).length === 0) {
    g.looking = null;
    discard(g, 'perilDeck', cards);
    return t.tell({ type: 'peril-none', shown: { seat } });
  }
  const about = { hero: seat, place };
  const { peril } = yield* t.ask(SAURON, 'peril', pickPeril, { about });
  g.looking = null;
  discard(g, 'perilDeck', cards.toSpliced(cards.indexOf(peril), 1));
  t.tell({ type: 'peril', shown: { seat, peril } });
  reads(t, 'peril', peril);
  yield* resolve(t, { calls, kind: 'peril', card: peril, seat, effects: perils.get(peril)!.effect, deck: 'perilDeck' });
}
