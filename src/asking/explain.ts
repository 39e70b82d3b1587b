import type { Entry } from '#core/rulebook';
import type { Absent, Message } from '#core/types';
import { type Draft, type Stage, stageOf } from './draft.ts';
import { kindOf } from './fields/kinds.ts';
import { foreseen, foreseenText } from './foreseen.ts';
import { actionLabel, fieldLabel, fieldsOf, questionText, type SomeAction, type Voice } from './names.ts';
import type { Put } from './question.ts';
import { say } from './text.ts';
import { optionLabel } from './values.ts';
import { clamp, listed } from './words.ts';

/** What *?* says of a private question as it stands: what its choices mean, what may come of them, why others are not there. */

/** Reasons that are given, and things that are named for each: what one would think of first. */
const REASONS = 6;
const NAMED = 4;

/** The lines of an explanation, for the seat that is asked. It rests on what that seat is offered and may know. */
export function explanation(put: Put, draft: Draft | undefined): string[] {
  const { part, decision, locale } = put;
  const stage = stageOf(put, draft);
  const voice = { part, here: stage.here, locale };
  return [
    `**${questionText(part, decision, locale)}**`,
    ...meanings(voice, stage),
    ...headed(voice, 'why.odds', likely(voice, stage)),
    ...headed(voice, 'why.absent', missing(voice, stage, put)),
  ];
}

/** The entries of the rules that stand behind a question. */
export function entriesBehind({ part, decision, locale }: Pick<Put, 'part' | 'decision' | 'locale'>): Entry[] {
  const all = part.rulebook?.(locale) ?? [];
  return (part.ruleOf?.[decision.key] ?? []).flatMap((id) => all.find((one) => one.id === id) ?? []);
}

const headed = ({ locale }: Voice, key: string, lines: readonly string[]): string[] =>
  lines.length > 0 ? [`__${say(key, locale)}__`, ...lines] : [];

const bullet = ({ locale }: Voice, what: string, words: string): string => say('why.line', locale, { what, words });

/** What can be chosen now, and what that does. */
function meanings(voice: Voice, { action, field, actions }: Stage): string[] {
  const { part, locale } = voice;
  const own = (key: string) => part.text.say({ key }, locale);
  const shown = action ? [action] : actions;
  const lines = shown.map(({ name }) => bullet(voice, actionLabel(part, name, locale), own(`action.${name}.help`)));
  if (!action || !field) return lines;
  const { name } = field;
  return [
    ...lines,
    bullet(voice, fieldLabel(part, action.name, name, locale), own(`field.${action.name}.${name}.help`)),
  ];
}

/** What chance decides of each answer, and what certainly follows one that needs nothing more. */
function likely(voice: Voice, { action, field, actions, args }: Stage): string[] {
  const { part, here, locale } = voice;
  return (action ? [action] : actions).flatMap((one) => {
    const chance = (one.odds?.(here, one === action ? args : {}) ?? []).map((odds) => part.text.say(odds, locale));
    const isWhole = one === action ? !field : fieldsOf(one).length === 0;
    const follows = isWhole
      ? foreseenText(voice, foreseen(here, { action: one, args: one === action ? args : {} }))
      : '';
    const words = [...(follows ? [follows] : []), ...chance];
    return words.length > 0
      ? [bullet(voice, actionLabel(part, one.name, locale), words.join(locale === 'ja' ? '' : ' '))]
      : [];
  });
}

/** Of the field that is filled in what is not among its options; while an action is chosen, the actions that are not there. */
function missing(voice: Voice, { action, field, actions, here, args }: Stage, { decision, part }: Put): string[] {
  if (action && field) {
    const { field: declared, partial } = field;
    const absent = kindOf(declared).absent?.({ field: declared, here, soFar: args }, partial) ?? [];
    return reasonLines(voice, absent, (option) => optionLabel(voice, declared, option));
  }
  if (action) return [];
  const out = decision.actions
    .map((name) => part.game.actions[name] as SomeAction)
    .filter((one) => !actions.includes(one));
  return out.flatMap((one) => {
    const why = one.barred?.(here) ?? onlyReason(voice, one);
    return why ? [bullet(voice, actionLabel(part, one.name, voice.locale), part.text.say(why, voice.locale))] : [];
  });
}

/** Why nothing can be chosen for an action: the reason that holds for most of what one would expect. */
function onlyReason({ here }: Voice, action: SomeAction): Message | undefined {
  const [first] = fieldsOf(action);
  if (!first) return undefined;
  const [, field] = first;
  const groups = byReason(kindOf(field).absent?.({ field, here, soFar: {} }) ?? []);
  return groups.sort((a, b) => b.options.length - a.options.length)[0]?.why;
}

interface Group {
  why: Message;
  options: string[];
}

function byReason(absent: readonly Absent[]): Group[] {
  const groups = new Map<string, Group>();
  for (const { option, why } of absent) {
    const key = JSON.stringify(why);
    const group = groups.get(key) ?? { why, options: [] };
    group.options.push(option);
    groups.set(key, group);
  }
  return [...groups.values()];
}

function reasonLines(voice: Voice, absent: readonly Absent[], label: (option: string) => string): string[] {
  const { part, locale } = voice;
  return byReason(absent)
    .slice(0, REASONS)
    .map(({ why, options }) => {
      const names = [...new Set(options.slice(0, NAMED).map(label))].map((name) => clamp(name, 80));
      const more = options.length - Math.min(options.length, NAMED);
      const what =
        more > 0 ? say('why.more', locale, { names: listed(names, locale), n: more }) : listed(names, locale);
      return bullet(voice, what, part.text.say(why, locale));
    });
}
