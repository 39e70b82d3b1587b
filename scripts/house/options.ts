import { Visitor } from 'oxc-parser';
import { lineAt, type Offence, type Rule, type Source } from './house.ts';

/** Pictures of questions. */
const LOOKS_UP = /^(renderers\/(.+\/)?(question|choices)[^/]*\.ts)$/;
/** What takes a text apart, or looks whether it is made in some way. */
const PARSES = new Set([
  'split',
  'match',
  'matchAll',
  'exec',
  'test',
  'replace',
  'replaceAll',
  'startsWith',
  'endsWith',
  'substring',
]);

/** An option says what it is (`core/thing.ts`): whoever draws it takes no id apart, and does not guess from how it is written. */
export const options: Rule = {
  name: 'options',
  find: (house) => house.sources.filter(({ file }) => LOOKS_UP.test(file)).flatMap(parsed),
};

function parsed(source: Source): Offence[] {
  const found: Offence[] = [];
  const add = (at: number, what: string) =>
    found.push({ file: source.file, line: lineAt(source, at), says: `takes ids apart: ${what}` });
  new Visitor({
    CallExpression({ callee }) {
      if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return;
      if (PARSES.has(callee.property.name)) add(callee.property.start, callee.property.name);
    },
    Literal(one) {
      if ('regex' in one) add(one.start, 'a regular expression');
    },
  }).visit(source.program);
  return found;
}
