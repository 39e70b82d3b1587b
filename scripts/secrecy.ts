import { swapSecrets } from '../test/e2e/secrecy.ts';
import { parts } from '../test/kit/parts.ts';
import { readCommandLine, whole } from './command-line.ts';
import { gameOption, readGame, readTable, SEATS } from './match-options.ts';

const NAME = 'secrecy';
const { given } = readCommandLine(
  NAME,
  'Swaps hidden things in random positions and compares every byte that the other seats and spectators get.',
  {
    game: { ...gameOption(parts), default: 'all' },
    seats: SEATS,
    positions: { help: 'how many positions of each game', default: '1000' },
    seed: { help: 'the same seed looks at the same positions', default: '1' },
    options: {
      help: 'as with /match new: name=value,name=value; a game leaves out what it does not know',
      default: '',
    },
  },
);
const chosen = given.options!.split(',').map((one) => one.split('=') as [string, string | undefined]);
const positions = whole(NAME, 'positions', given.positions!);
let isLeaking = false;
for (const part of given.game === 'all' ? parts : [readGame(NAME, given.game!, parts)]) {
  const began = performance.now();
  const known = Object.fromEntries(
    chosen.filter((one): one is [string, string] => part.game.options[one[0]]?.includes(one[1] ?? '') ?? false),
  );
  const told = (n: number) => {
    if (n % 100 === 0) process.stderr.write(`${part.game.id}: ${n} positions\n`);
  };
  const { options, seats } = readTable(NAME, part, known, given.seats!);
  const { examples, ...figures } = await swapSecrets(part, positions, given.seed!, { options, seats, each: told });
  for (const example of examples) process.stderr.write(`${example}\n`);
  const seconds = Math.round((performance.now() - began) / 1_000);
  process.stdout.write(`${JSON.stringify({ game: part.game.id, seats, ...options, ...figures, seconds })}\n`);
  isLeaking ||= Object.keys(figures.differences).length > 0 || figures.ownerSaw === 0;
}
process.exitCode = isLeaking ? 1 : 0;
