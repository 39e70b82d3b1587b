import { describe, expect, test } from 'vitest';
import { type Scene, table } from './board.ts';

/** MEQ-6 at the table: what a hero does where he stands, his encounter, and the order of turns. */

const HAND = ['parry', 'charge', 'ranged_strike', 'ranged_strike', 'hide'];
const eleanor = (at: string, more: object = {}) => ({ id: 'eleanor', at, hand: HAND, ...more });
const scene = (more: Partial<Scene>): Scene => ({ step: 'travel', heroes: [eleanor('minas_tirith')], ...more });

describe('Explore (MEQ-6.12)', () => {
  test('takes favor, consults, takes the Dark Path once, in the order that is said', () => {
    const t = table(
      scene({
        heroes: [eleanor('bree')],
        also: (g) => {
          g.favors.bree = 2;
          g.characters.gandalf = 'bree';
        },
      }),
    );
    expect(t.seat(1).lists('explore', 'deeds')).toEqual([
      'favor',
      'consult:gandalf',
      'consult-favor:gandalf',
      'dark-path',
    ]);
    t.seat(1).does('explore', { deeds: ['consult:gandalf', 'favor'] });
    const own = t.g.heroes[0]!;
    // Noble Bloodline gives Eleanor one more.
    expect([own.levels.wisdom, own.favor, t.g.favors, t.g.characters]).toEqual([1, 3, {}, {}]);
    t.seat(1).does('explore', { deeds: ['dark-path'] });
    expect(t.seat(1).offered()).not.toContain('explore');
  });
  test('a character gives favor instead of the ability, once in all', () => {
    const t = table(
      scene({
        heroes: [{ id: 'thalin', at: 'bree', hand: ['parry'] }],
        also: (g) => {
          g.characters.gandalf = 'bree';
        },
      }),
    );
    t.seat(1).does('explore', { deeds: ['consult-favor:gandalf', 'consult:gandalf'] });
    expect([t.g.heroes[0]!.favor, t.g.heroes[0]!.levels.wisdom]).toEqual([2, 0]);
  });
  test('a plot where he stands goes for its favor; the event there is resolved; a quest is done', () => {
    const t = table(
      scene({
        heroes: [{ id: 'argalad', at: 'fangorn', hand: ['parry'], favor: 5, quest: 'they_have_become_queer_and_wild' }],
        slots: ['saruman_falls_to_corruption@fangorn'],
      }),
    );
    t.seat(1).does('explore', { deeds: ['plot:1'] });
    expect([t.g.slots, t.g.plotDeck.discard, t.g.heroes[0]!.favor]).toEqual([
      [null, null, null],
      ['saruman_falls_to_corruption'],
      0,
    ]);
    t.seat(1).does('explore', { deeds: ['quest:they_have_become_queer_and_wild'] });
    // The training of the reward.
    const [asked] = t.open;
    t.seat(1).does(asked!.actions[0]!, t.seat(1).may(asked!.actions[0]!)[0]!);
    expect(t.g.heroes[0]!.starting.is).toBe('done');
    expect(t.g.heroes[0]!.advanced.is).toBe('open');
    expect(t.g.heroes[0]!.favor).toBe(2);
    expect(t.g.characters.thranduil).toBe('woodland_realm');
  });
  test('A-11: heroes trade where they stand together; who gives something is asked', () => {
    const heroes = [eleanor('bree', { favor: 1 }), { id: 'eometh', at: 'bree', favor: 2 }];
    const t = table(scene({ heroes }));
    t.seat(1).does('trade', { partner: '2', give: { favor: 1 }, take: { 'item:horse': 1 } });
    t.nobodyIsAskedExcept(2, 'trade');
    t.seat(2).does('accept-trade');
    expect(t.g.heroes.map(({ favor, items }) => [favor, items])).toEqual([
      [0, ['horse']],
      [3, []],
    ]);
    const apart = table(scene({ heroes: [heroes[0]!, { ...heroes[1]!, at: 'fornost' }] }));
    expect(apart.seat(1).offered()).not.toContain('trade');
    const isolated = table(scene({ heroes: [eleanor('bree', { favor: 1, corruption: ['isolated'] }), heroes[1]!] }));
    expect(isolated.seat(1).offered()).not.toContain('trade');
  });
  test('Argalad looks at the tokens of one adjacent location, once in a turn; nobody else learns what they are', () => {
    const heroes = [{ id: 'argalad', at: 'bree', hand: ['parry'] }, eleanor('fornost')];
    const t = table(scene({ heroes, tokens: ['orc@weathertop', 'blank@weathertop'] }));
    t.seat(1).does('scout', { place: 'weathertop' });
    const faces = (seat: number) =>
      t
        .seat(seat)
        .sees()
        .tokens.map(({ face }) => face);
    expect(faces(1)).toEqual(['orc', 'blank']);
    expect(faces(2)).toEqual([null, null]);
    expect(t.seat(1).offered()).not.toContain('scout');
  });
});

describe('Encounter (MEQ-6.14)', () => {
  const drawn = (cards: readonly string[]) => (g: { encounterDecks: Record<string, { draw: string[] }> }) => {
    const deck = g.encounterDecks.eriador_enedwaith!;
    deck.draw = [...cards, ...deck.draw.filter((card) => !cards.includes(card))];
  };
  test('T-26: of three cards the fitting one with the lowest number', () => {
    const cards = ['pipeweed_and_seven_meals', 'the_ranger', 'the_mad_baggins'];
    const t = table(scene({ step: 'encounter', heroes: [eleanor('bree')], also: drawn(cards) }));
    expect(t.heard('encounter')).toEqual([{ seat: 1, place: 'bree', encounter: 'the_mad_baggins' }]);
    expect([...t.g.encounterDecks.eriador_enedwaith!.discard].sort()).toEqual([
      'pipeweed_and_seven_meals',
      'the_ranger',
    ]);
    expect(t.g.resolving.map(({ card }) => card)).toEqual(['the_mad_baggins']);
  });
  test('Indifferent draws two; where it is perilous for the hero there is none', () => {
    const cards = ['pipeweed_and_seven_meals', 'the_ranger', 'the_mad_baggins'];
    const heroes = [eleanor('bree', { corruption: ['indifferent'] })];
    const t = table(scene({ step: 'encounter', heroes, also: drawn(cards) }));
    expect(t.heard('encounter')[0]!.encounter).toBe('the_ranger');
    const perilous = table(scene({ step: 'encounter', heroes: [eleanor('bree')], influence: { bree: 4 } }));
    expect(perilous.told().filter((type) => type.startsWith('encounter'))).toEqual([]);
  });
  test('a quest is kept in front of the hero', () => {
    const quest = 'quest_find_the_grey_pilgrim';
    const t = table(
      scene({
        step: 'encounter',
        heroes: [eleanor('tharbad')],
        also: drawn([quest, 'cold_be_hand', 'the_grey_company']),
      }),
    );
    expect(t.g.heroes[0]!.quests).toEqual([quest]);
    expect(t.g.characters.gandalf).toBe('bree');
  });
  test('the foe of a quest can be fought in place of it', () => {
    const heroes = [{ id: 'argalad', at: 'south_eaves', hand: ['parry'], quest: 'the_forest_must_provide_no_refuge' }];
    const t = table(scene({ step: 'encounter', heroes }));
    t.nobodyIsAskedExcept(1, 'encounter');
    t.seat(1).does('hunt', { quest: 'the_forest_must_provide_no_refuge' });
    expect(t.g.combat).toMatchObject({ seat: 1, foe: 'orc', token: null });
  });
});

describe('Turns (MEQ-2.8, 2.9)', () => {
  test('a lone hero takes two, with a Hero Rally and a Hero Draw between them; then Sauron', () => {
    // No encounter where it is perilous.
    const t = table(scene({ heroes: [eleanor('moria')], influence: { moria: 1 } }));
    t.seat(1).does('end-travel');
    expect(t.g.turn).toMatchObject({ who: 'hero', seat: 1, lap: 2 });
    expect(t.g.influence).toEqual({});
    t.nobodyIsAskedExcept(1, 'hero-draw');
    t.seat(1).does('draw-hero-cards', { n: 0 });
    t.seat(1).does('end-travel');
    expect(t.told()).toContain('sauron-turn');
  });
  test('two heroes follow each other, in the order of seats', () => {
    const heroes = [eleanor('bree'), { id: 'thalin', at: 'moria', hand: ['parry'] }];
    const t = table(scene({ heroes, influence: { bree: 4 } }));
    t.seat(1).does('end-travel');
    expect(t.g.turn).toMatchObject({ who: 'hero', seat: 2, lap: 1 });
    t.nobodyIsAskedExcept(2, 'travel');
  });
});
