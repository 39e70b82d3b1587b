import { expect, test } from 'vitest';
import { race } from '#chance/playout';
import { middleEarthQuest } from '#games/middle-earth-quest/game';

test.each([2, 3, 4])('plays %i', (seats) => {
  for (let i = 0; i < 10; i++)
    for (const policy of ['random', 'progress'] as const) {
      const { g, decisions, outcome, events } = race(middleEarthQuest, `a${i}`, { seats, policy, most: 3000 });
      console.log(seats, policy, decisions, g.round, JSON.stringify(g.markers), outcome && g.winner, events.length);
    }
  expect(1).toBe(1);
});
