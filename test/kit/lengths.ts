/**
 * How much a test by chance plays: `npm test` a sample, `npm run proof`, which sets CASTELLAN_PROOF, the whole. What is
 * found is the same in kind; the whole finds what is rare.
 */
export const plays = ({ sample, whole }: { sample: number; whole: number }): number =>
  process.env.CASTELLAN_PROOF === '1' ? whole : sample;

/**
 * Numbers from 0: so many at least, and on until it is enough. What is rare is met by any chance, and what is played by none is
 * found: after eight times as many it ends all the same.
 */
export function* goingOn(least: number, isEnough: () => boolean): Generator<number> {
  for (let n = 0; n < least || (n < 8 * least && !isEnough()); n++) yield n;
}
