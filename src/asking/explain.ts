import { isRefusal, readArgs } from '#core/actions';
import { fields as kernel } from '#core/fields/kinds';
import type { Entry } from '#core/rulebook';
import type { Absent, Json, Message } from '#core/types';
import { type Draft, type Stage, stageOf } from './draft.ts';
import { askingOf } from './fields/kinds.ts';
import { foreseen, foreseenText } from './foreseen.ts';
import { focusOn, onlyValue } from './legal.ts';
import type { PutQuestion } from './question.ts';
import {
  actionLabel,
  askedFields,
  fieldLabel,
  questionText,
  type SomeAction,
  type SomeField,
  type Voice,
} from './terms/names.ts';
import { sayCommon } from './terms/text.ts';
import { clamp, listed } from './terms/words.ts';
import { optionLabel } from './values.ts';

/** What *?* says of a private question as it stands: what its choices mean, what may come of them, why others are not there. */

/** Reasons that are given, and things that are named for each: what one would think of first. */
const REASONS = 6;
const NAMED = 4;

/** The lines of an explanation, for the seat that is asked. It rests on what that seat is offered and may know. */
export function explanation(put: PutQuestion, draft: Draft | undefined): string[] {
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
export function entriesBehind({ part, decision, locale }: Pick<PutQuestion, 'part' | 'decision' | 'locale'>): Entry[] {
  const all = part.rulebook?.(locale) ?? [];
  return (part.ruleOf?.[decision.key] ?? []).flatMap((id) => all.find((one) => one.id === id) ?? []);
}

const headed = ({ locale }: Voice, key: string, lines: readonly string[]): string[] =>
  lines.length > 0 ? [`__${sayCommon(key, locale)}__`, ...lines] : [];

const bullet = ({ locale }: Voice, what: string, words: string): string =>
  sayCommon('why.line', locale, { what, words });

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

/** What chance decides of each answer, and what certainly follows one that could be given as it stands. */
function likely(voice: Voice, stage: Stage): string[] {
  const { part, locale } = voice;
  return (stage.action ? [stage.action] : stage.actions).flatMap((one) => {
    const chance = oddsOf(one, stage).map((odds) => part.text.say(odds, locale));
    const args = one === stage.action ? asItStands(stage) : askedFields(one).length === 0 ? {} : undefined;
    const follows = args ? foreseenText(voice, foreseen(stage.here, { action: one, args })) : '';
    const words = [...(follows ? [follows] : []), ...chance];
    return words.length > 0
      ? [bullet(voice, actionLabel(part, one.name, locale), words.join(locale === 'ja' ? '' : ' '))]
      : [];
  });
}

/** Whether a value of the field is a single option with words of its own. */
const isOneOption = (field: SomeField): boolean => kernel[field.kind].isSingle && askingOf(field).label !== undefined;

/**
 * The odds of an answer as far as it has been pressed together. When only the next choice decides them, it gives those
 * of each of its options, at most REASONS.
 */
function oddsOf(one: SomeAction, { here, action, args, field }: Stage): readonly Message[] {
  if (!one.odds) return [];
  const begun = field?.partial === undefined ? undefined : askingOf(field.field).send?.(field.partial);
  const chosen = begun === undefined ? args : { ...args, [field!.name]: begun };
  const soFar = one === action ? chosen : {};
  const told = one.odds(here, soFar);
  const [name, next] = askedFields(one).find(([key]) => !Object.hasOwn(soFar, key)) ?? [];
  if (told.length > 0 || name === undefined || !next || !isOneOption(next)) return told;
  const each = askingOf(next)
    .choices(focusOn(one, here, soFar, name))
    .flatMap((option) => one.odds!(here, { ...soFar, [name]: option }));
  return [...new Map(each.map((odds) => [JSON.stringify(odds), odds])).values()].slice(0, REASONS);
}

/**
 * The answer as it would be if nothing more were chosen. Gives undefined while nothing of it has been pressed, or where
 * that is no legal answer.
 */
function asItStands({ here, action, args, forced, field }: Stage): Record<string, Json> | undefined {
  const isPressed = field?.partial !== undefined || Object.keys(args).some((name) => !forced.includes(name));
  if (!action || (field && !isPressed)) return undefined;
  let whole = args;
  for (const [name, declared] of askedFields(action)) {
    if (Object.hasOwn(whole, name)) continue;
    const only = onlyValue(focusOn(action, here, whole, name));
    const value = only ? only.value : askingOf(declared).send?.(name === field?.name ? field.partial : undefined);
    if (value === undefined) return undefined;
    whole = { ...whole, [name]: value };
  }
  const read = readArgs(action, here, whole);
  return isRefusal(read) ? undefined : read.args;
}

/** Of the field that is filled in what is not among its options; while an action is chosen, the actions that are not there. */
function missing(
  voice: Voice,
  { action, field, actions, here, args }: Stage,
  { decision, part }: PutQuestion,
): string[] {
  if (action && field) {
    const { field: declared, partial } = field;
    const absent = askingOf(declared).absent?.({ field: declared, here, soFar: args }, partial) ?? [];
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
  const [first] = askedFields(action);
  if (!first) return undefined;
  const [, field] = first;
  const groups = byReason(askingOf(field).absent?.({ field, here, soFar: {} }) ?? []);
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
        more > 0 ? sayCommon('why.more', locale, { names: listed(names, locale), n: more }) : listed(names, locale);
      return bullet(voice, what, part.text.say(why, locale));
    });
}
