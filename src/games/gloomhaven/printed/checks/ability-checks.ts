import { must } from './checks.ts';

/**
 * Every ability in these data, wherever it lies, has one value (`n`, or `mod` on the own one), says once where its targets
 * stand, and summons a creature there is. Throws with the path of the first that does not.
 */
export function checkAbilities(file: string, data: unknown, creatures: ReadonlyMap<string, unknown>): void {
  for (const { path, one } of objectsIn(data)) {
    if (one.op === 'move' || one.op === 'attack')
      must((one.n === undefined) !== (one.mod === undefined), file, `${path}: one of n and mod`);
    if ('who' in one || one.op === 'kill') must(isAimed(one), file, `${path}: one of range and where`);
    if (one.op === 'summon') must(creatures.has(String(one.creature)), file, `${path}: no creature ${one.creature}`);
  }
}

type Fields = Readonly<Record<string, unknown>>;
function* objectsIn(data: unknown, path = ''): Generator<{ path: string; one: Fields }> {
  if (typeof data !== 'object' || data === null) return;
  yield { path, one: data as Fields };
  for (const [key, value] of Object.entries(data)) yield* objectsIn(value, path ? `${path}.${key}` : key);
}

function isAimed({ who, range, rangeMod, where, aoe, targets }: Fields): boolean {
  const said = [range, rangeMod, where, aoe].filter((one) => one !== undefined).length;
  if (who === 'self') return said === 0 && targets === undefined;
  return said === (where === 'around-hex' ? 2 : 1);
}
