import type { SeatId } from '#core/types';
import { popularityTrack, STARS_TO_END, tiers } from '../../printed/content.ts';
import { final } from '../../rules/scoring.ts';
import { isOver } from '../../rules/stars.ts';
import { isAutoma, player } from '../../state/pieces.ts';
import type { State } from '../../state/state.ts';
import { engine } from './engine.ts';
import { reach } from './reach.ts';
import { comingStars } from './stars.ts';
import { WEIGHTS } from './weights.ts';

/**
 * How well a seat stands, in coins: what it would be paid now, and what will come of its mat, its stars and its character. A part of what the best
 * of the others has is taken off. When the match is over only the coins count, and who has won.
 */
export function evaluate(g: State, seat: SeatId): number {
  if (g.phase === 'assignment') return 0;
  const { lines, winners } = final(g);
  const totals = new Map(lines.map(({ seat: one, total }) => [one, total]));
  const best = Math.max(...g.players.map((_, other) => (other === seat ? 0 : standing(g, other, totals.get(other)!))));
  const own = totals.get(seat)!;
  const { coins } = player(g, seat);
  if (isOver(g)) return (winners.includes(seat) ? WEIGHTS.won : -WEIGHTS.won) + own - best;
  return WEIGHTS.paid * (own - coins) + WEIGHTS.coins * coins + coming(g, seat) - WEIGHTS.others * best;
}

/** What somebody else has, as everybody sees it. */
const standing = (g: State, seat: SeatId, total: number): number =>
  total + (isOver(g) ? 0 : WEIGHTS.star * player(g, seat).stars.length);

/** What is not paid yet. */
function coming(g: State, seat: SeatId): number {
  if (isAutoma(g, seat)) return 0;
  const { stars, power, hand } = player(g, seat);
  const most = Math.max(...g.players.map((one) => one.stars.length));
  const young = 1 - most / STARS_TO_END;
  return (
    WEIGHTS.star * (stars.length + comingStars(g, seat)) +
    popularity(g, seat) +
    engine(g, seat, young) +
    young * reach(g, seat) +
    WEIGHTS.power * Math.min(power, 10) +
    WEIGHTS.card * Math.min(hand.length, 4)
  );
}

/** SC-12.1: how far a seat is on the way to a better row of the table, by what it would be paid more there. */
function popularity(g: State, seat: SeatId): number {
  const { popularity: now, stars } = player(g, seat);
  const tier = tiers.findIndex(({ min, max }) => now >= min && now <= max);
  const next = tiers[tier + 1];
  if (!next) return 0.1 * Math.min(now, popularityTrack.max);
  const { min, star, territory } = tiers[tier]!;
  const more = (next.star - star) * Math.max(4, stars.length) + (next.territory - territory) * 8;
  return 0.6 * more * ((now - min) / (next.min - min));
}
