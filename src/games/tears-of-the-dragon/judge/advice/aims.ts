import type { SeatId } from '#core/types';
import { areas, homes, lair, penguinAreas, ruins } from '../../printed/content.ts';
import { idsOf, isLeader, isWizard, SUMMON_PENGUINS, seatOf, TERRAMAX } from '../../state/pieces.ts';
import { castlesOf, isWar } from '../../state/scenario.ts';
import type { State } from '../../state/state.ts';
import { distance, FAR, ports } from './distance.ts';
import { odds } from './odds.ts';
import { attacking, besides, holding, type Sight, type Stack, stackAt, together } from './sight.ts';

/** What there is to go for, and how much a stack that stands somewhere may hope to get of it. */

export interface Aim {
  place: string;
  value: number;
  /** 'find' needs a leader or wizard, 'lead' a leader, 'magic' a wizard alone, the others fighting pieces; 'join' is of the war. */
  kind: 'find' | 'call' | 'free' | 'lead' | 'magic' | 'fight' | 'guard' | 'gather' | 'join';
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
/** A turn later is worth so much less; in the war the nearest castle is the best, or hosts wander from one to the other. */
const PATIENCE = { standard: 0.8, war: 0.5 };
/** Without a unit to take the danger's hit a search succeeds, and is survived, that often. */
const ALONE = 0.5;
/**
 * Nobody goes where he is not the stronger; the longer it lasts, the more is dared. In The War of the Dragon walls must be
 * stormed, and who waits lets the other side gather: there more is dared, and sooner.
 */
export function ahead({ g }: Sight): number {
  return isWar(g)
    ? Math.max(0.05, 0.25 - 0.02 * Math.max(0, g.turn - 3))
    : Math.max(0.25, 0.55 - 0.012 * Math.max(0, g.turn - 18));
}
/** How much is made of what may be lost: less and less, from 1 to 0.2; in the war from 0.2 to 0.01. */
export const caution = (sight: Sight): number => (ahead(sight) / 0.55) ** 2;
/** How little is left for tomorrow. In the war who waits wins nothing: the longer it lasts, the less must be hoped for to set out. */
export const leisure = (sight: Sight): number => (isWar(sight.g) ? caution(sight) : 1);

export const missing = ({ g, seat }: Sight): string[] => ruins.filter((ruin) => !g.knowledge[seat]!.includes(ruin));
export const complete = (sight: Sight, seat: SeatId): boolean => sight.g.knowledge[seat]!.length === ruins.length;

export function aimsOf(sight: Sight): Aim[] {
  const { g, seat, foe } = sight;
  if (isWar(g)) return [...castles(sight), ...enemies(sight), ...company(sight), ...musters(sight)];
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

/** In the war some guard a castle of their own, and the others wait there for a leader. */
export const idle = ({ g, seat }: Sight, place: string, n: number): number =>
  g.castles[place] === seat ? Math.max(0, n - WARD) : n;
const WARD = 3;

/** Units that want a leader, and stacks that want a wizard. */
const company = (sight: Sight): Aim[] =>
  [...sight.mine].flatMap(([place, { persons, n: all }]): Aim[] => {
    const led = persons.some(isLeader);
    const n = isWar(sight.g) && !led ? idle(sight, place, all) : all;
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

/** The strongest host is the one that others join, until the likeliest castle is sure to fall to it. */
function musters(sight: Sight): Aim[] {
  const { g, foe, mine } = sight;
  const hosts = [...mine].filter(([, { persons, n }]) => n > 0 && persons.some(isLeader));
  if (hosts.length < 2) return [];
  const might = (stack: Readonly<Stack>) => attacking(stack).power * stack.body;
  const [place, host] = hosts.reduce((a, b) => (might(b[1]) > might(a[1]) ? b : a));
  const chances = castlesOf(g, foe).map((castle) =>
    odds(attacking(host), holding(sight, castle, foe, stackAt(sight.theirs, castle))),
  );
  return Math.max(0, ...chances) > ENOUGH ? [] : [{ place, value: JOIN, kind: 'join' }];
}
const JOIN = 6;
/** A castle that falls so surely needs nobody more. */
const ENOUGH = 0.8;

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

function suits({ kind }: Aim, stack: Readonly<Stack>, war: boolean): number {
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
      if (!led) return 0;
      return stack.n < 3 ? 1 : war && stack.n < 6 ? 0.5 : 0;
    case 'magic':
      return stack.n === 1 && !led && stack.persons.length === 1 ? 1 : 0;
    case 'guard':
      return stack.n === 0 ? 0 : stack.speed > 1 ? SWIFT : led ? 0.8 : 1;
    case 'join':
      return stack.n > 0 ? 1 : 0;
    case 'fight':
      return stack.n === 0 ? 0 : led ? 1 : 0.5;
  }
}

/** What a stack standing at `place` may hope for: its best aim, later aims for less. */
export function prospect(sight: Sight, aims: readonly Aim[], place: string, stack: Readonly<Stack>): number {
  let best = 0;
  let second = 0;
  const later = isWar(sight.g) ? PATIENCE.war : PATIENCE.standard;
  for (const aim of aims) {
    const apart = distance(place, aim.place);
    // Who is in a ruin must leave it and come again.
    const far = apart === 0 && aim.kind === 'free' ? 2 : apart;
    if (far >= FAR) continue;
    const near = aim.value * later ** Math.ceil(far / Math.max(1, stack.speed));
    if (near <= second) continue;
    const fit = suits(aim, stack, isWar(sight.g));
    if (near * fit <= second) continue;
    const worth = near * fit * chanceAt(sight, aim, stack) * claim(sight, aim, stack, far);
    if (worth > best) [best, second] = [worth, best];
    else if (worth > second) second = worth;
  }
  return (best + 0.25 * second) * (isWar(sight.g) ? weight(stack) : 1);
}

/** In the war what few may hope for is little: else they would set out one by one, each for the whole prize. */
const weight = ({ n }: Readonly<Stack>): number => FEW + (1 - FEW) * Math.min(1, n / MANY);
const FEW = 0.3;
const MANY = 8;
/** How much of its chance an attack counts for in the war that is not to be dared yet: one goes there and waits for others. */
const HOPE = 0.5;

/** Whether the stack would come out ahead of whoever is seen there. */
function chanceAt(sight: Sight, aim: Aim, stack: Readonly<Stack>): number {
  const { g, foe } = sight;
  if (aim.kind === 'join') {
    // Who is most of that host himself has nobody to join.
    const rest = besides(sight, aim.place, stack);
    return stack.from === aim.place && stack.strength >= rest.strength ? 0 : 1;
  }
  const foes = stackAt(sight.theirs, aim.place);
  if (foes.n === 0 && (aim.kind !== 'fight' || g.castles[aim.place] !== foe)) return 1;
  const host = isWar(g) ? together(stack, besides(sight, aim.place, stack)) : stack;
  const won = odds(attacking(host), holding(sight, aim.place, foe, foes));
  return won < ahead(sight) ? (isWar(g) ? HOPE : 0.1) * won : won;
}

/** Where a friend is already much nearer there is less to do. */
function claim(sight: Sight, aim: Aim, stack: Readonly<Stack>, far: number): number {
  if (['gather', 'fight', 'join'].includes(aim.kind)) return 1;
  for (const [place, friends] of sight.mine) {
    if (friends.persons.length === 0 || friends.persons.some((id) => stack.persons.includes(id))) continue;
    if (distance(place, aim.place) < far) return 0.5;
  }
  return 1;
}
