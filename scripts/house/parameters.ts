import { type ParamPattern, type Span, Visitor } from 'oxc-parser';
import { lineAt, type Offence, type Rule, type Source } from './house.ts';

/** More than that and nobody knows at the call which is which. */
const MOST = 4;

type Callable = Span & { params: readonly ParamPattern[] };

/** No function takes more than four parameters, whatever shape it has; nor does a type ask for one that would. */
export const parameters: Rule = { name: 'parameters', find: ({ sources }) => sources.flatMap(crowded) };

function crowded(source: Source): Offence[] {
  const names = new Map<number, string>();
  const found: Offence[] = [];
  const called = (key: { start: number; end: number }, value: Span | null | undefined) => {
    if (value) names.set(value.start, source.text.slice(key.start, key.end));
  };
  const count = (one: Callable & { id?: { name: string } | null }) => {
    const n = one.params.filter((param) => !(param.type === 'Identifier' && param.name === 'this')).length;
    if (n <= MOST) return;
    const thing = one.id?.name ?? names.get(one.start) ?? '(nameless)';
    found.push({ file: source.file, line: lineAt(source, one.start), says: `${thing} takes ${n} parameters` });
  };
  new Visitor({
    VariableDeclarator: ({ id, init }) => called(id, init),
    AssignmentExpression: ({ left, right }) => called(left, right),
    Property: ({ key, value }) => called(key, value),
    MethodDefinition: ({ key, value }) => called(key, value),
    PropertyDefinition: ({ key, value }) => called(key, value),
    TSAbstractMethodDefinition: ({ key, value }) => called(key, value),
    TSPropertySignature: ({ key, typeAnnotation }) => called(key, typeAnnotation?.typeAnnotation),
    TSTypeAliasDeclaration: ({ id, typeAnnotation }) => called(id, typeAnnotation),
    FunctionDeclaration: count,
    FunctionExpression: count,
    ArrowFunctionExpression: count,
    TSDeclareFunction: count,
    TSEmptyBodyFunctionExpression: count,
    TSFunctionType: count,
    TSMethodSignature: (one) => {
      called(one.key, one);
      count(one);
    },
  }).visit(source.program);
  return found;
}
