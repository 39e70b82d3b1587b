import type { Node } from 'oxc-parser';
import { type House, lineAt, type Offence, type Rule } from './house.ts';

/** Where a name may stand for a second thing: in a game and its pictures, in the page, among subcommands, in programs and tests. */
const APART = [
  /^src\/games\//,
  /^examples\//,
  /^renderers\/[^/]+\//,
  /^src\/local\/page\//,
  /^src\/web\/page\//,
  /^commands\//,
  /^scripts\//,
  /^test\//,
];

const isShared = (file: string): boolean => !APART.some((one) => one.test(file));

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

/** Names of files that stand in several shared rooms, and the one subject of all of them. */
const SUBJECTS: Readonly<Record<string, string>> = {
  campaign: 'several matches in a row',
  channels: 'channels of Discord, in the stand-in',
  choices: 'what can be chosen of a question',
  circle: 'seats that talk among themselves',
  commands: 'application commands, in the stand-in',
  complete: 'what can be typed now',
  count: 'the kind of field',
  field: 'what all kinds of fields have in common',
  further: 'what a press says beyond its answer',
  kinds: 'all kinds of fields',
  lesson: 'a match in which one person learns a game',
  messages: 'messages of Discord, in the stand-in',
  one: 'the kind of field',
  order: 'the kind of field',
  orders: 'standing orders',
  path: 'the kind of field',
  pictures: 'pictures of a match',
  program: 'what runs in a process of its own',
  proposal: 'a wish to set a match back',
  reader: 'who looks through files of strangers',
  record: 'a match as it is saved',
  recover: 'a match of older rules',
  router: 'what comes in, and who takes it',
  shares: 'the kind of field',
  shelf: 'the games of the first page',
  some: 'the kind of field',
  start: 'the bundle of a process, made before it is begun',
  text: 'keys put into words',
  threads: 'threads of Discord',
  uploads: 'files of a message',
  users: 'users of Discord, in the stand-in',
};

/** In the rooms that all share, the name of a file stands for one subject. */
export const subjects: Rule = {
  name: 'subjects',
  find({ sources }) {
    const first = new Map<string, string>();
    return sources
      .filter(({ file }) => isShared(file) && file.includes('/'))
      .flatMap(({ file }): Offence[] => {
        const name = /([^/]+)\.\w+$/.exec(file)![1]!;
        const other = first.get(name);
        if (other === undefined) first.set(name, file);
        return other === undefined || Object.hasOwn(SUBJECTS, name)
          ? []
          : [
              {
                file,
                line: 1,
                says: `is called like ${other}: say in scripts/house/once.ts what both are about, or rename one`,
              },
            ];
      });
  },
};

/** All names that the shared rooms declare for others. */
const exportsOf = ({ sources }: House): { name: string; file: string; line: number }[] =>
  sources
    .filter(({ file }) => isShared(file))
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
