import { describe, expect, test } from 'vitest';
import { neighbourhood } from '#games/scythe/rules/automa/ground';
import { lay } from './board.ts';
import { chosen, FREE, scene } from './solo.ts';

const reach = (at: string, box: number, seat = 1) => {
  const g = lay(scene({ its: { box } }));
  return neighbourhood(g, { seat, kind: 'mech', at }).sort();
};

describe('A7, A13: the neighbourhood of a unit', () => {
  test('A7: on a locked box no river is crossed and no lake entered', () => {
    expect(reach('A4', 4)).toEqual(['A4', 'A5', 'B5']);
    expect(reach('B4', 4)).toEqual(['B4', 'C3']);
  });
  test('A7: behind it rivers are ignored, and lakes are hexes like others', () => {
    expect(reach('A4', 5)).toEqual(['A3', 'A4', 'A5', 'B4', 'B5']);
    expect(reach('B4', 5)).toEqual(['A3', 'A4', 'B3', 'B4', 'B5', 'C3', 'C4']);
  });
  test('A7: each level has its own boxes, the hardest none', () => {
    const mech = { seat: 1, kind: 'mech' as const, at: 'A4' };
    const near = (level: 'autometta' | 'automaszyna' | 'ultimaszyna', box: number) =>
      neighbourhood(lay(scene({ its: { level, box } })), mech).length;
    expect([near('autometta', 5), near('autometta', 6)]).toEqual([3, 5]);
    expect([near('automaszyna', 3), near('automaszyna', 4)]).toEqual([3, 5]);
    expect(near('ultimaszyna', 1)).toBe(5);
  });
  test('A1: tunnels lead the Automa nowhere', () => {
    expect(reach('B4', FREE)).not.toContain('E6');
  });
  test('A13: the neighbourhood of an enemy is measured in the same way; on a home base there is none', () => {
    expect(reach('A4', 4, 0)).toEqual(['A4', 'A5', 'B5']);
    expect(reach('home-nordic', FREE)).toEqual([]);
  });
});

describe('A11: move worker', () => {
  const two = { A4: ['worker'], A5: ['worker'] };
  test('the worker nearest to the home base, of equal ones the first in reading order, goes nearest to the Factory', () => {
    expect(chosen({ automa: { units: two } }, { type: 'moveWorker' })).toEqual({ unit: 'nordic.worker.1', to: 'B5' });
    const three = { B5: ['worker'], A5: ['worker'] };
    expect(chosen({ automa: { units: three } }, { type: 'moveWorker' })!.unit).toBe('nordic.worker.2');
  });
  test('it goes where most units are around', () => {
    const units = { A5: ['worker'], E1: ['mech'], F1: ['worker'] };
    const going = chosen({ automa: { units }, its: { box: FREE } }, { type: 'moveWorker' });
    // E2 and G1 touch one or both of them; E2 is nearer to the Factory than F1, where a worker is.
    expect(going).toEqual({ unit: 'nordic.worker.1', to: 'E2' });
  });
  test('never to another worker, nor to an enemy; a mech of its own does not mind', () => {
    const units = { A4: ['worker'], A5: ['worker'], B5: ['worker'] };
    expect(chosen({ automa: { units } }, { type: 'moveWorker' })).toBeUndefined();
    const enemy = { units: { B5: ['worker'] } };
    expect(chosen({ automa: { units: two }, person: enemy }, { type: 'moveWorker' })).toBeUndefined();
    const mech = { A4: ['worker'], A5: ['worker'], B5: ['mech'] };
    expect(chosen({ automa: { units: mech } }, { type: 'moveWorker' })!.to).toBe('B5');
  });
  test('nor into the neighbourhood of an enemy fighter; of workers it is not afraid', () => {
    const towards = (kind: string, box: number) =>
      chosen({ automa: { units: two }, person: { units: { C5: [kind] } }, its: { box } }, { type: 'moveWorker' })?.to;
    expect(towards('mech', 1)).toBe('B5');
    expect(towards('mech', FREE)).not.toBe('B5');
    expect(towards('worker', FREE)).toBe('B5');
  });
  test('one on the home base comes out first, beside the home base', () => {
    const units = { 'home-nordic': ['worker'], B5: ['worker'] };
    expect(chosen({ automa: { units } }, { type: 'moveWorker' })).toEqual({ unit: 'nordic.worker.1', to: 'A4' });
  });
  test('R-134: the hex under a worker counts; if that is the best one, the next worker is taken, and at last the next entry', () => {
    // Worker 1 already stands best: beside both others and nearest to the Factory.
    const units = { B5: ['worker'], A4: ['mech'], A5: ['worker'] };
    const going = chosen({ automa: { units } }, { type: 'moveWorker' });
    expect(going).not.toHaveProperty('unit', 'nordic.worker.1');
    const full = { A4: ['worker', 'mech'], A5: ['worker'], B5: ['worker'] };
    expect(chosen({ automa: { units: full } }, { type: 'moveWorker' }, { type: 'moveMech' })).toMatchObject({
      unit: 'nordic.mech.1',
    });
  });
});

describe('A12: encounter or Factory', () => {
  const visit = { type: 'encounterOrFactory' } as const;
  test('the character goes to a token in the neighbourhood of any unit, nearest to the Factory first', () => {
    expect(chosen({ automa: { units: { A4: ['worker'], E2: ['worker'] } }, its: { box: FREE } }, visit)).toEqual({
      unit: 'nordic.character',
      // A3 and B5 beside A4, D2, E1, F2 beside E2: D2 and B5 are 2 from the Factory, and B5 is read first.
      to: 'B5',
    });
  });
  test('the Factory is nearest to itself, token or not', () => {
    expect(chosen({ automa: { units: { C3: ['worker'] } }, its: { box: FREE } }, visit)!.to).toBe('D4');
  });
  test('not where no unit is near, not beside the home base alone, not where the token is gone', () => {
    expect(chosen({ automa: { units: {} } }, visit)).toBeUndefined();
    expect(chosen({ automa: { units: { A4: ['worker'] } }, encounters: [] }, visit)).toBeUndefined();
  });
  test('not onto enemies, of whatever kind, nor onto an own mech; an own worker does not mind', () => {
    const to = (automa: string[], person: string[]) =>
      chosen({ automa: { units: { A4: ['worker'], B5: automa } }, person: { units: { B5: person } } }, visit);
    expect(to([], ['worker'])).toBeUndefined();
    expect(to([], ['mech'])).toBeUndefined();
    expect(to(['mech'], [])).toBeUndefined();
    expect(to(['worker'], [])!.to).toBe('B5');
  });
  test('R-134: never where it stands already; without a character on the board the entry is not possible', () => {
    const units = { D4: ['character'], D5: ['worker'] };
    expect(chosen({ automa: { units }, encounters: [] }, visit)).toBeUndefined();
    const gone = scene({ automa: { units: { A4: ['worker'] } } });
    const without = chosen(
      { automa: gone.seats[1]!, also: (g) => delete g.units['nordic.character'] && undefined },
      visit,
    );
    expect(without).toBeUndefined();
  });
});

describe('A4: brackets', () => {
  const moves = [
    { type: 'moveMech', onlyFaction: 'nordic' },
    { type: 'moveWorker', onlyFaction: 'polania' },
    { type: 'moveWorker' },
  ] as const;
  const units = { A4: ['mech', 'worker'], A5: ['worker'] };
  test('of its own faction comes before the others', () => {
    expect(chosen({ automa: { units } }, ...moves)!.unit).toBe('nordic.mech.1');
    expect(chosen({ automa: { units } }, { type: 'moveWorker' }, moves[0])!.unit).toBe('nordic.mech.1');
  });
  test('of another faction is not there', () => {
    expect(chosen({ automa: { faction: 'saxony', units: { F1: ['mech', 'worker'] } } }, moves[0])).toBeUndefined();
  });
  test('if it cannot be done, the others are tried', () => {
    const noMech = { A4: ['worker'], A5: ['worker'] };
    expect(chosen({ automa: { units: noMech } }, ...moves)!.unit).toBe('nordic.worker.1');
  });
});

describe('R-133, R-135, R-136: mechs and the character', () => {
  test('R-135: the mech nearest to the home base goes where it has most enemies within reach', () => {
    const person = { units: { D6: ['worker*2'], F6: ['mech'] } };
    const automa = { units: { C6: ['mech'], D7: ['worker'] } };
    // The lake beside its worker reaches both places; while lakes are closed it stands best where it is.
    const going = chosen({ person, automa, its: { box: FREE } }, { type: 'moveMech' });
    expect(going).toEqual({ unit: 'nordic.mech.1', to: 'E7' });
    expect(chosen({ person, automa }, { type: 'moveMech' })).toBeUndefined();
  });
  test('R-135: of equal hexes it takes one where none of its own units is, then the nearest to the Factory', () => {
    const automa = { units: { A4: ['mech', 'worker'], A5: ['worker'] } };
    expect(chosen({ automa }, { type: 'moveMech' })!.to).toBe('B5');
    const crowded = { units: { A4: ['mech'], A5: ['worker'], B5: ['worker'] } };
    // A4 is free of others, B5 is nearer but not: it stays where it is, and nothing moves.
    expect(chosen({ automa: crowded }, { type: 'moveMech' })).toBeUndefined();
  });
  test('R-135: never onto enemies, nor onto another fighter of its own', () => {
    const onto = (mine: string[], theirs: string[]) =>
      chosen({ automa: { units: { A4: ['mech'], B5: mine } }, person: { units: { B5: theirs } } }, { type: 'moveMech' })
        ?.to;
    expect(onto([], [])).toBe('B5');
    expect(onto([], ['worker'])).not.toBe('B5');
    expect(onto(['character'], [])).not.toBe('B5');
  });
  test('R-135: a mech that stands best stays, and the next one is taken', () => {
    const automa = { units: { D4: ['mech'], A4: ['mech'], A5: ['worker'], B5: ['worker'] } };
    const going = chosen({ automa, its: { box: FREE } }, { type: 'moveMech' });
    expect(going!.unit).toBe('nordic.mech.2');
  });
  test('R-136: the character goes towards the nearest encounter token, from the home base too', () => {
    const far = { automa: { units: {} }, encounters: ['B7'] };
    expect(chosen(far, { type: 'moveCharacter' })).toEqual({ unit: 'nordic.character', to: 'A5' });
    expect(chosen({ ...far, encounters: ['B2'] }, { type: 'moveCharacter' })!.to).toBe('A4');
  });
  test('R-136: the Factory is a goal like a token until it has been there; without goals as near to it as may be', () => {
    const automa = { units: { B5: ['character'], A5: ['worker'] } };
    const at = (factory: string | null, encounters: string[]) =>
      chosen({ automa, encounters, its: { factory, box: FREE } }, { type: 'moveCharacter' })!.to;
    // B4 is beside the token on A3, C4 beside the Factory.
    expect(at(null, ['A3'])).toBe('C4');
    expect(at('F01', ['A3'])).toBe('B4');
    expect(at(null, [])).toBe('C4');
    expect(at('F01', [])).toBe('C4');
  });
  test('R-136: never onto a fighter of its own or onto enemies', () => {
    const onto = (mine: string[], theirs: string[]) =>
      chosen(
        { automa: { units: { A4: mine } }, person: { units: { A4: theirs } }, encounters: ['B2'] },
        { type: 'moveCharacter' },
      )!.to;
    expect(onto([], [])).toBe('A4');
    expect(onto(['mech'], [])).toBe('B5');
    expect(onto([], ['worker'])).toBe('A5');
  });
  test('R-133: distance is counted in hexes as the crow flies, across rivers and lakes', () => {
    // D2 is two hexes from the Factory across the lake D3, and three by land, like B2, which is read first.
    const automa = { units: { C1: ['worker'], A2: ['worker'] } };
    expect(chosen({ automa, its: { box: FREE }, encounters: ['B2', 'D2'] }, { type: 'encounterOrFactory' })!.to).toBe(
      'D2',
    );
  });
});

describe('R-137, R-138: attacks', () => {
  const fight = (number: number) => ({ type: 'attackCombatUnit', number }) as const;
  const raid = { type: 'attackWorker' } as const;
  test('R-137: it attacks fighters only with the power the entry asks for', () => {
    const solo = (power: number) => ({
      automa: { power, units: { A4: ['mech'] } },
      person: { units: { B5: ['mech'] } },
    });
    expect(chosen(solo(5), fight(5))).toEqual({ unit: 'nordic.mech.1', to: 'B5' });
    expect(chosen(solo(4), fight(5))).toBeUndefined();
  });
  test('R-137: only a fighter that is one step away: workers and those on the home base do not attack', () => {
    const from = (units: Record<string, string[]>) =>
      chosen({ automa: { power: 9, units }, person: { units: { B5: ['mech'] } } }, fight(1));
    expect(from({ A4: ['worker'] })).toBeUndefined();
    expect(from({ B6: ['mech'] })).toBeUndefined();
    expect(from({ A5: ['character'] })).toEqual({ unit: 'nordic.character', to: 'B5' });
  });
  test('R-137: where the fewest fighters are, then nearest to the Factory; a mech goes before the character', () => {
    const automa = { power: 9, units: { C5: ['character', 'mech'] } };
    const at = (units: Record<string, string[]>) => chosen({ automa, person: { units }, its: { box: FREE } }, fight(1));
    expect(at({ D5: ['character', 'mech'], C6: ['mech'] })).toEqual({ unit: 'nordic.mech.1', to: 'C6' });
    expect(at({ D5: ['mech'], C6: ['mech'] })!.to).toBe('D5');
  });
  test('R-137: nobody is attacked on a home base', () => {
    const automa = { power: 9, units: { D7: ['mech'] } };
    expect(chosen({ automa, its: { box: FREE } }, fight(1), raid)).toBeUndefined();
  });
  test('R-138: workers without a fighter, most workers first, then most tokens, then nearest to the Factory', () => {
    const automa = { power: 0, units: { C5: ['mech'] } };
    const at = (units: Record<string, string[]>, goods = {}) =>
      chosen({ automa, person: { units }, goods, its: { box: FREE } }, raid)?.to;
    expect(at({ D5: ['worker'], C6: ['worker*2'] })).toBe('C6');
    expect(at({ D5: ['worker'], C6: ['worker'] }, { C6: { oil: 1 } })).toBe('C6');
    expect(at({ D5: ['worker'], C6: ['worker'] })).toBe('D5');
    expect(at({ D5: ['worker', 'mech'] })).toBeUndefined();
  });
});
