import type { Spread, Where } from '../effects/where.ts';
import type { Speech } from './speech.ts';

/** Where an effect acts, in words. */

/** A location; `here` is that of the hero, on a card that is resolved there. */
export const locationWords = ({ say }: Speech, at: string): string =>
  at === 'here' ? say('place.this') : say(`location.${at}`);

const NAMED = ['adjacent', 'anywhere', 'nearestHaven'];
/** Where a hero moves. */
export const goalWords = (speech: Speech, to: string): string =>
  NAMED.includes(to) ? speech.say(`to.${to}`) : locationWords(speech, to);

/** The locations of an effect: all together, every one of them, or so many. Throws where nobody has said it in words. */
export function whereWords({ say }: Speech, where: Where, spread?: Spread): string {
  const key = spread === undefined ? 'place' : spread === 'each' ? 'place-each' : 'place-some';
  return say(`${key}.${nameOf(where)}`, { ...where, k: typeof spread === 'number' ? spread : undefined });
}

function nameOf(where: Where): string {
  switch (where.in) {
    case 'heroRegion':
      return where.exceptHere ? 'heroRegion-except' : 'heroRegion';
    case 'within':
      return where.of === 'here' ? 'within-here' : 'within';
    case 'extension':
      return where.of ? 'extension-of' : 'extension';
    default:
      return where.in;
  }
}
