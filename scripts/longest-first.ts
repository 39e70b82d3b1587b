import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Tests that start other programs, look at windows, or wait for a database and its jobs. */
const WAITING =
  /\/test\/(?:browser|scripts|jobs|thinker|reading|e2e|store\/postgres)\/|\/test\/bot\/(?:run|jobs|database|computer-turns)\./;
/** So many others come after each of them. */
const BETWEEN = 10;

/**
 * Spreads those that wait over the first two thirds: one of them leaves a processor to others, and three at once leave it to nobody. None is left
 * over at the end, while the other processes have nothing to do. A fresh clone knows of no earlier times: else it goes by size, as usual.
 */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const waits = ({ moduleId }: TestSpecification) => WAITING.test(moduleId);
    const others = sorted.filter((one) => !waits(one));
    const spread = sorted.filter(waits).flatMap((one) => [one, ...others.splice(0, BETWEEN)]);
    return [...spread, ...others];
  }
}
