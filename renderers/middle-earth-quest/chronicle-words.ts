import { isMessage, type Locale } from '#core/text';
import type { Json } from '#core/types';
import { text as printed } from '#games/middle-earth-quest/printed/text';
import type { View } from '#games/middle-earth-quest/seen/view.types';
import type { Now } from '../pictures.ts';
import { list } from '../prose.ts';
import { heroName, placeName } from './names.ts';
import { placesIn } from './news.ts';
import { say } from './text.ts';

/** What was done before the headline, in few words: where whole sentences have no room. */

type Deed = NonNullable<Now['deeds']>[number];
type Shown = Deed['shown'];

/** "Eleanor → Bree"; undefined where either is not known. */
function came(who: string | undefined, place: Json | undefined, locale: Locale): string | undefined {
  return who !== undefined && typeof place === 'string'
    ? say('before.came', locale, { who, place: placeName(place, locale) })
    : undefined;
}

const heroOf = (view: View, { seat }: Shown, locale: Locale): string | undefined => {
  const hero = view.heroes.find((one) => one.seat === seat);
  return hero && heroName(hero.id, locale);
};

/** Where influence was placed, of what came of an action; none where anything else came of it. */
function placed(fruits: Json | undefined): string[] {
  const all = (Array.isArray(fruits) ? fruits : []).filter(isMessage);
  return all.every(({ key }) => key === 'came.influence-placed')
    ? all.flatMap(({ args }) => placesIn(args?.places ?? null))
    : [];
}

const SHORT: Readonly<Record<string, (view: View, shown: Shown, locale: Locale) => string | undefined>> = {
  'action-taken': (_, { row, came: fruits }, locale) => {
    const places = placed(fruits);
    if (places.length > 0)
      return say('before.influence', locale, {
        list: list(
          places.map((id) => placeName(id, locale)),
          locale,
        ),
      });
    return fruits === undefined ? say('before.action', locale, { row: say(`row.${row}`, locale) }) : undefined;
  },
  'figure-moves': (_, { figure, to }, locale) =>
    came(isMessage(figure) ? printed.say(figure, locale) : undefined, to, locale),
  'hero-draws': (view, shown, locale) => {
    const who = heroOf(view, shown, locale);
    return who === undefined ? undefined : say('before.draws', locale, { who, n: shown.n! });
  },
  'hero-moves': (view, shown, locale) => came(heroOf(view, shown, locale), shown.to, locale),
  'hero-travels': (view, shown, locale) => came(heroOf(view, shown, locale), shown.to, locale),
  'hero-is-moved': (view, shown, locale) => came(heroOf(view, shown, locale), shown.to, locale),
  'token-placed': (_, { no, place }, locale) => came(say('before.monster', locale, { no: no! }), place, locale),
};

/** Undefined where the sentence is as short as it can be. */
export const shortWords = (view: View, { type, shown }: Deed, locale: Locale): string | undefined =>
  SHORT[type]?.(view, shown, locale);
