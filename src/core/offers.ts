import type { SeatId } from './terms/plain.ts';

/**
 * Offers between seats, as a list in the game's state: all that were made, in order, with terms of the game's own. What stands
 * is the last one of a seat to another. All functions are pure; a game says which terms may be offered, asks for the answers
 * and carries out what is accepted.
 */
export interface Offer {
  by: SeatId;
  /** To whom; absent at a table of two, or where anybody may take it up. */
  to?: SeatId;
}
/** Whose offer to whom; without `to` whatever the seat has offered. */
type Between = Pick<Offer, 'by' | 'to'>;

const isFrom = ({ by, to }: Offer, between: Between) =>
  by === between.by && (between.to === undefined || to === between.to);

/** The offers with a new one, which takes the place of what this seat has offered the same seat before. */
export const propose = <O extends Offer>(offers: readonly O[], offer: O): O[] => [...offers, offer];

/** The offer of this seat that stands; undefined when there is none. */
export const standingOffer = <O extends Offer>(offers: readonly O[], between: Between): O | undefined =>
  offers.findLast((one) => isFrom(one, between));

/** All offers that stand, in order. */
export const allStanding = <O extends Offer>(offers: readonly O[]): O[] =>
  offers.filter((one) => standingOffer(offers, one) === one);

/** The offers with other terms instead of this offer, by the seat to whom it was made. */
export function counter<O extends Offer>(
  offers: readonly O[],
  { by, to }: O & { to: SeatId },
  terms: Omit<O, keyof Offer>,
): O[] {
  return propose(withdraw(offers, { by, to }), { ...terms, by: to, to: by } as O);
}

/** The offers without those that this seat has made. */
export const withdraw = <O extends Offer>(offers: readonly O[], between: Between): O[] =>
  offers.filter((one) => !isFrom(one, between));

/** The offers after one was accepted, or refused: nothing stands any more between the two. */
export const settled = <O extends Offer>(offers: readonly O[], { by, to }: O): O[] =>
  offers.filter((one) => !isFrom(one, { by, to }) && !(to !== undefined && isFrom(one, { by: to, to: by })));

/** The offers whose terms can still be kept, and apart those that can not and therefore lapse. */
export function lapse<O extends Offer>(offers: readonly O[], holds: (offer: O) => boolean): { kept: O[]; lapsed: O[] } {
  return { kept: offers.filter(holds), lapsed: allStanding(offers).filter((one) => !holds(one)) };
}
