import type { Json } from '#core/types';
import { limits, portSeas, ruins, seasOff, tables } from '../../printed/content.ts';
import { inShip, isFighter, isLeader, isSea, isSuitor, isWizard } from '../../state/pieces.ts';
import type { State } from '../../state/state.ts';
import { isGroup, landings, mayEmbark, memberIds, seasToSail } from '../../state/ways.ts';
import { complete } from './aims.ts';
import { distance, turnsToIsland } from './distance.ts';
import { dearestFirst, type Sight, stackAt } from './sight.ts';

/** The voyage to the tower. */

export const VOYAGE = 16;
/** Friends so near are worth waiting for. */
const WAIT_FOR = 4;
const HURRY = 5;
/** Turns after which wizards do not wait any more for a leader: he has stayed where he is for too long. */
const PATIENCE = 30;

/** The enemy lacks one piece of knowledge at most. */
const pressed = ({ g, foe }: Sight): boolean => g.knowledge[foe]!.length >= ruins.length - 1;

/** TD-24.2: what must be rolled at the tower with these people. */
export function targetWith(persons: readonly string[]): number {
  const { base, perLeader, perWizard, cap } = tables.checks.tower;
  const leaders = persons.filter(isLeader).length;
  const wizards = Math.min(limits.shipUnits, persons.filter(isWizard).length);
  return Math.min(cap, base + perLeader * leaders + perWizard * wizards);
}
/** The chance worth sailing for: what could be had with all who are near, or less when the enemy is as far. */
function targetWanted(sight: Sight, port: string): number {
  const near = [...sight.mine].flatMap(([place, { persons }]) => (distance(place, port) <= WAIT_FOR ? persons : []));
  // Without a leader every wizard sails alone.
  const best = awaitsLeader(sight) ? targetWith(near) : targetWith(near.slice(0, 1));
  return pressed(sight) ? Math.min(HURRY, best) : best;
}

/** TD-28.18: one who walks on water tries it alone from any coast, when the enemy leaves no time to gather. */
export function wades(sight: Sight, wizard: string): boolean {
  const { g, seat } = sight;
  const c = g.counters[wizard]!;
  return (
    g.knowledge[seat]!.length === ruins.length &&
    pressed(sight) &&
    g.wizardry[wizard]?.known.includes('water-walk') === true &&
    c.ship === null &&
    seasOff(c.at).length > 0 &&
    targetWith([wizard]) >= HURRY
  );
}

/** Wizards wait for a leader before they sail. */
const awaitsLeader = (sight: Sight): boolean => sight.g.turn <= PATIENCE && leadersLeft(sight);
/** Whether these people, who stand in a port, set out from there: somebody leads them, and their chance is worth it. */
export const setOut = (sight: Sight, persons: readonly string[], port: string): boolean =>
  persons.length > 0 &&
  (persons.some(isLeader) || !awaitsLeader(sight)) &&
  targetWith(persons) >= targetWanted(sight, port);

const leadersLeft = (sight: Sight): boolean => [...sight.mine.values()].some(({ persons }) => persons.some(isLeader));

/** Leaders, then wizards, then the strongest units, as many as the ship holds. */
export function crew(g: State, ids: readonly string[]): string[] {
  const leaders = ids.filter((id) => isLeader(id) && isSuitor(id));
  const wizards = ids.filter(isWizard).slice(0, leaders.length > 0 ? 2 : limits.shipUnits);
  const units = dearestFirst(
    g,
    ids.filter((id) => isFighter(id) && !isWizard(id)),
  );
  return [...leaders, ...[...wizards, ...units].slice(0, limits.shipUnits)];
}
const shortest = (sight: Sight, options: readonly string[]): string | undefined =>
  [...options].sort(
    (a, b) => turnsToIsland(a) - turnsToIsland(b) || stackAt(sight.theirs, a).n - stackAt(sight.theirs, b).n,
  )[0];

export function embarkIdeas(sight: Sight): Record<string, Json>[] {
  const { g } = sight;
  if (!complete(sight, sight.seat)) return [];
  const ready = memberIds(g).filter((id) => mayEmbark(g, id));
  const [first] = ready;
  const walkers = ready.filter((id) => g.activation!.ways[id] === 'water-walk');
  if (walkers.length > 0)
    return walkers.flatMap((id) => {
      const to = shortest(sight, seasToSail(g, [id]));
      return to === undefined ? [] : [{ group: [id], to }];
    });
  if (first === undefined || !isGroup(g, ready)) return [];
  const to = shortest(sight, portSeas[g.counters[first]!.at] ?? []);
  return to === undefined ? [] : [{ group: crew(g, ready), to }];
}
export function embarkWorth(sight: Sight, group: readonly string[]): number {
  const port = sight.g.counters[group[0]!]!.at;
  if (!complete(sight, sight.seat)) return -1;
  const persons = group.filter((id) => isLeader(id) || isWizard(id));
  if (persons.length === 1 && wades(sight, persons[0]!)) return VOYAGE;
  return setOut(sight, persons, port) ? VOYAGE : -1;
}

export function sailIdeas(sight: Sight): Record<string, Json>[] {
  const { g } = sight;
  const captains = memberIds(g).filter((id) => isSea(g.counters[id]!.at) && g.counters[id]!.ship !== null);
  return captains.flatMap((captain) => sailsOf(sight, captain).map((to) => ({ captain, to })));
}
/** The next step of a ship: on to the Island, or back to land when the way there is not open. */
export function sailsOf(sight: Sight, captain: string): string[] {
  const { g, seat } = sight;
  const onward = landings(g, g.counters[captain]!.at, seat);
  const to = complete(sight, seat) ? shortest(sight, onward) : (onward.find((place) => !isSea(place)) ?? onward[0]);
  return to === undefined ? [] : [to];
}
export function sailWorth(sight: Sight, captain: string, to: string): number {
  const { at, ship } = sight.g.counters[captain]!;
  if (!complete(sight, sight.seat)) return isSea(to) ? 1 : 4;
  const persons = inShip(sight.g, ship!).filter((id) => isLeader(id) || isWizard(id));
  const nearer = turnsToIsland(at) - turnsToIsland(to);
  return persons.length === 0 ? 0.2 : VOYAGE + 4 * nearer;
}
