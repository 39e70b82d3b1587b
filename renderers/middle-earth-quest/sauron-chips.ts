import { isMessage, type Locale } from '#core/text';
import type { Json } from '#core/types';
import { list } from '../prose.ts';
import type { Sprite } from '../scene.ts';
import { appeared, cross, parts, perilSign, plotSign, shadowSign } from './chip.ts';
import { placeName } from './names.ts';
import { sauronArms } from './portraits.ts';
import { word } from './printed.ts';
import { idOf, many, numberOf } from './shown.ts';
import { signed } from './tallies.ts';
import { say } from './text.ts';

/** What came to Sauron's hand of cards and left it, in signs: his eye, the kind of card and how many. */

interface Told {
  args: Readonly<Record<string, Json>>;
  locale: Locale;
}

const ARMS = 36;
/** How many came of a kind. */
const came = (kind: 'shadow' | 'plot', n: number, locale: Locale): string =>
  say(`effects.${kind}`, locale, { n: signed(n) });
/** How many of those that he saw he has kept. */
const kept = (kind: 'shadow' | 'plot', sign: () => Sprite, { args, locale }: Told): Sprite => {
  const [n, of] = [numberOf(args.n), numberOf(args.of)];
  return parts(sauronArms(ARMS), sign(), of > n ? say('effects.kept', locale, { n, of }) : came(kind, n, locale));
};
/** Few by their names. */
function gone(kind: 'shadow' | 'plot', sign: () => Sprite, { args, locale }: Told): Sprite {
  const cards = Array.isArray(args.cards) ? args.cards : [];
  const names = cards.length > NAMED ? [] : cards.map((id) => word(kind, idOf(id), locale));
  const named = names.length > 0 ? [list(names, locale)] : [];
  return parts(sauronArms(ARMS), sign(), cross(), signed(-many(args.cards)), ...named);
}
const NAMED = 2;

/** By the type of what came its signs. */
export const SAURONS: Readonly<Record<string, (told: Told) => Sprite | undefined>> = {
  'card-fetched': ({ args, locale }) => {
    const [kind, id] = isMessage(args.card) ? args.card.key.split('.') : [];
    if ((kind !== 'shadow' && kind !== 'plot') || id === undefined) return undefined;
    return parts(sauronArms(ARMS), kind === 'plot' ? plotSign() : shadowSign(), '+1', word(kind, id, locale));
  },
  'peril-drawn': ({ args, locale }) =>
    parts(perilSign(), sauronArms(ARMS), say('effects.peril', locale, { n: numberOf(args.n) })),
  'plot-begins': ({ args, locale }) => parts(plotSign(), appeared(), placeName(idOf(args.place), locale)),
  'plot-discarded': ({ args, locale }) => parts(plotSign(), cross(), word('plot', idOf(args.plot), locale)),
  'plot-fetched': ({ locale }) => parts(sauronArms(ARMS), plotSign(), came('plot', 1, locale)),
  'plot-kept': (told) => kept('plot', plotSign, told),
  'plots-discarded': (told) => gone('plot', plotSign, told),
  'shadow-discarded': (told) => gone('shadow', shadowSign, told),
  'shadow-drawn': ({ args, locale }) => parts(sauronArms(ARMS), shadowSign(), came('shadow', numberOf(args.n), locale)),
  'shadow-kept': (told) => kept('shadow', shadowSign, told),
};
