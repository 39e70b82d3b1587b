import type { SeatId } from '#core/types';
import { plotInPlay } from '../../printed/cards/decks.ts';
import type { Task } from '../../printed/cards/shapes.ts';
import { distancesFrom, havens } from '../../printed/map/map.ts';
import { openQuests, questOf } from '../../rules/hero/deeds/quests.ts';
import { foesAt, hero } from '../../state/pieces.ts';
import type { State } from '../../state/state.ts';
import { WEIGHTS } from './weights.ts';

/** Where a hero wants to go, and how near he is. */

/** What a character, an event and a place to rest are worth. */
const CHARACTER = 0.8;
const EVENT = 0.7;
const HAVEN = 0.06;
/** The plot of which all favor is at hand, in steps of its marker. */
const PLOT = 1.2;
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

/** What the best of his goals are worth, by how many paths they are away. */
export function goals(g: State, seat: SeatId): number {
  const { at } = hero(g, seat);
  const far = distancesFrom(at);
  let [best, second] = [0, 0];
  for (const goal of goalsOf(g, seat)) {
    const waits = goal.at !== at && foesAt(g, goal.at).length > 0 ? GUARDED : 1;
    const worth = goal.worth * waits * WEIGHTS.further ** far.get(goal.at)!;
    if (worth > best) [best, second] = [worth, best];
    else if (worth > second) second = worth;
  }
  return best + SECOND * second;
}

function* goalsOf(g: State, seat: SeatId): Generator<Goal> {
  const { favor, piles } = hero(g, seat);
  for (const [at, n] of Object.entries(g.favors)) yield { at, worth: 0.9 * WEIGHTS.favor * n };
  for (const at of Object.values(g.characters)) yield { at, worth: CHARACTER };
  if (g.event) yield { at: g.event.at, worth: EVENT };
  for (const plot of g.slots) {
    if (!plot) continue;
    const { advance, favor: cost } = plotInPlay(plot.card);
    if (favor >= cost) yield { at: plot.at, worth: PLOT * advance };
  }
  for (const card of openQuests(g, seat)) yield* ofTask(questOf(card).task);
  const weary = piles.rest.length + piles.damage.length - 8;
  if (weary > 0) for (const at of havens) yield { at, worth: HAVEN * weary };
}

function* ofTask(task: Task): Generator<Goal> {
  if (task.is === 'any') for (const one of task.of) yield* ofTask(one);
  else if (task.is !== 'combat') yield { at: task.at, worth: WEIGHTS.quest * (task.is === 'defeat' ? FIGHT : 0.9) };
}
