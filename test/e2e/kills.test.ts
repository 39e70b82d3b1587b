import { expect, test } from 'vitest';
import { games } from '#src/registry';
import { plays } from '../kit/lengths.ts';
import { CHILD, playAndKill } from './kills.ts';

/** What is killed is the same program in every game, so the sample is one of them. `npm run kills` does it with a toy (`test/scripts/every-script.test.ts`). */
const times = games
  .slice(0, plays({ sample: 1, whole: games.length }))
  .map((part) => ({ part, seats: part.game.seats.min, name: part.game.id, kills: 1, program: CHILD }));

test.each(times)(
  'killed $kills times at a random moment, the program goes on each time and no acknowledged action of $name is lost or doubled',
  async ({ kills, ...party }) => {
    const { problems, ...figures } = await playAndKill(party, kills, 'ci', () => {});
    expect(problems).toEqual([]);
    expect(figures.kills).toBe(kills);
    expect(figures.acknowledged).toBeGreaterThanOrEqual(kills);
    expect(figures.answers).toBeGreaterThanOrEqual(figures.acknowledged);
  },
  240_000,
);
