import { describe, expect, test } from 'vitest';
import { evaluate, subjects } from '#games/middle-earth-quest/judge/worth/worth';
import { compared } from '../../kit/ahead-in.ts';
import { type Scene, type Standing, table } from './board.ts';

/** What a computer seat of Middle-Earth Quest weighs. */

const SAURON = 0;
const HERO = 1;
const worth = (seat: number, scene: Partial<Scene>, hero: Partial<Standing> = {}): number =>
  evaluate(table({ heroes: [{ id: 'thalin', ...hero }], step: 'action', ...scene }).g, seat);

describe('Sauron stands better', () => {
  const plot = 'gollum_is_tortured';
  const inPlay = { slots: [`${plot}@barad_dur`] };

  test('with a plot in play than with it in his hand, and with it in his hand than without it', () => {
    const [played, held, none] = [inPlay, { plots: [plot] }, {}].map((scene) => worth(SAURON, scene));
    expect(played).toBeGreaterThan(held!);
    expect(held).toBeGreaterThan(none!);
  });

  test('the less the Shadow Pool lacks for a plot in his hand', () => {
    const gain = (pool: number) => worth(SAURON, { pool, plots: [plot] }) - worth(SAURON, { pool });
    expect(gain(4)).toBeGreaterThan(gain(2));
    expect(gain(2)).toBeGreaterThan(gain(0));
  });

  test('the nearer a monster is to where a plot in his hand needs one', () => {
    const at = (place: string) => worth(SAURON, { plots: ['osgiliath_invaded'], tokens: [`orc@${place}`] });
    expect(at('osgiliath')).toBeGreaterThan(at('minas_tirith'));
  });

  test('with a plot more than with all the influence of one action', () => {
    expect(worth(SAURON, inPlay)).toBeGreaterThan(worth(SAURON, { influence: { barad_dur: 4, mount_doom: 2 } }));
  });

  test('the further his markers are, and worse the further the heroes’ one is', () => {
    const markers = (red: number, green: number) => worth(SAURON, { markers: { red, green } });
    expect(markers(6, 6)).toBeGreaterThan(markers(4, 6));
    expect(markers(6, 6)).toBeGreaterThan(markers(6, 8));
  });
});

describe('A hero stands better', () => {
  test('with a quest done than before its place, and before its place than far from it', () => {
    const quest = 'the_ered_luin';
    const done: Partial<Scene> = { also: (g) => Object.assign(g.heroes[0]!.starting, { is: 'done' }) };
    const [there, near, far] = ['blue_mountains', 'the_grey_havens', 'erebor'].map((at) =>
      worth(HERO, {}, { at, quest }),
    );
    expect(worth(HERO, done, { at: 'blue_mountains', quest })).toBeGreaterThan(there!);
    expect(there).toBeGreaterThan(near!);
    expect(near).toBeGreaterThan(far!);
  });

  test('the nearer he comes to a plot with the favor for it', () => {
    // Where the red marker is so far, the race hangs on this plot.
    const scene = { slots: ['osgiliath_invaded@osgiliath'], markers: { red: 4 } };
    const nearer = (favor: number) =>
      worth(HERO, scene, { at: 'minas_tirith', favor }) - worth(HERO, scene, { at: 'erebor', favor });
    expect(nearer(3)).toBeGreaterThan(0);
    expect(nearer(0)).toBeLessThan(0);
  });

  test('the more the nearer he comes, the more the race hangs on the plot', () => {
    const slots = ['osgiliath_invaded@osgiliath'];
    const nearer = (red: number) => {
      const markers = { red, yellow: 8, green: 8 };
      const at = (place: string) => worth(HERO, { slots, markers }, { at: place, favor: 3 });
      return at('minas_tirith') - at('erebor');
    };
    expect(nearer(12)).toBeGreaterThan(nearer(0) + 1);
  });

  test('by favor that a plot in play asks for, more than by the same favor without one', () => {
    const markers = { red: 10, green: 8 };
    const gain = (scene: Partial<Scene>) =>
      worth(HERO, { markers, ...scene }, { at: 'minas_tirith', favor: 3 }) -
      worth(HERO, { markers, ...scene }, { at: 'minas_tirith', favor: 2 });
    expect(gain({ slots: ['osgiliath_invaded@osgiliath'] })).toBeGreaterThan(gain({}) + 1);
  });

  test('without cards where he can rest, than without them in a Shadow Stronghold (MEQ-6.2)', () => {
    const lost = (at: string) => worth(HERO, {}, { at }) - worth(HERO, {}, { at, life: 0 });
    expect(lost('mount_gundabad')).toBeGreaterThan(lost('ered_mithrin') + 1);
  });

  test('with their objective, more where they are a little ahead than where the champion wins without it (MEQ-9.3)', () => {
    const gain = (markers: Scene['markers']) => {
      const has = (heroes: string) =>
        worth(HERO, { markers: markers!, also: (g) => Object.assign(g.objectives, { heroes }) }, { favor: 5 });
      return has('isildurs_secret') - has('the_spear_of_the_west');
    };
    expect(gain({ green: 16, red: 16 })).toBeGreaterThan(gain({ green: 16, red: 4 }) + 2);
  });

  test('far ahead than a little, for the Ringwraiths are weaker then (MEQ-9.6)', () => {
    const at = (red: number) => worth(HERO, { markers: { green: 16, red } });
    expect(at(8)).toBeGreaterThan(at(14) + 4);
  });

  test('with favor, and worse with a corruption card than without both', () => {
    expect(worth(HERO, {}, { favor: 1 })).toBeGreaterThan(worth(HERO, {}));
    expect(worth(HERO, {}, { favor: 1, corruption: ['weak'] })).toBeLessThan(worth(HERO, {}));
  });

  test('with cards in his life pool than with the same cards hurt', () => {
    expect(worth(HERO, {})).toBeGreaterThan(worth(HERO, {}, { damage: ['sweep', 'sweep', 'rush'] }));
  });

  test('whatever Sauron holds', () => {
    const holding = (plots: string[], shadow: string[]) => worth(HERO, { plots, shadow, pool: 4 });
    expect(holding(['gollum_is_tortured'], ['storms_of_mordor'])).toBe(holding(['loss_of_an_heir'], ['winter_storm']));
  });
});

test('a match that is won is worth more than anything still to come, and a lost one less', () => {
  const over = (winner: 'sauron' | 'heroes'): Partial<Scene> => ({ also: (g) => Object.assign(g, { winner }) });
  const open = worth(SAURON, { slots: ['gollum_is_tortured@barad_dur'], markers: { yellow: 16 } });
  expect(worth(SAURON, over('sauron'))).toBeGreaterThan(open);
  expect(worth(SAURON, over('heroes'))).toBeLessThan(worth(SAURON, { markers: { green: 16 } }));
});

test('a look at how a seat stands changes nothing', () => {
  const { g } = table({ heroes: [{ id: 'thalin' }], step: 'action', slots: ['osgiliath_invaded@osgiliath'] });
  const before = JSON.stringify(g);
  for (const seat of [SAURON, HERO]) evaluate(g, seat);
  expect(JSON.stringify(g)).toBe(before);
});

test('what is better for a hero is told to him by his words, and is worse for Sauron by Sauron’s', () => {
  const of = (seat: number, favor: number, pool = 0) =>
    subjects.of(table({ heroes: [{ id: 'thalin', favor }], step: 'action', pool }).g, seat);
  expect(compared(of(HERO, 3), of(HERO, 1))).toEqual({ better: ['hero-favor'], worse: [] });
  expect(compared(of(SAURON, 3), of(SAURON, 1))).toEqual({ better: [], worse: ['sauron-favor'] });
  expect(compared(of(SAURON, 1, 4), of(SAURON, 1, 2))).toEqual({ better: ['sauron-pool'], worse: [] });
  expect(compared(of(HERO, 1, 4), of(HERO, 1, 2))).toEqual({ better: [], worse: ['hero-pool'] });
});
