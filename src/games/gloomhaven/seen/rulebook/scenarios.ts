import type { Message } from '#core/types';
import { SCENARIOS } from '../../printed/content/offered.ts';
import { scenario } from '../../printed/content/scenarios.ts';
import type { Scenario } from '../../printed/schema/scenario.ts';
import { json } from '../../printed/words/parts.ts';
import { briefing } from '../../printed/words/scenario.ts';
import { wantsOf } from '../../state/party/ways.ts';
import { lines, onPage, type Printed, told } from './printed.ts';

/** The scenarios that are offered: what their books say on the first page, and nothing of what comes in rooms behind doors. */

const said = (key: string, parts: readonly Message[]): Message[] =>
  parts.map((one) => told(key, { says: onPage(one) }));

/** GH-18.2: what a party must have reached, or must not, one line for each set that is enough. */
function needs(id: number): Message[] {
  return wantsOf(id).map(({ party = [], global: everywhere = [], without = [] }) =>
    told('needs', {
      needs:
        party.length + everywhere.length > 0
          ? [...party, ...everywhere].map((one) => json({ key: `achievement.${one}` }))
          : null,
      without: without.length > 0 ? without.map((one) => json({ key: `achievement.${one}` })) : null,
    }),
  );
}

/** The same as is read out when it begins, and what a party needs for it. */
function linesOf(one: Scenario): Message[] {
  const [goal, ...more] = briefing(one);
  return [
    ...said('goal-line', [goal!]),
    ...said('line', more),
    ...needs(one.id),
    ...(one.mapVerified ? [] : said('line', [{ key: 'known-less' }])),
  ];
}

export const scenarios = (): Printed[] =>
  SCENARIOS.map((id) => ({
    kind: 'scenario',
    id,
    title: { key: `option.scenario.${id}` },
    text: told('scenario', { rows: lines(linesOf(scenario(Number(id)))) }),
    see: ['scenarios', 'end-of-scenario'],
  }));
