import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { thinkerHere } from '#bot/computers/thinker-here';
import type { ToThink } from '#bot/match/to-think';
import { playout } from '#chance/playout';
import { historyOf } from '#core/history';
import { position } from '#core/match';
import type { Json, Match } from '#core/types';
import { games } from '#src/registry';
import { openThinker } from '#src/thinker/open-thinker';
import { playedByComputers } from '../kit/by-computers.ts';
import { inProof } from '../kit/lengths.ts';
import { salted } from '../kit/salt.ts';
import { expectSame } from '../kit/same.ts';

/** The process that thinks for computers. */

const thinker = openThinker();
afterAll(() => thinker.close());

/** What the seat is asked first in a match of this game after some answers. */
function question(game: string, most: number): ToThink {
  const part = games.find((one) => one.game.id === game)!;
  const match = playout(part, salted('thinker'), { most }).match as Match<Json>;
  const decision = position(part.game, match).open[0]!;
  // Easy takes a fifth of the CPU of normal, and goes the same way.
  return { game, match, decision, level: inProof ? 'normal' : 'easy', seed: salted('thought') };
}

describe('the thinking process', () => {
  test.each(games.map(({ game }) => game.id))('%s: answers as if it had been thought here', async (game) => {
    const asked = question(game, 12);
    expect(await thinker.think(asked)).toEqual(await thinkerHere(games).think(asked));
  });

  test('answers one after the other, each to its own question', async () => {
    const asked = games.map(({ game }) => question(game.id, 5));
    const here = thinkerHere(games);
    expect(await Promise.all(asked.map((one) => thinker.think(one)))).toEqual(
      await Promise.all(asked.map((one) => here.think(one))),
    );
  });

  test('what it cannot think of is rejected, and the next one is answered', async () => {
    const asked = question('scythe', 5);
    await expect(thinker.think({ ...asked, game: 'chess' })).rejects.toThrow('chess is not here');
    expect(await thinker.think(asked)).toEqual(await thinkerHere(games).think(asked));
  });

  test('looks back when nobody has to answer any more, as it would be looked back here', async () => {
    const part = games.find((one) => one.game.id === 'tears-of-the-dragon')!;
    const match = playedByComputers(part, { answers: 24, seed: salted('computers') });
    const order = { game: part.game.id, match, history: historyOf(match.news) };
    const done: string[] = [];
    const asked = question('scythe', 5);
    const first = thinker.think(asked).then(() => done.push('answer'));
    const back = thinker.lookBack(order).then((found) => {
      done.push('back');
      return found;
    });
    const second = thinker.think({ ...asked, seed: salted('second') }).then(() => done.push('answer'));
    const [seen] = await Promise.all([back, first, second]);
    expect(done).toEqual(['answer', 'answer', 'back']);
    expect(seen.length).toBeGreaterThan(0);
    expectSame(seen, await thinkerHere(games).lookBack(order));
  });

  test('of what takes too long the best so far is given, and how far it has come', async () => {
    // It tells what is best after two rounds, and then thinks for ever.
    const folder = mkdtempSync(join(tmpdir(), 'thinker-'));
    const start = join(folder, 'start.mjs');
    const best = { chosen: { action: 'rest', args: {} }, rounds: 2 };
    const says = `process.on('message', () => { process.send({ sofar: ${JSON.stringify(best)} }); for (;;); });`;
    writeFileSync(start, `${says}\nprocess.send({ ready: true });`);
    const slow = openThinker({ start, work: 2_000 });
    expect(await slow.think(question('scythe', 5))).toEqual(best);
    await slow.close();
    rmSync(folder, { recursive: true });
  });

  test('given up when it takes too long and nothing is best yet', async () => {
    const hasty = openThinker({ work: 0 });
    await expect(hasty.think(question('scythe', 5))).rejects.toThrow('time');
    await hasty.close();
  });
});
