import type { Read, Taking } from '#bot/match/reader';
import { readFile } from '#bot/serve/read-file';
import { offered } from '#src/offered';
import { endWithParent } from '#src/own-process';
import type { ToldBack } from '#src/working-process';

/** The process that reads files: a text comes in, what came of it goes out. Started by `start.mjs`, held by `reader.ts`. */

export interface ReadOrder {
  text: string;
  taking: Taking;
}
/** What came of it. */
export interface Reading {
  read: Read;
}

const { games } = await offered(process.env.EXAMPLES === 'on');
const known = new Map(games.map((part) => [part.game.id, part]));
const tell = (answer: ToldBack<Reading>) => process.send!(answer);

process.on('message', ({ text, taking }: ReadOrder) => {
  try {
    tell({ read: plain(readFile(known, text, taking)) });
  } catch (error) {
    tell({ error });
  }
});
endWithParent();
tell({ ready: true });

/** An error of the rules may hold what no message can carry. */
function plain(read: Read): Read {
  return 'bad' in read && read.error !== undefined ? { ...read, error: new Error(String(read.error)) } : read;
}
