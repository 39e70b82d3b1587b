import type { Locale } from '#core/text';
import type { SeatId, Viewer } from '#core/types';
import { chieftainNumber } from '#games/tears-of-the-dragon/printed/content';
import type { PieceView, StackView } from '#games/tears-of-the-dragon/seen/view.types';
import { CHIT, chit, enamel, FIGURE, medallion, seal, tally } from '../counters.ts';
import { rows } from '../panels.ts';
import { disc, group, type Node, path, put, rect, type Sprite, type Stroke, stroke, words } from '../scene.ts';
import { paperLight, seatLook } from '../theme.ts';
import { tick } from '../tokens.ts';
import { collared, type Mark, type Outline, PERSON } from './collars.ts';
import { hostBanner } from './host.ts';
import { faceName, type Kin, kin, rankOf } from './names.ts';
import { rankSign } from './rank-signs.ts';
import { boat, ship } from './ships.ts';
import { busts, chieftainSign, sail, unitSign, wall } from './signs.ts';

/** Pieces of this game as tokens. */

/** One kind of piece: a leader's seal with his rank, a wizard's medallion with an initial, or a chit of equal units. */
export function token(piece: Kin, locale: Locale, load?: number): Sprite {
  const look = seatLook(piece.seat);
  return signed(piece, () => {
    if (piece.kind === 'leader') {
      const mark = rankOf(piece.face);
      const foot = mark === undefined ? numberOf(piece.face) : load;
      return seal(look, PERSON, mark === undefined ? chieftainSign : (rankSign(mark) ?? String(mark)), {
        ...(foot !== undefined && { load: String(foot) }),
      });
    }
    if (piece.kind === 'wizard') return medallion(look, PERSON, initial(piece.face, locale));
    return chit(look, {
      sign: unitSign(piece.face),
      figure: String(piece.strength ?? '?'),
      count: piece.count,
      reduced: piece.reduced,
    });
  });
}

/** The first letter; of one that is a Roman numeral, as generals have them, the next one too. */
function initial(face: string, locale: Locale): string {
  const [first = '?', second = ''] = Array.from(faceName(face, locale));
  return /[CDILMVX]/u.test(first) ? first + second : first;
}
/** A chieftain's number among those of his side (TD-27.4: he has no rank); '?' for a leader that is not known. */
const numberOf = (face: string): string => String(chieftainNumber(face) ?? '?');

/** On what has acted a tick and a dark rim: its colour stays that of its side. A dotted veil round what hides. */
function signed(
  { spent, obfuscated, kind, reduced, seat }: Pick<Kin, 'spent' | 'obfuscated' | 'kind' | 'reduced' | 'seat'>,
  draw: () => Sprite,
): Sprite {
  const { w, h, nodes } = draw();
  return {
    w,
    h,
    nodes: [
      ...nodes,
      ...(obfuscated
        ? [rect({ x: -2, y: -2, w: w + 4, h: h + 1 }, { stroke: stroke('#2d3a55', 3, [3, 4]), radius: 12 })]
        : []),
      ...(spent ? [...(kind === 'unit' ? dimmedChit(reduced, seat) : dimmedDisc(seat)), tick(2, 9, 1.2)] : []),
    ],
  };
}

const DIM = stroke('#2a1d10', 4);
/** Of one side a light line lies within the dark rim: without colour too one sees whose the piece is. */
const within = (seat: SeatId, shape: (by: number, line: Stroke) => Node): Node[] => [
  shape(2, DIM),
  ...(seatLook(seat).shape === 'pointed' ? [] : [shape(5, stroke(paperLight, 2.5))]),
];
const dimmedDisc = (seat: SeatId): Node[] =>
  within(seat, (by, stroke) => disc(PERSON / 2, PERSON / 2, PERSON / 2 - by, { stroke }));
function dimmedChit(reduced: boolean, seat: SeatId): Node[] {
  const { w, h } = CHIT;
  return within(seat, (by, stroke) =>
    reduced
      ? path(`M${by} ${by} L${w - 14 - by} ${by} L${w - by} ${14 + by} L${w - by} ${h - by} L${by} ${h - by} Z`, {
          stroke,
        })
      : rect({ x: by, y: by, w: w - 2 * by, h: h - 2 * by }, { stroke, radius: 5 }),
  );
}

/**
 * How closely a stack is drawn. `full`: each person, each kind of unit. `short`: people half over one another, units as one
 * banner with how many they are, apart only if some have acted. `least`: the people as one with how many they are, units whether
 * they have acted or not; of a ship only how much is aboard. `close`: who alone is marked lies half over the others. `sum`: how many units there
 * are, with a sign that people are there too, or the people as one.
 */
export type Detail = 'full' | 'short' | 'least' | 'close' | 'sum';

/** What a piece is marked for, as far as everybody may know. */
export type MarkOf = (piece: Kin | PieceView) => Mark | undefined;
const nobody: MarkOf = () => undefined;

/** The counter with the mark of those it stands for: that of a question before that of a deed. */
function marked(sprite: Sprite, what: Outline, marks: readonly (Mark | undefined)[]): Sprite {
  const mark = (['asked', 'foe'] as const).find((one) => marks.includes(one)) ?? marks.find((one) => one !== undefined);
  return mark ? collared(sprite, what, mark) : sprite;
}

interface Drawn {
  stack: StackView;
  locale: Locale;
  viewer: Viewer;
  markOf: MarkOf;
}

/** A stack as tokens, people first. What lies in the viewer's own boxes is the number beside the leader's shield. */
export const stackTokens = (stack: StackView, locale: Locale, viewer: Viewer, detail: Detail = 'full'): Sprite[] =>
  markedTokens({ stack, locale, viewer, markOf: nobody }, detail);

/** The same, with a collar round whoever is marked. */
export function markedTokens(drawn: Drawn, detail: Detail): Sprite[] {
  const { stack, markOf } = drawn;
  if (stack.ship !== undefined && detail !== 'full' && detail !== 'short')
    return [fleet([stack], stack.seat, detail, markOf)];
  const tokens = detail === 'full' ? fullTokens(drawn) : shortTokens(drawn, detail);
  if (stack.ship === undefined) return tokens;
  const load = rows(tokens, 190);
  return [detail === 'full' ? ship(load, stack.seat, stack.shipHits) : boat(load, stack.shipHits)];
}

/** Ships of a side as one: how many where there is room for it, and how many pieces are seen aboard. */
export function fleet(stacks: readonly StackView[], seat: SeatId, detail: Detail, markOf: MarkOf = nobody): Sprite {
  const aboard = stacks.flatMap(open);
  const spent = aboard.length > 0 && aboard.every((piece) => piece.spent);
  const hits = stacks.reduce((sum, stack) => sum + (stack.shipHits ?? 0), 0);
  const drawn = signed({ spent, kind: 'unit', reduced: false, seat }, () =>
    chit(seatLook(seat), { sign: sail, figure: String(aboard.length) }),
  );
  const isCrowd = aboard.some(({ kind }) => kind !== 'unit');
  const load = isCrowd ? { ...drawn, nodes: [group(drawn.nodes, { tag: CROWD })] } : drawn;
  return boat(marked(load, 'chit', aboard.map(markOf)), hits, detail === 'sum' ? 1 : stacks.length);
}

/** Pieces in no box. */
const open = ({ pieces }: StackView) => pieces.filter((piece) => piece.box === undefined);
/** How many lie in a leader's box, as far as this viewer may know; none is nothing. */
const loadOf = ({ pieces, seat }: StackView, leader: string, viewer: Viewer): number | undefined =>
  (viewer === seat && pieces.filter((piece) => piece.box === leader).length) || undefined;

function fullTokens({ stack, locale, viewer, markOf }: Drawn): Sprite[] {
  const pieces = open(stack);
  const draw = (piece: Kin, load?: number): Sprite => {
    const drawn = token(piece, locale, load);
    return marked(drawn, piece.kind === 'unit' ? 'chit' : 'person', [markOf(piece)]);
  };
  return [
    ...kin(pieces.filter((piece) => piece.kind !== 'unit')).map((piece) =>
      draw(piece, piece.kind === 'leader' ? loadOf(stack, piece.face, viewer) : undefined),
    ),
    ...kin(pieces.filter((piece) => piece.kind === 'unit')).map((piece) => draw(piece)),
  ];
}

function shortTokens({ stack, locale, viewer, markOf }: Drawn, detail: Detail): Sprite[] {
  const look = seatLook(stack.seat);
  const pieces = open(stack);
  const acted = (piece: PieceView) => detail === 'short' && piece.spent;
  const people = pieces.filter(({ kind }) => kind !== 'unit');
  // The dragon is never one of many.
  const dragon = pieces.filter(({ face }) => face === 'terramax');
  const troops = pieces.filter(({ kind, face }) => kind === 'unit' && face !== 'terramax');
  const called = (sprite: Sprite, these: readonly Kin[], what: Outline) => marked(sprite, what, these.map(markOf));
  const persons = kin(people);
  const seals = persons.map((one) =>
    called(token(one, locale, one.kind === 'leader' ? loadOf(stack, one.face, viewer) : undefined), [one], 'person'),
  );
  const loads = people.reduce((sum, { face }) => sum + (loadOf(stack, face, viewer) ?? 0), 0);
  const together = () => called(company(people, loads), persons, 'person');
  // Who alone is marked stands apart from all others: the collar is round nobody else.
  const meant = persons.flatMap((one, n) => (markOf(one) ? [n] : []));
  const [alone] = meant.length === 1 ? meant : [];
  const rest = alone === undefined ? [] : people.filter(({ face }) => face !== persons[alone]!.face);
  const behind = (n: number) => (rest.length === 1 ? [seals[1 - n]!] : rest.length > 1 ? [company(rest)] : []);
  const apart = (n: number) => [seals[n]!, ...behind(n)];
  const isSum = detail === 'sum' && pieces.length > people.length;
  // Others behind one who is marked are told by a sign on him, and people of whom nobody is on the units.
  const isMore = isSum && (alone === undefined ? people.length > 0 : rest.length > 0);
  /** Units as one: of a single kind its counter. */
  const hostOf = (these: readonly PieceView[]): Sprite[] => {
    const kinds = kin(these);
    if (kinds.length <= 1) return kinds.map((one) => called(token(one, locale), [one], 'chit'));
    const banner = hostBanner(look, these.length);
    const host = { ...banner, nodes: [group(banner.nodes, { tag: CROWD })] };
    const isDone = these.every((piece) => piece.spent);
    const all = isDone ? { ...host, nodes: [...host.nodes, tick(6, 5, 1)] } : host;
    return [called(all, kinds, 'chit')];
  };
  const heads = (): Sprite[] => {
    if (seals.length === 0) return [];
    if (alone !== undefined && isSum) return [seals[alone]!];
    if (alone !== undefined && detail !== 'short') return detail === 'close' ? [fan(apart(alone))] : apart(alone);
    if (isSum) return [];
    return [detail === 'short' ? fan(seals) : seals.length === 1 ? seals[0]! : together()];
  };
  const drawn = [
    ...heads(),
    ...[false, true].flatMap((spent) => {
      const these = troops.filter((piece) => acted(piece) === spent);
      const kinds = kin(these);
      const isMeant = (piece: Kin | PieceView) => detail !== 'sum' && markOf(piece) !== undefined;
      // Kinds that are marked stand apart from those that are not.
      const some = kinds.filter(isMeant);
      const others = some.length < kinds.length ? these.filter((piece) => !isMeant(piece)) : these;
      const apart = some.length < kinds.length ? some : [];
      return [...apart.map((one) => called(token(one, locale), [one], 'chit')), ...hostOf(others)];
    }),
    ...kin(dragon).map((one) => called(token(one, locale), [one], 'chit')),
  ];
  return drawn.map((one, n) => (isMore && n === 0 ? withPeople(one, stack.seat) : one));
}

/** So far the disc stands over the counter: below it is its number. */
const OVER = 5;

/** A counter with a small disc of busts at its edge: people are there too. It covers neither a letter nor a number. */
export function withPeople({ w, h, nodes }: Sprite, seat: SeatId): Sprite {
  const look = seatLook(seat);
  const round = disc(0, 0, 11, { fill: paperLight, stroke: stroke(look.dark, 2.5) });
  const sign = group([round, group(busts(look.dark), { y: 2, scale: 0.49 })], { x: w - 9, y: OVER + 7, tag: CROWD });
  return { w, h: h + OVER, nodes: [group(nodes, { y: OVER }), sign] };
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

/** The tag of what stands for people whom it does not tell apart. */
export const CROWD = 'crowd';

/** Several people of one side as one, who are not alike: busts over how many they are. `load` is what lies in their boxes, at its foot. */
export function company(people: readonly Pick<PieceView, 'seat' | 'spent'>[], load = 0): Sprite {
  const [{ seat }] = people as [PieceView];
  const spent = people.every((one) => one.spent);
  const draw = (colour: string) => [
    group(busts(colour), { y: -6.5, scale: 0.86 }),
    words(String(people.length), 0, 5, { size: FIGURE * 0.72, bold: true, colour, align: 'centre', width: 17 }),
  ];
  const round = enamel(seatLook(seat), PERSON, draw);
  const badge = load > 0 ? tally(String(load), PERSON * 0.42) : undefined;
  const foot = badge ? [{ ...put(badge, PERSON - badge.w / 2, PERSON - badge.h + 2), tag: 'load' }] : [];
  return signed({ spent, kind: 'leader', reduced: false, seat }, () => ({
    w: PERSON + (badge ? badge.w / 2 : 0),
    h: round.h,
    nodes: [group([...round.nodes, ...foot], { tag: CROWD })],
  }));
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
