import type { View } from '#games/gloomhaven/seen/view.types';

/** Monsters and summons whose turn is over and who did nothing in it: they are told, so that nobody seems to be left out. */
export function idleTurns(
  { turn }: View,
  told: ReadonlySet<number>,
  { doers, cast }: { doers: ReadonlyMap<number, string>; cast: ReadonlyMap<string, { kind: string }> },
): { act: number; doer: string }[] {
  return [...doers].flatMap(([act, doer]) => {
    const kind = cast.get(doer)?.kind;
    if ((kind !== 'monster' && kind !== 'summon') || doer === turn?.actor) return [];
    return told.has(act) ? [] : [{ act, doer }];
  });
}
