import type { Condition, Objective } from '#games/scythe/printed/content';
import type { Progress, View } from '#games/scythe/seen/view.types';

/** How far an objective is, for its owner's eyes: what the view has measured, and the words for it (SC-10.2). */

export interface Measured extends Progress {
  /** Key of the words for what is counted. */
  key: string;
  op: Condition['op'];
  /** Whether it is a matter of yes or no. */
  plain: boolean;
}

/** One entry for each condition of a card in the viewer's hand; none for other cards. */
export const progressOf = ({ own }: View, { id, condition }: Objective): Measured[] =>
  (own?.progress[id] ?? []).map((measured, n) => {
    const one = condition.all[n]!;
    return { ...measured, key: keyOf(one), op: one.op, plain: PLAIN.has(one.metric) };
  });

export const holdsNow = (progress: readonly Measured[]): boolean => progress.every(({ holds }) => holds);

const PLAIN: ReadonlySet<string> = new Set(['controlsFactory', 'powerRank', 'singleTerritory']);

function keyOf({ metric, valueOfMetric, filter }: Condition): string {
  if (valueOfMetric !== undefined) return 'metric.recruitsAsWorkers';
  if (metric !== 'controlledTerritories') return `metric.${metric}`;
  const kind = filter?.terrain ?? (filter?.tunnel ? 'tunnel' : filter?.adjacentTo ? 'besideFactory' : metric);
  return `metric.${kind}`;
}
