import { describe, expect, test } from 'vitest';
import { WEIGHTS } from '#games/scythe/judge/worth/weights';
import { evaluate, subjects } from '#games/scythe/judge/worth/worth';
import { type BottomAction, factions, sectionOf } from '#games/scythe/printed/content';
import { compared } from '../../kit/ahead-in.ts';
import { lay, type Moment, type Sitting } from './board.ts';

/** What a computer seat of Scythe weighs. */

const worth = (sitting: Partial<Sitting>, rest: Partial<Moment> = {}): number =>
  evaluate(
    lay({
      seats: [{ faction: 'nordic', mat: 'patriotic', units: { A5: ['worker*2'] }, ...sitting }, { faction: 'saxony' }],
      ...rest,
    }),
    0,
  );

describe('A seat stands better', () => {
  test('with a mech on the board than with the metal for it', () => {
    const units = { A5: ['worker*2', 'mech'] };
    expect(worth({ units })).toBeGreaterThan(worth({}, { goods: { A5: { metal: 4 } } }));
  });

  test('with the metal for a mech than with the coins for which it would be sold', () => {
    expect(worth({ coins: 0 }, { goods: { A5: { metal: 4 } } })).toBeGreaterThan(worth({ coins: 4 }));
  });

  test('with metal for a third mech than with metal for two, and then with no more metal than all four ask for', () => {
    const withMetal = (metal: number) =>
      subjects.of(
        lay({
          seats: [{ faction: 'nordic', mat: 'patriotic', units: { A5: ['worker*2'] } }, { faction: 'saxony' }],
          goods: { A5: { metal } },
        }),
        0,
      );
    expect(compared(withMetal(12), withMetal(8)).better).toContain('payment');
    expect(compared(withMetal(40), withMetal(30)).better).not.toContain('payment');
  });

  test('SC-3: with tokens for the bottom action of a section that it may take next than for that of its last one', () => {
    const having = (bottom: BottomAction) =>
      worth(
        { section: sectionOf('patriotic', bottom).top, units: { A5: ['worker*2'] } },
        { goods: { A5: { metal: 4 } } },
      );
    expect(having('build')).toBeGreaterThan(having('deploy'));
  });

  test('SC-3: the sooner a bottom action can be paid, and no better for tokens that none asks for', () => {
    const withMetal = (metal: number, mechs: string[] = []) =>
      worth({ mechs, units: { A6: ['worker*2'] } }, { goods: { A6: { metal } } });
    const all = factions.get('nordic')!.mechs.map(({ id }) => id);
    const [one, none] = [withMetal(4) - withMetal(0), withMetal(4, all) - withMetal(0, all)];
    expect(one).toBeGreaterThan(none + 4 * WEIGHTS.token);
  });

  test('SC-4.4: with its workers where they make something than in a village when no more can be made', () => {
    const at = (hex: string) => worth({ units: { [hex]: ['worker*8'] } });
    expect(at('A5')).toBeGreaterThan(at('A6'));
  });

  test('with workers on different ground than with all on one hex', () => {
    expect(worth({ units: { A5: ['worker'], A4: ['worker'] } })).toBeGreaterThan(
      worth({ units: { A5: ['worker*2'] } }),
    );
  });

  test('the nearer its character is to an encounter, and no better for one that is gone', () => {
    const [far, near] = [{ 'home-nordic': ['character'] }, { A5: ['character'] }];
    expect(worth({ units: near })).toBeGreaterThan(worth({ units: far }));
    const gone = { encounters: [] };
    expect(worth({ units: near }, gone) - worth({ units: far }, gone)).toBeLessThan(
      worth({ units: near }) - worth({ units: far }),
    );
  });

  test('whatever others hold in their hands', () => {
    const against = (hand: number[]) =>
      evaluate(
        lay({
          seats: [
            { faction: 'nordic', units: { A5: ['worker'] } },
            { faction: 'saxony', hand },
          ],
        }),
        0,
      );
    expect(against([5, 5])).toBe(against([2, 2]));
  });
});

describe('SC-11.2: of a match that is over', () => {
  const stars = Array.from({ length: 6 }, (_, n) => ({ kind: 'combat' as const, turn: n }));
  const over = (coins: number) => worth({ coins, stars }, { also: (g) => Object.assign(g, { phase: 'over' }) });

  test('a win is worth more than anything still to come, and a loss less', () => {
    const running = worth({ coins: 100, stars: stars.slice(1) });
    expect(over(50)).toBeGreaterThan(running);
    const beaten = lay({
      seats: [
        { faction: 'nordic', coins: 0 },
        { faction: 'saxony', coins: 90 },
      ],
    });
    expect(evaluate({ ...beaten, phase: 'over' }, 0)).toBeLessThan(evaluate(beaten, 0));
  });
});

test('a coin more is told as coins, and metal on the map as resources and as a payment', () => {
  const of = (coins: number, metal: number) =>
    subjects.of(
      lay({
        seats: [
          { faction: 'nordic', mat: 'patriotic', units: { A5: ['worker*2'] }, coins },
          { faction: 'saxony', mat: 'industrial' },
        ],
        goods: { A5: { metal } },
      }),
      0,
    );
  expect(compared(of(5, 0), of(4, 0))).toEqual({ better: ['coins'], worse: [] });
  expect(compared(of(4, 4), of(4, 0))).toEqual({ better: ['goods', 'payment'], worse: [] });
});
