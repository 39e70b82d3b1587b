import { named } from '#asking/names';
import { position } from '#core/match';
import type { Match } from '#core/types';
import type { Found } from './house.ts';

/** A match with its seats called as they are now; events of the past are told with these names as well. */
export function withNames({ part, record }: Found): Found {
  const { match } = record;
  // The state is looked at only when a seat is named: also a match that cannot be played on can be exported.
  return match ? { part: named(part, () => position(part.game, match as Match<unknown>).g), record } : { part, record };
}
