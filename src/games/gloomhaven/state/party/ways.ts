import type { Json, Message, Table } from '#core/types';
import { scenarioList, sheets } from '../../printed/content/content.ts';
import { offered } from '../../printed/content/scenarios.ts';
import type { ScenarioEntry } from '../../printed/schema/terms/progress.ts';
import type { Party } from '../party.ts';
import type { State } from '../state.ts';

/** GH-18: which scenarios a party knows of, and where it can go. */

const isOffered = (id: number): boolean => offered.includes(id);
const unlocksOf = (id: number): readonly number[] => scenarioList.get(id)!.unlocks;

/** What a scenario asks of a party; what nobody can give here is not asked for. */
export function wantsOf(id: number): NonNullable<ScenarioEntry['requires']> {
  const { requires = [], notAsked = [] } = scenarioList.get(id)!;
  const asked = (all: readonly string[] | undefined) => all?.filter((one) => !notAsked.includes(one));
  return requires.map(({ party, global: town, ...without }) => ({
    ...without,
    party: asked(party),
    global: asked(town),
  }));
}

/** Why a party cannot go to a scenario; undefined if it can. What was won can be played again. */
export function lockedBy(party: Party, scenario: number): Message | undefined {
  if (party.done.includes(scenario) || party.begun === scenario) return undefined;
  if (!party.known.includes(scenario)) return { key: 'refusal.scenario-unknown', args: { scenario } };
  const has = (id: string) => [...party.achievements.party, ...party.achievements.global].includes(id);
  const wants = wantsOf(scenario).map(({ party: ours = [], global: town = [], without = [] }) => ({
    missing: [...ours, ...town].filter((id) => !has(id)),
    against: without.filter(has),
  }));
  const [first] = wants;
  if (!first || wants.some(({ missing, against }) => missing.length + against.length === 0)) return undefined;
  return first.missing.length > 0
    ? { key: 'refusal.scenario-needs', args: { scenario, achievements: first.missing } }
    : { key: 'refusal.scenario-against', args: { scenario, achievements: first.against } };
}

/** Scenarios that are offered, known, not won, and open to the party. */
export const openTo = (party: Party): number[] =>
  party.known.filter((id) => isOffered(id) && !party.done.includes(id) && !lockedBy(party, id));

/** offered scenarios to which none that is offered leads, but this one that is not, or others behind it. */
export function behind(closed: number): number[] {
  const seen = new Set<number>();
  const found = new Set<number>();
  const walk = (id: number): void => {
    if (seen.has(id)) return;
    seen.add(id);
    for (const next of unlocksOf(id)) {
      if (!isOffered(next)) walk(next);
      else if (!ledTo(next)) found.add(next);
    }
  };
  walk(closed);
  return [...found];
}
const ledTo = (id: number): boolean => offered.some((from) => unlocksOf(from).includes(id));

/** what a draw of a side scenario can find. Of one that is not offered it is what lies behind it. */
export function sideScenarios({ known }: Party): number[] {
  const { deck, ofQuests } = sheets.draws.sideScenarios;
  const all = [...deck, ...ofQuests].flatMap((id) => (isOffered(id) ? [id] : behind(id)));
  return all.filter((id) => !known.includes(id));
}

/** Scenarios become known, and with those that are not offered what lies behind them. */
export function unlock(t: Table<State>, scenarios: readonly number[]): void {
  const { party } = t.g;
  const fresh = scenarios.filter((id) => !party.known.includes(id));
  if (fresh.length === 0) return;
  party.known.push(...fresh);
  const closed = fresh.filter((id) => !isOffered(id));
  t.tell({ type: 'unlocks', shown: { scenarios: fresh, closed: closed.map(whyNot) } });
  const further = [...new Set(closed.flatMap(behind))].filter((id) => !party.known.includes(id));
  if (further.length === 0) return;
  party.known.push(...further);
  const passed = closed.filter((id) => behind(id).some((one) => further.includes(one)));
  t.tell({ type: 'unlocks-behind', shown: { scenarios: further, closed: passed } });
}

/** Why it cannot be played, where not all of it is known. */
const whyNot = (scenario: number): Json => ({
  key: 'label.scenario-closed',
  args: { scenario, why: { key: `unknown.${scenarioList.get(scenario)!.known}` } },
});

/** a party that knew of a closed scenario before knows what lies behind it. */
export const knowingBehind = (party: Party): Party => ({
  ...party,
  known: [...new Set([...party.known, ...party.known.filter((id) => !isOffered(id)).flatMap(behind)])],
});
