import { catalogue } from '../src/core/text.ts';
import { mapWords } from '../src/games/middle-earth-quest/printed/words/map.ts';
import { TravelCase, travelOf } from '../src/games/middle-earth-quest/seen/cases/travel.ts';
import { readCommandLineWithWords } from './command-line.ts';
import { answerCases, EXPLAIN } from './given-cases.ts';

const NAME = 'travel';
const { given, words } = readCommandLineWithWords(
  NAME,
  'What one move costs in Middle-Earth Quest: npm run travel -- cases.json ("-" reads standard input).\n' +
    'docs/games/middle-earth-quest.scripts.md has the format.',
  EXPLAIN,
);

const explain =
  given.explain === 'true'
    ? { text: catalogue(...mapWords), steps: (one: TravelCase) => travelOf(one).why }
    : undefined;
answerCases({ name: NAME, schema: TravelCase, answer: (one) => travelOf(one).answer, explain }, words);
