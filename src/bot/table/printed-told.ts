import type { Thing } from '#core/types';
import { viewOf } from '../deliver/pictures.ts';
import { type Found, isPlayed } from '../match/record.ts';
import { entriesOf, rulePage } from '../words/rules.ts';
import { type Looking, seatsLooking } from './looking.ts';

/** So many entries are told of one place. */
const MOST = 4;

/**
 * What `/rules` says of these things: an entry each, in Discord's markdown, what matters most first. Of a place also of what whoever looks
 * sees there. None where the rulebook has nothing of them.
 */
export function printedTold(found: Found, things: readonly Thing[], looking: Looking): string[] {
  const { part } = found;
  if (!isPlayed(found) || !part.printedAs) return [];
  const [viewer = 'spectator'] = seatsLooking(found, looking);
  const view = viewOf(found, viewer);
  const ids = new Set(things.flatMap((thing) => part.printedAs!(view, thing)));
  const all = entriesOf(part, looking.locale);
  return [...ids]
    .flatMap((id) => all.find((one) => one.id === id) ?? [])
    .slice(0, MOST)
    .map((entry) => rulePage(part, entry, looking.locale).content);
}
