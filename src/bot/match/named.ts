import { partNamed } from '#asking/terms/names';
import { position } from '#core/match';
import { type AnyRecord, type Found, isPlayed } from './record.ts';

/** A match with its seats called as they are now; events of the past are told with these names as well. */
export function withNames<R extends AnyRecord>(found: Found<R>): Found<R> {
  if (!isPlayed(found)) return found;
  const { part, record } = found;
  // The state is looked at only when a seat is named: also a match that cannot be played on can be exported.
  return { ...found, part: partNamed(part, () => position(part.game, record.match).g) };
}
