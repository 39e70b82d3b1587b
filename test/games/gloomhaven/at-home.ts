import { gloomhaven } from '#games/gloomhaven/game';
import type { ClassId } from '#games/gloomhaven/printed/schema/terms/base';
import type { State } from '#games/gloomhaven/state/state';
import { sit } from '../../kit/table.ts';
import type { GloomhavenTable } from './board.ts';
import { withParty } from './parties.ts';

/** Tables before a scenario and at its end. */

export interface Evening {
  classes?: readonly ClassId[];
  options?: Record<string, string>;
  /** Changes the party or its characters before anybody is asked. */
  also?: (g: State) => void;
  seed?: string;
}

/** A party before its scenario, with what it has. */
export const inTown = ({
  classes = ['brute', 'tinkerer'],
  options = {},
  also,
  seed = 'town',
}: Evening = {}): GloomhavenTable =>
  sit(withParty(classes), {
    seats: classes.length,
    seed,
    options: { scenario: '1', ...options },
    ...(also && { arrange: also }),
  });

/** A party whose scenario has just ended. */
export const atEnd = (ends: 'won' | 'lost', { also, ...evening }: Evening = {}): GloomhavenTable =>
  inTown({
    ...evening,
    also(g) {
      Object.assign(g, { phase: 'over', stage: 'away', ends });
      also?.(g);
    },
  });

/** What was carried home. */
export const { parse } = gloomhaven.campaign!;
