import type { Locale } from '#core/text';
import type { Json, SeatId } from '#core/types';
import type { Sprite } from '../scene.ts';
import { casualtyParts } from './casualty-parts.ts';
import { barePart, fallenPart, harmPart, joined, saidPart, signPart, spellPart } from './deed-parts.ts';
import { fateIn } from './fight-told.ts';
import { facePart, fatedPart, fateWords, GARRISON, hurtParts, isPerson, seatOf, unitCounter } from './hurt-parts.ts';
import { placeName } from './names.ts';
import { say } from './text.ts';
import { isRecord, listOf, namedIn, numberIn, placeIn } from './told.ts';

/** What came of a spell or of blows in a battle, as parts of its card: each effect with the pieces that it struck. */

/** Pieces that words tell, each face with how many: "Warsteed #2", "Wargroup ×2", "Torin". */
export function facesIn(words: Json | undefined): { face: string; n: number }[] {
  return listOf(words).flatMap((one) => {
    const args = isRecord(one) && isRecord(one.args) && one.args.piece !== undefined ? one.args : undefined;
    const isTimes = isRecord(one) && one.key === 'came.times';
    const face = namedIn(args ? args.piece : one);
    return face === undefined ? [] : [{ face, n: isTimes ? numberIn(args?.n) : 1 }];
  });
}

type Args = { [key: string]: Json };
/** Somebody, or a kind of unit, as he stands on the map. */
export const counter = (face: string, locale: Locale, owner?: SeatId): Sprite =>
  isPerson(face) ? facePart(face, locale) : unitCounter(face, face === GARRISON ? owner : seatOf(face));
const counters = (words: Json | undefined, locale: Locale): Sprite[] =>
  facesIn(words).flatMap(({ face, n }) => [counter(face, locale), ...(n > 1 ? [saidPart(`×${n}`)] : [])]);

/** Whom a spell drives off who is still to go. */
export const drivenPart = (pieces: Json | undefined, locale: Locale): Sprite =>
  joined([...counters(pieces, locale), signPart('away')]);

const EFFECTS: Readonly<Record<string, (args: Args, locale: Locale, owner?: SeatId) => Sprite[]>> = {
  'came.driven-off': ({ pieces, to }, locale) => {
    const place = placeIn(to);
    const where = place === undefined ? [] : [saidPart(say('band.back', locale, { to: placeName(place, locale) }))];
    return [joined([...counters(pieces, locale), signPart('away'), ...where])];
  },
  'came.aid-came': ({ piece, from }, locale) => {
    const place = placeIn(from);
    const where = place === undefined ? [] : [saidPart(say('band.from', locale, { from: placeName(place, locale) }))];
    return [joined([signPart('plus'), ...counters([piece ?? null], locale), ...where])];
  },
  'came.fog-spread': ({ points }, locale, owner) =>
    listOf(points)
      .filter(isRecord)
      .map(({ args }) => {
        const { piece, n } = isRecord(args) ? args : {};
        const face = facesIn([piece ?? null])[0]?.face;
        return joined([...(face === undefined ? [] : [counter(face, locale, owner)]), saidPart(`−${numberIn(n)}`)]);
      }),
  'came.hidden-from-sight': ({ pieces }, locale) => [
    joined([...counters(pieces, locale), saidPart(say('gone.hidden', locale))]),
  ],
  'came.tragic-failure': ({ wizard, die, tragedy }, locale) => {
    const how = isRecord(tragedy) && typeof tragedy.key === 'string' ? tragedy.key.slice('battle.tragedy.'.length) : '';
    const seat = seatOf(namedIn(wizard) ?? '');
    return [joined([harmPart('crack'), barePart(seat, numberIn(die)), saidPart(say(`tragic.${how}`, locale))])];
  },
};

/** What came of it, one part for each effect and each loss; a garrison is `owner`'s. */
export const effectParts = (came: Json | undefined, locale: Locale, owner?: SeatId): Sprite[] =>
  listOf(came).flatMap((one) => {
    if (!isRecord(one) || !isRecord(one.args) || typeof one.key !== 'string') return [];
    const fate = fateIn(one);
    if (fate) {
      const rolled = fate.roll ? casualtyParts(fate.roll) : [];
      return [joined([fatedPart(fate.face, fate.end, locale), ...rolled, saidPart(fateWords(fate, locale))])];
    }
    if (one.key === 'came.wizard')
      return facesIn(one.args.pieces).map(({ face }) => joined([counter(face, locale), harmPart('swords')]));
    const draw = Object.hasOwn(EFFECTS, one.key) ? EFFECTS[one.key] : undefined;
    return draw ? draw(one.args, locale, owner) : hurtParts([one], locale, owner);
  });

/** A spell that blew up: the number at which it struck, and everybody with his die. */
export const blastParts = (dice: Json | undefined, locale: Locale): Sprite[] => [
  harmPart('crack'),
  ...listOf(dice)
    .filter(isRecord)
    .flatMap(({ key, args }, n) => {
      if (!isRecord(args)) return [];
      const isHit = key === 'battle.die.hit';
      const struck = facesIn([args.piece ?? null]).map(({ face }) =>
        joined([counter(face, locale), fallenPart(seatOf(face), numberIn(args.roll), isHit)], 1),
      );
      return n === 0 ? [saidPart(`≤${numberIn(args.need)}`), ...struck] : struck;
    }),
];

/** Who tried which spell, as it begins a card. */
export const castParts = (wizard: string | undefined, spell: string, locale: Locale): Sprite[] => [
  ...(wizard === undefined ? [] : [facePart(wizard, locale)]),
  spellPart(spell),
];
