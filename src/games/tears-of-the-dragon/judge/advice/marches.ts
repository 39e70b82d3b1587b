import { areas, roadsFrom } from '../../printed/content.ts';
import {
  at,
  byRank,
  commandOf,
  isFighter,
  isLeader,
  isUnit,
  mayCommand,
  movementOf,
  TERRAMAX,
} from '../../state/pieces.ts';
import { hasSecrets, isWar } from '../../state/scenario.ts';
import type { State } from '../../state/state.ts';
import { isGroup, mayMove, memberIds, pointsLeft } from '../../state/ways.ts';
import { type Aim, ahead, castleValue, caution, forUnits, idle, prospect } from './aims.ts';
import { distance } from './distance.ts';
import { odds } from './odds.ts';
import {
  attacking,
  besides,
  holding,
  priceOf,
  type Sight,
  type Stack,
  stackAt,
  stackOf,
  together,
  without,
} from './sight.ts';

/** Where to march, with whom, and what it may bring or cost. */

export interface March {
  group: string[];
  path: string[];
  worth: number;
}

/** Ways by road of at most `points` steps, shortest first; enemies in sight end a way. */
function ways(sight: Sight, from: string, points: number): string[][] {
  const found = new Map<string, string[]>([[from, []]]);
  const queue = [from];
  for (const place of queue) {
    const path = found.get(place)!;
    if (path.length >= points || (path.length > 0 && blocked(sight, place))) continue;
    for (const to of roadsFrom(place)) {
      if (found.has(to)) continue;
      found.set(to, [...path, to]);
      queue.push(to);
    }
  }
  found.delete(from);
  const paths = [...found.values()];
  // Out of a ruin and in again, for those who are trapped there.
  const out = roadsFrom(from).find((to) => !blocked(sight, to));
  if (hasSecrets(sight.g, from) && points >= 2 && out !== undefined) paths.push([out, from]);
  return paths;
}
const blocked = (sight: Sight, place: string): boolean =>
  stackAt(sight.theirs, place).n > 0 && sight.g.castles[place] !== sight.foe;

/** What the strongest enemy who can be there next turn may take: the stack, and the castle if it is one's own. */
export function risk(sight: Sight, place: string, stack: Readonly<Stack>): number {
  const { g, seat } = sight;
  const own = g.castles[place] === seat;
  const stake = stack.value + (own ? castleValue(g, place) : 0);
  if (stake <= 0) return 0;
  let worst = 0;
  const held = holding(sight, place, seat, stack);
  for (const [from, foes] of sight.theirs) {
    if (foes.n < 1 || distance(from, place) > foes.speed) continue;
    worst = Math.max(worst, odds(attacking(foes), held));
  }
  return worst < 0.4 ? 0 : stake * (worst - 0.3) * 0.6 * caution(sight);
}

/** A group before it sets out, and what it may expect if it stays. */
interface Start {
  from: string;
  stack: Stack;
  prospect: number;
  /** What leaving it risks, and what staying would. */
  leaving: number;
}
function startOf(sight: Sight, aims: readonly Aim[], group: readonly string[]): Start {
  const from = sight.g.counters[group[0]!]!.at;
  const stack = stackOf(sight.g, group);
  const stay = stackAt(sight.mine, from);
  const left = without(stay, stack);
  const leaving = risk(sight, from, left) - risk(sight, from, stay) + forsaken(sight, from, { stack, stay, left });
  return { from, stack, prospect: prospect(sight, aims, from, stack), leaving };
}

/** A leader who goes without his units leaves them to stand idle. */
function forsaken(
  sight: Sight,
  from: string,
  { stack, stay, left }: Record<'stack' | 'stay' | 'left', Readonly<Stack>>,
): number {
  const others = stay.persons.some((id) => isLeader(id) && !stack.persons.includes(id));
  if (isWar(sight.g)) {
    const command = stack.persons.filter(isLeader).reduce((sum, id) => sum + commandOf(id), 0);
    const waiting = others ? 0 : Math.min(idle(sight, from, left.n), command - stack.n);
    return waiting >= 2 ? forUnits(waiting) : 0;
  }
  const alone = stack.n < 2 && stack.persons.some(isLeader) && !others;
  return alone && left.n >= 2 && !garrison(sight, from) ? forUnits(left.n) : 0;
}
/** Units are not idle in a castle of their own, nor in a ruin where the enemy still has to look. */
const garrison = ({ g, seat, foe }: Sight, place: string): boolean =>
  g.castles[place] === seat || (hasSecrets(g, place) && !g.knowledge[foe]!.includes(place));

/** How much better off the seat is when the group goes this way than when it stays. */
export function marchWorth(
  sight: Sight,
  aims: readonly Aim[],
  { group, path }: { group: readonly string[]; path: readonly string[] },
  start = startOf(sight, aims, group),
): number {
  const to = path.at(-1)!;
  const { stack } = start;
  const onTheWay = ruinsPassed(sight, aims, stack, path);
  const met = meeting(sight, stack, to);
  if (met === null) return -stack.value;
  const there = stackAt(sight.mine, to);
  const arriving = risk(sight, to, there) - risk(sight, to, together(stack, there));
  return onTheWay.worth + met + prospect(sight, onTheWay.left, to, stack) - start.prospect - start.leaving + arriving;
}

/** What ruins on the way give and cost, and what is still to be had afterwards. */
function ruinsPassed(sight: Sight, aims: readonly Aim[], stack: Readonly<Stack>, path: readonly string[]) {
  let worth = 0;
  let left = aims;
  for (const place of path) {
    if (!hasSecrets(sight.g, place)) continue;
    const safe = stack.n > (stack.persons.some(isLeader) ? 0 : 1);
    const foes = stackAt(sight.theirs, place);
    const won = foes.n > 0 ? odds(attacking(stack), holding(sight, place, sight.foe, foes)) : 1;
    for (const aim of left) {
      if (aim.place !== place || won < ahead(sight)) continue;
      if (aim.kind === 'find' && stack.persons.length > 0) worth += aim.value * (safe ? 1 : 0.55) * won;
      else if (aim.kind === 'free' && stack.n > 0) worth += aim.value * won;
      else continue;
      left = left.filter((one) => one !== aim);
    }
    worth -= safe ? 0.3 : 0.25 * (stack.value + 2);
  }
  return { worth, left };
}

/** Whether those within are taken: by the whole host that would then stand before the walls, or not at all. */
function stormed(sight: Sight, stack: Readonly<Stack>, castle: string): number {
  const host = together(stack, besides(sight, castle, stack));
  const won = odds(attacking(host), holding(sight, castle, sight.foe, stackAt(sight.theirs, castle)));
  return won < ahead(sight) ? 0 : won;
}

/** What enemies in the open there bring, or null when they are too strong. */
function meeting(sight: Sight, stack: Readonly<Stack>, to: string): number | null {
  const { g, foe } = sight;
  const foes = stackAt(sight.theirs, to);
  if (foes.n === 0 || g.castles[to] === foe) {
    const taken = foes.persons.length > 0 && stack.n > 0 ? 2 * foes.persons.length : 0;
    return isWar(g) && foes.n > 0 ? taken * stormed(sight, stack, to) : taken;
  }
  const won = odds(attacking(stack), holding(sight, to, foe, foes));
  if (won < ahead(sight)) return null;
  // Leaders who lose their company are taken, and their captors may ask them what they know.
  return won * foes.value * 0.3 - (1 - won) * stack.value * 0.6 * caution(sight);
}

export interface Marchers {
  groups: readonly (readonly string[])[];
  /** How far a piece comes. */
  speed: (id: string) => number;
  most: number;
}
/** The best marches of any of the groups, `most` of them. */
export function bestMarches(sight: Sight, aims: readonly Aim[], { groups, speed, most }: Marchers): March[] {
  const found: March[] = [];
  for (const group of groups) {
    if (group.length === 0) continue;
    const from = sight.g.counters[group[0]!]!.at;
    if (!areas.has(from)) continue;
    const paths = ways(sight, from, Math.min(...group.map(speed)));
    if (paths.length === 0) continue;
    const start = startOf(sight, aims, group);
    for (const path of paths)
      found.push({ group: [...group], path, worth: marchWorth(sight, aims, { group, path }, start) });
  }
  return found.sort((a, b) => b.worth - a.worth).slice(0, most);
}

/** A leader with all, with his swift ones, with a small escort; the first group is always everybody. */
export function groupings(sight: Sight, head: string, followers: readonly string[], speed: (id: string) => number) {
  const { g } = sight;
  const strongest = [...followers].sort((a, b) => priceOf(g, b) - priceOf(g, a) || speed(b) - speed(a));
  const atLeast = (points: number) => strongest.filter((id) => speed(id) >= points);
  const groups = [strongest, atLeast(2), atLeast(3), atLeast(2).filter(isUnit).slice(0, 2)].map((some) => [
    head,
    ...some,
  ]);
  return groups.filter(
    (group, i) => groups.findIndex((other) => other.length === group.length && String(other) === String(group)) === i,
  );
}

/** Groups that the pieces of the activation can form now. */
export function groupsNow(sight: Sight): string[][] {
  const { g } = sight;
  const ready = memberIds(g).filter((id) => mayMove(g, id));
  const speed = (id: string) => pointsLeft(g, id);
  const lead = g.activation!.head;
  // In the war a leader's host stays together: what goes ahead by ones and twos is lost by ones and twos.
  const whole = isWar(g) && isLeader(lead);
  const heads = ready.filter((id) => (whole ? id === lead : !isUnit(id)));
  const groups = heads.flatMap((head) => {
    const followers = ready.filter(
      (id) => isFighter(id) && id !== head && g.counters[id]!.box === head && isGroup(g, [head, id]),
    );
    return groupings(sight, head, followers, speed);
  });
  const host = (whole || heads.length > 1) && isGroup(g, ready) ? hosts(g, ready, speed) : [];
  const alone = isUnit(lead) ? ready.map((id) => [id]) : whole ? [] : bands(sight, ready, speed);
  const dragon = ready.includes(TERRAMAX) ? [[TERRAMAX]] : [];
  return [...groups, ...host, ...alone, ...dragon];
}
/** Everybody, and in the war the swift ones of everybody. */
function hosts(g: State, all: readonly string[], speed: (id: string) => number): string[][] {
  const swift = all.filter((id) => speed(id) >= 2);
  return isWar(g) && swift.length < all.length ? [[...all], swift] : [[...all]];
}
/** Whom a leader's activation takes along (TD-4.7): lower leaders in the same place, with those whom they lead. */
export function hostsOf(sight: Sight, head: string, speed: (id: string) => number): string[][] {
  const { g, seat } = sight;
  const c = g.counters[head]!;
  const lower = at(g, c.at, seat).filter((id) => {
    const d = g.counters[id]!;
    return isLeader(id) && id !== head && byRank(head, id) < 0 && !d.spent && !d.fixed && d.ship === c.ship;
  });
  if (!isWar(g) || lower.length === 0) return [];
  const all = [head, ...lower];
  const units: string[] = [];
  for (const leader of all) {
    const led = followersOf(sight, leader).filter((id) => !units.includes(id));
    const boxed = led.filter((id) => g.counters[id]!.box === leader);
    const room = commandOf(leader) - boxed.length;
    units.push(...boxed, ...led.filter((id) => g.counters[id]!.box === null).slice(0, Math.max(0, room)));
  }
  return hosts(g, [...all, ...units], speed);
}
/** TD-7.3: units of a box that can go on without their leader, by place and speed: all of them, or two. */
function bands(sight: Sight, ready: readonly string[], speed: (id: string) => number): string[][] {
  const { g } = sight;
  const alike = new Map<string, string[]>();
  for (const id of ready.filter((one) => isUnit(one) && one !== TERRAMAX)) {
    const key = `${g.counters[id]!.at}/${speed(id)}`;
    const band = alike.get(key) ?? [];
    if (band.length === 0 || isGroup(g, [band[0]!, id])) alike.set(key, [...band, id]);
  }
  return [...alike.values()].flatMap((band) => (band.length > 2 ? [band, band.slice(0, 2)] : [band]));
}

export const speedNow =
  (sight: Sight) =>
  (id: string): number =>
    pointsLeft(sight.g, id);

/** Whom a leader would take along if he were activated: his box, and who lies open beside him. */
export function followersOf(sight: Sight, leader: string): string[] {
  const { g, seat } = sight;
  const c = g.counters[leader]!;
  return at(g, c.at, seat).filter((id) => {
    const d = g.counters[id]!;
    return (
      isFighter(id) &&
      mayCommand(leader, id) &&
      !d.spent &&
      !d.fixed &&
      d.ship === c.ship &&
      (d.box === leader || (d.box === null && isUnit(id)))
    );
  });
}
export const speedOf =
  (sight: Sight) =>
  (id: string): number =>
    movementOf(sight.g, id);
