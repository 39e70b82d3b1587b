import { describe, expect, test } from 'vitest';
import type { State } from '#games/middle-earth-quest/state/state';
import { type Scene, table } from './board.ts';
import { BOX } from './in-the-box.ts';
import { ELEANOR } from './scenes.ts';

/** The Japanese summary, Sauron’s actions and the Hero Draw: every test is a sentence of it that is played. */

const scene = (more: Partial<Scene> = {}): Scene => ({ step: 'action', heroes: [ELEANOR], ...more });
const commanding = (more: Partial<Scene> = {}) => {
  const t = table(scene(more));
  t.seat(0).does('command');
  return t;
};
describe('Actions (MEQ-2.9, MEQ-5.1)', () => {
  const many = (n: number) => {
    const t = table(scene({ heroes: ['eleanor', 'thalin', 'argalad'].slice(0, n).map((id) => ({ id })) }));
    let taken = 0;
    while (t.asked().some(({ key }) => key === 'action')) {
      t.seat(0).does('command');
      t.seat(0).does('end-commands');
      taken++;
    }
    expect(t.asked()[0]).toEqual({ seat: 1, key: 'hero-draw' });
    return taken;
  };
  test('two a turn with three people', () => expect(many(2)).toBe(2));
  test('three a turn with four people', () => expect(many(3)).toBe(3));
  test('two a turn with two people, and the hero has two turns', () => expect(many(1)).toBe(2));
  test('any of the three, the same one again too', () => {
    const t = table(scene({ influence: { barad_dur: 1 } }));
    expect(t.seat(0).offered()).toEqual(['place-influence', 'draw-cards', 'command']);
    t.seat(0).does('place-influence', { places: { barad_dur: 5, pool: 1 } });
    expect(t.seat(0).offered()).toEqual(['place-influence', 'draw-cards', 'command']);
    t.nobodyIsAskedExcept(0, 'action');
  });
  test('the token lies on the leftmost free space of its row, and the number there is X', () => {
    const x = (row: string, before: number, action: string, args = {}) => {
      const also = (g: State) => {
        g.actionTokens = { place_influence: 0, draw_cards: 0, command: 0, [row]: before };
      };
      const t = table(scene({ influence: { barad_dur: 6, dol_guldur: 3, mount_gundabad: 3 }, also }));
      if (action === 'place-influence') t.seat(0).does(action, t.seat(0).may(action, 1)[0]);
      else t.seat(0).does(action, args);
      return t.heard('action-taken')[0]!.x;
    };
    expect([0, 1, 2].map((n) => x('place_influence', n, 'place-influence'))).toEqual([6, 5, 4]);
    expect([0, 1, 2].map((n) => x('draw_cards', n, 'draw-cards'))).toEqual([2, 2, 1]);
    expect([0, 1, 2].map((n) => x('command', n, 'command'))).toEqual([3, 2, 1]);
  });
  test('when the fourth is laid the three are taken off before it', () => {
    const also = (g: State) => {
      g.actionTokens = { place_influence: 1, draw_cards: 1, command: 1 };
    };
    const t = commanding({ also });
    expect(t.g.actionTokens).toEqual({ place_influence: 0, draw_cards: 0, command: 1 });
    expect(t.heard('action-taken')).toMatchObject([{ x: 3 }]);
    t.nobodyIsAskedExcept(0, 'command');
  });
});

describe('Influence (MEQ-5.2, MEQ-4.1 to 4.7)', () => {
  const whole = { barad_dur: 3, dol_guldur: 2, mount_gundabad: 2 };
  const placing = (influence: Record<string, number>, more: Partial<Scene> = {}) =>
    table(scene({ influence, ...more }));
  const isLegal = (t: ReturnType<typeof table>, places: Record<string, number>) =>
    t.seat(0).refusal('place-influence', { places }) === undefined;

  test('X tokens, of them up to two into the Shadow Pool, the others on the map', () => {
    const t = placing(whole);
    expect(isLegal(t, { pool: 2, barad_dur: 3, dol_guldur: 1 })).toBe(true);
    expect(isLegal(t, { pool: 3, barad_dur: 3 })).toBe(false);
    expect(isLegal(t, { barad_dur: 3, dol_guldur: 1, mount_gundabad: 1, south_eaves: 1 })).toBe(true);
    expect(isLegal(t, { pool: 2, barad_dur: 3 })).toBe(false);
    t.seat(0).does('place-influence', { places: { pool: 2, barad_dur: 3, dol_guldur: 1 } });
    expect([t.g.pool, t.g.influence.barad_dur, t.g.influence.dol_guldur]).toEqual([2, 6, 3]);
    t.nobodyIsAskedExcept(0, 'action');
  });
  test('on strongholds and where their shadow falls, nowhere else', () => {
    const found = placing({ dol_guldur: 2 }).seat(0).lists('place-influence', 'places');
    expect(found).toEqual(expect.arrayContaining(['barad_dur', 'dol_guldur', 'mount_gundabad', 'south_eaves']));
    expect(isLegal(placing({ dol_guldur: 2 }), { south_eaves: 1, barad_dur: 5 })).toBe(true);
    expect(isLegal(placing({ dol_guldur: 2 }), { bree: 1, barad_dur: 5 })).toBe(false);
  });
  test('in a Haven never, beside a stronghold neither', () => {
    const t = placing({ dol_guldur: 3, rhosgobel: 1, the_forest_road: 1 });
    // Lothlórien lies beside Dol Guldur, the Woodland Realm beside the Forest Road.
    for (const haven of ['lothlorien', 'woodland_realm']) {
      expect(t.seat(0).lists('place-influence', 'places')).not.toContain(haven);
      expect(isLegal(t, { [haven]: 1, barad_dur: 5 })).toBe(false);
    }
    t.nobodyIsAskedExcept(0, 'action');
  });
  test.each([
    [4, 6],
    [8, 8],
    [12, 14],
  ])('the pool holds no more than %i with the first marker on %i', (most, green) => {
    const t = placing(whole, { markers: { green }, pool: most - 1 });
    expect(isLegal(t, { pool: 1, barad_dur: 3, dol_guldur: 1, mount_gundabad: 1 })).toBe(true);
    expect(isLegal(t, { pool: 2, barad_dur: 3, dol_guldur: 1 })).toBe(false);
    expect(t.spectator.sees().pool.most).toBe(most);
  });
  test.each([
    ['barad_dur', 6],
    ['dol_guldur', 3],
    ['mount_gundabad', 3],
  ])('%s holds no more than its printed number, %i', (stronghold, most) => {
    const others = { barad_dur: 3, dol_guldur: 3, mount_gundabad: 3, mount_doom: 1 };
    const t = placing({ ...others, [stronghold]: most - 1 }, { pool: 0 });
    const room = t
      .seat(0)
      .may('place-influence')
      .map(({ places }) => (places as Record<string, number>)[stronghold] ?? 0);
    expect(Math.max(...room)).toBe(1);
  });
  test('beside a stronghold as many as lie on it now', () => {
    const t = placing({ dol_guldur: 2, barad_dur: 1 });
    expect(isLegal(t, { south_eaves: 2, barad_dur: 4 })).toBe(true);
    expect(isLegal(t, { south_eaves: 3, barad_dur: 3 })).toBe(false);
  });
  test('beside several the largest of their numbers', () => {
    // Emyn Muil hangs on Dol Guldur itself, and on Barad-dûr by way of Mordor.
    const near = { barad_dur: 5, mount_doom: 1, sea_of_udun: 1, dol_guldur: 2 };
    const chain = { ...near, dead_marshes: 1 };
    const t = placing(chain);
    expect(isLegal(t, { emyn_muil: 5, barad_dur: 1 })).toBe(true);
    expect(isLegal(t, { emyn_muil: 6 })).toBe(false);
    expect(isLegal(placing({ ...near, barad_dur: 3 }), { emyn_muil: 3, mount_gundabad: 3 })).toBe(false);
  });
  test('beside a location with influence as many as on the stronghold that ways lead to from there', () => {
    const t = placing({ dol_guldur: 2, south_eaves: 1 });
    expect(isLegal(t, { the_bight: 2, barad_dur: 4 })).toBe(true);
    expect(isLegal(t, { the_bight: 3, barad_dur: 3 })).toBe(false);
    expect(isLegal(placing({ dol_guldur: 2 }), { the_bight: 2, barad_dur: 4 })).toBe(false);
  });
  test('what a hero takes away lowers what lies around at once', () => {
    const also = (g: State) => {
      const deck = g.eventDecks[1]!;
      deck.draw = deck.draw.filter((one) => one !== 'from_argonath_to_the_sea');
      g.event = { card: 'from_argonath_to_the_sea', at: 'minas_tirith' };
    };
    const influence = {
      barad_dur: 4,
      mount_doom: 4,
      plains_of_gorgoroth: 4,
      minas_morgul: 4,
      osgiliath: 1,
      near_harad: 4,
    };
    const t = table(scene({ step: 'travel', influence, also }));
    t.seat(1).does('explore', { deeds: ['event'] });
    const [asked] = t.open;
    const action = asked!.actions[0]!;
    const ways = t.seat(1).may(action);
    t.seat(1).does(
      action,
      ways.find((one) => JSON.stringify(one).includes('osgiliath')),
    );
    const { osgiliath: _, ...others } = influence;
    expect(t.g.influence).toEqual({ ...others, near_harad: 1 });
    t.nobodyIsAskedExcept(1, 'travel');
  });
  test('nothing rises when something was taken away', () => {
    // The numbers around are below what they could be, and stay.
    const influence = { dol_guldur: 3, south_eaves: 1, the_bight: 1, emyn_muil: 2 };
    const heroes = [{ ...ELEANOR, at: 'emyn_muil' }];
    const t = table({ step: 'rally', round: 1, heroes, influence });
    expect(t.g.influence).toEqual({ dol_guldur: 3, south_eaves: 1, the_bight: 1 });
  });
});

describe('Cards (MEQ-5.3)', () => {
  test('X Shadow cards come to hand', () => {
    const t = table(scene({ shadow: ['betrayed'] }));
    const top = t.g.shadowDeck.draw.slice(0, 2);
    t.seat(0).does('draw-cards');
    expect(t.g.shadow).toEqual(['betrayed', ...top]);
    t.nobodyIsAskedExcept(0, 'keep-plot');
  });
  test('of X Plot cards one comes to hand, the other under the deck', () => {
    const t = table(scene());
    const [kept, other] = t.g.plotDeck.draw;
    t.seat(0).does('draw-cards');
    expect(t.seat(0).may('keep-cards')).toHaveLength(2);
    t.seat(0).does('keep-cards', { cards: ['1'] });
    expect([t.g.plots, t.g.plotDeck.draw.at(-1), t.g.plotDeck.draw.length]).toEqual([[kept], other, BOX.plots - 1]);
    t.nobodyIsAskedExcept(0, 'action');
  });
});

describe('Hero Draw (MEQ-3.13)', () => {
  test('every hero draws up to as many cards of his life pool as he is hardy', () => {
    // Eleanor has fortitude 6, Thalin 5.
    const t = table(scene({ step: 'draw', heroes: [{ id: 'eleanor' }, { id: 'thalin' }] }));
    const most = (seat: number) =>
      Math.max(
        ...t
          .seat(seat)
          .may('draw-hero-cards')
          .map(({ n }) => n as number),
      );
    expect([most(1), most(2)]).toEqual([6, 5]);
    const top = t.g.heroes[0]!.piles.life.slice(0, 4);
    t.seat(1).does('draw-hero-cards', { n: 4 });
    t.seat(2).does('draw-hero-cards', { n: 5 });
    expect([...t.g.heroes[0]!.piles.hand].sort()).toEqual([...top].sort());
    expect(t.g.heroes.map(({ piles }) => piles.life.length)).toEqual([21, 20]);
    t.nobodyIsAskedExcept(1, 'travel');
  });
});

describe('Shadow cards (MEQ-5.9)', () => {
  const influence = { barad_dur: 6 };
  const options = { shadows: 'each-move' };
  test('only with as many in the Shadow Pool as it says, and at the time that stands on it', () => {
    const may = (pool: number, card: string, step: Scene['step']) =>
      table({
        ...scene({ step, options, pool, shadow: [card], influence, markers: { green: 8 } }),
        heroes: [{ ...ELEANOR, at: 'bree' }],
      })
        .seat(0)
        .may('play-shadow');
    expect(may(7, 'shire_baggins', 'action')).toEqual([{ card: 'shire_baggins' }]);
    expect(may(4, 'shire_baggins', 'action')).toEqual([]);
    expect(may(8, 'flocks_of_crebain', 'action')).toEqual([]);
    expect(may(8, 'shire_baggins', 'start')).toEqual([]);
    expect(may(8, 'flocks_of_crebain', 'start')).toEqual([{ card: 'flocks_of_crebain' }]);
  });
  test('one in Sauron’s turn, and one in each hero’s turn', () => {
    const shadow = ['shire_baggins', 'flocks_of_crebain', 'betrayed'];
    const t = table(
      scene({
        options,
        shadow,
        influence,
        pool: 8,
        markers: { green: 8 },
        heroes: [{ id: 'eleanor', at: 'bree', life: 0 }],
      }),
    );
    t.seat(0).does('play-shadow', { card: 'shire_baggins' });
    expect(t.seat(0).offered()).not.toContain('play-shadow');
    for (const _ of [1, 2]) {
      t.seat(0).does('command');
      t.seat(0).does('end-commands');
    }
    // A new turn, and he is asked again.
    t.nobodyIsAskedExcept(0, 'shadow');
    expect(t.seat(0).offered()).toContain('play-shadow');
  });
});
