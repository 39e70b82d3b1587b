import { LRUCache } from 'lru-cache';
import { openPainter, type Painter } from './painter.ts';
import type { Sheet } from './sheet.ts';

/** Turns sheets into pictures: a few at once, in the order in which they were asked for, and none twice. */
export interface Studio {
  /** The encoded picture. Rejects when it cannot be drawn; others are drawn all the same. */
  paint(sheet: Sheet): Promise<Buffer>;
}

/** The process has the next one at hand when it has done one. */
const SLOTS = 2;
/** Bytes of pictures that are remembered: some seventy boards. */
const KEPT = 12 * 2 ** 20;

/** A studio that has `painter` draw `slots` sheets at once, and remembers pictures of `keptBytes` bytes in all. */
export function openStudio(painter: Painter, { slots = SLOTS, keptBytes = KEPT } = {}): Studio {
  const kept = new LRUCache<string, Buffer>({ maxSize: keptBytes, sizeCalculation: ({ length }) => length });
  const underWay = new Map<string, Promise<Buffer>>();
  const inSlot = openSlots(slots);

  return {
    async paint(sheet) {
      const { digest } = sheet;
      const known = kept.get(digest) ?? underWay.get(digest);
      if (known) return known;
      const work = inSlot(() => painter.paint(sheet));
      underWay.set(digest, work);
      try {
        const bytes = await work;
        kept.set(digest, bytes);
        return bytes;
      } finally {
        underWay.delete(digest);
      }
    },
  };
}

/** Lets so many at once in; the others wait in order. */
function openSlots(free: number): <T>(work: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = [];
  return async (work) => {
    if (free > 0) free--;
    else await new Promise<void>((begin) => waiting.push(begin));
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else free++;
    }
  };
}

/** One for the whole program: the process that draws, its fonts and the remembered pictures serve every bot in it. */
export const painter = openPainter();
export const studio = openStudio(painter);
