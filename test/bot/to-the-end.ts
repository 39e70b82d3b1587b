import { asked, playAnything, type Table } from './kit.ts';

/** Plays to the end, a move of whoever is asked after the other. */
export async function playToTheEnd(table: Table): Promise<void> {
  for (let moves = 0; moves < 60 && (await table.record()).status === 'running'; moves++) {
    await playAnything(table, await asked(table));
  }
}
