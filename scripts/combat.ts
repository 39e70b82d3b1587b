import { locales } from '../src/core/text.ts';
import { CombatCase, fightCase } from '../src/games/middle-earth-quest/combat/case.ts';
import { combatText } from '../src/games/middle-earth-quest/combat/words.ts';
import { readCommandLine } from './command-line.ts';
import { answerCases } from './given-cases.ts';

const NAME = 'combat';
const { given, words } = readCommandLine(
  NAME,
  'One round of a combat in Middle-Earth Quest given by hand: npm run combat -- cases.json ("-" reads standard input).\n' +
    'docs/games/middle-earth-quest.md has the format.',
  { explain: { help: 'with what happened in which numbered step of MEQ-7.6, in words of both languages', flag: true } },
);

answerCases(
  {
    name: NAME,
    schema: CombatCase,
    answer: (one) => {
      const { answer, why } = fightCase(one);
      if (given.explain !== 'true') return answer;
      const explain = Object.fromEntries(
        locales.map((locale) => [locale, why.map(({ step, says }) => `(${step}) ${combatText.say(says, locale)}`)]),
      );
      return { ...answer, explain };
    },
  },
  words,
);
