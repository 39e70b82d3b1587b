import { describe, expect, test } from 'vitest';
import { refusalText } from '#asking/refusal';
import { hereOf } from '#asking/terms/names';
import { readTyped } from '#asking/typed/read';
import { isRefusal } from '#core/actions';
import type { Locale } from '#core/text';
import type { Json } from '#core/types';
import { games } from '#src/registry';
import { type Scene, type ScytheTable, type Sitting, table } from './board.ts';

/** Why a choice that one would expect is not there, and what is said to those who type it all the same. */

const part = games.find(({ game }) => game.id === 'scythe')!;

/** What is said of each option that is missing in a field of the question, in words. */
function missing(
  t: ScytheTable,
  asked: `${string}.${string}`,
  { soFar = {}, chosen = [], locale = 'en' }: { soFar?: Record<string, Json>; chosen?: string[]; locale?: Locale } = {},
): Record<string, string> {
  const [action, field] = asked.split('.') as [string, string];
  const here = hereOf(t.g, t.open.find(({ actions }) => actions.includes(action))!);
  const declared = part.game.actions[action]!.fields[field];
  const said = (declared.absent?.(here, soFar, chosen) ?? []) as { option: string; why: { key: string } }[];
  return Object.fromEntries(said.map(({ option, why }) => [option, part.text.say(why, locale)]));
}
/** What somebody is told who types an answer that is refused. */
function refused(t: ScytheTable, action: string, typed: Record<string, string>, locale: Locale = 'en'): string {
  const here = hereOf(t.g, t.open.find(({ actions }) => actions.includes(action))!);
  const read = readTyped({ part, here, locale }, part.game.actions[action]!, typed);
  if (!isRefusal(read)) throw new Error(`it is taken: ${JSON.stringify(read)}`);
  return refusalText(part, read.refused, locale, here);
}
const scene = (first: Partial<Sitting> = {}, more: Partial<Scene> = {}, other: Partial<Sitting> = {}): ScytheTable =>
  table({
    seats: [
      {
        faction: 'nordic',
        mat: 'industrial',
        coins: 5,
        mechs: [],
        objectives: [],
        units: { A4: ['worker'] },
        ...first,
      },
      { faction: 'saxony', units: { F1: ['worker'] }, ...other },
    ],
    encounters: [],
    ...more,
  });
const way = (unit: string, chosen: string[] = []) => ({ soFar: { unit }, chosen });

describe('A section that is not offered', () => {
  test('SC-3.1, SC-9.2: is that of the last turn, or the Factory card of whoever has none', () => {
    const t = scene({ section: 'trade' });
    expect(missing(t, 'bottom-only.section')).toEqual({
      trade: 'the section of your last turn',
      factory: 'you have no Factory card',
    });
    t.nobodyIsAskedExcept(0, 'turn');
    expect(missing(scene({ factory: 'F01' }), 'bottom-only.section')).toEqual({});
  });
});

describe('A place that a unit does not reach', () => {
  test('SC-6.1: lies across a river or a lake, or too many steps away; what is reached is not named', () => {
    const t = scene({ units: { A4: ['mech'] } });
    const said = missing(t, 'move.path', way('nordic.mech.1'));
    const there = t.seat(0).lists('move', 'path', { unit: 'nordic.mech.1', path: [] });
    expect(there.length).toBeGreaterThan(0);
    for (const place of there) expect(said).not.toHaveProperty(place);
    expect(new Set(Object.values(said))).toContain('a river lies between');
    expect(said.E3).toMatch(/^\d steps away, one step left$/);
    expect(Object.keys(said)).not.toContain('A4');
    const lakes = missing(scene({ units: { B2: ['mech'] } }), 'move.path', way('nordic.mech.1'));
    expect(Object.values(lakes)).toContain('a lake, which this unit may not enter');
    const seaworthy = missing(
      scene({ units: { B2: ['mech'] }, mechs: ['seaworthy'] }),
      'move.path',
      way('nordic.mech.1'),
    );
    expect(Object.values(seaworthy)).not.toContain('a lake, which this unit may not enter');
  });

  test('SC-13.1: is named no more once Riverwalk leads there', () => {
    const units = { B4: ['mech'] };
    const rivers = (mechs: string[]) =>
      Object.entries(missing(scene({ units, mechs }), 'move.path', way('nordic.mech.1')))
        .filter(([, why]) => /river/.test(why))
        .map(([place]) => place)
        .sort();
    expect(rivers([])).toEqual(['A3', 'A4', 'B5']);
    expect(rivers(['riverwalk'])).toEqual(['A3']);
  });

  test('SC-6.6: has enemies, if a worker is asked', () => {
    const of = (unit: string) =>
      missing(scene({ units: { A4: ['worker', 'mech'] } }, {}, { units: { A5: ['worker'] } }), 'move.path', way(unit));
    expect(of('nordic.worker.1').A5).toBe('enemies stand there, and workers do not enter');
    expect(of('nordic.mech.1')).not.toHaveProperty('A5');
  });

  test('SC-6.7: lies behind a place at which the move ends', () => {
    const t = scene({ units: { A4: ['mech'] }, mechs: ['speed'] }, {}, { units: { A5: ['mech'] } });
    expect(missing(t, 'move.path', way('nordic.mech.1', ['A5'])).A6).toBe('the move ends at A5');
  });

  test('is refused with the same words when it is typed', () => {
    const t = scene({ units: { A4: ['mech'] } });
    expect(refused(t, 'move', { unit: 'mech', path: 'E3' })).toMatch(/^Way: .*E3.* — \d steps away, one step left\.$/);
    expect(refused(t, 'move', { unit: 'mech', path: 'E3' }, 'ja')).toMatch(/E3.* — \d歩先ですが、残りは1歩です。$/);
    expect(refused(t, 'move', { unit: 'mech', path: 'Z9' })).toMatch(/not known here/);
  });
});

describe('A unit that is not offered', () => {
  test('SC-4.1: has moved already, or has no move left', () => {
    const t = scene({ units: { A4: ['worker'], A5: ['worker'], A6: ['worker'] } });
    t.seat(0).does('move', { unit: 'nordic.worker.1', path: ['A5'], load: {} });
    expect(missing(t, 'move.unit')).not.toHaveProperty('nordic.worker.2');
    t.nobodyIsAskedExcept(0, 'moves');
    const apart = scene({ units: { A4: ['worker'], A6: ['worker'] } });
    apart.seat(0).does('move', { unit: 'nordic.worker.1', path: ['A5'], load: {} });
    expect(missing(apart, 'move.unit')).toEqual({ 'nordic.worker.1': 'has moved already' });
  });

  test('SC-6.8: stands among enemy fighters who are fought first', () => {
    const t = scene({ units: { A4: ['mech*2'], A6: ['worker'] } }, {}, { units: { A5: ['mech'] } });
    t.seat(0).does('move', { unit: 'nordic.mech.1', path: ['A5'], load: {} });
    expect(missing(t, 'move.unit')['nordic.mech.1']).toBe('enemy fighters stand there: first the combat');
    expect(missing(t, 'move.unit')).not.toHaveProperty('nordic.mech.2');
  });

  test('SC-6.11: is a worker on a lake', () => {
    const t = scene({ units: { B3: ['mech', 'worker'], A6: ['worker'] }, mechs: ['seaworthy'] });
    const said = missing(t, 'move.unit');
    expect(said['nordic.worker.1']).toBe('leaves the lake only aboard a mech');
    expect(said).not.toHaveProperty('nordic.mech.1');
  });
});

describe('What a bottom action does not offer', () => {
  const taking = (section: string, first: Partial<Sitting>, goods: Scene['goods'] = {}) => {
    const t = scene(first, { goods: { A4: { metal: 4, wood: 4, oil: 4, food: 4 }, ...goods } });
    t.seat(0).does('bottom-only', { section });
    t.nobodyIsAskedExcept(0, 'bottom');
    return t;
  };
  test('SC-5.4, SC-5.5: mechs and structures that are out, hexes without a worker or with a structure', () => {
    const deploy = taking('produce', { units: { A4: ['worker'], A5: ['mech'] }, mechs: ['riverwalk'] });
    expect(missing(deploy, 'deploy.mech')).toEqual({ riverwalk: 'deployed already' });
    expect(missing(deploy, 'deploy.hex')).toEqual({ A5: 'none of your workers is there' });
    const build = taking('move', { units: { A4: ['worker'], A5: ['worker'] }, structures: { mill: 'A5' } });
    expect(missing(build, 'build.structure')).toEqual({ mill: 'built already, at A5' });
    expect(missing(build, 'build.hex')).toEqual({ A5: 'the Mill stands there' });
    expect(missing(build, 'build.hex', { locale: 'ja' }).A5).toMatch(/が建っています$/);
  });

  test('SC-5.3, SC-5.6: cubes that were moved, actions that get no cheaper, recruits and bonuses that were taken', () => {
    const upgrade = taking('bolster', { upgrades: [{ from: 'move.units', to: 'upgrade' }] });
    expect(missing(upgrade, 'upgrade.box')).toEqual({ 'move.units': 'its cube has been moved already' });
    expect(missing(upgrade, 'upgrade.to')).toEqual({ upgrade: 'as cheap as it gets' });
    const enlist = taking('trade', { recruits: [{ from: 'build', bonus: 'power' }] });
    expect(missing(enlist, 'enlist.from')).toEqual({ build: 'enlisted already' });
    expect(missing(enlist, 'enlist.bonus')).toEqual({ power: 'taken already' });
  });

  test('SC-1.6: what cannot be paid says what is missing, to whoever types it', () => {
    const t = scene({}, { goods: { A4: { metal: 1 } } });
    const problem = part.game.actions.deploy!.barred!(hereOf(t.g, t.open[0]!))!;
    expect(part.text.say(problem, 'en')).toBe('It costs 3 metal, which you do not have (2 metal missing).');
    expect(part.text.say(problem, 'ja')).toBe('コスト（金属3）を払えません（不足：金属2）。');
  });
});

describe('What a top action does not offer', () => {
  test('SC-4.3, SC-4.4: territories without a worker', () => {
    const t = scene({ units: { A4: ['worker'], A5: ['mech'] } });
    expect(missing(t, 'produce.hexes')).toEqual({ A5: 'none of your workers is there' });
    expect(missing(t, 'trade-goods.goods')).toMatchObject({ 'A5.oil': 'none of your workers is there' });
    expect(missing(t, 'trade-goods.goods')).not.toHaveProperty('A4.oil');
  });
});

describe('SC-10.2 An objective that cannot be revealed', () => {
  test('is not fulfilled, or for the end of the turn only: said to its holder alone', () => {
    const t = scene({ factory: 'F01', objectives: ['O22', 'O12'] });
    expect(missing(t, 'reveal.objective')).toEqual({ O12: 'not fulfilled now' });
    const decision = t.open[0]!;
    const other = part.game.actions.reveal!.fields.objective.absent({ g: t.g, seat: 1, about: decision.about }, {}, []);
    expect(other.map(({ option }: { option: string }) => option)).toEqual(t.g.players[1]!.objectives);
  });
});
