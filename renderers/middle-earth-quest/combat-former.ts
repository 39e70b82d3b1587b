import type { Locale } from '#core/text';
import { combatCard } from '#games/middle-earth-quest/printed/combat/combat-cards';
import { inRows, row } from '../boxes.ts';
import { list } from '../prose.ts';
import { group, type Node, put, rect, type Sprite, stroke, words } from '../scene.ts';
import { faint, ink, seatLook } from '../theme.ts';
import { clipped } from '../whole-words.ts';
import { bare, signFor } from './chip.ts';
import type { Round } from './combat-bout.ts';
import { COLOURS, TYPE_SIGNS } from './combat-card.ts';
import { SIDES, type Side } from './combat-sides.ts';
import { combatCardName } from './names.ts';
import { signAt } from './signs.ts';
import { signed } from './tallies.ts';
import { say } from './text.ts';

/** Rounds that are over, as small cards: whose card with its name and type, and at the right what this side lost of its life. */

/** How many stand beside one another. */
const COLUMNS = 2;
const LINE = 48;
const HEAD = 44;

/** Who fought: the seat of the hero, and the arms of both. */
export interface Whose {
  seat: number;
  arms: Readonly<Record<Side, Sprite>>;
  locale: Locale;
}

/** A small card: a round, or the oldest of them together where there is no room for each. */
interface Former {
  from: number;
  n: number;
  sides: Readonly<Record<Side, FormerSide>>;
}
interface FormerSide {
  /** None where no card was played in any of them. */
  cards: readonly string[];
  isCanceled: boolean;
  damage: number;
}

const sideOf = (rounds: readonly Round[], side: Side): FormerSide => {
  const bouts = rounds.map(({ sides }) => sides[side]);
  return {
    cards: bouts.flatMap(({ card }) => card ?? []),
    isCanceled: bouts.length === 1 && bouts[0]!.isCanceled,
    damage: bouts.reduce((sum, { damage }) => sum + damage, 0),
  };
};
const together = (rounds: readonly Round[]): Former => ({
  from: rounds[0]!.n,
  n: rounds.at(-1)!.n,
  sides: { hero: sideOf(rounds, 'hero'), foe: sideOf(rounds, 'foe') },
});

/** At most so many: what was lost in any round is told. */
function atMost(rounds: readonly Round[], most: number): Former[] {
  const old = rounds.length > most ? rounds.length - most + 1 : 0;
  return [...(old > 0 ? [together(rounds.slice(0, old))] : []), ...rounds.slice(old).map((one) => together([one]))];
}

/** In rows of two, the oldest first, as one reads; in at most so many rows. */
export const formerRounds = (rounds: readonly Round[], rows: number, whose: Whose): Sprite =>
  inRows(atMost(rounds, Math.max(1, COLUMNS * rows)), {
    columns: COLUMNS,
    gap: 12,
    edge: 20,
    draw: (round, w) => formerRound(round, w, whose),
    tag: ({ n }) => `round:${n}`,
  });

/** How high a row of them is, with the gap below it. */
export const FORMER = HEAD + 2 * LINE + 10 + 12;

function formerRound({ from, n, sides }: Former, w: number, { seat, arms, locale }: Whose): Sprite {
  const h = HEAD + 2 * LINE + 10;
  return {
    w,
    h,
    nodes: [
      rect({ x: 0, y: 0, w, h }, { fill: '#f7ecd2', stroke: stroke(faint, 2), radius: 9 }),
      words(say(from < n ? 'combat.rounds' : 'combat.round', locale, { from, n }), 14, 22, {
        size: 31,
        face: 'display',
        colour: ink,
      }),
      ...SIDES.map((side, k) => {
        const mark = side === 'hero' ? seatLook(seat).colour : '#5a2233';
        return group(small(sides[side], { w, mark, arms: arms[side], isRound: side === 'hero' }, locale), {
          y: HEAD + k * (LINE + 2),
        });
      }),
    ],
  };
}

/** How a side is known there: by its arms and its colour, and round or square as the plate of its name. */
interface Small {
  w: number;
  mark: string;
  arms: Sprite;
  isRound: boolean;
}

/** A card in one line with what its side lost at the right; what was canceled is struck through. */
function small(
  { cards, isCanceled, damage: total }: FormerSide,
  { w, mark, arms, isRound }: Small,
  locale: Locale,
): Node[] {
  const wide = w - FACE - LOST;
  const names = cards.map((card) => combatCardName(card, locale));
  const name = names.length === 0 ? say('combat.no-card', locale) : list(names, locale);
  const type = cards.length === 1 ? combatCard(cards[0]!).type : undefined;
  const text = clipped(
    words(name, FACE + 56, LINE / 2, { size: 33, colour: type ? '#ffffff' : ink, width: wide - 62 }),
    30,
  );
  return [
    put(arms, 4 + (FACE - arms.w) / 2, (LINE - arms.h) / 2),
    rect(
      { x: FACE + 8, y: 2, w: wide, h: LINE - 4 },
      { fill: type ? COLOURS[type][0] : '#e0d4b4', stroke: stroke(mark, 5), radius: isRound ? 20 : 3 },
    ),
    ...(type ? [signAt(TYPE_SIGNS[type]('#ffffff'), FACE + 31, LINE / 2, 26)] : []),
    text,
    ...(isCanceled && cards.length > 0
      ? [rect({ x: FACE + 52, y: LINE / 2 + 1, w: wide - 56, h: 3 }, { fill: '#ffd9a0' })]
      : []),
    put(
      row([signFor('life'), bare(total > 0 ? signed(-total) : '0', total > 0 ? '#8c1710' : ink)], { gap: 5 }),
      w - LOST + 18,
      4,
    ),
  ];
}
/** What the arms take at the left, and at the right what was lost. */
const [FACE, LOST] = [46, 122];
