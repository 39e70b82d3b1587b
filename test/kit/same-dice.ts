import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { diceFrom } from './dice.ts';
import { salted } from './salt.ts';

/** For every file of tests: matches that a bot begins have dice by the salt, for each test its own. What fails by them fails again. */

let ofFile: ReturnType<typeof diceFrom>;
let ofTest: ReturnType<typeof diceFrom>;
beforeAll(() => {
  ofFile = diceFrom(salted('dice'));
});
afterAll(() => ofFile.restore());
beforeEach(({ task }) => {
  ofTest = diceFrom(salted(`dice/${task.name}`));
});
afterEach(() => ofTest.restore());
