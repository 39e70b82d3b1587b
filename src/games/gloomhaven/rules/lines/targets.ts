import { scenario } from '../../printed/content/scenarios.ts';
import { difference, layings, sum } from '../../printed/map/hexes.ts';
import type { Where, Who } from '../../printed/schema/terms/aim.ts';
import { allies, enemies, figure as find, sideOf } from '../../state/figures/figures.ts';
import { isHidden } from '../../state/items/worn.ts';
import { atOf, boardOf, hexOf } from '../../state/map/board.ts';
import type { At, Figure, State } from '../../state/state.ts';
import { actorOf, type Deed } from '../deeds/deed.ts';
import { ownValues, type Plan } from './plan.ts';

/** Whom an ability can reach, from where its figure stands (GH-7.1, GH-7.3). */

export interface Reach {
  who: Who;
  /** Absent: the figure's own range. */
  range?: number | undefined;
  rangeMod?: number | undefined;
  where?: Where | undefined;
}

/** Enemies of whoever acts; of one who is commanded all his own side but himself. */
export const foesOf = (g: State, deed: Deed): Figure[] => {
  const actor = actorOf(g, deed)!;
  return deed.commander === undefined ? enemies(g, actor) : allies(g, actor);
};

/** All figures that fit, nearest first; invisible ones are hidden from their enemies (GH-11.6). */
export function reachable(g: State, deed: Deed, { who, range, rangeMod = 0, where }: Reach): Figure[] {
  const actor = actorOf(g, deed)!;
  const most = (range ?? ownValues(g, actor).range) + rangeMod;
  if (who === 'self') return [actor];
  const board = boardOf(g);
  const isThere = (one: Figure): boolean => {
    if (one === actor && who !== 'anyone' && where === undefined) return true;
    if (where !== undefined) return stands(g, deed, where, one);
    return board.range(actor.at, one.at) <= most && board.sees(actor.at, one.at);
  };
  return sides(g, deed, who)
    .filter((one) => isThere(one) && (one === actor || sideOf(one) === sideOf(actor) || !isHidden(g, one)))
    .sort((a, b) => board.range(actor.at, a.at) - board.range(actor.at, b.at));
}

function sides(g: State, deed: Deed, who: Who): Figure[] {
  const actor = actorOf(g, deed)!;
  switch (who) {
    case 'self':
      return [actor];
    case 'enemy':
      return foesOf(g, deed);
    case 'ally':
      return allies(g, actor);
    case 'self-or-ally':
      return [actor, ...allies(g, actor)];
    case 'other':
      return g.figures.filter((one) => one !== actor);
    case 'anyone':
      return g.figures;
    case 'summon':
      return g.figures.filter((one) => one.kind === 'summon' && actor.kind === 'character' && one.owner === actor.seat);
  }
}

function stands(g: State, deed: Deed, where: Where, one: Figure): boolean {
  const board = boardOf(g);
  const near = (hexes: readonly At[]) => hexes.some((at) => board.range(at, one.at) === 1);
  const last = deed.targets.at(-1);
  switch (where) {
    case 'anywhere':
      return true;
    case 'room':
      return roomsAt(g, actorOf(g, deed)!.at).some((room) => roomsAt(g, one.at).includes(room));
    case 'area':
      return deed.area.includes(one.at);
    case 'moved-through':
      return deed.way.slice(0, -1).includes(one.at) || (deed.way.at(-1) === one.at && one.id !== deed.actor);
    case 'beside-path':
      return near(deed.way);
    case 'target':
      return last !== undefined && one.id === last.id;
    case 'beside-target':
      return last !== undefined && one.id !== last.id && near([find(g, last.id)?.at ?? last.at]);
    case 'beside-obstacle':
      return near(deed.obstacles);
    case 'around-hex':
      return false;
  }
}

/** The rooms of a hex; one on a doorway is in both. */
function roomsAt(g: State, at: At): number[] {
  const told = scenario(g.scenario);
  const door = told.doors.find(({ hex }) => atOf(hex) === at);
  return door
    ? [...door.rooms]
    : told.rooms.flatMap(({ id, hexes }) => (hexes.some((hex) => atOf(hex) === at) ? [id] : []));
}

/** One way to lay an area: its hexes of floor, and the enemies it strikes, each in sight (GH-7.3). */
export interface Laid {
  hexes: At[];
  hits: Figure[];
}

/** Every way to lay an area that strikes somebody who `fits`, one for each set of figures it covers. */
export function laidFor(
  g: State,
  deed: Deed,
  { aoe, range }: Pick<Plan, 'aoe' | 'range'>,
  fits: (one: Figure) => boolean = () => true,
): Laid[] {
  const actor = actorOf(g, deed)!;
  const board = boardOf(g);
  const here = hexOf(actor.at);
  const foes = foesOf(g, deed).filter((one) => !isHidden(g, one) && board.sees(actor.at, one.at));
  const { origin, hexes } = aoe!;
  const found = new Map<string, Laid>();
  const lay = (laid: readonly (readonly [number, number])[]): void => {
    const floor = laid.map(atOf).filter((at) => board.isFloor(at));
    const hits = foes.filter((one) => floor.includes(one.at) && fits(one));
    if (hits.length === 0) return;
    const covered = g.figures.filter(({ at }) => floor.includes(at)).map(({ id }) => id);
    const name = covered.sort().join();
    if (!found.has(name)) found.set(name, { hexes: floor, hits });
  };
  for (const pattern of layings(hexes)) {
    if (origin === 'self') lay(pattern.map((hex) => sum(here, hex)));
    else
      for (const foe of foes)
        for (const pin of pattern) {
          const laid = pattern.map((hex) => sum(hexOf(foe.at), difference(hex, pin)));
          if (laid.some((hex) => board.range(actor.at, atOf(hex)) <= range)) lay(laid);
        }
  }
  return [...found.values()];
}

/** Enemies on a shortest way to a figure, on that way which holds the most of them; the figure itself is not among them. */
export function onTheWay(g: State, deed: Deed, to: Figure): Figure[] {
  const board = boardOf(g);
  const foes = foesOf(g, deed).filter((one) => one !== to && !isHidden(g, one));
  const from = (at: At): Figure[] => {
    const left = board.range(at, to.at);
    const here = foes.filter((one) => one.at === at);
    if (left <= 1) return here;
    const ways = board
      .beside(at)
      .filter((next) => board.range(next, to.at) === left - 1)
      .map(from);
    return [...here, ...ways.reduce((best, way) => (way.length > best.length ? way : best), [])];
  };
  return from(actorOf(g, deed)!.at);
}
