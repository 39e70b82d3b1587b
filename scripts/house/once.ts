import type { Node } from 'oxc-parser';
import { type House, lineAt, type Offence, type Rule } from './house.ts';

/** Where a name may stand for a second thing: in a game and its pictures, in the page, among subcommands, in programs and tests. */
const APART = [
  /^src\/games\//,
  /^examples\//,
  /^renderers\/[^/]+\//,
  /^src\/local\/page\//,
  /^commands\//,
  /^scripts\//,
  /^test\//,
];

/** In the rooms that all share, a name is exported once: whoever reads it knows which thing it is. What is passed on is no second thing. */
export const once: Rule = {
  name: 'once',
  find(house) {
    const first = new Map<string, string>();
    return exportsOf(house).flatMap(({ name, file, line }): Offence[] => {
      const other = first.get(name);
      if (other === undefined) first.set(name, file);
      return other === undefined || other === file ? [] : [{ file, line, says: `exports ${name}, as ${other} does` }];
    });
  },
};

/** All names that the shared rooms declare for others. */
const exportsOf = ({ sources }: House): { name: string; file: string; line: number }[] =>
  sources
    .filter(({ file }) => !APART.some((one) => one.test(file)))
    .flatMap((source) =>
      source.program.body.flatMap((node) =>
        node.type === 'ExportNamedDeclaration' && node.declaration
          ? declared(node.declaration).map((name) => ({ name, file: source.file, line: lineAt(source, node.start) }))
          : [],
      ),
    );

function declared(node: Node): string[] {
  if (node.type === 'VariableDeclaration')
    return node.declarations.flatMap(({ id }) => (id.type === 'Identifier' ? [id.name] : []));
  return 'id' in node && node.id?.type === 'Identifier' ? [node.id.name] : [];
}
