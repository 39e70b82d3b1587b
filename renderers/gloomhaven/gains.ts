import type { Json } from '#core/types';
import type { Look } from '../pictures.ts';

/** What somebody gains, gives or gets back by themselves, read off one event. */

/** Damage that came of no blow, what was healed or gained, and cards that were lost: told of a figure or of the seat of its player. */
export interface Gain {
  actor: string;
  seat?: number;
  /** How much, how many cards, or which one warded harm off; of all that is not counted 1. */
  n: number;
  /** `cured`: a condition is gone; `used`: a card, of which nothing else is to be seen; `warded`: it took harm away; `vain`: it did nothing. */
  is:
    | 'suffered'
    | 'healed'
    | 'shield'
    | 'retaliate'
    | 'condition'
    | 'cured'
    | 'infused'
    | 'consumed'
    | 'cards'
    | 'recovered'
    | 'used'
    | 'warded'
    | 'vain';
  /** Which condition or element, which cards by their numbers, or that the card is lost by it. */
  what?: string;
  /** Of cards that were lost: how much damage for. */
  spared?: number;
  /** What damage that came of no blow came from, as the rules tell it. */
  cause?: string;
  /** Where it was, if that is not where who it is told of stands now. */
  at?: string;
  /** The seat whose card did it, and the id of who did it to somebody else. */
  by?: number;
  doer?: string;
}

type Told = NonNullable<Look['now']>['events'][number];

export const named = (value: Json | undefined): string => (typeof value === 'string' ? value : '');
export const counted = (value: Json | undefined): number => (Array.isArray(value) ? value.length : 0);

/** Which cards, where they are few enough to be named. */
export const which = (cards: Json | undefined): { what?: string } =>
  Array.isArray(cards) && cards.length > 0 && cards.length < 3 ? { what: cards.join(' ') } : {};

/** One or several words. */
export const listed = (value: Json | undefined): string[] => (Array.isArray(value) ? value : [value]).map(named);

/** What somebody gains or gives by themselves: as its events tell it. A healing of nothing is none. */
export const GAINS: Readonly<Record<string, (shown: Told['shown']) => Gain[]>> = {
  healed: ({ actor, n }) => (n === 0 ? [] : [{ actor: named(actor), n: Number(n), is: 'healed' }]),
  'gains-bonus': ({ actor, kind, n }) =>
    kind === 'shield' || kind === 'retaliate' ? [{ actor: named(actor), n: Number(n), is: kind }] : [],
  'gains-condition': ({ actor, condition, by }) => [
    { actor: named(actor), n: 1, is: 'condition', what: named(condition), ...(by != null && { doer: named(by) }) },
  ],
  'loses-condition': ({ actor, condition }) =>
    listed(condition).map((what) => ({ actor: named(actor), n: 1, is: 'cured', what })),
  infuses: ({ actor, element }) => [{ actor: named(actor), n: 1, is: 'infused', what: named(element) }],
  consumes: ({ actor, elements }) =>
    listed(elements).map((what) => ({ actor: named(actor), n: 1, is: 'consumed', what })),
  wards: ({ seat, card }) => [{ actor: '', seat: Number(seat), n: Number(card), is: 'warded' }],
  negates: ({ actor, card }) => [{ actor: named(actor), n: Number(card), is: 'warded' }],
  'in-vain': ({ seat }) => [{ actor: '', seat: Number(seat), n: 1, is: 'vain' }],
  forfeits: ({ seat, cards }) => [{ actor: '', seat: Number(seat), n: counted(cards), is: 'cards', ...which(cards) }],
  recovers: ({ seat, cards }) => [
    { actor: '', seat: Number(seat), n: counted(cards), is: 'recovered', ...which(cards) },
  ],
  'takes-cards': ({ seat, cards }) => [{ actor: '', seat: Number(seat), n: counted(cards), is: 'recovered' }],
  rested: ({ seat, card }) => [{ actor: '', seat: Number(seat), n: 1, is: 'cards', what: String(card) }],
};
