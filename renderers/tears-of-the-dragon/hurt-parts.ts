import type { Locale } from '#core/text';
import type { Json, SeatId } from '#core/types';
import { leaders, sides, units, wizards } from '#games/tears-of-the-dragon/printed/content';
import { enemyOf } from '#games/tears-of-the-dragon/printed/enemy';
import { chit } from '../counters.ts';
import { list, times } from '../prose.ts';
import { group, line, type Node, put, rect, type Sprite, stroke } from '../scene.ts';
import { alarm, paperLight, seatLook } from '../theme.ts';
import { arms } from './arms.ts';
import { lossPart, PART, signPart, wordPart } from './deed-parts.ts';
import { faceName, placeName, shortName } from './names.ts';
import { token } from './pieces.ts';
import { unitSign, wall } from './signs.ts';
import { say } from './text.ts';
import { isRecord, listOf, namedIn, numberIn, placeIn } from './told.ts';

/** Whom a deed has harmed, as parts of its plate: each with its own counter, and what became of it. */

/** More would hide the map. */
const MOST = 3;

/**
 * Everybody whom the words of a deed (`came`) tell to be lost, weakened or caught; words about anything else are left out. A garrison is
 * `owner`'s. */
export const hurtParts = (came: Json | undefined, locale: Locale, owner?: SeatId): Sprite[] =>
  listOf(came)
    .filter(isRecord)
    .flatMap(({ key, args }) => {
      const draw = typeof key === 'string' && Object.hasOwn(CAME, key) ? CAME[key as keyof typeof CAME] : undefined;
      return draw && isRecord(args) ? draw(args, locale, owner) : [];
    })
    .slice(0, MOST);

/** The same in words: who fell, was weakened, got away, or what became of him, a few words each. */
export const hurtWords = (came: Json | undefined, locale: Locale): string[] =>
  listOf(came)
    .filter(isRecord)
    .flatMap(({ key, args }) => {
      if (!isRecord(args)) return [];
      const people = namedIn(args.piece);
      if (key === 'came.casualty' && people !== undefined && isRecord(args.end) && typeof args.end.key === 'string') {
        const end = args.end.key.slice('came.end.'.length);
        return Object.hasOwn(FATES, end)
          ? [say(`out.${FATES[end as keyof typeof FATES]}`, locale, { name: faceName(people, locale) })]
          : [];
      }
      if (key === 'came.fled' && people !== undefined) return [fledWords(people, placeIn(args.to), locale)];
      const words = typeof key === 'string' && Object.hasOwn(SAID, key) ? SAID[key as keyof typeof SAID] : undefined;
      const names = listOf(args.pieces)
        .flatMap(counted)
        .map(({ face, n }) =>
          times(face === GARRISON ? say('garrison-line', locale) : faceName(face, locale), n, locale),
        );
      return words && names.length > 0 ? [say(words, locale, { names: list(names, locale) })] : [];
    });

/** That somebody fled, and where to where that is told. */
function fledWords(face: string, to: string | undefined, locale: Locale): string {
  const name = faceName(face, locale);
  return to === undefined
    ? say('out.escaped', locale, { name })
    : say('out.fled', locale, { name, to: placeName(to, locale) });
}

/** What befell several at once. */
const SAID = { 'came.removed': 'plate.fell', 'came.reduced': 'plate.reduced' } as const;
/** The words of how a casualty roll ends. */
const FATES = {
  removed: 'killed',
  killed: 'killed',
  eaten: 'eaten',
  escape: 'escaped',
  away: 'away',
  wounded: 'wounded',
  captured: 'captured',
  trapped: 'trapped',
  lair: 'lair',
} as const;

/** Which pieces the words of a deed tell to be gone, each face with how many. */
export const lossesIn = (came: readonly Json[]): { face: string; n: number }[] =>
  came.filter(isRecord).flatMap(({ key, args }) => {
    if (!isRecord(args)) return [];
    if (key === 'came.removed') return listOf(args.pieces).flatMap(counted);
    const isOut = key === 'came.casualty' && isRecord(args.end) && args.end.key !== 'came.end.escape';
    return isOut ? counted(args.piece) : [];
  });

/** Which pieces the words of a deed tell to be weaker. */
export const reducedIn = (came: readonly Json[]): { face: string; n: number }[] =>
  came
    .filter(isRecord)
    .flatMap(({ key, args }) => (key === 'came.reduced' && isRecord(args) ? listOf(args.pieces).flatMap(counted) : []));

/** "Wargroup ×2" as face and number. */
function counted(one: Json | undefined): { face: string; n: number }[] {
  const times = isRecord(one) && isRecord(one.args) && typeof one.args.n === 'number' ? one.args : undefined;
  const face = namedIn(times ? times.piece : one);
  return face === undefined ? [] : [{ face, n: times ? numberIn(times.n) : 1 }];
}

type Draw = (args: Record<string, Json>, locale: Locale, owner?: SeatId) => Sprite[];
/** In which language, and whose a garrison is. */
interface By {
  locale: Locale;
  owner?: SeatId;
}
const each =
  (draw: (face: string, n: number, by: By) => Sprite): Draw =>
  ({ pieces }, locale, owner) =>
    listOf(pieces)
      .flatMap(counted)
      .map(({ face, n }) => draw(face, n, { locale, ...(owner !== undefined && { owner }) }));

const CAME = {
  'came.removed': each((face, n, { locale, owner }) => felled(facePart(face, locale, owner), n)),
  'came.reduced': each((face, n) =>
    beside(unitChit(face, true), n > 1 ? [signPart('down'), wordPart(`×${n}`, 40)] : [signPart('down')]),
  ),
  'came.turned': each((face, _, { locale }) => beside(facePart(face, locale), [signPart('away')])),
  'came.wizard': each((face, _, { locale }) => beside(facePart(face, locale), [signPart('wound')])),
  'came.fled': ({ piece }, locale) => person(piece, (face) => beside(facePart(face, locale), [signPart('away')])),
  'came.casualty': ({ piece, end }, locale) =>
    person(piece, (face) => {
      const fate = isRecord(end) && typeof end.key === 'string' && Object.hasOwn(ENDS, end.key) ? end.key : undefined;
      return fate === undefined ? facePart(face, locale) : ENDS[fate as keyof typeof ENDS](face, locale);
    }),
} satisfies Record<string, Draw>;

const person = (piece: Json | undefined, draw: (face: string) => Sprite): Sprite[] => {
  const face = namedIn(piece);
  return face === undefined ? [] : [draw(face)];
};

type End = (face: string, locale: Locale) => Sprite;
const gone: End = (face, locale) => felled(facePart(face, locale), 1);
const caught: End = (face, locale) => cagedPart(face, locale);
const left: End = (face, locale) => beside(facePart(face, locale), [signPart('away')]);
/** How a casualty roll ends. */
const ENDS = {
  'came.end.removed': gone,
  'came.end.killed': gone,
  'came.end.eaten': gone,
  'came.end.escape': left,
  'came.end.away': left,
  'came.end.wounded': (face, locale) => beside(facePart(face, locale), [signPart('wound')]),
  'came.end.captured': (face, locale) => beside(caught(face, locale), [arms(enemyOf(seatOf(face)), PART)]),
  'came.end.trapped': caught,
  'came.end.lair': (face, locale) => beside(caught(face, locale), [signPart('dragon')]),
} satisfies Record<string, End>;

/** Somebody with the sign of what became of him: of `end` as casualty rolls and flights end, or as a `captive` stays. */
export function fatedPart(face: string, end: string | undefined, locale: Locale): Sprite {
  if (end === 'fled') return left(face, locale);
  if (end === 'captive') return caught(face, locale);
  const key = `came.end.${end}`;
  return Object.hasOwn(ENDS, key) ? ENDS[key as keyof typeof ENDS](face, locale) : facePart(face, locale);
}

/** The same in words: "Shelnor killed", "Algeron → Lowmere". */
export function fateWords({ face, end, to }: { face: string; end: string; to?: string }, locale: Locale): string {
  const name = shortName(face, locale);
  if (to !== undefined) return say('band.to', locale, { name, to: placeName(to, locale) });
  return say(`out.${Object.hasOwn(FATES, end) ? FATES[end as keyof typeof FATES] : 'escaped'}`, locale, { name });
}

export const isPerson = (face: string): boolean => leaders.has(face) || wizards.has(face);

/** Whose piece it is by what is printed; those of nobody count as of seat 0. */
export function seatOf(face: string): SeatId {
  const side = (units.get(face) ?? leaders.get(face) ?? wizards.get(face))?.side;
  return Math.max(0, sides.indexOf(side as (typeof sides)[number]));
}

/** A counter as high as a part, if it is higher. */
export const fitted = (sprite: Sprite): Sprite => {
  const k = PART / Math.max(PART, sprite.h);
  return { w: sprite.w * k, h: PART, nodes: [put(sprite, 0, (PART - sprite.h * k) / 2, k)] };
};
/** A unit, or a garrison of that side. */
export const unitCounter = (face: string, owner?: SeatId, reduced = false): Sprite => unitChit(face, reduced, owner);
const unitChit = (face: string, reduced = false, owner?: SeatId): Sprite =>
  fitted(
    face === GARRISON
      ? chit(seatLook(owner ?? 0), { sign: wall })
      : chit(seatLook(seatOf(face)), { sign: unitSign(face), reduced }),
  );
/** A unit that nobody may know. */
export const unseenCounter = (owner: SeatId): Sprite => fitted(chit(seatLook(owner), { sign: () => [], figure: '?' }));
/** What those are called who hold a castle when nobody is there. */
export const GARRISON = 'garrison';

/** Somebody as he stands on the map: a unit by its sign, a person by his seal or medallion. */
export function facePart(face: string, locale: Locale, owner?: SeatId): Sprite {
  const kind = leaders.has(face) ? 'leader' : wizards.has(face) ? 'wizard' : undefined;
  if (kind === undefined) return unitChit(face, false, owner);
  return fitted(token({ face, kind, seat: seatOf(face), reduced: false, spent: false, count: 1 }, locale));
}

/** So far the sign of the ambassador reaches beyond his medallion. */
const BESIDE = 20;
/** The ambassador, at his upper corner the sign of whoever speaks for his side. */
export function ambassadorPart(face: string, locale: Locale): Sprite {
  const { nodes, w } = facePart(face, locale);
  const sign = signPart('speech');
  const k = 0.6;
  // It lies over his rim, and never over his letter.
  return { w: w + BESIDE, h: PART, nodes: [...nodes, put(sign, w + BESIDE - sign.w * k, -6, k)] };
}

/** Somebody behind bars. */
export function cagedPart(face: string, locale: Locale): Sprite {
  const { w, nodes } = facePart(face, locale);
  const wide = w + 8;
  // Who it is stands between them.
  const bars: Node[] = [0.11, 0.25, 0.75, 0.89].flatMap((at) => {
    const way = [
      [wide * at, 3],
      [wide * at, PART - 3],
    ] as const;
    return [line(way, stroke(paperLight, 4.5)), line(way, stroke('#20242c', 2.8))];
  });
  return {
    w: wide,
    h: PART,
    nodes: [
      rect({ x: 0, y: 0, w: wide, h: PART }, { fill: '#8f8a80', radius: 5 }),
      group([...nodes], { x: 4 }),
      ...bars,
      rect({ x: 1.5, y: 1.5, w: wide - 3, h: PART - 3 }, { stroke: stroke('#20242c', 4), radius: 5 }),
      rect({ x: 0, y: 0, w: wide, h: PART }, { stroke: stroke(paperLight, 1.5), radius: 6 }),
    ],
  };
}

/** A counter or a die struck through, so that its sign is still read. */
export const struck = ({ w, nodes }: Sprite): Sprite => {
  const way = [
    [3, PART - 4],
    [w - 3, 4],
  ] as const;
  return { w, h: PART, nodes: [...nodes, line(way, stroke(paperLight, 8)), line(way, stroke(alarm, 5))] };
};
/** Somebody who is dead. */
export const struckPart = (face: string, locale: Locale): Sprite => struck(facePart(face, locale));

/** The same, and beside it a burst with how many of it fell. */
export function felled(counter: Sprite, n: number): Sprite {
  const burst = lossPart(n);
  const { w, nodes } = struck(counter);
  return { w: w + burst.w - 4, h: PART, nodes: [...nodes, put(burst, w - 4, 0)] };
}

export const beside = (first: Sprite, more: readonly Sprite[]): Sprite => {
  let { w } = first;
  const nodes = [...first.nodes];
  for (const one of more) {
    nodes.push(put(one, w + 2, 0));
    w += one.w + 2;
  }
  return { w, h: PART, nodes };
};
