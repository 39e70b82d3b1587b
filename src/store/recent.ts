import { LRUCache } from 'lru-cache';

/** The values used last: `most` at most, and no more than take so many bytes together, of which each says how many it takes. */
export const makeRecent = <T extends object>(
  most: number,
  bytes: number,
  sizeOf: (value: T) => number,
): LRUCache<string, T> => new LRUCache({ max: most, maxSize: bytes, sizeCalculation: sizeOf });
