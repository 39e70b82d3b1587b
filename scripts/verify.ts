import { readFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import { thoughtAgain } from '../src/bot/computers/thought-again.ts';
import { happened, historyOf, logOf } from '../src/core/history.ts';
import { isCurrent } from '../src/core/match.ts';
import { replay } from '../src/core/recover.ts';
import { commitment } from '../src/core/rng.ts';
import { games } from '../src/registry.ts';
import { readExported } from '../src/store/exported.ts';
import { EDITION } from '../src/thinking/edition.ts';
import { readCommandLineWithWords } from './command-line.ts';

const NAME = 'verify';
const { given, words } = readCommandLineWithWords(
  NAME,
  'Replays an exported match from its seed and answers and confirms every roll: npm run verify -- match.json',
  {
    commitment: { help: 'the SHA-256 that was posted when the match started' },
    computers: { help: 'think out once more each answer that a computer gave', flag: true },
  },
);

const [file] = words;
if (!file) fail('name the exported match: npm run verify -- match.json');
const { record } = parse(readFileSync(file!, 'utf8'));
if (!record.match) fail('the match has not started');
const match = record.match!;
const part = games.find(({ game }) => game.id === match.game);
if (!part) fail(`no game "${match.game}"`);
if (part!.game.version !== match.version)
  fail(`the match was played under version ${match.version} of the rules, this is ${part!.game.version}`);
if (!isCurrent(part!.game, match))
  fail(`the match was played with printed values ${match.edition}, here they are ${part!.game.edition}`);

const promised = given.commitment || String(record.notes.commitment ?? '');
const made = commitment(match.rng.seed);
if (promised && promised !== made) fail(`the seed does not fit the posted commitment ${promised}`);
const history = historyOf(match.news);
const again = replay(part!.game, match, history);
const told = happened(history.log);
const at = happened(logOf(again)).findIndex((entry, i) => !isDeepStrictEqual(entry, told[i]));
if (at >= 0) fail(`entry ${at} of the log is not what the seed gives`);
if (!isDeepStrictEqual(again.base, match.base)) fail('the final state is not what the answers give');

const draws = Object.values(again.rng.drawn).reduce((sum, n) => sum + n, 0);
const computers = given.computers === 'true' ? await thoughtOut() : undefined;
process.stdout.write(
  `${JSON.stringify({ ok: true, game: match.game, answers: match.logged - 1, draws, commitment: made, promised: promised === made, computers })}\n`,
);

/**
 * What computers have answered, all of it as this program would: how many answers, and which stand there because thinking had come to its limit.
 * What another edition of thinking has answered may differ. It is counted, and neither proved nor found to be forged.
 */
async function thoughtOut() {
  const atLimit: number[] = [];
  const others: string[] = [];
  let unproved = 0;
  let answers = 0;
  for await (const { place, seat, level, rounds, edition, isSame } of thoughtAgain(part!, match, history)) {
    answers++;
    if (rounds !== undefined) atLimit.push(place);
    if (isSame) continue;
    if (edition === EDITION) others.push(`entry ${place} of the log (seat ${seat}, ${level})`);
    else unproved++;
  }
  if (others.length > 0) fail(`a computer would have answered otherwise: ${others.join(', ')}`);
  const unnoted = history.log.filter(({ standIn, computer }) => standIn && !computer).length;
  return { answers, atLimit, unproved, unnoted };
}

function parse(text: string) {
  try {
    return { record: readExported(text) };
  } catch (error) {
    return fail(`not an exported match: ${(error as Error).message}`);
  }
}
function fail(why: string): never {
  process.stderr.write(`${NAME}: ${why}\n`);
  process.exit(1);
}
