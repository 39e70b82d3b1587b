import { keptArgs, refuse } from './actions.ts';
import { isAside, takeAside } from './asides.ts';
import { copy } from './copy.ts';
import { beyond, type NewOrder, newlyAsked, orderedAnswer, standingNow, withOrder } from './orders.ts';
import { readAnswer } from './read-answer.ts';
import { makeTable, type TableParts } from './table.ts';
import type { Answer, Decision, Game, Outcome, Refusal, Script, StandingOrder, StepCall, Table } from './types.ts';

/**
 * A match that goes on in place: no checkpoints, no log, nothing can be taken back or saved. The same answers and the same dice lead to the
 * same state and the same events as by `act` (`core/match`). For play by chance, and for who thinks ahead.
 */
export interface Line<G> {
  /** It changes with each answer. */
  g: G;
  /** The number of the step, as in the ids of what it asks. */
  no: number;
  /** What is asked now; nothing when the match is over. */
  asked: readonly Decision[];
  outcome?: Outcome['outcome'];
  seats: number;
  orders: readonly StandingOrder[];
  /** What its steps draw from and tell to. */
  parts: LineParts;
  /** The step that waits. */
  waiting: { table: Table<G>; script: Script } | undefined;
}
/** Chance, and who hears what is told. */
export type LineParts = Pick<TableParts<unknown>, 'rng' | 'tell' | 'found'>;

const STEPS_WITHOUT_A_QUESTION = 1_000;
const ORDERED_IN_A_ROW = 1_000;

/** A line from a state between two steps; `g` becomes its own. */
export function lineFrom<G, V>(
  game: Game<G, V>,
  from: Pick<Line<G>, 'g' | 'no' | 'seats' | 'orders'>,
  parts: LineParts,
): Line<G> {
  const line: Line<G> = { ...from, parts, asked: [], waiting: undefined };
  nextStep(game, line);
  return line;
}

/** Lets the step that `call` names run up to its first question. */
export function beginStep<G, V>(game: Game<G, V>, line: Line<G>, call: StepCall): void {
  const { g, no, parts } = line;
  const table = makeTable<G>({ where: String(no), g, ...parts, reveal: () => {} });
  const script = game.steps[call.step]!(table, call.args);
  line.waiting = { table, script };
  turned(line, script.next());
}

/** Gives an answer to the step that waits for it, whatever it leads to; it must fit. */
export function give<G, V>(game: Game<G, V>, line: Line<G>, answer: Answer): void {
  const { table, script } = line.waiting!;
  if (isAside(answer.decision)) takeAside(game, table, answer);
  else turned(line, script.next(answer));
}

function turned<G>(line: Line<G>, turn: IteratorResult<Decision[], void>): void {
  line.asked = turn.done ? [] : turn.value;
  if (turn.done) line.waiting = undefined;
}

/** Begins steps until one waits or the match is over. */
function nextStep<G, V>(game: Game<G, V>, line: Line<G>): void {
  for (let steps = 0; steps < STEPS_WITHOUT_A_QUESTION; steps++) {
    const call = game.next(line.g);
    if ('outcome' in call) line.outcome = call.outcome;
    else beginStep(game, line, call);
    if (line.waiting || line.outcome) return;
    line.no++;
  }
  throw new Error(`${game.id}: steps follow each other without a question`);
}

/** Goes on with one answer, and with those of standing orders to what is asked then. Refuses like `act`, and then nothing has changed. */
export function goOn<G, V>(game: Game<G, V>, line: Line<G>, answer: Answer): Refusal | undefined {
  const before = line.asked;
  const refused = take(game, line, answer);
  if (!refused) obey(game, line, before);
  return refused;
}

/**
 * The same with an answer that was picked from the legal ones (`core/enumerate`): nobody looks again whether it is. It
 * answers one of the decisions that are asked, or is an aside.
 */
export function goOnPicked<G, V>(game: Game<G, V>, line: Line<G>, { decision, seat, action, args }: Answer): void {
  const before = line.asked;
  taken(game, line, { decision, seat, action, args: keptArgs(game.actions[action]!, args) });
  obey(game, line, before);
}

/** Leaves a standing order, or takes one back, like `order` (`core/match`); refuses like it. */
export function goOnOrdered<G, V>(game: Game<G, V>, line: Line<G>, given: NewOrder): Refusal | undefined {
  if (!line.waiting) return refuse('match-is-over');
  const orders = withOrder(game, line.g, line.orders, given);
  if ('refused' in orders) return orders;
  line.orders = orders;
  obey(game, line, given.order ? beyond(line.asked, given) : line.asked);
  return undefined;
}

function take<G, V>(game: Game<G, V>, line: Line<G>, answer: Answer): Refusal | undefined {
  if (!line.waiting) return refuse('match-is-over');
  const read = readAnswer(game, line, answer);
  if ('refused' in read) return read;
  taken(game, line, read.kept);
  return undefined;
}

function taken<G, V>(game: Game<G, V>, line: Line<G>, kept: Answer): void {
  // A script may put what it was given into the state.
  give(game, line, copy(kept));
  if (!line.waiting) {
    line.no++;
    nextStep(game, line);
  }
  if (line.waiting && line.orders.length > 0) line.orders = standingNow(game, line.g, line.orders).orders;
}

/** Answers by standing orders what is asked now and was not asked before. */
function obey<G, V>(game: Game<G, V>, line: Line<G>, before: readonly Decision[]): void {
  for (let n = 0; n < ORDERED_IN_A_ROW && line.orders.length > 0; n++) {
    const fresh = newlyAsked(line.asked, before);
    const answer = fresh.length > 0 && orderedAnswer(game, line.g, line.orders, fresh);
    if (!answer) return;
    const refused = take(game, line, answer);
    // It was read a moment ago: it cannot be refused.
    if (refused) throw new Error(`${answer.decision}: ${refused.refused.key}`);
  }
}
