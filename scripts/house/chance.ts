import { type CallExpression, type Expression, type ObjectProperty, type SpreadElement, Visitor } from 'oxc-parser';
import { lineAt, type Offence, type Rule, type Source } from './house.ts';

/** Where the seed stands among what these are given. */
const SEEDED: Readonly<Record<string, number>> = { playout: 1, race: 1, chanceFrom: 0 };
/** What a seed of a test or a script is written through (`test/kit/salt.ts`). */
const SALTED = new Set(['salted', 'saltedNumber', 'unsalted']);

/**
 * Tests and scripts write no seed of their own: what holds for any chance takes the salt of today, what is about one particular play says so.
 * Without a seed fast-check takes one of the clock, as `Math.random` does, and what it finds is not found again.
 */
export const chance: Rule = {
  name: 'chance',
  find: ({ sources }) => sources.filter(({ file }) => /^(test|scripts)\//.test(file)).flatMap(unsaltedIn),
};

function unsaltedIn(source: Source): Offence[] {
  const found: Offence[] = [];
  const add = (one: { start: number; end: number }, why: string) => {
    const thing = source.text.slice(one.start, one.end).split('\n')[0]!;
    found.push({ file: source.file, line: lineAt(source, one.start), says: `"${thing}" ${why}` });
  };
  new Visitor({
    CallExpression(call) {
      const { callee } = call;
      if (callee.type === 'Identifier' && callee.name in SEEDED) {
        const seed = call.arguments[SEEDED[callee.name]!];
        if (seed && !isSalted(seed)) add(seed, `is a seed of its own for ${callee.name}: salted(…) or unsalted(…)`);
      }
      if (isOf(call, 'fc', ['assert', 'check', 'sample']) && !hasSeed(call))
        add(callee, 'has no seed: saltedNumber(…)');
      if (isOf(call, 'Math', ['random'])) add(call, 'is nothing that is had again');
    },
  }).visit(source.program);
  return found;
}

const isSalted = (one: Expression | SpreadElement): boolean =>
  one.type === 'CallExpression' && one.callee.type === 'Identifier' && SALTED.has(one.callee.name);

function isOf({ callee }: CallExpression, object: string, names: readonly string[]): boolean {
  if (callee.type !== 'MemberExpression' || callee.object.type !== 'Identifier') return false;
  const { property } = callee;
  return callee.object.name === object && property.type === 'Identifier' && names.includes(property.name);
}

/** `fc.assert(property, { seed: saltedNumber('…') })`. */
function hasSeed({ arguments: [, how] }: CallExpression): boolean {
  if (how?.type !== 'ObjectExpression') return false;
  return how.properties.some(
    (one): one is ObjectProperty =>
      one.type === 'Property' && one.key.type === 'Identifier' && one.key.name === 'seed' && isSalted(one.value),
  );
}
