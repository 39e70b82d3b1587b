import { describe, expect, test } from 'vitest';
import type { Json, SeatId } from '#core/types';
import type { Player, StarKind } from '#games/scythe/state/state';
import { type Scene, type ScytheTable, type Sitting, table } from './board.ts';

const star = (kind: StarKind) => ({ kind, turn: 1 });
const held = (n: number): Player['stars'] => Array.from({ length: n }, () => star('objective'));
const kinds = ({ g }: ScytheTable, seat: SeatId = 0) => g.players[seat]!.stars.map(({ kind }) => kind);

/** Nordic on the Industrial mat against Crimea, neither near a star. */
const scene = (sitting: Partial<Sitting>, more: Partial<Scene> = {}): Scene => ({
  seats: [
    { faction: 'nordic', mat: 'industrial', coins: 3, power: 4, popularity: 2, ...sitting },
    { faction: 'crimea', coins: 3, power: 4, popularity: 2 },
  ],
  ...more,
});
const acts = (where: Scene, action: string, args: Record<string, Json> = {}): ScytheTable => {
  const t = table(where);
  t.seat(0).does(action, args);
  return t;
};
const bolsters = (sitting: Partial<Sitting>) => acts(scene(sitting), 'bolster', { what: 'power' });
/** The stars of Nordic after a bottom action of the Industrial mat, paid on A5. */
function starsAfter(row: keyof typeof BOTTOM, sitting: Partial<Sitting>): StarKind[] {
  const { section, kind, n, args } = BOTTOM[row];
  const t = table(scene({ units: { A5: ['worker'] }, ...sitting }, { goods: { A5: { [kind]: n } } }));
  t.seat(0).does('bottom-only', { section });
  t.seat(0).does(row, { ...args, payment: { [`A5.${kind}`]: n } });
  t.nobodyIsAskedExcept(0, 'close');
  return kinds(t);
}
const BOTTOM = {
  // One cube of `upgrades` has made Upgrade cheaper.
  upgrade: { section: 'bolster', kind: 'oil', n: 2, args: { box: 'produce.territories', to: 'enlist' } },
  deploy: { section: 'produce', kind: 'metal', n: 3, args: { mech: 'speed', hex: 'A5' } },
  build: { section: 'move', kind: 'wood', n: 3, args: { structure: 'mill', hex: 'A5' } },
  enlist: { section: 'trade', kind: 'food', n: 4, args: { from: 'enlist', bonus: 'coins' } },
} as const;

const upgrades = (n: number): Player['upgrades'] =>
  (
    [
      ['bolster.power', 'upgrade'],
      ['move.units', 'deploy'],
      ['move.coins', 'deploy'],
      ['bolster.cards', 'build'],
      ['trade.popularity', 'enlist'],
    ] as const
  )
    .map(([from, to]) => ({ from, to }))
    .slice(0, n);
const recruits = (n: number): Player['recruits'] =>
  (
    [
      ['upgrade', 'power'],
      ['deploy', 'popularity'],
      ['build', 'combatCards'],
    ] as const
  )
    .map(([from, bonus]) => ({ from, bonus }))
    .slice(0, n);

describe('what gives a star', () => {
  test('SC-11.1: power 16 and popularity 18', () => {
    expect(kinds(bolsters({ power: 14 }))).toEqual(['power']);
    expect(kinds(bolsters({ power: 13 }))).toEqual([]);
    expect(kinds(acts(scene({ popularity: 17 }), 'trade-popularity'))).toEqual(['popularity']);
    const t = acts(scene({ popularity: 16 }), 'trade-popularity');
    expect(kinds(t)).toEqual([]);
    t.nobodyIsAskedExcept(0, 'close');
  });
  test('SC-11.1: all 8 workers, those on the home base too', () => {
    const makes = (onHome: number) =>
      acts(scene({ units: { A6: ['worker*4'], 'home-nordic': [`worker*${onHome}`] } }), 'produce', {
        hexes: ['A6'],
        workers: { A6: 1 },
      });
    expect(kinds(makes(3))).toEqual(['workers']);
    expect(kinds(makes(2))).toEqual([]);
  });
  test('SC-11.1: 4 mechs, 4 structures, 6 upgrades, 4 recruits', () => {
    const mechs = (n: number) => ({ mechs: ['riverwalk', 'seaworthy', 'artillery'].slice(0, n) });
    const withMechs = (n: number) => ({ ...mechs(n), units: { A5: ['worker', `mech*${n}`] } });
    expect([starsAfter('deploy', withMechs(3)), starsAfter('deploy', withMechs(2))]).toEqual([['mechs'], []]);
    const two = { mine: 'A4', armory: 'A6' };
    expect(starsAfter('build', { structures: { ...two, monument: 'B6' } })).toEqual(['structures']);
    expect(starsAfter('build', { structures: two })).toEqual([]);
    expect(starsAfter('upgrade', { upgrades: upgrades(5) })).toEqual(['upgrades']);
    expect(starsAfter('upgrade', { upgrades: upgrades(4) })).toEqual([]);
    expect(starsAfter('enlist', { recruits: recruits(3) })).toEqual(['recruits']);
    expect(starsAfter('enlist', { recruits: recruits(2) })).toEqual([]);
  });
  test('SC-11.1: each once', () => expect(kinds(bolsters({ power: 14, stars: [star('power')] }))).toEqual(['power']));
  test('SC-11.1: several players may hold the same', () => {
    const { seats } = scene({ power: 14, objectives: [] });
    const t = acts({ seats: [seats[0]!, { ...seats[1]!, power: 14 }] }, 'bolster', { what: 'power' });
    t.nobodyIsAskedExcept(1, 'turn');
    t.seat(1).does('bolster', { what: 'power' });
    expect([kinds(t, 0), kinds(t, 1)]).toEqual([['power'], ['power']]);
    t.nobodyIsAskedExcept(1, 'close');
  });
  test('SC-11.1: a star stays when what it was placed for is gone', () => {
    const t = bolsters({ power: 3, stars: [star('power')] });
    expect(t.g.players[0]!.power).toBe(5);
    expect(kinds(t)).toEqual(['power']);
    t.nobodyIsAskedExcept(0, 'close');
  });
  test('R-17: several at once: power, popularity, then actions', () => {
    const structures = { monument: 'A4', mill: 'A5', mine: 'A6', armory: 'B6' };
    const t = bolsters({ power: 14, popularity: 17, structures });
    expect(kinds(t)).toEqual(['power', 'popularity', 'structures']);
    t.nobodyIsAskedExcept(0, 'close');
  });
});

describe('limits of combat and objective', () => {
  // Objective 22: a Factory card and no upgrades, at any time.
  const reveals = (faction: string, stars: Player['stars']) =>
    table(scene({ faction, stars, factory: 'F01', objectives: ['O22', 'O12'] }))
      .seat(0)
      .may('reveal');
  test('SC-11.1: one for an objective', () => {
    expect(reveals('nordic', [])).toEqual([{ objective: 'O22' }]);
    expect(reveals('nordic', [star('objective')])).toEqual([]);
  });
  test('SC-13.6: no limit for Saxony, but only for combats and objectives', () => {
    expect(reveals('saxony', [star('objective'), star('objective')])).toEqual([{ objective: 'O22' }]);
    expect(kinds(bolsters({ faction: 'saxony', power: 14, stars: [star('power')] }))).toEqual(['power']);
  });
});

describe('the sixth star', () => {
  /** The Monument brings Nordic popularity 18, the power 16. */
  const near = { power: 14, popularity: 17, structures: { monument: 'A4' } };
  test('SC-11.2: ends the match at once; the fifth does not', () => {
    const ends = bolsters({ power: 14, stars: held(5) });
    expect(ends.g.phase).toBe('over');
    expect(ends.heard('sixth-star')).toEqual([{ seat: 0 }]);
    ends.nobodyIsAsked();
    const goesOn = bolsters({ power: 14, stars: held(4) });
    expect(goesOn.g.phase).toBe('play');
    goesOn.nobodyIsAskedExcept(0, 'close');
  });
  test('SC-11.4, R-17: the first one found clockwise from the active player; nobody places one after it', () => {
    const counts = (active: SeatId) => {
      const t = table({
        seats: [
          { faction: 'nordic', power: 16, popularity: 2, stars: held(5) },
          { faction: 'crimea', power: 16, popularity: 2, stars: held(5) },
          { faction: 'saxony', popularity: 2 },
        ],
        active,
      });
      t.seat(active).does('gain-coins');
      t.nobodyIsAsked();
      return [kinds(t, 0).length, kinds(t, 1).length];
    };
    expect(counts(0)).toEqual([6, 5]);
    expect(counts(1)).toEqual([5, 6]);
    // Seats clockwise are Nordic, Crimea, Saxony: after Saxony it is Nordic’s.
    expect(counts(2)).toEqual([6, 5]);
  });
  test('SC-11.2: there is never a seventh', () => {
    const t = bolsters({ ...near, stars: held(5) });
    expect(kinds(t)).toEqual([...held(5).map(({ kind }) => kind), 'power']);
    expect(t.g.players[0]!.popularity).toBe(18);
    t.nobodyIsAsked();
    expect(kinds(bolsters({ ...near, stars: held(4) }))).toHaveLength(6);
  });
});
