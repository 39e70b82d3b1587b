import type { Locale } from '#core/text';
import { decline } from '../match/declined.ts';
import type { Found } from '../match/record.ts';
import { seatName } from '../words/say.ts';
import type { OptionChoice } from './command.ts';

/** All seats of a match, as they can be chosen in a command. */
export const seatChoices = ({ part, record }: Found, locale: Locale): OptionChoice[] =>
  record.seats.map((_, seat) => ({ name: seatName(part, seat, locale), value: String(seat) }));

/** What was typed for a seat, chosen from the list or written as it stands there. Declines anything else, and names those that are `offered`. */
export function seatTyped(
  typed: string,
  choices: readonly OptionChoice[],
  offered: readonly OptionChoice[] = choices,
): string {
  const chosen = choices.find(({ name, value }) => typed === value || typed === name);
  return chosen?.value ?? decline('seat-unknown', { seats: offered.map(({ name }) => name) });
}
