import { z } from 'zod';
import type { Script, Table } from '#core/types';
import { levels, scenarioList, sheets, treasures } from '../../printed/content/content.ts';
import { scenario } from '../../printed/content/scenarios.ts';
import { ownMember } from '../../state/party/members.ts';
import { giveBack } from '../../state/party/shop.ts';
import { openTo, unlock } from '../../state/party/ways.ts';
import type { State } from '../../state/state.ts';
import { action } from '../action.ts';
import { achieve, gains } from './gains.ts';

/** GH-18.1: what the party brings home, won or lost. */

/** One of several scenarios becomes known. */
export const findScenario = action({
  name: 'find-scenario',
  about: z.object({ scenarios: z.array(z.int()) }),
  fields: {
    scenario: {
      kind: 'one',
      of: 'words',
      options: ({ about }) => about.scenarios.map(String),
      label: (id) => ({ key: 'label.scenario', args: { scenario: Number(id) } }),
    },
  },
});

export function* homeStep(t: Table<State>): Script {
  const { g } = t;
  const isWon = g.ends === 'won';
  for (const seat of g.characters.keys()) earns(t, seat, isWon);
  for (const seat of g.characters.keys()) for (const no of g.characters[seat]!.treasures) opens(t, seat, no);
  // What a scenario brings it brings once.
  if (isWon && !g.party.done.includes(g.scenario)) yield* rewards(t);
  for (const seat of g.characters.keys()) leaves(t, seat);
  if (isWon && openTo(g.party).length === 0) t.tell({ type: 'campaign-ends', shown: {} });
  g.stage = 'home';
}

/** Experience and gold that were earned on the way are kept; the bonus comes with success (GH-1.5). */
function earns(t: Table<State>, seat: number, isWon: boolean): void {
  const { g } = t;
  const { xp, money, cards } = g.characters[seat]!;
  const { goldPerToken, bonusXp } = levels.scenario[g.level]!;
  const bonus = isWon ? bonusXp : 0;
  const gold = money * goldPerToken;
  const one = ownMember(g, seat);
  one.cards = [...cards];
  one.xp += xp + bonus;
  one.gold += gold;
  t.tell({ type: 'comes-home', shown: { seat, xp, bonus: bonus || null, gold, all: one.xp, purse: one.gold } });
}

/** GH-12.5: a numbered treasure, to the one who looted it. */
function opens(t: Table<State>, seat: number, no: number): void {
  const { party } = t.g;
  if (party.looted.includes(no)) return;
  party.looted.push(no);
  for (const reward of treasures.get(no)!) gains(t, reward, seat);
}

/** What success brings: to each character, and to the party. */
function* rewards(t: Table<State>): Script {
  const { g } = t;
  const { party } = g;
  const {
    gold,
    experience,
    reputation,
    prosperity,
    items: found = [],
    designs = [],
    ...more
  } = scenario(g.scenario).rewards;
  party.done.push(g.scenario);
  for (const seat of g.characters.keys()) {
    if (gold) gains(t, { gold }, seat);
    if (experience) gains(t, { experience }, seat);
  }
  for (const item of found) gains(t, { item }, null);
  for (const design of designs) gains(t, { design }, null);
  if (reputation) {
    const { most } = sheets.reputation;
    party.reputation = Math.max(-most, Math.min(most, party.reputation + reputation));
    t.tell({ type: 'reputation', shown: { n: reputation, now: party.reputation } });
  }
  if (prosperity) {
    party.prosperity = Math.min(sheets.prosperity.at(-1)!, party.prosperity + prosperity);
    t.tell({ type: 'prosperity', shown: { n: prosperity, now: party.prosperity } });
  }
  for (const whose of ['party', 'global'] as const)
    for (const achievement of more[whose] ?? []) {
      achieve(party, whose, achievement);
      t.tell({ type: 'achieves', shown: { achievement } });
    }
  unlock(t, scenarioList.get(g.scenario)!.unlocks);
  yield* finds(t, more.oneScenarioOf ?? []);
}

/** One of these that is not known yet: as the players agree, or the first where they leave ties to the rules. */
function* finds(t: Table<State>, among: readonly number[]): Script {
  const { g } = t;
  const scenarios = among.filter((id) => !g.party.known.includes(id));
  if (scenarios.length === 0) return;
  if (g.ties === 'by-the-rules') return unlock(t, scenarios.slice(0, 1));
  const { args } = yield* t.askAny([...g.characters.keys()], 'find-scenario', [findScenario], {
    about: { scenarios },
    otherwise: { action: findScenario.name, args: { scenario: String(scenarios[0]) } },
  });
  unlock(t, [Number(args.scenario)]);
}

/** GH-18.5: who has said so goes for good; items go back to the shop, and another of the class can begin. */
function leaves(t: Table<State>, seat: number): void {
  const { party } = t.g;
  const one = ownMember(t.g, seat);
  if (!one.leaves) return;
  for (const id of [...one.items]) giveBack(party, one, id);
  party.members = party.members.filter((other) => other !== one);
  party.left.push({ class: one.class, level: one.level, xp: one.xp });
  t.tell({ type: 'leaves', shown: { seat, level: one.level } });
}
