import type { Json, Message } from '#core/types';
import type { Door, Goal, Rule, Scenario } from '../schema/scenario.ts';
import type { Reward } from '../schema/terms/progress.ts';
import { conditionWords, counted, joined, json, said } from './parts.ts';

/** What the book of a scenario says, in words: its goal, how it is lost, what holds in it, what it brings. */

export function goalWords(goal: Goal): Message {
  if (goal.type === 'all-of') return joined('step', goal.goals.map(goalWords));
  switch (goal.type) {
    case 'kill':
      return said('goal.kill', { monster: goal.monster, count: goal.count, revealed: goal.revealed });
    case 'kill-count':
      return goal.of
        ? said('goal.kill-count-of', { n: counted(goal.count), of: goal.of })
        : said('goal.kill-count', { n: counted(goal.count) });
    case 'loot-goal-treasure':
      return said(goal.count === 'all' ? 'goal.loot-goal-treasures' : 'goal.loot-goal-treasure');
    case 'destroy':
      return said('goal.destroy', { n: goal.count > 1 ? goal.count : undefined, objective: goal.objective });
    case 'escort':
      return said('goal.escort', { objective: goal.objective, marker: goal.marker });
    case 'occupy-plates':
      return said('goal.occupy-plates', { marker: goal.marker });
    case 'survive':
      return said('goal.survive', { rounds: goal.rounds });
    case 'kill-all':
    case 'reveal-then-clear':
    case 'open-all-doors':
    case 'return-to-start':
      return said(`goal.${goal.type}`);
  }
}

export const lossWords = (loss: Scenario['losses'][number]): Message => {
  const { type, ...rest } = loss;
  return said(`loss.${type}`, rest);
};

export const setupWords = (effect: Scenario['setup'][number]): Message =>
  effect.op === 'gain-condition'
    ? said('setup.gain-condition', { condition: effect.condition })
    : said('setup.add-modifier', {
        n: effect.count,
        card: json(said(effect.card === 'curse' ? 'setup.curse' : `modifier.${effect.card}`)),
      });

/** What holds by the book. Of rooms that nobody has seen it tells what comes there: it is said when they are revealed. */
export function ruleWords(rule: Rule): Message {
  switch (rule.op) {
    case 'spawn-each-round':
      return said(`rule.spawn-${rule.when}`, {
        rounds: json(said(`rule.rounds.${rule.rounds}`)),
        characters: rule.characters.map(String),
        rank: rule.rank,
        monster: rule.monster,
        at: rule.at,
        door: rule.untilDoor.toUpperCase(),
      });
    case 'spawn-on-reveal':
      return said('rule.spawn-on-reveal', {
        room: rule.room,
        rank: rule.rank,
        monster: rule.monster,
        at: rule.at,
        two: rule.count[2],
        three: rule.count[3],
        four: rule.count[4],
      });
    case 'stronger-per-objective':
      return said('rule.stronger-per-objective', {
        objective: rule.objective,
        monsters: rule.monsters,
        hp: rule.hp,
        attack: rule.attack,
        move: rule.moveForTwo,
      });
    case 'set-elements':
      return said('rule.set-elements', { strong: rule.strong, inert: elements(rule.inert) });
    case 'damage-all':
      return said('rule.damage-all', { from: rule.fromRound, damage: rule.damage });
    case 'monster-level':
      return said('rule.monster-level', { monster: rule.monster, add: rule.add });
    case 'goal-treasure-by-loot':
      return said('rule.goal-treasure-by-loot');
  }
}
const elements = (list: readonly string[]): Json => list.map((one) => json(said(`element.${one}`)));

/** What is read out before the first round: the goal, how it is lost, who fights beside the characters, what is done to them, what holds. */
export const briefing = ({ goal, losses, allies, setup, rules }: Scenario): Message[] => [
  goalWords(goal),
  ...losses.map(lossWords),
  ...(allies.length > 0 ? [said('rule.allies', { monsters: allies })] : []),
  ...setup.map(setupWords),
  ...rules.filter(({ op }) => op !== 'spawn-each-round' && op !== 'spawn-on-reveal').map(ruleWords),
];

/** How a locked door opens. */
export function lockWords({ opens }: NonNullable<Door['lock']>, characters: 2 | 3 | 4): Message {
  switch (opens.by) {
    case 'boss':
      return said('lock.boss');
    case 'plate':
      return said('lock.plate', { marker: opens.marker });
    case 'plates':
      return said('lock.plates', { markers: opens.markers[characters] });
    case 'destruction':
      return said('lock.destruction', { hp: counted(opens.hp) });
    case 'round':
      return said('lock.round', { round: opens.round });
  }
}

/** Each thing that success brings. */
export function rewardWords(rewards: Scenario['rewards']): Message[] {
  const { items, designs, oneScenarioOf } = rewards;
  const change = (n: number) => (n < 0 ? `−${-n}` : `+${n}`);
  const numbers = (['gold', 'experience'] as const).flatMap((name) => {
    const n = rewards[name];
    return n === undefined ? [] : [said(`reward.${name}`, { n })];
  });
  const tracks = (['reputation', 'prosperity'] as const).flatMap((name) => {
    const n = rewards[name];
    return n === undefined ? [] : [said(`reward.${name}`, { n: change(n) })];
  });
  return [
    ...numbers,
    ...tracks,
    ...[...(rewards.party ?? []), ...(rewards.global ?? [])].map((id) => said('reward.achievement', { id })),
    ...(items ?? []).map((n) => said('reward.item', { n })),
    ...(designs ?? []).map((n) => said('reward.design', { n })),
    ...(oneScenarioOf ? [said('reward.one-scenario', { of: oneScenarioOf.map(String) })] : []),
  ];
}

/** What a numbered treasure gives. */
export function treasureWords(reward: Reward): Message {
  if ('gold' in reward) return said('reward.gold-coins', { n: reward.gold });
  if ('experience' in reward) return said('xp', { n: reward.experience });
  if ('item' in reward) return said('reward.item', { n: reward.item });
  if ('design' in reward) return orByChance('reward.design', 'reward.treasure.design-random', reward.design);
  if ('scenario' in reward)
    return orByChance('reward.treasure.scenario', 'reward.treasure.scenario-random', reward.scenario);
  if ('checks' in reward) return said('reward.treasure.checks', { n: reward.checks });
  if ('damage' in reward) return said('reward.treasure.damage', { n: reward.damage });
  if ('conditions' in reward) return joined('comma', conditionWords(reward.conditions));
  return said('reward.treasure.story');
}
const orByChance = (key: string, byChance: string, n: number | 'random'): Message =>
  n === 'random' ? said(byChance) : said(key, { n });
