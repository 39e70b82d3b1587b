import { LRUCache } from 'lru-cache';
import { openPainter, type Painter } from './painter.ts';
import type { FilmFormat, FilmSize } from './reel.ts';
import type { Sheet } from './sheet.ts';

/** Turns sheets into pictures: a few at once, in the order in which they were asked for, and none twice. */
export interface Studio {
  /** The encoded picture. Rejects when it cannot be drawn; others are drawn all the same. */
  paint(sheet: Sheet): Promise<Buffer>;
  /**
   * The step to this sheet from the picture with that digest, to be laid over it. Undefined where the whole is to be sent: when little of it
   * stays, or when it is not known here how the first one looked.
   */
  patch(sheet: Sheet, from: string): Promise<Buffer | undefined>;
  /**
   * A film: same key, same film. It is planned when its turn comes, for one is made after the other. Each frame is drawn when no picture is
   * being drawn or waits. Rejects when it cannot be planned or drawn.
   */
  film(key: string, plan: () => Promise<Film>): Promise<Buffer>;
}

/** A film to be made. */
export interface Film {
  /** In pixels. */
  width: number;
  height: number;
  format: FilmFormat;
  /** How long each frame is shown, in ms. */
  delay: readonly number[];
  /** As many as there are delays; each is asked for when it is to be drawn. */
  frames: Iterable<Sheet>;
}

/** The process has the next one at hand when it has done one. */
const SLOTS = 2;
/** Bytes of pictures that are remembered: some seventy boards. */
const KEPT = 12 * 2 ** 20;
/** A step is sent where it has at most this part of the bytes of the whole. */
const WORTH = 0.6;
/** So many films are remembered. */
const FILMS = 4;

/** A studio that has `painter` draw `slots` sheets at once, and remembers pictures of `keptBytes` bytes in all. */
export function openStudio(painter: Painter, { slots = SLOTS, keptBytes = KEPT } = {}): Studio {
  const kept = new LRUCache<string, Buffer>({ maxSize: keptBytes, sizeCalculation: ({ length }) => length });
  const underWay = new Map<string, Promise<Buffer | undefined>>();
  const slot = openSlots(slots);
  const oneByOne = inOrder();
  const films = new LRUCache<string, Promise<Buffer>>({ max: FILMS });

  /** What is asked for twice, at once or later, is made once. */
  async function once<B extends Buffer | undefined>(key: string, make: () => Promise<B>): Promise<B> {
    const known = (kept.get(key) ?? underWay.get(key)) as B | Promise<B> | undefined;
    if (known) return known;
    const work = make();
    underWay.set(key, work);
    try {
      const bytes = await work;
      if (bytes) kept.set(key, bytes);
      return bytes;
    } finally {
      underWay.delete(key);
    }
  }

  function paint(sheet: Sheet): Promise<Buffer> {
    return once(sheet.digest, () => slot.enter(() => painter.paint(sheet)));
  }

  return {
    paint,
    patch(sheet, from) {
      const to = sheet.digest;
      return once(`${from} to ${to}`, async () => {
        const picture = await paint(sheet);
        const step = await slot.enter(() => painter.patch({ from, to, picture }));
        return step && step.length <= picture.length * WORTH ? step : undefined;
      });
    },
    film(key, plan) {
      const known = films.get(key);
      if (known) return known;
      const made = oneByOne(async () => {
        const { width, height, format, delay, frames } = await plan();
        let isWhole = false;
        try {
          let begins: FilmSize | undefined = { width, height, frames: delay.length };
          for (const sheet of frames) {
            await slot.leisure();
            await painter.frame(sheet, begins);
            begins = undefined;
          }
          await slot.leisure();
          isWhole = true;
          return await painter.film({ format, delay });
        } finally {
          if (!isWhole) await painter.film().catch(() => undefined);
        }
      });
      films.set(key, made);
      made.catch(() => films.delete(key));
      return made;
    },
  };
}

/** Does one thing after another, whatever becomes of them. */
function inOrder(): <T>(work: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const done = last.then(work, work);
    last = done.catch(() => undefined);
    return done;
  };
}

/** Lets so many at once in; the others wait in order. `leisure` comes when nobody is in and nobody waits. */
function openSlots(slots: number) {
  let free = slots;
  const waiting: (() => void)[] = [];
  const resting: (() => void)[] = [];
  return {
    async enter<T>(work: () => Promise<T>): Promise<T> {
      if (free > 0) free--;
      else await new Promise<void>((begin) => waiting.push(begin));
      try {
        return await work();
      } finally {
        const next = waiting.shift();
        if (next) next();
        else free++;
        if (free === slots) for (const go of resting.splice(0)) go();
      }
    },
    async leisure(): Promise<void> {
      while (free < slots) await new Promise<void>((go) => resting.push(go));
    },
  };
}

/** One for the whole program: the process that draws, its fonts and the remembered pictures serve every bot in it. */
export const painter = openPainter();
export const studio = openStudio(painter);
