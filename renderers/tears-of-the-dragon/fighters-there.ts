import type {
  BattleLineView,
  BattleView,
  FighterView,
  PieceView,
  PlaceView,
  StackView,
  View,
} from '#games/tears-of-the-dragon/seen/view.types';
import { kin } from './names.ts';

/** Who fights stands on the map as well, though he had lain in a leader's box before. */

/** So many counters have room where both sides stand in one: of more a banner for units and busts for people tell how many they are. */
const MOST = 3;

/** The same view, and in the place of the battle all who fight there; where both sides share one room captains give way first. */
export function withFighters(view: View, battle: BattleView): View {
  const [a, b] = battle.lines;
  const grown = { ...view, places: peopled(view, battle) };
  if (a?.inside !== b?.inside || countersAt(grown, battle) <= MOST) return grown;
  // Captains stand on their own card: their seals give way to those who fight.
  const fighting = { ...grown, places: grown.places.map((place) => (place.id === battle.at ? unled(place) : place)) };
  const many = countersAt(fighting, battle);
  return many > 0 && many <= MOST ? fighting : grown;
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
      if (line.shipHits !== undefined) continue;
      stacks = cameOut(stacks, line);
      const own = stacks.find(({ seat, inside, ship }) => seat === line.seat && inside === line.inside && !ship);
      const more = comers(line, own?.pieces ?? []);
      if (more.length === 0) continue;
      const grown = { seat: line.seat, inside: line.inside, ...own, pieces: [...(own?.pieces ?? []), ...more] };
      stacks = own ? stacks.map((one) => (one === own ? grown : one)) : [...stacks, grown];
    }
    return { ...place, stacks };
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
