import type { Game } from '#core/types';
import { gloomhaven } from '#games/gloomhaven/game';
import type { View } from '#games/gloomhaven/seen/view.types';
import type { State } from '#games/gloomhaven/state/state';

/** The game with a party of these classes, in this order: play by chance sits down in the first roles there are. */
export const withParty = (party: readonly string[]): Game<State, View> => ({
  ...gloomhaven,
  roles: () => party.map((id) => ({ id, n: [1, 1] as const })),
});

/** So many of the classes, another choice for each number. */
export function partyOf(classes: readonly string[], seats: number, n: number): string[] {
  const step = 1 + (n % 2) * 2;
  return Array.from({ length: seats }, (_, i) => classes[(n + i * step) % classes.length]!).filter(
    (one, i, all) => all.indexOf(one) === i,
  );
}
