import { describe, expect, test } from 'vitest';
import { commitment } from '#core/rng';
import type { Json } from '#core/types';
import { tearsOfTheDragon } from '#games/tears-of-the-dragon/game';
import { cards, chieftainNumber, rules, spells, values } from '#games/tears-of-the-dragon/printed/content';
import { Rules } from '#games/tears-of-the-dragon/printed/rules';
import { Tables } from '#games/tears-of-the-dragon/printed/schema';
import { Cards, SPELL_IDS } from '#games/tears-of-the-dragon/printed/terms/cards';
import { read } from '#games/tears-of-the-dragon/printed/terms/sources';
import { text } from '#games/tears-of-the-dragon/printed/text';
import { overlay, Values } from '#games/tears-of-the-dragon/printed/values';
import { records } from '#games/tears-of-the-dragon/rules/spells/index';
import { dataFiles, dataOf, unsaid, withStranger } from '../../kit/data-files.ts';

/** What lies in `data/tears-of-the-dragon` is read to the last field, and nothing else is let in. */

const GAME = 'tears-of-the-dragon';
const ids = new Set<string>(SPELL_IDS);
const components = dataOf(GAME, 'components.json');
/** How the program reads each file. */
const READERS: Record<string, (data: Json) => unknown> = {
  'components.json': (data) => overlay(data, { name: null }, ids).printed,
  'rules.json': (data) => read('rules.json', Rules, data),
  'spells.json': (data) => read('spells.json', Cards, data),
  'tables.json': (data) => read('tables.json', Tables, data),
  'values.json': (data) => {
    overlay(components, data, ids);
    return read('values.json', Values, data);
  },
};
const refusal = (file: string, data: Json): string => {
  try {
    READERS[file]!(data);
  } catch (error) {
    return (error as Error).message;
  }
  return 'was read';
};

describe('The data', () => {
  test('are these files, and words in two languages', () => {
    expect(dataFiles(GAME).sort()).toEqual(Object.keys(READERS).sort());
    expect(unsaid(GAME, text)).toEqual([]);
  });

  describe.each(Object.keys(READERS))('%s', (file) => {
    const data = dataOf(GAME, file);
    test('is read to the last field', () => {
      expect(READERS[file]!(data)).toStrictEqual(data);
    });
    test('with a strange field anywhere does not start the program, which says where', () => {
      const all = [...withStranger(data)];
      expect(all.length).toBeGreaterThan(file === 'rules.json' ? 5 : 8);
      for (const { path, planted } of all) {
        const line = refusal(file, planted);
        expect(line).toContain(`data/${GAME}/${file}: `);
        expect(line, path).toContain('misspelt');
        expect(line).not.toContain('\n');
      }
    });
  });

  test('say where a mistake is: a field that is missing, a number that is none, a place that is not there', () => {
    const changed = (change: (data: never) => void): string => {
      const data = structuredClone(components);
      change(data as never);
      return refusal('components.json', data);
    };
    type Areas = { map: { areas: Record<string, unknown>[] } };
    const area = (data: Areas) => data.map.areas[3]!;
    expect(changed((data: Areas) => delete area(data).type)).toMatch(/components\.json: map\.areas\.3\.type: /);
    expect(changed((data: Areas) => Object.assign(area(data), { x: 'left' }))).toMatch(/: map\.areas\.3\.x: .*number/);
    expect(
      changed((data: { setups: { free: { areas: Record<string, string[]> } } }) => {
        data.setups.free.areas.forseti![0] = 'caer-navel';
      }),
    ).toBe(`data/${GAME}/components.json: setups.free.areas.forseti: there is no "caer-navel" for forseti`);
  });
});

describe('Where values come from', () => {
  type Sourced = { id: string; side?: string; prov: Record<string, string> };
  const { map, ...kinds } = components as never as Record<'units' | 'leaders' | 'wizards', Sourced[]> & {
    map: { areas: Sourced[] };
  };
  /** Those for which we made this value up. */
  const made = (all: readonly Sourced[], field: string): string[] =>
    all.flatMap(({ id, prov }) => (prov[field]?.startsWith('reconstructed') ? [id] : [])).sort();
  const idsOf = (all: readonly Sourced[]): string[] => all.map(({ id }) => id).sort();

  test('is said of every value, and what is reconstructed is what docs/games/tears-of-the-dragon.md lists', () => {
    expect(made(map.areas, 'castleStrength')).toEqual(['caer-clavell', 'ilrog', 'kimrin']);
    expect(made(map.areas, 'name')).toHaveLength(34);
    for (const side of ['full', 'reduced']) expect(made(kinds.units, side)).toEqual(idsOf(kinds.units));
    for (const rating of ['attack', 'defence']) expect(made(kinds.leaders, rating)).toEqual(idsOf(kinds.leaders));
    expect(made(kinds.leaders, 'command')).toEqual(['algeron', 'kendrel', 'shale', 'shelnor']);
    expect(made(kinds.leaders, 'rank')).toEqual(['ezelle', 'kestrel', 'shale']);
    expect(made(kinds.wizards, 'strength')).toEqual(idsOf(kinds.wizards));
    const butTorin = idsOf(kinds.wizards).filter((id) => id !== 'torin');
    for (const field of ['spellModifier', 'maxSpells']) expect(made(kinds.wizards, field)).toEqual(butTorin);
  });

  test('is not said of a field that is not there, nor in other words', () => {
    const told = (prov: Record<string, string>): string => {
      const data = structuredClone(components) as never as { map: { areas: Sourced[] } };
      Object.assign(data.map.areas[0]!.prov, prov);
      return refusal('components.json', data as never);
    };
    expect(told({ strength: 'rules' })).toMatch(/components\.json: map\.areas\.0\.prov/);
    expect(told({ name: 'hearsay' })).toMatch(/components\.json: map\.areas\.0\.prov\.name: /);
    expect(told({ name: 'public (a shop)' })).toBe('was read');
  });
});

describe('Matches that are running', () => {
  test('go on: names, sources and rules do not belong to the digest of the printed values, which is what it was', () => {
    // It was 8fe41291 until The War of the Dragon had strengths of its own: such matches are brought over.
    expect(values.digest).toBe('3f524b0f');
    expect(tearsOfTheDragon.edition).toBe('3f524b0f');
  });

  test('are of a version: whoever changes a number of the rules or of a spell raises it', () => {
    const numbers = JSON.stringify([rules, cards], (key, value) =>
      ['name', 'text', 'backfire', 'prov'].includes(key) ? undefined : value,
    );
    expect([tearsOfTheDragon.version, commitment(numbers).slice(0, 8)]).toEqual([4, '93971ff7']);
  });
});

describe('A spell', () => {
  test('has a card and a record, in the order of the cards', () => {
    expect([...spells.keys()]).toEqual(SPELL_IDS);
    expect(Object.keys(records)).toEqual(SPELL_IDS);
  });

  test('may be cast at the times on its card, and at no others', () => {
    const parts = { 'activation-start': 'outside', 'battle-start': 'battle', 'combat-round': 'battle' };
    for (const id of SPELL_IDS) {
      const promised = cards[id].timing.map((time) => ({ ...parts, shipwreck: time, recruit: time })[time]);
      const has = Object.keys(records[id]).filter((part) => part !== 'overseas');
      expect(has.sort(), id).toEqual([...new Set(promised)].sort());
    }
  });

  test('does not start the program with other times than its record has', () => {
    const data = dataOf(GAME, 'spells.json') as Record<string, { timing: string[] }>;
    data.terror!.timing = ['activation-start'];
    expect(refusal('spells.json', data)).toBe(`data/${GAME}/spells.json: terror.timing: must be combat-round`);
  });
});

test('TD-27.4: chieftains have numbers among those of their side, and nobody else has', () => {
  for (const side of ['forseti', 'gorganun'])
    expect([1, 2].map((n) => chieftainNumber(`penguin-chieftain-${n}-of-${side}`))).toEqual([1, 2]);
  for (const face of ['ursa', 'nobody']) expect(chieftainNumber(face)).toBeUndefined();
});
