import type { Json } from '#core/types';
import { type Face, Faces } from '#games/gloomhaven/printed/words/faces';
import type { Look } from '../pictures.ts';

/** What the deeds of a whole match come to: the best blow of the party, and whom each of them has defeated. */

type Deeds = NonNullable<Look['story']>;

export interface BestBlow {
  doer: Face;
  target: Face;
  damage: number;
  falls: boolean;
  /** The round in which it fell; 0 before the first. */
  round: number;
}

const isOfParty = ({ kind }: Face): boolean => kind === 'character' || kind === 'summon';
const facesIn = (shown: Readonly<Record<string, Json>>): Faces | undefined => Faces.safeParse(shown.faces).data;

const BLOWS: readonly string[] = ['attack', 'kills', 'fells'];
const DEFEATS: readonly string[] = ['kills', 'kills-back'];

/** The blow of a character or a summon with the most damage, the first of equals; undefined where none did any. */
export function bestBlow(deeds: Deeds): BestBlow | undefined {
  let best: BestBlow | undefined;
  let round = 0;
  for (const { type, shown } of deeds) {
    if (type === 'round-begins') round = Number(shown.round);
    const faces = BLOWS.includes(type) ? facesIn(shown) : undefined;
    const damage = Number(shown.damage);
    if (!faces?.target || !isOfParty(faces.doer) || damage <= (best?.damage ?? 0)) continue;
    best = { doer: faces.doer, target: faces.target, damage, falls: faces.falls, round };
  }
  return best;
}

/** How many enemies a seat has defeated, its summons among them. */
export const defeatedBy = (deeds: Deeds, seat: number): number =>
  deeds.filter(({ type, shown }) => {
    const doer = DEFEATS.includes(type) ? facesIn(shown)?.doer : undefined;
    return doer !== undefined && isOfParty(doer) && doer.seat === seat;
  }).length;
