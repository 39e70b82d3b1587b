import type { Locale } from '#core/text';
import { seatsOf } from '../match/asked.ts';
import type { Found } from '../match/record.ts';

/** Who looks: a user and the language they read. A spectator is no user, and gets what everybody may see. */
export interface Looking {
  user: string | undefined;
  locale: Locale;
}

/** Nobody has this id: what is made for a user is made for it where a spectator looks. */
export const SPECTATOR = '';

/** The seats of whoever looks; none of a spectator. */
export const seatsLooking = ({ record }: Found, { user }: Looking): number[] =>
  user === undefined ? [] : seatsOf(record, user);
