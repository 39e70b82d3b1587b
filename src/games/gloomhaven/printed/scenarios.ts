import type { Message } from '#core/types';
import { SCENARIOS } from '../built.ts';
import { scenarioList } from '../content.ts';
import { scenario } from '../scenarios.ts';
import type { Rule, Scenario } from '../schema/scenario.ts';
import { json } from '../words/parts.ts';
import { goalWords, lossWords, ruleWords, setupWords } from '../words/scenario.ts';
import { lines, onPage, type Printed, told } from './printed.ts';

/** The scenarios that are offered: what their books say on the first page, and nothing of what comes in rooms behind doors. */

/** Rules that tell nothing of a room which is not revealed. */
const OPEN: readonly Rule['op'][] = ['set-elements', 'damage-all', 'monster-level', 'goal-treasure-by-loot'];

const said = (key: string, parts: readonly Message[]): Message[] =>
  parts.map((one) => told(key, { says: onPage(one) }));

/** GH-18.2: what a party must have reached, or must not, one line for each set that is enough. */
function needs(id: number): Message[] {
  return (scenarioList.get(id)!.requires ?? []).map(({ party = [], global: everywhere = [], without = [] }) =>
    told('needs', {
      needs:
        party.length + everywhere.length > 0
          ? [...party, ...everywhere].map((one) => json({ key: `achievement.${one}` }))
          : null,
      without: without.length > 0 ? without.map((one) => json({ key: `achievement.${one}` })) : null,
    }),
  );
}

const linesOf = ({ id, goal, losses, setup, rules, mapVerified }: Scenario): Message[] => [
  ...said('goal-line', [goalWords(goal)]),
  ...said('line', losses.map(lossWords)),
  ...said('line', setup.map(setupWords)),
  ...said('line', rules.filter(({ op }) => OPEN.includes(op)).map(ruleWords)),
  ...needs(id),
  ...(mapVerified ? [] : said('line', [{ key: 'known-less' }])),
];

export const scenarios = (): Printed[] =>
  SCENARIOS.map((id) => ({
    kind: 'scenario',
    id,
    title: { key: `option.scenario.${id}` },
    text: told('scenario', { rows: lines(linesOf(scenario(Number(id)))) }),
    see: ['scenarios', 'end-of-scenario'],
  }));
