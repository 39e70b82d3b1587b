import { createHash, createHmac } from 'node:crypto';
import type { Rng, RngState } from './types.ts';

/** The promise posted when a match starts: SHA-256 of the seed, in hex. The seed itself is posted at the end. */
export function commitment(seed: string): string {
  return createHash('sha256').update(seed).digest('hex');
}

/** The n-th draw of a stream: 48 bits of HMAC-SHA-256(seed, "stream/n"). Nobody can guess it from earlier draws. */
function draw(seed: string, stream: string, n: number): number {
  return Number.parseInt(createHmac('sha256', seed).update(`${stream}/${n}`).digest('hex').slice(0, 12), 16);
}

/**
 * Dice and shuffles from named streams. `state.drawn` counts the draws of each stream and is changed in place;
 * `onDraw` is called at each draw, because nothing can be taken back after it.
 */
export function makeRng(state: RngState, onDraw: () => void = () => {}): Rng {
  const below = (n: number, stream: string): number => {
    onDraw();
    const limit = 2 ** 48 - (2 ** 48 % n);
    for (;;) {
      const count = (state.drawn[stream] ?? 0) + 1;
      state.drawn[stream] = count;
      const drawn = draw(state.seed, stream, count);
      if (drawn < limit) return drawn % n;
    }
  };
  return {
    die: (sides, stream) => 1 + below(sides, stream),
    shuffle: (items, stream) => {
      const shuffled = [...items];
      for (let i = shuffled.length - 1; i > 0; i--) {
        const j = below(i + 1, stream);
        [shuffled[i], shuffled[j]] = [shuffled[j]!, shuffled[i]!];
      }
      return shuffled;
    },
  };
}
