import { describe, expect, test } from 'vitest';
import { position } from '#core/match';
import { recover } from '#core/recover';
import components from '#data/tears-of-the-dragon/components.json' with { type: 'json' };
import shippedValues from '#data/tears-of-the-dragon/values.json' with { type: 'json' };
import { spells, values } from '#games/tears-of-the-dragon/printed/content';
import { overlay } from '#games/tears-of-the-dragon/printed/values';
import { startedWith } from './entered.ts';

/** Values of the printed game that a table has entered (docs/games/tears-of-the-dragon.md). */

const named = { name: { en: 'Printed', ja: '印刷版' } };
const known = new Set([...spells.keys(), 'summon-penguins']);
const enter = (changes: object) => overlay(components, { ...named, ...changes }, known).printed;
const refused = (changes: object): string => {
  try {
    enter(changes);
  } catch (error) {
    return (error as Error).message.replace('data/tears-of-the-dragon/values.json: ', '');
  }
  throw new Error('nothing was refused');
};
const area = (printed: ReturnType<typeof enter>, id: string) => printed.map.areas.find((one) => one.id === id);

describe('The file in the repository', () => {
  test('changes nothing', () => {
    expect(overlay(components, shippedValues, known).printed).toEqual(
      overlay(components, { name: null }, known).printed,
    );
    expect(values.name).toBeNull();
    expect(values.digest).toMatch(/^[0-9a-f]{8}$/);
  });
});

describe('A value that is entered', () => {
  test('takes the place of ours, and leaves the rest alone', () => {
    const ours = enter({});
    const printed = enter({
      units: { cavalry: { full: 6 } },
      leaders: { neko: { attack: 3 } },
      wizards: { torin: { strength: 4, startSpells: ['fly'] } },
      penguins: { unit: { strength: 2 } },
    });
    const cavalry = (of: typeof ours) => of.units.find(({ id }) => id === 'cavalry');
    // what is entered holds in the war too.
    expect(cavalry(printed)).toEqual({ ...cavalry(ours), full: 6, war: undefined });
    expect(printed.units.filter(({ id }) => id !== 'cavalry')).toEqual(ours.units.filter(({ id }) => id !== 'cavalry'));
    expect(printed.leaders.find(({ id }) => id === 'neko')).toMatchObject({ attack: 3, defence: 2, command: 7 });
    expect(printed.wizards.find(({ id }) => id === 'torin')).toMatchObject({ strength: 4, startSpells: ['fly'] });
    expect(printed.penguins.unit).toEqual({ ...ours.penguins.unit, strength: 2 });
    expect(printed.map).toEqual(ours.map);
  });

  test('TD-12.4: the strength of a castle brings the bonus of its wall along', () => {
    const bonus = (castleStrength: number) =>
      area(enter({ areas: { kimrin: { castleStrength } } }), 'kimrin')!.defenceBonus;
    expect([2, 3, 4].map(bonus)).toEqual([0, 1, 2]);
  });

  test('TD-21.1, TD-21.2: the kind of a place brings along what can be done there', () => {
    const ours = components.map.areas.find(({ id }) => id === 'riverton')!;
    expect(ours).toMatchObject({ type: 'town', recruitPerTurn: 0, replenishPerTurn: 1 });
    const city = area(enter({ areas: { riverton: { type: 'city' } } }), 'riverton');
    expect(city).toMatchObject({ type: 'city', recruitPerTurn: 1, replenishPerTurn: 2, cadminRecruit: true });
    // And our own data say of every place what its kind says.
    for (const one of components.map.areas) {
      const { recruitPerTurn, replenishPerTurn, cadminRecruit } = one;
      expect(area(enter({}), one.id)).toMatchObject({ recruitPerTurn, replenishPerTurn, cadminRecruit });
    }
  });

  test('TD-13.5: sea areas that join otherwise are otherwise far from the Island', () => {
    const far = (printed: ReturnType<typeof enter>) =>
      printed.map.seaAreas.find(({ id }) => id === 'bright-sound')!.distanceToIsland;
    const edges = enter({}).map.seaEdges;
    const without = edges.filter((edge) => edge.join() !== 'bright-sound,veil-of-tears');
    expect([far(enter({})), far(enter({ seaEdges: without }))]).toEqual([2, 3]);
  });

  test('may be a whole list of roads, a new area, or one taken off the map', () => {
    const whole = {
      name: { en: 'Thornwick', ja: 'ソーンウィック' },
      type: 'town',
      x: 500,
      y: 500,
      seas: [],
    };
    const roads = enter({}).map.roads.filter((road) => !road.includes('northwatch'));
    const printed = enter({
      areas: { northwatch: null, thornwick: whole },
      roads: [...roads, ['thornwick', 'highfield']],
    });
    expect(area(printed, 'northwatch')).toBeUndefined();
    expect(area(printed, 'thornwick')).toMatchObject({ id: 'thornwick', type: 'town', replenishPerTurn: 1 });
    expect(printed.map.roads).toContainEqual(['thornwick', 'highfield']);
  });
});

describe('A mistake is refused with its place:', () => {
  test('an id that does not exist', () => {
    expect(refused({ units: { cavalery: { full: 6 } } })).toBe('units.cavalery: there is none with this id');
    expect(refused({ leaders: { nekko: {} } })).toContain('leaders.nekko: ');
    expect(refused({ areas: { kimrn: { castleStrength: 4 } } })).toMatch(
      /^areas\.kimrn: there is none with this id; to add one give all of it \(missing: name, type, /,
    );
  });
  test('a field that does not exist, or may not be changed', () => {
    expect(refused({ units: { cavalry: { strength: 6 } } })).toMatch(/^units\.cavalry\.strength: /);
    expect(refused({ units: { cavalry: { side: 'gorganun' } } })).toMatch(/^units\.cavalry\.side: /);
    expect(refused({ areas: { kimrin: { defenceBonus: 7 } } })).toMatch(/^areas\.kimrin\.defenceBonus: /);
    expect(refused({ castles: {} })).toMatch(/^castles: /);
  });
  test('a value of the wrong kind or size', () => {
    expect(refused({ units: { cavalry: { full: 'six' } } })).toMatch(/^units\.cavalry\.full: .*number/);
    expect(refused({ units: { cavalry: { full: 9 } } })).toMatch(/^units\.cavalry\.full: /);
    expect(refused({ roads: [['kimrin']] })).toMatch(/^roads\.0/);
  });
  test('numbers that do not fit each other', () => {
    expect(refused({ units: { cavalry: { reduced: 6 } } })).toBe('units.cavalry.reduced: is more than full');
    expect(refused({ wizards: { torin: { maxSpells: 1 } } })).toMatch(/^wizards\.torin\.maxSpells: /);
    expect(refused({ wizards: { torin: { startSpells: ['frog'] } } })).toBe(
      'wizards.torin.startSpells: there is no spell "frog"',
    );
  });
  test('a map that does not hang together', () => {
    expect(refused({ roads: [['kimrin', 'nowhere']] })).toBe('roads.0: there is no place "nowhere"');
    expect(
      refused({
        roads: [
          ['kimrin', 'morvane'],
          ['morvane', 'kimrin'],
        ],
      }),
    ).toMatch(/^roads\.1: /);
    expect(refused({ areas: { riverton: null } })).toMatch(/^roads\.\d+: there is no place "riverton"/);
    expect(refused({ areas: { brightsea: { seas: ['bright-sound'] } } })).toMatch(/^seaAreas\.sorrow-roads\.coasts: /);
    const edges = enter({}).map.seaEdges.filter((edge) => !edge.includes('southern-deep'));
    expect(refused({ seaEdges: edges })).toBe('seaEdges: no way leads from "southern-deep" to the Island');
    expect(refused({ portSeas: {} })).toMatch(/^portSeas\.\S+: a port needs a sea/);
    expect(refused({ areas: { brannoch: { type: 'town' } } })).toBe('areas: there must be 8 ruins, not 7');
    expect(refused({ areas: { riverton: { type: 'castle' } } })).toMatch(/^areas\.riverton: each castle stays one/);
    expect(refused({ areas: { riverton: { castleStrength: 2 } } })).toMatch(/^areas\.riverton\.castleStrength: /);
    expect(refused({ lair: { adjacentTo: 'nowhere' } })).toMatch(/^lair\.adjacentTo: /);
  });
  test('TD-25.2: castles too small for the units of a free set-up', () => {
    const caers = (castleStrength: number) => ({ areas: { 'caer-clavell': { castleStrength } } });
    // 17 units, and 2 × (4 + 3) places in the other two castles.
    expect(refused(caers(1))).toBe('areas: the castles of forseti have room for 16 units in a free set-up of 17');
    expect(area(enter(caers(2)), 'caer-clavell')!.castleStrength).toBe(2);
  });
  test('a set without a name; but without changes it needs none', () => {
    expect(refused({ name: null, units: { cavalry: { full: 6 } } })).toBe('name: a set of values needs a name');
    expect(refused({ name: { en: 'Printed' } })).toMatch(/^name\.ja: /);
    expect(overlay(components, { name: null, units: { 'elite-guard': { full: 6 } } }, known).name).toBeNull();
  });
});

describe('A program that starts with entered values', () => {
  const strong = { ...named, areas: { 'caer-clavell': { castleStrength: 4 } } };

  test('TD-12.3, TD-12.4: fights by them: a garrison of 4, and 2 more for those within', async () => {
    const { arena } = await startedWith(strong);
    const needs = (pieces: Record<string, string>) => {
      const t = arena({
        pieces: { 'warsteed-1': 'caer-clavell', ...pieces },
        call: { at: 'caer-clavell', kind: 'assault', attacker: 0, attackers: ['warsteed-1'], from: null },
        dice: { 'defender-dice': [10, 10], 'attacker-dice': [10] },
        change: (g) => {
          g.inside['caer-clavell'] = true;
        },
      });
      return (t.heard('volley')[0]!.dice as { args: { need: number } }[]).map(({ args }) => args.need);
    };
    expect(needs({})).toEqual([4, 4]);
    expect(needs({ 'foot-soldier-1': 'caer-clavell' })).toEqual([6, 6]);
  });

  test('names them, and is another edition', async () => {
    const { content, tearsOfTheDragon } = await startedWith(strong);
    expect(content.values.name).toEqual(named.name);
    expect(content.values.digest).not.toBe(values.digest);
    expect(tearsOfTheDragon.edition).toBe(content.values.digest);
    const again = await startedWith(strong);
    expect(again.content.values).toEqual(content.values);
  });

  test('a name alone, or another place on the picture, is no other edition', async () => {
    const { content } = await startedWith({ ...named, areas: { riverton: { x: 1, name: { en: 'R', ja: 'リ' } } } });
    expect(content.values).toEqual({ name: named.name, digest: values.digest });
    expect(content.areas.get('riverton')!.name.en).toBe('R');
  });

  test('takes a match that was begun before over to them', async () => {
    const ours = await startedWith({ name: null });
    const t = ours.table({ map: { kimrin: ['kestrel', 'warsteed'], 'caer-navell': ['kendrel'] }, units: 1 });
    expect(t.match.edition).toBe(values.digest);
    const { tearsOfTheDragon } = await startedWith(strong);
    const { match, dropped } = recover(tearsOfTheDragon, JSON.parse(JSON.stringify(t.match)));
    expect(match.edition).toBe(tearsOfTheDragon.edition);
    expect(dropped).toEqual([]);
    expect(position(tearsOfTheDragon, match).open).toMatchObject([{ seat: 1, key: 'choose' }]);
  });

  test('does not start when the file has a mistake', async () => {
    await expect(startedWith({ ...named, areas: { kimrn: {} } })).rejects.toThrow(
      'data/tears-of-the-dragon/values.json: areas.kimrn: there is none with this id',
    );
  });

  test('does not take a match with pieces in a place that is no more', async () => {
    const ours = await startedWith({ name: null });
    const t = ours.table({ map: { northwatch: ['neko'], kimrin: ['kestrel'] } });
    const roads = ours.content.roads.filter((road) => !road.includes('northwatch'));
    const { tearsOfTheDragon } = await startedWith({ ...named, areas: { northwatch: null }, roads });
    expect(() => ours.tearsOfTheDragon.parse(t.g)).not.toThrow();
    expect(() => tearsOfTheDragon.parse(t.g)).toThrow('northwatch');
  });
});
