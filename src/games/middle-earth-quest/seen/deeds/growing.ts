import type { Event } from '#core/types';

/** A deed as long as more of it may be told. */
export interface Growing {
  /** The deed with this event in it; undefined where that is none of it. */
  take(next: Event): Growing | undefined;
  /** The deed, when something is told amid it that is none of it, and is told by itself. */
  see?(amid: Event): Growing;
  /** The whole of it as one event. */
  told(): Event;
}

/** An event with more to tell. */
export const retold = ({ type, shown }: Event, more: Event['shown'], as = type): Event => ({
  type: as,
  shown: { ...shown, ...more },
});
