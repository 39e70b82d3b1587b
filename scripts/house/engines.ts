import { type Span, Visitor } from 'oxc-parser';
import { lineAt, type Offence, type Rule, type Source } from './house.ts';
import { placeOf } from './places.ts';
import { ROOMS } from './rooms.ts';

/**
 * Pure rooms have no classes, enums or default exports: their state is plain JSON, their words are unions of literals, and
 * a thing has one name everywhere.
 */
export const engines: Rule = {
  name: 'engines',
  find: (house) =>
    house.sources
      .filter(({ file }) => ROOMS[placeOf(file, house.games)?.room ?? '']?.pure)
      .flatMap((source) => shaped(source)),
};

function shaped(source: Source): Offence[] {
  const found: Offence[] = [];
  const add =
    (thing: string) =>
    ({ start }: Span) =>
      void found.push({ file: source.file, line: lineAt(source, start), says: `has ${thing}` });
  const aClass = add('a class');
  new Visitor({
    ClassDeclaration: aClass,
    ClassExpression: aClass,
    TSEnumDeclaration: add('an enum'),
    ExportDefaultDeclaration: add('a default export'),
    ExportSpecifier(one) {
      if (source.text.slice(one.exported.start, one.exported.end) === 'default') add('a default export')(one);
    },
  }).visit(source.program);
  return found;
}
