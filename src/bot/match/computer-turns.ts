import { createHash, createHmac } from 'node:crypto';
import { isRefusal } from '#core/actions';
import { questionId } from '#core/decision';
import type { Level } from '#core/levels';
import { standing, undo } from '#core/match';
import type { Answer, Decision, Json, Match, SeatId, ThoughtNoted } from '#core/types';
import type { AnyGame } from '#src/game-part';
import { withAheadGiven } from './ahead.ts';
import { contestablesOf, openOf, openToPeople } from './asked.ts';
import { hasPeople, isComputer, withAnsweredByComputer } from './computer-seats.ts';
import type { Cause } from './follow.ts';
import { answered } from './play.ts';
import { type Found, isPlayed, type Played } from './record.ts';
import type { ToThink } from './to-think.ts';

/** When computers answer, and what becomes of the record then. All of it is read off the record, so a restart goes on. */

/** How long a computer waits before it answers, in ms; `undo` as long as somebody could take back what they have done. */
export interface Pauses {
  usual: number;
  undo: number;
}
export const PAUSES: Pauses = { usual: 3_000, undo: 20_000 };

/** A question that a computer answers, and when, in ms since 1970. */
export interface ComputerTurn {
  decision: Decision;
  level: Level;
  at: number;
}

/** Of a question, what is thought about. */
export type TurnToThink = Pick<ComputerTurn, 'decision' | 'level'>;

/**
 * The question that a computer answers next; undefined while there is none. Computers do not play on among themselves when nobody plays a seat of
 * their own. What is put to several is left to people as long as one of them is asked.
 */
export function nextTurn(found: Found, pauses: Pauses): ComputerTurn | undefined {
  const { record } = found;
  if (!isPlayed(found) || record.status !== 'running' || record.notes.lesson || !hasPeople(record)) return undefined;
  const people = openToPeople(found);
  const isTheirs = (one: Decision) => one.shared && people.some((other) => questionId(other) === questionId(one));
  const mine = openOf(found).filter((one) => isComputer(record, one.seat) && !isTheirs(one));
  if (mine.length === 0) return undefined;
  const mayGoBack = isOpenToUndo(found);
  const turns = mine.map((decision) => {
    const since = record.asked.find(({ seat }) => seat === decision.seat)?.since ?? record.updatedAt;
    const level = record.seats[decision.seat]!.computer!;
    // A secret answer comes at its own time, whatever others do: else its time would tell of theirs.
    if (decision.secret || !mayGoBack) return { decision, level, at: since + pauses.usual };
    return { decision, level, at: Math.max(since, record.updatedAt) + pauses.undo };
  });
  return turns.reduce((first, one) => (one.at < first.at ? one : first));
}

/** Whether it is answered in a row with the answer of a computer that was given at this moment. */
export function followsAtOnce(found: Found, { decision, at }: ComputerTurn, pauses: Pauses, now: number): boolean {
  if (at <= now) return true;
  return decision.secret ? openToPeople(found).length === 0 : at - now <= pauses.usual;
}

/** Whether somebody who plays could take back an answer, or object to one. */
function isOpenToUndo(found: Found<Played>): boolean {
  const { part, record } = found;
  const { match, seats } = record;
  const hasAnswered = new Set(match.answers.map(({ seat }) => seat));
  const isOwn = (seat: number) => seats[seat]!.user !== null && !isComputer(record, seat);
  return (
    contestablesOf(found).some(({ answer }) => answer !== undefined) ||
    [...hasAnswered].some((seat) => isOwn(seat) && !isRefusal(undo(part.game, match, seat)))
  );
}

/** What a computer thinks from: nobody knows it before the end, and the same place in the log gives the same. */
export const seedOfTurn = ({ rng, logged }: Pick<Match<Json>, 'rng' | 'logged'>, seat: SeatId): string =>
  createHmac('sha256', rng.seed).update(`computer/${seat}/${logged}`).digest('hex');

/** What a computer thinks about a question. Standing orders are left out: nobody could say afterwards which ones there were. */
export const turnToThink = (part: AnyGame, match: Match<Json>, { decision, level }: TurnToThink): ToThink => ({
  game: part.game.id,
  match: standing(match, []),
  decision,
  level,
  seed: seedOfTurn(match, decision.seat),
});

/** What a tutor thinks about for a seat that is asked: as a computer would, with luck of its own. */
export const adviceToThink = (part: AnyGame, match: Match<Json>, decision: Decision): ToThink => ({
  ...turnToThink(part, match, { decision, level: 'normal' }),
  seed: createHmac('sha256', match.rng.seed).update(`tutor/${decision.seat}/${match.logged}`).digest('hex'),
});

/** Stands for the moment of a match: as long as it is the same, the same is asked after the same answers. */
export function matchMoment({ record: { match, seats } }: Found<Played>): string {
  const { news: _, ...now } = match;
  const computers = seats.map(({ computer }) => computer ?? null);
  return (
    createHash('sha256')
      // The word changes with what is kept of a thought: what an earlier program has thought out is thought out anew.
      .update(JSON.stringify(['edition noted', now, computers]))
      .digest('base64url')
  );
}

/** An answer, and how it was thought out. */
export interface AnswerThought {
  answer: Answer;
  thought: ThoughtNoted;
}

/** The match after this answer of a computer; undefined where the rules do not take it. */
export function answeredByComputer(
  found: Found<Played>,
  { answer, thought }: AnswerThought,
  cause: Cause,
): Played | undefined {
  const taken = answered(found, answer, cause, thought);
  if (isRefusal(taken)) return undefined;
  const record = withAnsweredByComputer(taken.record, answer.seat);
  return withAheadGiven({ ...found, record }, cause);
}
