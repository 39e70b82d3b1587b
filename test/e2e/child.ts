import { studio } from '#drawing/studio';
import { readEnvFile } from '#src/env-file';
import { runUntilSignal } from '#src/run';
import { small } from '../kit/small-paint.ts';

/** The whole program as `src/main.ts` runs it, with the toy with everything besides the registered games, and small pictures. `CASTELLAN_PROGRAM` gives it another number. */
studio.paint = small(studio.paint);
readEnvFile();
await runUntilSignal(
  async () => ({
    games: (await import('../kit/parts.ts')).parts,
    commands: (await import('#src/registry')).commands,
  }),
  {
    kind: process.argv[2] === 'worker' ? 'worker' : 'bot',
    program: process.env.CASTELLAN_PROGRAM ? Number(process.env.CASTELLAN_PROGRAM) : undefined,
  },
);
