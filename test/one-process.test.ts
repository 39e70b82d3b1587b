import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/**
 * What one process keeps for itself, and what it does by its own clock: with two processes on one database each has its own. The document says of
 * each thing what comes of that. Whoever adds one has to say it too.
 */

const LIST = 'docs/decisions/one-process.md';
/** Rooms that run beside a database. Stores in files are of one process by their lock, and the page is in the browser. */
const ROOMS = ['src/bot', 'src/interactions', 'src/jobs', 'src/web', 'src/store/postgres', 'commands'];
const sources = ROOMS.flatMap((room) =>
  readdirSync(room, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.startsWith('page/'))
    .map((file) => `${room}/${file}`),
);

const LASTING = '(?:new (?:Map|Set|WeakMap|WeakSet|LRUCache)\\b|lately[<(])';
/** A collection of the module; what is written in capitals is never changed. */
const OF_MODULE = new RegExp(`^(?:export )?(?:const|let) (\\w*[a-z]\\w*)(?: *:[^=]*)? = ${LASTING}`);
/** One of a function that begins at the margin. */
const OF_FUNCTION = new RegExp(`^ {2}(?:const|let) (\\w+)(?: *:[^=]*)? = ${LASTING}`);
const FUNCTION = /^(?:export )?(?:async )?function (\w+)/;
const TURN = /\binTurn\((?:`(\w+) |'(\w+)'|(\w+))/;

/** The lasting things of a file, by name: collections of the module and of what is opened, turns by the first word of their key, and clocks. */
function lastingIn(text: string): string[] {
  let isOpened = false;
  return text.split('\n').flatMap((line) => {
    const [, begun] = FUNCTION.exec(line) ?? [];
    if (begun !== undefined) isOpened = /^open[A-Z]/.test(begun);
    const [, name] = OF_MODULE.exec(line) ?? (isOpened ? OF_FUNCTION.exec(line) : null) ?? [];
    const turn = TURN.exec(line)
      ?.slice(1)
      .find((word) => word !== undefined);
    return [
      ...(name === undefined ? [] : [name]),
      ...(turn === undefined ? [] : [`turn ${turn}`]),
      ...(/\bsetInterval\(/.test(line) ? ['setInterval'] : []),
    ];
  });
}

test('each lasting collection, turn and clock of a process is in the list of what two processes have twice', () => {
  const found = sources.flatMap((file) =>
    [...new Set(lastingIn(readFileSync(file, 'utf8')))].map((name) => `${file}: ${name}`),
  );
  const told = [...readFileSync(LIST, 'utf8').matchAll(/^\| `([^`]+)` \|/gm)].map(([, where]) => where!);
  expect(told.toSorted()).toEqual(found.toSorted());
});

test('is found in a module, in what is opened, as a turn and as a clock; what a call makes for itself, and constants, are not', () => {
  const text = [
    'const known = new Map<string, number>();',
    'const WORDS = new Set<string>();',
    'const recent = lately<string>(20);',
    'const forget = () => void note(lately(0));',
    'export function openDesk() {',
    '  const waiting = new Set<string>();',
    '  const timer = setInterval(() => {}, 5);',
    '  return inTurn(`desk one`, work);',
    '}',
    'function once() {',
    '  const seen = new Set<string>();',
    '}',
  ];
  expect(lastingIn(text.join('\n'))).toEqual(['known', 'recent', 'waiting', 'setInterval', 'turn desk']);
});
