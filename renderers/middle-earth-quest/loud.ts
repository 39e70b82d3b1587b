import { isMessage } from '#core/text';
import type { Json, Message } from '#core/types';
import type { Now } from '../pictures.ts';

/** What the headline tells of all that has just happened: it alone is marked in amber. */

type Told = Now['events'][number];
type Deed = NonNullable<Now['deeds']>[number];

/** The deed of the headline; undefined where none is known, and then all is the news. */
export const headlineDeed = (now: Now | undefined): Deed | undefined => now?.deeds?.at(-1);

/** What came of a deed, as parts of its sentence. */
export const fruitsOf = ({ shown: { came, moves } }: Deed): Message[] =>
  [came, moves].flatMap((some) => (Array.isArray(some) ? some : [])).filter(isMessage);

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

function isPart(event: Told, deed: Deed): boolean {
  const moved = MOVED[event.type];
  if (STEPS[deed.type]?.has(event.type))
    return moved === undefined ? deed.shown.row === 'draw_cards' : same(event.shown[moved], deed.shown[moved]);
  return fruitsOf(deed).some(
    ({ key, args = {} }) =>
      key === `came.${event.type}` &&
      (moved === undefined ? isWithin(event.shown, args) : same(event.shown[moved], args[moved])),
  );
}

/** Whether the headline tells this event, by itself or as what came of it. */
export function isLoud(event: Told, now: Now | undefined): boolean {
  const deed = headlineDeed(now);
  return !deed || (event.type === deed.type && isWithin(event.shown, deed.shown)) || isPart(event, deed);
}
