import { isMessage, type Locale } from '#core/text';
import type { Json, Message } from '#core/types';
import { locations } from '#games/middle-earth-quest/printed/map/map';
import type { Sprite } from '../scene.ts';
import { appeared, influenceSign, parts, poolSign } from './chip.ts';
import { sharesOf } from './chip-shares.ts';
import { minionName, placeName } from './names.ts';
import { idOf, numberOf } from './shown.ts';
import { signed } from './tallies.ts';
import { say } from './text.ts';

/** Where something went or appeared, and how much by place: parts of chips. */

export const to = (place: Json | undefined, locale: Locale): string => {
  const id = idOf(place);
  return locations.has(id) ? `→ ${placeName(id, locale)}` : '→';
};
/** Where something appeared: behind a burst, and no arrow. */
export const appears = (place: Json | undefined, locale: Locale): (Sprite | string)[] => {
  const id = idOf(place);
  return [appeared(), ...(locations.has(id) ? [placeName(id, locale)] : [])];
};
/** A minion by its name: a token has its number. */
export const calledOf = (figure: Json | undefined, locale: Locale): string[] =>
  isMessage(figure) && figure.args?.no === undefined ? [minionName(figure.key.replace(/^foe\./, ''), locale)] : [];
export const placeOf = ({ key, args }: Message): string => idOf(args?.place) || key.replace(/^location\./, '');

/** What was placed or taken by place. */
export function byPlace(all: readonly Message[], each: (one: Message) => number): Map<string, number> {
  const found = new Map<string, number>();
  for (const one of all) found.set(placeOf(one), (found.get(placeOf(one)) ?? 0) + each(one));
  return found;
}
export const shareOf = ({ args }: Message): number => numberOf(args?.n) || 1;

/** Influence by place; what went into the pool behind its eye. */
export function placed(all: readonly Message[], locale: Locale): Sprite[] {
  const isPool = ({ key }: Message) => key === 'label.pool-n';
  const places = byPlace(
    all.filter((one) => !isPool(one)),
    shareOf,
  );
  const pool = all.filter(isPool).reduce((sum, one) => sum + shareOf(one), 0);
  return [
    ...sharesOf(influenceSign, places, locale),
    ...(pool > 0 ? [parts(poolSign(), `${signed(pool)} ${say('foot.pool', locale)}`)] : []),
  ];
}
