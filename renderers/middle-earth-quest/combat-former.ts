import type { Locale } from '#core/text';
import { combatCard } from '#games/middle-earth-quest/printed/combat/combat-cards';
import { inRows } from '../boxes.ts';
import { disc, group, type Node, polygon, rect, type Sprite, stroke, words } from '../scene.ts';
import { done, doneEdge, faint, ink, seatLook } from '../theme.ts';
import { starPoints } from '../tokens.ts';
import { clipped } from '../whole-words.ts';
import type { Bout, Round } from './combat-bout.ts';
import { COLOURS, TYPE_SIGNS } from './combat-card.ts';
import { SIDES } from './combat-sides.ts';
import { combatCardName } from './names.ts';
import { signAt } from './signs.ts';
import { say } from './text.ts';

/** Rounds that are over, as small cards: both names with their type, and beside each the damage that its side took. */

/** How many stand beside one another. */
export const COLUMNS = 2;
const LINE = 48;
const HEAD = 44;

/** In rows of two, the newest first. */
export const formerRounds = (rounds: readonly Round[], { seat, locale }: { seat: number; locale: Locale }): Sprite =>
  inRows(rounds.toReversed(), {
    columns: COLUMNS,
    gap: 12,
    edge: 20,
    draw: (round, w) => formerRound(round, w, { seat, locale }),
    tag: ({ n }) => `round:${n}`,
  });

/** How high a row of them is, with the gap below it. */
export const FORMER = HEAD + 2 * LINE + 10 + 12;

function formerRound({ n, sides }: Round, w: number, { seat, locale }: { seat: number; locale: Locale }): Sprite {
  const h = HEAD + 2 * LINE + 10;
  return {
    w,
    h,
    nodes: [
      rect({ x: 0, y: 0, w, h }, { fill: '#f7ecd2', stroke: stroke(faint, 2), radius: 9 }),
      words(say('combat.round', locale, { n }), 14, 22, { size: 31, face: 'display', colour: ink }),
      ...SIDES.map((side, k) => {
        const mark = side === 'hero' ? seatLook(seat).colour : '#5a2233';
        return group(small(sides[side], { w, mark, isRound: side === 'hero' }, locale), { y: HEAD + k * (LINE + 2) });
      }),
    ],
  };
}

/** How a side is known there: by its colour, and round or square as the plate of its name. */
interface Small {
  w: number;
  mark: string;
  isRound: boolean;
}

/** A card in one line with the damage at the right; what was canceled is struck through. */
function small({ card, isCanceled, damage: total }: Bout, { w, mark, isRound }: Small, locale: Locale): Node[] {
  const wide = w - 74;
  const name = card === null ? say('combat.no-card', locale) : combatCardName(card, locale);
  const type = card === null ? undefined : combatCard(card).type;
  const text = clipped(words(name, 56, LINE / 2, { size: 33, colour: type ? '#ffffff' : ink, width: wide - 62 }), 30);
  return [
    rect(
      { x: 8, y: 2, w: wide, h: LINE - 4 },
      { fill: type ? COLOURS[type][0] : '#e0d4b4', stroke: stroke(mark, 5), radius: isRound ? 20 : 3 },
    ),
    ...(type ? [signAt(TYPE_SIGNS[type]('#ffffff'), 31, LINE / 2, 26)] : []),
    text,
    ...(isCanceled && card !== null ? [rect({ x: 52, y: LINE / 2 + 1, w: wide - 56, h: 3 }, { fill: '#ffd9a0' })] : []),
    group(
      [
        total > 0
          ? polygon(starPoints(10, 27, 20), { fill: done, stroke: stroke(doneEdge, 2.5) })
          : disc(0, 0, 18, { fill: '#e5dcc4', stroke: stroke(ink, 2) }),
        words(String(total), 0, 0, { size: 31, bold: true, colour: total > 0 ? '#5a0f0a' : ink, align: 'centre' }),
      ],
      { x: w - 34, y: LINE / 2 },
    ),
  ];
}
