import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Comment, type Program, parseSync } from 'oxc-parser';

/** A file of the house. `program` and `comments` are of TypeScript and JavaScript alone, and empty for all else. */
export interface Source {
  /** From the root, with `/`. */
  file: string;
  text: string;
  program: Program;
  comments: readonly Comment[];
  /** What of it could not be parsed; what stands there has not been read. */
  unread: readonly string[];
}

/** All that is written here: what every rule looks at. */
export interface House {
  sources: readonly Source[];
  files: ReadonlySet<string>;
  /** Folders of `src/games`, and of `examples`. */
  games: readonly string[];
}

/** Something against the rules, and where. */
export interface Offence {
  file: string;
  line: number;
  says: string;
}

/** One thing that holds in the whole house. */
export interface Rule {
  name: string;
  find(house: House): Offence[];
}

/** Folders that are read, with all below them, and the TypeScript beside them. */
export const FOLDERS = ['src', 'commands', 'renderers', 'examples', 'scripts', 'test'] as const;
const CODE = /\.(ts|js|mjs|css)$/;

/** The house on the disk. */
export function readHouse(root = '.'): House {
  const inside = FOLDERS.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`),
  );
  const files = [...inside, ...readdirSync(root)]
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => CODE.test(file));
  return houseOf(Object.fromEntries(files.sort().map((file) => [file, readFileSync(join(root, file), 'utf8')])));
}

/** A house of these files and no others, by their paths. */
export function houseOf(texts: Readonly<Record<string, string>>): House {
  const files = new Set(Object.keys(texts));
  const games = new Set([...files].flatMap((file) => /^(?:src\/games|examples)\/([^/]+)\//.exec(file)?.[1] ?? []));
  return { sources: Object.entries(texts).map(([file, text]) => sourceOf(file, text)), files, games: [...games] };
}

function sourceOf(file: string, text: string): Source {
  const parsed = parseSync(file, file.endsWith('.css') ? '' : text, file.endsWith('.css') ? { lang: 'js' } : {});
  const unread = parsed.errors.map(({ message }) => message);
  return { file, text, program: parsed.program, comments: parsed.comments, unread };
}

/** The line that an offset of the text is on, from 1. */
export const lineAt = ({ text }: Source, offset: number): number => text.slice(0, offset).split('\n').length;
