import { expect, test } from 'vitest';
import type { BattleLineView } from '#games/tears-of-the-dragon/seen/view.types';
import { fogWords } from '#renderers/tears-of-the-dragon/fog-part';
import { strengthOf } from '#renderers/tears-of-the-dragon/strengths';
import { tug } from '#renderers/tears-of-the-dragon/tug';
import { seatLook } from '#renderers/theme';

test('A strength that was raised or lowered stands behind what it was, in one way alone; nothing stands beside one that was not', () => {
  const said = (bonus: number, mirrored: boolean) =>
    strengthOf({ at: 100, middle: 30, bonus, modified: 5, mirrored }, seatLook(0)).flatMap((one) =>
      one.kind === 'text' ? [one.text] : [],
    );
  expect(said(2, false)).toEqual(['3→', '5']);
  expect(said(2, true)).toEqual(['←3', '5']);
  expect(said(-1, false)).toEqual(['6→', '5']);
  expect(said(0, false)).toEqual(['5']);
});

test('TD-28.10: fog that is not yet shared out comes off the sum of a line, and not twice once it lies on pieces', () => {
  const line = (shared?: number): BattleLineView => ({
    seat: 0,
    role: 'attack',
    inside: false,
    leaders: [],
    pieces: [],
    garrison: { strength: 5, dice: [], out: false },
    scored: 0,
    ...(shared !== undefined && { fog: { points: 4, shared } }),
  });
  const sums = (shared?: number) => {
    const lines = [line(shared), { ...line(), seat: 1 }];
    const battle = { at: 'kimrin', kind: 'field', round: 2, attacker: 0, berserk: false, lines } as const;
    return tug(battle, 'en').flatMap((one) => (one.kind === 'text' && one.tag === 'tug' ? [one.text] : []));
  };
  expect(sums(0)).toEqual(['5 −4', '5']);
  expect(sums(4)).toEqual(['5', '5']);
  expect(sums()).toEqual(['5', '5']);
  expect(fogWords(line(4), 'en')).toEqual(['Fog of War −4 a round']);
  expect(fogWords(line(), 'en')).toEqual([]);
});
