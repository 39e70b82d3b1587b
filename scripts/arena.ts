import { choose, POLICIES, type Policy } from '../src/chance/choose.ts';
import { chanceFrom } from '../src/chance/playout.ts';
import { LEVELS, type Level } from '../src/core/levels.ts';
import { act, position, start } from '../src/core/match.ts';
import type { Decision, Match, Outcome, SeatId } from '../src/core/types.ts';
import type { AnyGame } from '../src/game-part.ts';
import { thoughts } from '../src/thinking/thinker.ts';
import { parts } from '../test/kit/parts.ts';
import { salted } from '../test/kit/salt.ts';
import { CPU, heldTo } from './arena-lines.ts';
import { readCommandLine, whole } from './command-line.ts';
import { figuresOf, linesOf, rounded, share, table } from './figures.ts';
import { gameOption, OPTIONS_HELP, readGame, readOptions, readTable } from './match-options.ts';

/** Matches between computer seats and players by chance: who wins, and what an answer costs. */

const NAME = 'arena';
/** So many matches of a line say something. */
const ENOUGH = 60;
type Entrant = Level | Policy;
const ENTRANTS: readonly Entrant[] = [...LEVELS, ...POLICIES];

const { given } = readCommandLine(
  NAME,
  'Has computer seats play against others, and prints how often each comes first.',
  {
    game: gameOption(parts),
    seats: { help: `who plays: ${ENTRANTS.join(', ')}; the first is judged`, default: 'normal,progress' },
    matches: { help: 'how many matches', default: '200' },
    from: { help: 'the first of these matches, in a run that goes on where another one ended', default: '1' },
    salt: { help: 'another salt plays others: never one that anything was tuned on', default: '1' },
    roles: { help: 'who plays which role, in the order of seats; in a game with roles nobody changes seats' },
    options: { help: OPTIONS_HELP },
    decisions: { help: 'a match is left after so many decisions', default: '20000' },
  },
);
const part = readGame(NAME, given.game!, parts);
const entrants = given.seats!.split(',') as Entrant[];
for (const one of entrants)
  if (!ENTRANTS.includes(one)) {
    process.stderr.write(`${NAME}: no seat "${one}"; there are ${ENTRANTS.join(', ')}\n`);
    process.exit(2);
  }
const typed = readOptions(NAME, part.game.options, given.options!);
const { options, seats } = readTable(NAME, part, typed, String(entrants.length));
const roles = given.roles ? given.roles.split(',') : undefined;
const matches = whole(NAME, 'matches', given.matches!);
const from = whole(NAME, 'from', given.from!) - 1;
const most = whole(NAME, 'decisions', given.decisions!);

interface Played {
  /** Which entrant sat where, by seat. */
  sat: readonly number[];
  outcome: Outcome['outcome'] | undefined;
  /** Own turns of each seat, in a game that names turns of seats. */
  turns: number[];
}
/** ms of CPU of each answer, by who gave it. */
const answers = new Map<Entrant, number[]>();

/** Plays one match. Everybody has sat everywhere once before another seed is taken. */
function play(n: number): Played {
  const round = part.game.roles ? n : Math.floor(n / seats);
  const turned = part.game.roles ? 0 : n % seats;
  const sat = entrants.map((_, seat) => (seat + turned) % seats);
  const seed = salted(`arena/${given.salt}/${round}`);
  const chance = chanceFrom(salted(`arena/${given.salt}/${round}/${turned}/chance`));
  let match: Match<unknown> = start(part.game, { options, seats, seed, ...(roles && { roles }) });
  const turns = sat.map(() => 0);
  let turn = '';
  for (let n = 0; n < most; n++) {
    const { g, open, outcome } = position(part.game, match);
    if (outcome) return { sat, outcome, turns };
    const now = part.game.turn?.(g) ?? null;
    if (JSON.stringify(now) !== turn && typeof now?.seat === 'number') turns[now.seat]!++;
    turn = JSON.stringify(now);
    const decision = open[0]!;
    const by = entrants[sat[decision.seat]!]!;
    const answer = answered(part, match, { decision, by, chance, seed: `${seed}/${turned}/${n}` });
    const acted = act(part.game, match, { decision: decision.id, seat: decision.seat, ...answer });
    if ('refused' in acted) throw new Error(`${decision.id} ${JSON.stringify(answer)}: ${acted.refused.key}`);
    match = { ...acted.match, news: [] };
  }
  return { sat, outcome: undefined, turns };
}

function answered(
  { game, judge, proofs }: AnyGame,
  match: Match<unknown>,
  { decision, by, chance, seed }: { decision: Decision; by: Entrant; chance: () => number; seed: string },
) {
  if (!isLevel(by)) {
    const { g } = position(game, match);
    return choose({ game, judge, g, decision, policy: by, chance });
  }
  const before = process.cpuUsage();
  const [best] = thoughts({ game, judge, proofs }, match, decision.seat, { decision: decision.id, level: by, seed });
  const { user, system } = process.cpuUsage(before);
  answers.set(by, [...(answers.get(by) ?? []), (user + system) / 1_000]);
  return best!.answer;
}
function isLevel(one: Entrant): one is Level {
  return (LEVELS as readonly string[]).includes(one);
}

const all: Played[] = [];
for (let n = from; n < from + matches; n++) {
  all.push(play(n));
  const { sat, outcome, turns } = all.at(-1)!;
  const how = sat.map((entrant, seat) => {
    const { result = 'left', score = '' } = outcome?.seats[seat] ?? {};
    return `${entrants[entrant]} ${result} ${score} (${turns[seat]} turns)`;
  });
  process.stderr.write(`${n + 1}: ${how.join(', ')}\n`);
}

/** What became of an entrant, in each match. */
const ofEntrant = (entrant: number) =>
  all.map(({ sat, outcome, turns }) => {
    const seat: SeatId = sat.indexOf(entrant);
    return { won: outcome?.seats[seat]?.result === 'won', score: outcome?.seats[seat]?.score, turns: turns[seat]! };
  });
const mean = (values: readonly number[]) =>
  rounded(values.reduce((sum, one) => sum + one, 0) / Math.max(1, values.length));

const held = heldTo(part.game.id, entrants, options);
const judged = (value: number, target: number | undefined, isLeast: boolean): string => {
  if (target === undefined) return '';
  const met = isLeast ? value >= target : value <= target;
  const word = !met ? 'MISSED' : matches < ENOUGH ? `fewer than ${ENOUGH}` : 'met';
  return `${isLeast ? '>=' : '<='} ${target} ${word}`;
};
const rows = entrants.map((name, entrant) => {
  const of = ofEntrant(entrant);
  const { percent, low, high } = share(of.filter(({ won }) => won).length, of.length);
  const score = mean(of.flatMap((one) => one.score ?? []));
  const turns = mean(of.map((one) => one.turns));
  const target = entrant === 0 ? held : undefined;
  return [
    name,
    `${percent} %`,
    `${low} to ${high}`,
    judged(percent, target?.first, true),
    String(score),
    judged(score, target?.score, true),
    String(turns),
    judged(turns, target?.turns, false),
  ];
});
const left = all.filter(({ outcome }) => !outcome).length;
const cpu = [...answers].map(([by, values]) => ({
  name: by,
  figures: figuresOf(values),
  target: { of: 'p95' as const, below: CPU[by]! },
}));
const lines = [
  [`${part.game.id}, ${matches} matches`, 'won', '95 %', 'asked', 'score', 'asked', 'own turns', 'asked'],
  ...rows,
];
process.stdout.write(`${table(lines)}\n`);
if (cpu.length > 0) process.stdout.write(`\n${table(linesOf('ms of CPU for an answer', cpu))}\n`);
process.stdout.write(
  `${JSON.stringify({ game: part.game.id, seats: entrants, options: typed, salt: given.salt, matches, left })}\n`,
);
process.exitCode = rows.flat().some((cell) => cell.includes('MISSED')) || left > 0 ? 1 : 0;
