import { catalogue } from '../src/core/text.ts';
import { mapWords } from '../src/games/middle-earth-quest/printed/words/map.ts';
import { InfluenceCase, influenceOf } from '../src/games/middle-earth-quest/seen/cases/influence.ts';
import { readCommandLineWithWords } from './command-line.ts';
import { answerCases, EXPLAIN } from './given-cases.ts';

const NAME = 'influence';
const { given, words } = readCommandLineWithWords(
  NAME,
  'Influence, its limits and its adjustment in Middle-Earth Quest: npm run influence -- cases.json ("-" reads standard input).\n' +
    'docs/games/middle-earth-quest.scripts.md has the format.',
  EXPLAIN,
);

const explain =
  given.explain === 'true'
    ? { text: catalogue(...mapWords), steps: (one: InfluenceCase) => influenceOf(one).why }
    : undefined;
answerCases({ name: NAME, schema: InfluenceCase, answer: (one) => influenceOf(one, false).answer, explain }, words);
