import type {
  BattleLineView,
  BattleView,
  FighterView,
  PieceView,
  PlaceView,
  View,
} from '#games/tears-of-the-dragon/seen/view.types';

/** Who fights stands on the map as well, though he had lain in a leader's box before. */

/** The same view, and in the place of the battle all who fight there; where both sides share one room those seen stay alone, as it has no more. */
export function withFighters(view: View, battle: BattleView): View {
  const [a, b] = battle.lines;
  return a?.inside === b?.inside ? view : { ...view, places: peopled(view, battle) };
}

const peopled = (view: View, battle: BattleView): PlaceView[] =>
  view.places.map((place) => {
    if (place.id !== battle.at) return place;
    let { stacks } = place;
    for (const line of battle.lines) {
      const own = stacks.find(({ seat, inside, ship }) => seat === line.seat && inside === line.inside && !ship);
      const more = comers(line, own?.pieces ?? []);
      if (more.length === 0 || line.shipHits !== undefined) continue;
      const grown = { seat: line.seat, inside: line.inside, ...own, pieces: [...(own?.pieces ?? []), ...more] };
      stacks = own ? stacks.map((one) => (one === own ? grown : one)) : [...stacks, grown];
    }
    return { ...place, stacks };
  });

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
