import type { Reporter, TestCase, TestModule } from 'vitest/node';
import { again } from '../test/kit/salt.ts';

/** Says with each failure how its chance is had again, and closes a test run with one plain line of counts, whatever else is printed. */
export const counts = (): Reporter => ({
  onTestCaseResult(one: TestCase) {
    if (one.result().state === 'failed')
      process.stdout.write(`${one.module.relativeModuleId}: ${one.fullName}: ${again()}\n`);
  },
  onTestRunEnd(modules: readonly TestModule[]) {
    const states = modules.flatMap((module) => [...module.children.allTests()].map((test) => test.result().state));
    const n = (state: string) => states.filter((one) => one === state).length;
    const broken = modules.filter((module) => module.state() === 'failed' && module.errors().length > 0).length;
    process.stdout.write(`\n${n('passed')} passed, ${n('failed') + broken} failed, ${n('skipped')} skipped\n`);
  },
});
