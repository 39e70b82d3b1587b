import type { Locale } from '#core/text';
import { combatCard } from '#games/middle-earth-quest/printed/combat/combat-cards';
import { column, row } from '../boxes.ts';
import { setText, textWidth } from '../measure.ts';
import { group, type Node, path, put, rect, type Sprite, stroke, type Text, words } from '../scene.ts';
import { alarm, faint, ink, seatLook } from '../theme.ts';
import { clipped, setWhole } from '../whole-words.ts';
import { bare, signFor } from './chip.ts';
import type { Bout, Round } from './combat-bout.ts';
import { COLOURS, TYPE_SIGNS } from './combat-card.ts';
import { SIDES, type Side } from './combat-sides.ts';
import { combatCardName } from './names.ts';
import { signAt } from './signs.ts';
import { signed } from './tallies.ts';
import { say } from './text.ts';

/** Rounds that are over, a line each: of both sides the card, whether it was canceled, and what this side lost of its life. */

/** Who fought: the seat of the hero, and the arms of both. */
export interface Whose {
  seat: number;
  arms: Readonly<Record<Side, Sprite>>;
  locale: Locale;
}

/** How high the line of a round is. */
const LINE = 50;
const [EDGE, PAD, GAP] = [20, 6, 14];
const WIDE = 1200 - 2 * EDGE;
/** What the arms take, and what was lost. */
const [ARMS, LOST] = [48, 112];

/** How high so many rounds are. */
const highOf = (rounds: number): number => rounds * LINE + 2 * PAD;
/** How many rounds have room in so many pixels. */
export const formerMost = (high: number): number => Math.max(0, Math.floor((high - 2 * PAD) / LINE));

/** The oldest first, as one reads: a round for which there is no room is the oldest. */
export function formerRounds(rounds: readonly Round[], { seat, arms, locale }: Whose): Sprite {
  if (rounds.length === 0) return { w: 1200, h: 0, nodes: [] };
  const named = ({ n }: Round) => say('combat.round', locale, { n });
  const label = Math.max(...rounds.map((one) => textWidth(named(one), LABEL, 'display')));
  const w = (WIDE - 2 * GAP - label) / 2 - GAP;
  const lines = rounds.map((round): Sprite => {
    const sides = SIDES.map((side, k) => {
      const mark = side === 'hero' ? seatLook(seat).colour : '#5a2233';
      const drawn = small(round.sides[side], { w, mark, arms: arms[side], isRound: side === 'hero' }, locale);
      return group(drawn, { x: label + 2 * GAP + k * (w + GAP) });
    });
    const name = words(named(round), GAP, LINE / 2, { size: LABEL, face: 'display', colour: ink });
    return { w: WIDE, h: LINE, nodes: [group([name, ...sides], { tag: `round:${round.n}` })] };
  });
  const h = highOf(rounds.length);
  return {
    w: 1200,
    h,
    nodes: [
      rect({ x: EDGE, y: 0, w: WIDE, h }, { fill: '#f7ecd2', stroke: stroke(faint, 2), radius: 9 }),
      put(column(lines), EDGE, PAD),
    ],
  };
}
const LABEL = 28;

/** How a side is known there: by its arms and its colour, and round or square as the plate of its name. */
interface Small {
  w: number;
  mark: string;
  arms: Sprite;
  isRound: boolean;
}

/** A card with what its side lost at the right. */
function small({ card, isCanceled, damage }: Bout, { w, mark, arms, isRound }: Small, locale: Locale): Node[] {
  const wide = w - ARMS - LOST;
  const isOff = card === null || isCanceled;
  const { type } = card === null ? { type: undefined } : combatCard(card);
  return [
    put(arms, (ARMS - 6 - arms.w) / 2, (LINE - arms.h) / 2),
    rect(
      { x: ARMS, y: 4, w: wide, h: LINE - 8 },
      { fill: type && !isOff ? COLOURS[type][0] : '#e0d4b4', stroke: stroke(mark, 4), radius: isRound ? 20 : 3 },
    ),
    ...(type && !isOff ? [signAt(TYPE_SIGNS[type]('#ffffff'), ARMS + 25, LINE / 2, 26)] : []),
    group(
      card !== null && isCanceled
        ? canceled(combatCardName(card, locale), wide, locale)
        : [
            clipped(
              words(card === null ? say('combat.no-card', locale) : combatCardName(card, locale), 46, LINE / 2, {
                size: NAME.size,
                colour: card === null ? ink : '#ffffff',
                width: wide - 56,
              }),
              NAME.least,
            ),
          ],
      { x: ARMS },
    ),
    put(
      row([signFor('life'), bare(damage > 0 ? signed(-damage) : '0', damage > 0 ? '#8c1710' : ink)], { gap: 5 }),
      w - LOST + 12,
      5,
    ),
  ];
}
const NAME = { size: 31, least: 27 } as const;

/** A cross before the name of a card that came to nothing, and a line through it; the word behind it where it has room. */
function canceled(name: string, wide: number, locale: Locale): Node[] {
  const word = say('combat.canceled', locale);
  const beside = textWidth(word, NAME.least, true) + 12;
  const named = (size: number, width: number) => words(name, 44, LINE / 2, { size, colour: ink, width });
  const room = wide - 44 - 12;
  const short = setWhole(named(NAME.least, room - beside), NAME.least, []);
  const text: Text = short ?? clipped(named(NAME.size, room), NAME.least);
  const { x, w } = setText(text).box;
  return [
    group([path('M16 16 L34 34 M34 16 L16 34', { stroke: stroke(alarm, 5) })], { tag: 'canceled' }),
    text,
    rect({ x: x - 4, y: LINE / 2 + 1, w: w + 8, h: 3 }, { fill: alarm }),
    ...(short
      ? [words(word, wide - 12, LINE / 2, { size: NAME.least, bold: true, colour: alarm, align: 'right' })]
      : []),
  ];
}
