import type { Person } from '#local/discord';
import { bothSit, openLobby, openTable, press, publicLast, type Table } from './kit.ts';

/** What somebody is about to do, and how scenes of it are set. */

export interface Deed {
  table: Table;
  /** Who does it, where what they are answered is read. */
  by: Person;
  channel?: string;
  do(): Promise<unknown>;
}
export type Scene = () => Promise<Deed>;

export const slash = (table: Table, by: Person, sub: string, options = {}): Deed => ({
  table,
  by,
  do: () => by.slash(table.channel, 'match', sub, options),
});
export const alone = (table: Table, command: string, options = {}): Deed => ({
  table,
  by: table.ann,
  do: () => table.ann.slash(table.channel, command, undefined, options),
});
export const lobby = async () => {
  const table = await openTable();
  await openLobby(table);
  return table;
};
export const seated = async () => {
  const table = await lobby();
  await bothSit(table);
  return table;
};
/** What is pressed in the last message of its kind. */
export const pressed = (table: Table, by: Person, kind: string, label?: string): Deed => ({
  table,
  by,
  do: () => press(by, publicLast(by, table.channel), kind, label),
});
