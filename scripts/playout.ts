import { POLICIES, type Policy, race } from '#chance/playout';
import { endingOf } from '#core/outcome';
import { parts } from '../test/kit/parts.ts';
import { readCommandLine, whole } from './command-line.ts';
import { gameOption, OPTIONS_HELP, readGame, readOptions, readTable, SEATS } from './match-options.ts';

const NAME = 'playout';
const { given } = readCommandLine(NAME, 'Plays whole matches by chance and prints one JSON line about them.', {
  game: gameOption(parts),
  matches: { help: 'how many matches', default: '100' },
  seed: { help: 'the same seed plays the same matches', default: '1' },
  seats: SEATS,
  policy: { help: `${POLICIES.join(', ')}: blindly, pulled towards the end, or well`, default: 'progress' },
  options: { help: OPTIONS_HELP },
  decisions: { help: 'a match is left after so many decisions', default: '20000' },
});

const part = readGame(NAME, given.game!, parts);
const matches = whole(NAME, 'matches', given.matches!);
const most = whole(NAME, 'decisions', given.decisions!);
const { options, seats } = readTable(NAME, part, readOptions(NAME, part.game.options, given.options!), given.seats!);

let finished = 0;
let decisions = 0;
let errors = 0;
const wins: Record<string, number> = {};
const began = performance.now();
for (let i = 0; i < matches; i++) {
  try {
    const how = { policy: given.policy as Policy, most, seats, options };
    const played = race(part.game, `${given.seed}/${i}`, how);
    decisions += played.decisions;
    if (!played.outcome) continue;
    finished++;
    const { ending, seats: who } = endingOf(played.outcome);
    const end = ending === 'all-lost' ? 'nobody' : ending === 'draw' ? 'draw' : who.join('+');
    wins[end] = (wins[end] ?? 0) + 1;
  } catch (error) {
    errors++;
    process.stderr.write(`match ${i}: ${(error as Error).stack}\n`);
  }
}
const ms = performance.now() - began;
const summary = {
  game: part.game.id,
  seats,
  options,
  matches,
  finished,
  decisions,
  msPerDecision: round(ms / Math.max(1, decisions)),
  errors,
};
process.stderr.write(`won by seat: ${JSON.stringify(wins)}\n`);
process.stdout.write(`${JSON.stringify(summary)}\n`);
process.exitCode = errors > 0 || (given.policy === 'progress' && finished < matches) ? 1 : 0;

function round(n: number): number {
  return Math.round(n * 1000) / 1000;
}
