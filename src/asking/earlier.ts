import type { Locale } from '#core/text';
import type { Json } from '#core/types';
import type { AnyGame } from '#src/game-part';
import { sayCommon } from './terms/text.ts';

/**
 * An earlier moment (`core/rewind`) as it stands in a sentence: “the start of Round 2”. It is taken as JSON, for events have it so.
 * Throws for anything that is none.
 */
export function earlierText(part: AnyGame, to: Json, locale: Locale): string {
  const { round, turn, before } = to as { round?: Record<string, Json>; turn?: Record<string, Json>; before?: number };
  if (before !== undefined) {
    return sayCommon('earlier.before', locale, { seat: part.text.say({ key: `seat.${before}` }, locale) });
  }
  const name = round ? { key: 'round.name', args: round } : { key: 'turn.name', args: turn! };
  return sayCommon('earlier.start', locale, { name: part.text.say(name, locale) });
}
