import type { Json } from '#core/types';
import type { Told } from './burst-signs.ts';

/** What an act has that is no blow, way or change, read off single events, and by which sign each is told. */

/** What is told by a sign. `n` is how much, how many, or which one. */
export type Sign = Pick<Told, 'n' | 'what' | 'spared'> & { is: Told['is'] | Other | 'appears' };
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
  | 'round'
  | 'fallen'
  | 'cause'
  | 'asks';

type Shown = Readonly<Record<string, Json>>;

/** What is told by no blow, way or change: whose it is, and by which sign, and the price of it. */
export const OTHERS: Readonly<Record<string, (shown: Shown) => { who: Json | undefined; sign: Sign; also?: Sign }>> = {
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
  'rests-long': ({ seat }) => ({ who: seat, sign: { is: 'rest', n: 1 } }),
  rested: ({ seat }) => ({ who: seat, sign: { is: 'rest', n: 1 } }),
  'round-begins': ({ round }) => ({ who: '', sign: { is: 'round', n: Number(round) } }),
};
/** Whoever comes to the table by what somebody else does. */
export const COMES: Readonly<Record<string, 'summon' | 'appears'>> = {
  summoned: 'summon',
  'monster-placed': 'appears',
};
