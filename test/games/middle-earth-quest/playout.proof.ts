import { expect, test } from 'vitest';
import { playout, race } from '#chance/playout';
import { position } from '#core/match';
import { makeRng } from '#core/rng';
import { middleEarthQuest } from '#games/middle-earth-quest/game';
import { OPTIONS } from '#games/middle-earth-quest/rules/match/setup';
import { plays } from '../../kit/lengths.ts';
import { salted } from '../../kit/salt.ts';
import { expectSame } from '../../kit/same.ts';
import { part } from './part.ts';

/** Whole matches by chance, with the audit after every answer. */

const MATCHES = plays({ sample: 3, whole: 500 });
const POLICIES = ['random', 'progress'] as const;

/** Each value of every option comes by turns. */
const optionsOf = (i: number): Record<string, string> =>
  Object.fromEntries(Object.entries(OPTIONS).map(([name, values], j) => [name, values[(i >> j) % values.length]!]));

test.each([2, 3, 4])(
  'with %i seats every match ends by the rules: the heroes win together, or Sauron does',
  (seats) => {
    for (let i = 0; i < MATCHES; i++) {
      const how = { seats, policy: POLICIES[i % 2]!, options: optionsOf(i) };
      const { g, outcome } = race(part, salted(`play/${i}`), how);
      expect(outcome, `${seats} ${i}`).toBeDefined();
      const [sauron, ...heroes] = outcome!.seats.map(({ result }) => result);
      expect(heroes).toHaveLength(seats - 1);
      expect(new Set(heroes)).toEqual(new Set([sauron === 'won' ? 'lost' : 'won']));
      expect(sauron === 'won').toBe(g.winner === 'sauron');
      expect(outcome!.why).toEqual({ key: `outcome.${g.winner}` });
    }
  },
);

test('after every answer the state goes through JSON and its own schema and is the same again', () => {
  let looked = 0;
  const { over } = playout(part, salted('json'), {
    seats: 3,
    each: (m) => {
      const { g } = position(middleEarthQuest, m);
      expectSame(middleEarthQuest.parse(JSON.parse(JSON.stringify(g))), g);
      looked++;
    },
  });
  expect(over).toBe(true);
  expect(looked).toBeGreaterThan(20);
});

test('MEQ-1.4: faces, hands, objectives and the order of decks are in the view of nobody else', () => {
  let looked = 0;
  for (let i = 0; i < plays({ sample: 1, whole: 20 }); i++)
    playout(part, salted(`secrets/${i}`), {
      seats: 4,
      policy: POLICIES[i % 2]!,
      most: plays({ sample: 150, whole: 20_000 }),
      each: (m) => {
        const { g } = position(middleEarthQuest, m);
        for (const viewer of [0, 1, 2, 3, 'spectator'] as const) {
          const other = part.proofs.swapHidden(g, viewer, makeRng({ seed: salted(`swap/${i}`), drawn: {} }));
          middleEarthQuest.parse(JSON.parse(JSON.stringify(other)));
          expectSame(middleEarthQuest.view(other, viewer), middleEarthQuest.view(g, viewer));
          looked++;
        }
      },
    });
  expect(looked).toBeGreaterThan(500);
});
