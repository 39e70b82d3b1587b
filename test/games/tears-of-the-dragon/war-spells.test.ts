import { describe, expect, test } from 'vitest';
import { makeRng } from '#core/rng';
import { tearsOfTheDragon } from '#games/tears-of-the-dragon/game';
import { wizards } from '#games/tears-of-the-dragon/printed/content';
import { onOffer } from '#games/tears-of-the-dragon/rules/chapters/extra-spells';
import type { View } from '#games/tears-of-the-dragon/seen/view.types';
import type { State } from '#games/tears-of-the-dragon/state/state';
import { FORSETI, GORGANUN } from './board.ts';
import { part } from './part.ts';
import { atSpells, setUp, war } from './war.ts';

describe('TD-26.4: extra spells', () => {
  const known = (t: { g: State }, id: string) => t.g.wizardry[id]!.known;

  test('TD-26.4: Gorganun’s wizards are filled to their maximum, Forseti’s learn one each', () => {
    const t = atSpells();
    for (const seat of [GORGANUN, FORSETI] as const) {
      t.seat(seat).does('teach-all', { school: 'battle' });
      t.seat(seat).does('confirm-spells');
    }
    for (const { id, side, maxSpells, startSpells } of wizards.values()) {
      expect(known(t, id).length, id).toBe(side === 'gorganun' ? maxSpells : startSpells.length + 1);
      expect(new Set(known(t, id)).size).toBe(known(t, id).length);
      expect(known(t, id)).toEqual(expect.arrayContaining(startSpells));
    }
    t.nobodyIsAskedExcept(GORGANUN, 'ambassador');
    expect(t.heard('spells-chosen')).toHaveLength(7);
  });

  test('TD-26.4: neither more nor fewer, nor one that he knows', () => {
    const t = atSpells();
    const torin = (spells: string[]) => t.seat(FORSETI).isRefused('teach', { wizard: 'torin', spells });
    expect(torin(['fly', 'heal'])).toBe('refusal.wrong-number');
    expect(torin([])).toBe('refusal.wrong-number');
    expect(torin(['good-fortune'])).toBe('refusal.not-available');
    const hastur = { wizard: 'hastur', spells: ['fly', 'heal', 'breach'] };
    expect(t.seat(GORGANUN).isRefused('teach', hastur)).toBe('refusal.wrong-number');
    t.seat(GORGANUN).does('teach', { ...hastur, spells: [...hastur.spells, 'juggernaut'] });
    expect(t.seat(GORGANUN).isRefused('teach', { wizard: 'torin', spells: ['fly'] })).toBe('refusal.not-available');
    expect(t.seat(GORGANUN).isRefused('confirm-spells')).toBe('refusal.not-all-taught');
    expect(t.asked()).toEqual([
      { seat: GORGANUN, key: 'extra-spells' },
      { seat: FORSETI, key: 'extra-spells' },
    ]);
  });

  test('TD-26.4, TD-15.6: a wizard without room learns nothing', () => {
    const t = setUp((g) => {
      g.placement = null;
      g.phase = 'extra-spells';
      for (const id of ['shale', 'neko']) Object.assign(g.counters[id]!, { fate: 'map', at: 'ilrog' });
      g.wizardry.vilkie!.known.push('heal', 'fly');
    });
    expect(t.seat(FORSETI).isRefused('teach', { wizard: 'vilkie', spells: ['breach'] })).toBe('refusal.not-available');
    t.seat(FORSETI).does('teach-all', { school: 'siege' });
    t.seat(FORSETI).does('confirm-spells');
    expect(Object.keys(t.g.lessons).sort()).toEqual(['torin', 'ursa']);
    t.nobodyIsAskedExcept(GORGANUN, 'extra-spells');
  });

  test('A43, R-51: Heal may be chosen; what only crosses the sea may not; Summon Penguins with the penguins only', () => {
    expect(onOffer(atSpells().g, 'torin')).toContain('heal');
    expect(onOffer(atSpells().g, 'torin')).not.toContain('water-walk');
    expect(onOffer(atSpells().g, 'torin')).not.toContain('land-bridge');
    expect(onOffer(atSpells().g, 'torin')).not.toContain('summon-penguins');
    expect(onOffer(atSpells('on').g, 'torin')).toContain('summon-penguins');
  });

  test('R-51: both choose unseen, may change their minds, and all is open when both have confirmed', () => {
    const t = atSpells();
    const seen = () => JSON.stringify([t.seat(GORGANUN).sees(), t.spectator.sees()]);
    const before = seen();
    t.seat(FORSETI).does('teach-all', { school: 'march' });
    t.seat(FORSETI).does('teach', { wizard: 'torin', spells: ['heal'] });
    const learning = (t.seat(FORSETI).sees() as View).wizards.flatMap(({ id, learning }) => (learning ? id : []));
    expect(learning).toEqual(['torin', 'ursa', 'vilkie']);
    t.seat(FORSETI).does('confirm-spells');
    expect(seen()).toBe(before);
    expect(t.seat(FORSETI).undoes()).toBeUndefined();
    t.seat(FORSETI).does('teach', { wizard: 'torin', spells: ['fly'] });
    t.seat(FORSETI).does('confirm-spells');
    t.seat(GORGANUN).does('teach-all', { school: 'siege' });
    t.seat(GORGANUN).does('confirm-spells');
    const { wizards: open } = t.spectator.sees() as View;
    expect(open.find(({ id }) => id === 'torin')!.spells).toEqual(['good-fortune', 'summon-aid', 'fly']);
    expect(open.some((wizard) => 'learning' in wizard)).toBe(false);
    t.nobodyIsAskedExcept(GORGANUN, 'ambassador');
  });

  test('R-51: other choices of the enemy change nothing of what a seat sees', () => {
    const t = atSpells();
    t.seat(FORSETI).does('teach-all', { school: 'battle' });
    let different = 0;
    for (let i = 0; i < 10; i++) {
      const other = part.proofs.swapHidden(t.g, GORGANUN, makeRng({ seed: `${i}`, drawn: {} }));
      expect(tearsOfTheDragon.view(other, GORGANUN)).toEqual(tearsOfTheDragon.view(t.g, GORGANUN));
      if (JSON.stringify(other.lessons) !== JSON.stringify(t.g.lessons)) different++;
    }
    expect(different).toBeGreaterThan(5);
    expect(t.asked()).toEqual([
      { seat: GORGANUN, key: 'extra-spells' },
      { seat: FORSETI, key: 'extra-spells' },
    ]);
  });

  test('TD-19.4: a prisoner keeps the spells he began the war with', () => {
    const asks = (lessons: Record<string, string[]>) => {
      const t = war({
        map: { glaginsdreg: ['hastur', 'niekimo'], riverton: ['neko'] },
        active: GORGANUN,
        units: 1,
        dice: { questioning: [9] },
        also: (g) => {
          g.counters.torin!.fate = 'captured';
          g.prisoners.torin = { knows: [], questioned: false };
          g.wizardry.torin!.known.push('breach');
          g.lessons = lessons;
        },
      });
      t.seat(GORGANUN).does('question', { prisoner: 'torin', topic: 'spell:breach' });
      t.seat(GORGANUN).does('give-spell', { wizard: 'hastur' });
      return known(t, 'torin');
    };
    expect(asks({ torin: ['breach'] })).toContain('breach');
    expect(asks({})).not.toContain('breach');
  });
});
