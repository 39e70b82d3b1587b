import { describe, expect, test } from 'vitest';
import { order, position } from '#core/match';
import { middleEarthQuest } from '#games/middle-earth-quest/game';
import { type Scene, table } from './board.ts';

/** MEQ-5 at the table: rows, influence, cards, commands, Shadow cards. */

const scene = (more: Partial<Scene>): Scene => ({
  step: 'action',
  heroes: [{ id: 'eleanor', at: 'minas_tirith' }],
  ...more,
});
const rows = (place_influence: number, draw_cards: number, command: number) => ({
  place_influence,
  draw_cards,
  command,
});

describe('The rows (MEQ-5.1)', () => {
  test('T-6: influence 6, 5, 4; the fourth action clears the board, and command has 3 again', () => {
    const x = (before: ReturnType<typeof rows>, action: string, args = {}) => {
      const t = table(
        scene({
          influence: { barad_dur: 1 },
          also: (g) => {
            g.actionTokens = before;
          },
        }),
      );
      t.seat(0).does(action, args);
      return [t.heard('action-taken')[0]!.x, t.g.actionTokens];
    };
    expect(x(rows(0, 0, 0), 'place-influence', { places: { barad_dur: 5, pool: 1 } })).toEqual([6, rows(1, 0, 0)]);
    expect(x(rows(1, 0, 0), 'place-influence', { places: { barad_dur: 5 } })).toEqual([5, rows(2, 0, 0)]);
    expect(x(rows(2, 0, 0), 'place-influence', { places: { barad_dur: 4 } })).toEqual([4, rows(3, 0, 0)]);
    expect(x(rows(3, 0, 0), 'command')).toEqual([3, rows(0, 0, 1)]);
  });
  test('two actions in a turn with one hero or two, three with three; then the Hero Draw', () => {
    const taken = (heroes: Scene['heroes']) => {
      const t = table(scene({ heroes, influence: { barad_dur: 6, dol_guldur: 3, mount_gundabad: 3 } }));
      let n = 0;
      while (t.asked().some(({ key }) => key === 'action')) {
        t.seat(0).does('command');
        t.seat(0).does('end-commands');
        n++;
      }
      expect(t.asked()).toContainEqual({ seat: 1, key: 'hero-draw' });
      return n;
    };
    expect(taken([{ id: 'eleanor' }])).toBe(2);
    expect(taken([{ id: 'eleanor' }, { id: 'thalin' }])).toBe(2);
    expect(taken([{ id: 'eleanor' }, { id: 'thalin' }, { id: 'argalad' }])).toBe(3);
  });
});

describe('Place influence (MEQ-5.2, 4.7)', () => {
  test('T-5: at most two into the pool, and no more than it holds', () => {
    const stage = { influence: { barad_dur: 3, dol_guldur: 2, mount_gundabad: 2 } };
    const one = table(scene({ ...stage, pool: 3 }));
    expect(one.seat(0).isRefused('place-influence', { places: { pool: 2, barad_dur: 3, dol_guldur: 1 } })).toBe(
      'refusal.too-many-on-one',
    );
    one.seat(0).does('place-influence', { places: { pool: 1, barad_dur: 3, dol_guldur: 1, mount_gundabad: 1 } });
    expect(one.g.pool).toBe(4);
    const full = table(scene({ ...stage, pool: 4 }));
    expect(full.seat(0).lists('place-influence', 'places')).not.toContain('pool');
  });
  test('a token that was placed counts for the next: through it the shadow goes on', () => {
    const t = table(scene({ influence: { dol_guldur: 2 } }));
    // The Bight lies behind the South Eaves.
    const places = { dol_guldur: 1, south_eaves: 2, the_bight: 2, barad_dur: 1 };
    t.seat(0).does('place-influence', { places });
    expect(t.g.influence).toEqual({ dol_guldur: 3, south_eaves: 2, the_bight: 2, barad_dur: 1 });
  });
  test('what no order of tokens makes legal is refused: not without the way there, not above the number of the stronghold', () => {
    const t = table(scene({ influence: { dol_guldur: 2 } }));
    const way = { the_bight: 2, barad_dur: 4 };
    expect(t.seat(0).isRefused('place-influence', { places: way })).toBe('refusal.influence-does-not-reach');
    const high = { south_eaves: 3, barad_dur: 3 };
    expect(t.seat(0).isRefused('place-influence', { places: high })).toBe('refusal.influence-full');
    const raised = { south_eaves: 3, dol_guldur: 1, barad_dur: 2 };
    expect(t.seat(0).refusal('place-influence', { places: raised })).toBeUndefined();
  });
  test('R-441: as many as can be placed must be', () => {
    const t = table(scene({ influence: { dol_guldur: 2 } }));
    expect(t.seat(0).isRefused('place-influence', { places: { barad_dur: 5 } })).toBe('refusal.wrong-total');
  });
});

describe('Draw (MEQ-5.3)', () => {
  test('X Shadow cards to hand; of X Plot cards one is kept, the other goes to the bottom of the deck', () => {
    const t = table(scene({}));
    const top = t.g.plotDeck.draw.slice(0, 2);
    t.seat(0).does('draw-cards');
    expect(t.g.shadow).toHaveLength(2);
    expect(t.seat(0).sees().looking!.cards).toEqual(top);
    expect(t.seat(1).sees().looking!.cards).toBeNull();
    t.seat(0).does('keep-cards', { cards: ['2'] });
    expect(t.g.plots).toEqual([top[1]]);
    expect(t.g.plotDeck.draw.at(-1)).toBe(top[0]);
    expect(t.seat(1).heard('shadow-drawn')).toEqual([{ n: 2 }]);
    expect(t.seat(0).heard('plot-kept')[0]!.cards).toEqual([top[1]]);
  });
});

describe('Command (MEQ-5.4 to 5.7)', () => {
  const commanding = (more: Partial<Scene>) => {
    const t = table(scene(more));
    t.seat(0).does('command');
    return t;
  };
  test('T-8: a monster goes where influence lies, not to a hero, never to a Haven; near the Black Serpent without influence', () => {
    const t = commanding({
      influence: { dol_guldur: 2, south_eaves: 1 },
      heroes: [{ id: 'eleanor', at: 'south_eaves' }],
    });
    t.seat(0).does('place-monster', { stack: 'brown_mordor' });
    const places = t.seat(0).lists('put-token', 'place');
    expect(places).toContain('dol_guldur');
    expect(places).not.toContain('south_eaves');
    expect(places).not.toContain('lothlorien');
    expect(places).toContain('near_harad');
    expect(places).toContain('pelargir');
    expect(places).not.toContain('belfalas');
    t.seat(0).does('put-token', { place: 'dol_guldur' });
    expect(t.g.tokens).toMatchObject([{ no: 1, stack: 'brown_mordor', at: 'dol_guldur' }]);
    expect(t.seat(1).sees().tokens).toEqual([{ no: 1, stack: 'brown_mordor', at: 'dol_guldur', face: null }]);
    expect(t.seat(0).sees().tokens[0]!.face).toBe(t.g.tokens[0]!.face);
  });
  test('one new monster in an action, and none is commanded twice, the new one neither', () => {
    const t = commanding({ influence: { dol_guldur: 2 }, tokens: ['orc@bree'] });
    t.seat(0).does('place-monster', { stack: 'brown_mordor' });
    t.seat(0).does('put-token', { place: 'dol_guldur' });
    expect(t.seat(0).offered()).not.toContain('place-monster');
    expect(t.seat(0).lists('move-figure', 'figure')).toEqual(['black_serpent', 'mouth_of_sauron', '1']);
    t.seat(0).does('move-figure', { figure: '1', way: ['weathertop'] });
    expect(t.seat(0).lists('move-figure', 'figure')).toEqual(['black_serpent', 'mouth_of_sauron']);
  });
  test('a figure goes one path, the Black Serpent two, to Havens and heroes as well; no combat begins', () => {
    const t = commanding({ tokens: ['orc@osgiliath'] });
    t.seat(0).does('move-figure', { figure: '1', way: ['minas_tirith'] });
    expect(t.g.tokens[0]!.at).toBe('minas_tirith');
    expect(t.g.combat).toBeNull();
    expect(t.seat(0).isRefused('move-figure', { figure: 'mouth_of_sauron', way: ['lothlorien', 'amon_hen'] })).toBe(
      'refusal.no-way',
    );
    t.seat(0).does('move-figure', { figure: 'black_serpent', way: ['pelargir', 'osgiliath'] });
    expect(t.g.minions.black_serpent!.at).toBe('osgiliath');
  });
  test('A-3: by the option tokens stay in the regions of their stack', () => {
    const influence = { dol_guldur: 2, mount_gundabad: 2 };
    const t = commanding({ influence, options: { stacks: 'by-region' } });
    t.seat(0).does('place-monster', { stack: 'rhudaur_grey' });
    t.nobodyIsAskedExcept(0, 'put-token');
    expect(t.seat(0).lists('put-token', 'place')).toEqual(['mount_gundabad']);
  });
  test('heals up to 4 damage of a minion, but not beside a hero', () => {
    const hurt = (g: { minions: Record<string, { damage: number }> }) => {
      g.minions.black_serpent!.damage = 6;
    };
    const t = commanding({ also: hurt });
    t.seat(0).does('heal-minion', { minion: 'black_serpent' });
    expect(t.g.minions.black_serpent!.damage).toBe(2);
    const beside = commanding({ also: hurt, heroes: [{ id: 'eleanor', at: 'near_harad' }] });
    expect(beside.seat(0).may('heal-minion')).toEqual([]);
  });
  test('an empty stack is made anew of its discards (MEQ-5.8)', () => {
    const t = commanding({
      influence: { dol_guldur: 2 },
      also: (g) => {
        const stack = g.stacks.brown_mordor!;
        stack.discard = stack.draw;
        stack.draw = [];
      },
    });
    t.seat(0).does('place-monster', { stack: 'brown_mordor' });
    expect(t.g.stacks.brown_mordor!.draw).toHaveLength(9);
    expect(t.g.stacks.brown_mordor!.discard).toEqual([]);
  });
  test('MEQ-3.12: defeated Ringwraiths are back in Minas Morgul before the actions', () => {
    const t = table(
      scene({
        also: (g) => {
          g.minions.ringwraiths = { is: 'fallen', at: null, damage: 0 };
        },
      }),
    );
    expect(t.g.minions.ringwraiths).toEqual({ is: 'board', at: 'minas_morgul', damage: 0 });
  });
});

describe('Shadow cards (MEQ-5.9)', () => {
  test('one in the action step, at the number of the pool or above it, which keeps it', () => {
    const poor = table(scene({ shadow: ['shire_baggins'], pool: 4, influence: { barad_dur: 6 } }));
    expect(poor.seat(0).may('play-shadow')).toEqual([]);
    const markers = { green: 8 };
    const t = table(scene({ shadow: ['shire_baggins'], pool: 7, markers, influence: { barad_dur: 6 } }));
    t.seat(0).does('play-shadow', { card: 'shire_baggins' });
    expect(t.g.pool).toBe(8);
    expect(t.g.influence.the_shire).toBe(1);
    expect(t.g.shadowDeck.discard).toEqual(['shire_baggins']);
    // It was no action, and no second one is offered.
    t.nobodyIsAskedExcept(0, 'action');
    expect(t.seat(0).offered()).not.toContain('play-shadow');
    expect(t.open[0]!.about).toEqual({ action: 1, of: 2 });
  });
  test('whether he is asked at a hero’s turn rests on what everybody knows: the pool, and that he holds a card', () => {
    const options = { shadows: 'each-move' };
    const asked = (more: Partial<Scene>) => table(scene({ step: 'start', options, ...more })).asked()[0]!.key;
    const away = [{ id: 'eleanor', at: 'bree', hand: ['parry'] }];
    expect(asked({ heroes: away, pool: 2, shadow: ['betrayed'] })).toBe('shadow');
    expect(asked({ heroes: away, pool: 1, shadow: ['flocks_of_crebain'] })).not.toBe('shadow');
    expect(asked({ heroes: away, pool: 2 })).not.toBe('shadow');
    // In a Haven only Winter Storm could be played, from 10 on.
    expect(asked({ heroes: [{ id: 'eleanor', hand: ['parry'] }], pool: 2, shadow: ['flocks_of_crebain'] })).not.toBe(
      'shadow',
    );
  });
  test('a standing order lets him play none in this turn, or has him asked only at some moments', () => {
    const heroes = [{ id: 'eleanor', at: 'bree', hand: ['parry'] }];
    const options = { shadows: 'each-move' };
    const t = table(scene({ step: 'start', options, heroes, pool: 2, shadow: ['flocks_of_crebain'] }));
    const asked = (id: string, args: Record<string, string[]>) => {
      const given = { seat: 0, window: 'shadow', order: { id, args, until: 'turn' as const } };
      const acted = order(middleEarthQuest, t.match, given);
      if ('refused' in acted) throw new Error(acted.refused.key);
      return position(middleEarthQuest, acted.match).open.map(({ seat, key }) => [seat, key]);
    };
    expect(asked('never', {})).toEqual([[1, 'travel']]);
    expect(asked('only', { moments: ['combatStart'] })).toEqual([[1, 'travel']]);
    expect(asked('only', { moments: ['heroTurnStart'] })).toEqual([[0, 'shadow']]);
  });
});
