import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { kinds } from '#asking/fields/kinds';
import { fields } from '#core/fields/kinds';

/** What is particular to a kind of field stands in its two files; elsewhere it is looked up, never asked for. */

const KIND = `'(?:${Object.keys(fields).join('|')})'`;
/** Comparing a kind, telling kinds apart in a switch, or looking whether it is one of a list. */
const BRANCHES = [
  new RegExp(`\\bkind\\)?\\s*[!=]==?\\s*${KIND}`),
  new RegExp(`${KIND}\\s*[!=]==?\\s*[\\w.!?()]*\\bkind\\b`),
  new RegExp(`\\[\\s*${KIND}[^\\]]*\\](?: as [^)]*\\))?\\.includes\\([^)]*\\bkind\\b`),
];
const SWITCH = /\bswitch \([^)]*\bkind\)/;
const CASE = new RegExp(`^\\s*case ${KIND}:`);

const HOMES = ['src/core/fields/', 'src/asking/fields/'];
/** Scenes of pictures have kinds of their own; and this file plants some. */
const OTHERS = ['src/drawing/', 'test/drawing/', 'test/renderers/', 'test/kinds.test.ts'];

/** The lines of a file that branch on the kind of a field, though it is not where kinds are at home. */
function branchesIn(file: string, text: string): string[] {
  if ([...HOMES, ...OTHERS].some((home) => file.startsWith(home))) return [];
  let isInSwitch = false;
  return text.split('\n').flatMap((line, i) => {
    if (SWITCH.test(line)) isInSwitch = true;
    const found = BRANCHES.some((one) => one.test(line)) || (isInSwitch && CASE.test(line));
    return found ? [`${file}:${i + 1} ${line.trim()}`] : [];
  });
}

const sources = ['src', 'commands', 'scripts', 'test'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => join(folder, file)),
);

describe('The kind of a field', () => {
  test('is told apart nowhere but in its own files', () => {
    expect(sources.length).toBeGreaterThan(300);
    expect(sources.flatMap((file) => branchesIn(file, readFileSync(file, 'utf8')))).toEqual([]);
  });

  test('has one file in the kernel and one where it is asked', () => {
    for (const [home, all] of [
      ['src/core/fields', fields],
      ['src/asking/fields', kinds],
    ] as const) {
      const files = readdirSync(home).map((file) => file.replace('.ts', ''));
      for (const kind of Object.keys(all)) expect(files, home).toContain(kind);
    }
  });

  test.each([
    "if (field.kind === 'one') return;",
    "const isWay = declared.kind === 'path' ? '>' : ',';",
    "if ((field as { kind: string }).kind !== 'order') {",
    "return 'shares' === field!.kind;",
    "kinds.every((kind) => kind === 'one' || kind === 'count')",
    "if (['one', 'count'].includes(field.kind)) {",
    "  switch (field.kind) {\n    case 'some':\n      return;",
    "switch (kind) {\n  case 'count': {",
  ])('planted: %s', (text) => {
    for (const file of ['src/bot/serve/answering.ts', 'src/asking/press.ts', 'test/asking/driver.ts', 'scripts/x.ts']) {
      expect(branchesIn(file, text)).toHaveLength(1);
    }
    for (const home of HOMES) expect(branchesIn(`${home}one.ts`, text)).toEqual([]);
  });

  test.each([
    "if (press.kind === 'pick') return;",
    "const open = items.filter(({ kind }) => kind !== 'dm');",
    'kindOf(field).check(field, here, soFar, value)',
    "switch (pressed.kind) {\n  case 'send':",
    "switch (heard) {\n  case 'count':",
    "coins: { kind: 'count', range: () => [0, 3] },",
  ])('something else: %s', (text) => {
    expect(branchesIn('src/bot/serve/answering.ts', text)).toEqual([]);
  });
});
