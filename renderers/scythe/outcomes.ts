import type { Event, SeatId } from '#core/types';
import type { View } from '#games/scythe/seen/view.types';
import { textWidth } from '../measure.ts';
import { group, type Node, path, rect, type Sprite, stroke, words } from '../scene.ts';
import { cream, creamFaint, done, doneEdge } from '../theme.ts';
import { emblem } from './emblems.ts';
import { factionOf } from './holding.ts';

/** A combat that is over: in its hex a badge with both emblems and both totals, the winner first and under a laurel of amber. */

/** Who beat whom where, each with its total. */
export interface Outcome {
  place: string;
  winner: SeatId;
  loser: SeatId;
  won: number;
  lost: number;
}

/** The combat that a deed tells of; undefined for all others, and where the totals are not told. */
export function outcomeOf({ type, shown }: Pick<Event, 'type' | 'shown'>): Outcome | undefined {
  if (type !== 'combat-fought') return undefined;
  const { place, seat, loser, won, lost } = shown;
  const isWhole =
    typeof place === 'string' &&
    typeof seat === 'number' &&
    typeof loser === 'number' &&
    typeof won === 'number' &&
    typeof lost === 'number';
  return isWhole ? { place, winner: seat, loser, won, lost } : undefined;
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

const H = 40;
const FIGURE = 31;
const ARMS = 36;
const PAD = 5;

/** The badge, its upper left corner at the origin: a plate in two halves, that of the winner in amber. */
export function badge(view: View, { place, winner, loser, won, lost }: Outcome): Sprite {
  const [high, low] = [won, lost].map((n) => Math.ceil(textWidth(String(n), FIGURE, true))) as [number, number];
  const half = PAD + ARMS + 3 + high + 5;
  const w = half + 5 + low + 3 + ARMS + PAD;
  const total = (n: number, x: number, colour: string) =>
    words(String(n), x, H / 2 - 0.5, { size: FIGURE, bold: true, colour });
  const arms = (seat: SeatId, x: number): Node => group([emblem(factionOf(view, seat), ARMS - 4)], { x, y: H / 2 });
  const shown: Node[] = [
    rect({ x: 1, y: 3, w, h: H }, { fill: '#00000066', radius: 10 }),
    rect({ x: 0, y: 0, w, h: H }, { fill: doneEdge, radius: 10 }),
    path(
      `M10 1.5 L${half} 1.5 L${half} ${H - 1.5} L10 ${H - 1.5} Q1.5 ${H - 1.5} 1.5 ${H - 10} L1.5 10 Q1.5 1.5 10 1.5 Z`,
      {
        fill: done,
      },
    ),
    rect({ x: 0, y: 0, w, h: H }, { stroke: stroke(cream, 2), radius: 10 }),
    arms(winner, PAD + ARMS / 2),
    total(won, PAD + ARMS + 3, doneEdge),
    total(lost, half + 5, creamFaint),
    arms(loser, w - PAD - ARMS / 2),
  ];
  return { w, h: H, nodes: [group(shown, { tag: `outcome:${place}:${winner}:${won}:${loser}:${lost}` })] };
}

/** The badge above what lies there, as one sprite. */
export function above(top: Sprite, lying: Sprite | undefined): Sprite {
  if (!lying) return top;
  const w = Math.max(top.w, lying.w);
  return {
    w,
    h: top.h + lying.h,
    nodes: [group([...top.nodes], { x: (w - top.w) / 2 }), group([...lying.nodes], { x: (w - lying.w) / 2, y: top.h })],
  };
}
