import type { AnyGame } from '#src/game-part';
import { ImportRefused } from '#store/errors';
import { readExported } from '#store/exported';
import type { MatchRecord } from '#store/store';
import { imported } from '../match/imported.ts';
import { withNames } from '../match/named.ts';
import type { Read, Reader, Taking } from '../match/reader.ts';
import { isConsistent } from '../match/record.ts';
import { layOut } from './lay-out.ts';

/** What is in the text of a file, looked at from all sides. It knows nobody but these games, so that a process of its own can do it. */
export function readFile(games: ReadonlyMap<string, AnyGame>, text: string, taking: Taking): Read {
  const { game, record: file } = contentOf(text);
  const part = games.get(game);
  if (!part) return { bad: game === '' ? 'shape' : 'game' };
  if (!file || !isConsistent(file)) return { bad: 'shape' };
  if ((file.match?.version ?? 0) > part.game.version) return { bad: 'newer' };
  try {
    const record = imported(part, file, taking);
    layOut(withNames({ part, record }));
    return { record, file: { id: file.id, seats: file.seats } };
  } catch (error) {
    // Whatever a forged file makes the rules throw, it is the file.
    return { bad: 'shape', error };
  }
}

/** What a file holds: the game that it names, and the record unless it is none. */
function contentOf(text: string): { game: string; record?: MatchRecord } {
  try {
    const record = readExported(text);
    return { game: record.game, record };
  } catch (error) {
    // Nested too deeply for anything to look at it.
    if (error instanceof ImportRefused || error instanceof RangeError) return { game: gameIn(text) };
    throw error;
  }
}

function gameIn(text: string): string {
  try {
    const { game } = (JSON.parse(text) ?? {}) as { game?: unknown };
    return typeof game === 'string' ? game : '';
  } catch {
    return '';
  }
}

/** A reader in the process that asks, which waits for it: for games that no other process has. */
export const readerHere = (games: readonly AnyGame[]): Reader => ({
  isBusy: () => false,
  read: async (text, taking) => readFile(new Map(games.map((part) => [part.game.id, part])), text, taking),
  close: async () => {},
});
