import { sumOf } from '#core/judge';
import type { BySubject, SeatId, Subjects } from '#core/types';
import { popularityTrack, STARS_TO_END, tiers } from '../../printed/content.ts';
import { final } from '../../rules/scoring.ts';
import { isOver } from '../../rules/stars.ts';
import { isAutoma, player } from '../../state/pieces.ts';
import type { State } from '../../state/state.ts';
import { lacking, lasting, payments } from './engine.ts';
import { groundOf } from './ground.ts';
import { reach } from './reach.ts';
import { comingStars } from './stars.ts';
import { WEIGHTS } from './weights.ts';

const SUBJECTS = [
  'won',
  'others',
  'coins',
  'star',
  'land',
  'goods',
  'buildings',
  'next-star',
  'popularity',
  'payment',
  'mat',
  'reach',
  'might',
] as const;
type Of = BySubject<(typeof SUBJECTS)[number]>;

/**
 * How well a seat stands, in coins: what it would be paid now, and what will come of its mat, its stars and its character. A part of what the best
 * of the others has is taken off. When the match is over only the coins count, and who has won.
 */
export const evaluate = (g: State, seat: SeatId): number => sumOf(partsOf(g, seat));

export const subjects = { names: SUBJECTS, of: partsOf } satisfies Subjects<State>;

function partsOf(g: State, seat: SeatId): Of {
  if (g.phase === 'assignment') return {};
  const { lines, winners } = final(g);
  const totals = new Map(lines.map(({ seat: one, total }) => [one, total]));
  const best = Math.max(...g.players.map((_, other) => (other === seat ? 0 : standing(g, other, totals.get(other)!))));
  const own = lines.find((line) => line.seat === seat)!;
  if (isOver(g)) return { won: winners.includes(seat) ? WEIGHTS.won : -WEIGHTS.won, others: -best, ...paid(own, 1, 1) };
  const { stars } = player(g, seat);
  const now = paid(own, WEIGHTS.paid, WEIGHTS.coins);
  if (isAutoma(g, seat)) return { others: -WEIGHTS.others * best, ...now };
  return {
    others: -WEIGHTS.others * best,
    ...now,
    star: now.star + WEIGHTS.star * stars.length,
    ...coming(g, seat),
  };
}

/** What somebody else has, as everybody sees it. */
const standing = (g: State, seat: SeatId, total: number): number =>
  total + (isOver(g) ? 0 : WEIGHTS.star * player(g, seat).stars.length);

type Line = ReturnType<typeof final>['lines'][number];
/** SC-12: what it would be paid now, each coin that it has not yet for so much, and each in hand for so much. */
const paid = (line: Line, each: number, inHand: number) =>
  ({
    coins: inHand * line.coins,
    star: each * line.stars.coins,
    land: each * (line.territories.coins + line.encounters),
    goods: each * line.resources.coins,
    buildings: each * line.structures.coins,
  }) satisfies Of;

/** What is not paid yet. */
function coming(g: State, seat: SeatId): Of {
  const { power, hand } = player(g, seat);
  const most = Math.max(...g.players.map((one) => one.stars.length));
  const lack = lacking(g, seat);
  const ground = groundOf(g, seat, lack);
  const young = 1 - most / STARS_TO_END;
  return {
    'next-star': WEIGHTS.star * comingStars(g, seat),
    popularity: popularity(g, seat),
    payment: payments(g, seat, lack, ground),
    mat: young * lasting(g, seat, ground),
    reach: young * reach(g, seat),
    might: WEIGHTS.power * Math.min(power, 10) + WEIGHTS.card * Math.min(hand.length, 4),
  };
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
