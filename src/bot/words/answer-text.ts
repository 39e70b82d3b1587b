import { actionLabel, askedFields, fieldLabel, type SomeAction, type Voice } from '#asking/terms/names';
import { valueText } from '#asking/values';
import type { Chosen } from '#core/types';
import { say } from './text.ts';

/** An answer in words: what is done, and what was chosen for it. `more` says that something comes after it. */
export function answerText(voice: Voice, { action: name, args }: Chosen, more = false): string {
  const { part, locale } = voice;
  const action = part.game.actions[name] as SomeAction | undefined;
  if (!action) return name;
  const values = askedFields(action).map(([field, asked]) =>
    say('ahead.value', locale, {
      field: fieldLabel(part, name, field, locale),
      value: valueText(voice, asked, args[field]!),
    }),
  );
  return say('ahead.answer', locale, { label: actionLabel(part, name, locale), values, more: more || null });
}
