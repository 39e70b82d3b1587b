import { readFileSync } from 'node:fs';
import type { z } from 'zod';
import { type Catalogue, locales } from '../src/core/text.ts';
import type { Message } from '../src/core/types.ts';

/** A script that answers cases: what it reads, and what it says to each. */
export interface Answering<Case> {
  name: string;
  schema: z.ZodType<Case>;
  answer(one: Case): object;
  /** Words for the steps of an answer, where they were asked for: they stand beside it, as `why`, in all languages. */
  explain?: { text: Catalogue; steps(one: Case): readonly Message[] } | undefined;
}

/** The option of a script that can explain its answers. */
export const EXPLAIN = { explain: { help: 'add the steps of each answer in words, in both languages', flag: true } };

/**
 * Reads a file of one case or of an array of them (`-` is standard input). Prints the answer, or the array of answers,
 * as one line of JSON; if it explains them, as many lines. What it took stands on standard error. A case that cannot be
 * read ends the script with 1 and one line that names it.
 */
export function answerCases<Case>({ name, schema, answer, explain }: Answering<Case>, words: readonly string[]): void {
  const fail: (why: string) => never = (why) => {
    process.stderr.write(`${name}: ${why}\n`);
    process.exit(1);
  };
  const [file, ...others] = words;
  if (file === undefined || others.length > 0) fail(`name one file of cases: npm run ${name} -- case.json`);
  const given = read(file, fail);
  const isList = Array.isArray(given);
  const cases: unknown[] = isList ? given : [given];
  const parsed = cases.map((one, i) => {
    const { success, data, error } = schema.safeParse(one);
    return success ? data : fail(`${which(isList, i)}${problemOf(error)}`);
  });
  const began = performance.now();
  const before = process.cpuUsage();
  const answers = parsed.map((one, i) => {
    try {
      return explain ? { ...answer(one), why: whyOf(explain.text, explain.steps(one)) } : answer(one);
    } catch (error) {
      return fail(`${which(isList, i)}${(error as Error).message}`);
    }
  });
  const took = performance.now() - began;
  const { user, system } = process.cpuUsage(before);
  const busy = (user + system) / 1000;
  if (isList) {
    const rate = took > 0 ? Math.round((cases.length / took) * 1000) : 0;
    const what = `${cases.length} cases in ${took.toFixed(0)} ms, ${rate} a second`;
    process.stderr.write(`${name}: ${what}, ${busy.toFixed(0)} ms of the processor\n`);
  }
  process.stdout.write(`${JSON.stringify(isList ? answers : answers[0], null, explain ? 2 : undefined)}\n`);
}

const whyOf = (text: Catalogue, steps: readonly Message[]): object =>
  Object.fromEntries(locales.map((locale) => [locale, steps.map((step) => text.say(step, locale))]));

const which = (isList: boolean, i: number): string => (isList ? `case ${i + 1}: ` : '');

function problemOf(error: z.ZodError): string {
  const [first] = error.issues;
  return `${first!.path.join('.') || 'the case'}: ${first!.message}`;
}

function read(file: string, fail: (why: string) => never): unknown {
  let text: string;
  try {
    text = readFileSync(file === '-' ? process.stdin.fd : file, 'utf8');
  } catch (error) {
    return fail(`cannot read ${file === '-' ? 'standard input' : file}: ${(error as Error).message}`);
  }
  try {
    return JSON.parse(text);
  } catch (error) {
    return fail(`not JSON: ${(error as Error).message.replace(/\s*\n\s*/g, ' ')}`);
  }
}
