import { poolLimit, type Stage } from '../../printed/boards/track.ts';
import { LOCATIONS, locationAt } from '../../printed/map/map.ts';
import { type Adjusted, adjust } from './adjust.ts';
import { groundOf, isOpen, limitAt, numberOf, type Reached } from './ground.ts';
import { type Influence, influenceAt } from './links.ts';

/** Why no influence may be placed: in a Haven, out of every shadow, or as much as there may be lies there already. */
export type Bar = { why: 'haven' | 'unlinked' } | { why: 'full'; limit: number };

/** How many influence a location may hold by placement now; 0 if none may be placed at all (MEQ-4.1, 4.3, 4.5). */
export const limitOf = (board: Influence, location: string): number => limitAt(groundOf(board), numberOf(location));

/** Why Sauron may not place one token there now, or undefined if he may (MEQ-5.2). */
export const barOfPlacing = (board: Influence, location: string): Bar | undefined =>
  barOn(groundOf(board), numberOf(location));

export function barOn(ground: Reached, i: number): Bar | undefined {
  if (isOpen(ground, i)) return undefined;
  if (locationAt(LOCATIONS[i]!).type === 'haven') return { why: 'haven' };
  const limit = limitAt(ground, i);
  return limit === 0 ? { why: 'unlinked' } : { why: 'full', limit };
}

/** All locations where one token could be placed now, in the order of the map. */
export function targets(board: Influence): string[] {
  const ground = groundOf(board);
  return LOCATIONS.filter((_, i) => isOpen(ground, i));
}

/** One token placed; it counts for the next (MEQ-4.7). Throws where `barOfPlacing` gives a reason. */
export function place(board: Influence, location: string): Adjusted {
  const bar = barOfPlacing(board, location);
  if (bar) throw new Error(`no influence can be placed in ${location}: ${bar.why}`);
  return adjust({ ...board, [location]: influenceAt(board, location) + 1 });
}

/** What a card puts on named locations: it needs no link, and a Haven takes nothing (MEQ-4.8). */
export function addByCard(board: Influence, add: Readonly<Record<string, number>>): Adjusted {
  const after: Record<string, number> = { ...board };
  for (const [location, n] of Object.entries(add)) {
    if (locationAt(location).type !== 'haven') after[location] = influenceAt(after, location) + Math.max(0, n);
  }
  return adjust(after);
}

/** Up to n tokens taken off a location. */
export function takeOff(board: Influence, location: string, n: number): Adjusted & { taken: number } {
  const lies = influenceAt(board, location);
  const taken = Math.min(lies, Math.max(0, n));
  return { ...adjust({ ...board, [location]: lies - taken }), taken };
}

/** Hero Rally: all influence goes from where heroes stand (MEQ-3.1). `spared` are locations that are left alone. */
export function rally(
  board: Influence,
  heroes: readonly string[],
  spared: readonly string[] = [],
): Adjusted & { cleared: Record<string, number> } {
  const cleared: Record<string, number> = {};
  const after: Record<string, number> = { ...board };
  for (const location of heroes) {
    if (spared.includes(location) || influenceAt(after, location) === 0) continue;
    cleared[location] = influenceAt(after, location);
    after[location] = 0;
  }
  return { ...adjust(after), cleared };
}

/** The Shadow Pool after so much came, or went if negative; what is over its limit is lost (MEQ-4.2). */
export const poolAfter = (pool: number, n: number, stage: Stage): number =>
  Math.max(0, Math.min(poolLimit(stage), pool + n));

/** Whether the number of influence alone, or what is printed, makes a location perilous for a hero (MEQ-4.9). */
export const isPerilous = (board: Influence, location: string, wisdom: number): boolean =>
  locationAt(location).perilous || influenceAt(board, location) > wisdom;

/** Where a monster may appear: with influence or near the Black Serpent, no hero, no Haven (MEQ-5.5). */
export function monsterPlaces(board: Influence, heroes: readonly string[], nearSerpent: readonly string[]): string[] {
  return LOCATIONS.filter(
    (id) =>
      locationAt(id).type !== 'haven' &&
      !heroes.includes(id) &&
      (influenceAt(board, id) > 0 || nearSerpent.includes(id)),
  );
}
