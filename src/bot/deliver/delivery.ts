import { change, find } from '../match/change.ts';
import { withSeated } from '../match/circle.ts';
import type { House } from '../match/house.ts';
import { isBlocked } from '../match/notes.ts';
import { withPosting, withSealed } from '../match/outbox.ts';
import { type AnyRecord, type Found, type OutboxEntry, withNotes } from '../match/record.ts';
import { withSentBefore } from '../platform/sent-before.ts';
import { isForCampaign, tellCampaign } from './campaign.ts';
import { isForCircle, type SeatedInCircles, seatCircles } from './circle.ts';
import { isFilm } from './end-film.ts';
import type { AskedDelivery, Delivered } from './jobs.ts';
import { rememberedQuestions } from './old-questions.ts';
import { isPrivate, type SentPrivately, sendPrivately } from './private.ts';
import { isPublic, isStale, postPublicly } from './public-posts.ts';
import type { Posted } from './round.ts';

/** Posts what waits in the outbox of a match, each thing in its order, and saves what has come of it. Nobody else may deliver the match meanwhile. */
export async function deliverOnce(here: House, id: string, { renew, isAskedAgain }: AskedDelivery): Promise<Delivered> {
  const found = await takeOut(here, id);
  const { outbox: entries, channel, version } = found.record;
  if (entries.length === 0 && !(renew && isStale(found)))
    return { delivery: {}, version, took: [], hasMore: false, isStale: false, hasFilm: false };
  const begin = performance.now();
  const house = { ...here, rest: withSentBefore(here, sealedSince(entries), here.clock.now()) };
  const [posted, sent, told, seated] = await Promise.all([
    postPublicly(house, found, entries.filter(isPublic), { begin, renew }),
    sendPrivately(house, found, entries.filter(isPrivate)),
    tellCampaign(house, found, entries.filter(isForCampaign)),
    seatCircles(house, found, entries.filter(isForCircle)),
  ]);
  const { left, isOvertaken, isUntold } = await change(house, id, (fresh) => {
    const isOvertaken = isToldByOthers(found.record, fresh.record);
    const own = isOvertaken ? withoutPlaces(posted) : posted;
    const done = new Set([own, sent, told, seated].flatMap((one) => one.done));
    const isUntold = isOvertaken && fresh.record.outbox.some((entry) => posted.done.includes(entry.id));
    const record = afterwards(house, fresh, { posted: own, sent, seated, done, now: house.clock.now() });
    // The next delivery is due at once: what it takes is sealed on this occasion.
    const next = isAskedAgain() ? withSealed(record, house.clock.now()) : record;
    return { record: next, result: { left: { ...fresh, record: next } as Found, isOvertaken, isUntold } };
  });
  const { trouble, below, drawn, missing } = posted;
  const hindered = sent.later || told.later || seated.later ? 'later' : trouble;
  return {
    delivery: {
      ...(below && { below: channel }),
      drawn,
      delivered: performance.now() - begin,
      missing,
      trouble,
    },
    version,
    took: entries.filter(isOurs).map(({ id }) => id),
    ...(hindered && { again: hindered === 'later' ? 'later' : 'blocked' }),
    ...(isBlocked(trouble) && { blocked: channel }),
    hasMore: sent.instead.length > 0 || (trouble === 'gone' && found.record.notes.blocked !== 'gone'),
    // What could not be renewed just now waits for the next news: else it would be tried for ever.
    isStale: !renew && trouble === undefined && isStale(left),
    hasFilm: left.record.outbox.some(isFilm),
    ...(isOvertaken && { isOvertaken }),
    ...(isUntold && { isUntold }),
  };
}

/**
 * Whether somebody else has told the match since it was taken out: something of it has left the outbox, or board or bell have another place. So it
 * is where a process has lost its name and goes on, while its job was begun anew by another one.
 */
function isToldByOthers(taken: AnyRecord, fresh: AnyRecord): boolean {
  const left = new Set(fresh.outbox.map(({ id }) => id));
  if (taken.outbox.some(({ id }) => !left.has(id))) return true;
  return taken.board?.message !== fresh.board?.message || taken.notes.bell?.message !== fresh.notes.bell?.message;
}

/**
 * What was posted, but neither where nor that it is done: who has told the match meanwhile knows better. What they have not told waits on, and is told
 * where they noted the board to be. Else it would be missing there as soon as that is edited.
 */
const withoutPlaces = ({ below, trouble }: Posted): Posted => ({ done: [], below, ...(trouble && { trouble }) });

/** Since when the first of what waits is on its way, in ms since 1970. */
const sealedSince = (entries: readonly OutboxEntry[]): number =>
  Math.min(...entries.flatMap(({ sealed }) => sealed ?? []));

/** What this program posts; what a newer one has put in besides waits for it. */
const isOurs = (entry: OutboxEntry): boolean =>
  [isPublic, isPrivate, isForCampaign, isForCircle].some((is) => is(entry));

/** A match with all that waits sealed: only what does not change any more is posted. Mostly it was sealed when it was put in. */
async function takeOut(house: House, id: string): Promise<Found> {
  const found = await find(house, id);
  if (found.record.outbox.every(({ sealed }) => sealed !== undefined)) return found;
  return change(house, id, ({ part, record }) => {
    const sealed = withSealed(record, house.clock.now());
    return { record: sealed, result: { part, record: sealed } };
  });
}

/** What has come of each part of a delivery. */
interface Parts {
  posted: Posted;
  sent: SentPrivately;
  seated: SeatedInCircles;
  done: ReadonlySet<string>;
  now: number;
}

/** The record after a delivery: what is done leaves the outbox, the board is where it is now. */
function afterwards({ defaults }: House, fresh: Found, { posted, sent, seated, done, now }: Parts): AnyRecord {
  const record = withSeated(fresh, seated.seated);
  const { blocked: before } = record.notes;
  const { trouble } = posted;
  const blocked = isBlocked(trouble) ? trouble : undefined;
  const seats = record.seats.map((seat, i) => {
    const dm = sent.dm.get(i);
    return dm && seat.dm !== dm ? { ...seat, dm } : seat;
  });
  // What was surely not taken may grow on; what timed out may have arrived.
  const left = record.outbox.filter((entry) => !done.has(entry.id));
  const refused = [...sent.dm].flatMap(([seat, dm]) => (dm === 'closed' ? [[seat, now] as const] : []));
  const outbox = blocked ? left.map(({ sealed: _, ...entry }) => entry) : left;
  const { board, stretch } = posted.telling ?? { board: record.board, stretch: record.notes.stretch };
  const after = withNotes<AnyRecord>(
    { ...record, outbox, board, seats },
    {
      blocked,
      stretch,
      bell: posted.bell === undefined ? record.notes.bell : (posted.bell ?? undefined),
      proposed: posted.proposal === undefined ? record.notes.proposed : (posted.proposal ?? undefined),
      oldBells: posted.oldBells ?? record.notes.oldBells,
      hands: sent.hands,
      refusedAt: { ...record.notes.refusedAt, ...Object.fromEntries(refused) },
      dms: rememberedQuestions(fresh, sent.questions, sent.over),
    },
  );
  const told = sent.instead.reduce((sum, posting) => withPosting(sum, posting), after);
  const filmed = posted.hasEnded && defaults.films !== 'off' ? withPosting(told, { kind: 'film', data: null }) : told;
  return blocked === 'gone' && before !== 'gone' ? withPosting(filmed, { kind: 'gone', data: null }) : filmed;
}
