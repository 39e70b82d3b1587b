import { z } from 'zod';
import { PlotTag } from '../effects/ids.ts';
import { Id } from '../terms/plain.ts';
import { Mode } from './hero.ts';

/** Effects on Sauron's cards, and on the card itself. */

const n = z.int().min(1);
const Deck = z.enum(['shadow', 'plot']);

export const CARD_OPS = [
  z.strictObject({ op: z.literal('sauronDraw'), deck: Deck, n }),
  z.strictObject({ op: z.literal('sauronDiscard'), deck: Deck, n, mode: Mode }),
  z.strictObject({ op: z.literal('lookHand'), deck: z.literal('plot') }),
  /** The top card, which goes back on top or to the bottom. */
  z.strictObject({ op: z.literal('peekPlotDeck') }),
  /** A discarded Plot or Shadow card, open, to the hand. */
  z.strictObject({ op: z.literal('fetchDiscard') }),
  /** One of these plots, out of the deck or its discards; `handOrPlay`: it may be played at once (MEQ-3.6). */
  z.strictObject({ op: z.literal('fetchPlot'), plots: z.array(Id).min(1), to: z.literal('handOrPlay') }),
  z.strictObject({ op: z.literal('fetchPlotOf'), tag: PlotTag, to: z.literal('hand') }),
  z.strictObject({ op: z.literal('shufflePlotDeck') }),
  /** This card and the discards of its deck, into the deck. */
  z.strictObject({ op: z.literal('reshuffleSelf') }),
  /** Favor of a hero, onto this card. */
  z.strictObject({ op: z.literal('favorToCard'), n }),
  /** Sauron gives this card to a hero, who takes what lies on it when he explores where one of these is, too. */
  z.strictObject({
    op: z.literal('giveCard'),
    claim: z.tuple([z.literal('character'), z.literal('otherHero')]),
  }),
  z.strictObject({ op: z.literal('redistributeCorruption'), heroes: z.literal(2) }),
] as const;
