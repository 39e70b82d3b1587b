import { type ParseArgsConfig, parseArgs } from 'node:util';
import { calledAs } from './groups.mjs';

/** One option of a script: what it is for and its default. All are given as `--name value`. */
export type Options = Record<string, { help: string; default?: string; flag?: boolean }>;

/**
 * Reads the command line of a script, its own if none is given. `--help` prints what it does and ends; a wrong option ends with one clear line.
 * Gives the options by name and the words that stood alone.
 */
export function readCommandLineWithWords(
  name: string,
  does: string,
  options: Options,
  args: readonly string[] = process.argv.slice(2),
): { given: Record<string, string>; words: string[] } {
  const config: NonNullable<ParseArgsConfig['options']> = { help: { type: 'boolean', short: 'h' } };
  for (const [option, { flag }] of Object.entries(options)) config[option] = { type: flag ? 'boolean' : 'string' };
  const { values, positionals } = parsed();
  if (values.help) {
    const lines = Object.entries(options).map(
      ([option, { help, default: usual }]) => `  --${option.padEnd(12)} ${help}${usual ? ` (default ${usual})` : ''}`,
    );
    process.stdout.write(`${calledAs(name)} [options]\n${does}\n\n${lines.join('\n')}\n`);
    process.exit(0);
  }
  const given = Object.fromEntries(
    Object.entries(options).map(([option, { default: usual }]) => [option, String(values[option] ?? usual ?? '')]),
  );
  return { given, words: positionals };

  function parsed() {
    try {
      return parseArgs({ args: [...args], options: config, allowPositionals: true });
    } catch (error) {
      process.stderr.write(`${name}: ${(error as Error).message}\n`);
      process.exit(2);
    }
  }
}

/** The same of a script that takes options alone. A word besides, as all are that follow on a second `--`, ends with one clear line. */
export function readCommandLine(...line: Parameters<typeof readCommandLineWithWords>): {
  given: Record<string, string>;
} {
  const { given, words } = readCommandLineWithWords(...line);
  if (words.length === 0) return { given };
  process.stderr.write(`${line[0]}: it takes options alone, not "${words.join(' ')}"\n`);
  process.exit(2);
}

/** A whole number of at least `least`, or one clear line and exit code 2. */
export function whole(name: string, option: string, value: string, least = 1): number {
  const n = Number(value);
  if (Number.isInteger(n) && n >= least) return n;
  process.stderr.write(`${name}: --${option} must be a whole number of at least ${least}, not "${value}"\n`);
  process.exit(2);
}

/** One of these words, or one clear line and exit code 2. */
export function oneOf<T extends string>(name: string, option: string, value: string, words: readonly T[]): T {
  const found = words.find((one) => one === value);
  if (found !== undefined) return found;
  process.stderr.write(`${name}: --${option} must be ${words.join(' or ')}, not "${value}"\n`);
  process.exit(2);
}
