import { boardPicture, questionPictures } from '#bot/deliver/pictures';
import type { Found, Played } from '#bot/match/record';
import { openStudio, painter, studio } from '#drawing/studio';
import type { AnyGame } from '#src/game-part';
import { atStore, begun, decided, type Table } from './decided.ts';
import { ownWork } from './processes.ts';

/** What presses cost until the bytes of the board are there, in ms of CPU of all processes, and how many KB boards have. */
export interface Presses {
  /** Deciding, saving, and drawing the board; of each press the least of all rounds. */
  bytes: number[];
  /** The board alone, and the pictures of the questions that are posted with it, each time that one was drawn. */
  boards: number[];
  questions: number[];
  kb: number[];
}

/** Of so many decisions the first few are measured with their boards: a board knows what stood on the one before it. */
const STRETCH = 40;
const MEASURED = 10;

/**
 * So many presses of matches by chance, from the first to the last of a match, each made once in every round. What else the machine does
 * adds to CPU as well; the least of a press is what it costs.
 */
export async function measurePresses(
  part: AnyGame,
  { presses, rounds, table }: { presses: number; rounds: number; table: Table },
): Promise<Presses> {
  return drawnAnew(async () => {
    await measureRound(part, Math.min(presses, MEASURED), table);
    const all: Presses[] = [];
    for (let round = 0; round < rounds; round++) all.push(await measureRound(part, presses, table));
    const { kb } = all[0]!;
    const bytes = kb.map((_, i) => Math.min(...all.map((one) => one.bytes[i]!)));
    const of = (what: 'boards' | 'questions') => all.flatMap((one) => one[what]);
    return { bytes, boards: of('boards'), questions: of('questions'), kb };
  });
}

/** What comes a second time meanwhile is drawn a second time. */
export async function drawnAnew<T>(work: () => Promise<T>): Promise<T> {
  const { paint } = studio;
  studio.paint = openStudio(painter, { keptBytes: 1 }).paint;
  try {
    return await work();
  } finally {
    studio.paint = paint;
  }
}

function measureRound(part: AnyGame, presses: number, table: Table): Promise<Presses> {
  return atStore(async (store) => {
    const found: Presses = { bytes: [], boards: [], questions: [], kb: [] };
    for (let n = 0, at = 0; found.kb.length < presses; n++) {
      const seed = `bench/presses/${n}`;
      for await (const one of decided(part, store, begun(part, seed, table), seed)) {
        if (at++ % STRETCH >= MEASURED) continue;
        const { spent, bytes } = await pictureOf(one.found);
        found.bytes.push(one.decision + one.save + spent);
        found.boards.push(spent);
        found.kb.push(bytes / 1_024);
        const drawing = ownWork();
        if ((await questionPictures(one.found, 'en')).length > 0) found.questions.push(drawing());
        if (found.kb.length === presses) break;
      }
    }
    return found;
  });
}

/** The board as it is posted after a decision: the ms of CPU that it takes, and how many bytes it has. */
export async function pictureOf(found: Found<Played>): Promise<{ spent: number; bytes: number }> {
  const said = found.record.outbox.flatMap((one) => (one.kind === 'news' ? one.data.said : []));
  const drawing = ownWork();
  const { bytes } = await boardPicture(found, 'en', { said });
  return { spent: drawing(), bytes: bytes.length };
}
