import { distancesFrom } from '../../printed/map/map.ts';
import { heroesAt, influenceAt, minionsInPlay } from '../../state/pieces.ts';
import { stepsOf } from '../../state/sauron/figures.ts';
import type { State } from '../../state/state.ts';

/** How many actions it takes Sauron to bring somebody, or influence, to a place. */

/** One action puts so much influence on the board, besides what goes to the pool. */
export const PLACED = 4;
/** What nobody works for. */
export const NEVER = 10;
/** A command that is still to be given, as a part of the action. */
const GIVEN = 0.2;

/** Commands that are left in the action under way. */
const pending = ({ turn }: State) => (turn?.who === 'sauron' && turn.command?.left ? turn.command : null);

/** How many Command actions a minion needs to one of these places: in each it goes one way. */
export function minionTo(g: State, places: readonly string[]): number {
  let least = NEVER;
  const command = pending(g);
  for (const [id, { at }] of minionsInPlay(g)) {
    const walks = Math.ceil(nearest(at!, places) / stepsOf(id));
    least = Math.min(least, walks > 0 && command && !command.done.includes(id) ? walks - 1 + GIVEN : walks);
  }
  return least;
}

/** The same for a monster: one that is on the map walks, or a new one is placed on influence. */
export function monsterTo(g: State, places: readonly string[]): number {
  const command = pending(g);
  let least = NEVER;
  for (const { at, no } of g.tokens) {
    const walks = nearest(at, places);
    least = Math.min(least, walks > 0 && command && !command.done.includes(String(no)) ? walks - 1 + GIVEN : walks);
  }
  for (const place of places) {
    if (heroesAt(g, place).length > 0) continue;
    const isOpen = influenceAt(g, place) > 0;
    const placed = isOpen && command && !command.placed ? GIVEN : 1;
    least = Math.min(least, isOpen ? placed : 1 + (1 + reach(g, [place])) / PLACED);
  }
  return least;
}

const nearest = (at: string, places: readonly string[]): number => {
  const far = distancesFrom(at);
  let least = NEVER;
  for (const place of places) least = Math.min(least, far.get(place)!);
  return least;
};

/** How many tokens lie between the shadow and the nearest of these places. */
export function reach(g: State, places: readonly string[]): number {
  let least = NEVER;
  for (const place of places)
    for (const [near, far] of distancesFrom(place)) {
      if (far > least) break;
      if (influenceAt(g, near) > 0) least = Math.min(least, Math.max(0, far - 1));
    }
  return least;
}
