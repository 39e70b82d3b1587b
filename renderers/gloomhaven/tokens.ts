import type { Locale } from '#core/text';
import type { Json } from '#core/types';
import type { cardsOf } from '#games/gloomhaven/printed/content/cards';
import { conditionName } from './names.ts';
import type { OpSign } from './signs.ts';
import { say } from './text.ts';

/** What lines on cards are made of: signs, conditions, elements, patterns of hexes, and short words. */

export type Half = ReturnType<typeof cardsOf>[number]['top'];
export type Ability = Half['effects'][number];
export type Of<O extends Ability['op']> = Extract<Ability, { op: O }>;
export type Amount = NonNullable<Of<'attack'>['n']>;

export type Token =
  | { sign: OpSign }
  | { condition: string }
  | { element: string }
  | { area: readonly (readonly [number, number])[]; from: boolean }
  /** GH-15.4: spaces of a card with the experience of each, and how many the marker has left. */
  | { spaces: readonly number[]; used: number }
  | { text: string; strong?: true };
export type Line = Token[];

export interface Aimed {
  who?: string | undefined;
  range?: number | undefined;
  rangeMod?: number | undefined;
  where?: string | undefined;
  targets?: number | 'all' | undefined;
}

export const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);
export const strong = (text: string | number): Token => ({ text: String(text), strong: true });
export const words = (key: string, locale: Locale, args: Record<string, Json> = {}): Token => ({
  text: say(`half.${key}`, locale, args),
});
/** "3", or all of them. */
export const countWords = (n: number | 'all', locale: Locale): string =>
  n === 'all' ? say('half.all', locale) : String(n);

/** A value with its sign; nothing where there is none. */
export const plain = (sign: OpSign, n: number | undefined): Line => (n === undefined ? [] : [{ sign }, strong(n)]);

/** The same for what is added to a value. */
export function added(sign: OpSign, n: number | 'all' | undefined, locale: Locale): Line {
  if (n === undefined) return [];
  return [{ sign }, n === 'all' ? words('all', locale) : strong(signed(n))];
}

/** A value: added to the figure's own, a number, or what is counted. */
export function amount(n: Amount | undefined, locale: Locale, mod?: number): Line {
  if (mod !== undefined) return [strong(signed(mod))];
  if (n === undefined) return [];
  return typeof n === 'number' ? [strong(n)] : [counted(n, locale)];
}

export function counted({ of, times, plus, half }: Exclude<Amount, number>, locale: Locale): Token {
  const what = of.map((one) => say(`counted.${one}`, locale)).join(' × ');
  const many = times && times !== 1 ? `${times} × ${what}` : what;
  const whole = plus ? `${plus} + ${many}` : many;
  return { text: half ? `${whole} ÷ 2` : whole };
}

export const conditions = (ids: readonly string[] | undefined, locale: Locale): Line =>
  (ids ?? []).flatMap((condition) => [{ condition }, { text: conditionName(condition, locale) }]);

export const area = (of: Of<'attack'>['aoe']): Line => (of ? [{ area: of.hexes, from: of.origin === 'self' }] : []);

export const when = (those: readonly string[] | undefined, locale: Locale): Line =>
  (those ?? []).map((one) => words(`when.${one}`, locale));

export const ranks = (of: readonly string[] | undefined, locale: Locale): Line =>
  of?.length === 1 ? [words(`rank.${of[0]}`, locale)] : [];

/** Whom an ability reaches. */
export function aim({ who, range, rangeMod, where, targets }: Aimed, locale: Locale): Line {
  const isFar = range !== undefined && (range > 1 || who !== undefined);
  return [
    ...(who !== undefined && who !== 'enemy' ? [words(`who.${who}`, locale)] : []),
    ...(isFar ? plain('range', range) : []),
    ...added('range', rangeMod, locale),
    ...(where === undefined ? [] : [words(`where.${where}`, locale)]),
    ...(targets === undefined
      ? []
      : [{ sign: 'target' } as const, targets === 'all' ? words('all', locale) : strong(targets)]),
  ];
}
