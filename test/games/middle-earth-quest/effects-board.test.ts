import { describe, expect, test } from 'vitest';
import type { Effect } from '#games/middle-earth-quest/printed/cards/effect';
import { isHaven, neighbours } from '#games/middle-earth-quest/printed/map/map';
import { tokensAt } from '#games/middle-earth-quest/state/pieces';
import type { State } from '#games/middle-earth-quest/state/state';
import { board, minion, standing, token } from './arranging.ts';
import { acting } from './card-table.ts';

/** What cards do with influence and monsters: each effect where it works, and where it does not. */

describe('Influence', () => {
  test('pool: what is above the limit of the stage is lost, and never less than none', () => {
    expect(acting([{ op: 'pool', n: 2 }]).g.pool).toBe(2);
    expect(acting([{ op: 'pool', n: 6 }]).g.pool).toBe(4);
    expect(acting([{ op: 'pool', n: -2 }], { arrange: board({}, { pool: 1 }) }).g.pool).toBe(0);
  });

  test('MEQ-4.8: on a named place it needs no link, but keeps only 1 without one; a Haven takes none', () => {
    const t = acting([{ op: 'influence', n: 3, where: { in: 'location', at: 'bree' } }]);
    expect(t.g.influence).toEqual({ bree: 1 });
    t.nobodyIsAsked();
    const haven = acting([{ op: 'influence', n: 3, where: { in: 'location', at: 'edoras' } }]);
    expect(haven.g.influence).toEqual({});
    expect(haven.told()).toEqual([]);
  });

  test('on each place of a region', () => {
    const t = acting([{ op: 'influence', n: 1, where: { in: 'adjacent', to: 'the_shire' }, spread: 'each' }]);
    expect(Object.keys(t.g.influence).sort()).toEqual([...neighbours('the_shire')].sort());
    t.nobodyIsAsked();
  });

  test('on so many places that Sauron picks, or on one', () => {
    const t = acting([{ op: 'influence', n: 1, where: { in: 'region', region: 'mordor' }, spread: 2 }]);
    expect(t.seat(0).refusal('pick-places', { places: ['mount_doom'] })).toBe('refusal.wrong-number');
    t.seat(0).does('pick-places', { places: ['mount_doom', 'minas_morgul'] });
    expect(Object.values(t.g.influence)).toEqual([1, 1]);
    t.nobodyIsAsked();
    const one = acting([{ op: 'influence', n: 1, where: { in: 'region', region: 'enedwaith' }, spread: 1 }]);
    one.seat(0).does('pick-place', { place: 'dunland' });
    expect(one.g.influence).toEqual({ dunland: 1 });
    one.nobodyIsAsked();
  });

  test('MEQ-4.7: in extension of one stronghold it is placed one by one, and each counts for the next', () => {
    const effect: Effect = { op: 'influence', n: 2, where: { in: 'extension', of: 'mount_gundabad' } };
    const t = acting([effect], { arrange: board({ mount_gundabad: 2 }) });
    expect(t.seat(0).lists('pick-place', 'place')).not.toContain('ettenmoors');
    t.seat(0).does('pick-place', { place: 'ruins_of_angmar' });
    expect(t.seat(0).lists('pick-place', 'place')).toContain('ettenmoors');
    t.seat(0).does('pick-place', { place: 'ettenmoors' });
    expect(t.g.influence).toEqual({ mount_gundabad: 2, ruins_of_angmar: 1, ettenmoors: 1 });
    t.nobodyIsAsked();
    expect(acting([effect]).told()).toEqual([]);
  });

  test('Grievous Loss: for each corruption card, in extension or in the Shadow Pool', () => {
    const effect: Effect = {
      op: 'influence',
      n: 1,
      per: 'corruptionOnHero',
      where: { in: 'extension' },
      orPool: true,
    };
    const arrange = (g: State) => {
      board({ dol_guldur: 2 })(g);
      g.heroes[0]!.corruption.push(...g.corruptionDeck.draw.splice(0, 2));
    };
    const t = acting([effect], { arrange });
    t.seat(0).does('spread-influence', { places: { pool: 1, south_eaves: 1 } });
    expect(t.g).toMatchObject({ pool: 1, influence: { dol_guldur: 2, south_eaves: 1 } });
    t.nobodyIsAsked();
    expect(acting([effect], { arrange: board({ dol_guldur: 2 }) }).told()).toEqual([]);
  });
});

describe('Monsters', () => {
  test('MEQ-5.5: a token goes where influence is, and no hero and no Haven', () => {
    const effect: Effect = {
      op: 'placeMonster',
      n: 1,
      where: { in: 'region', region: 'eriador' },
      needsInfluence: true,
    };
    const arrange = (g: State) => {
      board({ bree: 1, the_shire: 1, old_forest: 1 })(g);
      standing('old_forest')(g);
      minion(g, 'black_serpent', 'near_harad');
    };
    const t = acting([effect], { arrange });
    t.seat(0).does('pick-stack', { stack: 'rohan_gondor' });
    expect([...t.seat(0).lists('put-token', 'place')].sort()).toEqual(['bree', 'the_shire']);
    t.seat(0).does('put-token', { place: 'bree' });
    expect(tokensAt(t.g, 'bree')).toMatchObject([{ stack: 'rohan_gondor', seenBy: [] }]);
    expect(t.seat(1).heard('token-drawn')).toEqual([{ stack: 'rohan_gondor' }]);
    t.nobodyIsAsked();
    expect(acting([effect], { arrange: (g) => standing('bree')(g) }).told()).toEqual([]);
  });

  test('by a card that says so no influence is needed; one in each of two places', () => {
    const effect: Effect = {
      op: 'placeMonster',
      n: 1,
      where: { in: 'region', region: 'rhudaur' },
      spread: 2,
      needsInfluence: false,
    };
    const t = acting([effect], { arrange: (g) => standing('bree')(g) });
    for (const stack of ['rhudaur_grey', 'misty_mirkwood']) {
      t.seat(0).does('pick-stack', { stack });
      t.seat(0).does('put-token', { place: t.seat(0).lists('put-token', 'place')[0]! });
    }
    expect(new Set(t.g.tokens.map(({ at }) => at)).size).toBe(2);
    t.nobodyIsAsked();
  });

  test('in each place beside a minion; one that is not there is beside nothing', () => {
    const effect: Effect = {
      op: 'placeMonster',
      n: 1,
      where: { in: 'adjacentToMinion', minion: 'gothmog' },
      spread: 'each',
      needsInfluence: false,
    };
    const arrange = (g: State) => {
      standing('bree')(g);
      minion(g, 'gothmog', 'harlindon');
    };
    const t = acting([effect], { arrange });
    while (t.open.length > 0) t.seat(0).does('pick-stack', { stack: 'rohan_gondor' });
    const free = neighbours('harlindon').filter((place) => !isHaven(place));
    expect(t.g.tokens.map(({ at }) => at).sort()).toEqual([...free].sort());
    const absent = (g: State) => {
      g.minions.gothmog = { is: 'waiting', at: null, damage: 0 };
    };
    expect(acting([effect], { arrange: absent }).told()).toEqual([]);
  });

  test('the heroes remove up to so many tokens, of their choice; any of them answers', () => {
    const effect: Effect = {
      op: 'removeTokens',
      kinds: ['influence', 'monster'],
      n: 3,
      where: { in: 'region', region: 'eriador' },
      by: 'heroes',
      mode: 'upTo',
    };
    let no = 0;
    const arrange = (g: State) => {
      board({ bree: 1, the_shire: 1, dunland: 1 })(g);
      no = token(g, 'bree');
      token(g, 'dunland');
    };
    const t = acting([effect], { arrange, seat: null });
    expect(t.asked().map(({ seat }) => seat)).toEqual([1, 2]);
    expect(t.seat(2).refusal('remove-things', { things: { 'influence:dunland': 1 } })).toBe('refusal.not-available');
    t.seat(2).does('remove-things', { things: { 'influence:bree': 1, [`monster:${no}`]: 1 } });
    expect(t.g.influence).toEqual({ the_shire: 1, dunland: 1 });
    expect(t.g.tokens.map(({ at }) => at)).toEqual(['dunland']);
    expect(t.heard('token-removed')).toHaveLength(1);
    t.nobodyIsAsked();
  });

  test('all of them go without a question, and one from each place', () => {
    const all: Effect = {
      op: 'removeTokens',
      kinds: ['influence', 'monster'],
      n: 'all',
      where: { in: 'within', n: 1, of: 'fornost' },
      by: 'heroes',
      mode: 'all',
    };
    const arrange = (g: State) => {
      board({ bree: 1, the_north_downs: 1 })(g);
      token(g, 'the_north_downs');
    };
    const t = acting([all], { arrange, seat: null });
    expect(t.g.tokens).toEqual([]);
    expect(t.g.influence.the_north_downs).toBeUndefined();
    t.nobodyIsAsked();
    const each: Effect = {
      op: 'removeTokens',
      kinds: ['influence'],
      n: 1,
      where: { in: 'adjacent', to: 'minas_tirith' },
      spread: 'each',
      by: 'hero',
      mode: 'upTo',
    };
    const some = acting([each], { arrange: board({ osgiliath: 1, bree: 1 }) });
    expect(some.seat(1).lists('remove-things', 'things')).toEqual(['influence:osgiliath']);
    some.seat(1).does('remove-things', { things: {} });
    expect(some.g.influence).toEqual({ osgiliath: 1, bree: 1 });
    some.nobodyIsAsked();
  });

  test('looking at those beside him tells him alone', () => {
    const arrange = (g: State) => {
      standing('bree')(g);
      token(g, neighbours('bree')[0]!);
      token(g, 'rhun');
    };
    const t = acting([{ op: 'lookMonsters', where: 'allAdjacent' }], { arrange });
    expect(t.g.tokens.map(({ seenBy }) => seenBy)).toEqual([[1], []]);
    expect(t.seat(2).heard('monsters-looked')).toEqual([{ seat: 1, n: 1 }]);
    expect(t.seat(1).heard('monsters-looked')[0]).toHaveProperty('seen');
  });
});
