import { describe, expect, test } from 'vitest';
import { cardsOfHero } from '#games/middle-earth-quest/printed/combat/heroes';
import { neighbours } from '#games/middle-earth-quest/printed/map/map';
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
    expect(barred({ heroes: [eleanor('bree', worn)] })).toBe(false);
    expect(barred({ heroes: [eleanor('mount_gundabad', worn)] })).toBe(true);
    expect(barred({ heroes: [eleanor('bree', worn)], tokens: ['orc@bree'] })).toBe(true);
    const near = (g: { minions: Record<string, object> }) => {
      g.minions.witch_king = { is: 'board', at: 'old_forest', damage: 0 };
    };
    expect(barred({ heroes: [eleanor('bree', worn)], also: near })).toBe(true);
    expect(barred({ heroes: [eleanor('fornost', worn)], also: near })).toBe(false);
    expect(barred({ heroes: [eleanor('edoras', worn)], slots: ['a_broken_line_of_kings@edoras'] })).toBe(true);
  });
  test('R-583: is not offered where it brings nothing back, in a Haven as outside', () => {
    const offers = (at: string, more: object = {}, also: Partial<Scene> = {}) =>
      table(scene({ heroes: [eleanor(at, more)], ...also }))
        .seat(1)
        .offered()
        .includes('rest');
    expect([offers('bree'), offers('bree', { rest: ['parry'] })]).toEqual([false, true]);
    const hurt = { damage: ['parry'] };
    expect([offers('bree', hurt), offers('rivendell', hurt), offers('rivendell')]).toEqual([false, true, false]);
    // A corruption card that he can pay for is reason enough, one that he cannot is none.
    const corrupt = (favor: number) => offers('rivendell', { favor, corruption: ['weary'] });
    expect([corrupt(1), corrupt(2)]).toEqual([false, true]);
    const beravor = table(scene({ heroes: [{ id: 'beravor', at: 'bree', hand: ['parry'] }] }));
    expect(beravor.seat(1).offered()).toContain('rest');
    const besideFoes = { tokens: ['orc@rivendell'], step: 'rest' as const };
    expect(table(scene({ heroes: [eleanor('rivendell')], ...besideFoes })).asked()[0]!.key).not.toBe('rest');
    expect(table(scene({ heroes: [eleanor('rivendell', worn)], ...besideFoes })).asked()[0]!.key).toBe('rest');
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
    const found = t
      .seat(1)
      .suggested('move')
      .filter(({ further }) => !further);
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
  test('R-456: by Rise of the Uruk-hai Sauron may say that a token in Rohan fights as Uruk-hai, but no blank one', () => {
    const slots = ['rise_of_the_uruk_hai@isengard'];
    const heroes = [{ id: 'eometh', at: 'gap_of_rohan' }];
    const t = table(scene({ step: 'ambush', heroes, slots, tokens: ['orc@gap_of_rohan', 'blank@gap_of_rohan'] }));
    expect(t.seat(0).lists('pick-foe', 'as', { foe: '1' })).toEqual(['itself', 'uruk_hai']);
    expect(t.seat(0).lists('pick-foe', 'as', { foe: '2' })).toEqual(['itself']);
    t.seat(0).does('pick-foe', { foe: '1', as: 'uruk_hai' });
    expect(t.g.combat).toMatchObject({ foe: 'uruk_hai', token: 1 });
  });
  test('The Dark Tower: Sauron brings a minion to Barad-dûr, and it fights there', () => {
    const t = table(
      scene({
        heroes: [eleanor('mount_doom')],
        also: (g) => {
          g.perilDeck.draw = ['the_dark_tower', ...g.perilDeck.draw.filter((card) => card !== 'the_dark_tower')];
          g.minions.black_serpent = { is: 'board', at: 'near_harad', damage: 1 };
          g.minions.mouth_of_sauron = { is: 'board', at: 'dol_guldur', damage: 0 };
        },
      }),
    );
    t.seat(1).does(
      'move',
      t
        .seat(1)
        .may('move')
        .find(({ to }) => to === 'barad_dur')!,
    );
    t.seat(0).does('pick-peril', { peril: 'the_dark_tower' });
    expect(t.seat(0).may('pick-minion')).toHaveLength(2);
    t.seat(0).does('pick-minion', { minion: 'black_serpent' });
    expect(t.g.minions.black_serpent).toMatchObject({ at: 'barad_dur', damage: 1 });
    expect(t.g.combat).toMatchObject({ foe: 'black_serpent', seat: 1 });
  });
  test('R-456: whether Sauron is asked as what a lone token fights does not tell that it is blank', () => {
    const slots = ['rise_of_the_uruk_hai@isengard'];
    const hand = cardsOfHero('eometh').slice(0, 8);
    const asked = (face: string, step: Scene['step'], more: Partial<Scene> = {}) => {
      const at = step === 'ambush' ? 'gap_of_rohan' : neighbours('gap_of_rohan')[0]!;
      const heroes = [{ id: 'eometh', at, hand }];
      const t = table(scene({ step, heroes, slots, tokens: [`${face}@gap_of_rohan`], ...more }));
      const [way] =
        step === 'travel'
          ? t
              .seat(1)
              .may('move')
              .filter(({ to }) => to === 'gap_of_rohan')
          : [];
      if (step === 'travel') t.seat(1).does('move', way!);
      return t.open.map(({ seat, key, secret }) => ({ seat, key, secret }));
    };
    for (const [step, key] of [
      ['ambush', 'ambush'],
      ['travel', 'meet'],
    ] as const) {
      expect(asked('orc', step)).toEqual([{ seat: 0, key, secret: true }]);
      expect(asked('blank', step)).toEqual(asked('orc', step));
      // Without the plot there is nothing to say, and he is not asked.
      expect(asked('orc', step, { slots: [] }).map((one) => one.key)).not.toContain(key);
    }
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
