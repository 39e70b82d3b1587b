import type { Json, Message, Script, SeatId, Table } from '#core/types';
import type { Run } from '../abilities/deed.ts';
import { action } from '../action.ts';
import { boardOf } from '../board.ts';
import { figure as find } from '../figures/figures.ts';
import type { Further } from '../items/in-move.ts';
import { readItem, useItem } from '../items/use-item.ts';
import type { At, Figure, State } from '../state.ts';
import { hexesWith } from '../terrain.ts';
import { type Each, movesBy, walk } from './walk.ts';
import { type Gait, type Going, pathFor, waysWithin } from './ways.ts';

/** GH-6.1: a move that somebody decides, by its end or by a way of one's own. */

/** What the question is about: who goes, and how. Public. */
interface About extends Going {
  actor: string;
  end?: 'beside-obstacle' | 'beside-you';
  /** Beside whom it must end. */
  beside?: string;
  items: number[];
}
const aboutOf = (about: Json): About => about as unknown as About;
const moverOf = (g: State, about: Json): Figure => find(g, aboutOf(about).actor)!;

/** Whether the move may end there, by the words of its card. */
function fits(g: State, about: About, at: At): boolean {
  if (!about.end) return true;
  const beside = boardOf(g).beside(at);
  if (about.end === 'beside-obstacle') return hexesWith(g, 'obstacle').some((one) => beside.includes(one));
  const leader = find(g, about.beside ?? '');
  return leader !== undefined && beside.includes(leader.at);
}

const hexLabel = (at: string): Message => ({ key: 'label.hex', args: { at } });

/** The end of a move; the way is the one with the fewest traps and hazards, then the shortest. */
export const move = action({
  name: 'move',
  fields: {
    to: {
      kind: 'one',
      options: ({ g, about }) =>
        [...waysWithin(g, moverOf(g, about), aboutOf(about)).keys()].filter((at) => fits(g, aboutOf(about), at)),
      label: hexLabel,
    },
  },
  foresee({ g, about }, { to }) {
    const way = waysWithin(g, moverOf(g, about), aboutOf(about)).get(to) ?? [];
    return { says: way.length > 1 ? [{ key: 'foresee.way', args: { way } }] : [] };
  },
  pull: () => 4,
});

/** A way of one's own, hex by hex. */
export const goAlong = action({
  name: 'go-along',
  fields: {
    way: {
      kind: 'path',
      next: ({ g, about }, _, way) => nextOn(g, about, way),
      mayEnd: ({ g, about }, _, way) => endsWell(g, about, way),
      label: hexLabel,
    },
  },
  pull: () => 0.2,
});

const spent = (g: State, about: Json, way: readonly At[], isWhole: boolean): number => {
  const path = pathFor(g, moverOf(g, about), aboutOf(about));
  return way.reduce((sum, at, i) => sum + path.cost(at, isWhole && i === way.length - 1), 0);
};

function nextOn(g: State, about: Json, way: readonly At[]): At[] {
  const mover = moverOf(g, about);
  const path = pathFor(g, mover, aboutOf(about));
  const here = way.at(-1) ?? mover.at;
  if (way.length > 0 && path.stops(here)) return [];
  const left = aboutOf(about).points - spent(g, about, way, false);
  const further = waysFrom(g, about, way);
  return path.board.beside(here).filter((at) => path.isOpen(at) && path.cost(at, false) <= left && further(at, left));
}

/** Whether a way over this hex can still come to an end. */
function waysFrom(g: State, about: Json, way: readonly At[]): (at: At, left: number) => boolean {
  const mover = moverOf(g, about);
  const path = pathFor(g, mover, aboutOf(about));
  return (at, left) => {
    if (endsWell(g, about, [...way, at])) return true;
    if (path.stops(at)) return false;
    const beyond = { ...mover, at };
    const points = left - path.cost(at, false);
    return points > 0 && waysWithin(g, beyond, { ...aboutOf(about), points, straight: false }).size > 0;
  };
}

function endsWell(g: State, about: Json, way: readonly At[]): boolean {
  const end = way.at(-1);
  if (end === undefined) return false;
  const mover = moverOf(g, about);
  const path = pathFor(g, mover, aboutOf(about));
  const isFree = end === mover.at || path.mayEnd(end);
  return isFree && spent(g, about, way, true) <= aboutOf(about).points && fits(g, aboutOf(about), end);
}

/** GH-5.11: a move of no hexes is one as well. */
export const stay = action({ name: 'stay', fields: {} });

/** Moves a figure as its player says; after a door has opened it goes on with what is left (GH-13.3). Gives the hexes it entered. */
export function* moves(t: Table<State>, figure: Figure, going: Going & Asking): Script<At[]> {
  const entered: At[] = [];
  let { points, gait } = going;
  const { seat, each, run, helps, uses, ...how } = going;
  for (;;) {
    const items = helps?.(gait) ?? [];
    const about: About = { ...how, points, gait, items, actor: figure.id };
    const key = entered.length === 0 ? 'move' : 'move-on';
    const actions = how.straight ? ([move, useItem, stay] as const) : ([move, goAlong, useItem, stay] as const);
    const said = yield* t.askOneOf(seat, key, actions, { about: JSON.parse(JSON.stringify(about)) });
    if (said.name === 'stay') return entered;
    if (said.name === 'use-item') {
      const further = yield* uses!(readItem(said.args.item));
      points += further.points;
      if (further.jump && gait === 'walk') gait = 'jump';
      continue;
    }
    const ways = said.name === 'move' ? waysWithin(t.g, figure, about) : undefined;
    const way = said.name === 'move' ? ways!.get(said.args.to)! : said.args.way;
    const path = pathFor(t.g, figure, about);
    const cost = (hexes: readonly At[]) => hexes.reduce((sum, at, i) => sum + path.cost(at, i === way.length - 1), 0);
    const isDoor = path.stops(way.at(-1)!);
    const went = yield* walk(t, figure, { way, gait, told: movesBy(t, figure.id), run, ...(each && { each }) });
    entered.push(...went);
    points -= cost(went);
    if (!isDoor || !find(t.g, figure.id)) return entered;
    if (points <= 0 && (helps?.(gait) ?? []).length === 0) return entered;
  }
}

interface Asking {
  seat: SeatId;
  /** Items that can be used in a move that goes so, and what one of them makes more. */
  helps?(gait: Gait): number[];
  uses?(item: number): Script<Further>;
  each?: Each;
  run: Run;
  end?: 'beside-obstacle' | 'beside-you';
  beside?: string;
}
