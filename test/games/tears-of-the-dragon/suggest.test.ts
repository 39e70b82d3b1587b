import { describe, expect, test } from 'vitest';
import { position } from '#core/match';
import { tearsOfTheDragon } from '#games/tears-of-the-dragon/game';
import { bestCompany, leastMissed, strongestSlots } from '#games/tears-of-the-dragon/rules/suggest';
import { nearestHome } from '#games/tears-of-the-dragon/state/battle/near-home';
import type { arena } from './battle/arena.ts';
import { torin } from './battle/torin.ts';
import { FORSETI, GORGANUN, table } from './board.ts';

type Asked = ReturnType<typeof table>['match'];
/** What one press would answer to the open question, by the key of its words. */
function suggested(match: Asked, action: string): Record<string, unknown> {
  const { g, open } = position(tearsOfTheDragon, match);
  const { seat, about } = open.find(({ actions }) => actions.includes(action))!;
  const found = tearsOfTheDragon.actions[action]!.suggest!({ g, seat, about });
  return Object.fromEntries(found.map(({ label, args }) => [label.key.replace('suggest.', ''), args]));
}

describe('What is suggested', () => {
  test('to activate: leaders by rank, then wizards, never a unit', () => {
    const map = { eldinbourg: ['neko', 'algeron', 'cavalry*1'], riverton: ['torin'] };
    const { g } = table({ map, units: 1, wizard: true });
    const all = tearsOfTheDragon.actions.activate!.suggest!({ g, seat: FORSETI, about: null });
    const alone = all.filter(({ further }) => !further);
    expect(alone.map(({ args }) => args.piece)).toEqual(['algeron', 'neko', 'torin']);
  });

  test('to activate: with the best march of each, where nobody parts from his units, and not to begin a battle with half of them', () => {
    const map = { eldinbourg: ['neko', 'foot-soldier*1'], 'caer-sillius': ['algeron'] };
    const t = table({ map, boxes: { neko: ['foot-soldier*1'] }, units: 2 });
    const all = tearsOfTheDragon.actions.activate!.suggest!({ g: t.g, seat: FORSETI, about: null });
    const [first, ...others] = all.filter(({ further }) => further);
    expect(others.map(({ args }) => args.piece)).toEqual(['neko']);
    expect(first).toMatchObject({ args: { piece: 'algeron' }, label: { key: 'suggest.activate-and' } });
    const neko = others[0]!.further!;
    expect(neko[0]).toMatchObject({ action: 'move', args: { group: ['neko', 'foot-soldier-1'] } });
    // What is tried beforehand leaves the match as it is.
    expect(t.g.activation).toBeNull();
    expect(t.g.allowance!.units).toBe(2);
    t.seat(FORSETI).does('activate', { piece: 'neko' });
    for (const { action, args } of neko) t.seat(FORSETI).does(action, args as never);
    t.nobodyIsAskedExcept(FORSETI, t.asked()[0]!.key);
  });

  test('to replenish: as many as the area restores, the strongest first', () => {
    const map = { eldinbourg: ['neko', 'cavalry-#', 'cavalry-#', 'foot-soldier-#'] };
    const t = table({ map, boxes: { neko: ['cavalry*2', 'foot-soldier*1'] }, units: 1 });
    t.seat(FORSETI).does('activate', { piece: 'neko' });
    expect(suggested(t.match, 'replenish')).toEqual({ 'replenish-all': { units: ['cavalry-1', 'cavalry-2'] } });
    expect(t.seat(FORSETI).isRefused('replenish', { units: ['cavalry-1', 'cavalry-2', 'foot-soldier-1'] })).toBe(
      'refusal.replenish-limit',
    );
    t.nobodyIsAskedExcept(FORSETI, 'act');
  });

  test('to arrange: as many as the leader commands of those in no box, only if that is more than he has', () => {
    const t = table({ map: { riverton: ['neko', 'cavalry*2'] }, boxes: { neko: ['cavalry*1'] }, units: 1 });
    t.seat(FORSETI).does('activate', { piece: 'neko' });
    expect(suggested(t.match, 'arrange')).toEqual({
      'all-under': { leader: 'neko', pieces: ['cavalry-1', 'cavalry-2'] },
    });
    const full = table({ map: { riverton: ['neko', 'cavalry*1'] }, boxes: { neko: ['cavalry*1'] }, units: 1 });
    full.seat(FORSETI).does('activate', { piece: 'neko' });
    expect(suggested(full.match, 'arrange')).toEqual({});
    t.nobodyIsAskedExcept(FORSETI, 'act');
    full.nobodyIsAskedExcept(FORSETI, 'act');
  });

  test('to move: the whole way to the nearest ruin not yet known, and single steps; no way beyond what stops them', () => {
    const free = table({
      map: { eldinbourg: ['neko', 'elite-guard*1'] },
      boxes: { neko: ['elite-guard*1'] },
      units: 1,
    });
    free.seat(FORSETI).does('activate', { piece: 'neko' });
    const ways = (t: typeof free) =>
      tearsOfTheDragon.actions.move!.suggest!({ g: t.g, seat: FORSETI, about: null }).map(({ args }) => args.path);
    expect(ways(free)).toEqual([
      ['riverton', 'greenbridge', 'brannoch'],
      ['caer-navell', 'highfield', 'northwatch'],
      ['riverton', 'mistwood', 'halden-cross'],
      ['riverton'],
      ['caer-sillius'],
    ]);
    const stopped = table({
      map: { eldinbourg: ['neko', 'elite-guard*1'], greenbridge: ['warsteed*1'] },
      boxes: { neko: ['elite-guard*1'] },
      units: 1,
    });
    stopped.seat(FORSETI).does('activate', { piece: 'neko' });
    expect(ways(stopped)).not.toContainEqual(['riverton', 'greenbridge', 'brannoch']);
    const { label, args } = tearsOfTheDragon.actions.move!.suggest!({ g: free.g, seat: FORSETI, about: null })[0]!;
    expect(label).toMatchObject({ key: 'label.way', args: { to: { key: 'label.all-to' }, n: 3 } });
    free.seat(FORSETI).does('move', args);
    free.nobodyIsAskedExcept(FORSETI, 'act');
    stopped.nobodyIsAskedExcept(FORSETI, 'act');
  });

  test('to put somebody back: the home castle, and where most of his side stand', () => {
    const t = table({
      map: { riverton: ['neko', 'cavalry*3'], highfield: ['foot-soldier*1'] },
      also: (g) => {
        Object.assign(g.counters.torin!, { fate: 'wounded', since: 1 });
      },
    });
    t.seat(FORSETI).does('one-activation');
    expect(suggested(t.match, 'put-back')).toMatchObject({ 'best-company': { place: 'riverton' } });
    t.nobodyIsAskedExcept(FORSETI, 'put-back');
  });
});

describe('The order behind it', () => {
  const t = torin('fly', { dice: { 'defender-dice': [10, 1, 10] } });

  test('a unit that only flips is missed least, a wizard most', () => {
    const g = structuredClone(t.g());
    expect(leastMissed(g, ['torin', 'foot-soldier-1', 'foot-soldier-2'])).toBe('foot-soldier-1');
    g.counters['foot-soldier-1']!.reduced = true;
    expect(leastMissed(g, ['torin', 'foot-soldier-1', 'foot-soldier-2'])).toBe('foot-soldier-2');
    expect(leastMissed(g, [])).toBeUndefined();
  });

  test('enemies: the strongest in the open first, as they lie there, boxes last', () => {
    expect(strongestSlots({ evened: false }, ['box.kestrel', 'cadmin.1', 'warsteed*.1', 'warsteed.1'])).toEqual([
      'warsteed.1',
      'cadmin.1',
      'warsteed*.1',
      'box.kestrel',
    ]);
  });

  test('home is where an own castle is the fewest roads away', () => {
    const g = t.g();
    expect(nearestHome(g, FORSETI, ['mistwood', 'eldinbourg'])).toBe('eldinbourg');
    expect(nearestHome(g, FORSETI, ['salt-sound'])).toBe('salt-sound');
    expect(nearestHome(g, FORSETI, [])).toBeUndefined();
    expect(bestCompany(g, GORGANUN, ['riverton', 'eldinbourg'])).toBe('riverton');
    expect(bestCompany(g, GORGANUN, ['eldinbourg'])).toBeUndefined();
  });

  test('a die to roll again: the enemy’s hit that is least likely to hit again', () => {
    const dice = { 'defender-dice': Array(9).fill(10), 'attacker-dice': [1, 1, 10] };
    const more = {
      pieces: { 'cadmin-1': 'riverton' },
      call: {
        at: 'riverton',
        kind: 'field' as const,
        attacker: GORGANUN,
        attackers: ['warsteed-1', 'warsteed-2', 'cadmin-1'],
        from: 'mistwood',
      },
    };
    const hit = torin('bad-fortune', { ...more, dice }).does(FORSETI, 'cast-in-battle', { spell: 'bad-fortune' });
    const best = (one: ReturnType<typeof arena>) => {
      const decision = one.open()[0]!;
      const here = { g: one.g(), seat: decision.seat, about: decision.about };
      return one.game.actions.reroll!.suggest!(here).map(({ args }) => args.die);
    };
    expect(best(hit)).toEqual(['warsteed.1/0']);
    const none = torin('bad-fortune', { ...more, dice: { ...dice, 'attacker-dice': [10, 10, 10] } });
    expect(best(none.does(FORSETI, 'cast-in-battle', { spell: 'bad-fortune' }))).toEqual([]);
  });
});
