import { corruptions } from '#games/middle-earth-quest/printed/cards/decks';
import type { View } from '#games/middle-earth-quest/seen/view.types';

/** How often the hero whose turn it is has moved, and how often he may at most: undefined where no card says so. */
export function movesOf({ turn, heroes }: View): { n: number; most: number } | undefined {
  if (turn?.who !== 'hero') return undefined;
  const held = heroes.find(({ seat }) => seat === turn.seat)?.corruption ?? [];
  const limits = held.flatMap((id) => {
    const card = corruptions.get(id);
    return card?.kind === 'ongoing' ? card.rules.flatMap((one) => (one.rule === 'moves' ? [one.n] : [])) : [];
  });
  const most = Math.min(turn.mostMoves ?? Number.POSITIVE_INFINITY, ...limits);
  return Number.isFinite(most) ? { n: turn.moves, most } : undefined;
}
