import type { State } from '#games/middle-earth-quest/state/state';
import { type Battle, battle, holds } from './battle.ts';

/** Duels: a battle in which the hero holds just these cards, and what its two sides say. */

export const SAURON = 0;
export const HERO = 1;

/** A card played face down, as a seat says it. */
export const play = (card: string) => ['play-card', { card }] as const;

/** Gothmog, for whom no token is turned up. */
export const usual = { foe: { minion: 'gothmog' } } as const;

/** Both hold these cards and no others; Sauron's are put in his hand when the fight is set up. */
export const heldDuel = ({ own, ...given }: Battle & { own: readonly string[] }) =>
  battle({
    ...given,
    arrange: (g) => {
      holds(g, ...own);
      given.arrange?.(g);
    },
  });

/** Sauron holds all cards of the foe's deck, and no agility is drawn. */
export function duel(own: readonly string[], given: Battle = usual) {
  const table = heldDuel({ allCards: true, ...given, own });
  if (table.open.some(({ key }) => key === 'prepare')) table.seat(HERO).does('prepare', { n: 0 });
  return table;
}
export type Duel = ReturnType<typeof duel>;

/** So many cards are left in the hero's life pool; the others rest. */
export const lifeLeft = (n: number) => (g: State) => {
  const { piles } = g.heroes[0]!;
  piles.rest.push(...piles.life.splice(n));
};
