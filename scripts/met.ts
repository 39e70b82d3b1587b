import { existsSync } from 'node:fs';
import { race } from '#chance/playout';
import type { Event } from '#core/types';
import { games } from '../src/registry.ts';
import { salted } from '../test/kit/salt.ts';
import { readCommandLine, whole } from './command-line.ts';
import { anyOptions, GAME, readGame } from './match-options.ts';

const NAME = 'met';
const POLICIES = ['random', 'progress'] as const;
/** What of a game can come up in a match: `scripts/met/<game>.ts`. */
interface Met {
  /** All cards, tokens and figures, each with what becomes of it: `peril met trapped`. */
  PIECES: readonly string[];
  /** Those that hardly ever come up by chance, with the file of their own test. */
  OWN_TESTS: Readonly<Record<string, string>>;
  metIn(event: Event): readonly string[];
}
const fileOf = (id: string): string => `scripts/met/${id}.ts`;
const known = games.filter(({ game }) => existsSync(fileOf(game.id)));

const { given } = readCommandLine(NAME, 'Plays many matches by chance and names the cards that never came up.', {
  game: { ...GAME, help: `which game: ${known.map(({ game }) => game.id).join(', ')}`, default: known[0]!.game.id },
  matches: {
    help: 'how many matches, with every number of seats, blindly and pulled towards the end by turns',
    default: '600',
  },
  seed: { help: 'the same seed plays the same matches', default: '1' },
});

const part = readGame(NAME, given.game!, known);
const { game } = part;
const { PIECES, OWN_TESTS, metIn }: Met = await import(`./met/${game.id}.ts`);
const matches = whole(NAME, 'matches', given.matches!);
const met = new Map(PIECES.map((piece) => [piece, 0]));
const { min, max } = game.seats;
for (let i = 0; i < matches; i++) {
  const seed = `${given.seed}/met/${i}`;
  const seats = min + (i % (max - min + 1));
  const how = { seats, policy: POLICIES[i % POLICIES.length]!, options: anyOptions(part, seed, seats) };
  for (const event of race(part, salted(seed), how).events)
    for (const piece of metIn(event)) {
      const times = met.get(piece);
      if (times === undefined) throw new Error(`${game.id}: ${piece} is not among its pieces`);
      met.set(piece, times + 1);
    }
}

const never = PIECES.filter((piece) => met.get(piece) === 0);
const untested = never.filter((piece) => !existsSync(`test/games/${game.id}/${OWN_TESTS[piece]}`));
for (const piece of never)
  process.stderr.write(`never: ${piece}${untested.includes(piece) ? '' : `, which ${OWN_TESTS[piece]} is about`}\n`);
const figures = { pieces: PIECES.length, never: never.length, untested: untested.length };
process.stdout.write(`${JSON.stringify({ game: game.id, matches, ...figures })}\n`);
process.exitCode = untested.length > 0 ? 1 : 0;
