import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { objectives } from '#games/scythe/printed/content';
import { measuresOf } from '#games/scythe/rules/chapters/metrics';
import { type Scene, type ScytheTable, type Sitting, table } from './board.ts';
import { march } from './moving.ts';

type Side = Omit<Partial<Sitting>, 'faction'> & { faction?: string };
interface Case {
  goods?: Scene['goods'];
  other?: Side;
}
/** Seat 0 has this card in hand and has come to the last step of its turn, in which nothing has changed. */
function atTheEnd(id: string, own: Side, { goods = {}, other = {} }: Case = {}): ScytheTable {
  const t = table({
    seats: [
      { faction: 'nordic', ...own, objectives: [id] },
      { faction: 'crimea', ...other },
    ],
    goods,
    cards: 'promo',
  });
  t.seat(0).does('bottom-only', { section: 'move' });
  if (t.asked()[0]!.key === 'bottom') t.seat(0).does('skip-bottom');
  t.nobodyIsAskedExcept(0, 'close');
  return t;
}
/** Whether an objective can be revealed then. */
const is = (id: string, own: Side, more: Case = {}): boolean =>
  atTheEnd(id, own, more).seat(0).lists('reveal', 'objective').includes(id);
const workers = (...hexes: string[]): Side => ({
  units: Object.fromEntries(hexes.map((hex) => [hex, ['worker']])),
});

describe('conditions', () => {
  test.each([
    ['O01', ['A1', 'B5', 'D5'], ['A1', 'B5', 'D6']],
    ['O02', ['B4', 'C2', 'C5'], ['B4', 'C2', 'D5']],
    ['O03', ['A2', 'B6', 'B7'], ['A2', 'B6', 'D5']],
    ['O04', ['A5', 'B2', 'D6'], ['A5', 'B2', 'D5']],
    ['O10', ['A4', 'C1', 'C3'], ['A4', 'C1', 'D5']],
    ['O11', ['A3', 'A6', 'C6'], ['A3', 'A6', 'D5']],
  ])('SC-10.2: %s: three territories of a kind', (id, three, two) => {
    expect(is(id, workers(...three))).toBe(true);
    expect(is(id, workers(...two))).toBe(false);
    expect(is(id, workers(...two, three[2]!))).toBe(true);
  });
  test('SC-10.2: a structure controls a hex for objective 1; for objective 2 the own Mine is no printed tunnel', () => {
    expect(is('O01', { ...workers('A1', 'B5'), structures: { mill: 'D5' } })).toBe(true);
    expect(is('O02', { ...workers('B4', 'C2'), structures: { mine: 'D5' } })).toBe(false);
  });
  test('SC-10.2: 5: the Factory and the highest power, alone or not', () => {
    const here: Side = { units: { D4: ['mech'] }, power: 5 };
    expect(is('O05', here, { other: { power: 4 } })).toBe(true);
    expect(is('O05', here, { other: { power: 5 } })).toBe(true);
    expect(is('O05', here, { other: { power: 6 } })).toBe(false);
    expect(is('O05', { power: 9 }, { other: { power: 1 } })).toBe(false);
  });
  test('R-14: 6: a worker forced back in the own turn, and 7 power', () => {
    const own = (power: number): Side => ({ power, popularity: 5, units: { E6: ['mech'] }, mechs: ['speed'] });
    const revealable = (power: number, enemy: Side): boolean => {
      const seats = [
        { faction: 'nordic', ...own(power), objectives: ['O06'] },
        { faction: 'crimea', ...enemy },
      ];
      const t = march({ seats, encounters: [] }, 'E6', 'D5');
      t.nobodyIsAskedExcept(0, 'close');
      return t.seat(0).lists('reveal', 'objective').includes('O06');
    };
    const worker = { units: { D5: ['worker'] } };
    expect(revealable(7, worker)).toBe(true);
    expect(revealable(6, worker)).toBe(false);
    expect(revealable(7, {})).toBe(false);
  });
  test('R-14: 6: not in a turn after the one in which it was forced back', () => {
    const t = march(
      {
        seats: [
          { faction: 'nordic', power: 9, popularity: 5, units: { E6: ['mech'] }, objectives: ['O06'] },
          { faction: 'crimea', units: { D5: ['worker'] }, objectives: [] },
        ],
        encounters: [],
      },
      'E6',
      'D5',
    );
    expect(t.seat(0).offered()).toEqual(['end-turn', 'reveal']);
    t.seat(0).does('end-turn');
    t.seat(1).does('bottom-only', { section: 'move' });
    t.nobodyIsAskedExcept(0, 'turn');
    expect(t.seat(0).offered()).not.toContain('reveal');
  });
  test('SC-10.2: 7: Factory card, a mech, at most 3 workers', () => {
    const own: Side = { factory: 'F01', units: { D5: ['mech', 'worker*3'] } };
    expect(is('O07', own)).toBe(true);
    expect(is('O07', { ...own, factory: null })).toBe(false);
    expect(is('O07', { ...own, units: { D5: ['worker*3'] } })).toBe(false);
    expect(is('O07', { ...own, units: { D5: ['mech', 'worker*4'] } })).toBe(false);
  });
  test('SC-10.2: 8: at most 2 coins, 4 workers, 7 popularity', () => {
    const own: Side = { coins: 2, popularity: 7, units: { 'home-nordic': ['worker*4'] } };
    expect(is('O08', own)).toBe(true);
    expect(is('O08', { ...own, coins: 3 })).toBe(false);
    expect(is('O08', { ...own, popularity: 6 })).toBe(false);
    expect(is('O08', { ...own, units: { D5: ['worker*3'] } })).toBe(false);
  });
  test('SC-10.2: 9: nine tokens on one controlled territory, one of each kind at least', () => {
    const heap = (food: number, oil: number) => ({ goods: { D5: { food, wood: 1, metal: 1, oil } } });
    expect(is('O09', workers('D5'), heap(6, 1))).toBe(true);
    expect(is('O09', workers('D5'), heap(5, 1))).toBe(false);
    expect(is('O09', workers('D5'), heap(9, 0))).toBe(false);
    expect(is('O09', workers('D6'), heap(6, 1))).toBe(false);
  });
  test('SC-10.2: what is measured is told with what it is compared with, a number or another measure', () => {
    const of = (id: string, own: Side) => Object.values(atTheEnd(id, own).seat(0).sees().own!.progress).flat();
    expect(of('O12', { coins: 19 })).toEqual([{ have: 19, need: 20, holds: false }]);
    expect(of('O15', workers('D5', 'D6'))).toEqual([{ have: 2, need: 0, holds: false }]);
    expect(of('O05', {})[0]).toEqual({ have: 0, need: 1, holds: false });
  });
  test('SC-10.2: 12: 20 coins', () => expect([19, 20].map((coins) => is('O12', { coins }))).toEqual([false, true]));
  test('SC-10.2: 13: six own pieces on one territory, a structure among them', () => {
    const six: Side = { units: { D5: ['character', 'mech', 'worker*3'] }, structures: { mill: 'D5' } };
    expect(is('O13', six)).toBe(true);
    expect(is('O13', { ...six, structures: { mill: 'D6' } })).toBe(false);
    expect(is('O13', { units: { 'home-nordic': ['mech', 'worker*5'] } })).toBe(false);
  });
  test('SC-10.2: 14: one of everything', () => {
    const own: Side = {
      upgrades: [{ from: 'move.units', to: 'build' }],
      units: { D5: ['mech'] },
      structures: { mill: 'D6' },
      recruits: [{ from: 'build', bonus: 'power' }],
    };
    const goods = { D5: { food: 1, wood: 1, metal: 1 }, D6: { oil: 1 } };
    expect(is('O14', own, { goods })).toBe(true);
    expect(is('O14', { ...own, upgrades: [] }, { goods })).toBe(false);
    expect(is('O14', { ...own, recruits: [] }, { goods })).toBe(false);
    expect(is('O14', own, { goods: { D5: { food: 1, wood: 1, metal: 1 } } })).toBe(false);
  });
  test('SC-10.2: 15: as many workers as recruits', () => {
    const recruits = [{ from: 'build', bonus: 'power' } as const, { from: 'deploy', bonus: 'coins' } as const];
    expect(is('O15', { recruits, ...workers('D5', 'D6') })).toBe(true);
    expect(is('O15', { recruits, ...workers('D5', 'D6', 'D7') })).toBe(false);
  });
  test('SC-10.2: 16: character, exactly one mech, exactly one worker and 5 resources on one territory', () => {
    const at = (...units: string[]): Side => ({ units: { D5: units } });
    const goods = { D5: { oil: 5 } };
    expect(is('O16', at('character', 'mech', 'worker'), { goods })).toBe(true);
    expect(is('O16', at('character', 'mech*2', 'worker'), { goods })).toBe(false);
    expect(is('O16', at('character', 'mech', 'worker*2'), { goods })).toBe(false);
    expect(is('O16', at('mech', 'worker'), { goods })).toBe(false);
    expect(is('O16', at('character', 'mech', 'worker'), { goods: { D5: { oil: 4 } } })).toBe(false);
  });
  test('SC-10.2: 17: two territories beside the Factory, without a Factory card', () => {
    expect(is('O17', workers('D5', 'E4'))).toBe(true);
    expect(is('O17', workers('D4', 'E4'))).toBe(false);
    expect(is('O17', { ...workers('D5', 'E4'), factory: 'F01' })).toBe(false);
  });
  test('SC-10.2: 18: no power, 13 popularity, 5 workers', () => {
    const own: Side = { power: 0, popularity: 13, units: { D5: ['worker*5'] } };
    expect(is('O18', own)).toBe(true);
    expect(is('O18', { ...own, power: 1 })).toBe(false);
    expect(is('O18', { ...own, popularity: 12 })).toBe(false);
  });
  test('SC-10.2: 19: five territories around one lake', () => {
    expect(is('O19', workers('E6', 'D5', 'D6', 'F5', 'F6'))).toBe(false);
    expect(is('O19', workers('D6', 'E6', 'F6', 'F7'))).toBe(false);
    expect(is('O19', workers('C3', 'C5', 'D5', 'B4', 'B5'))).toBe(true);
  });
  test('SC-10.2: 20: three structures, 7 popularity, no mech', () => {
    const own: Side = { structures: { mill: 'D5', mine: 'D6', armory: 'D7' }, popularity: 7 };
    expect(is('O20', own)).toBe(true);
    expect(is('O20', { ...own, units: { D5: ['mech'] } })).toBe(false);
    expect(is('O20', { ...own, structures: { mill: 'D5', mine: 'D6' } })).toBe(false);
  });
  test('SC-10.2: 21: nine tokens of one kind on all controlled territories together', () => {
    const goods = (oil: number) => ({ goods: { D5: { oil: 5 }, D6: { oil, wood: 5 } } });
    expect(is('O21', workers('D5', 'D6'), goods(4))).toBe(true);
    expect(is('O21', workers('D5', 'D6'), goods(3))).toBe(false);
  });
  test('SC-10.2: 22: a Factory card without any upgrade', () => {
    expect(is('O22', { factory: 'F01' })).toBe(true);
    expect(is('O22', { factory: 'F01', upgrades: [{ from: 'move.units', to: 'build' }] })).toBe(false);
    expect(is('O22', {})).toBe(false);
  });
  test('SC-10.2: 23: eight combat cards and a combat star', () => {
    const hand = (n: number) => Array<number>(n).fill(2);
    const stars: Sitting['stars'] = [{ kind: 'combat', turn: 1 }];
    expect(is('O23', { hand: hand(8), stars })).toBe(true);
    expect(is('O23', { hand: hand(7), stars })).toBe(false);
    expect(is('O23', { hand: hand(8), stars: [{ kind: 'power', turn: 1 }] })).toBe(false);
  });
  test('SC-10.2: 24: five workers on one territory beside the Factory', () => {
    expect(is('O24', { units: { D5: ['worker*5'] } })).toBe(true);
    expect(is('O24', { units: { D5: ['worker*4'], E4: ['worker'] } })).toBe(false);
    expect(is('O24', { units: { D6: ['worker*5'] } })).toBe(false);
  });
  test('SC-10.2: 25: at most 3 popularity, 13 power, 2 mechs', () => {
    const own: Side = { popularity: 3, power: 13, units: { D5: ['mech*2'] } };
    expect(is('O25', own)).toBe(true);
    expect(is('O25', { ...own, popularity: 4 })).toBe(false);
  });
  test('SC-10.2: 26: a worker on each producing terrain', () => {
    expect(is('O26', workers('A1', 'A2', 'A3', 'A4', 'A5'))).toBe(true);
    expect(is('O26', workers('A1', 'A2', 'A3', 'A4', 'D5'))).toBe(false);
    expect(is('O26', { ...workers('A1', 'A2', 'A3', 'A4'), structures: { mill: 'A5' } })).toBe(false);
  });
  test('SC-10.2: 27: three structures, none beside the own home base', () => {
    expect(is('O27', { structures: { mill: 'D5', mine: 'D6', armory: 'D7' } })).toBe(true);
    expect(is('O27', { structures: { mill: 'D5', mine: 'D6', armory: 'A4' } })).toBe(false);
  });
  test('SC-10.2: every card has a test of its own here', () => {
    const here = readFileSync(new URL(import.meta.url), 'utf8');
    expect([...objectives.keys()].filter((id) => !here.includes(`'${id}'`))).toEqual([]);
  });
});

describe('revealing', () => {
  const rich: Side = {
    objectives: ['O12', 'O22'],
    mat: 'industrial',
    coins: 20,
    factory: 'F01',
    units: { A5: ['worker'] },
  };
  const begins = (own: Side = {}, more: Partial<Scene> = {}): ScytheTable =>
    table({ seats: [{ faction: 'nordic', ...rich, ...own }, { faction: 'crimea' }], ...more });
  const closes = (own: Side = {}): ScytheTable => {
    const t = begins(own);
    t.seat(0).does('bottom-only', { section: 'bolster' });
    t.nobodyIsAskedExcept(0, 'close');
    return t;
  };
  const may = (t: ScytheTable) => t.seat(0).lists('reveal', 'objective');
  test('SC-10.2: cards for the end of the turn only as its last step, the others at any time', () => {
    const t = begins({}, { goods: { A5: { oil: 3 } } });
    t.nobodyIsAskedExcept(0, 'turn');
    expect(may(t)).toEqual(['O22']);
    t.seat(0).does('bottom-only', { section: 'bolster' });
    t.nobodyIsAskedExcept(0, 'bottom');
    expect(may(t)).toEqual(['O22']);
    t.seat(0).does('skip-bottom');
    t.nobodyIsAskedExcept(0, 'close');
    expect(may(t)).toEqual(['O12', 'O22']);
    expect(may(closes({ coins: 19 }))).toEqual(['O22']);
  });
  test('SC-10.1: in the own turn only', () => {
    expect(may(begins())).toEqual(['O22']);
    begins({}, { active: 1 }).nobodyIsAskedExcept(1, 'turn');
  });

  const reveals = (faction: string): ScytheTable => {
    const t = closes({ faction });
    t.seat(0).does('reveal', { objective: 'O12' });
    return t;
  };
  test('SC-10.1: a star; that card and the other one go under the deck, the other one unseen', () => {
    const t = reveals('nordic');
    expect(t.g.players[0]).toMatchObject({ objectives: [], revealed: ['O12'], stars: [{ kind: 'objective' }] });
    expect(t.g.objectiveDeck.slice(0, 2).sort()).toEqual(['O12', 'O22']);
    expect(JSON.stringify(t.events)).not.toContain('O22');
    t.nobodyIsAskedExcept(1, 'turn');
  });
  test('SC-10.1, SC-13.6: Saxony keeps the other card and may complete it, too', () => {
    const t = reveals('saxony');
    expect(t.g.players[0]!.objectives).toEqual(['O22']);
    expect(t.g.objectiveDeck[0]).toBe('O12');
    t.nobodyIsAskedExcept(0, 'close');
    expect(may(t)).toEqual(['O22']);
  });
});

test('a card with a condition that nobody measures stops the start, with its file and its id', () => {
  const all = [...objectives.get('O01')!.condition.all];
  const asking = (part: object) => () =>
    measuresOf([{ id: 'O99', condition: { all: [...all, { ...all[0]!, ...part }] } }]);
  expect(asking({})).not.toThrow();
  expect(asking({ metric: 'windmills' })).toThrow('data/scythe/objectives.json: O99: nobody measures windmills');
  expect(asking({ valueOfMetric: 'mills' })).toThrow('data/scythe/objectives.json: O99: nobody measures mills');
});
