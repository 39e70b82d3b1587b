import type { Event, Json } from '#core/types';

/** A deed of which so much has been told. */
export interface Growing {
  /** The deed with this event in it; undefined where the event is no part of it. */
  take(event: Event): Growing | undefined;
  /** All of it as one event, for the words `event.<type>`. */
  told(): Event;
}

/** The event in other words, or with more shown. */
export const retold = (event: Event, shown: Record<string, Json>, type = event.type): Event => ({
  ...event,
  type,
  shown: { ...event.shown, ...shown },
});
