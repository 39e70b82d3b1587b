import { describe, expect, test } from 'vitest';
import { chanceFrom, choose, playout } from '#chance/playout';
import { contest, contestables } from '#core/contest';
import { questionId } from '#core/decision';
import { act, position, start } from '#core/match';
import { rolesFrom } from '#core/seats';
import type { AnyGame } from '#src/game-part';
import { contestedGame } from './kit/caravan/contested.ts';
import { caravan } from './kit/caravan/part.ts';
import { played } from './kit/every-game.ts';
import { goingOn, plays } from './kit/lengths.ts';
import { salted } from './kit/salt.ts';

/** What every game owes to those who sit: questions they share, roles, windows. */

/** The games, and the toy with a question to which one can object. */
const all = [
  ...played,
  [
    'caravan, contested',
    { ...caravan, game: contestedGame } as AnyGame,
    { options: { route: 'near' }, seats: 3 },
    { legal: 60 },
  ] as const,
];

describe.each(all)('%s', (_, part, table, sample) => {
  const { game } = part;
  test('the first answer to a question that several share closes it for all of them', () => {
    playout(part, salted('shared'), {
      ...table,
      most: sample.legal,
      each: (m) => {
        const { g, open } = position(game, m);
        const shared = open.filter((one) => one.shared);
        if (shared.length === 0) return;
        const chance = chanceFrom(salted(shared[0]!.id));
        for (const { seat, id, ...question } of shared) {
          const of = (one: (typeof shared)[number]) => one.id.slice(0, one.id.lastIndexOf('.'));
          const same = shared.filter((one) => of(one) === id.slice(0, id.lastIndexOf('.')));
          expect(same.length).toBeGreaterThan(1);
          expect(same.map(({ seat: _, id: __, ...rest }) => rest)).toEqual(same.map(() => question));
          const answer = choose({ ...part, g, decision: { seat, id, ...question }, policy: 'random', chance });
          const result = act(game, JSON.parse(JSON.stringify(m)), { decision: id, seat, ...answer });
          if ('refused' in result) throw new Error(result.refused.key);
          const after = position(game, result.match).open.map((one) => one.id);
          for (const one of same) expect(after).not.toContain(one.id);
        }
      },
    });
  });

  test('what one decides for all is put to the vote by anybody’s objection, and what is stated beforehand is a legal answer', () => {
    playout(part, salted('objections'), {
      ...table,
      most: sample.legal,
      each: (m) => {
        const { open } = position(game, m);
        for (const { question, answer } of contestables(game, m)) {
          const objected = contest(game, JSON.parse(JSON.stringify(m)), { seat: table.seats! - 1, question });
          if ('refused' in objected) throw new Error(objected.refused.key);
          let { match } = objected;
          const votes = position(game, match).open.filter(({ vote }) => vote);
          expect(votes.length).toBeGreaterThan(1);
          if (!answer) {
            const asked = open.filter((one) => questionId(one) === question);
            expect(votes.map(({ seat, actions }) => [seat, actions])).toEqual(
              asked.map(({ seat, actions }) => [seat, actions]),
            );
          }
          for (const { id, seat, otherwise } of votes) {
            const { action, args } = otherwise!;
            const voted = act(game, match, { decision: id, seat, action, args });
            if ('refused' in voted) throw new Error(voted.refused.key);
            match = voted.match;
          }
          expect(position(game, match).open.map(({ id }) => id)).not.toEqual(
            expect.arrayContaining(votes.map(({ id }) => id)),
          );
          expect(contestables(game, match).map((one) => one.question)).not.toContain(question);
        }
      },
    });
  });

  test('roles are those that the options know, each with as many as it may have', () => {
    const { match } = playout(part, salted('roles'), { ...table, most: 0 });
    const roles = game.roles?.(match.options);
    if (!roles) return expect(match).not.toHaveProperty('roles');
    expect(match.roles).toHaveLength(match.seats);
    for (const { id, n } of roles) {
      const taken = match.roles!.filter((one) => one === id).length;
      expect(taken).toBeGreaterThanOrEqual(n[0]);
      expect(taken).toBeLessThanOrEqual(n[1]);
    }
    expect(rolesFrom(game, match.options, match.seats, match.roles)).toEqual(match.roles);
    const others = Array<string>(match.seats).fill('nobody');
    const { options, seats } = table;
    expect(() => start(game, { options, seats, seed: 'roles', roles: others })).toThrow(RangeError);
  });

  test('questions belong to windows that the game declares', () => {
    const met = new Set<string>();
    const known = Object.keys(game.windows ?? {});
    for (const n of goingOn(1, () => known.length === 0 || met.size > 0))
      playout(part, salted(`windows/${n}`), {
        ...table,
        most: game.windows ? plays({ sample: 200, whole: 600 }) : 60,
        each: (m) => {
          for (const { window } of position(game, m).open) if (window !== undefined) met.add(window);
        },
      });
    for (const window of met) expect(known).toContain(window);
    if (known.length > 0) expect(met.size).toBeGreaterThan(0);
  });
});
