import { z } from 'zod';
import type { Json, Message } from '#core/types';
import { TERRAINS } from '../../printed/terms/names.ts';
import { said } from '../../printed/words/said.ts';
import { BOAT, barOfPaying, type Price, priceOf } from '../../state/travel/price.ts';
import { LocationId } from './influence.ts';

/** One move and its payments given by hand, as `npm run travel` reads them (docs/games/middle-earth-quest.scripts.md). */

export const TravelCase = z.object({
  from: LocationId,
  to: LocationId,
  /** The terrain of each card in hand. */
  hand: z.array(z.string()).default([]),
  items: z.array(z.string()).default([]),
  /** Positions in the hand, counted from 0. */
  pay: z.array(z.array(z.number())).default([]),
});
export type TravelCase = z.infer<typeof TravelCase>;

/** The result of a case, and its steps in words. */
export function travelOf(one: TravelCase): { answer: object; why: Message[] } {
  const { from, to, hand, items, pay } = one;
  const price = priceOf(from, to, items);
  const bars = pay.map((positions) => barOfPaying(price, hand, positions));
  const paid = bars.map((bar, i) => {
    const given: Json[] = pay[i]!.flatMap((at) => (isTerrain(hand[at]) ? [{ key: `terrain.${hand[at]}` }] : []));
    return said(bar ? `why.travel.unpaid.${bar}` : 'why.travel.paid', { no: i + 1, given });
  });
  const why = [...wayWords(one, price), ...paid];
  return { answer: { linked: price !== undefined, pay: bars.map((bar) => bar === undefined) }, why };
}

/** The way, and what it costs by the items. */
function wayWords({ from, to, items }: TravelCase, price: Price | undefined): Message[] {
  if (!price) {
    const hasSea = !items.includes(BOAT) && priceOf(from, to, [BOAT]) !== undefined;
    return [said(`why.travel.${hasSea ? 'needs-boat' : 'not-linked'}`, { from, to })];
  }
  const { terrain, cards, printed, by, horse } = price;
  const sign = priceOf(from, to, [])?.terrain ?? null;
  const way = by === 'sea' ? 'sea' : sign ? 'path' : 'path-bare';
  return [
    said(`why.travel.${way}`, { from, to, printed, ...(sign && { terrain: sign }) }),
    ...(by === 'boat' ? [said('why.travel.boat')] : []),
    ...(horse && by !== 'boat' ? [said('why.travel.horse', { before: printed, cards })] : []),
    terrain ? said('why.travel.price', { terrain, cards }) : said('why.travel.price-any', { cards }),
  ];
}

const isTerrain = (given: string | undefined): boolean => TERRAINS.some((one) => one === given);
