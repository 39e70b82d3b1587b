import { corruptions, encounters, events, perils, plots, shadows } from './decks.ts';
import type { Effect, EffectOf, Effects } from './effect.ts';
import { characters, items, quests } from './possessions.ts';

/**
 * Every place of a card at which somebody chooses, by a key that says where it is: `event.tempted_by_power.1`. A question names
 * its choice by this key, and the words of its options stand under it (`choice.<key>.<option>`).
 */

export type Choice = EffectOf<'choose'> | EffectOf<'may'>;
/** What of a card acts: one list after the other. */
interface Acting {
  kind: string;
  id: string;
  lists: readonly Effects[];
}

/** All cards with what they do. */
export const ACTING: readonly Acting[] = [
  ...[...events.values()].map((one) => ({
    kind: 'event',
    id: one.id,
    lists: one.kind === 'immediate' ? [one.effect] : [one.explore, one.eachStory ?? []],
  })),
  ...[...encounters.values()].map((one) => ({
    kind: 'encounter',
    id: one.id,
    lists: one.kind === 'quest' ? [one.setup, one.reward] : [one.effect],
  })),
  ...[...perils.values()].map(({ id, effect }) => ({ kind: 'peril', id, lists: [effect] })),
  ...[...shadows.values()].map(({ id, effect }) => ({ kind: 'shadow', id, lists: [effect] })),
  ...[...quests.values()].map(({ id, setup, reward }) => ({ kind: 'quest', id, lists: [setup, reward] })),
  ...[...plots.values()].map(({ id, onPlay = [], rules = [] }) => ({
    kind: 'plot',
    id,
    lists: [onPlay, ...rules.flatMap((rule) => (rule.rule === 'onConsult' ? [rule.do] : []))],
  })),
  ...[...corruptions.values()].flatMap((one) =>
    one.kind === 'immediate' ? [{ kind: 'corruption', id: one.id, lists: [one.effect] }] : [],
  ),
  ...[...items.values()].map(({ id, rules }) => ({
    kind: 'item',
    id,
    lists: rules.flatMap((rule) => (rule.rule === 'afterShadow' ? [rule.do] : [])),
  })),
  ...[...characters.values()].map(({ id, ability }) => ({ kind: 'character', id, lists: [ability] })),
];

/** An effect and all that stand in it. */
export function* within(effect: Effect): Generator<Effect> {
  yield effect;
  for (const inner of innerOf(effect)) yield* within(inner);
}
function innerOf(effect: Effect): Effects {
  switch (effect.op) {
    case 'choose':
      return effect.options.flatMap(({ cost = [], do: then }) => [...cost, ...then]);
    case 'may':
      return [...(effect.cost ?? []), ...effect.do];
    case 'if':
      return [...effect.do, ...(effect.otherwise ?? [])];
    case 'forEachHero':
      return effect.do;
    case 'damageBlockable':
      return effect.onZero;
    case 'combat':
      return effect.onWin ?? [];
    default:
      return [];
  }
}

const keys = new Map<Effect, string>();
const choices = new Map<string, Choice>();
for (const { kind, id, lists } of ACTING) {
  const all = lists.flat().flatMap((effect) => [...within(effect)]);
  const found = all.filter((one): one is Choice => one.op === 'choose' || one.op === 'may');
  for (const [i, choice] of found.entries()) {
    keys.set(choice, `${kind}.${id}.${i}`);
    choices.set(`${kind}.${id}.${i}`, choice);
  }
}

/** All choices by key. */
export const CHOICES: ReadonlyMap<string, Choice> = choices;

/** Throws for a choice that stands on no card. */
export function keyOf(choice: Choice): string {
  const key = keys.get(choice);
  if (key === undefined) throw new Error('a choice that is on no card');
  return key;
}

/** Throws if there is no such choice. */
export function choiceOf(key: string): Choice {
  const choice = choices.get(key);
  if (!choice) throw new Error(`no choice ${key}`);
  return choice;
}
