import type { Locale } from '#core/text';
import { seatsOf } from '../match/asked.ts';
import { noteOf } from '../match/own-notes.ts';
import type { Found } from '../match/record.ts';
import { say } from './text.ts';

/** What a person has noted, each note once, for their eyes alone. */
export function ownNoteLines({ record }: Found, user: string, locale: Locale): string[] {
  const texts = seatsOf(record, user).flatMap((seat) => noteOf(record, seat, user) ?? []);
  return [...new Set(texts)].map((text) => say('note.own', locale, { text }));
}
