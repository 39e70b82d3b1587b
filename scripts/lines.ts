import { randomUUID } from 'node:crypto';
import { chanceFrom } from '#chance/playout';
import { games } from '../src/registry.ts';
import { type Heard, heardIn } from '../test/kit/said.ts';
import { SALT, salted } from '../test/kit/salt.ts';
import { faultsOf } from '../test/kit/style.ts';
import { readCommandLine, whole } from './command-line.ts';
import { anyOptions } from './match-options.ts';

/** Lines of fresh matches for a reader, and those against the style that a test can hold. */

const NAME = 'lines';
const POLICIES = ['random', 'progress'] as const;
const { given } = readCommandLine(
  NAME,
  'Prints lines of fresh matches for a reader, and all that are against the style.',
  {
    locale: { help: 'en or ja', default: 'ja' },
    count: { help: 'how many lines of all games together', default: '200' },
    matches: { help: 'how many matches of each game', default: '12' },
    most: {
      help: 'a match is left after so many answers: every part of a match is reached by one of them',
      default: '400',
    },
    salt: { help: 'the same salt gives the same lines; CASTELLAN_SALT if absent, or else a new one' },
  },
);
const salt = given.salt || SALT || randomUUID().slice(0, 8);
const locale = given.locale === 'en' ? 'en' : 'ja';
const each = Math.ceil(whole(NAME, 'count', given.count!) / games.length);
const matches = whole(NAME, 'matches', given.matches!);
const most = whole(NAME, 'most', given.most!);
process.stderr.write(`salt ${salt}\n`);

let against = 0;
for (const part of games) {
  const { min, max } = part.game.seats;
  const heard: Heard = { en: new Map(), ja: new Map() };
  for (let i = 0; i < matches; i++) {
    const seed = `${salt}/${part.game.id}/${i}`;
    const seats = min + (i % (max - min + 1));
    const policy = POLICIES[i % POLICIES.length]!;
    heardIn(part, seed, { seats, policy, options: anyOptions(part, seed, seats), most, questions: most }, heard);
  }
  const lines = [...heard[locale]];
  const faults = lines.flatMap(([line, where]) =>
    faultsOf(line, locale).map((fault) => `${fault} (${where}): ${line}`),
  );
  against += faults.length;
  process.stdout.write(`== ${part.game.id}: ${lines.length} lines, ${faults.length} against the style\n`);
  for (const fault of faults) process.stdout.write(`! ${fault}\n`);
  const chance = chanceFrom(salted(`${salt}/${part.game.id}/sample`));
  const sample = lines.map((line) => [chance(), line] as const).sort(([a], [b]) => a - b);
  for (const [, [line, where]] of sample.slice(0, each)) process.stdout.write(`${where.padEnd(8)} ${line}\n`);
}
process.exitCode = against > 0 ? 1 : 0;
