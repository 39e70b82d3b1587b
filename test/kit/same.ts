import { isDeepStrictEqual } from 'node:util';
import { expect } from 'vitest';

/** As `toEqual`, of large states in a tenth of the time; when they differ, `toEqual` says where. */
export function expectSame(one: unknown, other: unknown, what?: string): void {
  if (!isDeepStrictEqual(one, other)) expect(one, what).toEqual(other);
}
