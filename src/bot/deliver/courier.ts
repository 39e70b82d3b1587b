import { inTurn } from '#store/queue';
import { change, find } from '../match/change.ts';
import { withSeated } from '../match/circle.ts';
import type { Delivery, House } from '../match/house.ts';
import { isBlocked } from '../match/notes.ts';
import { withPosting, withSealed } from '../match/outbox.ts';
import { type AnyRecord, type Found, withNotes } from '../match/record.ts';
import { troubleOf } from '../platform/discord-trouble.ts';
import { incident } from '../platform/incident.ts';
import { isForCampaign, tellCampaign } from './campaign.ts';
import { isForCircle, type SeatedInCircles, seatCircles } from './circle.ts';
import { type EndFilms, openEndFilms } from './end-film.ts';
import { rememberedQuestions } from './old-questions.ts';
import { isPrivate, type SentPrivately, sendPrivately } from './private.ts';
import { isPublic, isStale, postPublicly } from './public-posts.ts';
import { mayPost, type Posted } from './round.ts';

/** How long to wait before the next try, in ms. */
export interface Waits {
  /** While Discord does not take messages at all; the last one again and again. */
  later: readonly number[];
  /** While something stands in the way that only people can change. */
  blocked: number;
  /** After the last press, until the picture shows what it has changed. */
  renew: number;
}
const WAITS: Waits = { later: [2_000, 10_000, 60_000], blocked: 600_000, renew: 5_000 };

/** Posts what waits in the outboxes, each thing until it is posted, in order per match. */
export interface Courier {
  /** The house with somebody who delivers. */
  house: House;
  /** The matches that an earlier process has left: something waits in them, or they run and their board may be gone. */
  findLeft(): Promise<string[]>;
  /** Something has changed in Discord: posts what was kept from it and may go out now. */
  lookAgain(): Promise<void>;
  /** Renews at once the pictures that would be renewed in a few seconds. */
  renew(): Promise<void>;
  /** Settles when no delivery is under way. */
  idle(): Promise<void>;
  /** Lets running deliveries end, starts no more. */
  stop(): Promise<void>;
}

/** `base` is all of the house but the courier himself. */
export function openCourier(base: Omit<House, 'deliver' | 'isDelivering'>, waits: Waits = WAITS): Courier {
  /** How many deliveries of a match are asked for and have not ended. */
  const asked = new Map<string, number>();
  const retries = new Map<string, { timer?: NodeJS.Timeout; tries: number }>();
  /** The channels of matches whose public messages wait for people to change something. */
  const blocked = new Map<string, string>();
  /** When the picture of a match is renewed. */
  const renewals = new Map<string, NodeJS.Timeout>();
  const running = new Set<Promise<unknown>>();
  let stopped = false;

  async function pass(id: string, renew: boolean): Promise<Delivery> {
    if (stopped) return {};
    const found = await takeOut(house, id);
    const entries = found.record.outbox;
    if (entries.length === 0 && !(renew && isStale(found))) return {};
    const begin = performance.now();
    const [posted, sent, told, seated] = await Promise.all([
      postPublicly(house, found, entries.filter(isPublic), { begin, renew }),
      sendPrivately(house, found, entries.filter(isPrivate)),
      tellCampaign(house, found, entries.filter(isForCampaign)),
      seatCircles(house, found, entries.filter(isForCircle)),
    ]);
    const done = new Set([posted, sent, told, seated].flatMap((one) => one.done));
    const left = await change(house, id, (fresh) => {
      const record = afterwards(house, fresh, { posted, sent, seated, done, now: house.clock.now() });
      // The next delivery is due at once: what it takes is sealed on this occasion.
      const next = (asked.get(id) ?? 0) > 1 ? withSealed(record, house.clock.now()) : record;
      return { record: next, result: { ...fresh, record: next } as Found };
    });
    if (isBlocked(posted.trouble)) blocked.set(id, found.record.channel);
    else blocked.delete(id);
    plan(id, sent.later || told.later || seated.later ? 'later' : posted.trouble);
    if (posted.trouble === 'gone' && found.record.notes.blocked !== 'gone') void deliver(id);
    if (sent.instead.length > 0) void deliver(id);
    // What could not be renewed just now waits for the next news: else it would be tried for ever.
    if (!renew && posted.trouble === undefined && isStale(left)) planRenewal(id);
    films.begin(left);
    const { drawn, missing } = posted;
    return {
      ...(posted.below && { below: found.record.channel }),
      drawn,
      delivered: performance.now() - begin,
      missing,
      trouble: posted.trouble,
    };
  }

  /** Comes back later, more and more slowly, as long as it is needed. */
  function plan(id: string, trouble: Delivery['trouble']): void {
    const known = retries.get(id);
    clearTimeout(known?.timer);
    if (!trouble || stopped) {
      retries.delete(id);
      return;
    }
    const tries = known?.tries ?? 0;
    const wait = trouble === 'later' ? waits.later[Math.min(tries, waits.later.length - 1)] : waits.blocked;
    const timer = setTimeout(() => void deliver(id), wait);
    retries.set(id, { timer, tries: tries + 1 });
  }

  /** Each press puts it off. */
  function planRenewal(id: string): void {
    clearTimeout(renewals.get(id));
    if (stopped) return;
    renewals.set(
      id,
      setTimeout(() => void deliver(id, 'renew'), waits.renew),
    );
  }

  function deliver(id: string, renew?: 'renew'): Promise<Delivery> {
    if (renew) clearTimeout(renewals.get(id));
    if (renew) renewals.delete(id);
    asked.set(id, (asked.get(id) ?? 0) + 1);
    const work = inTurn(`deliver ${id}`, () => pass(id, renew !== undefined)).catch((error): Delivery => {
      incident(house.log, error, { match: id, during: 'delivery' });
      if (troubleOf(error) === 'later') plan(id, 'later');
      return {};
    });
    running.add(work);
    void work.finally(() => {
      running.delete(work);
      const others = asked.get(id)! - 1;
      if (others > 0) asked.set(id, others);
      else asked.delete(id);
    });
    return work;
  }

  const idle = async () => {
    while (running.size > 0 || films.areMade()) await Promise.all([...running, films.made()]);
  };

  const house: House = { ...base, deliver, isDelivering: (id) => asked.has(id) };
  const films: EndFilms = openEndFilms(house, (id) => plan(id, 'later'));
  return {
    house,
    idle,
    async renew() {
      await Promise.all([...renewals.keys()].map((id) => deliver(id, 'renew')));
    },
    async lookAgain() {
      for (const [id, channel] of [...blocked]) if (await mayPost(house, channel)) void deliver(id);
    },
    async findLeft() {
      const { store } = house;
      return [...new Set([...(await store.waiting()), ...(await store.running())])];
    },
    async stop() {
      stopped = true;
      films.stop();
      for (const { timer } of retries.values()) clearTimeout(timer);
      for (const timer of renewals.values()) clearTimeout(timer);
      await idle();
    },
  };
}

/** A match with all that waits sealed: only what does not change any more is posted. Mostly it was sealed when it was put in. */
async function takeOut(house: House, id: string): Promise<Found> {
  const found = await find(house, id);
  if (found.record.outbox.every(({ sealed }) => sealed !== undefined)) return found;
  return change(house, id, ({ part, record }) => {
    const sealed = withSealed(record, house.clock.now());
    return { record: sealed, result: { part, record: sealed } };
  });
}

/** What has come of a delivery. */
interface Delivered {
  posted: Posted;
  sent: SentPrivately;
  seated: SeatedInCircles;
  done: ReadonlySet<string>;
  now: number;
}

/** The record after a delivery: what is done leaves the outbox, the board is where it is now. */
function afterwards({ defaults }: House, fresh: Found, { posted, sent, seated, done, now }: Delivered): AnyRecord {
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
