import { describe, expect, test } from 'vitest';
import type { Decision } from '#core/types';
import { battle } from '#games/tears-of-the-dragon/rules/battle/battle';
import { windows } from '#games/tears-of-the-dragon/rules/battle/orders';
import { type Arena, arena, FORSETI, GORGANUN } from './arena.ts';
import { torin } from './torin.ts';

/** a whole battle is fought by one answer. */

const call = { at: 'riverton', kind: 'field' as const, attacker: GORGANUN, from: 'mistwood' };
const three = (of: string) => [1, 2, 3].map((n) => `${of}-${n}`);
const standing = (...ids: string[]) => Object.fromEntries(ids.map((id) => [id, 'riverton']));
/** Three against three in the open; dice that neither side can be sure of. */
const field = {
  pieces: standing(...three('warsteed'), ...three('foot-soldier')),
  call: { ...call, attackers: three('warsteed') },
};
/** Both miss, round after round. */
const missing = { 'defender-dice': Array(60).fill(10), 'attacker-dice': Array(60).fill(10) };
/** Misses, but for the attacker's first rounds. */
const struck = (...dice: number[]) => ({ ...missing, 'attacker-dice': [...dice, ...Array(60).fill(10)] });

describe('“Fight the battle like this”', () => {
  test('is one answer of each side: nobody is asked again until the battle is over', () => {
    const byHand = arena(field);
    let asked = 0;
    for (let last = -1; byHand.open().length > 0; ) {
      const [{ seat, actions }] = byHand.open() as readonly [Decision];
      if (seat !== last) asked++;
      last = seat;
      if (actions.includes('stay')) byHand.does(seat, 'stay');
      else byHand.does(seat, 'take-hits', byHand.suggested(seat, 'take-hits')[0]!.args);
    }
    const t = arena(field);
    t.orders(GORGANUN).orders(FORSETI);
    t.over();
    expect(t.end()).toBe(byHand.end());
    expect(t.heard('volley')).toEqual(byHand.heard('volley'));
    expect(asked).toBeGreaterThan(4);
  });

  test('with a wizard in the line is offered so that he attacks without spells too; without one it is not', () => {
    const offered = (t: Arena, seat: number) => windows.battle.orders.fight!.suggest!({ g: t.g(), seat, about: null });
    const t = torin('bad-fortune');
    expect(offered(t, GORGANUN)).toHaveLength(2);
    const [, , plain] = offered(t, FORSETI);
    expect(plain!.label).toEqual({ key: 'suggest.fight-on-plainly' });
    expect(t.asks()).toEqual(['1 wizard-act']);
    t.orders(FORSETI, plain!.args);
    t.nobodyIsAskedExcept(GORGANUN, 'stay-or-retreat');
    expect(t.heard('spell-cast')).toEqual([]);
  });

  test('ends with the battle it was given for: in the next one the seat is asked', () => {
    const t = arena({
      ...field,
      dice: missing,
      *run(table) {
        yield* battle(table, { ...call, attackers: three('warsteed') });
        const { at } = table.g.counters['foot-soldier-1']!;
        for (const id of three('warsteed')) table.g.counters[id]!.at = at;
        return yield* battle(table, { ...call, at, from: 'riverton', attackers: three('warsteed') });
      },
    });
    t.orders(FORSETI, { least: 4, leave: 'away' });
    expect(t.heard('retreated')).toHaveLength(1);
    t.nobodyIsAskedExcept(FORSETI, 'stay-or-retreat');
    expect(t.ordered(FORSETI)).toEqual([]);
  });

  test('takes the hits on the weakest, or on full units first', () => {
    const mixed = {
      pieces: standing('warsteed-1', 'foot-soldier-1', 'cavalry-1'),
      call: { ...call, attackers: ['warsteed-1'] },
      dice: struck(1),
    };
    const weakest = arena(mixed).orders(FORSETI);
    expect(weakest.counter('foot-soldier-1').reduced).toBe(true);
    expect(weakest.counter('cavalry-1').reduced).toBe(false);
    expect(weakest.asks()).toEqual(['0 stay-or-retreat']);
    const asked = arena(mixed).orders(FORSETI, { losses: 'ask' });
    expect(asked.asks()).toEqual(['1 take-hits']);
  });

  test('stays while so many pieces are left, and asks then; one fewer wanted and it stays', () => {
    const lost = { ...field, dice: struck(1, 1, 10) };
    // Two hits on the weakest take one of three foot soldiers.
    expect(arena(lost).orders(FORSETI, { least: 3 }).asks()).toEqual(['1 stay-or-retreat']);
    expect(arena(lost).orders(FORSETI, { least: 2 }).asks()).toEqual(['0 stay-or-retreat']);
  });

  test('or goes homeward by itself', () => {
    const t = arena({ ...field, dice: struck(1, 1, 10) }).orders(FORSETI, { least: 3, leave: 'away' });
    t.over();
    expect(t.end()).toBe('defender-left');
    expect(t.heard('retreated')).toHaveLength(1);
  });

  test('stays as long as it is not the weaker: two against three are', () => {
    const even = {
      pieces: standing('warsteed-1', 'cavalry-1'),
      call: { ...call, attackers: ['warsteed-1'] },
      dice: missing,
    };
    expect(arena(even).orders(FORSETI, { stand: 'stronger' }).asks()).toEqual(['0 stay-or-retreat']);
    const two = { ...field, pieces: standing(...three('warsteed'), 'foot-soldier-1', 'foot-soldier-2') };
    const weaker = arena({ ...two, dice: missing }).orders(FORSETI, { stand: 'stronger' });
    expect(weaker.asks()).toEqual(['1 stay-or-retreat']);
  });

  test('breaks off a storm instead of retreating', () => {
    const storm = arena({
      pieces: { ...standing(...three('warsteed')), 'foot-soldier-1': 'asten' },
      call: { ...call, at: 'asten', kind: 'assault' as const, attackers: three('warsteed') },
      change: (g) => {
        for (const id of three('warsteed')) g.counters[id]!.at = 'asten';
        g.castles.asten = FORSETI;
        g.inside.asten = true;
      },
      dice: missing,
    });
    storm.orders(GORGANUN, { least: 4, leave: 'away' });
    expect(storm.end()).toBe('broken-off');
  });

  test('leaves to the seat what it was told to ask', () => {
    const t = arena({ ...field, dice: missing }).orders(FORSETI, { stand: 'ask' });
    t.nobodyIsAskedExcept(FORSETI, 'stay-or-retreat');
  });

  test('is over when an enemy wizard has cast: its seat is asked again; an attack of his ends nothing', () => {
    const cast = torin('bad-fortune', { dice: { 'spell-check': [1], ...missing } }).orders(GORGANUN);
    cast.does(FORSETI, 'cast-in-battle', { spell: 'bad-fortune' });
    expect(cast.ordered(GORGANUN)).toEqual([]);
    const fought = torin('bad-fortune', { dice: missing }).orders(GORGANUN).does(FORSETI, 'fight');
    expect(fought.ordered(GORGANUN)).toEqual(['battle']);
    fought.does(FORSETI, 'stay');
    fought.nobodyIsAskedExcept(FORSETI, 'wizard-act');
  });

  test('a spell that was cast before it was given does not end it', () => {
    const t = torin('eldritch-fire', { dice: { 'spell-check': [1], ...missing } });
    t.does(FORSETI, 'cast-in-battle', { spell: 'eldritch-fire' });
    t.orders(GORGANUN).does(FORSETI, 'stay');
    expect(t.ordered(GORGANUN)).toEqual(['battle']);
  });
});
