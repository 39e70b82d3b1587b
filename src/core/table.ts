import { copy } from './copy.ts';
import { enumerate } from './enumerate.ts';
import type { Answer, AnyAction, AskOptions, Decision, Event, Json, Rng, Script, SeatId, Table } from './types.ts';

export interface TableParts<G> {
  /** The number of the step, or the place of a branch in it. */
  where: string;
  g: G;
  rng: Rng;
  tell(event: Event): void;
  reveal(): void;
}

/**
 * The table a script works with. Decision ids are `step.number.key`: they stay the same when the step is run again,
 * so a stale button is recognised. Side-by-side branches count for themselves, so that one seat's answer
 * never changes the id of another seat's open question. `reveal` is called when secret answers are opened.
 */
export function makeTable<G>({ where, g, rng, tell, reveal }: TableParts<G>): Table<G> {
  // Secret questions are counted apart: the number of a public one must not tell how many secret ones came before it.
  let asked = 0;
  let secrets = 0;
  const decide = (
    number: string | number,
    { seat, key, actions, about, secret }: Omit<Decision, 'id' | 'actions'> & { actions: readonly AnyAction<G>[] },
  ): Decision => ({
    id: `${where}.${number}.${key}`,
    key,
    seat,
    actions: actions.map(({ name }) => name),
    // The subject stays as it was when the question was put, whatever becomes of the state it was taken from.
    about: copy(about),
    secret,
  });

  function* askOneOf(
    seat: SeatId,
    key: string,
    actions: readonly AnyAction<G>[],
    { about = null, secret = false }: AskOptions = {},
  ): Script<{ name: string; args: Record<string, Json> }> {
    const number = secret ? `s${++secrets}` : ++asked;
    const only = secret ? undefined : onlyAnswer(actions, { g, seat, about });
    if (only) return only;
    const answer = yield [decide(number, { seat, key, actions, about, secret })];
    return { name: answer.action, args: answer.args };
  }

  function* askEach(seats: readonly SeatId[], key: string, action: AnyAction<G>, about: Json = null) {
    asked++;
    const decisions = seats.map((seat) => {
      const decision = decide(asked, { seat, key, actions: [action], about, secret: true });
      return { ...decision, id: `${decision.id}.${seat}` };
    });
    const given = new Map<SeatId, Record<string, Json>>();
    while (given.size < decisions.length) {
      const answer: Answer = yield decisions.filter((d) => !given.has(d.seat));
      given.set(answer.seat, answer.args);
    }
    reveal();
    return seats.map((seat) => given.get(seat)!);
  }

  function* together(branches: readonly ((t: Table<G>) => Script)[]): Script {
    asked++;
    const at = `${where}.${asked}`;
    const running = branches.map((branch, i) => {
      const script = branch(makeTable({ where: `${at}${String.fromCharCode(97 + i)}`, g, rng, tell, reveal }));
      return { script, turn: script.next() };
    });
    for (;;) {
      const open = running.filter(({ turn }) => !turn.done);
      if (open.length === 0) return;
      const answer: Answer = yield open.flatMap(({ turn }) => (turn.done ? [] : turn.value));
      const branch = open.find(({ turn }) => !turn.done && turn.value.some((d) => d.id === answer.decision))!;
      branch.turn = branch.script.next(answer);
    }
  }

  function* ask(seat: SeatId, key: string, action: AnyAction<G>, options?: AskOptions): Script<Record<string, Json>> {
    return (yield* askOneOf(seat, key, [action], options)).args;
  }
  return { g, rng, tell, ask, askOneOf, askEach, together } as Table<G>;
}

/** A public question with exactly one legal answer is not asked (design.md 5.3, rule 11). */
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
