import { z } from 'zod';
import { same } from '#core/copy';
import { figure as find } from '../../state/figures/figures.ts';
import { boardOf } from '../../state/map/board.ts';
import { hexesWith } from '../../state/map/terrain.ts';
import type { At, Figure, State } from '../../state/state.ts';
import { Going, type Path, pathFor, waysWithin } from './ways.ts';

/** What a question about a move asks of the map: worked out once for it, however often it is then looked at. */

/** What the question is about: who goes, and how. Public. */
export const Moving = Going.extend({
  actor: z.string(),
  end: z.enum(['beside-obstacle', 'beside-you']).optional(),
  /** Beside whom it must end. */
  beside: z.string().optional(),
});
export type Moving = z.infer<typeof Moving>;

export interface Asked {
  about: Moving;
  mover: Figure;
  path: Path;
  /** Whether the move may end there, by the words of its card. */
  fits(at: At): boolean;
  /** The best way to every hex where it can end. */
  ways(): ReadonlyMap<At, At[]>;
  /** Where a way can go on from a hex with so many points left, so that it comes to an end. */
  onward(from: At, left: number): readonly At[];
}

/** By what the question is about, which is made anew with each; nothing is played while it is open. */
const known = new WeakMap<object, { g: State; asked: Asked }>();
/** The question that stands in a state: whoever is asked gets a copy of what it is about. */
const open = new WeakMap<State, Asked>();

/** A question that is put now. */
export function asks(g: State, about: Moving): Asked {
  const asked = workedOut(g, about);
  open.set(g, asked);
  return asked;
}

export function askedOf(g: State, about: Moving): Asked {
  const before = known.get(about);
  if (before?.g === g) return before.asked;
  const standing = open.get(g);
  const asked = standing && same(standing.about, about) ? standing : workedOut(g, about);
  known.set(about, { g, asked });
  return asked;
}

function workedOut(g: State, about: Moving): Asked {
  const mover = find(g, about.actor)!;
  const path = pathFor(g, mover, about);
  let ways: ReadonlyMap<At, At[]> | undefined;
  const fits = endsBy(g, about);
  return {
    about,
    mover,
    path,
    fits,
    ways() {
      ways ??= waysWithin(g, mover, about);
      return ways;
    },
    onward: onwardBy({ path, mayEnd: (at) => (at === mover.at || path.mayEnd(at)) && fits(at) }),
  };
}

function endsBy(g: State, { end, beside }: Moving): (at: At) => boolean {
  if (!end) return () => true;
  const by = end === 'beside-obstacle' ? hexesWith(g, 'obstacle') : [find(g, beside ?? '')?.at];
  const near = new Set(by.flatMap((at) => (at === undefined ? [] : boardOf(g).beside(at))));
  return (at) => near.has(at);
}

/** Whatever way led there: where it can go on depends on the hex and the points left alone. */
function onwardBy({ path, mayEnd }: { path: Path; mayEnd(at: At): boolean }): Asked['onward'] {
  const found = new Map<At, (readonly At[])[]>();
  const onward = (from: At, left: number): readonly At[] => {
    const here = found.get(from) ?? [];
    found.set(from, here);
    here[left] ??= path.board.beside(from).filter((at) => path.isOpen(at) && comesToAnEnd(at, left));
    return here[left];
  };
  const comesToAnEnd = (at: At, left: number): boolean => {
    if (path.cost(at, true) <= left && mayEnd(at)) return true;
    const after = left - path.cost(at, false);
    return after > 0 && !path.stops(at) && onward(at, after).length > 0;
  };
  return onward;
}
