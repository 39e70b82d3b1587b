import { copy, same } from './copy.ts';
import { enumerate } from './enumerate.ts';
import { isObjection, labelsOf, objectsTo, votedFor, votesFor } from './objections.ts';
import type {
  Answer,
  AnyAction,
  AskOptions,
  Chosen,
  Decision,
  Event,
  Here,
  Json,
  Rng,
  Script,
  SeatId,
  Table,
} from './types.ts';

export interface TableParts<G> {
  /** The number of the step, or the place of a branch in it. */
  where: string;
  g: G;
  rng: Rng;
  tell(event: Event): void;
  reveal(): void;
  /** Finds what depends on the state alone, or knows it already: the one answer there is. It is found anew if absent. */
  found?<T>(find: () => T): T;
}

/**
 * The table a script works with. Decision ids are `step.number.key`: they stay the same when the step is run again,
 * so a stale button is recognised. Side-by-side branches count for themselves, so that one seat's answer
 * never changes the id of another seat's open question. `reveal` is called when secret answers are opened.
 */
export function makeTable<G>({ where, g, rng, tell, reveal, found = (find) => find() }: TableParts<G>): Table<G> {
  // Secret questions are counted apart: the number of a public one must not tell how many secret ones came before it.
  let asked = 0;
  let secrets = 0;
  const decide = (
    number: string | number,
    { seat, key, actions, about = null, secret = false, window, otherwise }: Asked<G>,
  ): Decision => ({
    id: `${where}.${number}.${key}`,
    key,
    seat,
    actions: actions.map(({ name }) => name),
    // The subject stays as it was when the question was put, whatever becomes of the state it was taken from.
    about: copy(about),
    secret,
    ...(window !== undefined && { window }),
    ...(otherwise && { otherwise: { ...otherwise, labels: labelled(actions, { g, seat, about }, otherwise) } }),
  });
  const numberOf = ({ secret }: AskOptions) => (secret ? `s${++secrets}` : ++asked);

  function* askOneOf(
    seat: SeatId,
    key: string,
    actions: readonly AnyAction<G>[],
    options: AskOptions = {},
  ): Script<{ name: string; args: Record<string, Json> }> {
    const number = numberOf(options);
    const only = options.secret
      ? undefined
      : found(() => onlyAnswer(actions, { g, seat, about: options.about ?? null }));
    if (only) return only;
    const answer = yield [decide(number, { seat, key, actions, ...options })];
    return { name: answer.action, args: answer.args };
  }

  /** The same question to several seats, told apart by the seat in their ids. */
  const decideAll = (number: string | number, seats: readonly SeatId[], question: Omit<Asked<G>, 'seat'>): Decision[] =>
    seats.map((seat) => {
      const decision = decide(number, { seat, ...question });
      return { ...decision, id: `${decision.id}.${seat}` };
    });

  function* askEachOneOf(
    seats: readonly SeatId[],
    key: string,
    actions: readonly AnyAction<G>[],
    options: Omit<AskOptions, 'secret'> = {},
  ): Script<{ name: string; args: Record<string, Json> }[]> {
    asked++;
    const decisions = decideAll(asked, seats, { key, actions, ...options, secret: true });
    const given = new Map<SeatId, { name: string; args: Record<string, Json> }>();
    while (given.size < decisions.length) {
      const { seat, action, args }: Answer = yield decisions.filter((d) => !given.has(d.seat));
      given.set(seat, { name: action, args });
    }
    reveal();
    return seats.map((seat) => given.get(seat)!);
  }

  function* askEach(
    seats: readonly SeatId[],
    key: string,
    action: AnyAction<G>,
    options?: Omit<AskOptions, 'secret'>,
  ): Script<Record<string, Json>[]> {
    return (yield* askEachOneOf(seats, key, [action], options)).map(({ args }) => args);
  }

  function* askAny(
    seats: readonly SeatId[],
    key: string,
    actions: readonly AnyAction<G>[],
    options: AskOptions = {},
  ): Script<{ seat: SeatId; name: string; args: Record<string, Json> }> {
    const number = numberOf(options);
    const only = options.secret ? undefined : found(() => sameOnlyAnswer(seats, actions, g, options.about ?? null));
    if (only) return { seat: seats[0]!, ...only };
    const decisions = decideAll(number, seats, { key, actions, ...options });
    const shared = decisions.map((decision) => ({ ...decision, shared: true as const }));
    const answer = yield seats.length > 1 ? shared : decisions;
    if (!isObjection(answer)) return { seat: answer.seat, name: answer.action, args: answer.args };
    tell({ type: 'objects', shown: { seat: answer.seat } });
    return yield* voteOn(seats, { key, actions, ...options });
  }

  /**
   * Asks each of those concerned alone, all at once. What they say is told when all have: the choice, and how many were
   * for it. Equal votes are decided by what was stated beforehand. Gives the choice, as an answer of the first seat
   * that was for it.
   */
  function* voteOn(
    seats: readonly SeatId[],
    question: Omit<Asked<G>, 'seat'>,
  ): Script<{ seat: SeatId; name: string; args: Record<string, Json> }> {
    const decisions = decideAll(numberOf(question), seats, question).map((one) => ({ ...one, vote: true as const }));
    const votes = new Map<SeatId, Answer>();
    while (votes.size < decisions.length) {
      const answer: Answer = yield decisions.filter(({ seat }) => !votes.has(seat));
      votes.set(answer.seat, answer);
    }
    const { chosen, isTied } = votedFor(votes, question.otherwise!);
    const those = seats.filter((seat) => votesFor(votes.get(seat)!, chosen));
    const [seat = seats[0]!] = those;
    const labels = labelled(question.actions, { g, seat, about: question.about ?? null }, chosen);
    const shown = { choice: labels as unknown as Json, for: those.length, of: seats.length };
    tell({ type: isTied ? 'votes-equal' : 'voted', shown });
    return { seat, name: chosen.action, args: copy(chosen.args) };
  }

  function* together(branches: readonly ((t: Table<G>) => Script)[]): Script {
    asked++;
    const at = `${where}.${asked}`;
    const running = branches.map((branch, i) => {
      const script = branch(makeTable({ where: `${at}${String.fromCharCode(97 + i)}`, g, rng, tell, reveal, found }));
      return { script, turn: script.next() };
    });
    for (;;) {
      const open = running.filter(({ turn }) => !turn.done);
      if (open.length === 0) return;
      const answer: Answer = yield open.flatMap(({ turn }) => (turn.done ? [] : turn.value));
      const isAnswered = (asked: readonly Decision[]) =>
        asked.some(({ id }) => id === answer.decision) || objectsTo(answer, asked);
      const branch = open.find(({ turn }) => !turn.done && isAnswered(turn.value))!;
      branch.turn = branch.script.next(answer);
    }
  }

  function* ask(seat: SeatId, key: string, action: AnyAction<G>, options?: AskOptions): Script<Record<string, Json>> {
    return (yield* askOneOf(seat, key, [action], options)).args;
  }
  return { g, rng, tell, reveal, found, ask, askOneOf, askEach, askEachOneOf, askAny, together } as Table<G>;
}

const labelled = <G>(actions: readonly AnyAction<G>[], here: Here<G>, { action, args }: Chosen) =>
  labelsOf(actions.find(({ name }) => name === action)!, here, args);

/** What a question is made of. */
type Asked<G> = AskOptions & { seat: SeatId; key: string; actions: readonly AnyAction<G>[] };

/** The one answer that all these seats have, if each has only one and it is the same. */
function sameOnlyAnswer<G>(seats: readonly SeatId[], actions: readonly AnyAction<G>[], g: G, about: Json) {
  const answers = seats.map((seat) => onlyAnswer(actions, { g, seat, about }));
  return answers.every((one) => one && same(one, answers[0])) ? answers[0] : undefined;
}

/** A public question with exactly one legal answer is not asked. */
function onlyAnswer<G>(actions: readonly AnyAction<G>[], here: { g: G; seat: SeatId; about: Json }) {
  let only: { name: string; args: Record<string, Json> } | undefined;
  for (const action of actions) {
    for (const args of enumerate(action, here)) {
      if (only) return undefined;
      only = { name: action.name, args };
    }
  }
  return only;
}
