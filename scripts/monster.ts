import { locales } from '../src/core/text.ts';
import { activation, waysOf } from '../src/games/gloomhaven/rules/monsters/act.ts';
import { MonsterCase, positionOf } from '../src/games/gloomhaven/rules/monsters/cases.ts';
import { REASONS } from '../src/games/gloomhaven/rules/monsters/reasons.ts';
import { whyIn } from '../src/games/gloomhaven/seen/inquiries/reasons.ts';
import { readCommandLineWithWords } from './command-line.ts';
import { answerCases } from './given-cases.ts';

const NAME = 'monster';
const { given, words } = readCommandLineWithWords(
  NAME,
  'What a monster of Gloomhaven does on a board given by hand: npm run monster -- case.json ("-" reads standard input).\n' +
    'All equally good outcomes are printed as one line of JSON. docs/games/gloomhaven.md has the format.',
  {
    all: { help: 'with the ways, the hexes it makes for and the numbers of the rules', flag: true },
    locale: { help: `language of the reasons: ${locales.join(', ')}`, default: 'en' },
  },
);
const locale = locales.find((one) => one === given.locale);
if (!locale) {
  process.stderr.write(`${NAME}: no language "${given.locale}"\n`);
  process.exit(2);
}

answerCases({ name: NAME, schema: MonsterCase, answer: outcomesOf }, words);

function outcomesOf(one: MonsterCase): object {
  const position = positionOf(one);
  const hexOf = (id: string) => position.enemies.find((enemy) => enemy.id === id)!.hex;
  const outcomes = activation(position).map(({ moveTo, targets, focus, why, goals }) => ({
    moveTo,
    targets: targets.map(hexOf),
    focus: focus.map(hexOf),
    why: why.map((reason) => whyIn(locale!, reason)),
    ...(given.all === 'true'
      ? { goals, ways: waysOf(position, moveTo), rules: why.map(({ id }) => ({ rule: REASONS[id], reason: id })) }
      : {}),
  }));
  return { outcomes };
}
