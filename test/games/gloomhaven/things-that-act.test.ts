import { describe, expect, test } from 'vitest';
import { revealRooms } from '#games/gloomhaven/rules/reveal/rooms';
import { judge } from '#games/gloomhaven/rules/round/goal';
import type { Objective, State } from '#games/gloomhaven/state/state';
import { adds, figureOf, hero, isThere, monsterId, type Scene, table } from './board.ts';

/** Things of a scenario that have a turn. 19: Hail goes to the altar, two hexes a round, and opens doors; 56: captives who fight. */

const thing = (what: string, at: string, more: Partial<Objective> = {}): Objective => ({
  kind: 'objective',
  id: `objective:${what}:${more.standee ?? 0}`,
  what,
  at,
  standee: 0,
  hp: 6,
  max: 6,
  conditions: {},
  bonuses: [],
  isAlly: true,
  ...more,
});
const hail = 'objective:hail:0';
const cultist = (at: string) => ({ type: 'cultist', at, conditions: { stun: 'before' } }) as const;

interface Crypt extends Partial<Scene> {
  at?: string;
  hail?: Partial<Objective>;
}
const crypt = ({ at = '1,-2', hail: more, also, ...rest }: Crypt = {}) =>
  table({
    scenario: 19,
    heroes: [{ class: 'brute', at: '0,-1', plays: [1, 6] }],
    monsters: [cultist('-3,0')],
    ties: 'by-the-rules',
    ...rest,
    also: (g) => {
      g.figures.push(thing('hail', at, more));
      g.order.push({ who: 'things', type: 'hail', initiative: 99 });
      also?.(g);
    },
  });
/** She has had her turn. */
const gone = (scene: Crypt = {}) => {
  const t = crypt(scene);
  t.seat(0).does('end-turn');
  return t;
};

describe('R-288: Hail', () => {
  test('goes two hexes towards the altar, by the shortest way', () => {
    const t = gone();
    expect(t.heard('moves')).toMatchObject([{ actor: hail, from: '1,-2', way: ['0,-2', '-1,-2'] }]);
    t.nobodyIsAskedExcept(0, 'choose');
  });
  test('opens the door on her way, and goes on with what is left', () => {
    const t = gone({ at: '-3,-1' });
    expect(t.g.doors.d4).toBe('open');
    expect(t.g.rooms).toEqual([1, 2]);
    expect(t.heard('door-opens')).toMatchObject([{ actor: hail, at: '-4,-1' }]);
    expect(t.heard('moves').flatMap(({ way }) => way)).toHaveLength(2);
  });
  test('goes round a trap', () => {
    const t = gone({ at: '-2,-1', overlays: [{ hexes: ['-3,-1'] }] });
    expect(figureOf(t, hail)).toMatchObject({ at: '-3,-2', hp: 6 });
  });
  test('and springs it where there is no other way', () => {
    const t = gone({ at: '-2,-1', overlays: [{ hexes: ['-3,-1'] }, { hexes: ['-3,-2'] }] });
    expect(t.heard('trap-sprung')).toMatchObject([{ actor: hail }]);
    expect(figureOf(t, hail).hp).toBe(3);
    expect(t.g.doors.d4).toBe('open');
  });
  test('comes as near as she can where enemies bar every way', () => {
    const bars = [cultist('-3,-1'), cultist('-3,-2')].map((one, i) => ({ ...one, standee: i + 1 }));
    expect(figureOf(gone({ at: '-1,-2', monsters: bars }), hail).at).toBe('-2,-2');
    expect(gone({ at: '-2,-2', monsters: bars }).heard('moves')).toEqual([]);
  });
  test('does not go when she is immobilized, nor when she is stunned', () => {
    expect(gone({ hail: { conditions: { immobilize: 'before' } } }).heard('moves')).toEqual([]);
    expect(gone({ hail: { conditions: { stun: 'before' } } }).heard('moves')).toEqual([]);
  });
  test('monsters attack her', () => {
    const t = gone({
      monsters: [{ type: 'cultist', at: '1,-3' }],
      heroes: [{ class: 'brute', at: '-1,0', plays: [1, 6] }],
      cards: { cultist: 'cultist-3' },
    });
    expect(t.heard('attack')).toMatchObject([{ actor: monsterId('cultist', 1), target: hail }]);
  });
  test('acts after all others of the round, after who rests too', () => {
    const t = crypt({
      phase: 'choose',
      heroes: [
        { class: 'brute', at: '0,-1', discard: [1, 2, 3] },
        { class: 'spellweaver', at: '-1,-1' },
      ],
      monsters: [{ type: 'cultist', at: '-3,0' }],
      also: (g) => Object.assign(g, { order: [] }),
    });
    t.seat(0).does('long-rest');
    const [a, b] = t.seat(1).lists('play-cards', 'cards');
    t.seat(1).does('play-cards', { cards: [a!, b!] });
    expect(t.g.order.slice(-2)).toMatchObject([
      { who: 'character', seat: 0, initiative: 99 },
      { who: 'things', type: 'hail', initiative: 99 },
    ]);
  });
});

describe('scenario 19', () => {
  const ends = (at: string) => {
    const { g } = crypt({ rooms: [1, 2, 3, 4, 5], at });
    const copy: State = structuredClone(g);
    judge({ g: copy, tell: () => {} } as never);
    return copy.ends;
  };
  test('is won when she stands beside the altar', () => expect(ends('-1,-10')).toBe('won'));
  test('not two hexes away', () => expect(ends('-1,-9')).toBeNull());
  test('is lost when she dies', () => {
    const t = gone({ hail: { hp: 1, conditions: { wound: 'before' } } });
    expect(isThere(t, hail)).toBe(false);
    expect(t.g.ends).toBe('lost');
  });
  const sent = (seats: 2 | 3) => {
    const heroes = [
      { class: 'brute', at: '0,-1' },
      { class: 'spellweaver', at: '-1,-1' },
      { class: 'scoundrel', at: '-1,0' },
    ].slice(0, seats);
    const t = table({ scenario: 19, phase: 'choose', heroes, also: (g) => Object.assign(g, { overlays: [] }) });
    const g: State = structuredClone(t.g);
    revealRooms({ g, rng: { die: () => 1 }, tell: () => {}, reveal: () => {} } as never, [3], '-8,-1');
    return g.figures.flatMap((one) => (one.kind === 'monster' && !one.dropsMoney ? [`${one.type} ${one.at}`] : []));
  };
  test('sends a cultist behind them when the third room is revealed, two where there are three', () => {
    expect(sent(2)).toEqual(['cultist 0,-4']);
    expect(sent(3)[0]).toBe('cultist 0,-4');
    expect(sent(3)).toHaveLength(2);
  });
});

describe('scenario 56: the captives', () => {
  const orchid = (n: number, at: string, more: Partial<Objective> = {}) =>
    thing('captive-orchid', at, { ...more, standee: n });
  const wood = (also: (g: State) => void, more: Partial<Scene> = {}) =>
    table({
      scenario: 56,
      rooms: [4],
      heroes: [{ class: 'brute', at: '4,14', plays: [1, 6] }],
      monsters: [{ type: 'bandit-guard', at: '7,9', conditions: { stun: 'before' } }],
      ties: 'by-the-rules',
      ...more,
      also: (g) => {
        g.order.push({ who: 'things', type: 'captive-orchid', initiative: 50 });
        also(g);
      },
    });
  test('go three hexes and attack with 3, by the rules of monsters and with their deck', () => {
    const t = wood((g) => void g.figures.push(orchid(1, '8,11')), { falls: { monsters: ['plus1'] } });
    t.seat(0).does('end-turn');
    expect(t.heard('attack')).toMatchObject([
      {
        actor: 'objective:captive-orchid:1',
        target: monsterId('bandit-guard', 1),
        sum: adds('3 + 1'),
        cards: ['plus1'],
      },
    ]);
  });
  test('have their place in the round from the moment they are found', () => {
    const t = table({
      scenario: 56,
      rooms: [1, 2, 3],
      heroes: [{ class: 'brute', at: '2,9', plays: [6, 1] }],
      monsters: [{ type: 'bandit-guard', at: '-3,9', conditions: { stun: 'before' } }],
      ties: 'by-the-rules',
    });
    t.seat(0)
      .does('act', { half: '6:bottom' })
      .does('go-along', { way: ['3,9'] });
    expect(t.g.order).toContainEqual({ who: 'things', type: 'captive-orchid', initiative: 50 });
    expect(t.g.figures.filter(({ kind }) => kind === 'objective')).toHaveLength(3);
  });
  test('are lost with the last of the three, not with the first', () => {
    const dies = (killed: number) => {
      const t = wood((g) => {
        g.killed['captive-orchid'] = killed;
        g.figures.push(orchid(3, '8,11', { hp: 1, conditions: { wound: 'before' } }));
      });
      t.seat(0).does('end-turn');
      return t.g.ends;
    };
    expect(dies(2)).toBe('lost');
    expect(dies(0)).toBeNull();
    expect(dies(1)).toBeNull();
  });
  test('can be healed by a character', () => {
    const t = wood((g) => void g.figures.push(orchid(1, '4,13', { hp: 2 })), {
      heroes: [{ class: 'spellweaver', at: '4,14', plays: [65, 68] }],
    });
    t.seat(0).does('act', { half: '65:bottom' });
    expect(t.seat(0).lists('choose', 'targets')).toEqual([hero(0), 'objective:captive-orchid:1']);
  });
});
