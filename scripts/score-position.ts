import type { Locale } from '../src/core/text.ts';
import type { AnyGame } from '../src/game-part.ts';

/** The table of points of a final position, or in one line why there is none. */
export type Scored = { table: string } | { problem: string };

/** So many things that are wrong with a position are named. */
const NAMED = 5;

/** Scores a position that is given as JSON text, in the words of the game. Throws only what is an error of the game. */
export function scorePosition(
  games: readonly AnyGame[],
  { game, text, locale }: { game: string; text: string; locale: Locale },
): Scored {
  const part = games.find((one) => one.game.id === game);
  if (!part) return { problem: `no game "${game}"; there are ${games.map((one) => one.game.id).join(', ')}` };
  if (!part.score) return { problem: `${game} has no scoring of a position` };
  const read = parsed(text);
  if ('problem' in read) return read;
  try {
    return { table: part.score(read.position, locale) };
  } catch (error) {
    const issues = issuesOf(error);
    if (!issues) throw error;
    const named = issues.slice(0, NAMED).map(({ path, message }) => `${path.join('.') || 'the position'}: ${message}`);
    const more = issues.length > NAMED ? [`and ${issues.length - NAMED} more`] : [];
    return { problem: `not a final position: ${[...named, ...more].join('; ').replace(/\s*\n\s*/g, ' ')}` };
  }
}

function parsed(text: string): { position: unknown } | { problem: string } {
  try {
    return { position: JSON.parse(text) };
  } catch (error) {
    return { problem: `not JSON: ${(error as Error).message.replace(/\s*\n\s*/g, ' ')}` };
  }
}

/** What zod found wrong; undefined for an error of another kind. */
function issuesOf(error: unknown): { path: PropertyKey[]; message: string }[] | undefined {
  if (!(error instanceof Error) || error.name !== 'ZodError') return undefined;
  return (error as Error & { issues: { path: PropertyKey[]; message: string }[] }).issues;
}
