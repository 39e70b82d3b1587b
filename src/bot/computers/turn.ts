import { EDITION } from '#thinking/edition';
import { change, find } from '../match/change.ts';
import {
  type AnswerThought,
  answeredByComputer,
  type ComputerTurn,
  followsAtOnce,
  matchMoment,
  nextTurn,
  type Pauses,
  turnToThink,
} from '../match/computer-turns.ts';
import type { Cause } from '../match/follow.ts';
import type { House } from '../match/house.ts';
import { type Found, isPlayed, type Played } from '../match/record.ts';
import type { Conclusion } from '../match/to-think.ts';
import { thoughtAbout } from './thought-about.ts';
import { usualAnswer } from './usual-answer.ts';

/**
 * What computers do in a row: thought out beside the match, then given in its turn and told at once. It rests on the record alone, so whoever
 * finds the match can do it.
 */

/** So many answers are given in a row; then the table sees them. */
const MOST = 40;

/** Answers that were thought out for a moment of a match. */
export interface ThoughtOut {
  moment: string;
  answers: AnswerThought[];
}

/** What thinking needs. */
export interface AtWork {
  house: House;
  pauses: Pauses;
}

/** What computers answer from here on, until a person is asked; undefined when nobody wants it any more. */
export async function thoughtOut(
  work: AtWork,
  found: Found<Played>,
  { first, isOver }: { first: ComputerTurn; isOver: () => Promise<boolean> },
): Promise<ThoughtOut | undefined> {
  const { house, pauses } = work;
  const how = { mark: markOf(found), now: Math.max(house.clock.now(), first.at) };
  const answers: AnswerThought[] = [];
  let here = found;
  for (let turn: ComputerTurn | undefined = first; turn && answers.length < MOST; turn = nextTurn(here, pauses)) {
    if (answers.length > 0 && !followsAtOnce(here, turn, pauses, how.now)) break;
    const taken = takenOf(here, await thoughtOf(work, here, turn), how) ?? takenOf(here, plain(here, turn), how);
    if (await isOver()) return undefined;
    if (!taken) throw new Error(`${turn.decision.id}: a computer has no answer`);
    answers.push(taken.given);
    here = { ...here, record: taken.record };
  }
  return { moment: matchMoment(found), answers };
}

const takenOf = (found: Found<Played>, given: AnswerThought, how: Cause) => {
  const record = answeredByComputer(found, given, how);
  return record && { given, record };
};

/** One answer: by thinking as far as that comes, or the usual one where it comes to nothing. */
async function thoughtOf({ house }: AtWork, found: Found<Played>, turn: ComputerTurn): Promise<AnswerThought> {
  const { part, record } = found;
  try {
    const thought = await thoughtAbout(house.thinker, part, record.match, turn);
    if (thought.rounds !== undefined) house.log.warn({ match: record.id, rounds: thought.rounds }, LATE);
    return noted(found, turn, thought);
  } catch (error) {
    house.log.warn({ err: error, match: record.id }, LATE);
    return plain(found, turn);
  }
}
const LATE = 'a computer has not come to an end with thinking';

const plain = (found: Found<Played>, turn: ComputerTurn): AnswerThought =>
  noted(found, turn, { chosen: usualAnswer(found.part, turnToThink(found.part, found.record.match, turn)), rounds: 0 });

/** An answer of these words to a question, with what is needed to think it out again. */
function noted({ record }: Found<Played>, turn: ComputerTurn, { chosen, rounds }: Conclusion): AnswerThought {
  const { id, seat } = turn.decision;
  return {
    answer: { decision: id, seat, ...chosen },
    thought: { level: turn.level, at: record.match.logged, ...(rounds !== undefined && { rounds }), edition: EDITION },
  };
}

/** Gives what was thought out, if the match stands there still and it is time. Gives whether it did. */
export async function giveAnswers(
  { house, pauses }: AtWork,
  id: string,
  { moment, answers }: ThoughtOut,
): Promise<boolean> {
  for (;;) {
    const found = await find(house, id);
    const first = nextTurn(found, pauses);
    if (!isPlayed(found) || !first || first.at > house.clock.now() || matchMoment(found) !== moment) return false;
    const record = await withAnswers(found, answers, { mark: markOf(found), now: house.clock.now() });
    const { version } = found.record;
    // What was saved meanwhile may be a half-made answer of somebody: then it is given to that.
    const isGiven = await change(house, id, (fresh) =>
      fresh.record.version === version ? { record, result: true } : { result: false },
    );
    if (isGiven) return true;
  }
}

/** The record after these answers. Whatever else waits has its turn between two of them. */
async function withAnswers(found: Found<Played>, answers: readonly AnswerThought[], how: Cause): Promise<Played> {
  let { record } = found;
  for (const given of answers) {
    const next = answeredByComputer({ ...found, record }, given, how);
    if (!next) throw new Error(`${given.answer.decision}: what was taken a moment ago is not taken now`);
    record = next;
    await new Promise(setImmediate);
  }
  return record;
}

/** Stands with a record whose computers have answered. */
const markOf = ({ record: { match } }: Found<Played>): string => `computer ${match.logged}`;
