import { z } from 'zod';
import type { Json, SeatId } from '#core/types';

/** The caravan: one guide and some travellers on a road with beasts. They all arrive, or none of them. */

const counts = z.array(z.int().min(0));
export const state = z.strictObject({
  route: z.enum(['near', 'far']),
  phase: z.enum(['pick', 'fork', 'turns', 'market', 'beasts']),
  round: z.int(),
  /** Turns begun so far; those of the beasts count. */
  turns: z.int(),
  whose: z.int().nullable(),
  /** Who still has a turn in this round. */
  queue: z.array(z.int()),
  roles: z.array(z.enum(['guide', 'traveller'])),
  road: z.int(),
  water: z.int(),
  health: counts,
  coins: counts,
  bank: z.int().min(0),
  /** Loads that each seat brings home, if it gets there. */
  loads: counts,
  hands: z.array(z.array(z.string())),
  /** What each has shown in this round: the leading card, then the other one. */
  shown: z.array(z.array(z.string())),
  deck: z.array(z.string()),
  beasts: z.array(z.strictObject({ id: z.string(), strength: z.int(), health: z.int() })),
  /** How many beasts there were so far. */
  born: z.int(),
  /** Coins for a load: the buyer pays, the other side delivers, whoever of them made the offer. */
  offers: z.array(z.strictObject({ by: z.int(), to: z.int(), coins: z.int(), buyer: z.int() })),
  /** What the campaign has brought before this match. */
  carried: z.strictObject({ treasure: z.int(), known: z.array(z.string()) }),
});
export type Caravan = z.infer<typeof state>;

export const GOAL = { near: 12, far: 20 } as const;
export const ROUNDS = 7;
export const COINS = 40;
export const HEALTH = 4;
export const cards = Array.from({ length: 24 }, (_, i) => `card${i + 1}`);
export const numberOf = (card: string): number => Number(card.slice(4));

export const seatsOf = (g: Caravan): SeatId[] => [...g.health.keys()];
/** Those who can still act. */
export const awake = (g: Caravan): SeatId[] => seatsOf(g).filter((seat) => g.health[seat]! > 0);

export const cardName = (card: string): Json => ({ key: 'card', args: { n: numberOf(card) } });
export const beastName = (id: string) => {
  const [kind, n] = id.split('-') as [string, string];
  return { key: 'beast', args: { kind: { key: `kind.${kind}` }, n: Number(n) } };
};

/** The guide, or one of the travellers by number. */
export const memberName = (roles: readonly string[], seat: SeatId) => ({
  key: `member.${roles[seat]}`,
  args: { n: roles.slice(0, seat + 1).filter((one) => one === roles[seat]).length },
});

/** Whether an offer can be paid and delivered. */
export const holds =
  (g: Caravan) =>
  ({ by, to, coins, buyer }: Caravan['offers'][number]): boolean => {
    const seller = buyer === by ? to : by;
    return g.coins[buyer]! >= coins && g.loads[seller]! > 0 && g.health[by]! > 0 && g.health[to]! > 0;
  };
