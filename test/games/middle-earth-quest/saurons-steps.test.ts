import { describe, expect, test } from 'vitest';
import { ordersLike } from '#core/orders';
import { middleEarthQuest } from '#games/middle-earth-quest/game';
import { type Scene, table } from './board.ts';

/** MEQ-3 at the table: Sauron's six steps. Nobody is asked in the steps that leave no choice. */

const ELEANOR = { id: 'eleanor', at: 'minas_tirith' };
const scene = (more: Partial<Scene> & Pick<Scene, 'step'>): Scene => ({ heroes: [ELEANOR], ...more });

describe('Hero Rally (MEQ-3.1)', () => {
  // T-1, T-2
  const influence = { barad_dur: 5, dol_guldur: 3, mount_doom: 5, sea_of_udun: 4, dead_marshes: 5, emyn_muil: 5 };

  test('T-2: takes all influence from where a hero stands, and what hung on it drops to what still reaches it', () => {
    const t = table(scene({ step: 'rally', influence, heroes: [{ id: 'eleanor', at: 'sea_of_udun' }] }));
    expect(t.g.influence).toEqual({ barad_dur: 5, dol_guldur: 3, mount_doom: 5, dead_marshes: 3, emyn_muil: 3 });
    expect(t.heard('rallied')).toEqual([{ places: [{ key: 'label.place-n', args: { place: 'sea_of_udun', n: 4 } }] }]);
    expect(t.heard('influence-falls')).toHaveLength(1);
  });
  test('leaves everything where no influence lies with a hero, and says nothing of it', () => {
    const t = table(scene({ step: 'rally', influence }));
    expect(t.g.influence).toEqual(influence);
    expect(t.told()).not.toContain('rallied');
  });
  test('A-1: clears strongholds too, or spares them by the option', () => {
    const heroes = [{ id: 'eleanor', at: 'dol_guldur' }];
    const cleared = table(scene({ step: 'rally', influence: { dol_guldur: 3 }, heroes }));
    expect(cleared.g.influence).toEqual({});
    const options = { rally: 'spares-strongholds' };
    const spared = table(scene({ step: 'rally', influence: { dol_guldur: 3 }, heroes, options }));
    expect(spared.g.influence).toEqual({ dol_guldur: 3 });
  });
});

describe('Story (MEQ-3.2 to 3.5)', () => {
  test('green moves 2, and each active plot its marker by its number, all at once', () => {
    const slots = ['gollum_is_captured@sea_of_udun', 'rise_of_the_uruk_hai@isengard'];
    const t = table(scene({ step: 'story', slots, markers: { green: 1, yellow: 1 } }));
    expect(t.g.markers).toEqual({ green: 3, yellow: 3, red: 3, black: 0 });
  });
  test('T-10: with the first marker in stage II Gothmog and the Ringwraiths appear, and the pool holds 8', () => {
    const t = table(scene({ step: 'story', markers: { green: 6 } }));
    expect(t.g.markers.green).toBe(8);
    expect(t.g.minions.gothmog).toEqual({ is: 'board', at: 'mount_gundabad', damage: 0 });
    expect(t.g.minions.ringwraiths).toEqual({ is: 'board', at: 'minas_morgul', damage: 0 });
    expect(t.spectator.sees().pool.most).toBe(8);
    expect(t.told()).toContain('stage-entered');
  });
  test('in stage III Sauron chooses where the Witch-king appears', () => {
    const t = table(scene({ step: 'story', markers: { green: 11 } }));
    t.nobodyIsAskedExcept(0, 'bring-in');
    expect(t.seat(0).may('bring-in')).toEqual([{ place: 'minas_morgul' }, { place: 'ruins_of_angmar' }]);
    t.seat(0).does('bring-in', { place: 'ruins_of_angmar' });
    expect(t.g.minions.witch_king).toEqual({ is: 'board', at: 'ruins_of_angmar', damage: 0 });
  });
  test('green moves less by what a card has said for this step, once', () => {
    const t = table(
      scene({
        step: 'story',
        also: (g) => {
          g.penalty = 1;
        },
      }),
    );
    expect(t.g.markers.green).toBe(1);
    expect(t.g.penalty).toBe(0);
  });
  test('R-451: if the stage falls with a marker, the pool drops to what that stage holds', () => {
    const t = table({
      step: 'travel',
      heroes: [{ id: 'thalin', at: 'edoras', hand: ['parry'], favor: 2 }],
      markers: { black: 7 },
      pool: 8,
      also: (g) => {
        const deck = g.eventDecks[3]!;
        deck.draw = deck.draw.filter((card) => card !== 'theoden_warned_of_saruman');
        g.event = { card: 'theoden_warned_of_saruman', at: 'edoras' };
      },
    });
    t.seat(1).does('explore', { deeds: ['event'] });
    const [asked] = t.open;
    t.seat(1).does(asked!.actions[0]!, t.seat(1).may(asked!.actions[0]!)[0]!);
    expect([t.g.markers.black, t.g.pool, t.g.reached]).toEqual([6, 4, 2]);
  });
  test('a marker stops on the last space, and the finale is due', () => {
    const t = table(scene({ step: 'story', markers: { green: 17 } }));
    expect(t.g.markers.green).toBe(18);
    expect(t.told()).toContain('finale-is-due');
    expect(t.told()).toContain('finale');
    expect(t.g.turn).toBeNull();
  });
});

describe('Plot (MEQ-3.6, 3.7)', () => {
  test('T-11: a plot needs its number in the Shadow Pool, which keeps it', () => {
    const plots = ['saruman_falls_to_corruption'];
    const poor = table(scene({ step: 'plot', plots, pool: 4, markers: { green: 8 } }));
    poor.nobodyIsAskedExcept(0, 'plot');
    expect(poor.seat(0).may('play-plot')).toEqual([]);
    const rich = table(scene({ step: 'plot', plots, pool: 5, markers: { green: 8 } }));
    rich.seat(0).does('play-plot', { plot: 'saruman_falls_to_corruption', place: 'isengard' });
    expect(rich.g.pool).toBe(5);
    expect(rich.g.slots).toEqual([{ card: 'saruman_falls_to_corruption', at: 'isengard' }, null, null]);
    expect(rich.g.plots).toEqual([]);
  });
  test('one is played where its requirement holds: a monster token in Osgiliath', () => {
    const plots = ['osgiliath_invaded'];
    expect(
      table(scene({ step: 'plot', plots }))
        .seat(0)
        .may('play-plot'),
    ).toEqual([]);
    const t = table(scene({ step: 'plot', plots, tokens: ['blank@osgiliath'] }));
    expect(t.seat(0).may('play-plot')).toEqual([{ plot: 'osgiliath_invaded', place: 'osgiliath' }]);
  });
  test('without a free slot none can be played, but one can be discarded', () => {
    const slots = ['orcs_in_the_mountains@mount_gundabad', 'smeagol_escapes@woodland_realm', 'loss_of_an_heir@edoras'];
    const t = table(
      scene({ step: 'plot', plots: ['denethor_falls_into_madness'], slots, pool: 8, markers: { green: 8 } }),
    );
    expect(t.seat(0).may('play-plot')).toEqual([]);
    t.seat(0).does('drop-plot', { slot: '2' });
    expect(t.g.slots[1]).toBeNull();
    expect(t.g.plotDeck.discard).toEqual(['smeagol_escapes']);
  });
  test('A Dark Messenger needs a minion in Erebor, not a monster', () => {
    const plots = ['a_dark_messenger'];
    const at = (place: string) =>
      table(
        scene({
          ...{ step: 'plot', plots, tokens: ['orc@erebor'] },
          also: (g) => {
            g.minions.black_serpent = { is: 'board', at: place, damage: 0 };
          },
        }),
      );
    expect(at('lake_esgaroth').seat(0).may('play-plot')).toEqual([]);
    const t = at('erebor');
    t.seat(0).does('play-plot', { plot: 'a_dark_messenger', place: 'erebor' });
    expect(t.g.slots[0]).toEqual({ card: 'a_dark_messenger', at: 'erebor' });
    expect(t.g.plots).toEqual([]);
  });
  test('Sauron chooses the Haven of A Broken Line of Kings: six influence round it, and no plot marker', () => {
    const influence = { dol_guldur: 3, barad_dur: 6, dunharrow: 3, osgiliath: 3 };
    const plots = ['a_broken_line_of_kings'];
    const t = table(scene({ step: 'plot', plots, influence, heroes: [{ id: 'eleanor', at: 'bree' }] }));
    expect(t.seat(0).lists('play-plot', 'place', { plot: plots[0]! })).toEqual(['minas_tirith']);
    const slots = ['denethor_falls_into_madness@minas_tirith'];
    const taken = table(scene({ step: 'plot', plots, influence, slots, heroes: [{ id: 'eleanor', at: 'bree' }] }));
    expect(taken.seat(0).may('play-plot')).toEqual([]);
  });
  test('who holds no Plot card and has no plot is not asked', () => {
    expect(table(scene({ step: 'plot' })).asked()).not.toContainEqual({ seat: 0, key: 'plot' });
  });
});

describe('Event (MEQ-3.8 to 3.11)', () => {
  const on = (cards: readonly string[]) => (g: { eventDecks: Record<string, { draw: string[] }> }) => {
    for (const deck of Object.values(g.eventDecks))
      for (const card of [...cards].reverse())
        if (deck.draw.includes(card)) deck.draw = [card, ...deck.draw.filter((one) => one !== card)];
  };
  // Priorities 9, 12 and 14.
  const three = ['from_argonath_to_the_sea', 'imladris_event', 'gandalf_visits_frodo'];

  test('T-9: heroes ahead, the lowest of three numbers; Sauron ahead, the highest; level, the top card', () => {
    const resolved = (markers: Scene['markers']) =>
      table(scene({ step: 'event', also: on(three), markers: markers! })).heard('event-drawn')[0]!;
    expect(resolved({ green: 6, yellow: 4, red: 5, black: 3 }).event).toBe('from_argonath_to_the_sea');
    expect(resolved({ green: 5, red: 6 }).event).toBe('gandalf_visits_frodo');
    const level = resolved({ green: 6, black: 6 });
    expect(level).toEqual({ event: 'from_argonath_to_the_sea', others: [] });
  });
  test('favor first, then characters that are not on the board yet; a location event stays in the slot', () => {
    const t = table(scene({ step: 'event', also: on(['gandalf_visits_frodo']) }));
    expect(t.g.favors).toEqual({ eregion: 1 });
    expect(t.g.characters).toEqual({ gandalf: 'the_shire' });
    expect(t.g.event).toEqual({ card: 'gandalf_visits_frodo', at: 'the_shire' });
  });
  test('A-5: a character on the board stays where he is; another location event replaces the one before', () => {
    const t = table(
      scene({
        step: 'event',
        also: (g) => {
          on(['gandalf_visits_frodo'])(g);
          g.characters.gandalf = 'bree';
          g.eventDecks[1]!.draw = g.eventDecks[1]!.draw.filter((card) => card !== 'imladris_event');
          g.event = { card: 'imladris_event', at: 'rivendell' };
        },
      }),
    );
    expect(t.g.characters.gandalf).toBe('bree');
    expect(t.g.event!.card).toBe('gandalf_visits_frodo');
    expect(t.g.eventDecks[1]!.discard).toEqual(['imladris_event']);
  });
});

describe('Hero Draw (MEQ-3.13)', () => {
  test('T-34: up to as many cards as fortitude, and no more than the life pool has', () => {
    const t = table(scene({ step: 'draw', heroes: [{ id: 'eleanor', life: 3 }] }));
    expect(
      t
        .seat(1)
        .may('draw-hero-cards')
        .map(({ n }) => n),
    ).toEqual([0, 1, 2, 3]);
    t.seat(1).does('draw-hero-cards', { n: 3 });
    expect(t.g.heroes[0]!.piles.life).toEqual([]);
    expect(t.g.heroes[0]!.piles.hand).toHaveLength(3);
    expect(t.seat(1).heard('hero-draws')[0]!.cards).toHaveLength(3);
    expect(t.heard('hero-draws')[0]).toEqual({ seat: 1, n: 3 });
  });
  test('all heroes are asked at once; who has no card left is not', () => {
    const t = table(scene({ step: 'draw', heroes: [{ id: 'eleanor' }, { id: 'thalin', life: 0 }, { id: 'argalad' }] }));
    expect(t.asked()).toEqual([
      { seat: 1, key: 'hero-draw' },
      { seat: 3, key: 'hero-draw' },
    ]);
  });
  test('Draw all is as many as the fortitude allows, whatever the others draw', () => {
    const t = table(scene({ step: 'draw', heroes: [{ id: 'eleanor' }, { id: 'thalin', life: 2 }] }));
    const most = t.seat(1).may('draw-hero-cards').length - 1;
    t.seat(1).does('draw-fully');
    expect(t.heard('hero-draws')).toEqual([]);
    t.seat(2).does('draw-fully');
    expect(t.heard('hero-draws')).toEqual([
      { seat: 1, n: most },
      { seat: 2, n: 2 },
    ]);
  });
  test('Draw all is what the standing order answers, so that it is offered to who always presses it', () => {
    const t = table(scene({ step: 'draw', heroes: [{ id: 'eleanor' }] }));
    const decision = {
      id: '1.1.hero-draw',
      seat: 1,
      key: 'hero-draw',
      actions: [],
      window: 'draw',
      about: null,
      secret: false,
    };
    const like = (answer: { action: string; args: Record<string, number> }) =>
      ordersLike(middleEarthQuest, t.g, decision, answer).map(({ order }) => order);
    expect(like({ action: 'draw-fully', args: {} })).toEqual(['all']);
    expect(like({ action: 'draw-hero-cards', args: { n: 1 } })).toEqual([]);
    t.nobodyIsAskedExcept(1, 'hero-draw');
  });
  test('Distraught: no more than seven cards in hand', () => {
    const hand = ['ranged_strike', 'ranged_strike', 'concentrate', 'hide', 'parry'];
    const t = table(scene({ step: 'draw', heroes: [{ id: 'eleanor', hand, corruption: ['distraught'] }] }));
    expect(
      t
        .seat(1)
        .may('draw-hero-cards')
        .map(({ n }) => n),
    ).toEqual([0, 1, 2]);
  });
});
