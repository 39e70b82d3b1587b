/**
 * How much a test by chance plays: `npm test` a sample, `npm run proof`, which sets CASTELLAN_PROOF, the whole. What is
 * found is the same in kind; the whole finds what is rare.
 */
export const plays = ({ sample, whole }: { sample: number; whole: number }): number =>
  process.env.CASTELLAN_PROOF === '1' ? whole : sample;
