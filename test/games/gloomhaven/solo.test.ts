import { describe, expect, test } from 'vitest';
import { position } from '#core/match';
import { gloomhaven } from '#games/gloomhaven/game';
import { monsterLevelOf } from '#games/gloomhaven/printed/content/scenario-level';
import { Party } from '#games/gloomhaven/state/party';
import { statsOf, trapDamage } from '#games/gloomhaven/state/values/stats';
import { atEnd, inTown } from './at-home.ts';

/** GH-1.4: one player alone, or open cards: monsters and traps as for a level more, gold and experience as ever. */

const begun = (solo: 'yes' | 'no', level = '4') => inTown({ options: { solo, level } }).g;

describe('GH-1.4: who knows all cards', () => {
  test('meets monsters and traps of a level more', () => {
    const g = begun('yes');
    expect(g).toMatchObject({ level: 2, monsterLevel: 3 });
    expect(trapDamage(g)).toBe(5);
    expect(statsOf(g, 'bandit-guard', 'normal').hp).toBe(
      statsOf({ ...begun('no'), monsterLevel: 3 }, 'bandit-guard', 'normal').hp,
    );
  });
  test('others do not', () => {
    const g = begun('no');
    expect(g).toMatchObject({ level: 2, monsterLevel: 2 });
    expect(trapDamage(g)).toBe(4);
  });
  test('brings home what the level of the scenario gives', () => {
    const t = atEnd('won', {
      options: { solo: 'yes', level: '4' },
      also: (g) => void Object.assign(g.characters[0]!, { money: 2 }),
    });
    const party = Party.parse(position(gloomhaven, t.match).outcome!.carried);
    // Level 2: 3 gold for a token and 8 experience; begun with 15 × 5 gold.
    expect(party.members[0]).toMatchObject({ xp: 150 + 8, gold: 75 + 6 });
  });
  test('no level is higher than 7', () => {
    expect(monsterLevelOf({ level: 6, solo: true })).toBe(7);
    expect(monsterLevelOf({ level: 7, solo: true })).toBe(7);
  });
  test('is asked for when a match is opened, and nobody is solo by default', () => {
    expect(inTown({}).g).not.toHaveProperty('solo');
  });
});
