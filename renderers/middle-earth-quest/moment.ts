import type { View } from '#games/middle-earth-quest/seen/view.types';
import type { Look } from '../pictures.ts';
import { saidOf } from './headline.ts';
import { type Tale, talesOf } from './tales.ts';
import { weight } from './weights.ts';

/** What the headline tells: the last thing of weight that leads to the question. What weighed more before it stands in the strip. */

/** From here on something leads to a question; markers that move in each round, cards drawn and actions chosen do not. */
const LEADS = 34;
/** What decides a fight or a quest stays the headline, unless a card has come after it. */
const [DECIDES, CARD] = [76, 50];

const weightOf = ({ head, fight }: Tale): number => Math.max(weight(head), ...fight.map(weight));

/** The news with that deed last, which is their headline; the same news where it is last already, or where no deed is known. */
export function atMoment(view: View, look: Look): Look {
  const { now, locale } = look;
  const { deeds = [], times } = now ?? {};
  const headline = deeds.at(-1);
  if (!now || !headline || deeds.length < 2) return look;
  const late = talesOf(now)
    .filter((tale) => weightOf(tale) >= LEADS)
    .toSorted((a, b) => a.time - b.time)
    .at(-1);
  if (!late || late.isLoud || late.fight.length > 0) return look;
  if (weight(headline) >= DECIDES && weight(late.head) < CARD) return look;
  const [n, last] = [deeds.indexOf(late.head), late.head];
  const moved = <T>(all: readonly T[]): T[] => [...all.slice(0, n), ...all.slice(n + 1), all[n]!];
  return {
    ...look,
    now: {
      ...now,
      said: [...now.said, saidOf(view, last, locale)],
      deeds: moved(deeds),
      ...(times && { times: moved(times) }),
    },
  };
}
