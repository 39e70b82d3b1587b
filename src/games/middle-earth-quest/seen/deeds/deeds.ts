import type { Event, ToldDeed } from '#core/types';
import { fruitsOf } from './came.ts';
import { combatEndOf, roundOf } from './combat.ts';
import type { Growing } from './growing.ts';
import { journeyOf, marchOf, markersOf } from './ways.ts';

/** Deeds put together of what the rules tell bit by bit: here, and so the same on the board, in the news and in the log. */

/** What may be told amid a deed without being a part of it: it stands by itself behind it. */
const AMID: ReadonlySet<string> = new Set(['ability', 'card-read', 'combat-costs', 'combat-why', 'effect-left']);

const begun = (event: Event): Growing | undefined =>
  journeyOf(event) ?? marchOf(event) ?? roundOf(event) ?? combatEndOf(event) ?? fruitsOf(event) ?? markersOf(event);

/** A deed that has been put together already is taken as it is. */
const isRetold = ({ shown }: Event): boolean => shown.came !== undefined;

/** The events, deed by deed. What only some seats know stays apart. */
export function deeds(events: readonly Event[]): ToldDeed[] {
  const all: { growing?: Growing; of: Event[] }[] = [];
  let open: (typeof all)[number] | undefined;
  for (const event of events) {
    const isPublic = event.only === undefined;
    const grown = isPublic ? open?.growing?.take(event) : undefined;
    if (open && grown) {
      open.growing = grown;
      open.of.push(event);
      continue;
    }
    const growing = isPublic && !isRetold(event) ? begun(event) : undefined;
    const one = { ...(growing && { growing }), of: [event] };
    all.push(one);
    if (growing) open = one;
    else if (!AMID.has(event.type)) open = undefined;
    else if (open?.growing?.see) open.growing = open.growing.see(event);
  }
  return all.map(({ growing, of }) => ({ told: growing ? growing.told() : of[0]!, of }));
}
