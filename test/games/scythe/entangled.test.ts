import { describe, expect, test } from 'vitest';
import { act, position } from '#core/match';
import type { Json, SeatId } from '#core/types';
import { payTokens } from '#games/scythe/chapters/costs';
import { goBack } from '#games/scythe/chapters/end';
import { turnStep } from '#games/scythe/chapters/turn';
import { warActions } from '#games/scythe/chapters/war';
import { scythe } from '#games/scythe/game';
import { unitsAt } from '#games/scythe/pieces';
import type { Token } from '#games/scythe/state';
import { sit, type TestTable } from '../../kit/table.ts';
import { lay, type Play, play, refusal, type Scene } from './board.ts';
import { go, turnOf } from './moving.ts';

/** Where two rules meet. */

const five = (['combat', 'objective', 'workers', 'upgrades', 'mechs'] as const).map((kind) => ({ kind, turn: 1 }));
const fight = (p: Play, attack: number, defence: number): Play =>
  p.does('commit', { dial: attack, cards: {} }).does('commit', { dial: defence, cards: {} });

describe('coins given away while a question is open', () => {
  const table = (scene: Scene) =>
    sit(scythe, { seats: 2, arrange: (g) => Object.assign(g, lay(scene), { turn: null }) });
  /** The table with an aside said at the open question, or why it is refused. */
  const gives = (t: TestTable<never, never>, seat: SeatId, coins: number) => {
    const match = t.match as never;
    const aside = position(scythe, match).asides.find((one) => one.seat === seat)!;
    const args: Record<string, Json> = { to: seat === 0 ? '1' : '0', coins };
    return act(scythe, match, { decision: aside.id, seat, action: 'give-coins', args });
  };

  test('SC-1.6, R-105: what a Factory card costs in coins is paid before its combat card is asked for', () => {
    const t = table({
      seats: [
        { faction: 'nordic', factory: 'F01', coins: 1, hand: [2], units: { A4: ['worker'] } },
        { faction: 'saxony', coins: 0 },
      ],
    });
    t.seat(0).does('use-factory', { without: [] });
    t.nobodyIsAskedExcept(0, 'give-cards');
    expect(gives(t as never, 0, 1)).toHaveProperty('refused');
    expect(t.heard('cost-paid')).toEqual([{ seat: 0, loss: [{ key: 'counter.coins', args: { n: 1 } }] }]);
    t.seat(0).does('give-cards', { cards: { 2: 1 } });
    expect(t.g.players.map(({ coins }) => coins)).toEqual([0, 0]);
    expect(t.heard('factory-used')).toMatchObject([{ loss: [{ key: 'counter.combatCards' }] }]);
  });

  test('R-105: the encounter that is being read keeps an option that can be taken', () => {
    const t = table({
      seats: [
        { faction: 'nordic', coins: 2, popularity: 0, units: { A4: ['character'], A5: ['worker'] } },
        { faction: 'saxony', coins: 0 },
      ],
      nextEncounters: ['E01'],
    });
    t.seat(0).does('move', { unit: 'nordic.character', path: ['B5'], load: {} });
    t.seat(0).does('stop-moving');
    const options = (match: never) =>
      scythe.actions['choose-option']!.suggest!({
        g: position(scythe, match).g,
        seat: 0,
        about: position(scythe, match).open[0]!.about,
      }).map(({ args }) => args.option);
    expect(options(t.match as never)).toEqual(['popular', 'commercial']);
    const given = gives(t as never, 0, 2);
    if ('refused' in given) throw new Error(given.refused.key);
    expect(position(scythe, given.match).open.map(({ key }) => key)).toEqual(['encounter']);
    expect(options(given.match as never)).toEqual(['popular']);
  });
});

describe('lake, combat, workers and tokens', () => {
  const scene = (): Scene => ({
    seats: [
      { faction: 'nordic', power: 0, units: { C2: ['mech', 'worker*2'] }, mechs: ['seaworthy'], objectives: [] },
      { faction: 'polania', power: 4, units: { B3: ['mech', 'worker'] }, mechs: ['submerge'], popularity: 5 },
    ],
    goods: { C2: { oil: 2 }, B3: { food: 1 } },
    encounters: [],
  });
  const fought = (): Play => {
    const p = go(turnOf(scene()), 'nordic.mech.1', ['B3'], { worker: 2, oil: 2 });
    if (p.asked()!.key === 'moves') p.does('stop-moving');
    return fight(p, 0, 1);
  };
  test('SC-7.7, SC-7.10, R-21: the loser leaves the tokens it brought, the winner controls the lake with all of them', () => {
    const { g, heard } = fought();
    expect(g.goods).toEqual({ B3: { food: 1, wood: 0, metal: 0, oil: 2 } });
    expect(unitsAt(g, 'B3')).toEqual(['polania.mech.1', 'polania.worker.1']);
    expect(unitsAt(g, 'home-nordic', 0)).toHaveLength(4);
    expect(heard('star')).toMatchObject([{ seat: 1, star: 'combat' }]);
    expect(g.players[1]!.popularity).toBe(5);
  });
});

describe('a Trap under a combat', () => {
  test('SC-14.3, SC-7.3: the penalty comes first, and bounds the dial', () => {
    const token: Token = { kind: 'trap', seat: 1, penalty: 'power', armed: true };
    const p = go(
      turnOf({
        seats: [
          { faction: 'nordic', power: 5, units: { A4: ['mech'] }, mechs: ['speed'], objectives: [] },
          { faction: 'togawa', power: 2, units: { B5: ['mech'] }, mechs: ['toka'] },
        ],
        encounters: [],
        also: (g) => void Object.assign(g.tokens, { B5: token }),
      }),
      'nordic.mech.1',
      ['B5'],
    );
    if (p.asked()!.key === 'moves') p.does('stop-moving');
    expect(p.g.players[0]!.power).toBe(2);
    expect(p.isRefused('commit', { dial: 3, cards: {} })).toBe('refusal.out-of-range');
    expect(p.g.tokens.B5).toEqual({ ...token, armed: false });
  });

  test('R-122: a retreat springs no Trap', () => {
    const token: Token = { kind: 'trap', seat: 2, penalty: 'coins', armed: true };
    const p = go(
      turnOf({
        seats: [
          { faction: 'rusviet', power: 5, units: { F6: ['mech'] }, mechs: ['speed'], objectives: [] },
          { faction: 'nordic', power: 0, coins: 9, units: { F5: ['mech'] }, mechs: ['seaworthy'] },
          { faction: 'togawa' },
        ],
        encounters: [],
        also: (g) => void Object.assign(g.tokens, { E5: token }),
      }),
      'rusviet.mech.1',
      ['F5'],
    );
    if (p.asked()!.key === 'moves') p.does('stop-moving');
    fight(p, 1, 0).does('retreat', { lake: 'E5', units: ['nordic.mech.1'] });
    expect(p.g.players[1]!.coins).toBe(9);
    expect(p.g.tokens.E5).toEqual(token);
  });
});

describe('two combats and the sixth star', () => {
  const ended = (): Play => {
    const p = turnOf({
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
    go(p, 'polania.mech.1', ['F5'], { worker: 1, oil: 1 });
    go(p, 'polania.mech.2', ['F4']);
    if (p.asked()!.key === 'moves') p.does('stop-moving');
    p.does('fight-at', { hex: 'F4' });
    return fight(p, 1, 0);
  };
  test('SC-7.9, SC-11.5: who has not fought goes back with the worker aboard; the tokens stay', () => {
    const p = ended().does('retreat-home');
    expect(unitsAt(p.g, 'E5')).toEqual(['polania.mech.1', 'polania.worker.1']);
    expect(unitsAt(p.g, 'F4')).toEqual(['polania.mech.2']);
    expect(p.g.goods).toEqual({ F5: { food: 0, wood: 0, metal: 0, oil: 1 } });
    expect(p.g).toMatchObject({ phase: 'over', turn: null });
  });
  test('R-123: not to where the beaten have retreated to in the meantime: home instead', () => {
    const p = ended().does('retreat', { lake: 'E5', units: ['nordic.mech.1'] });
    expect(unitsAt(p.g, 'E5')).toEqual(['nordic.mech.1']);
    expect(unitsAt(p.g, 'home-polania', 0)).toEqual(['polania.character', 'polania.mech.1', 'polania.worker.1']);
    expect(p.heard('went-back').map(({ to }) => to)).toEqual(['home-polania', 'home-polania']);
  });
  test('SC-11.5: at any other time nobody goes back', () => {
    const { events } = play(lay({ seats: [{ faction: 'nordic' }, { faction: 'saxony' }] }), warActions, function* (t) {
      goBack(t);
    });
    expect(events).toEqual([]);
  });
});

describe('Coercion from turn to turn', () => {
  test('SC-13.3: once in each own turn, on the Factory card and on the mat', () => {
    const p = turnOf({
      seats: [
        {
          faction: 'crimea',
          mat: 'industrial',
          factory: 'F16',
          hand: [2, 3],
          units: { G3: ['worker'] },
          objectives: [],
        },
        { faction: 'saxony' },
      ],
      cards: 'promo',
      goods: { G3: { metal: 2 } },
    });
    p.does('use-factory', { without: [] }).does('pay-tokens', { payment: { 'card.2': 1 } });
    expect(p.g.turn!.coerced).toBe(true);
    expect(refusal(p.g, 0, payTokens, { payment: { 'card.3': 1 } }, { n: 1, different: false })).toBe(
      'refusal.not-available',
    );
    p.does('skip-bottom');
    const next = play(p.g, Object.values(scythe.actions), (t) => turnStep(t, { seat: 0 }));
    next.does('bottom-only', { section: 'produce' });
    expect(next.asked()!.actions).toContain('deploy');
    next.does('deploy', { mech: 'scout', hex: 'G3', payment: { 'G3.metal': 2, 'card.3': 1 } });
    expect(p.g.players[0]).toMatchObject({ hand: [], mechs: ['scout'] });
  });
});

describe('R-125: encounter and Flag', () => {
  test('the encounter comes first, then the Flag on the same hex', () => {
    const p = go(
      turnOf({
        seats: [{ faction: 'albion', units: { A2: ['character'] }, objectives: [] }, { faction: 'saxony' }],
        nextEncounters: ['E01'],
      }),
      'albion.character',
      ['A3'],
    );
    if (p.asked()!.key === 'moves') p.does('stop-moving');
    expect(p.asked()!.key).toBe('encounter');
    p.does('choose-option', { option: 'popular', without: [] });
    expect(p.asked()!.key).toBe('flag');
    p.does('place-flag', { hex: 'A3' });
    expect(p.g.tokens.A3).toEqual({ kind: 'flag', seat: 0 });
  });
});
