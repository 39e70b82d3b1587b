import type { Locale } from '#core/text';
import type { Json, SeatId } from '#core/types';
import type { Sprite } from '../scene.ts';
import { arms } from './arms.ts';
import { diePart, lossPart, PART, signPart, spellPart } from './deed-parts.ts';
import type { SignName } from './deed-signs.ts';
import { hurtParts } from './hurt-parts.ts';
import { namedIn, numberIn, type Told } from './told.ts';

/** How most deeds are drawn on their rows and plates: signs, a die, who was meant, and who was hurt. */

export type Shown = Told['shown'];
/** Parts of a plate; `seat` is whose deed it was. */
export type Parts = (shown: Shown, seat: SeatId, locale: Locale, evened?: boolean) => Sprite[];

export const has = (value: Json | undefined): boolean => value !== undefined && value !== null && value !== false;
const lost = (n: Json | undefined): Sprite[] => (numberIn(n) > 0 ? [lossPart(numberIn(n))] : []);
/** Whom it has harmed, else how many fell. */
export const hurt = (shown: { [key: string]: Json | undefined }, locale: Locale): Sprite[] => {
  const parts = hurtParts(shown.came, locale, typeof shown.foe === 'number' ? shown.foe : undefined);
  return parts.length > 0 ? parts : lost(shown.fell);
};
export const armsPart = (seat: SeatId): Sprite => arms(seat, PART);
export const one =
  (...signs: SignName[]): Parts =>
  () =>
    signs.map(signPart);
export const rolled = (key: string, good: (shown: Shown) => boolean, ...signs: SignName[]): Parts => {
  return (shown, seat) => [...signs.map(signPart), ...die(seat, shown[key], good(shown), shown.target)];
};
export const die = (seat: SeatId, roll: Json | undefined, good: boolean, needed?: Json): Sprite[] =>
  typeof roll === 'number' ? [diePart(seat, roll, good, typeof needed === 'number' ? needed : undefined)] : [];
export const yes = () => true;
export const no = () => false;
export const spellOf = (shown: Shown): Sprite => spellPart(namedIn(shown.spell) ?? '');
export const by =
  (sign: SignName): Parts =>
  (_, seat) => [armsPart(seat), signPart(sign)];
/** Somebody whom a deed names, with a sign. */
export const whom =
  (key: string, draw: (face: string, locale: Locale) => Sprite, ...signs: SignName[]): Parts =>
  (shown, _, locale) => {
    const face = namedIn(shown[key]);
    return [...(face === undefined ? [] : [draw(face, locale)]), ...signs.map(signPart)];
  };
