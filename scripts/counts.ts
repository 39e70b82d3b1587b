import type { Reporter, TestModule } from 'vitest/node';

/** Closes a test run with one plain line of counts, whatever else is printed. */
export const counts = (): Reporter => ({
  onTestRunEnd(modules: readonly TestModule[]) {
    const states = modules.flatMap((module) => [...module.children.allTests()].map((test) => test.result().state));
    const n = (state: string) => states.filter((one) => one === state).length;
    const broken = modules.filter((module) => module.state() === 'failed' && module.errors().length > 0).length;
    process.stdout.write(`\n${n('passed')} passed, ${n('failed') + broken} failed, ${n('skipped')} skipped\n`);
  },
});
