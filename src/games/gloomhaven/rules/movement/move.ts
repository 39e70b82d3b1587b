import type { Message, Script, SeatId, Table } from '#core/types';
import { mayMove } from '../../state/figures/conditions.ts';
import { figure as find } from '../../state/figures/figures.ts';
import type { At, Figure, State } from '../../state/state.ts';
import { action } from '../action.ts';
import type { Run } from '../deeds/deed.ts';
import { readItem, useItem } from '../items/use-item.ts';
import { type Asked, askedOf, asks, Moving } from './asked.ts';
import type { Further } from './in-move.ts';
import { type Each, movesBy, walk } from './walk.ts';
import type { Gait, Going, Path } from './ways.ts';

/** GH-6.1: a move that somebody decides, by its end or by a way of one's own. */

const hexLabel = (at: string): Message => ({ key: 'label.hex', args: { at } });

const ends = ({ ways, fits }: Asked): At[] => [...ways().keys()].filter(fits);

/** The end of a move; the way is the one with the fewest traps and hazards, then the shortest. */
export const move = action({
  name: 'move',
  about: Moving,
  fields: {
    to: {
      kind: 'one',
      of: 'place',
      options: ({ g, about }) => ends(askedOf(g, about)),
      label: hexLabel,
    },
  },
  places: ({ g, about }) => ends(askedOf(g, about)),
  foresee({ g, about }, { to }) {
    const way = askedOf(g, about).ways().get(to) ?? [];
    return { says: way.length > 1 ? [{ key: 'foresee.way', args: { way } }] : [] };
  },
});

/** A way of one's own, hex by hex. */
export const goAlong = action({
  name: 'go-along',
  about: Moving,
  fields: {
    way: {
      kind: 'path',
      of: 'place',
      next: ({ g, about }, _, way) => nextOn(askedOf(g, about), way),
      mayEnd: ({ g, about }, _, way) => endsWell(askedOf(g, about), way),
      label: hexLabel,
    },
  },
});

/** What a way costs so far, or as a whole. */
const spent = (path: Path, way: readonly At[], isWhole: boolean): number =>
  way.reduce((sum, at, i) => sum + path.cost(at, isWhole && i === way.length - 1), 0);

function nextOn({ about, mover, path, onward }: Asked, way: readonly At[]): readonly At[] {
  const last = way.at(-1);
  if (last !== undefined && path.stops(last)) return [];
  return onward(last ?? mover.at, about.points - spent(path, way, false));
}

function endsWell({ about, mover, path, fits }: Asked, way: readonly At[]): boolean {
  const end = way.at(-1);
  if (end === undefined) return false;
  return (end === mover.at || path.mayEnd(end)) && spent(path, way, true) <= about.points && fits(end);
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
    const about: Moving & { items: number[] } = { ...how, points, gait, items, actor: figure.id };
    const key = entered.length === 0 ? 'move' : 'move-on';
    const actions = how.straight ? ([move, useItem, stay] as const) : ([move, goAlong, useItem, stay] as const);
    const { path, ways } = asks(t.g, about);
    const said = yield* t.askOneOf(seat, key, actions, { about });
    if (said.name === 'stay') return entered;
    if (said.name === 'use-item') {
      const further = yield* uses!(readItem(said.args.item));
      points += further.points;
      if (further.jump && gait === 'walk') gait = 'jump';
      continue;
    }
    const way = said.name === 'move' ? ways().get(said.args.to)! : said.args.way;
    const cost = (hexes: readonly At[]) => hexes.reduce((sum, at, i) => sum + path.cost(at, i === way.length - 1), 0);
    const isDoor = path.stops(way.at(-1)!);
    const went = yield* walk(t, figure, { way, gait, told: movesBy(t, figure.id), run, ...(each && { each }) });
    entered.push(...went);
    points -= cost(went);
    // who was stopped on the way goes no further.
    if (!isDoor || !find(t.g, figure.id) || !mayMove(figure)) return entered;
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
