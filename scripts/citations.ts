import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** One numbered rule of `docs/games/<game>.rules.md`, of an example of its `RULES.md`. `reason` says why no test names it; empty if one should. */
export interface Rule {
  id: string;
  title: string;
  reason: string;
}

export interface Coverage {
  /** By chapter (`TD-9`; `T` and `A` for ids without a dash), in the order of the document. */
  chapters: { name: string; rules: number; cited: number; excused: number }[];
  /** Rules that no title names and that have no reason. */
  missing: Rule[];
  /** Rules that have a reason although a title names them by now. */
  excusedForNothing: Rule[];
  /** Citations in titles that no rule of the document answers to. */
  unknown: string[];
}

const ROW = /^\|\s*([A-Z]{1,3}(?:-\d+\.|-)?\d+)\s*\|([^|]*)\|([^|]*)\|\s*$/gm;

/** The rules of a document: every row of its tables that begins with a number (`TD-9.3`, `T14`, `T-14`). Refuses twins. */
export function readRules(markdown: string): Rule[] {
  const rules = [...markdown.matchAll(ROW)].map(([, id, title, reason]) => ({
    id: id!,
    title: title!.trim(),
    reason: reason!.trim(),
  }));
  const twin = rules.find(({ id }, i) => rules.findIndex((rule) => rule.id === id) !== i);
  if (twin) throw new Error(`${twin.id} stands in the document twice`);
  return rules;
}

const STRING = /'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`/;
const PATTERN = /(?<=[=(,:?&|]\s*)\/(?![/*])(?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\[\n])+\//;
const COMMENT = /\/\*[\s\S]*?\*\/|\/\/.*/;
const QUIET = new RegExp([STRING, PATTERN, COMMENT].map((one) => one.source).join('|'), 'g');
const CALL = /(?<![.\w])(?:describe|test|it)(\.each(?:<[^()]*>)?)?\s*\(/g;

/** The titles of all tests and groups of tests in a source text; those that are skipped or commented out do not count. */
export function titlesIn(source: string): string[] {
  // The same text with blanks for comments and for whatever stands in quotes: no call is found in there.
  const code = source.replace(QUIET, (part) => ' '.repeat(part.length));
  const titles: string[] = [];
  for (const { 0: call, 1: each, index } of code.matchAll(CALL)) {
    let from = index + call.length;
    if (each) {
      const end = closing(code, from);
      const opens = /^\s*\(/.exec(code.slice(end));
      if (!opens) continue;
      from = end + opens[0].length;
    }
    const title = new RegExp(`^\\s*(${STRING.source})`).exec(source.slice(from));
    if (title) titles.push(title[1]!.slice(1, -1));
  }
  return titles;
}

/** Where the bracket that is open at `from` has been closed. */
function closing(code: string, from: number): number {
  let depth = 1;
  let i = from;
  for (; i < code.length && depth > 0; i++) depth += code[i] === '(' ? 1 : code[i] === ')' ? -1 : 0;
  return i;
}

/**
 * The rules that a title names: `TD-9.3`; lists `TD-9.3, 9.4 and TD-10.1`; ranges `TD-9.3 to 9.5` within a chapter; `T14`,
 * `A19`, `T1 to T3`. `prefix` is that of the game, without the dash; `bare` what numbers without a chapter begin with.
 */
export function citationsIn(title: string, prefix: string, bare: readonly string[]): string[] {
  const found: string[] = [];
  const lists = new RegExp(`\\b${prefix}-\\d+\\.\\d+(?:(?:,? and |, | to |–)(?:${prefix}-)?\\d+\\.\\d+)*`, 'g');
  for (const [list] of title.matchAll(lists)) {
    let last = { chapter: 0, n: 0 };
    for (const [, joint, chapter, n] of list.matchAll(/(^|,? and |, | to |–)\D*(\d+)\.(\d+)/g)) {
      const here = { chapter: Number(chapter), n: Number(n) };
      const ranges = (joint === ' to ' || joint === '–') && last.chapter === here.chapter;
      for (let i = ranges ? last.n + 1 : here.n; i <= here.n; i++) found.push(`${prefix}-${here.chapter}.${i}`);
      last = here;
    }
  }
  for (const kind of bare)
    for (const [, from, to] of title.matchAll(new RegExp(`\\b${kind}(\\d+)(?:(?: to |–)${kind}(\\d+))?\\b`, 'g')))
      for (let i = Number(from); i <= Number(to ?? from); i++) found.push(`${kind}${i}`);
  return found;
}

/**
 * What the titles of tests say of the rules. Numbers with the game's prefix count in any test, bare ones (`T14`) only
 * in the game's own, since every game has its own T1.
 */
export function coverageOf(rules: readonly Rule[], titles: readonly { own: boolean; title: string }[]): Coverage {
  const prefix = rules.find(({ id }) => id.includes('.'))?.id.split('-')[0];
  if (!prefix) throw new Error('the document has no rule with a number like TD-1.1');
  const bare = [...new Set(rules.flatMap(({ id }) => (id.includes('.') ? [] : [id.replace(/\d+$/, '')])))];
  const cited = new Set(
    titles.flatMap(({ own, title }) => citationsIn(title, prefix, bare).filter((id) => own || id.includes('.'))),
  );
  const chapters = new Map<string, Coverage['chapters'][number]>();
  for (const { id, reason } of rules) {
    const name = id.includes('.') ? id.split('.')[0]! : id.replace(/-?\d+$/, '');
    const chapter = chapters.get(name) ?? { name, rules: 0, cited: 0, excused: 0 };
    chapters.set(name, chapter);
    chapter.rules++;
    if (cited.has(id)) chapter.cited++;
    else if (reason) chapter.excused++;
  }
  const known = new Set(rules.map(({ id }) => id));
  return {
    chapters: [...chapters.values()],
    missing: rules.filter(({ id, reason }) => !cited.has(id) && !reason),
    excusedForNothing: rules.filter(({ id, reason }) => cited.has(id) && reason),
    unknown: [...cited].filter((id) => !known.has(id)),
  };
}

/** The same for a game of this repository, from its document and all of `test`. */
export function coverageOfGame(root: string, game: string): Coverage {
  const files = readdirSync(join(root, 'test'), { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => /\.(?:test|proof)\.ts$/.test(file));
  const titles = files.flatMap((file) =>
    titlesIn(readFileSync(join(root, 'test', file), 'utf8')).map((title) => ({
      own: file.startsWith(`games/${game}/`) || file.startsWith(`examples/${game}/`),
      title,
    })),
  );
  const example = join(root, 'examples', game, 'RULES.md');
  const document = existsSync(example) ? example : join(root, 'docs/games', `${game}.rules.md`);
  return coverageOf(readRules(readFileSync(document, 'utf8')), titles);
}
