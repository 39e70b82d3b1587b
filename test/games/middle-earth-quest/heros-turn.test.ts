import { describe, expect, test } from 'vitest';
import { type Scene, table } from './board.ts';

/** MEQ-6 at the table: a hero's turn. */

const HAND = ['parry', 'charge', 'ranged_strike', 'ranged_strike', 'hide'];
const eleanor = (at: string, more: object = {}) => ({ id: 'eleanor', at, hand: HAND, ...more });
const scene = (more: Partial<Scene>): Scene => ({ step: 'travel', heroes: [eleanor('minas_tirith')], ...more });

describe('Rest (MEQ-6.2 to 6.4)', () => {
  const worn = { life: 5, damage: ['parry', 'parry'] };

  test('T-27, T-28: in a Haven rest and damage pool go into the life pool, corruption is discarded for its favor, and the hero picks the marker', () => {
    const t = table(
      scene({
        heroes: [eleanor('rivendell', { ...worn, favor: 2, corruption: ['weary'] })],
        markers: { yellow: 3, red: 3, black: 5 },
      }),
    );
    t.seat(1).does('rest', { corruption: 'weary', besides: 'none' });
    const { piles, favor, corruption } = t.g.heroes[0]!;
    expect([piles.life.length, piles.rest, piles.damage]).toEqual([20, [], []]);
    expect([favor, corruption, t.g.corruptionDeck.discard]).toEqual([0, [], ['weary']]);
    t.nobodyIsAskedExcept(1, 'rearmost');
    expect(t.seat(1).may('push-marker')).toEqual([{ marker: 'yellow' }, { marker: 'red' }]);
    t.seat(1).does('push-marker', { marker: 'red' });
    expect(t.g.markers).toMatchObject({ yellow: 3, red: 4, black: 5 });
    t.nobodyIsAskedExcept(1, 'travel');
    expect(t.seat(1).offered()).not.toContain('rest');
  });
  test('outside a Haven damage stays, and corruption too; with Despondent two single steps', () => {
    const heroes = [eleanor('bree', { ...worn, favor: 9, corruption: ['despondent'] })];
    const t = table(scene({ heroes, markers: { yellow: 1, red: 2, black: 2 } }));
    expect(t.seat(1).may('rest')).toEqual([{ corruption: 'none', besides: 'none' }]);
    t.seat(1).does('rest', { corruption: 'none', besides: 'none' });
    expect(t.g.heroes[0]!.piles.damage).toHaveLength(2);
    // The yellow one first; then all three stand on 2.
    expect(t.g.markers.yellow).toBe(2);
    expect(t.seat(1).may('push-marker')).toHaveLength(3);
  });
  test('not in a stronghold, beside a foe, near the Witch-king, or where a plot forbids it', () => {
    const barred = (more: Partial<Scene>) => !table(scene(more)).seat(1).offered().includes('rest');
    expect(barred({ heroes: [eleanor('bree')] })).toBe(false);
    expect(barred({ heroes: [eleanor('mount_gundabad')] })).toBe(true);
    expect(barred({ heroes: [eleanor('bree')], tokens: ['orc@bree'] })).toBe(true);
    const near = (g: { minions: Record<string, object> }) => {
      g.minions.witch_king = { is: 'board', at: 'old_forest', damage: 0 };
    };
    expect(barred({ heroes: [eleanor('bree')], also: near })).toBe(true);
    expect(barred({ heroes: [eleanor('fornost')], also: near })).toBe(false);
    expect(barred({ heroes: [eleanor('edoras')], slots: ['a_broken_line_of_kings@edoras'] })).toBe(true);
  });
  test('nothing may be done before it', () => {
    const t = table(
      scene({
        heroes: [eleanor('bree')],
        also: (g) => {
          g.favors.bree = 1;
        },
      }),
    );
    t.seat(1).does('explore', { deeds: ['favor'] });
    expect(t.seat(1).offered()).not.toContain('rest');
  });
  test('Beravor outside a Haven heals or trains besides', () => {
    const t = table(scene({ heroes: [{ id: 'beravor', at: 'bree', hand: ['parry'], damage: ['evade'] }] }));
    expect(
      t
        .seat(1)
        .may('rest')
        .map(({ besides }) => besides),
    ).toEqual(['heal', 'train']);
    t.seat(1).does('rest', { corruption: 'none', besides: 'heal' });
    expect(t.g.heroes[0]!.piles.damage).toEqual([]);
  });
});

describe('Ambush (MEQ-6.5)', () => {
  test('Sauron picks who fights; a blank token is turned up and discarded, and the turn goes on', () => {
    const t = table(scene({ step: 'ambush', heroes: [eleanor('bree')], tokens: ['blank@bree', 'orc@bree'] }));
    t.nobodyIsAskedExcept(0, 'ambush');
    expect(t.seat(0).lists('pick-foe', 'foe')).toEqual(['1', '2']);
    t.seat(0).does('pick-foe', { foe: '1', as: 'itself' });
    expect(t.g.tokens.map(({ no }) => no)).toEqual([2]);
    t.nobodyIsAskedExcept(1, 'travel');
  });
  test('without foes there is none', () => {
    table(scene({ step: 'ambush' })).nobodyIsAskedExcept(1, 'travel');
  });
});

describe('Move (MEQ-6.6 to 6.10)', () => {
  test('one card of the terrain, or as many of any kind as the number: exactly that', () => {
    // Bree to Tharbad: hill 2. Eleanor's Ranged Strike has hills.
    const t = table(scene({ heroes: [eleanor('bree')] }));
    expect(t.seat(1).refusal('move', { to: 'tharbad', pay: { ranged_strike: 1 } })).toBeUndefined();
    expect(t.seat(1).refusal('move', { to: 'tharbad', pay: { parry: 1, hide: 1 } })).toBeUndefined();
    expect(t.seat(1).isRefused('move', { to: 'tharbad', pay: { parry: 1 } })).toBe('refusal.wrong-payment');
    expect(t.seat(1).isRefused('move', { to: 'tharbad', pay: { parry: 1, hide: 1, charge: 1 } })).toBe(
      'refusal.wrong-total',
    );
    expect(t.seat(1).isRefused('move', { to: 'rivendell', pay: { parry: 1 } })).toBe('refusal.not-available');
    t.seat(1).does('move', { to: 'tharbad', pay: { ranged_strike: 1 } });
    expect(t.g.heroes[0]!.at).toBe('tharbad');
    expect(t.g.heroes[0]!.piles.rest[0]).toBe('ranged_strike');
    t.nobodyIsAskedExcept(1, 'travel');
  });
  test('the suggested payments are legal, one for each way that can be paid', () => {
    const t = table(scene({ heroes: [eleanor('bree')] }));
    const found = t.seat(1).suggested('move');
    expect(found.map(({ args }) => args.to).sort()).toEqual(['fornost', 'old_forest', 'tharbad', 'weathertop']);
    for (const { args } of found) expect(t.seat(1).refusal('move', args)).toBeUndefined();
  });
  test('Winter Storm and Hopeless bound how often', () => {
    const t = table(scene({ heroes: [eleanor('bree')], also: (g) => void Object.assign(g.turn!, { mostMoves: 1 }) }));
    t.seat(1).does('move', { to: 'fornost', pay: { parry: 1 } });
    expect(t.seat(1).offered()).not.toContain('move');
    expect(t.seat(1).offered()).toContain('end-travel');
  });
  test('after a Move Sauron chooses between combat and peril where there are both', () => {
    // T-15: two influence are perilous for Thalin, who has wisdom 1, and not for Eleanor.
    const influence = { weathertop: 2 };
    const thalin = { id: 'thalin', at: 'bree', hand: ['parry'] };
    const tokens = ['blank@weathertop'];
    const both = table(scene({ heroes: [thalin], influence, tokens }));
    both.seat(1).does('move', { to: 'weathertop', pay: { parry: 1 } });
    both.nobodyIsAskedExcept(0, 'meet');
    expect(both.seat(0).offered()).toEqual(['pick-foe', 'choose-peril']);
    both.seat(0).does('choose-peril');
    expect(both.told()).toContain('peril-drawn');
    expect(both.g.tokens).toHaveLength(1);
    // With one foe and no peril there is nothing to choose.
    const foe = table(scene({ heroes: [eleanor('bree')], influence, tokens }));
    foe.seat(1).does('move', { to: 'weathertop', pay: { ranged_strike: 1 } });
    expect(foe.told()).toContain('token-blank');
    foe.nobodyIsAskedExcept(1, 'travel');
  });
  test('MEQ-6.11: Sauron resolves one of three Peril cards that fits; all are discarded', () => {
    const perils = ['khazad_dum', 'trapped', 'orc_scouts'];
    const t = table(
      scene({
        heroes: [{ id: 'thalin', at: 'bree', hand: ['parry'] }],
        influence: { weathertop: 2 },
        also: (g) => {
          g.perilDeck.draw = [...perils, ...g.perilDeck.draw.filter((card) => !perils.includes(card))];
        },
      }),
    );
    t.seat(1).does('move', { to: 'weathertop', pay: { parry: 1 } });
    t.nobodyIsAskedExcept(0, 'peril');
    expect(t.seat(0).may('pick-peril')).toEqual([{ peril: 'trapped' }, { peril: 'orc_scouts' }]);
    expect(t.seat(1).sees().looking).toEqual({ seat: 0, deck: 'peril', n: 3, cards: null });
    t.seat(0).does('pick-peril', { peril: 'trapped' });
    expect(t.g.pool).toBe(2);
    expect([...t.g.perilDeck.discard].sort()).toEqual([...perils].sort());
  });
});

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
