import { find } from '../match/change.ts';
import { matchMoment, nextTurn } from '../match/computer-turns.ts';
import { Declined } from '../match/declined.ts';
import { pauseIn } from '../match/pause.ts';
import { isPlayed } from '../match/record.ts';
import { incident } from '../platform/incident.ts';
import { type AtWork, giveAnswers, type ThoughtOut, thoughtOut } from './turn.ts';

/** Looking after the computers of one match. */
export interface Tending {
  /** What was thought out for a moment of the match. It is kept here, so that nothing is thought out twice. */
  thought?: ThoughtOut | undefined;
  /** Whether nobody may begin any more. */
  isStopped(): boolean;
}

/**
 * Has computers answer in a match what is due. Gives when to look again, in ms since 1970; undefined where there is nothing more to do, or where
 * these rules or values cannot play the match.
 */
export async function tend(work: AtWork, match: string, tending: Tending): Promise<number | undefined> {
  try {
    return await tended(work, match, tending);
  } catch (error) {
    if (error instanceof Declined) return undefined;
    incident(work.house.log, error, { match, during: 'the turn of a computer' });
    throw error;
  }
}

async function tended(work: AtWork, id: string, tending: Tending): Promise<number | undefined> {
  const { house, pauses } = work;
  const saved = await house.store.load(id);
  if (saved?.status !== 'running' || saved.seats.every(({ computer }) => computer === undefined)) return undefined;
  const found = await find(house, id);
  const first = nextTurn(found, pauses);
  // The end of a pause is saved with each match.
  if (!first || !isPlayed(found) || (await pauseIn(house, saved.guild))) return undefined;
  const moment = matchMoment(found);
  const isOther = async () => {
    if ((await house.store.load(id))?.version === saved.version) return false;
    const now = await find(house, id);
    return !isPlayed(now) || matchMoment(now) !== moment;
  };
  const isOver = async () => tending.isStopped() || isOther();
  if (tending.thought?.moment !== moment) tending.thought = await thoughtOut(work, found, { first, isOver });
  if (!tending.thought) return undefined;
  if (first.at > house.clock.now()) return first.at;
  if (await giveAnswers(work, id, tending.thought)) await house.deliver(id);
  return undefined;
}
