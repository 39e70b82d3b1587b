import { Counter, Histogram, type Registry } from 'prom-client';
import type { EndOfVisit, Measures } from '#bot/platform/measures';
import type { VisitStage } from '#bot/platform/visit';

/** What is counted as it happens. Labels name kinds of things only: there are few of them, and none is an id. */
export interface Counters extends Measures {
  /** Somebody else had saved first, and it was decided again. */
  conflict(): void;
}

/** Seconds. Discord waits three for an acknowledgement; a picture takes some tenths. */
const BUCKETS = [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 1.5, 2, 3, 5, 10];
/** The stages of a visit that are measured, as they are called here. */
const STAGES = { acknowledged: 'acknowledged', saved: 'saved', delivered: 'posted' } as const satisfies Partial<
  Record<VisitStage, string>
>;
/** Kinds of buttons and names of commands. What Discord sends besides is of a program that is not ours any more. */
const KIND = /^[a-z][a-z-]*( [a-z][a-z-]*)?$/;

/** Makes them, for this registry. */
export function openCounters(registry: Registry): Counters {
  const registers = [registry];
  const interactions = new Counter({
    name: 'castellan_interactions_total',
    help: 'Interactions served, by what was done and how it ended',
    labelNames: ['kind', 'end'],
    registers,
  });
  const stages = new Histogram({
    name: 'castellan_interaction_seconds',
    help: 'Seconds from an interaction until it was acknowledged, saved, posted',
    labelNames: ['stage'],
    buckets: BUCKETS,
    registers,
  });
  const requests = new Counter({
    name: 'castellan_requests_total',
    help: 'Requests to Discord, by what they are about and the class of the answer',
    labelNames: ['kind', 'status'],
    registers,
  });
  const conflicts = new Counter({
    name: 'castellan_version_conflicts_total',
    help: 'Changes that were decided again because somebody else had saved first',
    registers,
  });
  return {
    served(did, ended: EndOfVisit, ms) {
      interactions.inc({ kind: KIND.test(did) ? did : 'unknown', end: ended });
      for (const [stage, called] of Object.entries(STAGES)) {
        const after = ms[stage as keyof typeof STAGES];
        if (after !== undefined) stages.observe({ stage: called }, after / 1_000);
      }
    },
    asked: (kind, status) => requests.inc({ kind, status: classOf(status) }),
    conflict: () => conflicts.inc(),
  };
}

/** 429 stands apart: it says that requests come too fast. */
const classOf = (status: number | 'none'): string =>
  typeof status === 'number' && status !== 429 ? `${Math.floor(status / 100)}xx` : String(status);
