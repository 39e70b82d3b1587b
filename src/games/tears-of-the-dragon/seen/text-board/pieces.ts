import type { Json } from '#core/types';
import type { PieceView } from '../view.types.ts';

/** Pieces in words, as they stand: what is alike is counted, and what lies in a leader's box follows its leader. */
export function piecesNamed(pieces: readonly PieceView[]): Json[] {
  const open = kin(pieces.filter(({ box }) => box === undefined));
  const boxes = kin(pieces.filter(({ box }) => box !== undefined));
  const leaders = open.map(([{ face }]) => face);
  return [
    ...open.map(([piece, n]) =>
      pieceNamed(
        piece,
        n,
        boxes.filter(([{ box }]) => box === piece.face),
      ),
    ),
    // A box whose leader stands elsewhere is named by itself.
    ...boxes.filter(([{ box }]) => !leaders.includes(box!)).map(([piece, n]) => pieceNamed(piece, n, [], piece.box)),
  ];
}

type Counted = readonly [PieceView, number];

/** Pieces that are alike, each once with their number, in the order of the view. */
function kin(pieces: readonly PieceView[]): Counted[] {
  const found = new Map<string, [PieceView, number]>();
  for (const piece of pieces) {
    const { face, reduced, spent, strength, box, obfuscated } = piece;
    const key = JSON.stringify([face, reduced, spent, strength, box, obfuscated]);
    const known = found.get(key);
    if (known) known[1]++;
    else found.set(key, [piece, 1]);
  }
  return [...found.values()];
}

/** “Warsteed ×3 (4, reduced)”, “General Kendrel, in the box Warsteed (4)”. */
function pieceNamed(
  { face, kind, strength, reduced, spent, obfuscated }: PieceView,
  n: number,
  inBox: readonly Counted[],
  leader?: string,
): Json {
  const marks: Json[] = [
    ...(kind === 'unit' ? [{ key: 'text-board.strength', args: { n: strength ?? 0 } }] : []),
    ...(reduced ? [{ key: 'text-board.reduced' }] : []),
    ...(spent ? [{ key: 'text-board.spent' }] : []),
    ...(obfuscated ? [{ key: 'text-board.obfuscated' }] : []),
    ...(leader === undefined ? [] : [{ key: 'text-board.of-box', args: { leader } }]),
  ];
  return {
    key: 'text-board.piece',
    args: { face, times: n > 1 ? n : null, marks, box: inBox.map(([one, many]) => pieceNamed(one, many, [])) },
  };
}
