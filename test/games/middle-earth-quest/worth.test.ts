import { expect, test } from 'vitest';
import { playout } from '#chance/playout';
import { copy } from '#core/copy';
import { middleEarthQuest } from '#games/middle-earth-quest/game';
import { evaluate } from '#games/middle-earth-quest/judge/worth/worth';
import { plots } from '#games/middle-earth-quest/printed/cards/decks';
import { SAURON, type State } from '#games/middle-earth-quest/state/state';
import { salted } from '../../kit/salt.ts';

/** What a computer seat of Middle-Earth Quest weighs. */

/** A match some turns after its beginning, with these things not as they were. */
function midway(change: (g: State) => void = () => {}): State {
  const { match } = playout({ game: middleEarthQuest }, salted('worth'), { seats: 3, most: 80 });
  const g = copy(match.base);
  change(g);
  return g;
}

test('what Sauron gains the heroes lose, and heroes stand equally well', () => {
  const g = midway();
  expect(evaluate(g, 1)).toBeCloseTo(0 - evaluate(g, SAURON));
  expect(evaluate(g, 2)).toBe(evaluate(g, 1));
});

test('the side whose marker has moved stands better', () => {
  const back = (g: State) => Object.assign(g.markers, { green: 2, red: 2, black: 2, yellow: 2 });
  const green = (g: State) => Object.assign(back(g), { green: 5 });
  const red = (g: State) => Object.assign(back(g), { red: 5 });
  expect(evaluate(midway(green), 1)).toBeGreaterThan(evaluate(midway(back), 1));
  expect(evaluate(midway(red), SAURON)).toBeGreaterThan(evaluate(midway(back), SAURON));
});

test('a plot that is gone is worse for Sauron, and a quest that is done is better for the heroes', () => {
  const [card] = plots.keys() as Iterable<string>;
  const lying = (slots: State['slots']) => evaluate({ ...midway(), slots }, SAURON);
  expect(lying([null, null, null])).toBeLessThan(lying([{ card: card!, at: 'moria' }, null, null]));
  const [done, open] = (['done', 'open'] as const).map((is) =>
    evaluate(
      midway((g) => {
        g.heroes[0]!.starting.is = is;
      }),
      1,
    ),
  ) as [number, number];
  expect(done).toBeGreaterThan(open);
});

test('a match that is over and won is worth more than anything still to come', () => {
  const won = midway((g) => {
    g.winner = 'heroes';
  });
  expect(evaluate(won, 1)).toBeGreaterThan(evaluate(midway(), 1));
  expect(evaluate(won, SAURON)).toBeLessThan(evaluate(midway(), SAURON));
});
