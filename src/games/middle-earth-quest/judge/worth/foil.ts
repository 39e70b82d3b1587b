import { plotInPlay } from '../../printed/cards/decks.ts';
import { distancesFrom } from '../../printed/map/map.ts';
import type { State } from '../../state/state.ts';
import { race } from './ahead.ts';
import { WEIGHTS } from './weights.ts';

/** Which plots heroes do best to foil (MEQ-6.13). */

/** So much of it counts while favor is missing, by how much he has. */
const PARTLY = 0.5;

/** A plot that a hero is to foil. */
export interface Foil {
  at: string;
  /** What the race is better without it, as far as he has the favor. */
  worth: number;
  /** What one favor more is worth to him for it; 0 when he has enough. */
  favor: number;
}

/** For each hero the plots for which nobody is readier. `before` is what the race is worth with all of them. */
export function foils(g: State, before: number): Foil[][] {
  const found: Foil[][] = g.heroes.map(() => []);
  for (const [slot, plot] of g.slots.entries()) {
    if (!plot) continue;
    const gain = WEIGHTS.foil * (before - race(g, false, slot));
    if (gain <= 0) continue;
    const far = distancesFrom(plot.at);
    const { favor: cost } = plotInPlay(plot.card);
    const paid = g.heroes.map(({ favor }) => (favor >= cost ? 1 : (PARTLY * favor) / cost));
    const near = g.heroes.map(({ at }) => WEIGHTS.onward ** far.get(at)!);
    const ready = near.map((one, i) => one * (paid[i]! + 0.1));
    const who = ready.indexOf(Math.max(...ready));
    const favor = paid[who]! < 1 ? (near[who]! * gain * PARTLY) / cost : 0;
    found[who]!.push({ at: plot.at, worth: gain * paid[who]!, favor });
  }
  return found;
}
