import { z } from 'zod';
import { locales } from '#core/text';
import { Word } from '#src/bounds';
import { time, wholeNumber } from './match-parts.ts';
import { parseJson, read } from './record.ts';
import { type Profile, REMINDER_WAYS, type Wishes } from './store.ts';

/** What is saved of a person. */

const locale = z.enum(locales);
const hour = z.int().min(0).max(23);
const wishes = z.object({
  locale: locale.optional(),
  zone: Word.optional(),
  quiet: z.object({ from: hour, to: hour }).optional(),
  reminders: z.enum(REMINDER_WAYS).optional(),
  everyHours: wholeNumber.max(336).optional(),
  dmHands: z.boolean().optional(),
  textBoard: z.boolean().optional(),
  early: z.boolean().optional(),
  awayFrom: time.optional(),
  awayUntil: time.optional(),
}) satisfies z.ZodType<Wishes>;
const profile = z.object({
  locale: locale.optional(),
  dm: z.enum(['unknown', 'open', 'closed']),
  toldClosed: z.boolean(),
  wishes: wishes.optional(),
}) satisfies z.ZodType<Profile>;

/** The file of profiles, by user. Throws `Damaged`. */
export const parseProfiles = (text: string): Record<string, Profile> =>
  read(z.record(z.string(), profile), parseJson(text));

/** What is known of somebody of whom nothing was saved. */
export const unknownPerson = (): Profile => ({ dm: 'unknown', toldClosed: false });

/** The profile itself. Throws `Damaged`. */
export const checkProfile = (given: unknown): Profile => read(profile, given);
