import type { Locale } from '#core/text';
import type { SeatId, Viewer } from '#core/types';
import { leaders } from '#games/tears-of-the-dragon/content';
import type { PieceView, StackView } from '#games/tears-of-the-dragon/view.types';
import { rows } from '../panels.ts';
import { disc, group, path, rect, type Sprite, stroke, words } from '../scene.ts';
import { ink, paperLight, seatLook } from '../theme.ts';
import { type Condition, chip, host, shield, star } from '../tokens.ts';
import { faceName, type Kin, kin, rankOf } from './names.ts';
import { boat, ship } from './ships.ts';
import { chieftainSign, crest, leaderSign, pennant, sail, unitSign, wizardSign } from './signs.ts';

/** Pieces of this game as tokens. */

/** One kind of piece: a leader's shield with his rank, a wizard's star with an initial, or a chip of equal units. */
export function token(piece: Kin, locale: Locale, load?: number): Sprite {
  const look = seatLook(piece.seat);
  const condition = conditionOf(piece);
  if (piece.kind === 'leader') {
    const marks = load === undefined ? condition : { ...condition, load };
    const rank = rankOf(piece.face);
    return rank === undefined ? chieftain(piece, marks) : shield(look, String(rank), marks);
  }
  if (piece.kind === 'wizard') return star(look, initial(piece.face, locale), condition);
  return chip(look, unitSign(piece.face), strengthWords(piece), { ...condition, reduced: piece.reduced });
}

const conditionOf = (piece: Pick<Kin, 'spent' | 'obfuscated'>): Condition => ({
  spent: piece.spent,
  veiled: piece.obfuscated ?? false,
});
const initial = (face: string, locale: Locale): string => Array.from(faceName(face, locale))[0] ?? '?';
/** A chieftain's number among those of his side; '?' for a leader that is not known. */
const numberOf = (face: string): string => (leaders.has(face) ? (/-(\d+)-of-/.exec(face)?.[1] ?? '?') : '?');

/** A penguin chieftain (TD-27.4): no rank, a crest on his shield instead, and his number at its foot. */
function chieftain({ seat, face }: Kin, marks: Condition & { load?: number }): Sprite {
  const look = seatLook(seat);
  const { w, h, nodes } = shield(look, '', marks);
  const more = [
    group(crest('#ffffff', look.dark), { x: 20, y: 5 }),
    group(chieftainSign('#ffffff'), { x: 20, y: 21, scale: 0.85 }),
    disc(8, 30, 9, { fill: paperLight, stroke: stroke(look.dark, 1.25) }),
    words(numberOf(face), 8, 30, { size: 16, bold: true, colour: ink, align: 'centre' }),
  ];
  return { w, h, nodes: [...nodes, ...more] };
}

/** `4×3`: strength and how many; a single one shows its strength alone. */
export const strengthWords = ({ strength, count }: Pick<Kin, 'strength' | 'count'>): string =>
  count > 1 ? `${strength ?? '?'}×${count}` : String(strength ?? '?');

/**
 * How closely a stack is drawn. `full`: each person, each kind of unit. `short`: leaders in one token, wizards in one,
 * units in one, apart only if some have acted. `least`: the same whether they have acted or not; of a ship only how
 * much is aboard.
 */
export type Detail = 'full' | 'short' | 'least';

/** A stack as tokens, people first. What lies in the viewer's own boxes is the number beside the leader's shield. */
export function stackTokens(stack: StackView, locale: Locale, viewer: Viewer, detail: Detail = 'full'): Sprite[] {
  if (stack.ship !== undefined && detail === 'least') return [fleet([stack], stack.seat)];
  const tokens = detail === 'full' ? fullTokens(stack, locale, viewer) : shortTokens(stack, locale, viewer, detail);
  if (stack.ship === undefined) return tokens;
  const load = rows(tokens, 190);
  return [detail === 'full' ? ship(load, stack.seat, stack.shipHits) : boat(load, stack.shipHits)];
}

/** Ships of a side as one: how many, and how many pieces are seen aboard. */
export function fleet(stacks: readonly StackView[], seat: SeatId): Sprite {
  const aboard = stacks.flatMap(open);
  const spent = aboard.length > 0 && aboard.every((piece) => piece.spent);
  const hits = stacks.reduce((sum, stack) => sum + (stack.shipHits ?? 0), 0);
  return boat(chip(seatLook(seat), sail, String(aboard.length), { spent }), hits, stacks.length);
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
  const acted = (piece: PieceView) => detail === 'short' && piece.spent;
  const pieces = open(stack);
  return ([false, true] as const).flatMap((spent) => {
    const these = pieces.filter((piece) => acted(piece) === spent);
    const condition = { spent: spent || (these.length > 0 && these.every((piece) => piece.spent)) };
    const of = (kind: PieceView['kind']) => these.filter((piece) => piece.kind === kind);
    const marks = of('leader').map(({ face }) => {
      const load = loadOf(stack, face, viewer);
      return `${rankOf(face) ?? 'P'}${load ? `:${load}` : ''}`;
    });
    // The dragon is never one of many.
    const dragon = of('unit').filter(({ face }) => face === 'terramax');
    const troops = of('unit').filter(({ face }) => face !== 'terramax');
    const kinds = kin(troops);
    const strength = kinds.reduce((sum, one) => sum + (one.strength ?? 0) * one.count, 0);
    return [
      ...(marks.length > 0 ? [chip(look, leaderSign, marks.join(' '), condition)] : []),
      ...(of('wizard').length > 0
        ? [
            chip(
              look,
              wizardSign,
              of('wizard')
                .map(({ face }) => initial(face, locale))
                .join(' '),
              condition,
            ),
          ]
        : []),
      ...(kinds.length > 1
        ? [host(look, pennant, { n: troops.length, strength }, condition)]
        : kinds.map((one) => token(one, locale))),
      ...kin(dragon).map((one) => token(one, locale)),
    ];
  });
}

/** Pieces in a trap: only people are ever trapped. */
export const trappedTokens = (pieces: readonly PieceView[], locale: Locale): Sprite =>
  rows(
    kin(pieces).map((piece) => token(piece, locale)),
    120,
  );

/** A garrison: a piece of wall with its strength. */
export function garrison(seat: number, strength: number): Sprite {
  return chip(
    seatLook(seat),
    (colour) => [
      path('M-10 10 L-10 -8 L-6 -8 L-6 -4 L-2 -4 L-2 -8 L2 -8 L2 -4 L6 -4 L6 -8 L10 -8 L10 10 Z', { fill: colour }),
      rect({ x: -2.5, y: 2, w: 5, h: 8 }, { fill: '#00000088' }),
    ],
    String(strength),
  );
}
