import { describe, expect, test } from 'vitest';
import { seatOf } from '#games/tears-of-the-dragon/state/pieces';
import { FORSETI, GORGANUN, type Scene, type table } from './board.ts';
import { BACKFIRE, wizard } from './wizard.ts';

/** Spells of activation that work the other way (TD-16.4, A26); three of them are in magic.test.ts. */

function turned(name: string, spell: string, scene: Scene, targets: string[] = []) {
  const t = wizard(name, spell, { ...scene, dice: BACKFIRE });
  t.seat(seatOf(name)).does('cast', { wizard: name, spell, targets });
  return t;
}
const mayMove = (t: ReturnType<typeof table>, seat: 0 | 1) =>
  t.asked()[0]!.key === 'act' ? t.seat(seat).may('move').length > 0 : false;

describe('TD-16.4, A26: backfired', () => {
  test('Fly takes a point of movement, and the wizard does not leave the land', () => {
    const t = turned('torin', 'fly', { map: { brightsea: ['torin'] } });
    expect(t.g.counters.torin!.haste).toBe(-1);
    expect(t.seat(FORSETI).may('embark')).toEqual([]);
    expect(t.seat(FORSETI).isRefused('move', { group: ['torin'], path: ['lowmere', 'caer-clavell'] })).toBe(
      'refusal.no-way',
    );
    t.seat(FORSETI).does('move', { group: ['torin'], path: ['lowmere'] });
    t.nobodyIsAskedExcept(FORSETI, 'choose');
  });
  test('Teleport keeps him where he is', () => {
    const t = turned('torin', 'teleport', { map: { riverton: ['torin'] } });
    expect(mayMove(t, FORSETI)).toBe(false);
    expect(t.g.counters.torin).toMatchObject({ at: 'riverton', fixed: true });
  });
  test('Land Bridge keeps him and the chosen units', () => {
    const map = { rockhurst: ['torin', 'cavalry*2'] };
    const t = turned('torin', 'land-bridge', { map }, ['cavalry-1']);
    expect(['torin', 'cavalry-1', 'cavalry-2'].map((id) => t.g.counters[id]!.fixed)).toEqual([true, true, false]);
    t.nobodyIsAskedExcept(FORSETI, 'choose');
  });
  test('Water Walk keeps him off the sea, even in a port', () => {
    const t = turned('ursa', 'water-walk', { map: { brightsea: ['ursa'] } });
    expect(t.seat(FORSETI).may('embark')).toEqual([]);
    expect(mayMove(t, FORSETI)).toBe(true);
  });
  test('Tortoise Speed makes the enemies faster', () => {
    const map = { greenbridge: ['niekimo'], riverton: ['cavalry*1'] };
    const t = turned('niekimo', 'tortoise-speed', { map }, ['riverton/cavalry.1']);
    expect(t.g.counters['cavalry-1']!.haste).toBe(1);
    t.nobodyIsAskedExcept(GORGANUN, 'act');
  });
  test('Enthrall lets the opponent hold up to four of his side there', () => {
    const map = { redmarsh: ['hastur', 'warsteed*5'] };
    const t = turned('hastur', 'enthrall', { map });
    t.nobodyIsAskedExcept(FORSETI, 'pick-enemies');
    const five = ['warsteed.1', 'warsteed.2', 'warsteed.3', 'warsteed.4', 'warsteed.5'];
    expect(t.seat(FORSETI).isRefused('pick-enemies', { slots: five })).toBe('refusal.wrong-number');
    t.seat(FORSETI).does('pick-enemies', { slots: five.slice(0, 4) });
    expect(Object.values(t.g.counters).filter(({ at, fixed }) => at === 'redmarsh' && fixed)).toHaveLength(4);
    expect(t.g.enthralled).toEqual({});
    t.nobodyIsAskedExcept(GORGANUN, 'act');
  });
});
