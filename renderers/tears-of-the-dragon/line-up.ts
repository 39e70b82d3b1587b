import type { Locale } from '#core/text';
import type { SeatId } from '#core/types';
import type { BattleLineView, DieView, FighterView, View } from '#games/tears-of-the-dragon/seen/view.types';
import { chit, fallen } from '../counters.ts';
import { tenSided } from '../dice.ts';
import { setText } from '../measure.ts';
import { rows } from '../panels.ts';
import { notes, times } from '../prose.ts';
import { group, type Node, put, rect, type Sprite, stroke, type Text, words } from '../scene.ts';
import { ink, type SeatLook, seatLook } from '../theme.ts';
import { DONE } from '../ways.ts';
import { lossPart, PART } from './deed-parts.ts';
import { across, type Gone, hitsAt, PLATE, stampOf } from './fates.ts';
import { GARRISON } from './hurt-parts.ts';
import type { Numbered, Together } from './kinds-in-line.ts';
import { faceName, spellName } from './names.ts';
import { garrison, token } from './pieces.ts';
import { castPart, gotAway, markOf, offerOf, weakerAt } from './row-marks.ts';
import { isLong, LETTERS, type Lie, NAME, STRENGTH } from './row-names.ts';
import { unitSign } from './signs.ts';
import { RAISED, strengthOf } from './strengths.ts';
import { PALE } from './strokes.ts';
import { say } from './text.ts';
import { rolledAt, type ToldLine } from './told-volley.ts';

/** The rows of a battle's line-up: piece, name, strength, dice, hits; from the outer edge to the enemy. */

/** Dice are so large, and the burst of those who fell so wide. */
const DIE = 54;
const BURST = 58;
/** From one row to the next. */
export const ROW = PLATE + 8;

interface Line {
  look: SeatLook;
  wide: number;
  mirrored: boolean;
  locale: Locale;
  view: View;
  names?: Names;
  tells: ToldLine;
  lie: Lie;
  /** How large its names are. */
  letters?: number;
}

/** What those in a line are called in the picture, by slot, where it is not their face. */
export type Names = ReadonlyMap<string, string>;

interface Result {
  sign: Sprite;
  name: string;
  /** The spell it has cast in this round, by its name and its sign. */
  spell?: { name: string; sign: Sprite; isTold: boolean };
  modified: number;
  strength?: number;
  dice: readonly DieView[];
  hits: number;
  gone: Gone | null;
  /** It has been reduced in this round. */
  weakened: boolean;
  /** How many of it have just fallen or been reduced. */
  fell: number;
  /** What a spell did to it, where dice would lie. */
  mark?: Sprite;
  /** A hit found it, and it got away. */
  escaped: boolean;
}

/** Why a piece is no longer in the line; null while it is. */
export function whyGone({ gone, kind, face, obfuscated }: FighterView, { out }: View): Gone | null {
  if (gone === null) return null;
  if (gone === 'left') return obfuscated ? 'hidden' : 'left';
  if (kind === 'unit') return 'removed';
  // Whoever is not out of the match stands somewhere else.
  return out.find(({ id }) => id === face)?.fate ?? 'left';
}

/** One piece with its spell, its strength this round, its dice as they fell, the hits it took, and why it is gone. */
export const fighterRow = (piece: FighterView, line: Line): Node[] => rowOf(resultOf(piece, line), line);
/** Several of a kind in one row, with how many they are and all their dice; `high` in rows of the line. */
export function kinRow({ piece, count, dice, high, slots }: Together, line: Line): Node[] {
  const one = resultOf({ ...piece, dice: [...dice] }, line, slots);
  return rowOf({ ...one, name: times(one.name, count, line.locale) }, line, high);
}
/** The same without its name, in half the width: its counter tells what it is. */
export const fighterTile = (piece: FighterView, line: Line): Node[] => tileOf(resultOf(piece, line), line);

/** What somebody in a line is called: with his number where a question names it. */
export function calledInLine({ face, number }: Numbered, locale: Locale): string {
  const name = faceName(face, locale);
  return number === undefined ? name : say('numbered', locale, { name, n: number });
}

function resultOf(
  piece: FighterView,
  { locale, view, names, tells }: Line,
  slots: readonly string[] = [piece.slot],
): Result {
  const { spell, modified, strength, dice, hits } = piece;
  const marked = offerOf(slots, tells) ?? markOf(piece, slots, tells.marks);
  const weakened = hits > 0 && piece.reduced && piece.gone === null;
  return {
    // A stroke through a figure makes another of it.
    sign:
      piece.kind === 'unit' && piece.gone === 'lost'
        ? chit(seatLook(piece.seat), { sign: unitSign(piece.face), reduced: piece.reduced })
        : token({ ...piece, count: 1, spent: false, obfuscated: false }, locale),
    name: names?.get(piece.slot) ?? calledInLine(piece, locale),
    ...(spell && {
      spell: {
        name: spellName(spell.id, locale),
        sign: castPart(spell, tells.marks.dice.get(`${piece.face}/${spell.id}`), piece.seat),
        isTold: tells.marks.dice.has(`${piece.face}/${spell.id}`),
      },
    }),
    modified,
    ...(strength !== undefined && { strength: rolledAt(slots, piece, tells) ?? strength }),
    dice,
    hits,
    ...(marked && { mark: marked }),
    escaped: tells.marks.escaped.has(piece.face),
    gone: whyGone(piece, view),
    weakened,
    fell:
      piece.gone === 'lost' && !slots.every((slot) => tells.fellBefore.has(slot))
        ? (tells.fell.get(piece.face) ?? 0)
        : weakened
          ? (tells.weakened.get(piece.face) ?? 0)
          : 0,
  };
}

export function garrisonRow(seat: SeatId, wall: NonNullable<BattleLineView['garrison']>, line: Line): Node[] {
  const { strength, dice, out } = wall;
  const mark = offerOf([GARRISON], line.tells);
  return rowOf(
    {
      sign: garrison(seat, strength),
      name: say('garrison-line', line.locale),
      modified: strength,
      strength,
      dice,
      hits: out ? 1 : 0,
      gone: out ? 'removed' : null,
      weakened: false,
      fell: 0,
      ...(mark && { mark }),
      escaped: false,
    },
    line,
  );
}

/** From the enemy's edge to the dice, and to the sign of what struck somebody who casts. */
const DICE = 50;
const [STRUCK, SMALL] = [4, 0.9];

/** Where a tile's columns are, from its outer edge: the middle of the strength, the dice; and the gap between two tiles. */
const TILE = { strength: 132, dice: 166, gap: 8 } as const;

interface Heads {
  mirrored: boolean;
  locale: Locale;
  lie: Lie;
}

/** What stands over the columns of a line: where, and what it is called. */
export const columnHeads = (wide: number, heads: Heads): Node[] =>
  headsAt({ strength: wide - Math.max(70, STRENGTH[heads.lie]), dice: wide - DICE - 50 }, wide, heads);

/** The same over both columns of tiles. */
export const tileHeads = (wide: number, heads: Heads): Node[] =>
  [0, wide / 2 + TILE.gap / 2].flatMap((from) =>
    headsAt({ strength: from + TILE.strength - 8, dice: from + TILE.dice + 52 }, wide, heads),
  );

function headsAt(at: { strength: number; dice: number }, wide: number, { mirrored, locale, lie }: Heads): Node[] {
  const look = { size: 27, bold: true, colour: '#ffffff', outline: stroke('#20140a', 5), align: 'centre' } as const;
  const x = (from: number) => (mirrored ? wide - from : from);
  return [
    words(say('column.strength', locale), x(at.strength), 0, { ...look, width: 128 }),
    ...(lie === 'dice' ? [words(say('column.dice', locale), x(at.dice), 0, { ...look, width: 110 })] : []),
  ];
}

function rowOf(
  result: Result,
  { look, wide, mirrored, locale, tells, lie, letters = LETTERS }: Line,
  high = 1,
): Node[] {
  const { sign, name, spell, modified, strength, hits, gone, weakened } = result;
  // Many dice have rows of their own below the name.
  const dice = toldDice(diceOf(look, result.dice, high > 1 ? wide - NAME - 30 : 400), tells);
  const fits = Math.min(1, high > 1 ? (PLATE + (high - 2) * ROW) / dice.h : 128 / dice.w);
  const x = (from: number) => (mirrored ? wide - from : from);
  const outer = mirrored ? ('right' as const) : ('left' as const);
  const at = wide - STRENGTH[lie];
  // Where his name would be too small beside it, from what he was raised is left out.
  const raised = strength === undefined ? 0 : modified - strength;
  const bonus = raised !== 0 && isLong(name, at - 30 - RAISED - NAME) ? 0 : raised;
  const middle = PLATE / 2;
  const cast = spell && result.dice.length === 0 ? spell.sign : undefined;
  const mark = cast ?? (result.dice.length === 0 ? result.mark : undefined);
  // Who casts may be struck by a spell himself: its sign stands behind his own.
  const struck = cast && result.mark;
  const burst = result.fell > 0 && !weakened && result.dice.length === 0;
  const lying = mark?.w ?? (burst ? BURST : high > 1 ? 0 : dice.w * fits);
  const free = wide - (lying > 0 ? DICE + lying : 24) - 10;
  // Where a sign says that it left no word does.
  const stamp = gone && !(gone === 'left' && mark) ? stampOf(gone, locale) : undefined;
  // A spell that is told by its own card is not named once more below his name.
  const below = spell && !spell.isTold ? spell.name : undefined;
  const inRoom = (room: number, text = name) =>
    words(text, x(NAME), below ? 20 : middle, {
      size: below ? 30 : letters,
      bold: true,
      colour: ink,
      align: outer,
      width: room,
    });
  const isWhole = (text: Text) => setText(text).size >= text.size;
  const beside = at - 30 - (bonus === 0 ? 8 : RAISED) - NAME;
  const room = gone ? free - (stamp ? stamp.w + 10 : 0) - NAME : beside;
  // His spell is named where it has room beside him: its sign lies where his dice would.
  const both = spell && !below ? [notes([name, spell.name], locale)] : [];
  const whole = [...both, name].map((text) => inRoom(room, text));
  return [
    plateOf(wide, look, gone, PLATE + (high - 1) * ROW),
    put(sign, mirrored ? wide - 10 - sign.w : 10, (PLATE - sign.h) / 2),
    whole.find(isWhole) ?? { ...whole.at(-1)!, size: 28, ...(below ? {} : { lines: 2 }) },
    ...(below ? [words(below, x(NAME), PLATE - 17, { size: 27, colour: ink, align: outer, width: room })] : []),
    ...(stamp ? [put(stamp, mirrored ? wide - free : free - stamp.w, middle - stamp.h / 2)] : []),
    ...(mark ? [put(mark, mirrored ? DICE : wide - DICE - mark.w, middle - PART / 2)] : []),
    ...(struck
      ? [put(struck, mirrored ? STRUCK : wide - STRUCK - struck.w * SMALL, middle - (PART * SMALL) / 2, SMALL)]
      : []),
    // Of who is gone a word stands where his strength was.
    ...(gone === null ? strengthOf({ at: x(at), middle, bonus, modified, mirrored }, look) : []),
    high > 1
      ? put(dice, mirrored ? wide - NAME - dice.w * fits : NAME, ROW - 4, fits)
      : put(dice, mirrored ? DICE : wide - DICE - dice.w * fits, middle - (dice.h * fits) / 2, fits),
    ...(weakened ? [weakerAt(x(62))] : []),
    ...(result.escaped ? [gotAway(x(55))] : hitsAt(hits, (n) => x(60 - n * 16))),
    ...(gone ? [across(gone, mirrored, sign, wide)] : []),
    ...(result.fell > 0 ? justFell(weakened || result.dice.length > 0 ? 0 : result.fell, wide, mirrored) : []),
  ];
}

/** Round a row in amber that somebody of it has just been hit; where `n` fell, with a burst where their dice would lie. */
function justFell(n: number, wide: number, mirrored: boolean): Node[] {
  const burst = lossPart(n);
  return [
    rect({ x: 0, y: 0, w: wide, h: PLATE }, { stroke: stroke(DONE.edge, 7), radius: 8 }),
    rect({ x: 0, y: 0, w: wide, h: PLATE }, { stroke: stroke(DONE.light, 4), radius: 8 }),
    ...(n > 0
      ? [group([put(burst, mirrored ? DICE : wide - DICE - burst.w, (PLATE - burst.h) / 2)], { tag: 'just-fell' })]
      : []),
  ];
}

/** Dice of another volley than the headline's are pale. */
const toldDice = (dice: Sprite, { isPale }: ToldLine): Sprite =>
  isPale && dice.nodes.length > 0 ? { ...dice, nodes: [group(dice.nodes, { opacity: PALE })] } : dice;

function tileOf(
  { sign, modified, strength, dice: fallen_, hits, gone }: Result,
  { look, wide, mirrored, tells }: Line,
): Node[] {
  const w = (wide - TILE.gap) / 2;
  const dice = toldDice(diceOf(look, fallen_), tells);
  const fits = Math.min(1, (w - TILE.dice - 4 - hits * 24) / dice.w);
  const x = (from: number) => (mirrored ? w - from : from);
  const bonus = strength === undefined ? 0 : modified - strength;
  const middle = PLATE / 2;
  return [
    plateOf(w, look, gone),
    put(sign, mirrored ? w - 8 - sign.w : 8, (PLATE - sign.h) / 2),
    ...strengthOf({ at: x(TILE.strength), middle, bonus, modified, mirrored }, look),
    put(dice, mirrored ? w - TILE.dice - dice.w * fits : TILE.dice, middle - (dice.h * fits) / 2, fits),
    ...hitsAt(hits, (n) => x(w - 15 - n * 24)),
    ...(gone ? [across(gone, mirrored, sign, w)] : []),
  ];
}

const diceOf = (look: SeatLook, dice: readonly DieView[], width = 400): Sprite =>
  rows(
    dice.map((one) => tenSided(look, one, DIE)),
    width,
    'left',
    3,
  );

const plateOf = (w: number, look: SeatLook, gone: Gone | null, h = PLATE): Node =>
  rect(
    { x: 0, y: 0, w, h },
    { fill: gone ? '#d9cfbb' : look.light, stroke: stroke(look.dark, 2), radius: 8, shadow: fallen(3) },
  );
