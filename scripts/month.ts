import { chanceFrom } from '#chance/playout';
import type { Json } from '#core/types';
import { studio } from '#drawing/studio';
import type { State as TearsOfTheDragon } from '#games/tears-of-the-dragon/state/state';
import { games } from '#src/registry';
import { type Course, courseOf, tableOf } from '../test/e2e/days.ts';
import { livesOf } from '../test/e2e/lives.ts';
import { month } from '../test/e2e/month.ts';
import { saltedNumber, unsalted } from '../test/kit/salt.ts';
import { PIXEL } from '../test/kit/small-paint.ts';
import { readCommandLine, whole } from './command-line.ts';

const NAME = 'month';
const { given } = readCommandLine(
  NAME,
  'A server over weeks on a clock that is moved by the hour: who is reminded when, and how long matches take with and without standing orders.',
  {
    matches: { help: 'that are played at once', default: '60' },
    people: { help: 'in ten time zones, some on holiday, some gone for good', default: '150' },
    days: { help: 'how long', default: '30' },
    restarts: { help: 'of the bot, at hours by chance', default: '30' },
    courses: { help: 'matches of each game, with orders and without', default: '30' },
    longest: { help: 'answers of each of these at most', default: '6000' },
    seed: { help: 'the same seed plays the same', default: String(saltedNumber('month')) },
  },
);
const count = (option: string) => whole(NAME, option, given[option]!);

/** What is wanted of orders: waits with them, in parts of the waits without them, and at most. */
interface Wanted {
  of: string;
  most(without: number): number;
  counted(course: Course): number[];
  roundOfFight?(g: Json): number;
}
/** A battle that goes on: one of five rounds changed hands 19 times before there were orders. */
const LONG = 5;
const WANTED: Record<string, Wanted> = {
  'tears-of-the-dragon': {
    of: `a battle of ${LONG} rounds or more`,
    most: () => 6,
    counted: ({ inFights }) => inFights.filter(({ rounds }) => rounds >= LONG).map(({ waits }) => waits),
    roundOfFight: (g) => (g as unknown as TearsOfTheDragon).battle?.round ?? 0,
  },
  'middle-earth-quest': { of: 'a round', most: (without) => without / 2, counted: ({ inRounds }) => inRounds },
  gloomhaven: { of: 'a scenario', most: () => 60, counted: ({ waits }) => [waits] },
};
/** People who look for ever: a course is measured to its end. */
const YEARS = 900;

const mean = (of: readonly number[]): number => (of.length === 0 ? 0 : of.reduce((a, b) => a + b, 0) / of.length);

let isMet = true;
const from = Date.UTC(2027, 2, 1);
for (const part of games) {
  const { id } = part.game;
  const courses = [false, true].map((withOrders) =>
    Array.from({ length: count('courses') }, (_, n) => {
      const seed = `${given.seed}/${id}/${n}`;
      const lives = livesOf(tableOf(part), { from, days: YEARS }, chanceFrom(unsalted(seed))).map(
        ({ wishes, looks }) => ({
          wishes,
          looks,
        }),
      );
      const roundOfFight = WANTED[id]?.roundOfFight;
      return courseOf(part, {
        seats: tableOf(part),
        seed,
        withOrders,
        lives,
        from,
        most: count('longest'),
        roundOfFight,
      });
    }),
  );
  const [without, withThem] = courses as [Course[], Course[]];
  const days = courses.map((all) => mean(all.filter(({ isOver }) => isOver).map((one) => one.days)).toFixed(0));
  const waits = courses.map((all) => mean(all.map((one) => one.waits)).toFixed(0));
  const wanted = WANTED[id];
  const [before, after] = [without, withThem].map((all) => mean(all.flatMap((one) => wanted?.counted(one) ?? [])));
  const met = !wanted || after! <= wanted.most(before!);
  isMet &&= met;
  process.stdout.write(
    `${id}, ${tableOf(part)} seats: ${days[0]} days to the end without orders, ${days[1]} with; waits ${waits[0]}, ${waits[1]}${
      wanted
        ? `; ${wanted.of} ${before!.toFixed(1)}, ${after!.toFixed(1)}, at most ${wanted.most(before!).toFixed(1)}: ${met ? 'met' : 'MISSED'}`
        : ''
    }\n`,
  );
}

// What is drawn is of no matter here, and when it comes is.
studio.paint = async () => PIXEL;
const { problems, ...figures } = await month({
  matches: count('matches'),
  people: count('people'),
  days: count('days'),
  restarts: count('restarts'),
  seed: given.seed!,
});
for (const problem of problems) process.stderr.write(`${problem}\n`);
process.stdout.write(
  `${JSON.stringify({ ...figures, ordersMet: isMet, problems: problems.length, seed: given.seed })}\n`,
);
process.exit(problems.length > 0 ? 1 : 0);
