import type { Absent, Json, Message } from '#core/types';
import { roadsFrom } from '../../printed/content.ts';
import { stepsFrom } from '../../printed/roads.ts';
import { isSea, isUnit } from '../../state/pieces.ts';
import type { State } from '../../state/state.ts';
import { barTo, groupPoints, isGroup, memberIds, mustStop, onward, shortestWays, staysFor } from '../../state/ways.ts';

/** Why choices that one would expect are not there. From the same facts as the options themselves: nothing hidden. */

/** A reason, by its key; its words are half a sentence after the name of the thing. */
export const because = (key: string, args?: Record<string, Json>): Message => ({
  key: `absent.${key}`,
  ...(args && { args }),
});

/** The pieces of these that `why` keeps out of the options, and people who are not on the map. */
export function absentPieces(
  g: State,
  ids: readonly string[],
  why: (id: string) => string | undefined,
): readonly Absent[] {
  return ids.flatMap((option): Absent[] => {
    const { fate } = g.counters[option]!;
    // In a pool they wait to be recruited (TD-21.2): nobody looks for them on the map.
    const key = fate === 'map' ? why(option) : fate === 'pool' || isUnit(option) ? undefined : fate;
    return key ? [{ option, why: because(key) }] : [];
  });
}
/** Who of this activation does not move (TD-7.1 to 7.4, TD-12.8). */
export const whoStays = (g: State): readonly Absent[] => absentPieces(g, memberIds(g), (id) => staysFor(g, id));

/** Where a group does not get to on the way it has begun: next to it and barred, or too far by road; the nearest first. */
export function whereNotTo(g: State, ids: readonly string[], path: readonly string[]): readonly Absent[] {
  if (!isGroup(g, ids)) return [];
  const here = path.at(-1) ?? g.counters[ids[0]!]!.at;
  const left = groupPoints(g, ids) - path.length;
  if (left > 0 && mustStop(g, ids, path)) {
    return onward(g, ids, path).map((option) => ({ option, why: because('stopped-at', { place: here }) }));
  }
  const barred = onward(g, ids, path).flatMap((option): Absent[] => {
    const bar = left > 0 ? barTo(g, ids, option) : undefined;
    return bar ? [{ option, why: because(bar) }] : [];
  });
  if (isSea(here)) return barred;
  const known = new Set([
    ...barred.map(({ option }) => option),
    ...shortestWays(g, ids, path).map((way) => way.at(-1)!),
  ]);
  const far = [...stepsFrom([here], roadsFrom)].filter(([place, n]) => n > 0 && !known.has(place));
  const tooFar = far.map(([option, n]) => ({
    option,
    why: n > left ? because('too-far', { n, left }) : because('cut-off'),
  }));
  return [...barred, ...tooFar];
}
