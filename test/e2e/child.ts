import { studio } from '#drawing/studio';
import { readEnvFile } from '#src/env-file';
import { runUntilSignal } from '#src/run';
import { small } from '../kit/small-paint.ts';

/** The whole program as `src/main.ts` runs it, with the toy with everything besides the registered games, and small pictures. */
studio.paint = small(studio.paint);
readEnvFile();
await runUntilSignal(
  async () => ({
    games: (await import('../kit/parts.ts')).parts,
    commands: (await import('#src/registry')).commands,
  }),
  process.argv[2] === 'worker' ? 'worker' : 'bot',
);
