import { readId } from '#asking/terms/ids';
import type { Person } from '#local/discord';
import { lobbyOf, openLobby, starts, type Table } from '../bot/kit.ts';
import { buttons, press } from '../bot/seen.ts';

/** A match of two: where seats have roles, of one role each. */
export async function begun(table: Table, game: string): Promise<void> {
  await openLobby(table, { game });
  for (const [n, person] of [table.ann, table.ben].entries()) await sitsDown(table, person, n);
  await starts(table);
}

/** Somebody takes a seat in the lobby; where seats have roles, the role with this number. */
export async function sitsDown(table: Table, person: Person, n: number): Promise<void> {
  const lobby = lobbyOf(table);
  const roles = buttons(lobby).filter((one) => readId(one.id)?.kind === 'role');
  await (roles.length > 0 ? press(person, lobby, 'role', roles[n]!.label) : press(person, lobby, 'join'));
  await table.rest();
}
