import { LRUCache } from 'lru-cache';

/** Loaded matches that stay in memory: 5 MB or so for records of 25 KB, and no more for records that somebody has made large. */
export const MATCHES_IN_MEMORY = 200;
export const BYTES_IN_MEMORY = 8 * 2 ** 20;

/** The values used last: `most` at most, and no more than take so many bytes together, of which each says how many it takes. */
export const makeRecent = <T extends object>(
  most: number,
  bytes: number,
  sizeOf: (value: T) => number,
): LRUCache<string, T> => new LRUCache({ max: most, maxSize: bytes, sizeCalculation: sizeOf });
