import type { Campaign, Message } from '#core/types';
import { scenarioList, sheets } from '../content.ts';
import type { State } from '../state.ts';
import { seenParty } from './seen.ts';
import { Party } from './state.ts';

/** Scenarios in a row that a party plays (GH-18). */
export const campaign: Campaign<State> = {
  version: 1,
  begin: ({ scenario, level }) => newParty(Number(scenario), Number(level)),
  parse: (saved) => Party.parse(saved),
  migrations: {},
  barred: (carried, { scenario }) => lockedBy(Party.parse(carried), Number(scenario)),
  now: ({ party }) => party,
  view: (carried) => seenParty(Party.parse(carried), lockedBy),
};

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

/** Why a party cannot go to a scenario; undefined if it can. What was won can be played again. */
export function lockedBy(party: Party, scenario: number): Message | undefined {
  if (party.done.includes(scenario) || party.begun === scenario) return undefined;
  if (!party.known.includes(scenario)) return { key: 'refusal.scenario-unknown', args: { scenario } };
  const { requires } = scenarioList.get(scenario)!;
  if (!requires) return undefined;
  const has = (id: string) => [...party.achievements.party, ...party.achievements.global].includes(id);
  const wants = requires.map(({ party: ours = [], global: town = [], without = [] }) => ({
    missing: [...ours, ...town].filter((id) => !has(id)),
    against: without.filter(has),
  }));
  if (wants.some(({ missing, against }) => missing.length + against.length === 0)) return undefined;
  const { missing, against } = wants[0]!;
  return missing.length > 0
    ? { key: 'refusal.scenario-needs', args: { scenario, achievements: missing } }
    : { key: 'refusal.scenario-against', args: { scenario, achievements: against } };
}

/** Gains an achievement; of those of which there is one at a time it replaces the other. */
export function achieve(party: Party, whose: 'party' | 'global', id: string): void {
  const only = sheets.achievements.oneOf.find((word) => id.startsWith(`${word}-`));
  const had = party.achievements[whose];
  party.achievements[whose] = [...had.filter((one) => one !== id && !(only && one.startsWith(`${only}-`))), id];
}
