import { sumOf } from '#core/judge';
import type { BySubject, SeatId, Subjects } from '#core/types';
import { isWar } from '../../state/scenario.ts';
import type { State } from '../../state/state.ts';
import { castles } from './castles.ts';
import { type Side, sidesIn } from './hosts.ts';
import { might } from './might.ts';
import { people } from './people.ts';
import { peril } from './peril.ts';
import { firstToOpen, hopeOf } from './tower.ts';
import { WEIGHTS } from './weights.ts';

/** What a side has besides the race. */
const HAD = ['people', 'might', 'peril', 'castles'] as const;
type Had = BySubject<(typeof HAD)[number]>;

/** The logarithm of odds beyond which a chance is 0 or 100: that of a match that is over. */
const OVER = 1_000;

/**
 * How well a seat stands: its chance to win in percent, between two who play alike; both seats together have 100. In The War of the Dragon
 * castles and hosts decide, else who opens the tower first.
 */
export const evaluate = (g: State, seat: SeatId): number => 100 * chanceOf(sumOf(partsOf(g, seat)));

/**
 * How wrong that may be, in percent: the more, the longer the match lasts. To wait before a strong enemy always looks a little better than to go
 * there, so two sides could wait for each other to the end of days. The player dares more and more.
 */
export const blur = ({ turn }: State): number => DOUBT * Math.max(0, turn - SURE_UNTIL);
const DOUBT = 0.25;
/** Most matches are over by then. */
const SURE_UNTIL = 20;

/** In the logarithm of the odds. What the other side has is taken off. */
export const subjects = { names: ['won', 'race', ...HAD], of: partsOf } satisfies Subjects<State>;

function partsOf(g: State, seat: SeatId): BySubject<'won' | 'race'> & Had {
  if (g.winner !== null) return { won: g.winner === seat ? OVER : -OVER };
  const sides = sidesIn(g);
  const [own, enemy] = seat === 0 ? sides : [sides[1], sides[0]];
  const [ours, theirs] = [strengthOf(own), strengthOf(enemy)];
  const found: Partial<Record<'race' | (typeof HAD)[number], number>> = {};
  if (!isWar(g)) found.race = oddsOf(firstToOpen(hopeOf(own), hopeOf(enemy)));
  for (const subject of HAD) found[subject] = (ours[subject] ?? 0) - (theirs[subject] ?? 0);
  return found;
}

/** What a side has, in the logarithm of the odds. */
function strengthOf(side: Side): Had {
  const { standard, war } = WEIGHTS;
  const [persons, hosts, danger] = [people(side), might(side), peril(side)];
  if (!isWar(side.g))
    return {
      people: weighed(persons, standard.people),
      might: weighed(hosts, standard.might),
      peril: weighed(danger, standard.peril),
    };
  return {
    people: weighed(persons, war.people),
    might: weighed(hosts, war.might),
    peril: weighed(danger, war.peril),
    castles: weighed(castles(side), war.castles),
  };
}
function weighed<Thing extends string>(has: Record<Thing, number>, weights: Partial<Record<Thing, number>>): number {
  let sum = 0;
  for (const thing in weights) sum += weights[thing]! * has[thing];
  return sum;
}

/** No chance in the race is so small or so great that nothing else counts. */
const SURE = 0.99;
function oddsOf(chance: number): number {
  const bounded = Math.min(SURE, Math.max(1 - SURE, chance));
  return Math.log(bounded / (1 - bounded));
}
const chanceOf = (logarithm: number): number => 1 / (1 + Math.exp(-logarithm));
