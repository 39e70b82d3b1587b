import { expect, test } from 'vitest';
import { games } from '#src/registry';
import { plays } from '../kit/lengths.ts';
import { runHere } from '../kit/programs.ts';

/** What is killed is the same program in every game, so the sample is one of them. It is `npm run proof -- kills` that kills it. */
const times = games
  .slice(0, plays({ sample: 1, whole: games.length }))
  .map(({ game }) => ({ name: game.id, kills: 1 }));

test.each(times)(
  'killed $kills times at a random moment, the program goes on each time and no acknowledged action of $name is lost or doubled',
  async ({ name, kills }) => {
    const words = ['--game', name, '--kills', String(kills), '--seed', 'ci'];
    const { stdout, stderr, status } = await runHere('kills', words);
    // What was lost or doubled is said there, in words.
    expect(stderr).toMatch(/^kill 1: \d+ acknowledged, \d+ saved, \d+ under way\n$/);
    expect(status).toBe(0);
    const figures = JSON.parse(stdout);
    expect(figures).toMatchObject({ game: name, kills, problems: 0 });
    expect(figures.acknowledged).toBeGreaterThanOrEqual(kills);
    expect(figures.answers).toBeGreaterThanOrEqual(figures.acknowledged);
  },
  240_000,
);
