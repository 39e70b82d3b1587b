import type { Locale } from '#core/text';
import type { SeatId, Viewer } from '#core/types';
import { chieftainNumber } from '#games/tears-of-the-dragon/printed/content';
import type { PieceView, StackView } from '#games/tears-of-the-dragon/seen/view.types';
import { chit, FIGURE, medallion, seal, tally } from '../counters.ts';
import { rows } from '../panels.ts';
import { put, rect, type Sprite, stroke } from '../scene.ts';
import { seatLook } from '../theme.ts';
import { tick } from '../tokens.ts';
import { faceName, type Kin, kin, rankOf } from './names.ts';
import { boat, ship } from './ships.ts';
import { chieftainSign, pennant, sail, unitSign, wall } from './signs.ts';

/** Pieces of this game as tokens. */

/** Width of a seal and of a medallion. */
const PERSON = 52;

/** One kind of piece: a leader's seal with his rank, a wizard's medallion with an initial, or a chit of equal units. */
export function token(piece: Kin, locale: Locale, load?: number): Sprite {
  const look = seatLook(piece.seat);
  const worn = { spent: piece.spent };
  return marked(piece, () => {
    if (piece.kind === 'leader') {
      const mark = rankOf(piece.face);
      const foot = mark === undefined ? numberOf(piece.face) : load;
      return seal(look, PERSON, mark === undefined ? chieftainSign : String(mark), {
        ...worn,
        ...(foot !== undefined && { load: String(foot) }),
      });
    }
    if (piece.kind === 'wizard') return medallion(look, PERSON, initial(piece.face, locale), worn);
    return chit(look, {
      ...worn,
      sign: unitSign(piece.face),
      figure: String(piece.strength ?? '?'),
      count: piece.count,
      reduced: piece.reduced,
    });
  });
}

const initial = (face: string, locale: Locale): string => Array.from(faceName(face, locale))[0] ?? '?';
/** A chieftain's number among those of his side (TD-27.4: he has no rank); '?' for a leader that is not known. */
const numberOf = (face: string): string => String(chieftainNumber(face) ?? '?');

/** A tick on what has acted, a dotted veil round what hides. */
function marked({ spent, obfuscated }: Pick<Kin, 'spent' | 'obfuscated'>, draw: () => Sprite): Sprite {
  const { w, h, nodes } = draw();
  return {
    w,
    h,
    nodes: [
      ...nodes,
      ...(obfuscated
        ? [rect({ x: -2, y: -2, w: w + 4, h: h + 1 }, { stroke: stroke('#2d3a55', 3, [3, 4]), radius: 12 })]
        : []),
      ...(spent ? [tick(2, 9, 1.2)] : []),
    ],
  };
}

/**
 * How closely a stack is drawn. `full`: each person, each kind of unit. `short`: people half over one another, units as one chit
 * with their strength together, apart only if some have acted. `least`: the first of the people and how many they are, units whether
 * they have acted or not; of a ship only how much is aboard. `sum`: the strength of all units alone, or the first of the people.
 */
export type Detail = 'full' | 'short' | 'least' | 'sum';

/** A stack as tokens, people first. What lies in the viewer's own boxes is the number beside the leader's shield. */
export function stackTokens(stack: StackView, locale: Locale, viewer: Viewer, detail: Detail = 'full'): Sprite[] {
  if (stack.ship !== undefined && (detail === 'least' || detail === 'sum')) return [fleet([stack], stack.seat, detail)];
  const tokens = detail === 'full' ? fullTokens(stack, locale, viewer) : shortTokens(stack, locale, viewer, detail);
  if (stack.ship === undefined) return tokens;
  const load = rows(tokens, 190);
  return [detail === 'full' ? ship(load, stack.seat, stack.shipHits) : boat(load, stack.shipHits)];
}

/** Ships of a side as one: how many where there is room for it, and how many pieces are seen aboard. */
export function fleet(stacks: readonly StackView[], seat: SeatId, detail: Detail): Sprite {
  const aboard = stacks.flatMap(open);
  const spent = aboard.length > 0 && aboard.every((piece) => piece.spent);
  const hits = stacks.reduce((sum, stack) => sum + (stack.shipHits ?? 0), 0);
  return boat(
    chit(seatLook(seat), { sign: sail, figure: String(aboard.length), spent }),
    hits,
    detail === 'sum' ? 1 : stacks.length,
  );
}

/** Pieces in no box. */
const open = ({ pieces }: StackView) => pieces.filter((piece) => piece.box === undefined);
/** How many lie in a leader's box, as far as this viewer may know; none is nothing. */
const loadOf = ({ pieces, seat }: StackView, leader: string, viewer: Viewer): number | undefined =>
  (viewer === seat && pieces.filter((piece) => piece.box === leader).length) || undefined;

function fullTokens(stack: StackView, locale: Locale, viewer: Viewer): Sprite[] {
  const pieces = open(stack);
  return [
    ...kin(pieces.filter((piece) => piece.kind !== 'unit')).map((piece) =>
      token(piece, locale, piece.kind === 'leader' ? loadOf(stack, piece.face, viewer) : undefined),
    ),
    ...kin(pieces.filter((piece) => piece.kind === 'unit')).map((piece) => token(piece, locale)),
  ];
}

function shortTokens(stack: StackView, locale: Locale, viewer: Viewer, detail: Detail): Sprite[] {
  const look = seatLook(stack.seat);
  const pieces = open(stack);
  const acted = (piece: PieceView) => detail === 'short' && piece.spent;
  const people = pieces.filter(({ kind }) => kind !== 'unit');
  // The dragon is never one of many.
  const dragon = pieces.filter(({ face }) => face === 'terramax');
  const troops = pieces.filter(({ kind, face }) => kind === 'unit' && face !== 'terramax');
  const seals = kin(people).map((one) =>
    token(one, locale, one.kind === 'leader' ? loadOf(stack, one.face, viewer) : undefined),
  );
  return [
    ...(seals.length > 0 && !(detail === 'sum' && pieces.length > people.length)
      ? [detail === 'short' ? fan(seals) : headOf(seals)]
      : []),
    ...[false, true].flatMap((spent) => {
      const these = troops.filter((piece) => acted(piece) === spent);
      const kinds = kin(these);
      if (kinds.length <= 1) return kinds.map((one) => token(one, locale));
      const strength = kinds.reduce((sum, one) => sum + (one.strength ?? 0) * one.count, 0);
      const done = these.every((piece) => piece.spent);
      return [marked({ spent: done }, () => chit(look, { sign: pennant, figure: String(strength), spent: done }))];
    }),
    ...kin(dragon).map((one) => token(one, locale)),
  ];
}

/** How far a seal lies over the one before it: no mark is covered. */
const LAP = 10;

/** People partly over one another: each mark and each number at its foot can be read. */
function fan(seals: readonly Sprite[]): Sprite {
  let w = 0;
  const nodes = seals.map((one) => {
    const drawn = put(one, w, 0);
    w += one.w > PERSON ? one.w + 2 : one.w - LAP;
    return drawn;
  });
  return {
    w: Math.max(...nodes.map((node, n) => (node.x ?? 0) + seals[n]!.w)),
    h: Math.max(...seals.map(({ h }) => h)),
    nodes,
  };
}

/** The first of several people, with how many there are. */
function headOf(seals: readonly Sprite[]): Sprite {
  const [first] = seals as [Sprite];
  if (seals.length === 1) return first;
  const badge = tally(`×${seals.length}`, FIGURE);
  // At the top: a number at its foot stays free.
  const x = PERSON - 14;
  return { w: Math.max(x + badge.w, first.w), h: first.h + 6, nodes: [put(first, 0, 6), put(badge, x, 0)] };
}

/** Pieces in a trap: only people are ever trapped. */
export const trappedTokens = (pieces: readonly PieceView[], locale: Locale): Sprite =>
  rows(
    kin(pieces).map((piece) => token(piece, locale)),
    120,
  );

/** A garrison: a piece of wall with its strength. */
export const garrison = (seat: number, strength: number): Sprite =>
  chit(seatLook(seat), { sign: wall, figure: String(strength) });
