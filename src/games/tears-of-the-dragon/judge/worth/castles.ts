import { distance } from '../advice/distance.ts';
import { odds } from '../advice/odds.ts';
import { attacking, holding, stackOf } from '../advice/sight.ts';
import type { Side } from './hosts.ts';

/** What may fall a turn later counts so much less, and not at all after so many turns. */
const LATER = 0.6;
const TOO_LATE = 6;
/** A guard so strong is enough. */
const GUARD = 10;

/** Castles that a side holds, how many of them are guarded, and how likely those of the enemy fall to its hosts, the sooner the more (TD-12, TD-26.5). */
export function castles({ g, seat, foe, mine, theirs }: Side) {
  const found = { castles: 0, prey: 0, guarded: 0 };
  for (const [castle, holder] of Object.entries(g.castles)) {
    if (holder === seat) {
      const guard = mine.find(({ place }) => place === castle);
      found.castles++;
      found.guarded += Math.min(1, (guard?.strength ?? 0) / GUARD);
      continue;
    }
    const wall = holding({ g }, castle, foe, theirs.find(({ place }) => place === castle) ?? stackOf(g, []));
    const falls = mine.map((host) => {
      const turns = Math.ceil(distance(host.place, castle) / Math.max(1, host.speed));
      return host.n === 0 || turns > TOO_LATE ? 0 : odds(attacking(host), wall) * LATER ** Math.max(0, turns - 1);
    });
    found.prey += Math.max(0, ...falls);
  }
  return found;
}
