import { isMessage } from '#core/text';
import type { Json } from '#core/types';
import type { Look } from '../pictures.ts';
import { fallsOf, type Step, stepsOf } from './news.ts';
import type { Deed } from './tales.ts';

/** Which steps on the map a deed is made of, and which piece fell in it: their numbers there stand below the bar as well. */

const placeOf = (value: Json | undefined): string =>
  isMessage(value) ? value.key.replace(/^location\./, '') : typeof value === 'string' ? value : '';

/** Each journey deed by deed, the oldest first, with the numbers of its steps; a deed whose steps are not all there is left out. */
export function legsOf(look: Look, deeds: readonly Deed[]): ReadonlyMap<Deed, readonly number[]> {
  const steps = stepsOf(look);
  const found = new Map<Deed, readonly number[]>();
  const free = new Set<Step>(steps);
  const falls = new Set(fallsOf(look));
  for (const deed of deeds) {
    const fall = [...falls].find(
      ({ seat, foe }) => deed.type.startsWith('combat-') && seat === deed.shown.seat && foe === deed.shown.foe,
    );
    if (fall?.no !== undefined) {
      falls.delete(fall);
      found.set(deed, [fall.no]);
      continue;
    }
    const { from, to, via } = deed.shown;
    const stops = [from, ...(Array.isArray(via) ? via : []), to].map(placeOf);
    const legs = stops.slice(1).map((stop, n) => {
      const leg = [...free].find((one) => one.from === stops[n] && one.to === stop);
      if (leg) free.delete(leg);
      return leg?.no;
    });
    const numbers = legs.flatMap((no) => no ?? []);
    if (numbers.length > 0 && numbers.length === legs.length) found.set(deed, numbers);
  }
  return found;
}

/** Deeds by which a hero goes on his way. */
const GOES: ReadonlySet<string> = new Set(['hero-moves', 'hero-travels']);

/** Of each hero whose way leads back to where it began: its first deed, and that place. Start and end are one there, so no picture tells them apart. */
export function beginningsOf(deeds: readonly Deed[]): ReadonlyMap<Deed, string> {
  const found = new Map<Deed, string>();
  const gone = deeds.filter(({ type }) => GOES.has(type));
  for (const seat of new Set(gone.map(({ shown }) => shown.seat))) {
    const own = gone.filter(({ shown }) => shown.seat === seat);
    const [first, last] = [own[0]!, own.at(-1)!];
    const begin = placeOf(first.shown.from);
    if (own.length > 1 && begin !== '' && begin === placeOf(last.shown.to ?? last.shown.place)) found.set(first, begin);
  }
  return found;
}
