import { catalogue } from '../src/core/text.ts';
import { mapWords } from '../src/games/middle-earth-quest/printed/words/map.ts';
import { StoryCase, storyOf } from '../src/games/middle-earth-quest/seen/cases/story.ts';
import { readCommandLineWithWords } from './command-line.ts';
import { answerCases, EXPLAIN } from './given-cases.ts';

const NAME = 'story';
const { given, words } = readCommandLineWithWords(
  NAME,
  'Markers, events and the finale of Middle-Earth Quest: npm run story -- cases.json ("-" reads standard input).\n' +
    'docs/games/middle-earth-quest.scripts.md has the format.',
  EXPLAIN,
);

const explain =
  given.explain === 'true' ? { text: catalogue(...mapWords), steps: (one: StoryCase) => storyOf(one).why } : undefined;
answerCases({ name: NAME, schema: StoryCase, answer: (one) => storyOf(one).answer, explain }, words);
