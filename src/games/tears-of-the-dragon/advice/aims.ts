import type { SeatId } from '#core/types';
import { areas, homes, lair, penguinAreas, ruins } from '../content.ts';
import { idsOf, isLeader, isWizard, SUMMON_PENGUINS, seatOf, TERRAMAX } from '../pieces.ts';
import { castlesOf, isWar } from '../scenario.ts';
import type { State } from '../state.ts';
import { distance, FAR, ports } from './distance.ts';
import { odds } from './odds.ts';
import { attacking, holding, type Sight, type Stack, stackAt } from './sight.ts';

/** What there is to go for, and how much a stack that stands somewhere may hope to get of it. */

export interface Aim {
  place: string;
  value: number;
  /** 'find' needs a leader or wizard, 'lead' a leader, 'magic' a wizard alone, the others fighting pieces. */
  kind: 'find' | 'call' | 'free' | 'lead' | 'magic' | 'fight' | 'guard' | 'gather';
}

const FIND = 10;
const GATHER = 14;
/** Penguins: a leader and a wizard must come to their coasts. */
const CALL = 4;
/** Hits that a strong guard can take. */
const GUARD = 6;
/** Guarding is for the slow: the others have more to do elsewhere. */
const SWIFT = 0.3;
/** Friends trapped in a ruin, and enemies (TD-17.6). */
const FREE = 5;
const CAPTURE = 6;
/** A turn later is worth so much less. */
const PATIENCE = 0.8;
/** Without a unit to take the danger's hit a search succeeds, and is survived, that often. */
const ALONE = 0.5;
/** Nobody goes where he is not the stronger; the longer the war, the more is dared, most by who holds more castles. */
export function ahead({ g, seat, foe }: Sight): number {
  const lead = isWar(g) ? Math.max(0, castlesOf(g, seat).length - castlesOf(g, foe).length) : 0;
  const least = lead > 0 && g.turn > LONG ? 0.12 : 0.25;
  return Math.max(least, 0.55 - 0.03 * lead - 0.012 * Math.max(0, g.turn - 18));
}
/** A long War of the Dragon. */
const LONG = 45;
/** How much is made of what may be lost: less and less, from 1 to 0.2. */
export const caution = (sight: Sight): number => (ahead(sight) / 0.55) ** 2;

export const missing = ({ g, seat }: Sight): string[] => ruins.filter((ruin) => !g.knowledge[seat]!.includes(ruin));
export const complete = (sight: Sight, seat: SeatId): boolean => sight.g.knowledge[seat]!.length === ruins.length;

export function aimsOf(sight: Sight): Aim[] {
  const { g, seat, foe } = sight;
  if (isWar(g)) return [...castles(sight), ...enemies(sight), ...company(sight)];
  const aims: Aim[] = missing(sight).map((place) => ({ place, value: FIND, kind: 'find' }));
  if (aims.length === 0) aims.push({ place: gatheringPort(sight), value: GATHER, kind: 'gather' });
  for (const id of Object.keys(g.counters)) {
    const c = g.counters[id]!;
    if (c.trapped) aims.push({ place: c.at, value: seatOf(id) === seat ? FREE : CAPTURE, kind: 'free' });
  }
  aims.push(...guards(sight), ...castles(sight), ...enemies(sight));
  aims.push(...company(sight), { place: homes[seat]!, value: 1.5, kind: 'lead' });
  for (const ruin of ruins)
    if (g.knowledge[seat]!.includes(ruin)) aims.push({ place: ruin, value: 1.5, kind: 'magic' });
  if (seat === 0 && g.counters[TERRAMAX]!.fate === 'pool')
    aims.push({ place: lair.adjacentTo, value: 6.5, kind: 'magic' });
  if (idsOf(g, seat).some((id) => g.wizardry[id]?.known.includes(SUMMON_PENGUINS) && g.counters[id]!.fate === 'map'))
    for (const place of penguinAreas) aims.push({ place, value: CALL, kind: 'call' });
  if (complete(sight, foe)) return aims.filter(({ kind }) => kind !== 'guard');
  return aims;
}

/** What it is worth that so many units have a leader. */
export const forUnits = (n: number): number => Math.min(7, 1 + 0.6 * n);

/** Units that want a leader, and stacks that want a wizard. */
const company = (sight: Sight): Aim[] =>
  [...sight.mine].flatMap(([place, { persons, n }]): Aim[] => {
    const led = persons.some(isLeader);
    if (n < 2 || (led && persons.some(isWizard))) return [];
    return [led ? { place, value: 2.2, kind: 'magic' } : { place, value: forUnits(n), kind: 'lead' }];
  });

/** The enemy needs all eight: where he still has to look he can be awaited, the more the fewer he lacks. */
function guards({ g, foe, mine }: Sight): Aim[] {
  const lacks = ruins.filter((ruin) => !g.knowledge[foe]!.includes(ruin));
  const value = ([0, 8, 6, 5][lacks.length] ?? 5) * Math.max(0.1, Math.min(1, (30 - g.turn) / 14));
  return lacks.flatMap((place) => {
    // A strong guard is enough; the rest has something better to do.
    const enough = stackAt(mine, place).body >= GUARD ? 0.2 : 1;
    return value > 0 ? [{ place, value: value * enough, kind: 'guard' as const }] : [];
  });
}
function castles({ g, seat }: Sight): Aim[] {
  return Object.keys(g.castles)
    .filter((castle) => g.castles[castle] !== seat)
    .map((place) => ({ place, value: castleValue(g, place), kind: 'fight' }));
}
/** What a castle is worth to its holder in this scenario. */
export const castleValue = (g: State, castle: string): number => (isWar(g) ? WAR : areas.get(castle)!.homeOf ? 4 : 2);
/** TD-26.5: nothing else counts. */
const WAR = 10;

/** Enemy stacks: more when it is their leaders and wizards that must be stopped. */
function enemies(sight: Sight): Aim[] {
  const late = !isWar(sight.g) && complete(sight, sight.foe);
  return [...sight.theirs].flatMap(([place, stack]) => {
    const value = late && stack.persons.length > 0 ? 9 : Math.min(5, stack.value * 0.4);
    return stack.n > 0 || stack.persons.length > 0 ? [{ place, value, kind: 'fight' as const }] : [];
  });
}

/** The port that two leaders or wizards and more reach soonest, where no enemy waits. */
export function gatheringPort(sight: Sight): string {
  const from = [...sight.mine].flatMap(([place, { persons }]) => persons.map((id) => ({ place, id })));
  const cost = (port: string): number => {
    const near = from.map(({ place }) => distance(place, port)).sort((a, b) => a - b);
    const held = sight.theirs.has(port) ? 4 : 0;
    return (near[0] ?? FAR) * 2 + (near[1] ?? FAR) + (near[2] ?? 0) + held;
  };
  return ports.reduce((best, port) => (cost(port) < cost(best) ? port : best));
}

function suits({ kind }: Aim, stack: Readonly<Stack>): number {
  const led = stack.persons.some(isLeader);
  switch (kind) {
    case 'find':
      return stack.persons.length === 0 ? 0 : stack.n > (led ? 0 : 1) ? 1 : ALONE;
    case 'free':
      return stack.n > 0 ? 1 : 0;
    case 'call':
      return led && stack.persons.some(isWizard) ? 1 : 0;
    case 'gather':
      return stack.persons.length === 0 ? 0 : 1;
    case 'lead':
      return led && stack.n < 3 ? 1 : 0;
    case 'magic':
      return stack.n === 1 && !led && stack.persons.length === 1 ? 1 : 0;
    case 'guard':
      return stack.n === 0 ? 0 : stack.speed > 1 ? SWIFT : led ? 0.8 : 1;
    case 'fight':
      return stack.n === 0 ? 0 : led ? 1 : 0.5;
  }
}

/** What a stack standing at `place` may hope for: its best aim, later aims for less. */
export function prospect(sight: Sight, aims: readonly Aim[], place: string, stack: Readonly<Stack>): number {
  let best = 0;
  let second = 0;
  for (const aim of aims) {
    const apart = distance(place, aim.place);
    // Who is in a ruin must leave it and come again.
    const far = apart === 0 && aim.kind === 'free' ? 2 : apart;
    if (far >= FAR) continue;
    const near = aim.value * PATIENCE ** Math.ceil(far / Math.max(1, stack.speed));
    if (near <= second) continue;
    const fit = suits(aim, stack);
    if (near * fit <= second) continue;
    const worth = near * fit * chanceAt(sight, aim, stack) * claim(sight, aim, stack, far);
    if (worth > best) [best, second] = [worth, best];
    else if (worth > second) second = worth;
  }
  return best + 0.25 * second;
}

/** Whether the stack would come out ahead of whoever is seen there. */
function chanceAt(sight: Sight, aim: Aim, stack: Readonly<Stack>): number {
  const { g, foe } = sight;
  const foes = stackAt(sight.theirs, aim.place);
  if (foes.n === 0 && (aim.kind !== 'fight' || g.castles[aim.place] !== foe)) return 1;
  const won = odds(attacking(stack), holding(sight, aim.place, foe, foes));
  return won < ahead(sight) ? 0.1 * won : won;
}

/** Where a friend is already much nearer there is less to do. */
function claim(sight: Sight, aim: Aim, stack: Readonly<Stack>, far: number): number {
  if (aim.kind === 'gather' || aim.kind === 'fight') return 1;
  for (const [place, friends] of sight.mine) {
    if (friends.persons.length === 0 || friends.persons.some((id) => stack.persons.includes(id))) continue;
    if (distance(place, aim.place) < far) return 0.5;
  }
  return 1;
}
