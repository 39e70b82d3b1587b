import { sumOf } from '#core/judge';
import type { BySubject, Chosen, Match, Playable } from '#core/types';
import { mean, spread } from './mixed.ts';
import { type Trials, type Trying, trialsIn } from './trying.ts';
import { worldsFor } from './worlds.ts';

/** In so many worlds answers are compared, and so many of them at most. */
const WORLDS = 8;
const COMPARED = 6;
/** By how many times what chance makes of the difference an answer must be ahead, and by how much at least. */
const SURELY = 2;
const LEAST = 1e-6;

/** Answers to a question, best first, and for how many of them a reason is asked. */
export interface Advised {
  answers: readonly Chosen[];
  told: number;
}

/**
 * Why each of the first answers: the subject of the game's standing in which it is ahead of the others most, null where it is clearly ahead in none.
 * They are tried in the worlds in which they were thought of, and by the same look-ahead. Throws what `worldsFor` throws.
 */
export function reasonsFor<G, V>(
  part: Playable<G, V>,
  match: Match<G>,
  asked: Trying,
  { answers, told }: Advised,
): (string | null)[] {
  if (!part.judge?.subjects || answers.length < 2) return answers.slice(0, told).map(() => null);
  const { names, of } = part.judge.subjects;
  const trials = trialsIn(part, worldsFor(part, match, asked.decision.seat), asked);
  const partsOf = (g: G) => of(g, asked.decision.seat);
  const tried = answers
    .slice(0, Math.max(told, COMPARED))
    .map((answer) => Array.from({ length: WORLDS }, (_, world) => bestIn(trials, answer, { world, partsOf })));
  return tried.slice(0, told).map((own, i) => aheadIn(names, own, tried.toSpliced(i, 1)));
}

/** How the seat stands after an answer in a world, the best time it was played on. */
function bestIn<G>(
  { times, after }: Trials<G>,
  answer: Chosen,
  { world, partsOf }: { world: number; partsOf(g: G): BySubject },
): BySubject {
  const found = Array.from({ length: times }, (_, i) => partsOf(after(answer, world * times + i)));
  return found.reduce((best, one) => (sumOf(one) > sumOf(best) ? one : best));
}

/** The subject in which this answer is ahead of the mean of the others most, world by world. */
function aheadIn(
  names: readonly string[],
  own: readonly BySubject[],
  others: readonly (readonly BySubject[])[],
): string | null {
  let [first, most]: [string | null, number] = [null, LEAST];
  for (const subject of names) {
    const more = own.map(
      (parts, world) => (parts[subject] ?? 0) - mean(others.map((one) => one[world]![subject] ?? 0)),
    );
    const gain = mean(more);
    if (gain > most && gain > (SURELY * spread(more)) / Math.sqrt(more.length)) [first, most] = [subject, gain];
  }
  return first;
}
