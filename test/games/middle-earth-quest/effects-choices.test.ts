import { describe, expect, test } from 'vitest';
import { isHaven, neighbours } from '#games/middle-earth-quest/printed/map/map';
import { statOf } from '#games/middle-earth-quest/state/attributes';
import type { State } from '#games/middle-earth-quest/state/state';
import { effectsOf, first, taken } from './arranging.ts';
import { acting } from './card-table.ts';

/** How somebody chooses on a card, and whom it concerns. */

const held = (favor: number) => (g: State) => {
  first(g).favor = favor;
};

describe('Choices', () => {
  test('the hero takes one of several', () => {
    const t = acting(effectsOf('the_world_is_grey').slice(0, 1), { arrange: (g) => Object.assign(g, { pool: 2 }) });
    t.seat(1).does('choose-effect', { effect: '1' });
    expect(t.g.pool).toBe(1);
    t.nobodyIsAsked();
  });

  test('what cannot be paid in full is not among them, and the question says why', () => {
    const card = effectsOf('the_iron_will_of_the_dwarves');
    const poor = acting(card);
    expect(first(poor.g).favor).toBe(1);
    poor.nobodyIsAsked();
    const rich = acting(card, { arrange: held(1) });
    rich.seat(1).does('choose-effect', { effect: '1' });
    expect(first(rich.g).favor).toBe(0);
    rich.seat(1).does('keep-cards', { cards: ['1'] });
    rich.nobodyIsAsked();
  });

  test('Messengers of the Stormcrow: each hero with favor pays it or is corrupted; who has none is not asked', () => {
    const t = acting(effectsOf('messengers_of_the_stormcrow'), { arrange: held(1), seat: null });
    expect(t.asked()).toEqual([{ seat: 1, key: 'choose' }]);
    t.seat(1).does('choose-effect', { effect: '0' });
    expect(t.g.heroes.map(({ favor, corruption }) => [favor, corruption.length])).toEqual([
      [0, 0],
      [0, 0],
    ]);
    t.nobodyIsAsked();
  });

  test('what a card allows is done or left', () => {
    const card = effectsOf('the_days_have_gone_down_in_the_west').slice(0, 1);
    expect(acting(card).asked()).toEqual([]);
    const arrange = (g: State) => {
      const { piles } = first(g);
      piles.hand.push(...piles.life.splice(0, 2));
    };
    const left = acting(card, { arrange });
    left.seat(1).does('leave-effect');
    expect(first(left.g)).toMatchObject({ favor: 0 });
    left.nobodyIsAsked();
    const done = acting(card, { arrange });
    done.seat(1).does('use-effect');
    expect(first(done.g)).toMatchObject({ favor: 2 });
    expect(first(done.g).piles.rest).toHaveLength(2);
    done.nobodyIsAsked();
  });

  test('“may choose” is one question', () => {
    const card = effectsOf('the_nest_is_stirred');
    const t = acting(card);
    expect(t.open[0]!.actions).toEqual(['choose-effect', 'leave-effect']);
    t.seat(0).does('choose-effect', { effect: '1' });
    expect(t.g.pool).toBe(1);
    t.nobodyIsAsked();
    const left = acting(card);
    left.seat(0).does('leave-effect');
    expect(left.told()).toEqual(['effect-left']);
  });

  describe('R-580: Beregond, for whom one hero pays 3 favor', () => {
    const card = effectsOf('beregond');
    const rich =
      (...favor: number[]) =>
      (g: State) => {
        for (const [i, n] of favor.entries()) g.heroes[i]!.favor = n;
        const [gift, kings] = taken(g, 'a_dark_messenger', 'a_broken_line_of_kings');
        g.slots = [{ card: gift!, at: 'erebor' }, null, { card: kings!, at: 'edoras' }];
      };
    const favors = ({ g }: { g: State }) => g.heroes.map(({ favor }) => favor);

    test('each hero who has it is asked for his own; who says yes pays it, and picks what he has for it', () => {
      const t = acting(card, { arrange: rich(4, 3, 2), seat: null, heroes: 3 });
      expect(t.asked()).toEqual([
        { seat: 1, key: 'offer' },
        { seat: 2, key: 'offer' },
      ]);
      expect(t.open[0]!.about).toMatchObject({
        n: 3,
        plots: [{ key: 'plot.a_dark_messenger' }, { key: 'plot.a_broken_line_of_kings' }],
        others: true,
      });
      t.seat(2).does('use-effect');
      expect(favors(t)).toEqual([4, 0, 2]);
      t.nobodyIsAskedExcept(2, 'discard-plot');
      t.seat(2).does('pick-plot', { slot: '3' });
      expect(t.g.slots.map((plot) => plot?.card ?? null)).toEqual(['a_dark_messenger', null, null]);
      t.nobodyIsAsked();
    });

    test('who says no keeps his favor and leaves it to the others; when all have, nothing is done', () => {
      const t = acting(card, { arrange: rich(4, 3, 2), seat: null, heroes: 3 });
      t.seat(2).does('leave-effect');
      expect(t.told()).toEqual(['offer-left']);
      t.nobodyIsAskedExcept(1, 'offer');
      expect(t.open[0]!.about).toMatchObject({ others: null });
      t.seat(1).does('leave-effect');
      expect(t.told()).toEqual(['offer-left', 'effect-left']);
      expect(favors(t)).toEqual([4, 3, 2]);
      expect(t.g.slots.filter((plot) => plot !== null)).toHaveLength(2);
      t.nobodyIsAsked();
    });

    test('nobody is asked where nobody can pay, or where no plot lies in a Haven', () => {
      acting(card, { arrange: rich(2, 2), seat: null }).nobodyIsAsked();
      const elsewhere = (g: State) => {
        rich(3, 3)(g);
        g.slots = [{ card: 'a_dark_messenger', at: 'dunland' }, null, null];
      };
      acting(card, { arrange: elsewhere, seat: null }).nobodyIsAsked();
    });
  });

  test('if: one or the other', () => {
    const card = effectsOf('words_spoken_from_the_heart');
    expect(first(acting(card).g).favor).toBe(1);
    const arrange = (g: State) => {
      first(g).corruption.push(...g.corruptionDeck.draw.splice(0, 1));
      first(g).favor = 1;
    };
    const t = acting(card, { arrange });
    t.seat(1).does('use-effect');
    expect(first(t.g)).toMatchObject({ favor: 0, corruption: [] });
    t.nobodyIsAsked();
  });

  test('target: what follows concerns the hero Sauron picks', () => {
    const t = acting([{ op: 'target' }, { op: 'favor', n: 1 }], { seat: null });
    t.seat(0).does('pick-hero', { hero: '2' });
    expect(t.g.heroes.map(({ favor }) => favor)).toEqual([0, 1]);
    t.nobodyIsAsked();
    expect(first(acting([{ op: 'target' }, { op: 'favor', n: 1 }], { seat: null, heroes: 1 }).g).favor).toBe(1);
  });

  test('forEachHero: all of them, or those with so much favor', () => {
    const all = acting([{ op: 'forEachHero', do: [{ op: 'favor', n: 1 }] }], { seat: null });
    expect(all.g.heroes.map(({ favor }) => favor)).toEqual([1, 1]);
    const some = acting([{ op: 'forEachHero', withFavor: { most: 0 }, do: [{ op: 'favor', n: 1 }] }], {
      arrange: held(2),
      seat: null,
    });
    expect(some.g.heroes.map(({ favor }) => favor)).toEqual([2, 1]);
  });

  test('A Shadow in the Background: corruption where as many places beside him hold influence as he is wise', () => {
    const card = effectsOf('a_shadow_in_the_background');
    const beside = (less: number) => (g: State) => {
      const places = neighbours(first(g).at).filter((place) => !isHaven(place));
      const n = statOf(g, 1, 'wisdom') - less;
      g.influence = Object.fromEntries(places.slice(0, n).map((place) => [place, 1]));
    };
    const arrange = (less: number) => (g: State) => {
      first(g).at = 'bree';
      beside(less)(g);
    };
    expect(acting(card, { arrange: arrange(0) }).told()).toContain('corruption-received');
    expect(acting(card, { arrange: arrange(1) }).told()).toEqual([]);
  });
});
