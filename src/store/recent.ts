import { LRUCache } from 'lru-cache';

/** The values used last, `most` at most. */
export const makeRecent = <T extends object | number>(most: number): LRUCache<string, T> => new LRUCache({ max: most });
