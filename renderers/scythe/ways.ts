import type { UnitKind } from './holding.ts';
import type { Amount } from './told.ts';

/** The ways that were gone, as they were told: those of the same places as one, and what of one is shown. */

/** Who went where: the places in order, at least two. */
export interface Way {
  seat: number;
  units: UnitKind[];
  /** What they took along. */
  load?: readonly Amount[] | undefined;
  places: string[];
  /** Of the last deed, or of whoever did it; those of others are faint. */
  isLoud: boolean;
  /** Who had lost and had to go: one light arrow, however far. */
  isRetreat?: boolean;
}

/** What tells ways apart: whose, and over which places. */
export const keyOf = ({ seat, places }: Pick<Way, 'seat' | 'places'>): string => `${seat} ${places.join()}`;

/** One way of the last deed alone needs no number, nor does one that somebody had to go. */
export const severalLoud = (ways: readonly Way[]): boolean =>
  ways.filter(({ isLoud, isRetreat }) => isLoud && !isRetreat).length > 1;

/** Ways of the same places as one: they would lie on one another. */
export function together(all: readonly Way[]): Way[] {
  const found = new Map<string, Way>();
  for (const way of all) {
    const key = `${way.isLoud} ${keyOf(way)}`;
    const known = found.get(key);
    found.set(
      key,
      known
        ? { ...known, units: [...known.units, ...way.units], load: [...(known.load ?? []), ...(way.load ?? [])] }
        : way,
    );
  }
  return [...found.values()];
}

/** The last part of a way that is all shown; undefined if that is no way. */
export function shownEnd({ places, units, ...way }: Way, shown: (id: string) => boolean): Way | undefined {
  const from = places.findLastIndex((id) => !shown(id)) + 1;
  const end = places.slice(from);
  if (end.length < 2 || places[0] === places.at(-1)) return undefined;
  // Who came from farther away has not stood where this part begins.
  return { ...way, units: from > 0 ? [] : units, places: end };
}
