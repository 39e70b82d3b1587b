import { describe, expect, test } from 'vitest';
import type { State } from '#games/middle-earth-quest/state/state';
import { type Scene, table } from './board.ts';
import { ELEANOR, next } from './scenes.ts';

/** The Japanese summary, from the round to Sauron’s event: every test is a sentence of it that is played. */

const THALIN = { id: 'thalin', at: 'bree', hand: ['parry'] };
const scene = (more: Partial<Scene> & Pick<Scene, 'step'>): Scene => ({ heroes: [ELEANOR], ...more });
/** It puts an event marker down and asks nobody. */
const QUIET = next('gandalf_visits_frodo', 'imladris_event', 'arwens_message');
const passes = (t: ReturnType<typeof table>) => {
  t.seat(0).does('command');
  t.seat(0).does('end-commands');
};

describe('The round (MEQ-2.8, MEQ-3.1 to 3.13)', () => {
  test('Sauron, then the first hero, the second, the third, and Sauron again', () => {
    const at = { at: 'moria', hand: ['parry'] };
    const heroes = [
      { id: 'eleanor', ...at },
      { id: 'thalin', ...at },
      { id: 'eometh', ...at },
    ];
    const t = table({ step: 'draw', heroes, also: QUIET });
    for (const seat of [1, 2, 3]) t.seat(seat).does('draw-hero-cards', { n: 0 });
    for (const seat of [1, 2, 3]) {
      expect(t.g.turn).toMatchObject({ who: 'hero', seat, lap: 1 });
      t.nobodyIsAskedExcept(seat, 'travel');
      t.seat(seat).does('end-travel');
    }
    expect(t.heard('sauron-turn')).toEqual([{ round: 3 }]);
    t.nobodyIsAskedExcept(0, 'action');
  });
  test('Sauron’s six steps go from the top to the bottom', () => {
    const influence = { barad_dur: 2, bree: 1 };
    const plots = ['smeagol_escapes'];
    const t = table(scene({ step: 'rally', heroes: [THALIN], influence, plots, also: QUIET }));
    t.nobodyIsAskedExcept(0, 'plot');
    t.seat(0).does('no-plot');
    passes(t);
    passes(t);
    t.seat(1).does('draw-hero-cards', { n: 1 });
    const steps = [
      'rallied',
      'marker-moves',
      'plot-none',
      'event-drawn',
      'action-taken',
      'action-taken',
      'hero-draws',
      'hero-turn',
    ];
    expect(t.told().filter((type) => steps.includes(type))).toEqual(steps);
    t.nobodyIsAskedExcept(1, 'travel');
  });
  test('in the first round there is no Story step and no Plot step; in the second there are', () => {
    const slots = ['gollum_is_captured@sea_of_udun'];
    const first = table(scene({ step: 'rally', round: 1, plots: ['smeagol_escapes'], slots, also: QUIET }));
    expect(first.g.markers).toEqual({ green: 0, yellow: 0, red: 0, black: 0 });
    first.nobodyIsAskedExcept(0, 'action');
    const second = table(scene({ step: 'rally', round: 2, plots: ['smeagol_escapes'], slots, also: QUIET }));
    expect(second.g.markers).toEqual({ green: 2, yellow: 2, red: 0, black: 0 });
    second.nobodyIsAskedExcept(0, 'plot');
  });
});

describe('Hero Rally (MEQ-3.1, MEQ-4.6)', () => {
  const influence = { dol_guldur: 3, south_eaves: 3, the_bight: 3, bree: 1 };
  test('all influence goes from where any hero stands, back to the supply and not to the Shadow Pool', () => {
    const heroes = [
      { ...ELEANOR, at: 'the_bight' },
      { ...THALIN, at: 'bree' },
    ];
    const t = table(scene({ step: 'rally', round: 1, heroes, influence, pool: 1, also: QUIET }));
    expect(t.g.influence).toEqual({ dol_guldur: 3, south_eaves: 3 });
    expect(t.g.pool).toBe(1);
    t.nobodyIsAskedExcept(0, 'action');
  });
  test('by it what lies around can change', () => {
    const heroes = [{ ...ELEANOR, at: 'south_eaves' }];
    const t = table(scene({ step: 'rally', round: 1, heroes, influence, also: QUIET }));
    expect(t.g.influence).toEqual({ dol_guldur: 3, the_bight: 1, bree: 1 });
    t.nobodyIsAskedExcept(0, 'action');
  });
});

describe('Story (MEQ-3.2 to 3.5, MEQ-9.1)', () => {
  test('the heroes’ marker goes two to the right', () => {
    const t = table(scene({ step: 'story', markers: { green: 3 }, also: QUIET }));
    expect(t.g.markers).toEqual({ green: 5, yellow: 0, red: 0, black: 0 });
    t.nobodyIsAskedExcept(0, 'action');
  });
  test('Sauron’s markers go by the active plots, each plot for itself; without plots they stay', () => {
    const slots = ['gollum_is_captured@sea_of_udun', 'smeagol_escapes@woodland_realm', 'osgiliath_invaded@osgiliath'];
    const t = table(scene({ step: 'story', slots, markers: { black: 2 }, also: QUIET }));
    expect(t.g.markers).toEqual({ green: 2, yellow: 3, red: 1, black: 2 });
    t.nobodyIsAskedExcept(0, 'plot');
  });
  test('a marker of Sauron’s that is the first in stage II brings the minions as well, at once', () => {
    const slots = ['orcs_in_the_mountains@mount_gundabad'];
    const t = table(scene({ step: 'story', slots, markers: { red: 5 } }));
    expect(t.g.minions).toMatchObject({
      gothmog: { is: 'board', at: 'mount_gundabad' },
      ringwraiths: { is: 'board', at: 'minas_morgul' },
      witch_king: { is: 'waiting' },
    });
    t.nobodyIsAskedExcept(0, 'plot');
  });
  test('a second marker in stage II brings nobody', () => {
    const waits = (g: State) => {
      QUIET(g);
      g.minions.gothmog = { is: 'out', at: null, damage: 0 };
    };
    const t = table(scene({ step: 'story', markers: { green: 6, red: 8 }, also: waits }));
    expect(t.g.minions.gothmog).toMatchObject({ is: 'out' });
    expect(t.told()).not.toContain('minion-arrives');
  });
  test('in stage III the Witch-king comes', () => {
    const slots = ['orcs_in_the_mountains@mount_gundabad'];
    const t = table(scene({ step: 'story', slots, markers: { red: 11, green: 8 } }));
    t.seat(0).does('bring-in', { place: 'minas_morgul' });
    expect(t.heard('minion-arrives')).toEqual([{ minion: 'witch_king', place: 'minas_morgul' }]);
    t.nobodyIsAskedExcept(0, 'plot');
  });
  test('a marker of either side on the last space begins the finale, one space before it does not', () => {
    const begun = (markers: Scene['markers'], slots: string[] = []) =>
      table(scene({ step: 'story', markers: markers!, slots, also: QUIET }))
        .told()
        .includes('finale');
    const slots = ['orcs_in_the_mountains@mount_gundabad'];
    expect(begun({ green: 16 })).toBe(true);
    expect(begun({ green: 15 })).toBe(false);
    expect(begun({ red: 16 }, slots)).toBe(true);
    expect(begun({ red: 15 }, slots)).toBe(false);
  });
});

describe('Plot (MEQ-3.6, 3.7)', () => {
  const slots = ['orcs_in_the_mountains@mount_gundabad', 'smeagol_escapes@woodland_realm'];
  const plots = ['gollum_is_captured', 'denethor_falls_into_madness'];
  const asked = (more: Partial<Scene> = {}) =>
    table(scene({ step: 'plot', plots, slots, pool: 2, also: QUIET, ...more }));

  test('one of three things is done, and no second one', () => {
    const t = asked();
    expect(t.seat(0).offered()).toEqual(['play-plot', 'drop-plot', 'no-plot']);
    t.seat(0).does('drop-plot', { slot: '1' });
    t.nobodyIsAskedExcept(0, 'action');
  });
  test('a plot whose condition holds goes into the free space, and its marker lies on the location it affects', () => {
    const t = asked();
    expect(t.seat(0).may('play-plot')).toEqual([{ plot: 'gollum_is_captured', place: 'sea_of_udun' }]);
    t.seat(0).does('play-plot', { plot: 'gollum_is_captured', place: 'sea_of_udun' });
    expect(t.g.slots[2]).toEqual({ card: 'gollum_is_captured', at: 'sea_of_udun' });
    expect(t.heard('plot-played')).toEqual([{ plot: 'gollum_is_captured', place: 'sea_of_udun' }]);
    expect(t.g.plots).toEqual(['denethor_falls_into_madness']);
    // MEQ-3.7: it moves its marker in the next Story step.
    expect(t.g.markers.yellow).toBe(0);
    t.nobodyIsAskedExcept(0, 'action');
  });
  test('with all three spaces taken none can be played', () => {
    const t = asked({ slots: [...slots, 'loss_of_an_heir@edoras'] });
    expect(t.seat(0).offered()).toEqual(['drop-plot', 'no-plot']);
    t.nobodyIsAskedExcept(0, 'plot');
  });
  test('any of them can be removed, with no condition', () => {
    const t = asked({ plots: [], pool: 0 });
    expect(t.seat(0).may('drop-plot')).toEqual([{ slot: '1' }, { slot: '2' }]);
    t.seat(0).does('drop-plot', { slot: '2' });
    expect(t.g.slots).toEqual([{ card: 'orcs_in_the_mountains', at: 'mount_gundabad' }, null, null]);
    t.nobodyIsAskedExcept(0, 'action');
  });
  test('or nothing is done, and all stays as it is', () => {
    const t = asked();
    const before = [t.g.slots, t.g.plots, t.g.pool];
    t.seat(0).does('no-plot');
    expect([t.g.slots, t.g.plots, t.g.pool]).toEqual(before);
    t.nobodyIsAskedExcept(0, 'action');
  });
});
