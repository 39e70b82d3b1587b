import { describe, expect, test } from 'vitest';
import { FORSETI, GORGANUN, table } from './board.ts';
import { wizard } from './wizard.ts';

/** TD-15.4, TD-15.7: spells outside battles, as often as the checks hold, each at its moment. */

describe('TD-15.4: in one activation', () => {
  test('a wizard casts again and again as long as no check fails', () => {
    const t = wizard('ursa', 'coursers-speed', {
      map: { riverton: ['ursa', 'cavalry*2'] },
      dice: { 'spell-check': [1, 2, 9] },
    });
    const cast = (target: string) =>
      t.seat(FORSETI).does('cast', { wizard: 'ursa', spell: 'coursers-speed', targets: [target] });
    cast('cavalry-1');
    cast('cavalry-2');
    expect([1, 2].map((n) => t.g.counters[`cavalry-${n}`]!.haste)).toEqual([1, 1]);
    cast('cavalry-1');
    expect(t.g.counters['cavalry-1']!.haste).toBe(1);
    expect(t.seat(FORSETI).may('cast')).toEqual([]);
    t.nobodyIsAskedExcept(FORSETI, 'act');
  });

  test('another wizard whom the same leader takes along casts as well, also when the first has failed', () => {
    const t = table({
      map: { riverton: ['neko', 'ursa', 'vilkie', 'cavalry'] },
      boxes: { neko: ['ursa', 'vilkie'] },
      units: 1,
      dice: { 'spell-check': [10, 2], 'spell-failure': [1] },
    });
    t.seat(FORSETI).does('activate', { piece: 'neko' });
    t.seat(FORSETI).does('cast', { wizard: 'ursa', spell: 'coursers-speed', targets: ['cavalry-1'] });
    expect(t.g.wizardry.ursa!.burntOut).toBe(true);
    t.seat(FORSETI).does('cast', { wizard: 'vilkie', spell: 'obfuscate', targets: ['vilkie'] });
    expect(t.g.counters.vilkie!.obfuscated).toBe(true);
    t.nobodyIsAskedExcept(FORSETI, 'act');
  });

  test('one who regains his magic casts at once, and holds up no other', () => {
    const t = wizard('ursa', 'coursers-speed', {
      map: { riverton: ['ursa', 'cavalry'] },
      dice: { 'spell-check': [5, 6] },
      also: (g) => {
        g.wizardry.ursa!.burntOut = true;
      },
    });
    t.seat(FORSETI).does('regain', { wizard: 'ursa' });
    t.seat(FORSETI).does('cast', { wizard: 'ursa', spell: 'coursers-speed', targets: ['cavalry-1'] });
    expect(t.g.counters['cavalry-1']!.haste).toBe(1);
    t.nobodyIsAskedExcept(FORSETI, 'act');
  });
});

describe('TD-16.1, TD-16.2: a check to regain magic', () => {
  const regain = (dice: Record<string, number[]>) => {
    const t = wizard('ursa', 'heal', {
      map: { riverton: ['ursa'] },
      dice,
      also: (g) => {
        g.wizardry.ursa!.burntOut = true;
      },
    });
    t.seat(FORSETI).does('regain', { wizard: 'ursa' });
    return t;
  };
  test('that fails is the last of the turn', () => {
    const t = regain({ 'spell-check': [9] });
    expect(t.g.wizardry.ursa).toMatchObject({ burntOut: true, blocked: true });
    expect(t.seat(FORSETI).may('regain')).toEqual([]);
  });
  test('is tragic on a 10: magic that explodes strikes those who stand there', () => {
    const t = regain({ 'spell-check': [10], 'spell-failure': [10], explosion: [10] });
    expect(t.heard('tragic-regain')).toHaveLength(1);
    expect(t.heard('exploded')).toHaveLength(1);
    expect(t.g.wizardry.ursa!.burntOut).toBe(true);
  });
  test('and costs a point of his modifier when the memory goes, but no spell', () => {
    const t = regain({ 'spell-check': [10], 'spell-failure': [5] });
    expect(t.g.wizardry.ursa).toMatchObject({ modifier: -1, known: ['heal'] });
  });
});

describe('TD-15.7: each spell has its moment', () => {
  const marched = (spell: string) => {
    const t = wizard('niekimo', spell, {
      map: { riverton: ['niekimo'], highfield: ['cavalry*1'] },
      active: GORGANUN,
    });
    t.seat(GORGANUN).does('move', { group: ['niekimo'], path: ['mistwood'] });
    return t;
  };
  test.each(['obfuscate', 'tortoise-speed'])('%s may be cast after a march as well', (spell) => {
    const t = marched(spell);
    expect(t.seat(GORGANUN).may('cast').length).toBeGreaterThan(0);
    t.nobodyIsAskedExcept(GORGANUN, 'act');
  });
  test.each(['fly', 'teleport', 'coursers-speed', 'heal', 'enthrall', 'land-bridge'])('%s may not', (spell) => {
    const t = marched(spell);
    expect(t.asked()[0]!.key === 'act' ? t.seat(GORGANUN).may('cast') : []).toEqual([]);
  });
  test('Heal is all its caster does: not after another spell', () => {
    const t = wizard('ursa', 'obfuscate', {
      map: { riverton: ['ursa', 'cavalry-#'] },
      also: (g) => {
        g.wizardry.ursa!.known = ['obfuscate', 'heal'];
      },
      dice: { 'spell-check': [1] },
    });
    expect(
      t
        .seat(FORSETI)
        .may('cast')
        .map(({ spell }) => spell),
    ).toContain('heal');
    t.seat(FORSETI).does('cast', { wizard: 'ursa', spell: 'obfuscate', targets: ['ursa'] });
    expect(
      t
        .seat(FORSETI)
        .may('cast')
        .map(({ spell }) => spell),
    ).not.toContain('heal');
    t.nobodyIsAskedExcept(FORSETI, 'act');
  });
});

test('TD-22.1: the ambassador who has raised a Cadmin neither moves nor casts this turn, in a battle neither', () => {
  const t = table({
    map: { highfield: ['niekimo', 'wargroup'], riverton: ['neko', 'cavalry*2'] },
    boxes: { neko: ['cavalry*2'] },
    active: GORGANUN,
    wizard: true,
    also: (g) => {
      g.wizardry.niekimo!.known = ['eldritch-fire'];
    },
  });
  t.seat(GORGANUN).does('activate', { piece: 'niekimo' });
  t.seat(GORGANUN).does('recruit-cadmin', { wizard: 'niekimo' });
  expect(t.g.wizardry.niekimo!.blocked).toBe(true);
  expect(t.spectator.sees().wizards.find(({ id }) => id === 'niekimo')).toMatchObject({ blocked: true });
  t.nobodyIsAskedExcept(GORGANUN, 'close');
});

test('TD-28.15, R-16: Teleport leads over the sea as well, to land that is no Island, and no farther than four', () => {
  const t = wizard('ursa', 'teleport', { map: { brightsea: ['ursa'] }, knowledge: [[], []] });
  t.seat(FORSETI).does('cast', { wizard: 'ursa', spell: 'teleport', targets: [] });
  const ends = t
    .seat(FORSETI)
    .may('move', 5000)
    .map(({ path }) => path as string[]);
  expect(ends.some((path) => path.at(-1) === 'foam-break' && path.some((place) => place.includes('sound')))).toBe(true);
  expect(ends.every((path) => path.at(-1) !== 'island' && path.length <= 4)).toBe(true);
  // He does not teleport farther by casting it twice.
  expect(t.seat(FORSETI).may('cast')).toEqual([]);
  t.nobodyIsAskedExcept(FORSETI, 'act');
});
