import type { Campaign } from '#core/types';
import { scenarioList } from '../../printed/content/content.ts';
import { offered } from '../../printed/content/scenarios.ts';
import { fromVersion1 } from '../../state/older/migrations.ts';
import { newParty } from '../../state/party/new-party.ts';
import { lockedBy, openTo } from '../../state/party/ways.ts';
import { Party } from '../../state/party.ts';
import type { State } from '../../state/state.ts';
import { seenParty } from './seen.ts';

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
