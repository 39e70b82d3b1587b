import { describe, expect, test } from 'vitest';
import { playout, race } from '#chance/playout';
import { act, position, start } from '#core/match';
import { makeRng } from '#core/rng';
import { gloomhaven } from '#games/gloomhaven/game';
import { LEVELS, SCENARIOS } from '#games/gloomhaven/printed/content/offered';
import { CLASSES } from '#games/gloomhaven/printed/schema/terms/base';
import { wantsOfScenario } from '#games/gloomhaven/rules/perform/built';
import { plays } from '../../kit/lengths.ts';
import { salted } from '../../kit/salt.ts';
import { expectSame } from '../../kit/same.ts';
import { part } from './part.ts';
import { partyOf, withParty } from './parties.ts';

/** Whole scenarios by chance, with the audit after every answer. */

/** Of each number of characters; over all scenarios every level comes. */
const MATCHES = plays({ sample: 1, whole: 12 });
/** The matches are counted through: the level changes with each, the party when every level has come. */
function planOf(i: number, seats: number, scenario: string): { level: string; party: ReturnType<typeof partyOf> } {
  const before = 3 * (SCENARIOS as readonly string[]).indexOf(scenario) + seats - 2;
  const n = MATCHES * before + i;
  return { level: LEVELS[n % LEVELS.length]!, party: partyOf(CLASSES, seats, Math.floor(n / LEVELS.length)) };
}
const POLICIES = ['random', 'progress', 'competent'] as const;
/** Who plans takes a hundred times as long as who plays by chance: of a sample he plays the first scenario. */
const PLANNED = plays({ sample: 1, whole: 99 });

describe.each(SCENARIOS)('scenario %s', (scenario) => {
  test.each([2, 3, 4])('is played from its set-up to won or lost with %i characters', (seats) => {
    for (let i = 0; i < (scenario === '1' ? 3 * MATCHES : MATCHES); i++) {
      const { level, party } = planOf(i, seats, scenario);
      const options = { scenario, level, ties: (i + seats) % 2 ? 'by-the-table' : 'by-the-rules' };
      const policies = POLICIES.slice(0, Number(scenario) <= PLANNED ? 3 : 2);
      const how = { seats: party.length, policy: policies[(i + seats) % policies.length]!, options };
      const { outcome, g } = race({ ...part, game: withParty(party) }, salted(`play/${scenario}/${i}`), how);
      expect(outcome, `${party} ${i}`).toBeDefined();
      const results = new Set(outcome!.seats.map(({ result }) => result));
      expect(results.size).toBe(1);
      expect(results.has('won')).toBe(g.ends === 'won');
    }
  });
});

test('every class is among them, at every level that is offered for it', () => {
  const played = new Set<string>();
  for (const scenario of SCENARIOS)
    for (const seats of [2, 3, 4])
      for (let i = 0; i < MATCHES; i++) {
        const { level, party } = planOf(i, seats, scenario);
        for (const id of party) played.add(`${id} ${level}`);
      }
  const offered = LEVELS.flatMap((level) => CLASSES.map((id) => `${id} ${level}`));
  expect([...played].sort()).toEqual(offered.sort());
});

test('what is offered is built: its scenarios, every class at every level', () => {
  expect(SCENARIOS.flatMap((id) => wantsOfScenario(Number(id)).map((wanted) => `${id}: ${wanted}`))).toEqual([]);
  expect(gloomhaven.roles!({}).map(({ id }) => id)).toEqual([...CLASSES]);
  expect(LEVELS.map(Number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
});

test('after every answer the state goes through JSON and its own schema and is the same again', () => {
  let looked = 0;
  const { over } = playout(part, salted('json'), {
    seats: 2,
    each: (m) => {
      const { g } = position(gloomhaven, m);
      expectSame(gloomhaven.parse(JSON.parse(JSON.stringify(g))), g);
      looked++;
    },
  });
  expect(over).toBe(true);
  expect(looked).toBeGreaterThan(20);
});

test('what a viewer may not know is not in the view: other hands, choices, decks', () => {
  let looked = 0;
  for (let i = 0; i < plays({ sample: 1, whole: 3 }); i++)
    playout(part, salted(`secrets/${i}`), {
      seats: 3,
      each: (m) => {
        const { g, open } = position(gloomhaven, m);
        for (const viewer of [0, 1, 2, 'spectator'] as const) {
          const other = part.proofs.swapHidden(g, viewer, makeRng({ seed: salted(`swap/${i}`), drawn: {} }));
          expectSame(gloomhaven.view(other, viewer), gloomhaven.view(g, viewer));
          looked++;
        }
        for (const { seat, key, about } of open)
          if (key !== 'hand') expect(JSON.stringify([seat, about])).not.toContain('draw');
      },
    });
  expect(looked).toBeGreaterThan(100);
});

test('two classes of one kind do not sit at a table, and other numbers of seats neither', () => {
  const options = { scenario: '1' };
  expect(() => start(gloomhaven, { options, seats: 2, seed: 'a', roles: ['brute', 'brute'] })).toThrow(RangeError);
  expect(() => start(gloomhaven, { options, seats: 1, seed: 'a', roles: ['brute'] })).toThrow(RangeError);
  const match = start(gloomhaven, { options, seats: 2, seed: 'a', roles: ['brute', 'spellweaver'] });
  const [first] = position(gloomhaven, match).open;
  expect(
    act(gloomhaven, match, { decision: first!.id, seat: 0, action: 'take-cards', args: { cards: ['1'] } }),
  ).toHaveProperty('refused');
});
