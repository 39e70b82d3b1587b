import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { commandTable } from '#bot/serve/definition';
import { allCommands } from '#commands/index';
import { games } from '#src/registry';

/** From the heading of the table to its last row. */
const TABLE = /^\| Command \|.*(?:\n\|.*)*/m;

test('README lists all commands that are no game’s as they are: whoever changes one copies the table from here', () => {
  const [table] = TABLE.exec(readFileSync('README.md', 'utf8')) ?? [];
  expect(table).toBe(commandTable(allCommands, games));
});
