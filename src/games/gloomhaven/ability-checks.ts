import { must } from './checks.ts';

/**
 * Every ability in these data, wherever it lies, has one value (`n`, or `mod` on the own one) and says once where its targets
 * stand. Throws with the path of the first that does not.
 */
export function checkAbilities(file: string, data: unknown, path = ''): void {
  if (typeof data !== 'object' || data === null) return;
  const one = data as Readonly<Record<string, unknown>>;
  if (one.op === 'move' || one.op === 'attack')
    must((one.n === undefined) !== (one.mod === undefined), file, `${path}: one of n and mod`);
  if ('who' in one || one.op === 'kill') must(isAimed(one), file, `${path}: one of range and where`);
  for (const [key, value] of Object.entries(one)) checkAbilities(file, value, path ? `${path}.${key}` : key);
}

function isAimed({ who, range, rangeMod, where, aoe, targets }: Readonly<Record<string, unknown>>): boolean {
  const said = [range, rangeMod, where, aoe].filter((one) => one !== undefined).length;
  if (who === 'self') return said === 0 && targets === undefined;
  return said === (where === 'around-hex' ? 2 : 1);
}
