import { existsSync } from 'node:fs';
import { examples } from '#examples/index';

/** Where a game has what it brings to its tests, and its data, by its id: an example has all its own in one folder. */

const isExample = (id: string): boolean => examples.some(({ game }) => game.id === id);

/** Which of the folders of `test` has it. */
export const kindOf = (id: string): 'games' | 'examples' => (isExample(id) ? 'examples' : 'games');
export const testsOf = (id: string): string => `test/${kindOf(id)}/${id}`;
export const sourcesOf = (id: string): string => (isExample(id) ? `examples/${id}` : `src/games/${id}`);
export const dataFolder = (id: string): string => (isExample(id) ? `examples/${id}/data` : `data/${id}`);
/** Which entries of its rulebook stand behind each question. */
export const ruleOfFile = (id: string): string =>
  [`${dataFolder(id)}/rule-of.json`, `${sourcesOf(id)}/printed/rule-of.ts`, `${sourcesOf(id)}/seen/rulebook.ts`].find(
    (file) => existsSync(file),
  ) ?? `its ruleOf`;
/** Where the numbers of its rules stand. */
export const rulesOf = (id: string): string =>
  isExample(id) ? `examples/${id}/RULES.md` : `docs/games/${id}.rules.md`;
