import { describe, expect, test } from 'vitest';
import { middleEarthQuest } from '#games/middle-earth-quest/game';
import type { State } from '#games/middle-earth-quest/state/state';
import { sit } from '../../kit/table.ts';
import { type Scene, table } from './board.ts';
import { BOX } from './in-the-box.ts';

/** MEQ-2 and MEQ-9 at the table: the set-up and the finale. */

const begin = (seats: number, arrange: (g: State) => void = () => {}) =>
  sit(middleEarthQuest, { seats, seed: 'begin', arrange });

describe('The set-up (MEQ-2)', () => {
  test('MEQ-2.1, 2.2: heroes take different heroes in turn, who stand where they begin, with all their cards and one of two quests', () => {
    const t = begin(3);
    t.nobodyIsAskedExcept(1, 'hero');
    expect(t.seat(1).may('take-hero')).toHaveLength(5);
    t.seat(1).does('take-hero', { hero: 'eometh' });
    t.nobodyIsAskedExcept(2, 'hero');
    expect(t.seat(2).isRefused('take-hero', { hero: 'eometh' })).toBe('refusal.not-available');
    t.seat(2).does('take-hero', { hero: 'beravor' });
    const [eometh, beravor] = t.g.heroes;
    expect([eometh!.at, eometh!.items, eometh!.favor, eometh!.piles.life.length]).toEqual([
      'edoras',
      ['horse'],
      0,
      BOX.cardsOfHero,
    ]);
    expect([beravor!.at, beravor!.items, beravor!.piles.hand]).toEqual(['fornost', [], []]);
    expect(eometh!.starting.is).toBe('open');
    expect(eometh!.advanced.is).toBe('closed');
    expect(middleEarthQuest.seatName!(t.g, 1)).toEqual({ key: 'hero.eometh' });
  });
  test('MEQ-2.3, 2.5, 2.6: decks, stacks, markers and minions', () => {
    const { g } = begin(2);
    const sizes = (decks: Record<string, { draw: string[] }>) => Object.values(decks).map(({ draw }) => draw.length);
    expect(
      [g.skillDeck, g.shadowDeck, g.plotDeck, g.perilDeck, g.corruptionDeck].map(({ draw }) => draw.length),
    ).toEqual([BOX.skills, BOX.shadows, BOX.plots, BOX.perils, BOX.corruptions]);
    expect(sizes(g.eventDecks)).toEqual(BOX.events);
    expect(sizes(g.encounterDecks)).toEqual(BOX.encounters);
    expect(sizes(g.stacks)).toEqual(Array(5).fill(BOX.tokens));
    expect(g.markers).toEqual({ green: 0, yellow: 0, red: 0, black: 0 });
    const where = Object.entries(g.minions).map(([id, { is, at }]) => [id, is, at]);
    expect(where).toEqual([
      ['black_serpent', 'board', 'near_harad'],
      ['mouth_of_sauron', 'board', 'dol_guldur'],
      ['gothmog', 'waiting', null],
      ['ringwraiths', 'waiting', null],
      ['witch_king', 'waiting', null],
    ]);
  });
  test('MEQ-2.7: a starting plot in slot 1; strongholds, extension, pool, Shadow and Plot cards by what it says', () => {
    const t = begin(2);
    t.seat(1).does('take-hero', { hero: 'thalin' });
    const [plot] = t.heard('plot-begins');
    expect(t.g.slots[0]).toEqual({ card: plot!.plot, at: plot!.place });
    t.nobodyIsAskedExcept(0, 'spread');
    const { n } = t.open[0]!.about as { n: number };
    const each = t.g.influence.barad_dur!;
    expect(t.g.influence).toEqual({ barad_dur: each, dol_guldur: each, mount_gundabad: each });
    expect(t.seat(0).lists('spread-influence', 'places')).not.toContain('barad_dur');
    t.seat(0).does('spread-influence', t.seat(0).may('spread-influence', 1)[0]);
    expect(Object.values(t.g.influence).reduce((a, b) => a + b)).toBe(3 * each + n);
    t.nobodyIsAskedExcept(0, 'keep-shadow');
    t.seat(0).does('keep-cards', t.seat(0).may('keep-cards', 1)[0]);
    expect(t.g.shadowDeck.discard.length).toBeGreaterThan(0);
    t.nobodyIsAskedExcept(0, 'keep-plot');
    t.seat(0).does('keep-cards', t.seat(0).may('keep-cards', 1)[0]);
    expect([t.g.plots.length, t.g.plotDeck.discard]).toEqual([2, []]);
    // MEQ-2.8: Sauron begins; in round 1 there is neither Story nor Plot.
    expect(t.g.round).toBe(1);
    expect(t.told()).not.toContain('marker-moves');
    expect(t.told()).toContain('event-drawn');
  });
  test('MEQ-2.4: the heroes know their objective, Sauron his own, and spectators none', () => {
    const t = begin(3);
    const seen = (viewer: 0 | 1 | 2) => t.seat(viewer).sees().objectives;
    expect(seen(0)).toEqual({ heroes: null, sauron: t.g.objectives.sauron });
    expect(seen(1)).toEqual({ heroes: t.g.objectives.heroes, sauron: null });
    expect(seen(2)).toEqual(seen(1));
    expect(t.spectator.sees().objectives).toEqual({ heroes: null, sauron: null });
  });
});

describe('The finale (MEQ-9)', () => {
  const ELEANOR = { id: 'eleanor', at: 'bree', hand: ['parry'], rest: ['charge'] };
  const ends = (markers: Scene['markers'], ours: string, theirs: string, more: Partial<Scene> = {}) =>
    table({
      step: 'story',
      heroes: [ELEANOR],
      markers: markers!,
      ...more,
      also: (g) => {
        g.objectives = { heroes: ours, sauron: theirs };
        // Nobody has quests done, plots or corruption but by what a case says.
        more.also?.(g);
      },
    });
  // Met: nobody holds corruption. Not met: five favor. Met at black 13: the black marker in stage III.
  const MET = 'noble_blood';
  const NOT_MET = 'isildurs_secret';

  test('T-32: nobody dominant, only the heroes’ objective met: the heroes win without a combat', () => {
    const t = ends({ green: 16, red: 18 }, MET, 'his_dark_throne');
    expect(t.heard('finale')).toMatchObject([{ dominant: null, heroes: true, sauron: false }]);
    expect(t.g.winner).toBe('heroes');
    t.nobodyIsAsked();
  });
  test('the dominant side with its objective wins at once', () => {
    const t = ends({ green: 15, yellow: 18 }, MET, 'in_darkness_bind_them');
    expect(t.heard('finale')).toMatchObject([{ dominant: 'sauron', sauron: true }]);
    expect(t.g.winner).toBe('sauron');
  });
  test('T-31: yellow 18, green 14, no objective met: the Ringwraiths have health 13 and fortitude 12', () => {
    const t = ends({ green: 12, yellow: 18 }, NOT_MET, 'where_the_shadows_lie');
    expect(t.g.finale).toMatchObject({ dominant: 'sauron', wraiths: { health: 13, fortitude: 12 } });
    // MEQ-9.5: everything in the life pool, then fortitude cards in hand.
    expect(t.g.heroes[0]!.piles).toMatchObject({ rest: [], damage: [] });
    // A lone hero is the champion.
    expect(t.heard('champion')).toMatchObject([{ seat: 1, health: 13 }]);
    expect(t.g.combat).toMatchObject({ foe: 'ringwraiths', isLast: true });
    expect(t.g.combat!.foeSide).toMatchObject({ health: 13, fortitude: 12, strength: 8 });
  });
  test('several heroes choose their champion; any of them, and who objects puts it to the vote', () => {
    const t = ends({ green: 12, yellow: 18 }, NOT_MET, 'where_the_shadows_lie', {
      heroes: [ELEANOR, { id: 'thalin', at: 'moria', hand: ['parry'] }],
    });
    expect(t.asked()).toEqual([
      { seat: 1, key: 'champion' },
      { seat: 2, key: 'champion' },
    ]);
    t.seat(1).does('choose-champion', { champion: '2' });
    expect(t.g.combat).toMatchObject({ seat: 2, isLast: true });
  });
  test('all three of Sauron’s markers on The Shadow Falls begin it too; before, it goes on', () => {
    const slots = ['gollum_is_captured@sea_of_udun'];
    const near = ends({ yellow: 7, red: 10, black: 10 }, NOT_MET, 'his_dark_throne', { slots });
    expect(near.told()).not.toContain('finale');
    const there = ends({ yellow: 8, red: 10, black: 10 }, NOT_MET, 'his_dark_throne', { slots });
    expect(there.told()).toContain('finale');
    expect(there.heard('finale-is-due')).toEqual([{ why: { key: 'label.finale-shadow-falls' } }]);
  });
});
