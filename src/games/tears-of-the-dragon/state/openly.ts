import type { Here } from '#core/types';
import { isFighter, isInside, isSea, leads, seemsBlocked, TERRAMAX } from './pieces.ts';
import type { State } from './state.ts';
import { asSeenBy } from './unseen.ts';
import { barTo, flies, heldBy, mayEndAt, memberIds, mustStop, onward, pointsLeft } from './ways.ts';

/** What an activation leaves to choose, as everybody can read it off the board: from closed boxes nothing is known. */

/** The match without whoever lies in a closed box, and with castles as others see them. */
function asAllSee(g: State): State {
  const seen = asSeenBy(g, 'spectator');
  const counters = Object.entries(seen.counters).map(([id, c]) => {
    const isHidden = c.fate === 'map' && c.box !== null && !c.exposed;
    return [id, isHidden ? { ...c, fate: 'away' as const, at: '', ship: null } : c] as const;
  });
  return { ...seen, counters: Object.fromEntries(counters) };
}

/** Whether somebody of the activation, who is seen, may do something: `g` is the match as all see it. */
type May = (g: State, id: string) => boolean;

/** Where those of the activation stand who are seen and may do it, each place once. None where nobody is activated. */
export function whereOpenly({ g }: Pick<Here<State>, 'g'>, may: May): string[] {
  const seen = asAllSee(g);
  return [...new Set(openMembers(seen).flatMap((id) => (may(seen, id) ? [seen.counters[id]!.at] : [])))];
}

/** Where those of the activation who are seen can come to by `ways`, each place once. */
export function whitherOpenly(
  { g }: Pick<Here<State>, 'g'>,
  ways: (g: State, id: string) => readonly string[],
): string[] {
  const seen = asAllSee(g);
  return [...new Set(openMembers(seen).flatMap((id) => ways(seen, id)))];
}

const openMembers = (g: State): string[] => memberIds(g).filter((id) => g.counters[id]!.fate === 'map');

/**
 * Where one can march to. A leader may have fighters whom nobody sees: he comes to where enemies are seen, and his way ends
 * there. In a castle he is shut in while enemies are seen outside.
 */
export function marchOpenly(g: State, id: string): string[] {
  const c = g.counters[id]!;
  const { seat } = g.activation!;
  const isShutIn =
    isInside(g, id) && !c.obfuscated && g.activation!.ways[id] !== 'teleport' && seemsBlocked(g, c.at, seat);
  const byLand = !isSea(c.at) || id === TERRAMAX || flies(g, id);
  if (heldBy(g, id) !== undefined || isShutIn || !byLand) return [];
  const known = new Set([c.at]);
  const ways: string[][] = [[]];
  for (const way of ways) {
    if (way.length >= pointsLeft(g, id) || mustStop(g, [id], way) || isMet(g, id, way)) continue;
    for (const to of onward(g, [id], way)) {
      const bar = barTo(g, [id], to);
      if (known.has(to) || (bar !== undefined && !(bar === 'no-fighter' && leads(g, id)))) continue;
      known.add(to);
      ways.push([...way, to]);
    }
  }
  return ways.filter((way) => mayEndAt(g, [id], way)).map((way) => way.at(-1)!);
}

/** Whether a leader comes upon enemies here, whom only fighters of his can meet. */
const isMet = (g: State, id: string, way: readonly string[]): boolean =>
  way.length > 0 && !isFighter(id) && seemsBlocked(g, way.at(-1)!, g.activation!.seat);
