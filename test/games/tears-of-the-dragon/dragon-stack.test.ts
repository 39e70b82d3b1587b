import { describe, expect, test } from 'vitest';
import { text } from '#games/tears-of-the-dragon/printed/text';
import { checkOdds } from '#games/tears-of-the-dragon/rules/tables/odds';
import { FORSETI, GORGANUN, type Scene, table } from './board.ts';
import { war } from './war.ts';

/** TD-23.10: Terramax and the wizard who commands him are one stack. */

const scene = (more: Partial<Scene> = {}) =>
  table({
    map: { asten: ['hastur', 'terramax'], riverton: ['neko'] },
    active: GORGANUN,
    wizard: true,
    units: 1,
    ...more,
    also: (g) => {
      g.terramax.wizard = 'hastur';
      more.also?.(g);
    },
  });
const activatable = (t: ReturnType<typeof table>) =>
  t
    .seat(GORGANUN)
    .may('activate')
    .map(({ piece }) => piece);

describe('TD-23.10: the dragon', () => {
  test('moves with his wizard, as fast as the slower of them, and both enter a battle together', () => {
    const t = scene({ map: { mistwood: ['hastur', 'terramax'], riverton: ['cavalry*2'] } });
    t.seat(GORGANUN).does('activate', { piece: 'hastur' });
    const both = ['hastur', 'terramax-1'];
    const paths = t
      .seat(GORGANUN)
      .may('move', 5000)
      .filter(({ group }) => (group as string[]).length === 2);
    expect(Math.max(...paths.map(({ path }) => (path as string[]).length))).toBe(2);
    t.seat(GORGANUN).does('move', { group: both, path: ['riverton'] });
    expect(
      t.spectator
        .sees()
        .battle!.lines[0]!.pieces.map(({ face }) => face)
        .sort(),
    ).toEqual(['hastur', 'terramax']);
  });
  test('is called by his name where the chance of a spell of his is told', () => {
    const t = scene();
    const said = (id: string) => text.say(checkOdds(t.g, id), 'en');
    expect(said('terramax-1')).toBe('Terramax the Dragon: works on 5 or less (50%).');
    expect(said('hastur')).toMatch(/^Hastur: works on/);
    t.nobodyIsAskedExcept(GORGANUN, 'choose');
  });
  test('obeys nobody at a distance: neither with his wizard’s activation nor with one of his own', () => {
    const t = scene({ map: { asten: ['terramax'], mistwood: ['hastur'] } });
    expect(activatable(t)).toEqual(['hastur']);
    t.seat(GORGANUN).does('activate', { piece: 'hastur' });
    expect(Object.keys(t.g.activation!.members)).toEqual(['hastur']);
    t.nobodyIsAskedExcept(GORGANUN, 'act');
  });
  test('does nothing by the enemy’s roll before the check of this turn, and does after it', () => {
    const byRoll = (first: 0 | 1) =>
      scene({
        map: { asten: ['kestrel', 'hastur', 'terramax'], riverton: ['neko'] },
        boxes: { kestrel: ['hastur'] },
        active: FORSETI,
        also: (g) => {
          g.phase = 'command';
          g.first = first;
          g.allowance = { seat: GORGANUN, units: 1, wizard: false, byEnemyRoll: true };
        },
      });
    expect(activatable(byRoll(FORSETI))).toEqual(['kestrel']);
    expect(activatable(byRoll(GORGANUN))).toEqual(['kestrel', 'terramax-1']);
    const t = byRoll(FORSETI);
    t.seat(GORGANUN).does('activate', { piece: 'kestrel' });
    expect(Object.keys(t.g.activation!.members)).not.toContain('terramax-1');
    t.nobodyIsAskedExcept(GORGANUN, 'act');
  });
});

test('TD-26.3, R-55: in The War of the Dragon a leader takes him along like any unit', () => {
  const t = war({ map: { asten: ['kestrel', 'terramax'], riverton: ['cavalry'] }, active: GORGANUN, units: 1 });
  t.seat(GORGANUN).does('activate', { piece: 'kestrel' });
  expect(t.seat(GORGANUN).lists('arrange', 'pieces', { leader: 'kestrel' })).toEqual(['terramax-1']);
  t.seat(GORGANUN).does('arrange', { leader: 'kestrel', pieces: ['terramax-1'] });
  expect(Object.keys(t.g.activation!.members)).toContain('terramax-1');
  t.nobodyIsAskedExcept(GORGANUN, 'act');
  // In the standard game he lies in nobody's box.
  const standard = scene({ map: { asten: ['kestrel', 'hastur', 'terramax'] } });
  standard.seat(GORGANUN).does('activate', { piece: 'kestrel' });
  expect(standard.seat(GORGANUN).lists('arrange', 'pieces', { leader: 'kestrel' })).toEqual(['hastur']);
});
