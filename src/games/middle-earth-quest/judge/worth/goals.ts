import type { SeatId } from '#core/types';
import type { Task } from '../../printed/cards/shapes.ts';
import { distancesFrom, havens } from '../../printed/map/map.ts';
import { openQuests, questOf } from '../../rules/hero/deeds/quests.ts';
import { foesAt, hero } from '../../state/pieces.ts';
import type { State } from '../../state/state.ts';
import type { Foil } from './foil.ts';
import { WEIGHTS } from './weights.ts';

/** Where a hero wants to go, and how near he is. */

/** What a character, an event and a place to rest are worth. */
const CHARACTER = 0.8;
const EVENT = 0.7;
const HAVEN = 0.06;
/** A quest that asks for a fight is done less surely. */
const FIGHT = 0.7;
/** A place where somebody waits. */
const GUARDED = 0.6;
/** The goals that count besides the best one. */
const SECOND = 0.35;

interface Goal {
  at: string;
  worth: number;
}

/** What the best of his goals are worth, by how many paths they are away; `plots` are those that he is to foil. */
export function goals(g: State, seat: SeatId, plots: readonly Foil[]): Record<'way' | 'plots', number> {
  const { at } = hero(g, seat);
  const far = distancesFrom(at);
  const waits = (to: string) => (to !== at && foesAt(g, to).length > 0 ? GUARDED : 1);
  let [best, second] = [0, 0];
  for (const goal of goalsOf(g, seat, plots)) {
    const worth = goal.worth * waits(goal.at) * WEIGHTS.further ** far.get(goal.at)!;
    if (worth > best) [best, second] = [worth, best];
    else if (worth > second) second = worth;
  }
  const foiled = plots.map((one) => one.worth * waits(one.at) * WEIGHTS.onward ** far.get(one.at)!);
  return { way: best + SECOND * second, plots: Math.max(0, ...foiled) };
}

function* goalsOf(g: State, seat: SeatId, plots: readonly Foil[]): Generator<Goal> {
  const { piles } = hero(g, seat);
  const favor = WEIGHTS.favor + Math.max(0, ...plots.map((one) => one.favor));
  for (const [at, n] of Object.entries(g.favors)) yield { at, worth: 0.9 * favor * n };
  for (const at of Object.values(g.characters)) yield { at, worth: CHARACTER };
  if (g.event) yield { at: g.event.at, worth: EVENT };
  for (const card of openQuests(g, seat)) yield* ofTask(questOf(card).task);
  const weary = piles.rest.length + piles.damage.length - 8;
  if (weary > 0) for (const at of havens) yield { at, worth: HAVEN * weary };
}

function* ofTask(task: Task): Generator<Goal> {
  if (task.is === 'any') for (const one of task.of) yield* ofTask(one);
  else if (task.is !== 'combat') yield { at: task.at, worth: WEIGHTS.quest * (task.is === 'defeat' ? FIGHT : 0.9) };
}
