import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { refusalText } from '#asking/refusal';
import { chanceFrom, choose } from '#chance/playout';
import { copy } from '#core/copy';
import type { Chance } from '#core/enumerate';
import { historyOf, logOf } from '#core/history';
import { act, position, start } from '#core/match';
import { replay } from '#core/recover';
import { makeRng } from '#core/rng';
import { locales } from '#core/text';
import type { Answer, Event, Json, Match, Viewer } from '#core/types';
import type { AnyGame } from '#src/game-part';
import { type Moment, seenByAll, seenBySeat } from '../e2e/what-is-seen.ts';
import { UNSAID } from './every-game.ts';
import { salted } from './salt.ts';
import { wrongAnswers } from './wrong-answers.ts';

/** Play that goes on by chance from a position nobody has played to. */

/** A position between two steps, whole and lawful, that was built and not played. */
export interface Built<G> {
  options: Record<string, string>;
  seats: number;
  g: G;
}
/** How it goes on from there. */
export interface Course {
  seed: number;
  /** At most so many answers. */
  answers: number;
}

/** The position as fast-check prints it: JSON that can be put into a test. */
export const asJson = <G>(built: Built<G>): Built<G> =>
  Object.assign(built, { [fc.toStringMethod]: () => JSON.stringify(built) });

export const courses: fc.Arbitrary<Course> = fc.record({ seed: fc.nat(), answers: fc.nat({ max: 40 }) });

/** What was met on the way: for the claim that something was. */
export interface Met {
  answers: number;
  refused: number;
  /** Comparisons of what somebody sees, and those in which other secrets made another state. */
  compared: number;
  swapped: number;
  over: number;
  actions: Set<string>;
}
export const nothingMet = (): Met => ({
  answers: 0,
  refused: 0,
  compared: 0,
  swapped: 0,
  over: 0,
  actions: new Set(),
});

/** Before one in so many answers secrets are swapped, and wrong answers are given. */
const LOOKED_AT = 12;
const TRIED = 4;

/**
 * Throws, with the answers so far, when
 * - a rule throws, or nobody is asked;
 * - a legal answer is refused, or a wrong one taken;
 * - the audit complains, or somebody sees what he may not know;
 * - the same answers lead elsewhere when they are given again.
 */
export async function playOn(part: AnyGame, { options, seats, ...built }: Built<unknown>, course: Course, met: Met) {
  const g = built.g as Json;
  const given: Answer[] = [];
  try {
    const parsed = part.game.parse(copy(g));
    if (!isDeepStrictEqual(parsed, g)) throw new Error('its own schema takes something off the state');
    const chance = chanceFrom(salted(String(course.seed)));
    const game = { ...part.game, setup: () => copy(g) };
    judge(part, g, g, []);
    let match = start(game, { options, seats, seed: String(course.seed) }) as Match<Json>;
    judge(part, g, position(game, match).g, eventsOf(match));
    for (let n = 0; n < course.answers; n++) {
      const { open, outcome } = position(game, match);
      if (open.length > 0 === (outcome !== undefined)) throw new Error('nobody is asked, or somebody after the end');
      if (outcome) {
        met.over++;
        break;
      }
      if (chance() * LOOKED_AT < 1) await seesNoMore(part, match, chance, met);
      if (chance() * TRIED < 1) met.refused += refusesWrong(part, match, chance);
      const next = answered(part, match, chance, given);
      judge(part, position(game, match).g, position(game, next.match).g, next.events);
      met.answers++;
      match = chance() < 0.2 ? JSON.parse(JSON.stringify(next.match)) : next.match;
    }
    isTheSameAgain(part, match);
  } catch (error) {
    const said = error instanceof Error ? (error.stack ?? error.message) : String(error);
    throw new Error(`${said}\nafter the answers ${JSON.stringify(given)}`, { cause: error });
  } finally {
    for (const { action } of given) met.actions.add(action);
  }
}

const eventsOf = (match: Match<Json>): Event[] => logOf(match).flatMap(({ events }) => events);

function judge({ proofs }: AnyGame, before: Json, after: Json, events: readonly Event[]): void {
  const complaint = proofs?.audit?.(before)(after, events);
  if (complaint !== undefined) throw new Error(`audit: ${complaint}`);
}

/** The match after a legal answer by chance; throws when it is refused. */
function answered(part: AnyGame, match: Match<Json>, chance: Chance, given: Answer[]) {
  const { game } = part;
  const { g, open } = position(game, match);
  const decision = open[Math.floor(chance() * open.length)]!;
  const policy = chance() < 0.5 ? 'random' : 'progress';
  const answer = { decision: decision.id, seat: decision.seat, ...choose({ ...part, g, decision, policy, chance }) };
  given.push(answer);
  const result = act(game, match, answer);
  if ('refused' in result) throw new Error(`a legal answer is refused: ${JSON.stringify(result.refused)}`);
  return result;
}

/** Gives wrong answers to an open question; throws when one is taken, or refused without words, or leaves a trace. */
function refusesWrong(part: AnyGame, match: Match<Json>, chance: Chance): number {
  const { game } = part;
  const { g, open } = position(game, match);
  const decision = open[Math.floor(chance() * open.length)]!;
  const saved = JSON.stringify(match);
  const answer = {
    decision: decision.id,
    seat: decision.seat,
    ...choose({ ...part, g, decision, policy: 'random', chance }),
  };
  const wrong = wrongAnswers(game, { answer, decision, seats: match.seats, chance });
  for (const one of wrong) {
    const result = act(game, match, one);
    if (!('refused' in result)) throw new Error(`a wrong answer is taken: ${JSON.stringify(one)}`);
    for (const locale of locales)
      if (UNSAID.test(refusalText(part, result.refused, locale)))
        throw new Error(`a refusal without words: ${JSON.stringify(result.refused)}`);
    if (JSON.stringify(match) !== saved) throw new Error(`a refused answer changes the match: ${JSON.stringify(one)}`);
  }
  return wrong.length;
}

/** Throws when other secrets change anything of what somebody gets who may not know them. */
async function seesNoMore(part: AnyGame, match: Match<Json>, chance: Chance, met: Met): Promise<void> {
  const { g, open, asides } = position(part.game, match);
  const events = logOf(match).at(-1)?.events ?? [];
  const locale = chance() < 0.5 ? 'en' : 'ja';
  const seed = String(chance());
  const moment: Moment = { part, seats: match.seats, open, asides, events, locale, seed, paints: false };
  const seats = Array.from({ length: match.seats }, (_, i) => i);
  const viewer = ([...seats, 'spectator'] as Viewer[])[Math.floor(chance() * (seats.length + 1))]!;
  const other = part.proofs!.swapHidden(g, viewer, makeRng({ seed, drawn: {} }));
  met.compared++;
  if (!isDeepStrictEqual(other, g)) met.swapped++;
  const see = async (state: Json) => ({
    ...(await seenByAll(moment, state)),
    ...(viewer !== 'spectator' && (await seenBySeat(moment, state, viewer))),
  });
  const [before, after]: Record<string, string>[] = [await see(g), await see(other)];
  for (const kind of Object.keys({ ...before, ...after })) {
    if (before![kind] === after![kind]) continue;
    throw new Error(`${kind} tells ${viewer} a secret: ${firstDifference(before![kind] ?? '', after![kind] ?? '')}`);
  }
}
function firstDifference(one: string, other: string): string {
  let at = 0;
  while (one[at] === other[at]) at++;
  return [one, other].map((text) => text.slice(Math.max(0, at - 200), at + 200)).join(' | ');
}

/** The log leads to the same match; so wrong answers and looks have left nothing behind, also where a step is under way. */
function isTheSameAgain({ game }: AnyGame, match: Match<Json>): void {
  const again = replay(game, match, historyOf(match.news));
  if (!isDeepStrictEqual(again.base, match.base) || !isDeepStrictEqual(again.rng, match.rng))
    throw new Error('the same answers lead to another match');
  if (!isDeepStrictEqual(position(game, again).g, position(game, match).g))
    throw new Error('the same answers lead to another position');
}
