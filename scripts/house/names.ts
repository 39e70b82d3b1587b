import { type Node, Visitor } from 'oxc-parser';
import { lineAt, type Offence, type Rule, type Source } from './house.ts';

/** Words that say of a thing only that there was no word for it. */
const EMPTY = /^(manager|helper|util|utilitie|utility|service)s?$/;

/** No file, function, type or variable of ours is called by an empty word. Names that others gave are theirs. */
export const names: Rule = { name: 'names', find: ({ sources }) => sources.flatMap(called) };

function called(source: Source): Offence[] {
  const found: Offence[] = [];
  const look = (name: string, line: number) => {
    const word = name.split(/(?=[A-Z])|[^A-Za-z]+/).find((one) => EMPTY.test(one.toLowerCase()));
    if (word) found.push({ file: source.file, line, says: `"${word}" in ${name} says nothing` });
  };
  const declare = (id: Node | null) => {
    if (id?.type === 'Identifier') look(id.name, lineAt(source, id.start));
  };
  look(source.file, 1);
  new Visitor({
    FunctionDeclaration({ id, params }) {
      declare(id);
      params.forEach(declare);
    },
    FunctionExpression: ({ params }) => params.forEach(declare),
    ArrowFunctionExpression: ({ params }) => params.forEach(declare),
    ClassDeclaration: ({ id }) => declare(id),
    TSInterfaceDeclaration: ({ id }) => declare(id),
    TSTypeAliasDeclaration: ({ id }) => declare(id),
    VariableDeclarator: ({ id }) => declare(id),
    Property: ({ key, method }) => (method ? declare(key) : undefined),
    MethodDefinition: ({ key }) => declare(key),
  }).visit(source.program);
  return found;
}
