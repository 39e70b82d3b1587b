import { asidesOf, fits, isAside, takeAside } from './asides.ts';
import { copy } from './copy.ts';
import { logging, roundLine } from './history.ts';
import { objectsTo } from './objections.ts';
import { makeRng } from './rng.ts';
import { finished, working } from './rooms.ts';
import { makeTable } from './table.ts';
import type {
  Answer,
  Decision,
  Event,
  Game,
  LogLine,
  Match,
  Named,
  Outcome,
  RngState,
  Script,
  Table,
} from './types.ts';

/** Steps that ask nobody may follow each other this often before we call it a loop. */
const STEPS_WITHOUT_A_QUESTION = 1_000;

/**
 * A step that has begun: its script has run as far as its answers reach and waits for the next one. It changes its state in
 * place, so whoever shows that state to others shows a copy of it.
 */
export interface Run<G> {
  no: number;
  g: G;
  table: Table<G>;
  script: Script;
  /** The questions it waits with; null once it is over. */
  asked: readonly Decision[] | null;
  rng: RngState;
  events: Event[];
  /** On which turn each of the events was told; empty where the game names no turns. */
  turns: Named[];
  /** How many draws and reveals there were. */
  barrier: number;
  /** How many answers it has taken. */
  used: number;
}

/** A match as far as its answers carry it: `run` waits for the next one, or the match is over. */
export interface Settled<G> {
  match: Match<G>;
  /** What was told on the way, and on which turn each of it; the turns are empty where the game names none. */
  told: Event[];
  turns: Named[];
  run: Run<G> | undefined;
  /** How many draws and reveals there were on the way. */
  raised: number;
  outcome?: Outcome['outcome'];
}

/** Runs steps from the checkpoint of the match until somebody must be asked or the match is over. */
export function settle<G, V>(game: Game<G, V>, match: Match<G>): Settled<G> {
  return carryOn(game, match, undefined, match.answers);
}

/** The match with one answer more, given to the run that waits for it. The run is used up: it belongs to the result then. */
export function answerTo<G, V>(game: Game<G, V>, match: Match<G>, run: Run<G>, answer: Answer): Settled<G> {
  return carryOn(game, { ...match, answers: [...match.answers, answer] }, run, [answer]);
}

function carryOn<G, V>(
  game: Game<G, V>,
  match: Match<G>,
  waiting: Run<G> | undefined,
  fresh: readonly Answer[],
): Settled<G> {
  let { base, stepNo, rng, answers } = match;
  const told: Event[] = [];
  const turns: Named[] = [];
  const rounds: LogLine<G>[] = [];
  let run = waiting;
  let given = fresh;
  let raised = 0;
  for (let steps = 0; steps < STEPS_WITHOUT_A_QUESTION; steps++) {
    const known = run?.events.length ?? 0;
    const risen = run?.barrier ?? 0;
    if (!run) {
      const g = working(game, base);
      const call = game.next(g);
      if ('outcome' in call) {
        const over = logging({ ...match, base, stepNo, rng, answers: [] }, rounds);
        return { match: over, told, turns, run: undefined, raised, outcome: call.outcome };
      }
      run = begin(game, g, call, { no: stepNo, rng });
    }
    give(game, run, given);
    raised += run.barrier - risen;
    for (let i = known; i < run.events.length; i++) told.push(run.events[i]!);
    for (let i = known; i < run.turns.length; i++) turns.push(run.turns[i]!);
    if (run.asked)
      return { match: logging({ ...match, base, stepNo, rng, answers }, rounds), told, turns, run, raised };
    const after = finished(run.g);
    rounds.push(...roundLine(game, { before: base, after, run, at: match.logged + 1 }));
    base = after;
    stepNo = run.no + 1;
    rng = run.rng;
    answers = answers.slice(run.used);
    given = answers;
    run = undefined;
  }
  throw new Error(`${game.id}: steps follow each other without a question`);
}

/** The step that `call` names, run up to its first question. `from` is where the match stands before it. */
function begin<G, V>(
  game: Game<G, V>,
  g: G,
  call: { step: string; args: unknown },
  from: { no: number; rng: RngState },
): Run<G> {
  const { no } = from;
  const rng = { seed: from.rng.seed, drawn: { ...from.rng.drawn } };
  const events: Event[] = [];
  const turns: Named[] = [];
  const raise = () => {
    run.barrier++;
  };
  const tell = (event: Event) => {
    // What was told stays as it was, whatever becomes of the state it was taken from.
    events.push(copy(event));
    if (game.turn) turns.push(game.turn(g));
    if (event.only) raise();
  };
  const table = makeTable({ where: String(no), g, rng: makeRng(rng, raise), tell, reveal: raise });
  const script = game.steps[call.step]!(table, call.args);
  const run: Run<G> = { no, g, table, script, asked: null, rng, events, turns, barrier: 0, used: 0 };
  const turn = script.next();
  run.asked = turn.done ? null : turn.value;
  return run;
}

/** Gives a step the answers that fit what it asks, the earliest first, until it is over or none fits. */
function give<G, V>(game: Game<G, V>, run: Run<G>, answers: readonly Answer[]): void {
  const unused = [...answers];
  while (run.asked) {
    const at = unused.findIndex((answer) => isFor(game, run, answer));
    if (at < 0) return;
    const [answer] = copy(unused.splice(at, 1)) as [Answer];
    run.used++;
    if (isAside(answer.decision)) {
      run.barrier++;
      takeAside(game, run.table, answer);
    } else {
      const turn = run.script.next(answer);
      run.asked = turn.done ? null : turn.value;
    }
  }
}

/** Whether an answer goes to what is asked there. */
export function isFor<G, V>(
  game: Game<G, V>,
  { g, no, asked }: { g: G; no: number; asked: readonly Decision[] | null },
  answer: Answer,
): boolean {
  if (isAside(answer.decision)) return fits(answer, asidesOf(game, g, String(no)));
  return asked !== null && (fits(answer, asked) || objectsTo(answer, asked));
}
