import { describe, expect, test } from 'vitest';
import type { State } from '#games/middle-earth-quest/state/state';
import { type Scene, table } from './board.ts';
import { ELEANOR } from './scenes.ts';

/** The Japanese summary, what monsters and minions are commanded: every test is a sentence of it that is played. */

const scene = (more: Partial<Scene> = {}): Scene => ({ step: 'action', heroes: [ELEANOR], ...more });
const commanding = (more: Partial<Scene> = {}) => {
  const t = table(scene(more));
  t.seat(0).does('command');
  return t;
};
const hurt = (g: State): void => {
  g.minions.black_serpent!.damage = 6;
};

describe('Commands (MEQ-5.4 to 5.7, MEQ-1.3)', () => {
  const influence = { dol_guldur: 2, south_eaves: 1 };
  test('X of them, each one of three', () => {
    const t = commanding({ influence, tokens: ['orc@bree'], also: hurt });
    expect(t.seat(0).offered()).toEqual(['move-figure', 'heal-minion', 'end-commands', 'place-monster']);
    t.seat(0).does('heal-minion', { minion: 'black_serpent' });
    t.seat(0).does('move-figure', { figure: '1', way: ['weathertop'] });
    t.nobodyIsAskedExcept(0, 'command');
    t.seat(0).does('move-figure', { figure: 'mouth_of_sauron', way: ['south_eaves'] });
    t.nobodyIsAskedExcept(0, 'action');
  });
  test('the same monster or minion does not act twice in one action, but again in the next', () => {
    const t = commanding({ tokens: ['orc@bree'], also: hurt });
    t.seat(0).does('heal-minion', { minion: 'black_serpent' });
    expect(t.seat(0).may('heal-minion')).toEqual([]);
    expect(t.seat(0).lists('move-figure', 'figure')).not.toContain('black_serpent');
    t.seat(0).does('move-figure', { figure: '1', way: ['weathertop'] });
    expect(t.seat(0).lists('move-figure', 'figure')).not.toContain('1');
    t.seat(0).does('end-commands');
    t.seat(0).does('command');
    expect(t.seat(0).lists('move-figure', 'figure')).toEqual(expect.arrayContaining(['1', 'black_serpent']));
    t.nobodyIsAskedExcept(0, 'command');
  });
  test('any number of monsters and minions stand in one location', () => {
    const tokens = ['orc@pelargir', 'orc@pelargir', 'blank@pelargir', 'crebain@osgiliath'];
    const t = commanding({ tokens });
    t.seat(0).does('move-figure', { figure: '4', way: ['pelargir'] });
    t.seat(0).does('move-figure', { figure: 'black_serpent', way: ['pelargir'] });
    expect(t.g.tokens.map(({ at }) => at)).toEqual(['pelargir', 'pelargir', 'pelargir', 'pelargir']);
    expect(t.g.minions.black_serpent!.at).toBe('pelargir');
    t.nobodyIsAskedExcept(0, 'command');
  });
  test('Sauron knows what each token is, at any time, and the heroes do not', () => {
    for (const step of ['action', 'travel'] as const) {
      const t = table(scene({ step, tokens: ['orc@bree', 'blank@bree'] }));
      const faces = (seat: 0 | 1) =>
        t
          .seat(seat)
          .sees()
          .tokens.map(({ face }) => face);
      expect(faces(0)).toEqual(['orc', 'blank']);
      expect(faces(1)).toEqual([null, null]);
      expect(t.spectator.sees().tokens.map(({ face }) => face)).toEqual([null, null]);
    }
  });
  test('one monster appears in an action and no second one', () => {
    const t = commanding({ influence });
    t.seat(0).does('place-monster', { stack: 'brown_mordor' });
    t.seat(0).does('put-token', { place: 'south_eaves' });
    expect(t.seat(0).offered()).not.toContain('place-monster');
    t.nobodyIsAskedExcept(0, 'command');
  });
  test('of any stack, seen by Sauron alone, face down where at least one influence lies', () => {
    const t = commanding({ influence });
    expect(t.seat(0).lists('place-monster', 'stack')).toHaveLength(5);
    t.seat(0).does('place-monster', { stack: 'eriador_enedwaith' });
    const places = t.seat(0).lists('put-token', 'place');
    // Near Harad and around it by the Black Serpent; the stack is none of these regions.
    expect([...places].sort()).toEqual(['dol_guldur', 'near_harad', 'osgiliath', 'pelargir', 'south_eaves']);
    t.seat(0).does('put-token', { place: 'south_eaves' });
    expect(t.seat(0).sees().tokens[0]!.face).toBe(t.g.tokens[0]!.face);
    expect(t.seat(1).sees().tokens[0]!.face).toBeNull();
    t.nobodyIsAskedExcept(0, 'command');
  });
  test('not where a hero stands, and in no Haven', () => {
    const heroes = [
      { ...ELEANOR, at: 'pelargir' },
      { id: 'thalin', at: 'south_eaves' },
    ];
    const t = commanding({ influence, heroes });
    t.seat(0).does('place-monster', { stack: 'eriador_enedwaith' });
    const places = t.seat(0).lists('put-token', 'place');
    expect([...places].sort()).toEqual(['dol_guldur', 'near_harad', 'osgiliath']);
    // Minas Tirith is a Haven within 1 of the Black Serpent that stands in Osgiliath.
    const near = commanding({
      influence,
      also: (g) => {
        g.minions.black_serpent!.at = 'osgiliath';
      },
    });
    near.seat(0).does('place-monster', { stack: 'eriador_enedwaith' });
    expect(near.seat(0).lists('put-token', 'place')).not.toContain('minas_tirith');
  });
  test('a monster or minion goes along one path, to any location it leads to', () => {
    const t = commanding({ tokens: ['orc@bree'] });
    expect([...t.seat(0).lists('move-figure', 'way', { figure: '1' })].sort()).toEqual(
      ['fornost', 'old_forest', 'tharbad', 'weathertop'].sort(),
    );
    expect(t.seat(0).isRefused('move-figure', { figure: '1', way: ['rivendell'] })).toBeTruthy();
    t.seat(0).does('move-figure', { figure: 'mouth_of_sauron', way: ['rhosgobel'] });
    expect(t.g.minions.mouth_of_sauron!.at).toBe('rhosgobel');
    t.nobodyIsAskedExcept(0, 'command');
  });
  test('A-4: also where no influence lies, into a Haven, and to a hero', () => {
    const heroes = [{ ...ELEANOR, at: 'tharbad' }];
    const t = commanding({ tokens: ['orc@bree', 'orc@bree', 'orc@bree'], heroes });
    t.seat(0).does('move-figure', { figure: '1', way: ['weathertop'] });
    t.seat(0).does('move-figure', { figure: '2', way: ['fornost'] });
    t.seat(0).does('move-figure', { figure: '3', way: ['tharbad'] });
    expect(t.g.tokens.map(({ at }) => at)).toEqual(['weathertop', 'fornost', 'tharbad']);
    expect(t.g.combat).toBeNull();
    t.nobodyIsAskedExcept(0, 'action');
  });
  test('a minion heals 4, never below none', () => {
    const t = commanding({
      also: (g) => {
        g.minions.black_serpent!.damage = 6;
        g.minions.mouth_of_sauron!.damage = 3;
      },
    });
    t.seat(0).does('heal-minion', { minion: 'black_serpent' });
    t.seat(0).does('heal-minion', { minion: 'mouth_of_sauron' });
    expect([t.g.minions.black_serpent!.damage, t.g.minions.mouth_of_sauron!.damage]).toEqual([2, 0]);
    t.nobodyIsAskedExcept(0, 'command');
  });
  test('but not with a hero in its location', () => {
    const t = commanding({ also: hurt, heroes: [{ ...ELEANOR, at: 'near_harad' }] });
    expect(t.seat(0).may('heal-minion')).toEqual([]);
    const beside = commanding({ also: hurt, heroes: [{ ...ELEANOR, at: 'pelargir' }] });
    expect(beside.seat(0).may('heal-minion')).toEqual([{ minion: 'black_serpent' }]);
  });
});
