import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import type { LinkedPerson } from '#bot/match/browsers';
import { locales } from '#core/text';
import type { Json } from '#core/types';
import type { Store } from '#store/store';
import { hashOf, sameText } from './web-key.ts';

/** A link is good for so long, in ms. */
export const LINK_LASTS = 10 * 60_000;

/** Under this name the store has the open ones, by user. Who is forgotten there has none any more. */
const LINKS_KEPT = 'links';

/** As it is kept. What opens the page is not in it: only the hash of that. */
const Kept = z.object({
  hash: z.string(),
  until: z.number(),
  name: z.string(),
  locale: z.enum(locales),
  guild: z.string().nullable(),
  match: z.string().exactOptional(),
});

/** One-time links: whoever opens one sits down as the person who got it. */
export interface Links {
  /** A new one of 128 random bits, in letters that an address takes. The person's older one ends. */
  make(who: LinkedPerson): Promise<string>;
  /** Whose it is, without using it up; undefined when it is none, or not good any more. */
  look(link: string): Promise<LinkedPerson | undefined>;
  /** The same, and uses it up: of two at the same time one gets it. */
  take(link: string): Promise<LinkedPerson | undefined>;
}

/** Links in the store, so that each process knows them. */
export function openLinks(store: Pick<Store, 'meta' | 'changeMeta'>, clock: { now(): number }): Links {
  /** Those that are good still; what is over goes with the next change. */
  const goodIn = (kept: Json | undefined) =>
    Object.entries(kept instanceof Object ? kept : {}).flatMap(([user, own]) => {
      const { data } = Kept.safeParse(own);
      return data && data.until > clock.now() ? [[user, data] as const] : [];
    });
  const withHash = (kept: Json | undefined, hash: string): LinkedPerson | undefined => {
    const [user, own] = goodIn(kept).find(([, one]) => sameText(one.hash, hash)) ?? [];
    if (user === undefined || !own) return undefined;
    const { hash: _, until: __, ...who } = own;
    return { ...who, user };
  };
  return {
    async make({ user, ...who }) {
      const link = randomBytes(16).toString('base64url');
      const made = { ...who, hash: hashOf(link), until: clock.now() + LINK_LASTS };
      await store.changeMeta(LINKS_KEPT, (kept) => ({ ...Object.fromEntries(goodIn(kept)), [user]: made }));
      return link;
    },
    look: async (link) => withHash(await store.meta(LINKS_KEPT), hashOf(link)),
    async take(link) {
      let who: LinkedPerson | undefined;
      await store.changeMeta(LINKS_KEPT, (kept) => {
        who = withHash(kept, hashOf(link));
        return who && Object.fromEntries(goodIn(kept).filter(([user]) => user !== who!.user));
      });
      return who;
    },
  };
}
