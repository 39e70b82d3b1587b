import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { playout } from '#chance/playout';
import { position } from '#core/match';
import { seatRange } from '#core/seats';
import type { Match } from '#core/types';
import type { AnyGame } from '#src/game-part';
import { EDITION } from '#thinking/edition';
import { thoughts } from '#thinking/thinker';
import { parts } from '../kit/parts.ts';
import { unsalted } from '../kit/salt.ts';

/**
 * What `normal` answers in fixed positions, by edition of thinking. Where a test fails, computers think otherwise than before: raise the edition, and
 * write down here what the test found.
 */
const ANSWERED = {
  edition: 3,
  'tears-of-the-dragon': 'ea90e098',
  scythe: 'd20f7ec6',
  gloomhaven: '27e41801',
  'middle-earth-quest': '96d05e12',
  'liars-dice': 'e03ff417',
  caravan: '2b3a6fb2',
};

/** So many positions of a match, one in so many of its answers. */
const POSITIONS = 4;
const EVERY = 17;

function* positionsOf(part: AnyGame): Generator<Match<unknown>> {
  const picked: Match<unknown>[] = [];
  playout(part, unsalted('edition'), {
    seats: Math.max(2, seatRange(part.game).min),
    policy: 'progress',
    most: EVERY * POSITIONS + 1,
    each: (match) => {
      if (match.logged % EVERY === 0 && !position(part.game, match).outcome) picked.push(match);
    },
  });
  yield* picked.slice(0, POSITIONS);
}

/** Stands for what a computer answers to the first question of each position. */
function answered(part: AnyGame): string {
  const all = [...positionsOf(part)].map((match) => {
    const { id, seat } = position(part.game, match).open[0]!;
    return thoughts(part, match, seat, { decision: id, level: 'normal', seed: 'edition' })[0]!.answer;
  });
  return createHash('sha256').update(JSON.stringify(all)).digest('hex').slice(0, 8);
}

test('the edition of thinking was raised with the last change of what computers answer', () => {
  const found = Object.fromEntries(parts.map((part) => [part.game.id, answered(part)]));
  expect({ edition: EDITION, ...found }).toEqual(ANSWERED);
});
