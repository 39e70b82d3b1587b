import { existsSync } from 'node:fs';
import { locales } from '#core/text';
import type { AnyGame } from '#src/game-part';
import { likings as caravan } from './caravan/likings.ts';
import type { Likings } from './likings.ts';
import { kindOf, testsOf } from './own-files.ts';
import { complete, parts } from './parts.ts';

/**
 * Likings by words alone, so that blind matches end. English and Japanese, as they are shown. Those of a game stand in
 * `likings.ts` beside its tests (`own-files.ts`), if it has some.
 */

/** Words of the table. */
const TABLE: Likings = [
  // What Discord players learn in a minute: leave these alone.
  [/^(Undo|取り消す|Zoom|拡大|Whole board|盤面全体|My hand|自分の手元)$/, 0.004],
  // Read once, and then one plays.
  [/^(\?|？|How to play|遊び方ガイド)$/, 0.02],
  [/^(Back|戻る|Start over|やり直す)$/, 0.08],
  [/^(◀ Previous|◀ 前へ|Next ▶|次へ ▶)$/, 0.4],
  // Whoever finds an answer beside it need not ask for the question first.
  [/^(Your move|回答する)$/, 0.5],
];

const exactly = (words: string): RegExp => new RegExp(`^${words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}$`);

// Vite would keep a list of the files that there were, and know no new game: it is told to look when it is asked.
const ofGames: Likings[] = await Promise.all(
  complete
    .filter(({ game }) => existsSync(`${testsOf(game.id)}/likings.ts`))
    .map(async ({ game }) => (await import(/* @vite-ignore */ `../${kindOf(game.id)}/${game.id}/likings.ts`)).likings),
);
/** What can be asked of a game at any time is no answer: the label of each, in every language. */
const INQUIRIES: Likings = parts.flatMap((part: AnyGame) =>
  Object.keys(part.game.inquiries ?? {}).flatMap((name) =>
    locales.map((locale): [RegExp, number] => [exactly(part.text.say({ key: `action.${name}` }, locale)), 0.02]),
  ),
);

/** The first that fits counts; games registered later come first, their words are the more special ones. */
const LIKINGS = [TABLE, INQUIRIES, caravan, ...ofGames.reverse()].flat();

/** How much a label is liked. Words that nobody knows are liked a little. */
export function taste(label: string): number {
  return LIKINGS.find(([words]) => words.test(label))?.[1] ?? 1;
}

/** By these words everybody sees that a match is over. */
export const ENDED = /The match is over|対戦が終わりました/;
