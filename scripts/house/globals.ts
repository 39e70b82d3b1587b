import { type Span, Visitor } from 'oxc-parser';
import { lineAt, type Offence, type Rule, type Source } from './house.ts';
import { placeOf } from './places.ts';
import { ROOMS } from './rooms.ts';

/** What tells the time, is chance, waits, or reaches the outside: the same match would not come out twice. */
const BANNED = new Set([
  'Math',
  'Date',
  'performance',
  'setTimeout',
  'setInterval',
  'setImmediate',
  'process',
  'globalThis',
  'global',
  'crypto',
  'fetch',
  'console',
]);

/** Pure rooms (`rooms.ts`) know no time, no chance and no outside. */
export const globals: Rule = {
  name: 'globals',
  find: (house) =>
    house.sources
      .filter(({ file }) => ROOMS[placeOf(file, house.games)?.room ?? '']?.pure)
      .flatMap((source) => used(source)),
};

function used(source: Source): Offence[] {
  const found: Offence[] = [];
  /** Where a name is the name of a member or a type, and not of a variable. */
  const members = new Set<number>();
  const add = (at: Span) => {
    const thing = source.text.slice(at.start, at.end);
    found.push({ file: source.file, line: lineAt(source, at.start), says: `uses ${thing}` });
  };
  new Visitor({
    MemberExpression(one) {
      const { object, property, computed } = one;
      if (!computed) members.add(property.start);
      if (object.type !== 'Identifier' || object.name !== 'Math' || (computed && property.type !== 'Literal')) return;
      // All of Math but one is arithmetic.
      members.add(object.start);
      const said = property.type === 'Identifier' ? property.name : property.type === 'Literal' ? property.value : '';
      if (said === 'random') add(one);
    },
    Property: ({ key, computed, shorthand }) => void (computed || shorthand || members.add(key.start)),
    PropertyDefinition: ({ key, computed }) => void (computed || members.add(key.start)),
    MethodDefinition: ({ key, computed }) => void (computed || members.add(key.start)),
    TSPropertySignature: ({ key }) => void members.add(key.start),
    TSMethodSignature: ({ key }) => void members.add(key.start),
    TSTypeReference: ({ typeName }) => void members.add(typeName.start),
    Identifier(one) {
      if (BANNED.has(one.name) && !members.has(one.start)) add(one);
    },
  }).visit(source.program);
  return found;
}
