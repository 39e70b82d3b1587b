import { describe, expect, test } from 'vitest';
import { chanceFrom, choose } from '#chance/playout';
import { position } from '#core/match';
import { tearsOfTheDragon as game } from '#games/tears-of-the-dragon/game';
import { odds } from '#games/tears-of-the-dragon/judge/advice/odds';
import { defending, holding, sightOf, stackAt } from '#games/tears-of-the-dragon/judge/advice/sight';
import { attackWorth } from '#games/tears-of-the-dragon/judge/player/errands';
import { ruins } from '#games/tears-of-the-dragon/printed/content';
import type { State } from '#games/tears-of-the-dragon/state/state';
import { salted } from '../../kit/salt.ts';
import { FORSETI, GORGANUN, type Scene, table } from './board.ts';
import { part } from './part.ts';
import { draws, puts, setUp, type WarTable, war } from './war.ts';

const SEA = 'sorrow-roads';

/** What the competent player answers to the question that is open on this board. */
function answer(scene: Scene): { action: string; args: Record<string, unknown> } {
  const { g, open } = stateOf(scene);
  return choose({ ...part, g, decision: open[0]!, policy: 'competent', chance: chanceFrom(salted('calm')) });
}
function stateOf(scene: Scene) {
  const { match } = table(scene);
  return position(game, match as never) as unknown as { g: State; open: Parameters<typeof choose>[0]['decision'][] };
}

describe('Odds', () => {
  test('are even for the stronger defender’s worth of advantage, and grow with power and body alike', () => {
    const force = { power: 2, body: 6 };
    expect(odds(force, force, 1)).toBeCloseTo(0.5);
    expect(odds(force, force)).toBeLessThan(0.5);
    expect(odds({ power: 4, body: 6 }, force)).toBeCloseTo(odds({ power: 2, body: 12 }, force));
    expect(odds({ power: 4, body: 6 }, force)).toBeGreaterThan(0.6);
  });

  test('are certain against nobody, and none without anybody', () => {
    expect(odds({ power: 1, body: 1 }, { power: 0, body: 0 })).toBe(1);
    expect(odds({ power: 0, body: 0 }, { power: 1, body: 1 })).toBe(0);
  });
});

describe('What a player sees', () => {
  const scene = (inBox: readonly string[]): Scene => ({
    map: {
      stonewell: ['kestrel', 'warsteed*2', 'wargroup*2'],
      kimrin: ['ezelle', 'wargroup*2'],
      riverton: ['neko', 'cavalry'],
    },
    boxes: { kestrel: inBox },
    units: 1,
  });
  test('is every own piece, and of enemy boxes only what all of them must hold together', () => {
    const { g } = stateOf({ ...scene(['warsteed*2', 'wargroup*2']) });
    g.counters['wargroup-3']!.box = 'ezelle';
    const before = sightOf(g, FORSETI);
    // The same pieces dealt to other boxes: he sees the same.
    const ids = ['warsteed-1', 'warsteed-2', 'wargroup-1', 'wargroup-2'].filter(
      (id) => g.counters[id]!.box === 'kestrel',
    );
    const [one] = ids;
    Object.assign(g.counters[one!]!, { box: 'ezelle', at: 'kimrin' });
    const after = sightOf(g, FORSETI);
    expect(stackAt(after.theirs, 'stonewell').strength).toBeCloseTo(stackAt(before.theirs, 'stonewell').strength);
    expect(stackAt(after.theirs, 'kimrin').strength).toBeCloseTo(stackAt(before.theirs, 'kimrin').strength);
    expect(stackAt(before.mine, 'riverton').n).toBe(1);
  });

  test('takes what lies in the open for what it is', () => {
    const { g } = stateOf({ map: { stonewell: ['warsteed*2'], riverton: ['neko', 'cavalry'] }, units: 1 });
    expect(stackAt(sightOf(g, FORSETI).theirs, 'stonewell').n).toBe(2);
  });
});

describe('The competent player', () => {
  test('rolls for more activations, but takes the sure one when the voyage has begun', () => {
    const map = { 'caer-navell': ['kendrel', 'elite-guard'], glaginsdreg: ['shale', 'warsteed'] };
    expect(answer({ map }).action).toBe('roll-command');
    expect(answer({ map, knowledge: [[], ruins] }).action).toBe('one-activation');
  });

  test('enters the tower as soon as he may', () => {
    const scene: Scene = {
      map: { island: ['kendrel', 'torin', 'elite-guard'], glaginsdreg: ['shale', 'warsteed'] },
      boxes: { kendrel: ['torin', 'elite-guard'] },
      units: 1,
      knowledge: [[], ruins],
    };
    expect(answer(scene)).toMatchObject({ action: 'activate', args: { piece: 'kendrel' } });
  });

  test('TD-4.2: lets a wizard in a port wait for a leader who may come, and after thirty turns no longer', () => {
    const sailsOn = (turn: number) => {
      const t = table({
        map: { 'sea-reach': ['hastur', 'kishmin'], 'vel-karad': ['kestrel', 'wargroup*3'], riverton: ['neko'] },
        knowledge: [ruins, ruins.slice(0, 7)],
        active: GORGANUN,
        wizard: true,
        turn,
      });
      const chance = chanceFrom(salted('patience'));
      for (;;) {
        const { g, open } = position(game, t.match);
        const [decision] = open;
        if (decision!.key === 'close') return false;
        const given = choose({ ...part, g, decision: decision!, policy: 'competent', chance });
        if (given.action === 'embark') return true;
        t.seat(GORGANUN).does(given.action, given.args);
      }
    };
    expect(sailsOn(30)).toBe(false);
    expect(sailsOn(31)).toBe(true);
  });

  test('activates the leader beside a missing ruin rather than one who has nothing to find', () => {
    const map = {
      'cinder-hill': ['shelnor', 'cavalry*2'],
      saltmarket: ['neko', 'cavalry*2'],
      glaginsdreg: ['shale', 'warsteed'],
    };
    const boxes = { shelnor: ['cavalry*2'], neko: ['cavalry*2'] };
    const others = ruins.filter((one) => one !== 'cinder-hill');
    expect(answer({ map, boxes, units: 1, knowledge: [[], others] }).args).toEqual({ piece: 'shelnor' });
  });

  /** A hidden Elite Guard beside an enemy ship, or beside enemies in a field: it is activated and may come out. */
  const ambush = (map: Record<string, string[]>) => {
    const t = table({
      map,
      units: 1,
      also: (g) => {
        g.counters['elite-guard-1']!.obfuscated = true;
        if (g.counters['elite-guard-1']!.at !== SEA) return;
        for (const [seat, id] of ['cadmin-1', 'elite-guard-1'].entries()) {
          g.ships[`ship-${seat}`] = { seat, from: null };
          g.counters[id]!.ship = `ship-${seat}`;
        }
      },
    });
    t.seat(FORSETI).does('activate', { piece: 'elite-guard-1' });
    expect(t.seat(FORSETI).may('attack')).not.toEqual([]);
    return position(game, t.match as never) as unknown as ReturnType<typeof stateOf>;
  };
  test('TD-28.13: weighs coming out of hiding where no wall stands as a fight in the open, at sea too', () => {
    for (const place of [SEA, 'wolfden']) {
      const { g, open } = ambush({ [place]: ['elite-guard', 'cadmin-#'] });
      const sight = sightOf(g, FORSETI);
      const foes = stackAt(sight.theirs, place);
      expect(holding(sight, place, GORGANUN, foes), place).toEqual(defending(foes));
      expect(attackWorth(sight, ['elite-guard-1']), place).toBeGreaterThan(0);
      expect(() =>
        choose({ ...part, g, decision: open[0]!, policy: 'competent', chance: chanceFrom(salted('calm')) }),
      ).not.toThrow();
    }
  });
});

describe('The competent player in The War of the Dragon', () => {
  /** What he does with the piece once it is activated. */
  function doneWith(piece: string, scene: Scene) {
    const t = war(scene);
    t.seat(scene.active ?? FORSETI).does('activate', { piece });
    const { g, open } = position(game, t.match as never) as ReturnType<typeof stateOf>;
    return choose({ ...part, g, decision: open[0]!, policy: 'competent', chance: chanceFrom(salted('calm')) });
  }
  const guarded = (guards: string) => ({
    stonewell: ['kendrel', 'algeron', 'knight-of-santiago*8', 'cavalry*4'],
    kimrin: ['kestrel', guards],
  });
  const boxes = { kendrel: ['knight-of-santiago*8'], algeron: ['cavalry*4'] };

  test('storms with the whole host, not with one leader of it after the other', () => {
    const { action, args } = doneWith('kendrel', { map: guarded('wargroup*4'), boxes, units: 1 });
    expect([action, args.path]).toEqual(['move', ['kimrin']]);
    expect(args.group).toEqual(expect.arrayContaining(['kendrel', 'algeron', 'cavalry-4', 'knight-of-santiago-8']));
  });

  test('does not walk before walls that he cannot storm, whoever stands behind them', () => {
    const map = {
      stonewell: ['neko', 'cavalry*2'],
      kimrin: ['shale', 'kestrel', 'ezelle', 'warsteed*6', 'wargroup*6'],
    };
    const { args } = doneWith('neko', { map, boxes: { neko: ['cavalry*2'] }, units: 1 });
    expect(args.path).not.toEqual(['kimrin']);
  });

  /** What he does next, who has to choose whom to activate. */
  const choice = (scene: Scene) => {
    const { g, open } = position(game, war(scene).match as never) as ReturnType<typeof stateOf>;
    return choose({ ...part, g, decision: open[0]!, policy: 'competent', chance: chanceFrom(salted('calm')) });
  };
  test('sets out for a castle that is far away rather than to wait, the later the more', () => {
    const scene: Scene = {
      map: { kimrin: ['shale', 'wargroup*3'], 'caer-clavell': ['knight-of-santiago*4'] },
      boxes: { shale: ['wargroup*3'] },
      castles: { 'caer-navell': GORGANUN, 'caer-sillius': GORGANUN },
      units: 1,
      active: GORGANUN,
    };
    expect(choice({ ...scene, turn: 40 })).toMatchObject({ action: 'activate', args: { piece: 'shale' } });
    expect(choice({ ...scene, turn: 3 }).action).toBe('end-actions');
  });

  test('TD-15.2: does not risk a second check for what a spell has given already', () => {
    const enthralling = (also?: (g: State) => void): Scene => ({
      map: { stonewell: ['hastur', 'warsteed*3'], 'caer-navell': ['cavalry'] },
      wizard: true,
      active: GORGANUN,
      also: (g) => {
        g.wizardry.hastur!.known = ['enthrall'];
        also?.(g);
      },
    });
    expect(doneWith('hastur', enthralling())).toMatchObject({ action: 'cast', args: { spell: 'enthrall' } });
    const again = enthralling((g) => {
      g.enthralled.hastur = 'turn';
    });
    expect(doneWith('hastur', again).action).not.toBe('cast');
  });

  test('R-55: lays the dragon, who is a unit here, into a leader’s box', () => {
    const scene: Scene = {
      map: { asten: ['shale', 'terramax'], 'caer-navell': ['cavalry'] },
      units: 1,
      active: GORGANUN,
    };
    expect(doneWith('shale', scene)).toEqual({
      action: 'arrange',
      args: { leader: 'shale', pieces: ['terramax-1'] },
    });
  });
});

describe('The set-up of The War of the Dragon', () => {
  /** What the competent player answers to the question that is open at this table. */
  const next = (t: WarTable) => {
    const { g, open } = position(game, t.match as never) as unknown as ReturnType<typeof stateOf>;
    return choose({ ...part, g, decision: open[0]!, policy: 'competent', chance: chanceFrom(salted('calm')) });
  };
  /** Forseti has taken two castles of Gorganun, who follows an old plan for his own ones and holds the third. */
  const raided = () => {
    const t = setUp();
    puts(t, FORSETI, 'cavalry', 'glaginsdreg');
    draws(t, GORGANUN, 'castles');
    t.seat(GORGANUN).does('follow-plan');
    const [left] = ['kimrin', 'ilrog'].filter((castle) => !Object.values(t.g.counters).some((c) => c.at === castle));
    puts(t, FORSETI, 'cavalry', left!);
    return t;
  };

  test('TD-26.2: who has lost his empty castles takes those of the enemy that stand empty, and not his old plan', () => {
    const t = raided();
    t.nobodyIsAskedExcept(GORGANUN, 'put-counter');
    expect(next(t)).toMatchObject({ action: 'draw-up', args: { scheme: 'raid' } });
    t.seat(GORGANUN).does('draw-up', { scheme: 'raid' });
    expect(next(t).action).toBe('follow-plan');
    t.seat(GORGANUN).does('follow-plan');
    expect(t.heard('castle-occupied').filter(({ seat }) => seat === GORGANUN)).toHaveLength(1);
    t.nobodyIsAskedExcept(FORSETI, 'put-counter');
  });

  test('TD-26.2: once somebody stands in every castle he goes on with the plan he has, also after a loss', () => {
    const t = raided();
    for (const castle of ['caer-navell', 'caer-sillius', 'caer-clavell']) {
      puts(t, GORGANUN, 'cadmin', castle);
      if (castle !== 'caer-clavell') puts(t, FORSETI, 'cavalry', 'riverton');
    }
    puts(t, FORSETI, 'cavalry', 'riverton');
    t.nobodyIsAskedExcept(GORGANUN, 'put-counter');
    expect(next(t).action).toBe('follow-plan');
  });

  test('TD-26.2: with an empty castle of his own the first counter goes into an empty castle, whatever he plans', () => {
    const t = setUp();
    expect(next(t).action).toBe('draw-up');
    for (const scheme of ['castles', 'front', 'home', 'raid']) {
      draws(t, FORSETI, scheme);
      expect(next(t).action).toBe('follow-plan');
    }
    t.seat(FORSETI).does('follow-plan');
    expect(t.heard('counter-placed')[0]!.area).toBe('glaginsdreg');
    t.nobodyIsAskedExcept(GORGANUN, 'put-counter');
  });
});
