import type { Json } from './terms/plain.ts';
import type { Event, ToldDeed } from './types.ts';

/** Deeds put together of what the rules tell bit by bit. A game says what begins one, and what belongs to it. */

/** A deed as long as more of it may be told. */
export interface Growing {
  /** The deed with this event in it; undefined where the event is no part of it. */
  take(next: Event): Growing | undefined;
  /** The deed, when something is told amid it that is none of it, and is told by itself. */
  see?(amid: Event): Growing;
  /** The whole of it as one event, for the words `event.<type>`. */
  told(): Event;
}

/** The event with more shown, or in other words. */
export const toldWith = (event: Event, shown: Record<string, Json>, type = event.type): Event => ({
  ...event,
  type,
  shown: { ...event.shown, ...shown },
});

/** How a game puts deeds together. */
interface Composed {
  /** The deed that begins with this event; undefined where it is told by itself. */
  begun(event: Event): Growing | undefined;
  /** What may be told amid a deed without being a part of it: it stands by itself behind it. */
  amid: ReadonlySet<string>;
  /** Whether an event is a deed that has been put together already: it is taken as it is. */
  isRetold(event: Event): boolean;
}

/** The events, deed by deed. What only some seats know stays apart. */
export function composed(events: readonly Event[], { begun, amid, isRetold }: Composed): ToldDeed[] {
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
    else if (!amid.has(event.type)) open = undefined;
    else if (open?.growing?.see) open.growing = open.growing.see(event);
  }
  return all.map(({ growing, of }) => ({ told: growing ? growing.told() : of[0]!, of }));
}
