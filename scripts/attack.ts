import { type Modifier, strike, type Term } from '../src/games/gloomhaven/attack.ts';
import { AttackCase, attackOf } from '../src/games/gloomhaven/cases.ts';
import { readCommandLine } from './command-line.ts';
import { answerCases } from './given-cases.ts';

const NAME = 'attack';
const { words } = readCommandLine(
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
    sum: sumOf(blow.terms, blow.damage),
    cards: blow.cards.map(({ card, counts }) => ({ card: called(card), counts })),
  };
}

/** "3 + 1 - shield 2 = 2"; what is multiplied stands in brackets. */
function sumOf(terms: readonly Term[], damage: number): string {
  const sum = terms.reduce((before, { what, n }) => {
    if (what === 'base') return String(n);
    if (what === 'times' || what === 'double' || what === 'null') return `${bracketed(before)} x ${n}`;
    const name = what === 'bonus' || what === 'card' ? '' : `${what} `;
    return `${before} ${n < 0 ? '-' : '+'} ${name}${Math.abs(n)}`;
  }, '');
  return `${sum} = ${damage}`;
}

function bracketed(sum: string): string {
  return / [+-] /.test(sum) ? `(${sum})` : sum;
}

function called({ does, rolling, effects, pierce }: Modifier): string {
  const value = typeof does === 'string' ? does : does < 0 ? String(does) : `+${does}`;
  return [...(rolling ? ['rolling'] : []), value, ...(pierce > 0 ? [`pierce ${pierce}`] : []), ...effects].join(' ');
}
