import { describe, expect, test } from 'vitest';
import {
  areas,
  freeSetup,
  homes,
  leaders,
  look,
  portSeas,
  portsOf,
  roads,
  roadsFrom,
  ruins,
  seaEdges,
  seas,
  seasNextTo,
  setup,
  sides,
  spells,
  tables,
  units,
  war,
  wizards,
} from '#games/tears-of-the-dragon/printed/content';

describe('Tears of the Dragon: what is printed', () => {
  test('TD-1.1: 46 units, 7 leaders, 7 wizards; set-up, ambassador’s Cadmin and pools use exactly those', () => {
    const standard = [...units.values()].filter((unit) => !unit.only);
    expect(standard.reduce((sum, unit) => sum + unit.count, 0)).toBe(46);
    expect([[...leaders.values()].filter((leader) => !leader.only).length, wizards.size]).toEqual([7, 7]);
    for (const side of sides) {
      const used: Record<string, number> = { ...setup.pools[side] };
      for (const stack of Object.values(setup.placements[side])) {
        for (const [unit, n] of Object.entries(stack.units)) used[unit] = (used[unit] ?? 0) + n;
      }
      if (side === 'gorganun') for (const [unit, n] of Object.entries(setup.withAmbassador.units)) used[unit]! += n;
      for (const unit of standard) if (unit.side === side) expect(used[unit.id], unit.id).toBe(unit.count);
    }
  });

  test('TD-26.1: the twelve Knights of Santiago are Cavalry, and all other counters of the war are those of the game', () => {
    const [knight, cavalry] = ['knight-of-santiago', 'cavalry'].map((id) => units.get(id)!);
    expect(knight).toEqual({ ...cavalry, id: knight!.id, name: knight!.name, count: 12, only: 'war-of-the-dragon' });
    for (const side of sides) {
      const { units: counts, leaders: chiefs, wizards: minds } = war.counters[side];
      const own = [...units.values()].filter((unit) => unit.side === side && unit.only !== 'penguins');
      expect(counts).toEqual(Object.fromEntries(own.map((unit) => [unit.id, unit.count])));
      expect([...chiefs].sort()).toEqual(
        [...leaders.values()]
          .filter((one) => one.side === side && !one.only)
          .map(({ id }) => id)
          .sort(),
      );
      expect([...minds].sort()).toEqual(
        [...wizards.values()]
          .filter((one) => one.side === side)
          .map(({ id }) => id)
          .sort(),
      );
    }
  });

  test('TD-25.2: the counters of the free set-up fit into the three own castles, and are those of the standard one', () => {
    for (const side of sides) {
      const room = freeSetup.areas[side].reduce((sum, area) => sum + 2 * areas.get(area)!.castleStrength!, 0);
      const placed = Object.values(freeSetup.counters[side].units).reduce((a, b) => a + b, 0);
      expect(placed).toBeLessThanOrEqual(room);
      for (const area of freeSetup.areas[side]) expect(areas.get(area)!.controller).toBe(side);
    }
  });

  test('everybody starts in a castle of his own side', () => {
    for (const side of sides) {
      for (const [area, stack] of Object.entries(setup.placements[side])) {
        expect(areas.get(area)!.controller).toBe(side);
        for (const id of [...stack.leaders, ...stack.wizards])
          expect((leaders.get(id) ?? wizards.get(id))!.side).toBe(side);
      }
    }
    expect(homes).toEqual(['glaginsdreg', 'caer-navell']);
  });

  test('TD-1.8: the castles’ strengths are 4, 4, 3 as printed and 3, 2, 2 as ruled (A4)', () => {
    const strength = (id: string) => areas.get(id)!.castleStrength;
    expect(['glaginsdreg', 'caer-navell', 'caer-sillius', 'kimrin', 'ilrog', 'caer-clavell'].map(strength)).toEqual([
      4, 4, 3, 3, 2, 2,
    ]);
  });

  test('roads join areas that exist, all land hangs together, and none leads to the Island', () => {
    for (const [a, b] of roads) expect(areas.has(a) && areas.has(b) && a !== b).toBe(true);
    expect(new Set(roads.map((road) => [...road].sort().join())).size).toBe(roads.length);
    const reached = ['caer-navell'];
    for (const area of reached) for (const next of roadsFrom(area)) if (!reached.includes(next)) reached.push(next);
    expect(reached.sort()).toEqual([...areas.keys()].filter((id) => id !== 'island').sort());
    expect(roadsFrom('island')).toEqual([]);
  });

  test('coasts are the same from land and sea, every port has a sea, and three sea steps lead to the Island', () => {
    for (const [a, b] of seaEdges) expect(seas.has(a) && seas.has(b)).toBe(true);
    for (const area of areas.values()) for (const sea of area.seas) expect(seas.get(sea)!.coasts).toContain(area.id);
    for (const sea of seas.values()) for (const coast of sea.coasts) expect(areas.get(coast)!.seas).toContain(sea.id);
    const ports = [...areas.values()].filter((area) => area.type === 'port').map((area) => area.id);
    expect(Object.keys(portSeas).sort()).toEqual(ports.sort());
    for (const sea of seas.values()) {
      const near = seasNextTo(sea.id).map((next) => seas.get(next)!.distanceToIsland);
      expect(sea.distanceToIsland).toBe(sea.coasts.includes('island') ? 1 : 1 + Math.min(...near));
      expect(portsOf(sea.id).every((port) => areas.get(port)!.type === 'port')).toBe(true);
    }
  });

  test('TD-18.1: eight ruins', () => {
    expect(
      [...areas.values()]
        .filter((area) => area.type === 'ruin')
        .map((area) => area.id)
        .sort(),
    ).toEqual([...ruins].sort());
    expect(ruins).toHaveLength(8);
  });

  test('TD-28: the 20 spells and more, and one that belongs to a variant and stands in no table; every start spell and every row of the spell tables is one of them, each with both languages', () => {
    const variant = [...spells.values()].filter((spell) => spell.variant).map((spell) => spell.id);
    expect(variant).toEqual(['summon-penguins']);
    expect(spells.size - variant.length).toBeGreaterThanOrEqual(20);
    for (const table of Object.values(tables)) {
      if ('rows' in table) expect(table.rows.map(({ result }) => result)).not.toContain('summon-penguins');
    }
    for (const wizard of wizards.values()) {
      for (const spell of wizard.startSpells) expect(spells.has(spell), spell).toBe(true);
      expect(wizard.startSpells.length).toBeLessThanOrEqual(wizard.maxSpells);
    }
    for (const table of ['spells1', 'spells2', 'spells3'] as const) {
      for (const { result } of tables[table].rows)
        expect(spells.has(result) || /^table:spells[23]$/.test(result), result).toBe(true);
    }
    for (const { id, timing, text, backfire } of spells.values()) {
      expect(text.en && text.ja, id).toBeTruthy();
      // What a backfire does outside a battle is seen on the map.
      const inBattle = timing.includes('battle-start') || timing.includes('combat-round');
      expect(Boolean(backfire?.en && backfire.ja), id).toBe(inBattle);
    }
  });

  test('each table covers 1 to 10 once; below and above, the end rows count', () => {
    for (const name of [
      'command',
      'leaderCasualty',
      'wizardCasualty',
      'spellFailure',
      'spells1',
      'spells2',
      'spells3',
      'terramaxRecruit',
      'terramaxBerserk',
    ] as const) {
      const covered = tables[name].rows.flatMap(({ min, max }) =>
        Array.from({ length: (max ?? 10) - min + 1 }, (_, i) => min + i),
      );
      expect(covered, name).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    }
    expect(look('terramaxRecruit', -5).result).toBe('wizard-eaten');
    expect(look('leaderCasualty', 14).result).toBe('captured');
    expect(look('spells1', 12).result).toBe('table:spells2');
  });

  test('names of the two sides’ ratings in the worked examples hold', () => {
    expect([leaders.get('ezelle')!.command, leaders.get('kestrel')!.command, leaders.get('neko')!.command]).toEqual([
      6, 6, 7,
    ]);
    expect(wizards.get('torin')).toMatchObject({ spellModifier: 2, maxSpells: 5 });
  });
});
