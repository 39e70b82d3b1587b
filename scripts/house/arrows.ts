import { posix } from 'node:path';
import { type Expression, type StringLiteral, Visitor } from 'oxc-parser';
import manifest from '../../package.json' with { type: 'json' };
import { type House, lineAt, type Source } from './house.ts';

/** That one file imports another, or a package. */
export interface Arrow {
  from: string;
  /** The path from the root, or the name of a package as it is written; undefined when only a run would tell. */
  to: string | undefined;
  /** `to` is a path of the house, and no package. */
  inside: boolean;
  line: number;
  /** It imports types alone. */
  types: boolean;
  /** It passes on what it imports: who imports `from`, imports `to`. */
  passesOn: boolean;
}

type Written = Omit<Arrow, 'to' | 'inside'> & { said: string | undefined };

/**
 * Everything a file imports: `import` and `export … from`, with types or without, `import()`, `import('…').Type`,
 * `require` and what `createRequire` gives, and scripts named by `new URL('…', import.meta.url)`. Read from the syntax
 * tree: what stands in comments and strings is none, and one over several lines is one. A name with holes
 * (`./albums/${id}.ts`) is an arrow to every file that fits it.
 */
export function arrowsOf(house: House, source: Source): Arrow[] {
  return written(source).flatMap(({ said, ...arrow }): Arrow[] => {
    if (said === undefined) return [{ ...arrow, to: undefined, inside: false }];
    return targets(house, source.file, said).map((to) => ({ ...arrow, to, inside: isInside(said) }));
  });
}

/** All arrows of the house. */
export const allArrows = (house: House): Arrow[] => house.sources.flatMap((source) => arrowsOf(house, source));

function written(source: Source): Written[] {
  const found: Written[] = [];
  const add = (at: Expression | StringLiteral, how: { types?: boolean; passesOn?: boolean } = {}) => {
    const { types = false, passesOn = false } = how;
    found.push({ from: source.file, said: textOf(at), line: lineAt(source, at.start), types, passesOn });
  };
  const imported = new Map<string, { at: StringLiteral; types: boolean }>();
  const requires = new Set(['require']);
  new Visitor({
    ImportDeclaration({ source: at, specifiers, importKind }) {
      const typed = specifiers.map((one) => one.type === 'ImportSpecifier' && one.importKind === 'type');
      const types = importKind === 'type' || (typed.length > 0 && typed.every(Boolean));
      for (const [i, { local }] of specifiers.entries()) imported.set(local.name, { at, types: types || typed[i]! });
      add(at, { types });
    },
    ExportAllDeclaration({ source: at, exportKind }) {
      add(at, { types: exportKind === 'type', passesOn: true });
    },
    ExportNamedDeclaration({ source: at, specifiers, exportKind }) {
      const typed = specifiers.map((one) => one.exportKind === 'type');
      if (at) add(at, { types: exportKind === 'type' || (typed.length > 0 && typed.every(Boolean)), passesOn: true });
    },
    ImportExpression({ source: at }) {
      add(at);
    },
    TSImportType({ source: at }) {
      add(at, { types: true });
    },
    TSImportEqualsDeclaration({ moduleReference: to, importKind }) {
      if (to.type === 'TSExternalModuleReference') add(to.expression, { types: importKind === 'type' });
    },
    VariableDeclarator({ id, init }) {
      if (id.type === 'Identifier' && init && makesRequire(init)) requires.add(id.name);
    },
    NewExpression({ callee, arguments: [at, base] }) {
      if (!(callee.type === 'Identifier' && callee.name === 'URL' && base?.type === 'MemberExpression')) return;
      if (at && at.type !== 'SpreadElement' && /\.[cm]?[jt]s$/.test(textOf(at) ?? '')) add(at);
    },
  }).visit(source.program);
  // Names are known now, wherever they stand in the file.
  new Visitor({
    CallExpression({ callee, arguments: [at] }) {
      const requiring = callee.type === 'Identifier' ? requires.has(callee.name) : makesRequire(callee);
      if (requiring && at && at.type !== 'SpreadElement') add(at);
    },
    ExportNamedDeclaration({ source: elsewhere, specifiers, exportKind }) {
      for (const { local, exportKind: kind } of elsewhere ? [] : specifiers) {
        const known = local.type === 'Identifier' && imported.get(local.name);
        if (known) add(known.at, { types: known.types || exportKind === 'type' || kind === 'type', passesOn: true });
      }
    },
  }).visit(source.program);
  return found;
}

function makesRequire(call: Expression): boolean {
  if (call.type !== 'CallExpression') return false;
  const { callee } = call;
  if (callee.type === 'Identifier') return callee.name === 'createRequire';
  return callee.type === 'MemberExpression' && 'name' in callee.property && callee.property.name === 'createRequire';
}

/** The name as it is written, with `*` for what a run puts in; undefined when nothing of it is known. */
function textOf(at: Expression | StringLiteral): string | undefined {
  if (at.type === 'Literal') return typeof at.value === 'string' ? at.value : undefined;
  if (at.type === 'TemplateLiteral') return at.quasis.map(({ value }) => value.cooked ?? '').join('*') || undefined;
  return undefined;
}

function targets(house: House, from: string, said: string): string[] {
  const to = resolved(from, said);
  if (!to.includes('*') || !isInside(said)) return [to];
  const fits = new RegExp(
    `^${to
      .split('*')
      .map((part) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'))
      .join('[^/]*')}$`,
  );
  return [...house.files].filter((file) => fits.test(file));
}

const ALIASES = Object.entries(manifest.imports).map(([alias, to]) => ({
  alias: alias.slice(0, -1),
  to: to.replace(/^\.\//, ''),
}));
const isInside = (said: string) => said.startsWith('.') || ALIASES.some(({ alias }) => said.startsWith(alias));

/** A name as it is written to a path from the root, or the package it is: what `imports` of package.json says, exactly. */
function resolved(from: string, said: string): string {
  if (said.startsWith('.')) return posix.join(posix.dirname(from), said);
  const found = ALIASES.find(({ alias }) => said.startsWith(alias));
  return found ? posix.normalize(found.to.replace('*', () => said.slice(found.alias.length))) : said;
}
