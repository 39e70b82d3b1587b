import { describe, expect, test } from 'vitest';
import { unitsAt } from '#games/scythe/state/pieces';
import type { Token } from '#games/scythe/state/state';
import { type ScytheTable, table } from './board.ts';
import { commits } from './duel.ts';
import { go, halt } from './moving.ts';

/** Where two rules meet. */

const five = (['combat', 'objective', 'workers', 'upgrades', 'mechs'] as const).map((kind) => ({ kind, turn: 1 }));

describe('coins given away while a question is open', () => {
  test('SC-1.6, R-105: what a Factory card costs in coins is paid before its combat card is asked for', () => {
    const t = table({
      seats: [
        { faction: 'nordic', factory: 'F01', coins: 1, hand: [2], units: { A4: ['worker'] } },
        { faction: 'saxony', coins: 0 },
      ],
    });
    t.seat(0).does('use-factory', { without: [] });
    t.nobodyIsAskedExcept(0, 'give-cards');
    expect(t.seat(0).isRefused('give-coins', { to: '1', coins: 1 })).toBe('refusal.not-available');
    expect(t.heard('cost-paid')).toEqual([{ seat: 0, loss: [{ key: 'counter.coins', args: { n: 1 } }] }]);
    t.seat(0).does('give-cards', { cards: { 2: 1 } });
    expect(t.g.players.map(({ coins }) => coins)).toEqual([0, 0]);
    expect(t.heard('factory-used')).toMatchObject([{ loss: [{ key: 'counter.combatCards' }] }]);
    t.nobodyIsAskedExcept(0, 'gain');
  });

  test('R-105: the encounter that is being read keeps an option that can be taken', () => {
    const t = table({
      seats: [
        { faction: 'nordic', coins: 2, popularity: 0, units: { A4: ['character'], A5: ['worker'] } },
        { faction: 'saxony', coins: 0 },
      ],
      nextEncounters: ['E01'],
    });
    halt(go(t, 'nordic.character', ['B5']));
    const options = () =>
      t
        .seat(0)
        .suggested('choose-option')
        .map(({ args }) => args.option);
    expect(options()).toEqual(['popular', 'commercial']);
    t.seat(0).does('give-coins', { to: '1', coins: 2 });
    t.nobodyIsAskedExcept(0, 'encounter');
    expect(options()).toEqual(['popular']);
  });
});

describe('lake, combat, workers and tokens', () => {
  test('SC-7.7, SC-7.10, R-21: the loser leaves the tokens it brought, the winner controls the lake with all of them', () => {
    const t = table({
      seats: [
        { faction: 'nordic', power: 0, units: { C2: ['mech', 'worker*2'] }, mechs: ['seaworthy'], objectives: [] },
        { faction: 'polania', power: 4, units: { B3: ['mech', 'worker'] }, mechs: ['submerge'], popularity: 5 },
      ],
      goods: { C2: { oil: 2 }, B3: { food: 1 } },
      encounters: [],
    });
    commits(halt(go(t, 'nordic.mech.1', ['B3'], { worker: 2, oil: 2 })), [0], [1]);
    // Beside the lake lies no other: Seaworthy has nowhere to go.
    expect(t.g.goods).toEqual({ B3: { food: 1, wood: 0, metal: 0, oil: 2 } });
    expect(unitsAt(t.g, 'B3')).toEqual(['polania.mech.1', 'polania.worker.1']);
    expect(unitsAt(t.g, 'home-nordic', 0)).toHaveLength(4);
    expect(t.heard('star')).toMatchObject([{ seat: 1, star: 'combat' }]);
    expect(t.g.players[1]!.popularity).toBe(5);
    t.nobodyIsAskedExcept(1, 'turn');
  });
});

describe('a Trap under a combat', () => {
  test('SC-14.3, SC-7.3: the penalty comes first, and bounds the dial', () => {
    const token: Token = { kind: 'trap', seat: 1, penalty: 'power', armed: true };
    const t = table({
      seats: [
        { faction: 'nordic', power: 5, units: { A4: ['mech'] }, mechs: ['speed'], objectives: [] },
        { faction: 'togawa', power: 2, units: { B5: ['mech'] }, mechs: ['toka'] },
      ],
      encounters: [],
      also: (g) => void Object.assign(g.tokens, { B5: token }),
    });
    halt(go(t, 'nordic.mech.1', ['B5']));
    expect(t.g.players[0]!.power).toBe(2);
    expect(t.asked()).toEqual([0, 1].map((seat) => ({ seat, key: 'combat' })));
    expect(t.seat(0).isRefused('commit', { dial: 3, cards: {} })).toBe('refusal.out-of-range');
    expect(t.seat(0).refusal('commit', { dial: 2, cards: {} })).toBeUndefined();
    expect(t.g.tokens.B5).toEqual({ ...token, armed: false });
  });

  test('R-122: a retreat springs no Trap', () => {
    const token: Token = { kind: 'trap', seat: 2, penalty: 'coins', armed: true };
    const t = table({
      seats: [
        { faction: 'rusviet', power: 5, units: { F6: ['mech'] }, mechs: ['speed'], objectives: [] },
        { faction: 'nordic', power: 0, coins: 9, units: { F5: ['mech'] }, mechs: ['seaworthy'] },
        { faction: 'togawa' },
      ],
      encounters: [],
      also: (g) => void Object.assign(g.tokens, { E5: token }),
    });
    commits(halt(go(t, 'rusviet.mech.1', ['F5'])), [1]);
    t.nobodyIsAskedExcept(1, 'retreat');
    t.seat(1).does('retreat', { lake: 'E5', units: ['nordic.mech.1'] });
    expect(t.g.players[1]!.coins).toBe(9);
    expect(t.g.tokens.E5).toEqual(token);
    t.nobodyIsAskedExcept(2, 'turn');
  });
});

describe('two combats and the sixth star', () => {
  const won = (): ScytheTable => {
    const t = table({
      seats: [
        {
          faction: 'polania',
          power: 5,
          stars: five,
          units: { E5: ['mech', 'worker'], E4: ['mech'] },
          mechs: ['submerge', 'speed'],
        },
        { faction: 'nordic', power: 0, units: { F4: ['mech'] }, mechs: ['seaworthy'] },
        { faction: 'saxony', power: 0, units: { F5: ['mech'] }, mechs: ['riverwalk'] },
      ],
      goods: { E5: { oil: 1 } },
      encounters: [],
    });
    go(t, 'polania.mech.1', ['F5'], { worker: 1, oil: 1 });
    halt(go(t, 'polania.mech.2', ['F4']));
    t.nobodyIsAskedExcept(0, 'fight-at');
    t.seat(0).does('fight-at', { hex: 'F4' });
    commits(t, [1]);
    t.nobodyIsAskedExcept(1, 'retreat');
    return t;
  };
  test('SC-7.9, SC-11.5: who has not fought goes back with the worker and the tokens aboard', () => {
    const t = won();
    t.seat(1).does('retreat-home');
    expect(unitsAt(t.g, 'E5')).toEqual(['polania.mech.1', 'polania.worker.1']);
    expect(unitsAt(t.g, 'F4')).toEqual(['polania.mech.2']);
    expect(t.g.goods).toEqual({ E5: { food: 0, wood: 0, metal: 0, oil: 1 } });
    expect(t.g).toMatchObject({ phase: 'over', turn: null });
    t.nobodyIsAsked();
  });
  test('R-123: not to where the beaten have retreated to in the meantime: home instead', () => {
    const t = won();
    t.seat(1).does('retreat', { lake: 'E5', units: ['nordic.mech.1'] });
    expect(unitsAt(t.g, 'E5')).toEqual(['nordic.mech.1']);
    expect(unitsAt(t.g, 'home-polania', 0)).toEqual(['polania.character', 'polania.mech.1', 'polania.worker.1']);
    expect(t.heard('went-back').map(({ to }) => to)).toEqual(['home-polania', 'home-polania']);
    t.nobodyIsAsked();
  });
});

describe('Coercion from turn to turn', () => {
  test('SC-13.3: once in each own turn, on the Factory card and on the mat', () => {
    const crimea = {
      faction: 'crimea',
      mat: 'industrial',
      factory: 'F16',
      hand: [2, 3],
      units: { G3: ['worker'] },
      objectives: [],
    };
    const t = table({
      seats: [crimea, { faction: 'saxony', objectives: [] }],
      cards: 'promo',
      goods: { G3: { metal: 2 } },
    });
    t.seat(0).does('use-factory', { without: [] });
    t.nobodyIsAskedExcept(0, 'pay-tokens');
    t.seat(0).does('pay-tokens', { payment: { 'card.2': 1 } });
    expect(t.g.turn!.coerced).toBe(true);
    t.seat(0).does('skip-bottom');
    t.nobodyIsAskedExcept(1, 'turn');
    t.seat(1).does('gain-coins');
    t.nobodyIsAskedExcept(0, 'turn');
    t.seat(0).does('bottom-only', { section: 'produce' });
    t.nobodyIsAskedExcept(0, 'bottom');
    t.seat(0).does('deploy', { mech: 'scout', hex: 'G3', payment: { 'G3.metal': 2, 'card.3': 1 } });
    expect(t.g.players[0]).toMatchObject({ hand: [], mechs: ['scout'] });
    t.nobodyIsAskedExcept(1, 'turn');
  });
});

describe('R-125: encounter and Flag', () => {
  test('the encounter comes first, then the Flag on the same hex', () => {
    const t = table({
      seats: [{ faction: 'albion', units: { A2: ['character'] }, objectives: [] }, { faction: 'saxony' }],
      nextEncounters: ['E01'],
    });
    halt(go(t, 'albion.character', ['A3']));
    t.nobodyIsAskedExcept(0, 'encounter');
    t.seat(0).does('choose-option', { option: 'popular', without: [] });
    t.nobodyIsAskedExcept(0, 'flag');
    t.seat(0).does('place-flag', { hex: 'A3' });
    expect(t.g.tokens.A3).toEqual({ kind: 'flag', seat: 0 });
    t.nobodyIsAskedExcept(1, 'turn');
  });
});
