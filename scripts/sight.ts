import { groundOfCase, SightCase } from '../src/games/gloomhaven/rules/monsters/cases.ts';
import { sightOver } from '../src/games/gloomhaven/state/map/sight.ts';
import { readCommandLineWithWords } from './command-line.ts';
import { answerCases } from './given-cases.ts';

const NAME = 'sight';
const { words } = readCommandLineWithWords(
  NAME,
  'Which hexes are seen from a hex in Gloomhaven: npm run sight -- case.json ("-" reads standard input).\n' +
    'docs/games/gloomhaven.md has the format.',
  {},
);

answerCases({ name: NAME, schema: SightCase, answer: visibleFrom }, words);

function visibleFrom(one: SightCase): object {
  const ground = groundOfCase(one);
  const from = ground.at(one.from);
  if (from === undefined) throw new Error(`from: ${one.from} is no floor of the grid`);
  const sees = sightOver(ground);
  return { visible: ground.hexes.filter((_, at) => at !== from && sees(from, at)) };
}
