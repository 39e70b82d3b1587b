import { expect, test } from 'vitest';
import { chanceFrom, playout } from '#chance/playout';
import { copy } from '#core/copy';
import { position } from '#core/match';
import { makeRng } from '#core/rng';
import { seatRange } from '#core/seats';
import { thinkOf } from '#core/think';
import type { Match } from '#core/types';
import type { AnyGame } from '#src/game-part';
import { dealAnew, worldsFor } from '#thinking/worlds';
import { plays } from '../kit/lengths.ts';
import { parts } from '../kit/parts.ts';
import { salted } from '../kit/salt.ts';
import { expectSame } from '../kit/same.ts';

/** What a seat thinks in is made of what it sees and of a seed: of nothing else. */

const all = parts.map((part): [string, AnyGame] => [part.game.id, part]);
/** One position in so many of a match is looked at. */
const EVERY = 23;

function* positionsOf(part: AnyGame, most: number): Generator<Match<unknown>> {
  const picked: Match<unknown>[] = [];
  for (let n = 0; picked.length < most && n < most; n++)
    playout(part, salted(`worlds/${n}`), {
      seats: Math.max(2, seatRange(part.game).min),
      policy: n % 2 === 0 ? 'progress' : 'random',
      most: EVERY * 40,
      each: (match) => {
        if (match.logged % EVERY === n % EVERY && !position(part.game, match).outcome) picked.push(match);
      },
    });
  yield* picked.slice(0, most);
}

test.each(all)('%s: a world of a seat looks to it as the match does, and asks it the same', (_, part) => {
  let changed = 0;
  for (const match of positionsOf(part, plays({ sample: 7, whole: 300 }))) {
    const { g, open } = position(part.game, match);
    for (let seat = 0; seat < match.seats; seat++) {
      const world = worldsFor(part, match, seat)('one');
      expectSame(part.game.view(world.g, seat), part.game.view(g, seat));
      const mine = (asked: readonly { seat: number }[]) => asked.filter((one) => one.seat === seat);
      expectSame(mine(world.asked), mine(open));
      if (JSON.stringify(world.g) !== JSON.stringify(g)) changed++;
    }
  }
  expect(changed).toBeGreaterThan(0);
});

test.each(all)('%s: two worlds that differ in what a seat may not know become one, with the same seed', (_, part) => {
  const chance = chanceFrom(salted(`worlds/${part.game.id}`));
  let differed = 0;
  for (const match of positionsOf(part, plays({ sample: 8, whole: 1_000 }))) {
    for (let seat = 0; seat < match.seats; seat++) {
      const seed = String(chance());
      const thought = thinkOf(part.game, match);
      const [one, other] = [thought.line(), thought.line()];
      other.g = copy(part.proofs!.swapHidden(other.g, seat, makeRng({ seed, drawn: {} })));
      if (JSON.stringify(one.g) !== JSON.stringify(other.g)) differed++;
      for (const line of [one, other]) dealAnew(part, line, seat, seed);
      expectSame(other.g, one.g);
    }
  }
  expect(differed).toBeGreaterThan(0);
});
