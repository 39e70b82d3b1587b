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
import { table } from './figures.ts';

const PEER = 'boardgame.io@0.50.2';
/** Moves of one turn of a comparison, and how many answers of a match are played before them. */
const MOVES = 300;
const BEFORE = 150;

/** So many decisions, one after another. */
type Work = () => void;

/**
 * The kernel beside boardgame.io in one process, on the same states: decisions a second by CPU time, and the ratio. The
 * other one is installed into a temporary folder; it is no dependency of this project.
 */
export function benchPeers(rounds: number): void {
  const peer = boardgameIo();
  const rows = [
    ...[
      { id: 'tears-of-the-dragon', seats: 2 },
      { id: 'scythe', seats: 5 },
    ].flatMap(({ id, seats }) => {
      const part = games.find(({ game }) => game.id === id)!;
      const { from, answers } = middle(part, seats);
      const size = `${(JSON.stringify(from.base).length / 1_000).toFixed(0)} KB`;
      const trivialMove = peer(from.base as object, false);
      const stored = peer(from.base as object, true);
      return [
        compare(`${id}, ${seats} seats, ${size}`, rounds, trivialMove, () => answer(part, from, answers, false)),
        compare('  with the match through JSON each time', rounds, stored, () => answer(part, from, answers, true)),
      ];
    }),
    ...[15, 60].map((kb) => {
      const game = trivial(kb);
      const match = start(game, { options: {}, seats: 1, seed: 'seed' });
      const ticks = (): void => void tick(game, match);
      return compare(`the same trivial move, ${kb} KB`, rounds, peer(match.base as object, false), ticks);
    }),
  ];
  process.stdout.write(`${table([['decisions a second of CPU', PEER, 'kernel', 'ratio'], ...rows])}\n`);
}

/** Both by turns, so that what else the machine does meets both; of each the best round counts. */
function compare(name: string, rounds: number, theirs: Work, ours: Work): string[] {
  const best = { theirs: 0, ours: 0 };
  for (let i = 0; i < rounds; i++) {
    best.theirs = Math.max(best.theirs, rate(theirs));
    best.ours = Math.max(best.ours, rate(ours));
  }
  return [name, best.theirs.toFixed(0), best.ours.toFixed(0), (best.ours / best.theirs).toFixed(2)];
}

function rate(work: Work): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (MOVES * 1e6) / (user + system);
}

type Reduce = (state: object, action: object) => object;
/** boardgame.io's reducer over a state of ours: a move that counts up, `MOVES` times; through JSON each time if wanted. */
function boardgameIo(): (g: object, stored: boolean) => Work {
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

function played({ game }: AnyGame, seats: number, seed: string): Middle | undefined {
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
    const chosen = choose({ game, g, decision, policy: 'progress', chance });
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
    swapHidden: (g) => g,
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
