import { chanceFrom } from '#chance/playout';
import type { Level } from '#core/levels';
import type { Chosen, Decision, Match, Playable, SeatId } from '#core/types';
import { budgetOf, ERRS_IN_SECRET } from './budgets.ts';
import { worthWeighing } from './candidates.ts';
import { firmly } from './firmly.ts';
import { halving, type Trial, type Tried } from './halving.ts';
import { inMixedOrder, mean, spread } from './mixed.ts';
import { policyOf, trialsIn } from './trying.ts';
import { isTogether, type Worlds, worldsFor } from './worlds.ts';

/** An answer, and how much the seat likes it: in the unit of its game, the more the better. */
export interface Weighed {
  answer: Chosen;
  worth: number;
}

/** What a seat is to think about. */
export interface ToAnswer {
  /** The id of the open decision. */
  decision: string;
  level: Level;
  /** Nobody must be able to guess it. The same one gives the same thoughts in positions that look the same to the seat. */
  seed: string;
  /** It stops after so many rounds of the halving. The same number gives the same thoughts. */
  rounds?: number | undefined;
  /** Hears after each round but the last how many are over, and the answer that is best then. */
  heard?: ((rounds: number, best: Chosen) => void) | undefined;
}

/**
 * What a seat would answer to its open decision, best first: thought only in worlds made of what the seat sees and of the seed. At least one.
 * Throws a RangeError when it is not asked, or its game cannot deal anew.
 */
export function thoughts<G, V>(
  part: Playable<G, V>,
  match: Match<G>,
  seat: SeatId,
  { decision: id, level, seed, rounds, heard }: ToAnswer,
): Weighed[] {
  const worlds = worldsFor(part, match, seat);
  const { g, asked } = worlds(`${seed}/world/0`);
  const decision = asked.find((one) => one.id === id && one.seat === seat);
  if (!decision) throw new RangeError(`${id} is not asked of seat ${seat}`);
  const { drawn, weighed, samples, overlooks, errs } = budgetOf(level, part.judge, g);
  const chance = chanceFrom(`${seed}/answers`);
  const all = worthWeighing({ ...part, g, decision, policy: policyOf(part), chance }, drawn).slice(0, weighed);
  const inMind = all.filter(() => overlooks === 0 || chance() >= overlooks);
  const answers = inMind.length > 0 ? inMind : all;
  // What nobody can weigh is answered as its policy would, which stands first.
  if (answers.length === 1 || !part.judge?.evaluate) return answers.map((answer) => ({ answer, worth: 0 }));
  const { player, isCooperative } = part.judge;
  const hides = isTogether(decision) && !isCooperative;
  const inOrder = (trials: readonly Tried[]): Weighed[] => {
    const found = player ? firmly(trials, part.judge?.blur?.(g)) : trials;
    const give = Math.max(errs, hides ? ERRS_IN_SECRET : 0) * spread(found[0]!.values);
    const thought = found.map(({ way, worth }): Weighed => ({ answer: answers[way]!, worth }));
    // Drawn anew, however often it was put in order before.
    return inMixedOrder(thought, give, chanceFrom(`${seed}/order`));
  };
  const told = heard && ((over: number, trials: readonly Tried[]) => heard(over, inOrder(trials)[0]!.answer));
  return inOrder(tried(part, worlds, { decision, answers, samples, level, seed, rounds, heard: told }));
}

/** Between which answers to a question it is found out, as far as the halving goes. */
interface Weighing extends Pick<Trial, 'rounds' | 'heard'> {
  decision: Decision;
  answers: Chosen[];
  /** How often one of them is tried. */
  samples: number;
}

/** Tries these answers in the same worlds, the better ones more often. */
function tried<G, V>(
  part: Playable<G, V>,
  worlds: Worlds<G>,
  { decision, answers, samples, level, seed, ...how }: Pick<ToAnswer, 'level' | 'seed'> & Weighing,
): Tried[] {
  const { times, after } = trialsIn(part, worlds, { decision, level, seed });
  return halving({
    ...how,
    ways: answers.length,
    budget: samples,
    sample: (way, n) => part.judge!.evaluate!(after(answers[way]!, n), decision.seat),
    worth: (values) => mean(bestOfEach(values, times)),
    // What its player would do is known to be good: all else is compared with it.
    ...(part.judge?.player && { stays: 0 }),
  });
}

/** The best of each so many in a row. */
const bestOfEach = (values: readonly number[], times: number): number[] =>
  Array.from({ length: Math.ceil(values.length / times) }, (_, i) =>
    Math.max(...values.slice(i * times, (i + 1) * times)),
  );
