import { type Expression, type MemberExpression, Visitor } from 'oxc-parser';
import { lineAt, type Offence, type Rule, type Source } from './house.ts';

const LATER = /\b(TODO|FIXME|XXX)\b|@ts-(ignore|expect-error|nocheck)\b/;
const RUNNERS = new Set(['test', 'it', 'describe', 'suite', 'bench']);

/** Nothing is left for later, and the compiler is told to look away from nothing. */
export const unfinished: Rule = {
  name: 'unfinished',
  find: ({ sources }) =>
    sources.flatMap((source) => (source.file.endsWith('.css') ? inStyle(source) : inComments(source))),
};

function inComments(source: Source): Offence[] {
  return source.comments.flatMap(({ value, start }) => {
    const found = LATER.exec(value);
    return found ? [marked(source, start + 2 + found.index, found[0])] : [];
  });
}

function inStyle(source: Source): Offence[] {
  const found = LATER.exec(source.text);
  return found ? [marked(source, found.index, found[0])] : [];
}

/** No test is skipped, singled out or left to be written. */
export const skipped: Rule = { name: 'skipped', find: ({ sources }) => sources.flatMap(passedOver) };

function passedOver(source: Source): Offence[] {
  const found: Offence[] = [];
  const isTest = source.file.startsWith('test/');
  const shown = ({ start, end }: Expression) => marked(source, start, source.text.slice(start, end).split('\n')[0]!);
  new Visitor({
    MemberExpression(one) {
      const runs = RUNNERS.has(root(one.object) ?? '');
      const kinds = runs ? /^(skip|only|todo|skipIf|runIf)$/ : /^(skip|todo)$/;
      if ((runs || isTest) && kinds.test(member(one) ?? '')) found.push(shown(one));
    },
    CallExpression({ callee }) {
      if (isTest && callee.type === 'Identifier' && callee.name === 'skip') found.push(shown(callee));
    },
  }).visit(source.program);
  return found;
}

const marked = (source: Source, offset: number, thing: string): Offence => ({
  file: source.file,
  line: lineAt(source, offset),
  says: `"${thing}" stands here`,
});

function member({ property, computed }: MemberExpression): string | undefined {
  if (property.type === 'Literal') return String(property.value);
  return !computed && property.type === 'Identifier' ? property.name : undefined;
}

/** `test` of `test.concurrent.only` and of `test.each(rows).skip`. */
function root(one: Expression): string | undefined {
  if (one.type === 'Identifier') return one.name;
  if (one.type === 'MemberExpression') return root(one.object);
  return one.type === 'CallExpression' ? root(one.callee) : undefined;
}
