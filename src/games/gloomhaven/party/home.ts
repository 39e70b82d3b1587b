import type { Json, Script, Table } from '#core/types';
import { action } from '../action.ts';
import { items, levels, scenarioList, sheets, treasures } from '../content.ts';
import { offered, scenario } from '../scenarios.ts';
import type { Reward } from '../schema/progress.ts';
import type { State } from '../state.ts';
import { achieve } from './campaign.ts';
import { ownMember } from './members.ts';
import { giveBack, unowned, worthOf } from './shop.ts';

/** GH-18.1: what the party brings home, won or lost. */

/** One of several scenarios becomes known. */
export const findScenario = action({
  name: 'find-scenario',
  fields: {
    scenario: {
      kind: 'one',
      options: ({ about }) => (about as { scenarios: number[] }).scenarios.map(String),
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
  for (const reward of treasures.get(no)!) give(t, reward, { seat, treasure: no });
}

interface Given {
  /** Whom it is for; null for the party. */
  seat: number | null;
  treasure: number | null;
}

function give(t: Table<State>, reward: Reward, { seat, treasure }: Given): void {
  const { party } = t.g;
  const one = seat === null ? undefined : ownMember(t.g, seat);
  const tells = (what: string, more: Record<string, Json> = {}) =>
    t.tell({ type: `gains-${what}`, shown: { ...(seat === null ? {} : { seat }), ...more } });
  if ('gold' in reward && one) {
    one.gold += reward.gold;
    tells('gold', { gold: reward.gold });
  } else if ('experience' in reward && one) {
    one.xp += reward.experience;
    tells('experience', { xp: reward.experience });
  } else if ('item' in reward && one && items.has(reward.item)) {
    takesItem(t, seat!, reward.item);
  } else if ('design' in reward && reward.design !== 'random' && items.has(reward.design)) {
    if (!party.designs.includes(reward.design)) party.designs.push(reward.design);
    tells('design', { item: reward.design });
  } else if ('scenario' in reward && reward.scenario !== 'random') unlock(t, [reward.scenario]);
  else if (!('damage' in reward) && !('conditions' in reward)) {
    party.kept.push({ scenario: t.g.scenario, treasure, class: one?.class ?? null, reward });
    t.tell({ type: 'keeps-unknown', shown: { treasure } });
  }
}

/** GH-12.6: who owns one already has half its price instead; so has who finds one of which no copy is left. */
function takesItem(t: Table<State>, seat: number, id: number): void {
  const { party } = t.g;
  const one = ownMember(t.g, seat);
  if (one.items.includes(id) || unowned(party, id) === 0) {
    one.gold += worthOf(id);
    t.tell({ type: 'gains-worth', shown: { seat, item: id, gold: worthOf(id) } });
    return;
  }
  one.items.push(id);
  t.tell({ type: 'gains-item', shown: { seat, item: id } });
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
    if (gold) give(t, { gold }, { seat, treasure: null });
    if (experience) give(t, { experience }, { seat, treasure: null });
  }
  for (const item of found) give(t, { item }, { seat: null, treasure: null });
  for (const design of designs) give(t, { design }, { seat: null, treasure: null });
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

function unlock(t: Table<State>, scenarios: readonly number[]): void {
  const { party } = t.g;
  const fresh = scenarios.filter((id) => !party.known.includes(id));
  if (fresh.length === 0) return;
  party.known.push(...fresh);
  const closed = fresh.filter((id) => !offered.includes(id));
  t.tell({ type: 'unlocks', shown: { scenarios: fresh, closed: closed.map(whyNot) } });
}

/** Why it is not offered, where not all of it is known. */
const whyNot = (scenario: number): Json => ({
  key: 'label.scenario-closed',
  args: { scenario, why: { key: `unknown.${scenarioList.get(scenario)!.known}` } },
});

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
