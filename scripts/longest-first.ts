import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Tests that start other programs or look at windows wait for them. */
const WAITING = /\/test\/(?:browser|scripts)\//;

/**
 * Begins with those that wait, so that none of them is left over at the end while the other processes have nothing to do. A fresh clone knows
 * of no earlier times: the rest goes by size, as usual.
 */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const waits = ({ moduleId }: TestSpecification) => WAITING.test(moduleId);
    return [...sorted.filter(waits), ...sorted.filter((one) => !waits(one))];
  }
}
