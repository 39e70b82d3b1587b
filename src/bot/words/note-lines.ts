import type { Locale } from '#core/text';
import { notesOf } from '../match/own-notes.ts';
import type { Found } from '../match/record.ts';
import { say } from './text.ts';

/** What a person has noted, each note once, for their eyes alone. */
export const ownNoteLines = ({ record }: Found, user: string, locale: Locale): string[] =>
  notesOf(record, user).map((text) => say('note.own', locale, { text }));
