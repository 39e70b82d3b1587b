import { decline } from '#bot/match/declined';
import { freeLobbySeats, isFull, rolesOf, sitting } from '#bot/match/lobby-seats';
import type { Found } from '#bot/match/record';
import type { OptionChoice } from '#bot/serve/command';
import { seatChoices } from '#bot/serve/typed-seat';
import { roleName } from '#bot/words/say';
import { isSpan, seatRange } from '#core/seats';
import type { Locale } from '#core/text';

/** Where one can sit down by name: on a seat, or in a role of a lobby. */

/** The first free seat in a role. Declines where the table or the role is full. */
export function seatInRole({ part, record }: Found, role: string, locale: Locale): number {
  if (isFull(part, record)) decline('full');
  return freeLobbySeats(part, record, role)[0] ?? decline('role-full', { role: roleName(part, role, locale) });
}

/** The seats one can choose by name: all, or those that are taken and the next one; in a lobby with roles the roles. */
export function placesToSit(found: Found, locale: Locale): OptionChoice[] {
  const { part, record } = found;
  if (hasRoles(found)) return rolesOf(part, record).map(({ id }) => ({ name: roleName(part, id, locale), value: id }));
  const { max } = seatRange(part.game, record.options);
  const isOpen = record.status === 'lobby' && isSpan(part.game.seats);
  return seatChoices(found, locale).slice(0, isOpen ? Math.min(sitting(record) + 1, max) : undefined);
}

/** Whether one sits down in a role. */
export const hasRoles = ({ part, record }: Found): boolean =>
  record.status === 'lobby' && part.game.roles !== undefined;
