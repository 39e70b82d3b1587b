import { readId } from '#asking/terms/ids';
import { lobbyOf, openLobby, starts, type Table } from '../bot/kit.ts';
import { buttons, press } from '../bot/seen.ts';

/** A match of two: where seats have roles, of one role each. */
export async function begun(table: Table, game: string): Promise<void> {
  await openLobby(table, { game });
  for (const [i, person] of [table.ann, table.ben].entries()) {
    const lobby = lobbyOf(table);
    const roles = buttons(lobby).filter((one) => readId(one.id)?.kind === 'role');
    await (roles.length > 0 ? press(person, lobby, 'role', roles[i]!.label) : press(person, lobby, 'join'));
    await table.rest();
  }
  await starts(table);
}
