import type {
  BattleLineView,
  BattleView,
  FighterView,
  PieceView,
  PlaceView,
  StackView,
  View,
} from '#games/tears-of-the-dragon/seen/view.types';

/** Who fights stands on the map as well, though he had lain in a leader's box before. */

/** The same view, and in the place of the battle all who fight there, the sides from left to right as in its lines. */
export const withFighters = (view: View, battle: BattleView): View => ({ ...view, places: peopled(view, battle) });

const peopled = (view: View, battle: BattleView): PlaceView[] =>
  view.places.map((place) => {
    if (place.id !== battle.at) return place;
    let { stacks } = place;
    for (const line of battle.lines) {
      if (line.shipHits !== undefined) continue;
      stacks = cameOut(stacks, line);
      const own = stacks.find(({ seat, inside, ship }) => seat === line.seat && inside === line.inside && !ship);
      const more = comers(line, own?.pieces ?? []);
      if (more.length === 0) continue;
      const grown = { seat: line.seat, inside: line.inside, ...own, pieces: [...(own?.pieces ?? []), ...more] };
      stacks = own ? stacks.map((one) => (one === own ? grown : one)) : [...stacks, grown];
    }
    const lineOf = ({ seat }: StackView) => battle.lines.findIndex((line) => line.seat === seat);
    return { ...place, stacks: stacks.toSorted((a, b) => lineOf(a) - lineOf(b)) };
  });

/** Those who fight before the walls of their castle stand there, and not within. */
function cameOut(stacks: readonly StackView[], line: BattleLineView): StackView[] {
  const home = stacks.find(({ seat, inside, ship }) => seat === line.seat && inside !== line.inside && !ship);
  if (!home || line.inside) return [...stacks];
  const fighting = line.pieces.filter(({ gone }) => gone === null).map(kindOf);
  const isOut = (piece: PieceView): boolean => {
    if (line.leaders.includes(piece.face)) return true;
    const at = fighting.indexOf(kindOf(piece));
    if (at >= 0) fighting.splice(at, 1);
    return at >= 0;
  };
  const [out, left]: [PieceView[], PieceView[]] = [[], []];
  for (const piece of home.pieces) (isOut(piece) ? out : left).push(piece);
  const there = stacks.find(({ seat, inside, ship }) => seat === line.seat && inside === line.inside && !ship);
  return [
    ...stacks.flatMap((one) =>
      one === there ? [] : one !== home ? [one] : left.length > 0 ? [{ ...home, pieces: left }] : [],
    ),
    ...(there || out.length > 0
      ? [{ seat: line.seat, inside: line.inside, ...there, pieces: [...(there?.pieces ?? []), ...out] }]
      : []),
  ];
}

/** Those of a line who are still in it and are not seen in the place, of a kind as many as are missing. */
function comers({ pieces }: BattleLineView, there: readonly PieceView[]): PieceView[] {
  const seen = there.filter(({ box }) => box === undefined).map(kindOf);
  return pieces
    .filter((piece) => {
      if (piece.gone !== null) return false;
      const at = seen.indexOf(kindOf(piece));
      if (at >= 0) seen.splice(at, 1);
      return at < 0;
    })
    .map(pieceOf);
}

const kindOf = ({ face, reduced }: PieceView): string => `${face} ${reduced}`;

/** Without what is only of the battle, and in no box. */
function pieceOf({ face, kind, seat, reduced, spent, strength, obfuscated }: FighterView): PieceView {
  return {
    face,
    kind,
    seat,
    reduced,
    spent,
    ...(strength !== undefined && { strength }),
    ...(obfuscated !== undefined && { obfuscated }),
  };
}
