import type { Field } from './field.ts';
import { compare } from './position.ts';
import type { Strike } from './strike.ts';

/** Enemies that are struck together, by their numbers, in ascending order. */
export type Group = readonly number[];

/** What one way to lay the area leaves to be chosen: who is struck anyway, and of whom so many more. */
interface Open {
  sure: readonly number[];
  rest: readonly number[];
  more: number;
}

/** Every way to lay the area, with as many single enemies as can be; the focus is always among them (GH-9.30). */
function openAt({ foes }: Field, strike: Strike, from: number, focus: number): Open[] {
  const near = strike.inReach(from);
  return strike.areas(from).flatMap((hit) => {
    const isSure = hit.includes(focus);
    if (!isSure && !(strike.singles > 0 && near.includes(focus))) return [];
    const sure = isSure ? hit : [...hit, focus];
    const rest = near.filter((foe) => !sure.includes(foe)).sort((a, b) => foes[a]!.rank - foes[b]!.rank);
    return [{ sure, rest, more: Math.min(strike.singles - (isSure ? 0 : 1), rest.length) }];
  });
}

/** GH-9.20d: with how many enemies the focus can be struck at once from a hex; 0 when it cannot be struck. */
export const mostAt = (field: Field, strike: Strike, from: number, focus: number): number =>
  Math.max(0, ...openAt(field, strike, from, focus).map(({ sure, more }) => sure.length + more));

/** The largest groups that can be struck from a hex, those of the best rank (GH-9.20e). */
export function bestAt(field: Field, strike: Strike, from: number, focus: number): Group[] {
  if (strike.isPlain) return strike.includes(from, focus) ? [[focus]] : [];
  const open = openAt(field, strike, from, focus);
  const most = Math.max(0, ...open.map(({ sure, more }) => sure.length + more));
  const groups = open
    .filter(({ sure, more }) => sure.length + more === most)
    .flatMap(({ sure, rest, more }) =>
      bestOf(field, rest, more).map((chosen) => [...sure, ...chosen].sort((a, b) => a - b)),
    );
  return bestRanked(field, groups);
}

/** GH-9.20e, GH-9.30: the groups whose enemies come first by nearness, then by the order of the round; none twice. */
export function bestRanked({ foes }: Field, groups: readonly Group[]): Group[] {
  const all = [...new Map(groups.map((group) => [group.join(), group])).values()];
  if (all.length < 2) return all;
  const ranks = all.map((group) => group.map((foe) => foes[foe]!.rank).sort((a, b) => a - b));
  const best = [...ranks].sort(compare)[0]!;
  return all.filter((_, i) => compare(ranks[i]!, best) === 0);
}

/** So many of a list that is in order of rank: all who come first, and any of those who are equal at the end. */
function bestOf({ foes }: Field, ranked: readonly number[], many: number): number[][] {
  if (many <= 0) return [[]];
  const last = foes[ranked[many - 1]!]!.rank;
  const sure = ranked.filter((foe) => foes[foe]!.rank < last);
  const equal = ranked.filter((foe) => foes[foe]!.rank === last);
  return choices(equal, many - sure.length).map((chosen) => [...sure, ...chosen]);
}

function choices(of: readonly number[], many: number): number[][] {
  if (many === 0) return [[]];
  return of.flatMap((one, i) => choices(of.slice(i + 1), many - 1).map((others) => [one, ...others]));
}

/** Whether exactly these can be struck together from a hex. */
export function canStrike(strike: Strike, from: number, group: Group): boolean {
  const near = strike.inReach(from);
  return strike.areas(from).some((hit) => {
    if (!hit.every((foe) => group.includes(foe))) return false;
    const others = group.filter((foe) => !hit.includes(foe));
    return others.length <= strike.singles && others.every((foe) => near.includes(foe));
  });
}
