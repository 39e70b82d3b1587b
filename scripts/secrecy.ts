import { games } from '../src/registry.ts';
import { swapSecrets } from '../test/e2e/secrecy.ts';
import { readCommandLine, whole } from './command-line.ts';

const NAME = 'secrecy';
const { given } = readCommandLine(
  NAME,
  'Swaps hidden things in random positions and compares every byte that the other seat and spectators get.',
  {
    positions: { help: 'how many positions of each game', default: '1000' },
    seed: { help: 'the same seed looks at the same positions', default: '1' },
  },
);
const positions = whole(NAME, 'positions', given.positions!);
let isLeaking = false;
for (const part of games) {
  const began = performance.now();
  const { examples, ...figures } = await swapSecrets(part, positions, given.seed!, (n) => {
    if (n % 100 === 0) process.stderr.write(`${part.game.id}: ${n} positions\n`);
  });
  for (const example of examples) process.stderr.write(`${example}\n`);
  const seconds = Math.round((performance.now() - began) / 1_000);
  process.stdout.write(`${JSON.stringify({ game: part.game.id, ...figures, seconds })}\n`);
  isLeaking ||= Object.keys(figures.differences).length > 0 || figures.ownerSaw === 0;
}
process.exitCode = isLeaking ? 1 : 0;
