import type { Event, SeatId } from '#core/types';
import type { View } from '#games/scythe/seen/view.types';
import { row } from '../boxes.ts';
import { textWidth } from '../measure.ts';
import { group, type Node, path, put, rect, type Sprite, stroke, words } from '../scene.ts';
import { cream, creamFaint, done, doneEdge } from '../theme.ts';
import { emblem } from './emblems.ts';
import { factionOf } from './holding.ts';

/** A combat that is over: in its hex a badge with both emblems and both totals, who attacked first, the half of the winner in amber. */

/** Who beat whom where, each with its total. */
export interface Outcome {
  place: string;
  winner: SeatId;
  loser: SeatId;
  won: number;
  lost: number;
  /** Where it is known who attacked: the winner or the loser. */
  attacker?: SeatId;
}

/** The combat that a deed tells of; undefined for all others, and where the totals are not told. */
export function outcomeOf({ type, shown }: Pick<Event, 'type' | 'shown'>): Outcome | undefined {
  if (type !== 'combat-fought') return undefined;
  const { place, seat, loser, won, lost, attacker } = shown;
  const isWhole =
    typeof place === 'string' &&
    typeof seat === 'number' &&
    typeof loser === 'number' &&
    typeof won === 'number' &&
    typeof lost === 'number';
  return isWhole
    ? { place, winner: seat, loser, won, lost, ...(typeof attacker === 'number' && { attacker }) }
    : undefined;
}

/** Who attacked there, as the deeds tell it, or the match while the combat goes on; undefined where neither does. */
export function attackerAt(
  view: View,
  deeds: readonly Pick<Event, 'type' | 'shown'>[],
  place: string,
): SeatId | undefined {
  const begun = deeds.findLast(({ type, shown }) => type === 'combat-begun' && shown.place === place)?.shown.seat;
  if (typeof begun === 'number') return begun;
  return view.combat?.hex === place ? view.combat.attacker : undefined;
}

/** Both sides, who attacked first; where that is not known the winner. */
export function sidesOf({
  winner,
  loser,
  won,
  lost,
  attacker,
}: Outcome): { seat: SeatId; total: number; hasWon: boolean }[] {
  const sides = [
    { seat: winner, total: won, hasWon: true },
    { seat: loser, total: lost, hasWon: false },
  ];
  return attacker === loser ? sides.reverse() : sides;
}

/** What both sides of a combat gave for it: the power of their dials, and so many cards. */
export function spent({ seat, loser, by, against }: Event['shown']): { seat: SeatId; power: number; cards: number }[] {
  return [
    [seat, by],
    [loser, against],
  ].flatMap(([who, side]) => {
    const { dial, cards } = (side as { args?: { dial?: unknown; cards?: unknown } } | undefined)?.args ?? {};
    return typeof who === 'number' && typeof dial === 'number'
      ? [{ seat: who, power: dial, cards: Array.isArray(cards) ? cards.length : 0 }]
      : [];
  });
}

/** How high the badge is, and how large its numbers and emblems are; smaller where goods lie too. */
const ALONE = { h: 40, size: 31, emblem: 36 };
const BESIDE = { h: 34, size: 28, emblem: 27 };
const PAD = 5;

/** The badge, its upper left corner at the origin: a plate in two halves, that of the winner in amber. */
export function badge(view: View, outcome: Outcome, { hasGoods = false } = {}): Sprite {
  const look = hasGoods ? BESIDE : ALONE;
  const arms = (seat: SeatId): Sprite => ({
    w: look.emblem,
    h: look.emblem,
    nodes: [group([emblem(factionOf(view, seat), look.emblem - 3)], { x: look.emblem / 2, y: look.emblem / 2 })],
  });
  return halves(outcome, { ...look, arms });
}

interface Drawn {
  h: number;
  size: number;
  /** Outside of each total. */
  arms: (seat: SeatId) => Sprite;
}

function halves(outcome: Outcome, { h, size, arms }: Drawn): Sprite {
  const total = (n: number, colour: string): Sprite => ({
    w: Math.ceil(textWidth(String(n), size, true)),
    h,
    nodes: [words(String(n), 0, h / 2 - 0.5, { size, bold: true, colour })],
  });
  const [left, right] = sidesOf(outcome).map(({ seat, total: n, hasWon }, at) => {
    const parts = [arms(seat), total(n, hasWon ? doneEdge : creamFaint)];
    return { drawn: row(at === 0 ? parts : parts.reverse(), { gap: 3 }), hasWon };
  }) as [Half, Half];
  const half = PAD + left.drawn.w + PAD;
  const w = half + PAD + right.drawn.w + PAD;
  const amber = left.hasWon
    ? `M10 1.5 L${half} 1.5 L${half} ${h - 1.5} L10 ${h - 1.5} Q1.5 ${h - 1.5} 1.5 ${h - 10} L1.5 10 Q1.5 1.5 10 1.5 Z`
    : `M${half} 1.5 L${w - 10} 1.5 Q${w - 1.5} 1.5 ${w - 1.5} 10 L${w - 1.5} ${h - 10} Q${w - 1.5} ${h - 1.5} ${w - 10} ${h - 1.5} L${half} ${h - 1.5} Z`;
  const shown: Node[] = [
    rect({ x: 1, y: 3, w, h }, { fill: '#00000066', radius: 10 }),
    rect({ x: 0, y: 0, w, h }, { fill: doneEdge, radius: 10 }),
    path(amber, { fill: done }),
    rect({ x: 0, y: 0, w, h }, { stroke: stroke(cream, 2), radius: 10 }),
    put(left.drawn, PAD, (h - left.drawn.h) / 2),
    put(right.drawn, half + PAD, (h - right.drawn.h) / 2),
  ];
  const { place, winner, loser, won, lost } = outcome;
  return { w, h, nodes: [group(shown, { tag: `outcome:${place}:${winner}:${won}:${loser}:${lost}` })] };
}
interface Half {
  drawn: Sprite;
  hasWon: boolean;
}
