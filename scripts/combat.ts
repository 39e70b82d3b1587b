import { combatText } from '../src/games/middle-earth-quest/printed/words/combat.ts';
import { inWords } from '../src/games/middle-earth-quest/rules/combat/side/fighter.ts';
import { CombatCase, fightCase } from '../src/games/middle-earth-quest/seen/cases/combat.ts';
import { readCommandLineWithWords } from './command-line.ts';
import { answerCases, EXPLAIN } from './given-cases.ts';

const NAME = 'combat';
const { given, words } = readCommandLineWithWords(
  NAME,
  'One round of a combat in Middle-Earth Quest: npm run combat -- cases.json ("-" reads standard input).\n' +
    'docs/games/middle-earth-quest.scripts.md has the format.',
  EXPLAIN,
);

const explain =
  given.explain === 'true'
    ? { text: combatText, steps: (one: CombatCase) => fightCase(one).why.map(inWords) }
    : undefined;
answerCases({ name: NAME, schema: CombatCase, answer: (one) => fightCase(one).answer, explain }, words);
