import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chanceFrom, choose } from '../src/chance/playout.ts';
import { act, position, start } from '../src/core/match.ts';
import type { Answer, Game, Match } from '../src/core/types.ts';
import type { AnyGame } from '../src/game-part.ts';
import { games } from '../src/registry.ts';
import { unsalted } from '../test/kit/salt.ts';
import { allMet, table, verdict } from './figures.ts';

const PEER = 'boardgame.io@0.50.2';
/** Moves of one turn of a comparison, how many answers of a match are played before them, and turns that only warm up. */
const MOVES = 100;
const BEFORE = 50;
const WARM = 5;

/** What a trivial move at the larger size may cost, as a multiple of the same at the smaller one. */
const GROWTH = { from: 4, to: 60, most: 2 };
/** The sizes of state, in KB, at which both make the same trivial move. */
const SIZES = [4, 15, 60, 240];
const TABLES = [
  { id: 'tears-of-the-dragon', seats: 2 },
  { id: 'scythe', seats: 5 },
  { id: 'gloomhaven', seats: 4 },
  { id: 'middle-earth-quest', seats: 4 },
];

/** So many decisions, one after another. */
export type Work = () => void;
/** Another engine over a state of ours: a trivial move, `MOVES` times; with the match through JSON each time if wanted. */
export type Peer = (g: object, stored: boolean) => Work;

/**
 * The kernel beside boardgame.io in one process, on the same states: decisions a second of CPU time, and the ratio. The
 * other one is installed into a temporary folder; it is no dependency of this project. Whether all targets are met.
 */
export function benchPeers(rounds: number, peer: Peer = boardgameIo()): boolean {
  const rates = new Map(SIZES.map((kb) => [kb, trivialMoves(kb, rounds, peer)]));
  const small = rates.get(GROWTH.from)!;
  const rows = [
    ...[...rates].map(([kb, both]) => {
      const times = small.ours / both.ours;
      const held = verdict(times, kb === GROWTH.to ? GROWTH.most : undefined);
      return [...cells(`the same trivial move, ${kb} KB`, both), times.toFixed(2), ...held];
    }),
    ...TABLES.flatMap(({ id, seats }) => realMoves(id, seats, { rounds, peer })),
  ];
  const head = ['decisions a second of CPU', PEER, 'kernel', 'ratio', `cost at ${GROWTH.from} KB = 1`, 'target', ''];
  process.stdout.write(`${table([head, ...rows])}\n`);
  return allMet(rows);
}

/** Real rules, beside the trivial move of the other on the same state. */
function realMoves(id: string, seats: number, { rounds, peer }: { rounds: number; peer: Peer }): string[][] {
  const part = games.find(({ game }) => game.id === id)!;
  const { from, answers } = middle(part, seats);
  const size = `${(JSON.stringify(from.base).length / 1_000).toFixed(0)} KB`;
  const trivialMove = peer(from.base as object, false);
  const stored = peer(from.base as object, true);
  return [
    cells(
      `${id}, ${seats} seats, ${size}`,
      compare(rounds, trivialMove, () => answer(part, from, answers, false)),
    ),
    cells(
      '  with the match through JSON each time',
      compare(rounds, stored, () => answer(part, from, answers, true)),
    ),
  ].map((row) => [...row, '', '', '']);
}

function trivialMoves(kb: number, rounds: number, peer: Peer): Rates {
  const game = trivial(kb);
  const match: Match<Ticking> = start(game, { options: {}, seats: 1, seed: 'seed' });
  return compare(rounds, peer(match.base, false), () => tick(game, match));
}

/** Decisions a second of CPU. */
interface Rates {
  theirs: number;
  ours: number;
}
const cells = (name: string, { theirs, ours }: Rates): string[] => [
  name,
  theirs.toFixed(0),
  ours.toFixed(0),
  (ours / theirs).toFixed(2),
];

/** Both by turns, warm, so that what else the machine does meets both; of each the best round counts. */
function compare(rounds: number, theirs: Work, ours: Work): Rates {
  for (let i = 0; i < Math.min(WARM, rounds); i++) {
    theirs();
    ours();
  }
  const best: Rates = { theirs: 0, ours: 0 };
  for (let i = 0; i < rounds; i++) {
    best.theirs = Math.max(best.theirs, rate(theirs));
    best.ours = Math.max(best.ours, rate(ours));
  }
  return best;
}

function rate(work: Work): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (MOVES * 1e6) / (user + system);
}

type Reduce = (state: object, action: object) => object;
/** boardgame.io's reducer over a state of ours: a move that counts up. */
function boardgameIo(): Peer {
  // As people run it. In development it walks the whole state at every move, to find what nobody may do.
  process.env.NODE_ENV = 'production';
  const folder = join(tmpdir(), 'castellan-peers');
  mkdirSync(folder, { recursive: true });
  if (!existsSync(join(folder, 'node_modules', 'boardgame.io'))) {
    execFileSync('npm', ['install', '--prefix', folder, '--ignore-scripts', '--no-audit', '--no-fund', PEER]);
  }
  const { InitializeGame, CreateGameReducer } = createRequire(join(folder, 'index.js'))('boardgame.io/internal');
  const payload = { type: 'tick', args: [], playerID: '0', credentials: null };
  return (g, stored) => {
    const tick = ({ G }: { G: { ticks?: number } }): void => {
      G.ticks = (G.ticks ?? 0) + 1;
    };
    const game = { setup: () => structuredClone(g), moves: { tick }, disableUndo: true };
    const reduce: Reduce = CreateGameReducer({ game });
    const first: object = InitializeGame({ game, numPlayers: 2 });
    return () => {
      let state = first;
      for (let i = 0; i < MOVES; i++) {
        state = reduce(stored ? JSON.parse(JSON.stringify(state)) : state, { type: 'MAKE_MOVE', payload });
      }
    };
  };
}

interface Middle {
  from: Match<unknown>;
  answers: Answer[];
}
/** The middle of the first match by chance that is long enough, and the answers that follow. */
function middle(part: AnyGame, seats: number): Middle {
  for (let n = 0; ; n++) {
    const found = played(part, seats, `peers/${n}`);
    if (found) return found;
  }
}

function played(part: AnyGame, seats: number, seed: string): Middle | undefined {
  const { game } = part;
  // Figures are compared: each run plays the same.
  const chance = chanceFrom(unsalted(seed));
  let match: Match<unknown> = start(game, { options: {}, seats, seed });
  let from = match;
  const answers: Answer[] = [];
  for (let n = 0; n < BEFORE + MOVES; n++) {
    if (n === BEFORE) from = match;
    const { g, open } = position(game, match);
    const decision = open[Math.floor(chance() * open.length)];
    if (!decision) return undefined;
    const chosen = choose({ ...part, g, decision, policy: 'progress', chance });
    const answer = { decision: decision.id, seat: decision.seat, ...chosen };
    if (n >= BEFORE) answers.push(answer);
    match = saved(done(act(game, match, answer)));
  }
  return position(game, match).open.length > 0 ? { from: saved(from), answers } : undefined;
}

/** As the store gives it back: what was new is written down. */
const saved = (match: Match<unknown>): Match<unknown> => ({ ...match, news: [] });

function answer({ game }: AnyGame, from: Match<unknown>, answers: readonly Answer[], stored: boolean): void {
  let match = { ...from };
  for (const one of answers) {
    match = done(act(game, match, one));
    if (stored) match = JSON.parse(JSON.stringify(saved(match)));
    else match.news.length = 0;
    if (position(game, match).open.length === 0) throw new Error('the match is over too soon');
  }
}

function done(acted: ReturnType<typeof act<unknown, unknown>>): Match<unknown> {
  if ('refused' in acted) throw new Error(acted.refused.key);
  return acted.match;
}

interface Ticking {
  ticks: number;
  rest: object;
}
/** A game whose only step asks for a move that counts up, with a state of so many KB. */
function trivial(kb: number): Game<Ticking, null> {
  const piece = { at: 'somewhere', kind: 'soldier', owner: 1, spent: false, box: null };
  const rest = Object.fromEntries(Array.from({ length: (kb * 1_000) / 80 }, (_, i) => [`piece-${i}`, piece]));
  const tick = { name: 'tick', fields: {} };
  const wait = { name: 'wait', fields: {} };
  return {
    id: 'trivial',
    version: 1,
    seats: { min: 1, max: 1 },
    options: {},
    parse: (saved) => saved as Ticking,
    actions: { tick, wait },
    setup: () => ({ ticks: 0, rest: structuredClone(rest) }),
    next: () => ({ step: 'tick', args: null }),
    steps: {
      *tick(t) {
        yield* t.askOneOf(0, 'tick', [tick, wait]);
        t.g.ticks++;
      },
    },
    view: () => null,
    migrations: {},
  };
}

function tick(game: Game<Ticking, null>, from: Match<Ticking>): void {
  let match = { ...from };
  for (let i = 0; i < MOVES; i++) {
    const { id } = position(game, match).open[0]!;
    const acted = act(game, match, { decision: id, seat: 0, action: 'tick', args: {} });
    if ('refused' in acted) throw new Error(acted.refused.key);
    match = acted.match;
    match.news.length = 0;
  }
}
