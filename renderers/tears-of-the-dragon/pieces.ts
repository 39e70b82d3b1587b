import type { Locale } from '#core/text';
import type { Viewer } from '#core/types';
import { leaders } from '#games/tears-of-the-dragon/content';
import type { PieceView, StackView } from '#games/tears-of-the-dragon/view.types';
import { rows } from '../panels.ts';
import { group, line, type Node, path, polygon, put, rect, type Sprite, stroke } from '../scene.ts';
import { alarm, ink, seatLook } from '../theme.ts';
import { chip, emblem, shield, star, starPoints } from '../tokens.ts';
import { faceName, type Kin, kin } from './names.ts';
import { unitSign } from './signs.ts';

/** Pieces of this game as tokens. */

/** One kind of piece: a leader's shield with his rank, a wizard's star with an initial, or a chip of equal units. */
export function token(piece: Kin, locale: Locale, load?: number): Sprite {
  const look = seatLook(piece.seat);
  const condition = { spent: piece.spent, veiled: piece.obfuscated ?? false };
  if (piece.kind === 'leader')
    return shield(
      look,
      String(leaders.get(piece.face)?.rank ?? '?'),
      load === undefined ? condition : { ...condition, load },
    );
  if (piece.kind === 'wizard') return star(look, Array.from(faceName(piece.face, locale))[0] ?? '?', condition);
  return chip(look, unitSign(piece.face), strengthWords(piece), { ...condition, reduced: piece.reduced });
}

/** `4×3`: strength and how many; a single one shows its strength alone. */
export const strengthWords = ({ strength, count }: Pick<Kin, 'strength' | 'count'>): string =>
  count > 1 ? `${strength ?? '?'}×${count}` : String(strength ?? '?');

/** A stack as tokens, people first. What lies in the viewer's own boxes is the number beside the leader's shield. */
export function stackTokens(stack: StackView, locale: Locale, viewer: Viewer): Sprite[] {
  const open = stack.pieces.filter((piece) => piece.box === undefined);
  const people = kin(open.filter((piece) => piece.kind !== 'unit'));
  const units = kin(open.filter((piece) => piece.kind === 'unit'));
  const load = (leader: Kin): number | undefined => {
    const inBox = stack.pieces.filter((piece) => piece.box === leader.face).length;
    return viewer === stack.seat && leader.kind === 'leader' && inBox > 0 ? inBox : undefined;
  };
  const tokens: Sprite[] = [
    ...people.map((piece) => token(piece, locale, load(piece))),
    ...units.map((piece) => token(piece, locale)),
  ];
  return stack.ship === undefined ? tokens : [ship(rows(tokens, 190), stack)];
}

/** Pieces in a trap: only people are ever trapped. */
export const trappedTokens = (pieces: readonly PieceView[], locale: Locale): Sprite =>
  rows(
    kin(pieces).map((piece) => token(piece, locale)),
    120,
  );

/** A ship with its load on deck, its side's emblem in the sail, and a notch in the hull for each hit. */
function ship(load: Sprite, { seat, shipHits }: StackView): Sprite {
  const look = seatLook(seat);
  const mast = 42;
  const w = mast + load.w + 18;
  const h = Math.max(load.h, 41) + 24;
  const deck = h - 24;
  const hits = Array.from({ length: shipHits ?? 0 }, (_, n) =>
    group([polygon(starPoints(6, 8, 4), { fill: '#ffd35c', stroke: stroke(alarm, 1.5) })], {
      x: 30 + n * 20,
      y: h - 12,
    }),
  );
  const nodes: Node[] = [
    path(`M2 ${deck} L${w - 2} ${deck} Q${w - 6} ${h - 3} ${w - 22} ${h - 3} L20 ${h - 3} Q6 ${h - 6} 2 ${deck} Z`, {
      fill: '#8d6a44',
      stroke: stroke(ink, 2),
    }),
    line(
      [
        [8, deck + 9],
        [w - 9, deck + 9],
      ],
      stroke('#5f4426', 1.25),
    ),
    line(
      [
        [35, deck],
        [35, deck - 40],
      ],
      stroke(ink, 3),
    ),
    path(`M33 ${deck - 39} Q8 ${deck - 26} 4 ${deck - 5} L33 ${deck - 5} Z`, {
      fill: look.hatch,
      stroke: stroke(ink, 1.5),
    }),
    group([emblem(look, 17, { fill: look.colour, stroke: stroke(look.dark, 1) })], { x: 22, y: deck - 15 }),
    put(load, mast, deck - load.h),
    ...hits,
  ];
  return { w, h, nodes };
}

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
