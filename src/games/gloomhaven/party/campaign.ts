import type { Campaign, Json } from '#core/types';
import { scenarioList, sheets } from '../content.ts';
import { offered } from '../scenarios.ts';
import type { State } from '../state.ts';
import { seenParty } from './seen.ts';
import { Party } from './state.ts';
import { knowingBehind, lockedBy, openTo } from './ways.ts';

/** Scenarios in a row that a party plays (GH-18). */
export const campaign: Campaign<State> = {
  version: 2,
  begin: ({ scenario, level }) => newParty(Number(scenario), Number(level)),
  parse: (saved) => Party.parse(saved),
  migrations: { 1: fromVersion1 },
  barred: (carried, { scenario }) => lockedBy(Party.parse(carried), Number(scenario)),
  now: ({ party }) => party,
  view: (carried) => seenParty(Party.parse(carried)),
  reach(carried) {
    const party = Party.parse(carried);
    const open = openTo(party).length;
    const args = { here: offered.length, all: scenarioList.size, open };
    return { key: open > 0 ? 'campaign.reach' : 'campaign.reach-end', args };
  },
};

/** What a party became by the rules of version 1 it takes along; of what lies behind closed scenarios it learns. */
export function fromVersion1(old: Json): Json {
  return knowingBehind(Party.parse(old));
}

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

/** Gains an achievement; of those of which there is one at a time it replaces the other. */
export function achieve(party: Party, whose: 'party' | 'global', id: string): void {
  const only = sheets.achievements.oneOf.find((word) => id.startsWith(`${word}-`));
  const had = party.achievements[whose];
  party.achievements[whose] = [...had.filter((one) => one !== id && !(only && one.startsWith(`${only}-`))), id];
}
