import { describe, expect, test } from 'vitest';
import { locales } from '#core/text';
import type { Suggestion } from '#core/types';
import { text } from '#games/scythe/printed/text';
import { type Scene, type ScytheTable, type Sitting, table } from './board.ts';

/** a top action, and what certainly comes after it, in one press. */

const END = [{ action: 'end-turn', args: {} }];
const scene = (first: Partial<Sitting> = {}, more: Partial<Scene> = {}): Scene => ({
  seats: [
    { faction: 'nordic', mat: 'industrial', coins: 5, units: { A4: ['worker'], A5: ['worker'] }, ...first },
    { faction: 'saxony' },
  ],
  ...more,
});
const begun = (first?: Partial<Sitting>, more?: Partial<Scene>): ScytheTable => table(scene(first, more));
const firstOf = (t: ScytheTable, action: string): Suggestion => t.seat(0).suggested(action)[0]!;
const words = ({ label }: Suggestion) => locales.map((locale) => text.say(label, locale));
/** Says all that one press on it says. */
function press(t: ScytheTable, action: string, { args, further = [] }: Suggestion): void {
  t.seat(0).does(action, args);
  for (const one of further) t.seat(0).does(one.action, one.args);
}

describe('R-106 A top action and the end of the turn in one press', () => {
  test('where the bottom action cannot be paid, the press ends the turn as well, and says so', () => {
    const t = begun();
    const bolster = firstOf(t, 'bolster');
    expect(bolster.further).toEqual(END);
    expect(words(bolster)).toEqual(['2 power, and end the turn', '戦力2、手番終了']);
    press(t, 'bolster', bolster);
    t.nobodyIsAskedExcept(1, 'turn');
  });

  test('it tells what the two presses tell; by its name the action leaves the turn open', () => {
    const [both, apart] = [begun(), begun()];
    const trade = firstOf(both, 'trade-goods');
    press(both, 'trade-goods', trade);
    apart.seat(0).does('trade-goods', trade.args);
    apart.nobodyIsAskedExcept(0, 'close');
    apart.seat(0).does('end-turn');
    expect(both.events).toEqual(apart.events);
    expect(both.g).toEqual(apart.g);
    both.nobodyIsAskedExcept(1, 'turn');
  });

  test('whoever holds no objectives says nothing further: the turn ends by itself', () => {
    const t = begun({ objectives: [] });
    const bolster = firstOf(t, 'bolster');
    expect(bolster.further).toBeUndefined();
    expect(words(bolster)[0]).toBe('2 power');
    press(t, 'bolster', bolster);
    t.nobodyIsAskedExcept(1, 'turn');
  });

  test('where the bottom action can be paid, it is asked about, and named on the button', () => {
    // With the Industrial mat Upgrade is below Bolster, for 3 oil.
    const t = begun({}, { goods: { A4: { oil: 3 } } });
    const bolster = firstOf(t, 'bolster');
    expect(bolster.further).toBeUndefined();
    expect(words(bolster)).toEqual(['2 power, then Upgrade', '戦力2、続けて改善']);
    press(t, 'bolster', bolster);
    t.nobodyIsAskedExcept(0, 'bottom');
    expect(firstOf(begun({}, { goods: { A4: { oil: 2 } } }), 'bolster').further).toEqual(END);
  });

  test('what the top action itself brings counts for the bottom action', () => {
    // Below Produce is Deploy, for 3 metal: A4 has two, and the worker there makes the third.
    const goods = (n: number) => begun({ units: { B5: ['worker'] } }, { goods: { B5: { metal: n } } });
    expect(words(firstOf(goods(2), 'produce'))[0]).toMatch(/, then Deploy$/);
    expect(words(firstOf(goods(1), 'produce'))[0]).toMatch(/, and end the turn$/);
  });

  test('a bottom action that has nothing more to give is asked about without being named', () => {
    const recruits = (['upgrade', 'deploy', 'build', 'enlist'] as const).map((from, i) => ({
      from,
      bonus: (['power', 'coins', 'popularity', 'combatCards'] as const)[i]!,
    }));
    const t = begun({ recruits }, { goods: { A4: { food: 9, oil: 9, metal: 9, wood: 9 } } });
    const named = ['bolster', 'trade-goods', 'produce'].map((one) => words(firstOf(t, one))[0]!);
    expect(named.filter((one) => / then Enlist$/.test(one))).toEqual([]);
    expect(named.filter((one) => / then (Upgrade|Deploy|Build)$/.test(one))).toHaveLength(2);
    expect(named.filter((one) => / end the turn$/.test(one))).toEqual([]);
  });

  test('SC-13.3: for Crimea the cards that will be drawn count: one of them may stand for a token', () => {
    const of = (faction: string, food: number) =>
      table({
        seats: [{ faction, mat: 'agricultural', coins: 5, units: { G3: ['worker'] }, hand: [] }, { faction: 'saxony' }],
        goods: { G3: { food } },
      })
        .seat(0)
        .suggested('bolster')
        .map(({ further }) => further);
    // Below Bolster is Enlist on this mat, for 3 food.
    expect(of('crimea', 2)).toEqual([END, undefined]);
    expect(of('crimea', 1)).toEqual([END, END]);
    expect(of('nordic', 2)).toEqual([END, END]);
  });

  test('where there is room, the bottom action is said with it: the whole turn is one press', () => {
    const t = begun({}, { goods: { A4: { oil: 3 } } });
    const [turn, ...others] = t.seat(0).suggested('bolster', 'more');
    expect(turn!.further!.map(({ action }) => action)).toEqual(['finish']);
    expect(words(turn!)[0]).toMatch(/^2 power, then Upgrade: .+ cheaper, and end the turn$/);
    expect(words(turn!)[1]).toMatch(/^戦力2、続けて改善：.+を安く、手番終了$/);
    expect(others.filter(({ args }) => args.what === 'power')).toHaveLength(2);
    press(t, 'bolster', turn!);
    expect(t.heard('upgraded')).toHaveLength(1);
    t.nobodyIsAskedExcept(1, 'turn');
    expect(
      begun({}, { goods: { A4: { oil: 2 } } })
        .seat(0)
        .suggested('bolster', 'more'),
    ).toEqual([]);
  });

  test('SC-4.1: an action with nothing to fill in says so too, beside its own button that leaves the turn open', () => {
    const t = begun();
    const [ends, ...others] = t.seat(0).suggested('gain-coins', 'more');
    expect(words(ends!)).toEqual(['Gain 1 coin, and end the turn', 'コイン1を得る、手番終了']);
    expect(others).toEqual([]);
    press(t, 'gain-coins', ends!);
    t.nobodyIsAskedExcept(1, 'turn');
    // Below Move is Build on this mat, for 3 wood: nothing else is said where it is asked about, or where nothing is asked.
    expect(begun({ objectives: [] }).seat(0).suggested('gain-coins', 'more')).toEqual([]);
  });

  test('SC-13.3: no card in place of a token is paid before it is asked about', () => {
    const t = table({
      seats: [
        { faction: 'crimea', mat: 'agricultural', coins: 5, units: { G3: ['worker'] }, hand: [2] },
        { faction: 'saxony' },
      ],
      goods: { G3: { food: 2 } },
    });
    expect(words(t.seat(0).suggested('bolster')[0]!)[0]).toMatch(/, then Enlist$/);
    expect(t.seat(0).suggested('bolster', 'more')).toEqual([]);
  });

  test('what is offered is the same whether an objective is fulfilled or not', () => {
    const [fulfilled, not] = [
      ['O22', 'O12'],
      ['O12', 'O13'],
    ].map((objectives) => begun({ factory: 'F01', objectives }));
    for (const action of ['move', 'bolster', 'trade-goods', 'produce'])
      expect(fulfilled!.seat(0).suggested(action)).toEqual(not!.seat(0).suggested(action));
    expect(fulfilled!.open).toEqual(not!.open);
  });
});

describe('SC-4.1 All moves in one press', () => {
  test('two units go one after another, and the turn ends where nothing comes of it', () => {
    const t = begun();
    const move = firstOf(t, 'move');
    expect(move.further!.map(({ action }) => action)).toEqual(['move', 'end-turn']);
    expect(words(move)[0]).toMatch(/^worker A\d → .. and worker A\d → .., and end the turn$/);
    expect(words(move)[1]).toMatch(/^ワーカー（A\d → ..）、ワーカー（A\d → ..）、手番終了$/);
    press(t, 'move', move);
    expect(t.heard('moved')).toHaveLength(2);
    t.nobodyIsAskedExcept(1, 'turn');
  });

  test('the same single moves are offered beside it', () => {
    const [plan, ...singles] = begun().seat(0).suggested('move');
    expect(singles.length).toBeGreaterThan(1);
    for (const one of singles) expect(one.further).toBeUndefined();
    expect(singles[0]!.args).toEqual(plan!.args);
  });

  test('an encounter that the character reaches comes before anything else is said', () => {
    const t = begun({ units: { A4: ['character'] } }, { encounters: ['B5', 'A5', 'A3', 'B4', 'A6'] });
    const [move] = t.seat(0).suggested('move');
    expect(move!.further ?? []).not.toContainEqual(END[0]);
    press(t, 'move', move!);
    t.nobodyIsAskedExcept(0, 'encounter');
  });

  test('a unit that may still go on is left where it is by the same press', () => {
    const speed = ['speed'];
    const units = { A4: ['mech'], A5: ['worker'] };
    const t = begun({ units, mechs: speed }, { encounters: [] });
    const [move] = t.seat(0).suggested('move');
    expect(move!.further!.map(({ action }) => action)).toEqual(['move', 'stop-moving', 'end-turn']);
    press(t, 'move', move!);
    t.nobodyIsAskedExcept(1, 'turn');
  });

  test('SC-6.6, SC-7.1, SC-14.3: nothing is planned beyond a hex with enemies or a token of somebody else', () => {
    const seats = (units: Record<string, string[]>) => [
      { faction: 'nordic', coins: 5, power: 9, units: { D4: ['mech'], A5: ['worker'] }, mechs: [] },
      { faction: 'saxony', units },
    ];
    const first = (units: Record<string, string[]>) =>
      table({ seats: seats(units) })
        .seat(0)
        .suggested('move')[0]!;
    expect(first({ D5: ['mech'] })).toMatchObject({ args: { unit: 'nordic.mech.1', path: ['D5'] } });
    expect(first({ D5: ['mech'] }).further).toBeUndefined();
    expect(first({}).further).not.toBeUndefined();
  });
});
