import { inTurn } from '#store/queue';
import type { MatchRecord, OutboxItem } from '#store/store';
import { change, type Delivery, type Found, type House, look } from '../match/house.ts';
import { waiting } from '../match/said.ts';
import { troubleOf } from '../platform/errors.ts';
import { incident } from '../platform/incident.ts';
import { type SentPrivately, sendPrivately } from './private.ts';
import { type Posted, postPublicly } from './public.ts';

/** Waits between tries while Discord does not take messages, in ms; the last one again and again. */
const PATIENCE = [2_000, 10_000, 60_000];

/** Posts what waits in the outboxes, each thing until it is posted, in order per match. */
export interface Courier {
  deliver(match: string): Promise<Delivery>;
  /** On its way to Discord, or perhaps already there: what is added now must be a message of its own. */
  isSealed(item: string): boolean;
  /** Takes note of what an earlier process has left: some of it may have arrived. Gives the matches to deliver. */
  findLeft(): Promise<string[]>;
  /** Settles when no delivery is under way. */
  idle(): Promise<void>;
  /** Lets running deliveries end, starts no more. */
  stop(): Promise<void>;
}

/** `house` is asked for late, because the house itself holds the courier. */
export function openCourier(house: () => House): Courier {
  const sealed = new Set<string>();
  const retries = new Map<string, { timer?: NodeJS.Timeout; tries: number }>();
  const running = new Set<Promise<unknown>>();
  let stopped = false;

  async function pass(id: string): Promise<Delivery> {
    const found = await look(house(), id);
    const items = found.record.outbox;
    if (items.length === 0 || stopped) return {};
    for (const item of items) sealed.add(item.id);
    const begin = performance.now();
    const isPrivate = (item: OutboxItem) => item.kind === 'dm' || item.kind === 'gone';
    const [posted, sent] = await Promise.all([
      postPublicly(
        house(),
        found,
        items.filter((item) => !isPrivate(item)),
        begin,
      ),
      sendPrivately(house(), found, items.filter(isPrivate)),
    ]);
    const done = new Set([...posted.done, ...sent.done]);
    await change(house(), id, (fresh) => ({ record: afterwards(fresh, posted, sent, done), result: undefined }));
    // What was surely not taken may grow on; what timed out may have arrived.
    const isRefused = posted.trouble === 'forbidden' || posted.trouble === 'gone';
    for (const { id } of items) if (isRefused || done.has(id)) sealed.delete(id);
    const trouble = posted.trouble ?? (sent.later ? 'later' : undefined);
    plan(id, trouble === 'later');
    if (posted.trouble === 'gone' && found.record.notes.blocked !== 'gone') void deliver(id);
    const { drawn, missing } = posted;
    return { drawn, delivered: performance.now() - begin, missing, trouble: posted.trouble };
  }

  /** Comes back later, more and more slowly, as long as it is needed. */
  function plan(id: string, again: boolean): void {
    const known = retries.get(id);
    clearTimeout(known?.timer);
    if (!again || stopped) {
      retries.delete(id);
      return;
    }
    const tries = known?.tries ?? 0;
    const timer = setTimeout(() => void deliver(id), PATIENCE[Math.min(tries, PATIENCE.length - 1)]);
    retries.set(id, { timer, tries: tries + 1 });
  }

  function deliver(id: string): Promise<Delivery> {
    const work = inTurn(`deliver ${id}`, () => pass(id)).catch((error): Delivery => {
      incident(house().log, error, { match: id, during: 'delivery' });
      if (troubleOf(error) === 'later') plan(id, true);
      return {};
    });
    running.add(work);
    void work.finally(() => running.delete(work));
    return work;
  }

  const idle = async () => {
    while (running.size > 0) await Promise.all(running);
  };

  return {
    deliver,
    idle,
    isSealed: (item) => sealed.has(item),
    async findLeft() {
      const left: string[] = [];
      for (const { id, status, game } of await house().store.all()) {
        if (!house().games.has(game)) {
          house().log.warn({ match: id, game }, 'a match of a game that is not here is left alone');
          continue;
        }
        const record = await house()
          .store.load(id)
          .catch((error: unknown) => {
            house().log.error({ err: error, match: id }, 'match cannot be read');
            return undefined;
          });
        if (!record || (record.outbox.length === 0 && status !== 'running')) continue;
        for (const item of record.outbox) sealed.add(item.id);
        left.push(id);
      }
      return left;
    },
    async stop() {
      stopped = true;
      for (const { timer } of retries.values()) clearTimeout(timer);
      await idle();
    },
  };
}

/** The record after a delivery: what is done leaves the outbox, the board is where it is now. */
function afterwards({ record }: Found, posted: Posted, sent: SentPrivately, done: ReadonlySet<string>): MatchRecord {
  const { blocked: before, ...notes } = record.notes;
  const isBlocked = posted.trouble === 'gone' || posted.trouble === 'forbidden';
  const isNews = posted.trouble === 'gone' && before !== 'gone';
  const seats = record.seats.map((seat, i) => {
    const dm = sent.dm.get(i);
    return dm && seat.dm !== dm ? { ...seat, dm } : seat;
  });
  const after: MatchRecord = {
    ...record,
    outbox: record.outbox.filter((item) => !done.has(item.id)),
    board: posted.board ?? record.board,
    seats,
    notes: {
      ...notes,
      ...(isBlocked && { blocked: posted.trouble! }),
      ...(sent.hands && { hands: sent.hands }),
    },
  };
  return isNews ? waiting(after, { kind: 'gone', data: null }) : after;
}
