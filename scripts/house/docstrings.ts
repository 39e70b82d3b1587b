import type { Comment, ExportNamedDeclaration, Expression, VariableDeclarator } from 'oxc-parser';
import { lineAt, type Offence, type Rule, type Source } from './house.ts';
import { sentencesIn, wordsOf } from './sentences.ts';

/** A sentence of a docstring has so many words at most. */
const MOST = 30;
/** So many letters of a sentence are told. */
const SHOWN = 50;
/** The stars at the left of a comment. */
const FRAME = /^[ \t]*\*+/gm;
/** What a type is, which has no sentences, and where what is said of a parameter begins. */
const TYPE = /@typedef \{\{?[\s\S]*?\}\}? \w+$|@typedef \{[^}]*\}/gm;
const TAG = /@(param|returns|type)\b/g;
/** Rooms that all share: who calls a function there has not written it. */
const SHARED = /^(src\/(core|asking|bot|store|drawing|chance|rulebook)\/|renderers\/[^/]+\.ts$|commands\/)/;
/** An arrow that stands on one line takes so many things at most to say all by its name and its type. */
const FEW = 2;

/** A docstring is short sentences: none has more than thirty words. */
export const sentences: Rule = {
  name: 'sentences',
  find: ({ sources }) => sources.flatMap((source) => docsOf(source).flatMap((doc) => longIn(source, doc))),
};

/** Every function that a shared room exports says what it takes, gives and refuses. Exempt is an arrow on one line that names the type it gives and takes two things at most. */
export const docstrings: Rule = {
  name: 'docstrings',
  find: ({ sources }) => sources.filter(({ file }) => SHARED.test(file)).flatMap(undescribed),
};

const docsOf = ({ comments }: Source): Comment[] =>
  comments.filter(({ type, value }) => type === 'Block' && value.startsWith('*'));

function longIn(source: Source, { value, start }: Comment): Offence[] {
  return sentencesIn(value.replace(FRAME, '').replace(TYPE, '').replace(TAG, '\n\n@$1')).flatMap((sentence) => {
    const words = wordsOf(sentence);
    if (words <= MOST) return [];
    const line = lineAt(source, start) + linesBefore(value, sentence);
    return [{ file: source.file, line, says: `a sentence of ${words} words: ${sentence.slice(0, SHOWN)} …` }];
  });
}

/** How many lines of a comment lie before this sentence of it: looked for by its first words, in which no code stands as one word. */
function linesBefore(comment: string, sentence: string): number {
  const [first] = sentence.split('code');
  const words = first!.split(/\s+/, 4).map((word) => word.replace(/[^\p{L}\p{N}]/gu, '.'));
  const at = comment.search(new RegExp(words.filter(Boolean).join('[\\s*]+'), 'u'));
  return comment.slice(0, Math.max(0, at)).split('\n').length - 1;
}

function undescribed(source: Source): Offence[] {
  const ends = new Set(docsOf(source).map(({ end }) => end));
  // Of a comment with an empty line below it the whole file is the subject.
  const isDescribed = (start: number) => ends.has(start - 1);
  return source.program.body.flatMap((node): Offence[] => {
    if (node.type !== 'ExportNamedDeclaration' || isDescribed(node.start)) return [];
    return functionsOf(source, node).map((name) => ({
      file: source.file,
      line: lineAt(source, node.start),
      says: `${name} has no docstring: what it takes, gives and refuses`,
    }));
  });
}

/** Names of the functions that are declared here and do not say all by themselves. */
function functionsOf(source: Source, { declaration }: ExportNamedDeclaration): string[] {
  if (declaration?.type === 'FunctionDeclaration') return [declaration.id!.name];
  if (declaration?.type !== 'VariableDeclaration') return [];
  return declaration.declarations.flatMap((one) =>
    one.id.type === 'Identifier' && isFunction(one.init) && !isGetter(source, one) ? [one.id.name] : [],
  );
}

const isFunction = (init: Expression | null): boolean =>
  init?.type === 'ArrowFunctionExpression' || init?.type === 'FunctionExpression';

/** An arrow of one expression on one line that takes few things and names the type of what it gives. */
function isGetter(source: Source, { start, end, init }: VariableDeclarator): boolean {
  if (init?.type !== 'ArrowFunctionExpression' || !init.expression || init.params.length > FEW) return false;
  return !source.text.slice(start, end).includes('\n') && init.returnType != null;
}
