import { readEnvFile, runUntilSignal } from '#src/run';

/** The whole program as `src/main.ts` runs it, with the toy with everything besides the registered games. */
readEnvFile();
await runUntilSignal(async () => ({
  games: (await import('../kit/parts.ts')).parts,
  commands: (await import('#src/registry')).commands,
}));
