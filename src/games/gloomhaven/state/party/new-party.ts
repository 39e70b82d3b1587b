import { sheets } from '../../printed/content/content.ts';
import type { Party } from '../party.ts';

/** A party before its first scenario: nobody has begun yet. */
export const newParty = (scenario: number, level: number): Party => ({
  begun: scenario,
  level,
  done: [],
  known: [...new Set([sheets.firstScenario, scenario])],
  achievements: { party: [], global: [...sheets.achievements.global] },
  reputation: 0,
  prosperity: 0,
  donated: 0,
  designs: [],
  sold: [],
  looted: [],
  kept: [],
  members: [],
  left: [],
});
