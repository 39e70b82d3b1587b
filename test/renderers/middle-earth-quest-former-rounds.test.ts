import { expect, test } from 'vitest';
import { formerRounds } from '#renderers/middle-earth-quest/combat-former';
import { texts } from './legible.ts';

/** Rounds of a fight that are over, where not each has room. */

test.each([1, 2, 3])('However few of its rounds have room in %s rows, of a fight all that was lost is told', (rows) => {
  const none = { w: 0, h: 0, nodes: [] };
  const whose = { seat: 1, arms: { hero: none, foe: none }, locale: 'en' } as const;
  const side = (card: string, damage: number) => ({
    card,
    damage,
    isCanceled: false,
    isExhausted: false,
    blow: undefined,
  });
  for (let n = 1; n <= 9; n++) {
    const rounds = Array.from({ length: n }, (_, k) => ({
      n: k + 1,
      sides: { hero: side('parry', k), foe: side('hack', 2 * k) },
      says: [],
    }));
    const scene = { width: 1200, height: 900, ground: '#000000', lang: 'en', ...formerRounds(rounds, rows, whose) };
    const said = texts(scene).map(({ text }) => text!);
    const lost = said.flatMap((one) => (/^−\d+$/.test(one) ? [-Number(one.replace('−', '-'))] : []));
    expect(lost.reduce((sum, one) => sum + one, 0)).toBe((3 * n * (n - 1)) / 2);
    expect(said.filter((one) => one.startsWith('Round'))).toHaveLength(Math.min(n, 2 * rows));
    expect(said.some((one) => one.startsWith('Rounds 1–'))).toBe(n > 2 * rows);
  }
});
