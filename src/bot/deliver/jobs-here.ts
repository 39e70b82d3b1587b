import { inTurn } from '#store/queue';
import type { Delivery } from '../match/house.ts';
import { troubleOf } from '../platform/discord-trouble.ts';
import { incident } from '../platform/incident.ts';
import { type Delivered, type Jobs, type JobsHouse, WAITS, type Waits, type Work } from './jobs.ts';

/** All work is done in this process, which alone knows what is to come. What it had planned is found again by the next start. */
export function openJobsHere(work: Work, { log }: JobsHouse, waits: Waits = WAITS): Jobs {
  /** How many deliveries of a match are asked for and have not ended. */
  const asked = new Map<string, number>();
  const retries = new Map<string, { timer?: NodeJS.Timeout; tries: number }>();
  /** The channels of matches whose public messages wait for people to change something. */
  const blocked = new Map<string, string>();
  /** When the picture of a match is renewed. */
  const renewals = new Map<string, NodeJS.Timeout>();
  /** Deliveries that are asked for and have not ended, and since when. */
  const running = new Map<Promise<unknown>, number>();
  const films = new Map<string, Promise<void>>();
  let stopped = false;

  async function pass(match: string, renew: boolean): Promise<Delivery> {
    if (stopped) return {};
    const isAskedAgain = () => (asked.get(match) ?? 0) > 1;
    const delivered = await work.deliver(match, { renew, isAskedAgain });
    follow(match, delivered);
    return delivered.delivery;
  }

  /** What comes after a delivery. */
  function follow(match: string, { again, blocked: channel, hasMore, isStale, hasFilm }: Delivered): void {
    if (channel !== undefined) blocked.set(match, channel);
    else blocked.delete(match);
    plan(match, again);
    if (hasMore) void deliver(match);
    if (isStale) planRenewal(match);
    if (hasFilm && !stopped && !films.has(match)) films.set(match, film(match));
  }

  async function film(match: string): Promise<void> {
    try {
      if ((await work.film(match, () => !stopped)) === 'later') plan(match, 'later');
    } catch (error) {
      incident(log, error, { match, during: 'the film' });
    }
    films.delete(match);
  }

  /** Comes back later, more and more slowly, as long as it is needed. */
  function plan(match: string, again: Delivered['again']): void {
    const known = retries.get(match);
    clearTimeout(known?.timer);
    if (!again || stopped) {
      retries.delete(match);
      return;
    }
    const tries = known?.tries ?? 0;
    const wait = again === 'later' ? waits.later[Math.min(tries, waits.later.length - 1)] : waits.blocked;
    const timer = setTimeout(() => void deliver(match), wait);
    retries.set(match, { timer, tries: tries + 1 });
  }

  /** Each press puts it off. */
  function planRenewal(match: string): void {
    clearTimeout(renewals.get(match));
    if (stopped) return;
    renewals.set(
      match,
      setTimeout(() => void deliver(match, 'renew'), waits.renew),
    );
  }

  function deliver(match: string, renew?: 'renew'): Promise<Delivery> {
    if (renew) clearTimeout(renewals.get(match));
    if (renew) renewals.delete(match);
    asked.set(match, (asked.get(match) ?? 0) + 1);
    const delivery = inTurn(`deliver ${match}`, () => pass(match, renew !== undefined)).catch((error): Delivery => {
      incident(log, error, { match, during: 'delivery' });
      if (troubleOf(error) === 'later') plan(match, 'later');
      return {};
    });
    running.set(delivery, performance.now());
    void delivery.finally(() => {
      running.delete(delivery);
      const others = asked.get(match)! - 1;
      if (others > 0) asked.set(match, others);
      else asked.delete(match);
    });
    return delivery;
  }

  const idle = async () => {
    while (running.size > 0 || films.size > 0) await Promise.all([...running.keys(), ...films.values()]);
  };

  return {
    async begin() {},
    deliver,
    isAlone: true,
    isDelivering: (match) => asked.has(match),
    async lookAgain(mayPost) {
      for (const [match, channel] of [...blocked]) if (await mayPost(channel)) void deliver(match);
    },
    async renew() {
      await Promise.all([...renewals.keys()].map((match) => deliver(match, 'renew')));
    },
    async standing() {
      const [since] = running.values();
      return {
        underWay: asked.size + films.size,
        waiting: running.size - asked.size,
        oldest: since === undefined ? null : performance.now() - since,
      };
    },
    idle,
    async stop() {
      stopped = true;
      for (const { timer } of retries.values()) clearTimeout(timer);
      for (const timer of renewals.values()) clearTimeout(timer);
      await idle();
    },
  };
}
