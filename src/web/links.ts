import { createHash, randomBytes } from 'node:crypto';
import type { LinkedPerson } from '#bot/match/browsers';

/** A link is good for so long, in ms. */
export const LINK_LASTS = 10 * 60_000;

/** One-time links: whoever opens one sits down as the person who got it. */
export interface Links {
  /** A new one of 128 random bits, in letters that an address takes. The person's older one ends. */
  make(who: LinkedPerson): string;
  /** Whose it is, without using it up; undefined when it is none, or not good any more. */
  look(link: string): LinkedPerson | undefined;
  /** The same, and uses it up. */
  take(link: string): LinkedPerson | undefined;
}

/** Links in memory, by hash: a restart ends them all, and what is in memory opens nothing. */
export function openLinks(clock: { now(): number }): Links {
  const open = new Map<string, LinkedPerson & { until: number }>();
  const drop = (isOver: (one: LinkedPerson & { until: number }) => boolean) => {
    for (const [hash, one] of open) if (isOver(one)) open.delete(hash);
  };
  const look = (link: string): LinkedPerson | undefined => {
    const one = open.get(hashOf(link));
    if (!one || one.until <= clock.now()) return undefined;
    const { until: _, ...who } = one;
    return who;
  };
  return {
    make(who) {
      const now = clock.now();
      drop(({ user, until }) => user === who.user || until <= now);
      const link = randomBytes(16).toString('base64url');
      open.set(hashOf(link), { ...who, until: now + LINK_LASTS });
      return link;
    },
    look,
    take(link) {
      const who = look(link);
      open.delete(hashOf(link));
      return who;
    },
  };
}

const hashOf = (link: string): string => createHash('sha256').update(link).digest('base64url');
