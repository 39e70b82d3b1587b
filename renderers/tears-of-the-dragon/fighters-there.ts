import type {
  BattleLineView,
  BattleView,
  FighterView,
  PieceView,
  PlaceView,
  View,
} from '#games/tears-of-the-dragon/seen/view.types';
import { kin } from './names.ts';

/** Who fights stands on the map as well, though he had lain in a leader's box before. */

/** So many counters have room where both sides stand in one. */
const MOST = 3;

/** The same view, and in the place of the battle all who fight there; where both sides share one room as long as none becomes small or is left out. */
export function withFighters(view: View, battle: BattleView): View {
  const [a, b] = battle.lines;
  const grown = { ...view, places: peopled(view, battle) };
  if (a?.inside !== b?.inside || countersAt(grown, battle) <= MOST) return grown;
  // Captains stand on their own card: their seals give way to those who fight.
  const fighting = { ...grown, places: grown.places.map((place) => (place.id === battle.at ? unled(place) : place)) };
  const many = countersAt(fighting, battle);
  return many > 0 && many <= MOST ? fighting : view;
}

const countersAt = ({ places }: View, { at }: BattleView): number =>
  (places.find(({ id }) => id === at)?.stacks ?? []).flatMap(({ pieces }) =>
    kin(pieces.filter(({ box }) => box === undefined)),
  ).length;

const unled = (place: PlaceView): PlaceView => ({
  ...place,
  stacks: place.stacks.flatMap((stack) => {
    const pieces = stack.pieces.filter(({ kind }) => kind !== 'leader');
    return pieces.length > 0 ? [{ ...stack, pieces }] : [];
  }),
});

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
