import { chanceFrom, POLICIES, type Policy, race } from '#chance/playout';
import { endingOf } from '#core/outcome';
import { parts } from '../test/kit/parts.ts';
import { salted } from '../test/kit/salt.ts';
import { readCommandLine, whole } from './command-line.ts';
import { anyOptions, gameOption, OPTIONS_HELP, readGame, readOptions, readTable, SEATS } from './match-options.ts';

const NAME = 'playout';
const { given } = readCommandLine(NAME, 'Plays whole matches by chance and prints one JSON line about them.', {
  game: gameOption(parts),
  matches: { help: 'how many matches; of each scenario where several are named', default: '100' },
  seed: { help: 'the same seed plays the same matches', default: '1' },
  seats: SEATS,
  policy: { help: `${POLICIES.join(', ')}: blindly, pulled towards the end, or well`, default: 'progress' },
  options: { help: `${OPTIONS_HELP}; "any" is others by chance for each match` },
  scenario: { help: 'the same as the option of that name: one, several (1,2,3), or "all"' },
  level: { help: 'the same as the option of that name' },
  party: {
    help: 'who plays which role, in the order of seats (brute,spellweaver); "any" is another one for each match',
  },
  decisions: { help: 'a match is left after so many decisions', default: '20000' },
});

const part = readGame(NAME, given.game!, parts);
const matches = whole(NAME, 'matches', given.matches!);
const most = whole(NAME, 'decisions', given.decisions!);
const party = given.party === '' || given.party === 'any' ? undefined : given.party!.split(',');
const seatsWanted = given.seats || (party ? String(party.length) : '');
const isAny = given.options === 'any';
const typed = [isAny ? '' : given.options!, ...(given.level ? [`level=${given.level}`] : [])].filter(Boolean);

/** The scenarios that are played; one nameless where none is named. */
const scenarios: readonly (string | undefined)[] =
  given.scenario === ''
    ? [undefined]
    : given.scenario === 'all'
      ? (part.game.options.scenario ?? [undefined])
      : given.scenario!.split(',');

interface Tally {
  finished: number;
  decisions: number;
  errors: number;
  /** By the seats that have won. */
  wins: Record<string, number>;
}

/** Roles by chance, as many as there are seats: each as often as it may be at most. */
function anyRoles(seed: string, seats: number, options: Record<string, string>): string[] | undefined {
  const roles = part.game.roles?.(options);
  if (!roles) return undefined;
  const chance = chanceFrom(salted(`${seed}/roles`));
  const needed = roles.flatMap(({ id, n: [min] }) => Array<string>(min).fill(id));
  const free = roles.flatMap(({ id, n: [min, max] }) => Array<string>(max - min).fill(id));
  const mixed = free.map((id) => ({ id, at: chance() })).sort((a, b) => a.at - b.at);
  return [...needed, ...mixed.map(({ id }) => id)].slice(0, seats);
}

function play(scenario: string | undefined): Tally & ReturnType<typeof readTable> {
  const wanted = [...typed, ...(scenario === undefined ? [] : [`scenario=${scenario}`])].join(',');
  const table = readTable(NAME, part, readOptions(NAME, part.game.options, wanted), seatsWanted);
  const { seats } = table;
  const tally: Tally = { finished: 0, decisions: 0, errors: 0, wins: {} };
  for (let i = 0; i < matches; i++) {
    const seed = `${given.seed}/${scenario === undefined ? '' : `${scenario}/`}${i}`;
    const options = isAny ? anyOptions(part, seed, seats, table.options) : table.options;
    const roles = given.party === 'any' ? anyRoles(seed, seats, options) : party;
    try {
      const how = { policy: given.policy as Policy, most, seats, options, ...(roles && { roles }) };
      const played = race(part, salted(seed), how);
      tally.decisions += played.decisions;
      if (!played.outcome) continue;
      tally.finished++;
      const { ending, seats: who } = endingOf(played.outcome);
      const end = ending === 'all-lost' ? 'nobody' : ending === 'draw' ? 'draw' : who.join('+');
      tally.wins[end] = (tally.wins[end] ?? 0) + 1;
    } catch (error) {
      tally.errors++;
      process.stderr.write(`match ${seed}${roles ? ` (${roles})` : ''}: ${(error as Error).stack}\n`);
    }
  }
  return { ...tally, ...table };
}

const began = performance.now();
const played = scenarios.map((scenario) => ({ scenario, ...play(scenario) }));
const ms = performance.now() - began;
const sum = (of: (one: Tally) => number) => played.reduce((total, one) => total + of(one), 0);
const [errors, finished, decisions] = [
  sum((one) => one.errors),
  sum((one) => one.finished),
  sum((one) => one.decisions),
];

/** How often all have won together, and how often nobody has: what counts where all play against the game. */
function share({ seats, wins, finished: n }: Tally & { seats: number }): { won: number; lost: number; share: number } {
  const won = wins[Array.from({ length: seats }, (_, seat) => seat).join('+')] ?? 0;
  return { won, lost: wins.nobody ?? 0, share: round(won / Math.max(1, n)) };
}

const wins: Record<string, number> = {};
for (const one of played) for (const [who, n] of Object.entries(one.wins)) wins[who] = (wins[who] ?? 0) + n;
for (const { scenario, ...one } of played.filter((each) => each.scenario !== undefined)) {
  const { won, lost, share: part } = share(one);
  process.stderr.write(
    `scenario ${scenario}: won ${won} of ${one.finished} (${Math.round(part * 100)} %), lost ${lost}\n`,
  );
}
const { seats, options } = played[0]!;
const all = Object.fromEntries(played.map(({ scenario, ...one }) => [scenario, share(one)]));
const summary = {
  game: part.game.id,
  seats,
  options: isAny ? 'any' : options,
  ...(given.party && { party: party ?? 'any' }),
  matches: matches * scenarios.length,
  finished,
  decisions,
  msPerDecision: round(ms / Math.max(1, decisions)),
  errors,
  ...(given.scenario && { scenarios: all }),
};
process.stderr.write(`won by seat: ${JSON.stringify(wins)}\n`);
process.stdout.write(`${JSON.stringify(summary)}\n`);
process.exitCode = errors > 0 || (given.policy === 'progress' && finished < summary.matches) ? 1 : 0;

function round(n: number): number {
  return Math.round(n * 1000) / 1000;
}
