import { isMessage } from '#core/text';
import type { Json } from '#core/types';
import { type Fruit, seatOf } from './tales.ts';
import { isCounted } from './tallies.ts';

/** Of whom or of what something tells that came: what has different subjects stands on different chips. */

/** A card goes to a hero there, whose arms stand behind it: it is no news of what he gave before. */
const GIVEN: ReadonlySet<string> = new Set(['event-given']);
/** Each marker has its own. */
const MARKERS: ReadonlySet<string> = new Set(['marker-moves', 'marker-falls']);

const pieceOf = ({ character, minion, no, figure }: Fruit['args']): Json | undefined =>
  character ?? minion ?? no ?? (isMessage(figure) ? `${figure.key}${figure.args?.no ?? ''}` : undefined);

/** The same for everything that one chip can have. What is counted of a hero is his whose deed it was, unless it names another. */
export function subjectOf({ type, args }: Fruit, seatOfDeed: Json | undefined): string {
  if (MARKERS.has(type)) return `marker:${args.marker}`;
  const seat = GIVEN.has(type) ? undefined : seatOf(args, isCounted(type) ? seatOfDeed : undefined);
  return seat === undefined ? `${type}:${pieceOf(args) ?? ''}` : `seat:${seat}`;
}
export const isOfMarker = (subject: string): boolean => subject.startsWith('marker:');
