import { describe, expect, test } from 'vitest';
import { act, position, recover } from '#core/match';
import { chanceFrom, choose } from '#core/playout';
import type { Match } from '#core/types';
import { tearsOfTheDragon as game } from '#games/tears-of-the-dragon/game';
import type { State } from '#games/tears-of-the-dragon/state';
import version1 from './saved/version-1.json' with { type: 'json' };

/** Matches saved by earlier versions, in the middle of an activation: of the log only the step in progress is kept. */
const saved = () => structuredClone(version1) as unknown as Match<State>;

describe('a match of version 1', () => {
  test('goes on under version 2: the standard game without penguins, everybody where they stood, the offer kept', () => {
    const { match, dropped } = recover(game, saved());
    const { base } = match;
    expect([match.version, base.scenario, base.penguins, base.turn]).toEqual([2, 'standard', false, 26]);
    expect(base.offers).toEqual([{ by: 0, give: ['ursa'], get: [] }]);
    expect(base).not.toHaveProperty('offer');
    expect(base.counters).toEqual(version1.base.counters);
    expect(dropped).toEqual([]);
  });

  test('and is played on from there', () => {
    const chance = chanceFrom('version 1');
    let { match } = recover(game, saved());
    for (let i = 0; i < 60; i++) {
      const { g, open, outcome } = position(game, match);
      if (outcome) break;
      const decision = open[0]!;
      const given = choose(game, g, decision, 'progress', chance);
      const result = act(game, match, { decision: decision.id, seat: decision.seat, ...given });
      if ('refused' in result) throw new Error(result.refused.key);
      match = result.match;
    }
    expect(position(game, match).g.turn).toBeGreaterThan(26);
  });
});
