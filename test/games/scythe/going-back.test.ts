import { describe, expect, test } from 'vitest';
import { final } from '#games/scythe/rules/scoring';
import { tokensIn, unitsAt } from '#games/scythe/state/pieces';
import { type Scene, type ScytheTable, type Sitting, table } from './board.ts';
import { commits } from './duel.ts';
import { go, halt } from './moving.ts';

/** SC-7.9, SC-11.5, R-123: what becomes of a move whose combat is not fought any more. */

const MECH = 'saxony.mech.1';
const WINNER = 'saxony.mech.2';
const stars = (n: number) => Array.from({ length: n }, () => ({ kind: 'combat' as const, turn: 1 }));
/** Saxony goes to Rusviet on D5, by the tunnel F4 – C5, and to Crimea on E6, where its sixth star waits. */
const scene = (units: Sitting['units'], more: Partial<Sitting> = {}, goods: Scene['goods'] = {}): Scene => ({
  seats: [
    { faction: 'saxony', power: 5, stars: stars(5), mechs: ['riverwalk', 'speed'], objectives: [], units, ...more },
    { faction: 'rusviet', units: { D5: ['mech'] }, mechs: ['riverwalk'] },
    { faction: 'crimea', power: 0, units: { E6: ['mech'] }, mechs: ['riverwalk'] },
  ],
  goods,
  encounters: [],
});
const third = { upgrades: [{ from: 'move.units' as const, to: 'build' as const }] };
/** The other mech wins at E6; with five stars before, the match is over then. */
function ends(t: ScytheTable): ScytheTable {
  halt(go(t, WINNER, ['E6']));
  t.nobodyIsAskedExcept(0, 'fight-at');
  t.seat(0).does('fight-at', { hex: 'E6' });
  return commits(t, [1]);
}
/** Tokens by hex, those of a kind that lies there. */
const lying = ({ g }: ScytheTable) =>
  Object.fromEntries(
    Object.entries(g.goods).map(([hex, goods]) => [
      hex,
      Object.fromEntries(Object.entries(goods).filter(([, n]) => n > 0)),
    ]),
  );

describe('SC-7.9, SC-11.5, R-123 A move that waits for its combat when the match ends', () => {
  test('is undone whole: with Speed to where it began, with the workers and tokens aboard', () => {
    const t = table(scene({ F4: ['mech', 'worker*2'], F5: ['mech'] }, {}, { F4: { oil: 2, metal: 1 } }));
    go(t, MECH, ['C5', 'D5'], { worker: 1, oil: 2 });
    ends(t);
    expect(unitsAt(t.g, 'F4')).toEqual([MECH, 'saxony.worker.1', 'saxony.worker.2']);
    expect(unitsAt(t.g, 'D5')).toEqual(['rusviet.mech.1']);
    expect(lying(t)).toEqual({ F4: { oil: 2, metal: 1 } });
    expect(t.heard('went-back').map(({ from, to }) => [from, to])).toEqual([
      ['D5', 'F4'],
      ['D5', 'F4'],
    ]);
    expect(t.heard('goods-went-back')).toMatchObject([{ seat: 0, from: 'D5', to: 'F4' }]);
    t.nobodyIsAsked();
  });

  test('also when the unit has stopped on the way and gone on', () => {
    const t = table(scene({ F4: ['mech', 'worker'], F5: ['mech'] }, {}, { F4: { oil: 1 } }));
    go(t, MECH, ['C5'], { worker: 1, oil: 1 });
    go(t, MECH, ['D5'], { worker: 1, oil: 1 });
    ends(t);
    expect(unitsAt(t.g, 'F4')).toEqual([MECH, 'saxony.worker.1']);
    expect(lying(t)).toEqual({ F4: { oil: 1 } });
    t.nobodyIsAsked();
  });

  test('what it took up on the way goes back to where it lay', () => {
    const goods = { F4: { oil: 1 }, C5: { oil: 1, food: 2 } };
    const t = table(scene({ F4: ['mech', 'worker'], C5: ['worker'], F5: ['mech'] }, {}, goods));
    go(t, MECH, ['C5'], { worker: 1, oil: 1 });
    go(t, MECH, ['D5'], { worker: 2, oil: 2, food: 1 });
    expect(unitsAt(t.g, 'D5', 0)).toHaveLength(3);
    ends(t);
    expect(unitsAt(t.g, 'F4')).toEqual([MECH, 'saxony.worker.1']);
    expect(unitsAt(t.g, 'C5')).toEqual(['saxony.worker.2']);
    expect(lying(t)).toEqual(goods);
    t.nobodyIsAsked();
  });

  test('what it put down on the way waits for no combat and stays there', () => {
    const t = table(scene({ F4: ['mech', 'worker*2'], F5: ['mech'] }, {}, { F4: { oil: 2 } }));
    go(t, MECH, ['C5'], { worker: 2, oil: 2 });
    go(t, MECH, ['D5'], { worker: 1, oil: 1 });
    ends(t);
    expect(unitsAt(t.g, 'F4')).toEqual([MECH, 'saxony.worker.1']);
    expect(unitsAt(t.g, 'C5')).toEqual(['saxony.worker.2']);
    expect(lying(t)).toEqual({ F4: { oil: 1 }, C5: { oil: 1 } });
    t.nobodyIsAsked();
  });

  test('a worker that had walked there before goes back to where it went aboard', () => {
    const t = table(scene({ C5: ['mech'], E3: ['worker'], F5: ['mech'] }, third));
    go(t, 'saxony.worker.1', ['C5']);
    go(t, MECH, ['D5'], { 'moved-worker': 1 });
    ends(t);
    expect(unitsAt(t.g, 'C5')).toEqual([MECH, 'saxony.worker.1']);
    t.nobodyIsAsked();
  });

  test('of two that have come to the same hex each goes back to its own, with its own', () => {
    const goods = { F4: { oil: 1 }, C5: { oil: 2 } };
    const t = table(scene({ F4: ['mech'], F5: ['mech'], C5: ['character'] }, third, goods));
    go(t, MECH, ['C5', 'D5'], { oil: 1 });
    go(t, 'saxony.character', ['D5'], { oil: 2 });
    ends(t);
    expect(t.g.units[MECH]!.at).toBe('F4');
    expect(t.g.units['saxony.character']!.at).toBe('C5');
    expect(lying(t)).toEqual(goods);
    t.nobodyIsAsked();
  });

  test('what the enemy has there stays his, and what comes back is scored by its owner', () => {
    const t = table(scene({ F4: ['mech', 'worker'], F5: ['mech'] }, {}, { F4: { oil: 2 }, D5: { oil: 2 } }));
    go(t, MECH, ['C5', 'D5'], { oil: 2 });
    ends(t);
    expect(lying(t)).toEqual({ F4: { oil: 2 }, D5: { oil: 2 } });
    const resources = final(t.g).lines.map(({ seat, resources: { count } }) => [seat, count]);
    expect(Object.fromEntries(resources)).toEqual({ 0: 2, 1: 2, 2: 0 });
    t.nobodyIsAsked();
  });
});

describe('SC-11.5 What is not undone', () => {
  test('a combat that was fought: its units and what they carried stay', () => {
    const t = table(scene({ F5: ['mech', 'mech', 'worker'] }, {}, { F5: { wood: 3 } }));
    go(t, WINNER, ['E6'], { worker: 1, wood: 3 });
    halt(t);
    commits(t, [1]);
    expect(t.g.phase).toBe('over');
    expect(unitsAt(t.g, 'E6')).toEqual([WINNER, 'saxony.worker.1']);
    expect(lying(t)).toEqual({ E6: { wood: 3 } });
    expect(t.heard('goods-went-back')).toEqual([]);
    t.nobodyIsAsked();
  });

  test('a move that waits for no combat', () => {
    const t = table(scene({ F4: ['mech'], F5: ['mech'] }, {}, { F4: { oil: 1 } }));
    go(t, MECH, ['C5'], { oil: 1 });
    commits(halt(go(t, WINNER, ['E6'])), [1]);
    expect(t.g.phase).toBe('over');
    expect(t.g.units[MECH]!.at).toBe('C5');
    expect(lying(t)).toEqual({ C5: { oil: 1 } });
    t.nobodyIsAsked();
  });

  test('anything while the match goes on: with four stars before, the next combat is fought where they stand', () => {
    const t = table(scene({ F4: ['mech'], F5: ['mech'] }, { stars: stars(4) }, { F4: { oil: 1 } }));
    go(t, MECH, ['C5', 'D5'], { oil: 1 });
    ends(t);
    expect(t.g.units[MECH]!.at).toBe('D5');
    commits(t, [1], [0]);
    expect(lying(t)).toEqual({ D5: { oil: 1 } });
    expect(t.g.phase).toBe('over');
    expect(t.heard('went-back')).toEqual([]);
    t.nobodyIsAsked();
  });

  test('a Trap that was sprung on the way in stays sprung', () => {
    const t = table({
      ...scene({ F4: ['mech'], F5: ['mech'] }, { coins: 9 }),
      also: (g) => void Object.assign(g.tokens, { D5: { kind: 'trap', seat: 1, penalty: 'coins', armed: true } }),
    });
    go(t, MECH, ['C5', 'D5']);
    ends(t);
    expect(t.g.units[MECH]!.at).toBe('F4');
    expect(t.g.players[0]!.coins).toBe(5);
    expect(t.g.tokens.D5).toMatchObject({ armed: false });
    t.nobodyIsAsked();
  });
});

describe('R-123 Where the place it came from can take it no more', () => {
  const others = stars(5).map(({ turn }) => ({ kind: 'objective' as const, turn }));
  /** Polania has gone from lake E5 to Saxony on F5, and beats Nordic on F4, who may retreat to E5. */
  function beaten(): ScytheTable {
    const t = table({
      seats: [
        {
          faction: 'polania',
          power: 5,
          stars: others,
          units: { E5: ['mech', 'worker'], E4: ['mech'] },
          mechs: ['submerge', 'speed'],
        },
        { faction: 'nordic', power: 0, units: { F4: ['mech'] }, mechs: ['seaworthy'] },
        { faction: 'saxony', power: 0, units: { F5: ['mech'] }, mechs: ['riverwalk'] },
      ],
      goods: { E5: { oil: 1 } },
      encounters: [],
    });
    go(t, 'polania.mech.1', ['F5'], { worker: 1, oil: 1 });
    halt(go(t, 'polania.mech.2', ['F4']));
    t.seat(0).does('fight-at', { hex: 'F4' });
    commits(t, [1]);
    return t;
  }
  test('the unit goes home, and the tokens with it', () => {
    const t = beaten();
    t.seat(1).does('retreat', { lake: 'E5', units: ['nordic.mech.1'] });
    expect(unitsAt(t.g, 'home-polania')).toEqual(['polania.character', 'polania.mech.1', 'polania.worker.1']);
    expect(lying(t)).toEqual({ 'home-polania': { oil: 1 } });
    t.nobodyIsAsked();
  });
  test('to a lake that is free it goes back, tokens and worker aboard', () => {
    const t = beaten();
    t.seat(1).does('retreat-home');
    expect(unitsAt(t.g, 'E5')).toEqual(['polania.mech.1', 'polania.worker.1']);
    expect(lying(t)).toEqual({ E5: { oil: 1 } });
    t.nobodyIsAsked();
  });
  test('SC-6.11: nothing comes back to a lake from which its last fighter has gone: tokens stay with who carried them', () => {
    const t = table({
      seats: [
        {
          faction: 'polania',
          power: 5,
          stars: others,
          units: { E4: ['mech', 'mech'], E5: ['mech', 'worker'] },
          mechs: ['submerge', 'speed', 'meander'],
          ...third,
        },
        { faction: 'nordic', power: 0, units: { F4: ['mech'] }, mechs: ['riverwalk'] },
        { faction: 'saxony', power: 0, units: { F5: ['mech'] }, mechs: ['riverwalk'] },
      ],
      goods: { E5: { oil: 1 } },
      encounters: [],
    });
    // The first mech takes oil and worker from the lake to F5; then the one that stood there leaves it.
    go(t, 'polania.mech.1', ['E5']);
    go(t, 'polania.mech.1', ['F5'], { worker: 1, oil: 1 });
    go(t, 'polania.mech.3', ['E4']);
    halt(go(t, 'polania.mech.2', ['F4']));
    t.seat(0).does('fight-at', { hex: 'F4' });
    commits(t, [1]);
    expect(t.g.phase).toBe('over');
    expect(unitsAt(t.g, 'E5')).toEqual([]);
    expect(t.g.units['polania.mech.1']!.at).toBe('E4');
    expect(t.g.units['polania.worker.1']!.at).toBe('E4');
    expect(lying(t)).toEqual({ E4: { oil: 1 } });
    expect(Object.values(t.g.goods).reduce((sum, goods) => sum + tokensIn(goods), 0)).toBe(1);
    t.nobodyIsAsked();
  });
});
