import { type Growing, toldWith } from '#core/deeds';
import { isMessage } from '#core/text';
import type { Event, Json, Message } from '#core/types';
import { type Blow, blowOn } from '../../printed/words/round-sums.ts';
import { said } from '../../printed/words/said.ts';
import { withFruits } from './came.ts';

/** A round of combat with both blows, and an end of combat with who has won it. */

const isClash = ({ type, shown: { says } }: Event): boolean =>
  type === 'combat-why' && isMessage(says) && says.key === 'combat.clash';

/** A round: both blows. What the cards did besides is told behind it, and reckoned with. */
export const roundOf = (event: Event): Growing | undefined =>
  event.type === 'combat-round' ? round(event, []) : undefined;

const round = (head: Event, why: readonly Message[]): Growing => {
  const more = ({ type, shown: { says } }: Event): Growing =>
    round(head, type === 'combat-why' && isMessage(says) ? [...why, says] : why);
  return { take: (next) => (isClash(next) ? more(next) : undefined), see: more, told: () => struck(head, why) };
};

/** The round by its blows; as it was begun where they are not both told. */
function struck(head: Event, why: readonly Message[]): Event {
  const { foe } = head.shown;
  const onHero = why.find(({ key, args }) => key === 'combat.clash' && args?.who === foe)?.args?.target;
  const given = blowOn(why, foe as string, false);
  const taken = typeof onHero === 'string' ? blowOn(why, onHero, true) : undefined;
  if (!given || !taken) return head;
  const sums = { blow: sumOf(given), counter: sumOf(taken) } as unknown as Record<string, Json>;
  const as = given.total + taken.total > 0 ? 'combat-blows' : 'combat-stands';
  return toldWith(head, { dealt: given.total, taken: taken.total, ...sums }, as);
}

/** "2 − 0, +2": what came besides attack over defense stands by itself. */
function sumOf({ attack, defense, base, total }: Blow): Message {
  const more = total === base ? null : total > base ? `+${total - base}` : `−${base - total}`;
  return said('strike', { attack, defense, more });
}

/** Who has won, of an end: by which words it is told. */
const endOf = ({ foeDefeated, heroDefeated, retreated }: Event['shown']): string => {
  if (foeDefeated === true) return heroDefeated === true ? 'combat-fells-both' : 'combat-won';
  if (heroDefeated === true) return 'combat-lost';
  return retreated === true ? 'combat-left' : 'combat-undecided';
};

/** An end with the defeat and what it costs the hero. */
export const combatEndOf = (event: Event): Growing | undefined =>
  event.type === 'combat-ends' ? ending(event, endOf(event.shown)) : undefined;

const ending = (head: Event, as: string): Growing => {
  const fruits = withFruits(head, as);
  return {
    take: (next) =>
      next.type === 'hero-defeated' && head.shown.heroDefeated === true ? withFruits(head, as) : fruits.take(next),
    told: fruits.told,
  };
};
