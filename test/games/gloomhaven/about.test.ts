import { expect, test } from 'vitest';
import { playout } from '#chance/playout';
import { position } from '#core/match';
import { gloomhaven } from '#games/gloomhaven/game';
import { suffer } from '#games/gloomhaven/rules/damage/damage';
import { place } from '#games/gloomhaven/rules/deeds/place';
import { plays } from '../../kit/lengths.ts';
import { salted } from '../../kit/salt.ts';
import { G, guard, table } from './board.ts';
import { part } from './part.ts';

/** What a question is about, by the shapes of the actions that answer it. */

test('every question of a match is about what its actions look at', () => {
  let looked = 0;
  for (let i = 0; i < plays({ sample: 1, whole: 6 }); i++)
    playout(part, salted(`about/${i}`), {
      seats: 2 + (i % 3),
      each: (m) => {
        for (const { actions, about } of position(gloomhaven, m).open)
          for (const shape of actions.flatMap((name) => gloomhaven.actions[name]!.about ?? [])) {
            shape.parse(about);
            looked++;
          }
      },
    });
  expect(looked).toBeGreaterThan(20);
});

test('a question about something else is refused by the shape of its action', () => {
  const brute = { class: 'brute', at: '2,2', plays: [1, 6] } as const;
  const t = table({ heroes: [brute], monsters: [guard('1,2')], cards: { guard: 'guard-4' } });
  t.seat(0).does('end-turn');
  const { about } = t.open[0]!;
  expect(suffer.about!.parse(about)).toEqual({ n: expect.any(Number), hp: 10 });
  expect(() => suffer.about!.parse({ targets: [G(1)], most: 1 })).toThrow('hp');
});

test('140: an obstacle that covers three hexes is offered as all of them, and that is a question about places', () => {
  const t = table({ heroes: [{ class: 'cragheart', at: '2,2', plays: [140, 116] }], monsters: [guard('1,0')] });
  t.seat(0).does('act', { half: '140:top' });
  const { hexes } = place.about!.parse(t.open[0]!.about);
  expect(hexes.length).toBeGreaterThan(1);
  for (const one of hexes) expect(one.split(' ')).toHaveLength(3);
});
