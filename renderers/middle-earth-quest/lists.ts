import type { Locale } from '#core/text';
import { strongholds } from '#games/middle-earth-quest/printed/map/map';
import type { View } from '#games/middle-earth-quest/seen/view.types';
import { list } from '../prose.ts';
import { errandsOf } from './errands.ts';
import { healthLeft } from './minion-number.ts';
import { characterName, eventName, faceName, heroName, minionName, placeName, plotName } from './names.ts';
import { say } from './text.ts';

/** Places in words: who is there and what lies there. */

/** Everything at a place, a few words each. */
export const thingsAt = (view: View, id: string, locale: Locale): string[] => [
  ...influenceWords(view, id, locale),
  ...(view.perilous.includes(id) ? [say('list.perilous', locale)] : []),
  ...piecesAt(view, id, locale),
];

/** Who is there, and what lies there besides influence. */
export function piecesAt(view: View, id: string, locale: Locale): string[] {
  return [
    ...view.heroes.flatMap((one) => (one.at === id ? [heroName(one.id, locale)] : [])),
    ...view.minions.flatMap((one) =>
      one.is === 'board' && one.at === id
        ? [say('list.minion', locale, { name: minionName(one.id, locale), left: healthLeft(one), health: one.health })]
        : [],
    ),
    ...view.tokens.flatMap(({ no, at, face }) =>
      at !== id
        ? []
        : [
            face === null
              ? say('list.token', locale, { no })
              : say('list.token-known', locale, { no, face: faceName(face, locale) }),
          ],
    ),
    ...Object.entries(view.characters).flatMap(([who, at]) => (at === id ? [characterName(who, locale)] : [])),
    ...((view.favors[id] ?? 0) > 0 ? [say('list.favor', locale, { n: view.favors[id]! })] : []),
    ...view.slots.flatMap((slot, n) =>
      slot?.at === id ? [say('list.plot', locale, { slot: n, plot: plotName(slot.card, locale) })] : [],
    ),
    ...(view.event?.at === id ? [say('list.event', locale, { event: eventName(view.event.card, locale) })] : []),
    ...errandsOf(view).flatMap(({ hero, quest, at }) =>
      at === id ? [say('list.quest', locale, { hero: heroName(hero, locale), quest: quest.name[locale] })] : [],
    ),
  ];
}

function influenceWords(view: View, id: string, locale: Locale): string[] {
  const n = view.influence[id] ?? 0;
  const limit = strongholds.get(id) ?? view.reach[id] ?? 0;
  if (n > 0) return [limit > 0 ? say('list.of', locale, { n, limit }) : say('list.influence', locale, { n })];
  return limit > 0 ? [say('list.reached', locale, { limit })] : [];
}

/** "Bree: influence 2, Eleanor"; undefined where there is nothing. */
export function placeWords(view: View, id: string, locale: Locale): string | undefined {
  const things = thingsAt(view, id, locale);
  return things.length > 0
    ? say('list.place', locale, { place: placeName(id, locale), things: list(things, locale) })
    : undefined;
}
