import { seatRange } from '#core/seats';
import type { AnyGame } from '#src/game-part';
import { bazaar } from './bazaar.ts';
import { caravan } from './caravan/part.ts';
import { combinations, foremost } from './combinations.ts';
import { plays } from './lengths.ts';
import { complete } from './parts.ts';
import { toy } from './toy-game.ts';

/** The games that the tests of every game play, toys before them, and how much of each. */

/** How much is played of a game under one choice of its options: matches, or positions. */
export interface Sample {
  matches: number;
  blind: number;
  /** Decisions of a match played blindly. */
  blindly: number;
  json: number;
  recover: number;
  /** Whether a match is replayed from its end, and not only from early on. */
  replaysWhole: boolean;
  legal: number;
  secrets: number;
  words: number;
}
const thorough: Sample = {
  matches: plays({ sample: 1, whole: 6 }),
  blind: plays({ sample: 1, whole: 6 }),
  blindly: plays({ sample: 45, whole: 400 }),
  json: plays({ sample: 5, whole: 300 }),
  recover: plays({ sample: 5, whole: 120 }),
  replaysWhole: true,
  legal: plays({ sample: 5, whole: 150 }),
  secrets: plays({ sample: 20, whole: 200 }),
  words: plays({ sample: 1, whole: 6 }),
};
/** For every choice of options but the first: the rules differ here and there, the machinery does not. */
const brief: Sample = {
  matches: 1,
  blind: 1,
  blindly: plays({ sample: 25, whole: 400 }),
  json: plays({ sample: 4, whole: 40 }),
  recover: plays({ sample: 4, whole: 30 }),
  replaysWhole: false,
  legal: plays({ sample: 5, whole: 60 }),
  secrets: plays({ sample: 16, whole: 60 }),
  words: plays({ sample: 1, whole: 2 }),
};
/** Answers after which a match is early on: rounds have begun in it, in a game that has rounds. */
export const EARLY = plays({ sample: 90, whole: 300 });
/** What `play` gives for each name, played when it is asked for first. */
export function kept<T>(play: (name: string) => T): (name: string) => T {
  const known = new Map<string, T>();
  return (name) => known.get(name) ?? known.set(name, play(name)).get(name)!;
}
/** A whole match of the slowest scenario, on a machine that does something else as well. */
export const SLOWEST = 240_000;

export const parts: readonly AnyGame[] = [toy, bazaar, caravan, ...complete];
/** Of a game with long lists of options so many choices are a sample: content has tests of its own. */
const choices = plays({ sample: 3, whole: 1_000 });
/**
 * Every choice of options that is played, with numbers of seats. The first choice is played with the fewest, with one
 * more, and with the most. Each further one has one seat more than the one before, round and round.
 */
export const played = parts.flatMap((part) =>
  foremost(combinations(part.game.options), choices).flatMap((options, i) => {
    const { min, max } = seatRange(part.game, options);
    const numbers = i === 0 ? [...new Set([min, Math.min(min + 1, max), max])] : [min + (i % (max - min + 1))];
    return numbers.map((seats) => {
      const name = [part.game.id, `${seats} seats`, ...Object.values(options)].join(', ');
      return [name, part, { options, seats }, i === 0 && seats <= min + 1 ? thorough : brief] as const;
    });
  }),
);

/** What words must not look like: something was missing, or stands there as a program writes it. */
export const UNSAID = /undefined|\bnull\b|\[object|NaN|\{/;
