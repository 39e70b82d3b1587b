import type { Question } from '#asking/draft';
import { explanation } from '#asking/explain';
import { type Draft, press, privateQuestion, type ShownQuestion } from '#asking/question';
import { readId } from '#asking/terms/ids';
import { hereOf } from '#asking/terms/names';
import { complete } from '#asking/typed/read';
import type { Chance } from '#core/enumerate';
import type { Locale } from '#core/text';
import { rowsOf } from '../kit/reading.ts';
import { controlsOf, type MessageSeen } from '../kit/visible.ts';

/** How far a question is followed. */
const STEPS = 4;

/** What a seat reads while it goes through its question by chance: each message, and what each press led to. */
export function askedPrivately(question: Question, chance: Chance, locale: Locale): unknown[] {
  const read: unknown[] = [];
  let draft: Draft | undefined;
  let page = 0;
  for (let step = 0; step < STEPS; step++) {
    const shown = privateQuestion({ ...question, match: 'm', locale }, draft, page);
    read.push(shown, explanation({ ...question, match: 'm', locale }, draft));
    const pressed = pressByChance(shown, chance);
    const id = pressed && readId(pressed.id);
    if (!pressed || !id) break;
    const came = press(question, draft, id, pressed.values);
    read.push(came);
    if (!('draft' in came)) break;
    draft = came.draft;
    page = came.page ?? 0;
  }
  return read;
}

function pressByChance(shown: ShownQuestion, chance: Chance): { id: string; values: string[] } | undefined {
  const controls = controlsOf({ components: rowsOf(shown.choices) } as unknown as MessageSeen);
  const control = controls[Math.floor(chance() * controls.length)];
  if (!control) return undefined;
  if (control.kind === 'button') return { id: control.id, values: [] };
  const least = Math.max(1, control.min);
  const size = least + Math.floor(chance() * (control.max - least + 1));
  const from = Math.floor(chance() * (control.options.length - size + 1));
  return { id: control.id, values: control.options.slice(from, from + size).map(({ value }) => value) };
}

/** What autocomplete offers a seat for its first options, and for the next when one of the offers is taken. */
export function typedSuggestions({ part, g, decision }: Question, chance: Chance, locale: Locale): unknown[] {
  const voice = { part, here: hereOf(g, decision), locale };
  return decision.actions.map((name) => {
    const action = part.game.actions[name]!;
    const typed: Record<string, string | number> = {};
    return Object.keys(action.fields).map((field) => {
      const offered = complete(voice, action, typed, field);
      const taken = offered[Math.floor(chance() * offered.length)];
      if (taken) typed[field] = taken.value;
      return [offered, taken ? complete(voice, action, typed, field) : []];
    });
  });
}
