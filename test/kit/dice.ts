import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';

/** Bytes of the seed that the bot draws for a match (`commands/match/start.ts`). */
const SEED = 32;

/**
 * From here on the seeds of matches that a bot of this process begins follow from `seed`, one after the other. Else
 * each is from a secure source, and no match is played twice. Everything else that is drawn stays as it is.
 */
export function diceFrom(seed: string): { restore(): void } {
  const { randomBytes } = crypto;
  const put = (draw: unknown) => {
    Object.assign(crypto, { randomBytes: draw });
    syncBuiltinESMExports();
  };
  let n = 0;
  put((size: number) =>
    size === SEED ? crypto.createHash('sha256').update(`${seed}/${n++}`).digest() : randomBytes(size),
  );
  return { restore: () => put(randomBytes) };
}
