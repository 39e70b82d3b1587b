import { expect, test } from 'vitest';
import { makeRng } from '#core/rng';
import { swapHidden } from '#games/tears-of-the-dragon/judge/hidden';
import { battleView } from '#games/tears-of-the-dragon/seen/battle';
import { FORSETI, GORGANUN } from '../board.ts';
import { torin } from './torin.ts';

test('R-1: who has left the line was seen by all, and stays in the picture as it was until the battle ends', () => {
  const t = torin('fly', { dice: { 'defender-dice': [10, 1, 10] } });
  const g = structuredClone(t.g());
  const gone = g.battle!.fighters.find((f) => f.seat === FORSETI && g.counters[f.id ?? '']?.box === null)!;
  const boxed = { at: 'eldinbourg', box: 'neko', fate: 'map' } as const;
  // It lies in a box elsewhere by now, beside one that nobody has seen, which is reduced.
  gone.out = 'left';
  Object.assign(g.counters[gone.id!]!, boxed);
  Object.assign(g.counters.neko!, { at: 'eldinbourg', fate: 'map' });
  for (const id of ['cavalry-5', 'cavalry-6']) Object.assign(g.counters[id]!, boxed, { reduced: id === 'cavalry-6' });
  const before = battleView(g, GORGANUN);
  let swapped = 0;
  for (let n = 0; n < 40; n++) {
    const other = swapHidden(g, GORGANUN, makeRng({ seed: String(n), drawn: {} }));
    if (other.counters['cavalry-5']!.reduced) swapped++;
    expect(battleView(other, GORGANUN)).toEqual(before);
  }
  expect(swapped).toBeGreaterThan(5);
});
