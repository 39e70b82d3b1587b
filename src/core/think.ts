import { copy } from './copy.ts';
import { beginStep, give, type Line } from './line.ts';
import { makeRng } from './rng.ts';
import { isFor, settle } from './settle.ts';
import type { Answer, Event, Game, Match, Rng, StepCall } from './types.ts';

/**
 * A match to think with: from where it stands one goes on as often as wanted. The match itself is not touched. A script
 * cannot be copied, so each line runs the step that is under way again. What was drawn in it, and which questions had
 * one answer, is noted the first time and then only looked up.
 */
export interface Thought<G> {
  /** A line of its own from there. Its dice are those of the match, unless it is given others; nobody hears what is told unless `tell` is given. */
  line(from?: { rng?: Rng; tell?: (event: Event) => void }): Line<G>;
}

/** What a step has drawn and found out up to where it waits, in order. */
type Notes = unknown[];

/**
 * Gets a match ready to think with. It must not change any more, as a match never does. `without`: answers of the step under way that are left
 * out, so that they are asked for again; nothing may rest on them yet.
 */
export function thinkOf<G, V>(
  game: Game<G, V>,
  match: Match<G>,
  { without = () => false }: { without?: (answer: Answer) => boolean } = {},
): Thought<G> {
  const { match: rested, run, outcome } = settle(game, match);
  const { base, stepNo: no, seats, orders = [] } = rested;
  const rngThen = () => makeRng({ seed: rested.rng.seed, drawn: { ...(run ?? rested).rng.drawn } });
  const blank = (parts: Line<G>['parts']): Line<G> => {
    return { g: copy(base), no, seats, orders, parts, asked: [], waiting: undefined };
  };
  if (!run)
    return { line: ({ rng = rngThen(), tell = unheard } = {}) => ({ ...blank({ rng, tell }), outcome: outcome! }) };
  const call = game.next(copy(base)) as StepCall;
  const notes: Notes = [];
  const first = blank({ ...noting(makeRng({ ...rested.rng, drawn: { ...rested.rng.drawn } }), notes), tell: unheard });
  const answers = runAgain(
    game,
    first,
    call,
    rested.answers.filter((one) => !without(one)),
  );
  return {
    line({ rng = rngThen(), tell = unheard } = {}) {
      let isThere = false;
      const line = blank({
        ...looking(rng, notes),
        tell: (event) => {
          if (isThere) tell(event);
        },
      });
      beginStep(game, line, copy(call));
      for (const answer of answers) give(game, line, copy(answer));
      isThere = true;
      return line;
    },
  };
}

const unheard = (): void => {};

/** Runs the step that is under way with the answers it has had; gives them in the order in which it took them. */
function runAgain<G, V>(game: Game<G, V>, line: Line<G>, call: StepCall, had: readonly Answer[]): Answer[] {
  const unused = [...had];
  const taken: Answer[] = [];
  beginStep(game, line, copy(call));
  for (;;) {
    const at = unused.findIndex((answer) => isFor(game, line, answer));
    if (at < 0) return taken;
    const [answer] = unused.splice(at, 1) as [Answer];
    taken.push(answer);
    give(game, line, copy(answer));
  }
}

const places = (items: readonly unknown[]): number[] => items.map((_, i) => i);

/** Writes down what is drawn and found. */
function noting(rng: Rng, notes: Notes): Pick<Line<unknown>['parts'], 'rng' | 'found'> {
  const noted = <T>(value: T): T => {
    notes.push(copy(value));
    return value;
  };
  return {
    rng: {
      die: (sides, stream) => noted(rng.die(sides, stream)),
      shuffle: (items, stream) => noted(rng.shuffle(places(items), stream)).map((i) => items[i]!),
    },
    found: (find) => noted(find()),
  };
}

/** Looks up what is noted, and then draws and finds by itself. */
function looking(rng: Rng, notes: Notes): Pick<Line<unknown>['parts'], 'rng' | 'found'> {
  let at = 0;
  const isKnown = () => at < notes.length;
  return {
    rng: {
      die: (sides, stream) => (isKnown() ? (notes[at++] as number) : rng.die(sides, stream)),
      shuffle: (items, stream) =>
        isKnown() ? (notes[at++] as number[]).map((i) => items[i]!) : rng.shuffle(items, stream),
    },
    found: <T>(find: () => T) => (isKnown() ? (copy(notes[at++]) as T) : find()),
  };
}
