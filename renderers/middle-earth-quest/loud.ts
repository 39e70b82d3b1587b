import type { Json } from '#core/types';
import type { Now } from '../pictures.ts';
import { type Deed, headlineTale } from './tales.ts';

/** What the headline tells of all that has just happened: it alone is marked in amber. */

type Told = Now['events'][number];

/** The deed of the headline; undefined where none is known, and then all is the news. */
export const headlineDeed = (now: Now | undefined): Deed | undefined => now?.deeds?.at(-1);

const same = (a: Json | undefined, b: Json | undefined): boolean => JSON.stringify(a) === JSON.stringify(b);
/** Whether everything that one shows stands in the other as well. */
const isWithin = (shown: Told['shown'], all: Readonly<Record<string, Json>>): boolean =>
  Object.entries(shown).every(([key, value]) => same(all[key], value));

/** What of a deed its sentence does not tell part by part. */
const STEPS: Readonly<Record<string, ReadonlySet<string>>> = {
  'hero-travels': new Set(['hero-moves']),
  'figure-moves': new Set(['figure-moves']),
  'action-taken': new Set(['shadow-drawn', 'shadow-kept', 'plot-kept']),
};
/** Of these two the same thing is moved on. */
const MOVED: Readonly<Record<string, string>> = {
  'hero-moves': 'seat',
  'figure-moves': 'figure',
  'marker-moves': 'marker',
};

function isPart(event: Told, deed: Deed, now: Now | undefined): boolean {
  const moved = MOVED[event.type];
  if (STEPS[deed.type]?.has(event.type))
    return moved === undefined ? deed.shown.row === 'draw_cards' : same(event.shown[moved], deed.shown[moved]);
  const { fruits, fight } = headlineTale(now) ?? { fruits: [], fight: [] };
  return (
    fight.some(({ type, shown }) => type === event.type && isWithin(event.shown, shown)) ||
    fruits.some(
      ({ type, args }) =>
        type === event.type &&
        (moved === undefined ? isWithin(event.shown, args) : same(event.shown[moved], args[moved])),
    )
  );
}

/** Whether the headline tells this event, by itself or as what came of it. */
export function isLoud(event: Told, now: Now | undefined): boolean {
  const deed = headlineDeed(now);
  return !deed || (event.type === deed.type && isWithin(event.shown, deed.shown)) || isPart(event, deed, now);
}
