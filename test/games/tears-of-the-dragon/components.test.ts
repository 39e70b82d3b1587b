import { describe, expect, test } from 'vitest';
import { tearsOfTheDragon } from '#games/tears-of-the-dragon/game';
import { areas, leaders, seas, wizards } from '#games/tears-of-the-dragon/printed/content';
import { faceOf, mayStand } from '#games/tears-of-the-dragon/state/pieces';
import { sit } from '../../kit/table.ts';
import { FORSETI, GORGANUN, table } from './board.ts';

/** The counters, who stands where at the start, and what each of them brings along (TD-1, TD-2). */

/** Those of a side in the standard game: chieftains of the penguins are leaders of the variant only. */
const bySide = <T extends { id: string; side: string }>(people: ReadonlyMap<string, T>, side: string): T[] => {
  const counters = sit(tearsOfTheDragon).g.counters;
  return [...people.values()].filter((one) => one.side === side && counters[one.id] !== undefined);
};
const ids = (all: readonly { id: string }[]): string[] => all.map(({ id }) => id).sort();

describe('TD-1.1: of leaders and wizards', () => {
  test('Gorganun has three leaders and four wizards', () => {
    expect(ids(bySide(leaders, 'gorganun'))).toEqual(['ezelle', 'kestrel', 'shale']);
    expect(ids(bySide(wizards, 'gorganun'))).toEqual(['hastur', 'kishmin', 'niekimo', 'shimar']);
  });
  test('Forseti has four leaders and three wizards', () => {
    expect(ids(bySide(leaders, 'forseti'))).toEqual(['algeron', 'kendrel', 'neko', 'shelnor']);
    expect(ids(bySide(wizards, 'forseti'))).toEqual(['torin', 'ursa', 'vilkie']);
  });
});

describe('What is printed on a counter', () => {
  test('TD-1.3: each leader has a rank that no other of his side has, an attack, a command and a defence', () => {
    for (const side of ['gorganun', 'forseti']) {
      const own = bySide(leaders, side);
      expect(own.map(({ rank }) => rank).sort()).toEqual(own.map((_, i) => i + 1));
      for (const { id, attack, command, defence } of own)
        for (const rating of [attack, command, defence]) expect(rating, id).toBeGreaterThan(0);
    }
  });
  test('TD-1.5: each wizard has a strength, a spell modifier and a greatest number of spells', () => {
    for (const { id, strength, spellModifier, maxSpells, startSpells } of wizards.values()) {
      expect(strength, id).toBeGreaterThan(0);
      expect(spellModifier, id).toBeGreaterThan(0);
      expect(maxSpells, id).toBeGreaterThanOrEqual(startSpells.length);
    }
  });
});

describe('TD-2.1: at the start', () => {
  const t = sit(tearsOfTheDragon);
  const standing = (castle: string): string[] =>
    Object.entries(t.g.counters)
      .filter(([, c]) => c.fate === 'map' && c.at === castle)
      .map(([id]) => faceOf(id))
      .sort();
  const times = (n: number, face: string): string[] => Array<string>(n).fill(face);
  test.each([
    ['glaginsdreg', ['shale', 'ezelle', 'kishmin', 'niekimo', ...times(3, 'warsteed'), ...times(3, 'wargroup')]],
    ['kimrin', ['kestrel', 'shimar', ...times(3, 'warsteed'), ...times(3, 'wargroup')]],
    ['ilrog', ['hastur']],
    [
      'caer-navell',
      [
        ...['kendrel', 'shelnor', 'torin', 'vilkie'],
        ...times(3, 'elite-guard'),
        ...times(2, 'cavalry'),
        ...times(3, 'foot-soldier'),
      ],
    ],
    ['caer-sillius', ['algeron', 'ursa', 'elite-guard', ...times(2, 'cavalry'), ...times(2, 'foot-soldier')]],
    ['caer-clavell', ['neko', 'elite-guard', 'cavalry', ...times(2, 'foot-soldier')]],
  ])('these stand in %s', (castle, pieces) => {
    expect(standing(castle)).toEqual([...pieces].sort());
  });
  test('each wizard knows these spells', () => {
    const known = Object.fromEntries([...wizards.keys()].map((id) => [id, t.g.wizardry[id]!.known]));
    expect(known).toEqual({
      hastur: ['bad-fortune', 'enthrall', 'terror'],
      kishmin: ['eldritch-fire', 'fly'],
      niekimo: ['obfuscate', 'tortoise-speed'],
      shimar: ['bad-fortune', 'eldritch-fire', 'fog-of-war'],
      torin: ['good-fortune', 'summon-aid'],
      ursa: ['coursers-speed', 'heal', 'water-walk'],
      vilkie: ['obfuscate', 'fog-of-war'],
    });
  });
});

test('TD-1.1: a die has ten sides, and its 0 is a 10', () => {
  const rolled = new Set<unknown>();
  for (let n = 0; n < 60; n++) {
    const t = sit(tearsOfTheDragon, { seed: `die ${n}` });
    t.seat(GORGANUN).does('name-ambassador', { wizard: 'niekimo' });
    t.seat(GORGANUN).does('end-phase');
    t.seat(FORSETI).does('end-phase');
    for (const { die0, die1 } of t.heard('initiative-rolled')) rolled.add(die0).add(die1);
  }
  expect([...rolled].map(Number).sort((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
});

test('TD-27.5: penguins stand on these coasts, on the Island and at sea, and nowhere else', () => {
  const t = table({ penguins: true, map: { brightsea: ['penguin-of-forseti*1'] } });
  expect(t.g.counters['penguin-of-forseti-1']!.at).toBe('brightsea');
  expect([...areas.keys()].filter((id) => mayStand('penguin-of-forseti-1', id)).sort()).toEqual(
    [
      ...['seaside', 'devonport', 'rockhurst', 'ossum', 'brightsea', 'ilrog', 'foam-break'],
      ...['alder-bay', 'asten', 'sea-reach', 'island'],
    ].sort(),
  );
  expect([...seas.keys()].every((id) => mayStand('penguin-chieftain-1-of-forseti', id))).toBe(true);
});
