import { type Modifier, strike, type Term, totalOf, written } from '../src/games/gloomhaven/printed/sum/attack.ts';
import { AttackCase, attackOf } from '../src/games/gloomhaven/rules/monsters/cases.ts';
import { readCommandLineWithWords } from './command-line.ts';
import { answerCases } from './given-cases.ts';

const NAME = 'attack';
const { words } = readCommandLineWithWords(
  NAME,
  'The damage of one attack in Gloomhaven: npm run attack -- case.json ("-" reads standard input).\n' +
    'docs/games/gloomhaven.md has the format.',
  {},
);

answerCases({ name: NAME, schema: AttackCase, answer: blowOf }, words);

function blowOf(one: AttackCase): object {
  const { attack, cards } = attackOf(one);
  let next = 0;
  const blow = strike(attack, () => {
    const card = cards[next++];
    if (!card) throw new Error(`cards: ${cards.length} are given, and one more falls`);
    return card;
  });
  return {
    damage: blow.damage,
    sum: sumOf(blow.terms),
    cards: blow.cards.map(({ card, counts }) => ({ card: called(card), counts })),
  };
}

/** "3 + 1 - shield 2 = 2"; a sum that is multiplied stands in brackets, what is below 0 is said ("1 - 2 = -1, so 0"). */
function sumOf(terms: readonly Term[]): string {
  const sum = written<string>(terms, {
    begin: String,
    add: (before, { what, n }) =>
      `${before} ${n < 0 ? '-' : '+'} ${what === 'bonus' || what === 'card' ? '' : `${what} `}${Math.abs(n)}`,
    multiply: (before, n) => `${before} x ${n}`,
    brackets: (inner) => `(${inner})`,
  });
  const total = totalOf(terms);
  return `${sum} = ${total}${total < 0 ? ', so 0' : ''}`;
}

function called({ does, rolling, effects, pierce }: Modifier): string {
  const value = typeof does === 'string' ? does : does < 0 ? String(does) : `+${does}`;
  return [...(rolling ? ['rolling'] : []), value, ...(pierce > 0 ? [`pierce ${pierce}`] : []), ...effects].join(' ');
}
