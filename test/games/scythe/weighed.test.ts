import { expect, test } from 'vitest';
import { playout } from '#chance/playout';
import { position } from '#core/match';
import type { Match } from '#core/types';
import { scythe } from '#games/scythe/game';
import { judge, proofs } from '#games/scythe/judge/judge';
import type { State } from '#games/scythe/state/state';
import { thoughts } from '#thinking/thinker';
import { salted } from '../../kit/salt.ts';

/** Which answers a computer seat weighs at the beginning of its turn. */

const part = { game: scythe, judge, proofs };
/** One beginning of a turn in so many is looked at. */
const EVERY = 15;

test('SC-3.1: to produce is weighed at the beginning of every turn, however many ways to move there are', () => {
  const begun: Match<State>[] = [];
  playout(part, salted('weighed'), {
    most: 600,
    each: (match) => {
      if (position(scythe, match).open[0]?.actions.includes('produce')) begun.push(match);
    },
  });
  const looked = begun.filter((_, n) => n % EVERY === EVERY - 1).slice(0, 4);
  expect(looked.length).toBeGreaterThan(0);
  for (const match of looked) {
    const { g, open } = position(scythe, match);
    const [{ id, seat, about }] = open as [(typeof open)[number]];
    const answers = thoughts(part, match, seat, { decision: id, level: 'normal', seed: 'any' });
    const produce = scythe.actions.produce!;
    if (produce.suggest!({ g, seat, about }).length > 0)
      expect(answers.map(({ answer }) => answer.action)).toContain('produce');
  }
});
