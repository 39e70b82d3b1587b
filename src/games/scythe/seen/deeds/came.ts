import { type Growing, toldWith } from '#core/deeds';
import type { Event, Json, Message } from '#core/types';
import { movesOf, named } from './moves.ts';
import { orNothing } from './nothing.ts';

/** What came of a deed: bonuses of recruits, workers, stars, told as parts of its sentence. */

/** Those that can have something come of them. */
const HEADS: ReadonlySet<string> = new Set([
  'automa-gained',
  'automa-mustered',
  'automa-tracker',
  'bolstered',
  'built',
  'coins-gained',
  'deployed',
  'enlisted',
  'factory-used',
  'objective-revealed',
  'option-taken',
  'paid-only',
  'produced',
  'recruit-bonus',
  'resources-taken',
  'traded',
  'upgraded',
  'worker-came',
]);

/** Those that come of something; each has words `came.<type>`. */
export const CAME: ReadonlySet<string> = new Set(['recruit-bonus', 'star']);

/** What an Automa does in its turn; each has words `came.<type>` as well. */
export const OF_AUTOMA: ReadonlySet<string> = new Set([
  'automa-encounter',
  'automa-factory',
  'automa-gained',
  'automa-moved',
  'automa-mustered',
  'automa-scheme',
  'automa-stays',
  'automa-tracker',
  'drove-off',
  'trap-sprung',
  ...CAME,
]);

/** More than so much is told by itself: a sentence has an end. */
const MOST = 5;

/** As part of the sentence; another seat than that of the deed is named. */
const cameOf = ({ type, shown }: Event, seat: Json | undefined): Message => ({
  key: `came.${type}`,
  args: {
    ...orNothing({ type, shown }).shown,
    who: shown.seat === seat ? null : { key: `seat.${String(shown.seat)}` },
    // Who sets out from a home base sets out from their own.
    ...(type === 'automa-moved' && { told: named({ key: `place.${String(shown.from)}` }) }),
  },
});

/** A deed with what came of it so far, of events of these types; without any it is told as it was. */
export const withFruits = (head: Event, fruits: ReadonlySet<string>, came: readonly Message[] = []): Growing => ({
  take: (next) =>
    fruits.has(next.type) && came.length < MOST
      ? withFruits(head, fruits, [...came, cameOf(next, head.shown.seat)])
      : undefined,
  told: () => (came.length > 0 ? toldWith(orNothing(head), { came: came as unknown as Json }) : orNothing(head)),
});

/** The deed that begins with this event and may have something come of it; undefined for all others. */
export const fruitsOf = (event: Event): Growing | undefined =>
  HEADS.has(event.type) ? withFruits(event, CAME) : undefined;

/** The section and its top action: the action says which section it was. A section alone is told by itself. */
export const actionOf = (event: Event): Growing | undefined =>
  event.type === 'section'
    ? {
        take: (next) => (next.shown.seat === event.shown.seat ? (movesOf(next) ?? topOf(next)) : undefined),
        told: () => event,
      }
    : undefined;

/** Top actions; what is gained by cards or recruits stands by itself. */
const TOPS: ReadonlySet<string> = new Set(['bolstered', 'coins-gained', 'factory-used', 'produced', 'traded']);
const topOf = (event: Event): Growing | undefined => (TOPS.has(event.type) ? fruitsOf(event) : undefined);

/** The turn of an Automa, with all it did in it. */
export const automaTurnOf = (event: Event): Growing | undefined =>
  event.type === 'automa-turn' ? withFruits(event, OF_AUTOMA) : undefined;
