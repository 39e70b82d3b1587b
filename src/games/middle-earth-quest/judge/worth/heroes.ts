import type { SeatId } from '#core/types';
import { quests, type Task } from '../../printed/cards/possessions.ts';
import { distancesFrom } from '../../printed/map/map.ts';
import { hero, heroSeats } from '../../state/pieces.ts';
import type { Hero, State } from '../../state/state.ts';
import { WEIGHTS } from './weights.ts';

/** How well the heroes stand: quests, and what each of them has. */

/** Where a task can be done (MEQ-6.14). */
const placesOf = (task: Task): string[] =>
  task.is === 'any' ? task.of.flatMap(placesOf) : 'at' in task ? [task.at] : [];

/** The quest he can do now; undefined if both are done or the second is not open. */
const openQuest = ({ starting, advanced }: Hero): string | undefined =>
  starting.is === 'open' ? starting.card : advanced.is === 'open' ? advanced.card : undefined;

/** What is further away counts as if it were so far. */
const FAR = 10;
function stepsToQuest(one: Hero): number {
  const quest = openQuest(one);
  if (quest === undefined) return FAR;
  const ways = distancesFrom(one.at);
  return Math.min(FAR, ...placesOf(quests.get(quest)!.task).map((place) => ways.get(place) ?? FAR));
}

function worthOf(g: State, seat: SeatId): number {
  const one = hero(g, seat);
  const { levels, favor, items, corruption, piles } = one;
  const done = [one.starting, one.advanced].filter(({ is }) => is === 'done').length;
  return (
    WEIGHTS.quest * done +
    WEIGHTS.step * (FAR - stepsToQuest(one)) +
    WEIGHTS.level * Object.values(levels).reduce((sum, n) => sum + n, 0) +
    WEIGHTS.favor * favor +
    WEIGHTS.item * items.length +
    WEIGHTS.hand * piles.hand.length +
    WEIGHTS.life * piles.life.length -
    WEIGHTS.corruption * corruption.length
  );
}

/** All heroes together: they win together. */
export const fellowship = (g: State): number => heroSeats(g).reduce((sum, seat) => sum + worthOf(g, seat), 0);
