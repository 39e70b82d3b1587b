const PERCENT = Number(process.env.CASTELLAN_PROOF ?? 0);

/** Whether this is a proof, of whatever length. */
export const inProof = PERCENT > 0;

/**
 * How much a test by chance plays. `npm test` plays the sample. `npm run proof` sets CASTELLAN_PROOF to a percentage: at 100 the whole is
 * played, at 4 a twenty-fifth of the way from the sample to the whole. What is found is the same in kind; the whole finds what is rare.
 */
export const plays = ({ sample, whole }: { sample: number; whole: number }, percent = PERCENT): number =>
  sample + Math.round(((whole - sample) * percent) / 100);

/**
 * Numbers from 0: so many at least, and on until it is enough. What is rare is met by any chance, and what is played by none is
 * found: after eight times as many it ends all the same.
 */
export function* goingOn(least: number, isEnough: () => boolean): Generator<number> {
  for (let n = 0; n < least || (n < 8 * least && !isEnough()); n++) yield n;
}
