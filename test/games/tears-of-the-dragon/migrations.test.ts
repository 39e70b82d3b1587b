import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { chanceFrom, choose } from '#chance/playout';
import { act, position } from '#core/match';
import { recover } from '#core/recover';
import type { Match } from '#core/types';
import { tearsOfTheDragon as game } from '#games/tears-of-the-dragon/game';
import type { State } from '#games/tears-of-the-dragon/state/state';
import { load, RECORDED } from '../../kit/recorded.ts';
import { salted } from '../../kit/salt.ts';
import { table } from './board.ts';
import { startedWith } from './entered.ts';
import { part } from './part.ts';
import version1 from './saved/version-1.json' with { type: 'json' };

/** Matches saved by earlier versions, in the middle of an activation: of the log only the step in progress is kept. */
const saved = (): Match<State> => {
  const { log, ...match } = structuredClone(version1);
  return { ...match, logged: log.length, news: [] } as unknown as Match<State>;
};

describe('a match of version 1', () => {
  test('goes on under version 4: the standard game without penguins, everybody where they stood, the offer kept', () => {
    const { match } = recover(game, saved());
    const { base } = match;
    expect([match.version, base.scenario, base.penguins, base.turn]).toEqual([4, 'standard', false, 26]);
    expect(base.offers).toEqual([{ by: 0, give: ['ursa'], get: [] }]);
    expect(base).not.toHaveProperty('offer');
    const counters = Object.entries(version1.base.counters).map(([id, c]) => [
      id,
      { ...c, alone: false, moved: false },
    ]);
    expect(base.counters).toEqual(Object.fromEntries(counters));
  });

  // It was made when a road led from Middenford to Elmstead; on our map of today none does.
  test('keeps every answer of the step in progress on a map that has its roads', async () => {
    const { roads } = (await startedWith({ name: null })).content;
    const { tearsOfTheDragon } = await startedWith({
      name: { en: 'The road of version 1', ja: 'バージョン1の道' },
      roads: [...roads, ['middenford', 'elmstead']],
    });
    const { match, dropped } = recover(tearsOfTheDragon, saved());
    expect(dropped).toEqual([]);
    expect(match.answers).toEqual(version1.answers);
    expect(position(tearsOfTheDragon, match).g.battle).toMatchObject({ at: 'elmstead', attacker: 1, round: 1 });
  });

  test('on ours loses the march by the road that is gone, and what rested on it, and nothing before it', () => {
    const { match, dropped } = recover(game, saved());
    const [activate, ...rest] = version1.answers;
    expect(activate).toMatchObject({ action: 'activate', args: { piece: 'algeron' } });
    expect(rest[0]).toMatchObject({ action: 'move', args: { path: ['elmstead'] } });
    expect(dropped).toEqual(rest);
    expect(match.answers).toEqual([activate]);
    const { g, open } = position(game, match);
    expect(g.counters.algeron!.at).toBe('middenford');
    expect(open).toMatchObject([{ seat: 1, key: 'act' }]);
  });

  test('and is played on from there', () => {
    const chance = chanceFrom(salted('version 1'));
    let { match } = recover(game, saved());
    for (let i = 0; i < 60; i++) {
      const { g, open, outcome } = position(game, match);
      if (outcome) break;
      const decision = open[0]!;
      const given = choose({ ...part, g, decision, policy: 'progress', chance });
      const result = act(game, match, { decision: decision.id, seat: decision.seat, ...given });
      if ('refused' in result) throw new Error(result.refused.key);
      match = result.match;
    }
    expect(position(game, match).g.turn).toBeGreaterThan(26);
  });
});

describe('a match of version 2', () => {
  const middle = JSON.parse(readFileSync(join(RECORDED, game.id, 'standard-middle.json'), 'utf8')) as {
    match: Match<State>;
  };
  test('goes on under version 4: everybody where he stood, nobody activated by himself, nobody’s boxes half in order', () => {
    const { loaded } = { loaded: load(JSON.stringify(middle)) };
    const g = position(game, loaded.match as Match<State>).g;
    expect((loaded.match as Match<State>).version).toBe(4);
    expect((loaded.match as Match<State>).base.unseen).toEqual([null, null]);
    const before = middle.match.base.counters;
    expect(Object.keys(g.counters)).toEqual(Object.keys(before));
    expect(Object.values((loaded.match as Match<State>).base.counters).every(({ alone }) => alone === false)).toBe(
      true,
    );
    for (const [id, c] of Object.entries((loaded.match as Match<State>).base.counters)) {
      expect([id, c.at, c.box]).toEqual([id, before[id]!.at, before[id]!.box]);
    }
  });
});

describe('a match of version 3', () => {
  const migrate = game.migrations![3]!;
  const old = (scenario: string, activation: object | null) => {
    const g = structuredClone(table({ map: { riverton: ['neko'] }, units: 1 }).g);
    const { evened: _, counters, ...kept } = { ...g, scenario, activation };
    const before = Object.entries(counters).map(([id, { moved: _moved, ...c }]) => [id, c] as const);
    return JSON.parse(JSON.stringify({ ...kept, counters: Object.fromEntries(before) }));
  };
  test('that has begun with the strengths of the war keeps them (R-57)', () => {
    for (const [scenario, evened] of [
      ['war-of-the-dragon', true],
      ['free-setup', false],
      ['standard', false],
    ] as const)
      expect(game.parse(migrate(old(scenario, null)))).toMatchObject({ scenario, evened, activation: null });
  });
  test('goes on in the middle of an activation: nobody has freed anybody, or rests beside a recruiter', () => {
    const members = { neko: { used: 1, party: 0, done: false, acted: true, cast: false, attacked: false } };
    const marching = {
      seat: 1,
      head: 'neko',
      members,
      parties: 1,
      fresh: false,
      searched: false,
      launched: [],
      ways: {},
    };
    const g = game.parse(migrate(old('standard', marching)));
    expect(g.activation).toEqual({ ...marching, resting: [], members: { neko: { ...members.neko, busy: false } } });
    expect(Object.values(g.counters).every(({ moved }) => moved === false)).toBe(true);
  });
});
