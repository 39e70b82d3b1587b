import type { Json } from '#core/types';
import type { Drawn } from './blow-sums.ts';
import type { Told } from './burst-signs.ts';
import { counted } from './gains.ts';

/** What an act has that is no blow, way or change, read off single events, and by which sign each is told. */

/** What is told by a sign. `n` is how much, how many, or which one. */
export type Sign = Pick<Told, 'n' | 'what' | 'spared'> & {
  is: Told['is'] | Other | 'appears';
  /** Of a blow: "3×2−1". */
  sum?: string;
  /** Of it the modifier cards that say more than that sum. */
  drawn?: Drawn;
};
/** Without a burst on the map. */
export type Other =
  | 'pushed'
  | 'pulled'
  | 'money'
  | 'treasure'
  | 'door'
  | 'trap'
  | 'summon'
  | 'item'
  | 'bought'
  | 'paid'
  | 'rest'
  | 'drawn'
  | 'refused'
  | 'round'
  | 'fallen'
  | 'cause'
  | 'immune'
  | 'made'
  | 'unmade'
  | 'lasting'
  | 'in-round'
  | 'over'
  | 'unused'
  | 'hastens'
  | 'refreshed'
  | 'asks';

/** Where a card goes whose effect has ended. */
export const pileIn = (pile: Json | undefined): 'discard' | 'lost' =>
  JSON.stringify(pile ?? null).includes('to-pile.lost') ? 'lost' : 'discard';

type Shown = Readonly<Record<string, Json>>;

interface One {
  who: Json | undefined;
  sign: Sign;
  also?: Sign;
}

/** What is told by no blow, way or change: whose it is, and by which sign, and the price of it. */
export const OTHERS: Readonly<Record<string, (shown: Shown) => One | undefined>> = {
  loots: ({ seat, n }) => ({ who: seat, sign: { is: 'money', n: Number(n) } }),
  'monster-loots': ({ actor, n }) => ({ who: actor, sign: { is: 'money', n: Number(n) } }),
  'loots-treasure': ({ seat }) => ({ who: seat, sign: { is: 'treasure', n: 1 } }),
  'door-opens': ({ actor }) => ({ who: actor, sign: { is: 'door', n: 1 } }),
  'trap-sprung': ({ actor }) => ({ who: actor, sign: { is: 'trap', n: 1 } }),
  'uses-item': ({ seat, item }) => ({ who: seat, sign: { is: 'item', n: Number(item) } }),
  buys: ({ seat, item, price = 0 }) => ({
    who: seat,
    sign: { is: 'bought', n: Number(item) },
    also: { is: 'paid', n: Number(price) },
  }),
  'rest-draws': ({ seat, card }) => ({
    who: seat,
    sign: { is: 'rest', n: 1 },
    also: { is: 'drawn', n: Number(card) },
  }),
  stunned: ({ actor }) => ({ who: actor, sign: { is: 'condition', n: 1, what: 'stun' } }),
  // Who was whole already: it is told that nothing came of it.
  healed: ({ actor, n }) => (Number(n) === 0 ? { who: actor, sign: { is: 'healed', n: 0 } } : undefined),
  immune: ({ actor, condition }) => ({ who: actor, sign: { is: 'immune', n: 1, what: String(condition) } }),
  'trap-made': ({ actor }) => ({ who: actor, sign: { is: 'made', n: 1, what: 'trap' } }),
  'obstacle-made': ({ actor }) => ({ who: actor, sign: { is: 'made', n: 1, what: 'obstacle' } }),
  'overlay-gone': ({ actor, kind }) => ({ who: actor, sign: { is: 'unmade', n: 1, what: String(kind) } }),
  'becomes-active': ({ seat }) => ({ who: seat, sign: { is: 'lasting', n: 1 } }),
  lasts: ({ actor }) => ({ who: actor, sign: { is: 'in-round', n: 1 } }),
  'card-ends': ({ seat, card, pile }) => ({ who: seat, sign: { is: 'over', n: Number(card), what: pileIn(pile) } }),
  discards: ({ seat, cards }) => ({
    who: seat,
    sign: { is: 'unused', n: counted(cards), what: Array.isArray(cards) ? cards.join(' ') : '' },
  }),
  hastens: ({ seat, from, to }) => ({ who: seat, sign: { is: 'hastens', n: Number(to), what: String(from) } }),
  refreshes: ({ seat, items }) =>
    Array.isArray(items) && items.length > 0
      ? { who: seat, sign: { is: 'refreshed', n: Number(items[0]), what: items.join(' ') } }
      : undefined,
  'rests-long': ({ seat }) => ({ who: seat, sign: { is: 'rest', n: 1 } }),
  rested: ({ seat }) => ({ who: seat, sign: { is: 'rest', n: 1 } }),
  'round-begins': ({ round }) => ({ who: '', sign: { is: 'round', n: Number(round) } }),
};
/** Whoever comes to the table by what somebody else does. */
export const COMES: Readonly<Record<string, 'summon' | 'appears'>> = {
  summoned: 'summon',
  'monster-placed': 'appears',
};
