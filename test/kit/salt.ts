import { createHash } from 'node:crypto';

/**
 * The salt of all that tests and scripts play by chance (CASTELLAN_SALT). `npm test` has none and plays the same every time;
 * each `npm run proof` takes a new one, says it, and takes it again by `--salt`. The program itself knows of no salt: a match has the seed
 * that it was begun with.
 */
export const SALT = process.env.CASTELLAN_SALT ?? '';

/** The seed of something that holds for any chance: another one under each salt. */
export const salted = (seed: string, salt = SALT): string => (salt === '' ? seed : `${seed}, salt ${salt}`);

/** The same as a whole number from 0 to below 2^31, for what counts its seeds. */
export const saltedNumber = (seed: string, salt = SALT): number =>
  createHash('sha256').update(salted(seed, salt)).digest().readUInt32LE() >>> 1;

/** The seed of one particular play, the same under every salt: what is claimed is about that play. Say why where it stands. */
export const unsalted = (seed: string): string => seed;

/** How a failure is had again. */
export const again = (salt = SALT): string => (salt === '' ? 'no salt' : `salt ${salt}: CASTELLAN_SALT=${salt}`);
