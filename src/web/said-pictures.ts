import { LRUCache } from 'lru-cache';
import type { Picture } from '#bot/platform/uploads';

/** Pictures of answers take so many bytes in memory at most. */
const ROOM = 32 * 2 ** 20;

/** The pictures of what people were answered: each is to be had for a while, by whoever was answered and nobody else. */
export interface SaidPictures {
  keep(user: string, picture: Picture): void;
  /** By its digest; undefined where this user has got none such, or long ago. */
  get(user: string, digest: string): Picture | undefined;
}

/** In memory: a restart forgets them, and the question is asked for again then. */
export function openSaidPictures(): SaidPictures {
  const kept = new LRUCache<string, Picture>({
    maxSize: ROOM,
    sizeCalculation: ({ bytes }) => Math.max(1, bytes.length),
  });
  return {
    keep: (user, picture) => void kept.set(`${user} ${picture.digest}`, picture),
    get: (user, digest) => kept.get(`${user} ${digest}`),
  };
}
