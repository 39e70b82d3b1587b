import { Gauge, type Registry } from 'prom-client';
import type { Findings, Observed } from './look.ts';

/** What stands at the moment somebody asks, as numbers. */
export interface Gauges {
  /** Sets them by a look; without one the program does not play yet, or any more. What is not known is absent. */
  set(seen: Findings | undefined, connections: ReturnType<Observed['connections']>): void;
}

/** Makes them, for this registry. */
export function openGauges(registry: Registry): Gauges {
  const gauge = (name: string, help: string) => {
    const made = new Gauge({ name: `castellan_${name}`, help, registers: [registry] });
    return (value: number | null | undefined) =>
      value === null || value === undefined ? made.remove() : made.set(value);
  };
  const seconds = (ms: number | null | undefined) => (typeof ms === 'number' ? ms / 1_000 : undefined);
  const plays = gauge('plays', '1 while this program plays, 0 while it begins, stands by or ends');
  const good = gauge('store_good', '1 while matches can be saved, else 0');
  const underWay = gauge('jobs_under_way', 'Deliveries and films under way, in all programs on this database');
  const waiting = gauge('jobs_waiting', 'Deliveries and films that are due and not begun, the same');
  const oldestJob = gauge('oldest_job_seconds', 'For how long the oldest of both has been due');
  const unposted = gauge('unposted_matches', 'Matches with something in their outbox');
  const oldestItem = gauge('oldest_unposted_seconds', 'For how long the oldest of it has waited');
  const pools = new Gauge({
    name: 'castellan_connections',
    help: 'Connections to the database: open, idle of those; waiting are statements that have none',
    labelNames: ['pool', 'state'],
    registers: [registry],
  });
  return {
    set(seen, connections) {
      plays(seen ? 1 : 0);
      good(seen && (seen.isStoreGood ? 1 : 0));
      underWay(seen?.jobs?.underWay);
      waiting(seen?.jobs?.waiting);
      oldestJob(seconds(seen?.jobs?.oldest));
      unposted(seen?.unposted?.matches);
      oldestItem(seconds(seen?.unposted?.oldest));
      pools.reset();
      for (const [pool, standing] of Object.entries(connections))
        for (const [state, count] of Object.entries(standing)) pools.set({ pool, state }, count);
    },
  };
}
