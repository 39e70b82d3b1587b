import { describe, expect, test } from 'vitest';
import { chance } from '../../../scripts/house/chance.ts';
import { circles } from '../../../scripts/house/circles.ts';
import { engines } from '../../../scripts/house/engines.ts';
import { globals } from '../../../scripts/house/globals.ts';
import { houseOf } from '../../../scripts/house/house.ts';
import { length } from '../../../scripts/house/length.ts';
import { skipped, unfinished } from '../../../scripts/house/marks.ts';
import { names } from '../../../scripts/house/names.ts';
import { once, subjects } from '../../../scripts/house/once.ts';
import { options } from '../../../scripts/house/options.ts';
import { parameters } from '../../../scripts/house/parameters.ts';
import { withRooms } from '../../../scripts/house/picture.ts';
import { readable } from '../../../scripts/house/readable.ts';

const one = (text: string, file = 'src/games/x/turn.ts') => houseOf({ [file]: text });

describe('A circle', () => {
  test('of two or three files is found at each of its imports, with the way back', () => {
    const house = houseOf({
      'src/a.ts': "import './b.ts';\nimport './d.ts';",
      'src/b.ts': "import './c.ts';",
      'src/c.ts': "\nimport './a.ts';",
      'src/d.ts': '',
    });
    expect(circles.find(house).map(({ file, line, says }) => `${file}:${line} ${says}`)).toEqual([
      'src/a.ts:1 imports src/b.ts, which imports src/c.ts, which imports src/a.ts',
      'src/b.ts:1 imports src/c.ts, which imports src/a.ts, which imports src/b.ts',
      'src/c.ts:2 imports src/a.ts, which imports src/b.ts, which imports src/c.ts',
    ]);
  });

  test.each([
    "import type { A } from './a.ts';",
    "export * from '#src/a';",
    "type A = import('./a.ts').A;",
    "const a = () => import('./a.ts');",
    `const a = () => import(\`./\${name}.ts\`);`,
  ])('is closed by %s as well', (back) => {
    expect(
      circles.find(houseOf({ 'src/a.ts': "import './b.ts';", 'src/b.ts': back })).map(({ file }) => file),
    ).toContain('src/b.ts');
  });

  test('is not what several ways to one file are; a file that imports itself is one', () => {
    const diamond = {
      'src/a.ts': "import './b.ts';\nimport './c.ts';",
      'src/b.ts': "import './c.ts';",
      'src/c.ts': '',
    };
    expect(circles.find(houseOf(diamond))).toEqual([]);
    expect(circles.find(houseOf({ 'src/a.ts': "import './a.ts';" }))).toHaveLength(1);
  });
});

describe('A fifth parameter is found', () => {
  test.each([
    ['function crowded(a, b, c, d, e) {}', 'crowded'],
    ['function* crowded(a, b, c, d, ...e) {}', 'crowded'],
    ['async function crowded(a, b, c, d, e = 1) {}', 'crowded'],
    ['export default function (a, b, c, d, e) {}', '(nameless)'],
    ['const crowded = (a, b, c, d, { e }) => a;', 'crowded'],
    ['const crowded = function (a, b, c, d, e) {};', 'crowded'],
    ['const o = { crowded(a, b, c, d, e) {} };', 'crowded'],
    ['const o = { crowded: (a, b, c, d, e) => a };', 'crowded'],
    ['class O { crowded(a, b, c, d, e) {} }', 'crowded'],
    ['class O { crowded = (a, b, c, d, e) => a }', 'crowded'],
    ['class O { constructor(a, b, c, d, e) {} }', 'constructor'],
    ['interface O { crowded(a: 1, b: 1, c: 1, d: 1, e: 1): void }', 'crowded'],
    ['type Crowded = (a: 1, b: 1, c: 1, d: 1, e: 1) => void;', 'Crowded'],
    ['run((a, b, c, d, e) => a);', '(nameless)'],
  ])('in %s', (text, name) => {
    expect(parameters.find(one(text))).toEqual([
      { file: 'src/games/x/turn.ts', line: 1, says: `${name} takes 5 parameters` },
    ]);
  });

  test('and four are none too many, with or without `this`', () => {
    expect(parameters.find(one('function four(this: O, a: 1, b: 1, c: 1, { d, e }: D) {}'))).toEqual([]);
  });
});

describe('A line too many', () => {
  const lines = (n: number) => 'x;\n'.repeat(n);
  test.each(['src/a.ts', 'src/local/page/a.js', 'src/local/page/a.css', 'test/a.test.ts'])(
    '%s may have 300',
    (file) => {
      expect(length.find(one(lines(300), file))).toEqual([]);
      expect(length.find(one(`${lines(300)}x;`, file))).toMatchObject([{ file, line: 301, says: 'has 301 lines' }]);
    },
  );
});

describe('An empty word is found', () => {
  test.each([
    'class MatchManager {}',
    'const helper = 1;',
    'function dateUtils() {}',
    'interface SeatService {}',
    'type Helpers = 1;',
    'const seatUtility = 1;',
    'const run = (helperOfSeats) => 1;',
  ])('in %s', (text) => {
    expect(names.find(one(text))).toHaveLength(1);
  });

  test('in the name of a file or folder', () => {
    expect(names.find(one('', 'src/core/utils.ts'))).toHaveLength(1);
    expect(names.find(one('', 'src/helpers/a.ts'))).toHaveLength(1);
  });

  test('but not in a name that others gave, nor within a longer word', () => {
    expect(
      names.find(one("import { parse } from 'node:util';\nmake({ MessageManager: 0 });\nconst utility = 1;")),
    ).toHaveLength(1);
    expect(names.find(one('const manage = serviceable.helped;\nfunction futile() {}'))).toEqual([]);
  });
});

describe('Time, chance and the outside', () => {
  test.each([
    'const roll = Math.random();',
    "const roll = Math['random']();",
    'const now = Date.now();',
    'const now = new Date();',
    'setTimeout(run, 1);',
    'const { env } = process;',
    'globalThis.x = 1;',
    "await fetch('http://x');",
    'const now = performance.now();',
    'const { random } = Math;',
  ])('%s is found in an engine', (text) => {
    for (const file of ['src/core/a.ts', 'src/games/x/a.ts', 'src/asking/a.ts', 'commands/a.ts', 'renderers/x/a.ts'])
      expect(globals.find(houseOf({ [file]: text, 'src/games/x/game.ts': '' })), file).toHaveLength(1);
    expect(globals.find(one(text, 'src/bot/serve/answering.ts'))).toEqual([]);
  });

  test('a member, a type or a word in a text of the same name is none of them', () => {
    const text = "type D = Date;\nsay(part.process, { fetch: 1 }, 'Date.now');\nMath.floor(1); // Math.random()";
    expect(globals.find(one(text))).toEqual([]);
  });
});

describe('In an engine', () => {
  test.each([
    ['class Match {}', 'a class'],
    ['const Match = class {};', 'a class'],
    ['enum Side { One }', 'an enum'],
    ['export default 1;', 'a default export'],
    ['const a = 1;\nexport { a as default };', 'a default export'],
  ])('%j is %s too many, and elsewhere it is not', (text, thing) => {
    expect(engines.find(one(text))).toMatchObject([{ says: `has ${thing}` }]);
    expect(engines.find(one(text, 'src/store/store.ts'))).toEqual([]);
  });
});

describe('What is left for later', () => {
  test.each(['// TODO: more', '/* FIXME */', '// @ts-ignore', '// @ts-expect-error', '/** XXX */'])(
    '%s is found',
    (text) => {
      expect(unfinished.find(one(`\n${text}\n`, 'test/a.test.ts'))).toMatchObject([{ line: 2 }]);
    },
  );

  test('in a style too, and not where it is a text', () => {
    expect(unfinished.find(one('a {}\n/* TODO */', 'src/local/page/a.css'))).toMatchObject([{ line: 2 }]);
    expect(unfinished.find(one("say('TODO');"))).toEqual([]);
  });

  test.each([
    "test.skip('x', run);",
    "describe.only('x', run);",
    "it.todo('x');",
    "test['skip']('x', run);",
    "test.concurrent.only('x', run);",
    "test.each([1]).skip('x', run);",
    "test.skipIf(slow)('x', run);",
    'const later = describe.skip;',
    "test('x', (context) => context.skip());",
    "test('x', ({ skip }) => skip());",
  ])('a test that does not run is found: %s', (text) => {
    expect(skipped.find(one(text, 'test/games/x/a.test.ts'))).toHaveLength(1);
  });

  test('a leader who is the only one is no test', () => {
    expect(skipped.find(one("test('x', () => leaders.only);", 'test/a.test.ts'))).toEqual([]);
  });
});

test('A file that cannot be parsed to its end is wrong, and not half read', () => {
  expect(readable.find(one('const a = ;'))).toHaveLength(1);
  expect(readable.find(one('const a = 1;'))).toEqual([]);
});

describe('The picture of the rooms', () => {
  const document = 'before\n<!-- rooms: npm run check -- --write -->\nold\n<!-- rooms: end -->\nafter\n';
  test('takes the place between its marks and nothing else', () => {
    const drawn = withRooms(document, '| new |');
    expect(drawn).toBe(document.replace('old', '| new |'));
    expect(withRooms(drawn, '| new |')).toBe(drawn);
  });

  test('has no place in a document without the marks', () => {
    expect(() => withRooms('nothing here', '| new |')).toThrow('No place for the rooms');
  });
});

describe('A seed of its own for play by chance', () => {
  const said = (text: string, file = 'test/games/x/playout.test.ts') =>
    chance.find(one(text, file)).map(({ says }) => says);
  test.each([
    ["playout(game, 'end', { most: 3 });", "'end'"],
    ['race(game, seeds[2]);', 'seeds[2]'],
    ['for (const seed of seeds) playout(game, seed);', 'seed'],
    ["const chance = chanceFrom('drafts');", "'drafts'"],
    ['const chance = chanceFrom(String(salted));', 'String(salted)'],
  ])('is found: %s', (text, seed) => {
    expect(said(text)).toEqual([expect.stringContaining(`"${seed}" is a seed of its own`)]);
    expect(said(text, 'scripts/measure.ts')).toHaveLength(1);
    expect(said(text, 'src/games/x/turn.ts'), 'the program itself is given its seeds').toEqual([]);
  });
  test.each([
    'fc.assert(property);',
    'fc.assert(property, { numRuns: 300 });',
    'fc.sample(positions, { numRuns: 1, seed: 7 });',
    'const roll = Math.random();',
  ])('is what no seed is, or a bare number: %s', (text) => expect(said(text)).toHaveLength(1));
  test.each([
    "playout(game, salted('end'), { most: 3 });",
    "race(game, unsalted('the match of the manual'));",
    'chanceFrom(salted(seed))();',
    "fc.assert(property, { numRuns: 300, seed: saltedNumber('adjust') });",
    'const half = Math.floor(n / 2);',
    'const play = { playout };',
  ])('is not where the salt has a part in it, or where it says that none has: %s', (text) =>
    expect(said(text)).toEqual([]),
  );
});

describe('A picture of a question', () => {
  const found = (text: string, file = 'renderers/x/question-map.ts') => options.find(one(text, file)).length;
  test.each(["id.split('>')", "id.startsWith('card')", '/^[0-9]+$/', 'pattern.exec(id)', 'id?.match(x)'])(
    'takes no id apart: %s',
    (code) => expect(found(code)).toBeGreaterThan(0),
  );
  test('looks things up, and other pictures may write as they like', () => {
    expect(found('regions.find((one) => one.id === id)')).toBe(0);
    expect(found("id.split('>')", 'renderers/x/board.ts')).toBe(0);
    for (const file of ['renderers/choices.ts', 'renderers/x/question.ts', 'renderers/x/choices.ts'])
      expect(found("id.split('>')", file)).toBe(1);
  });
});

describe('A name', () => {
  test('is exported once in the rooms that are shared, whatever it names', () => {
    const house = houseOf({
      'src/core/line.ts': 'export interface Line {}',
      'src/store/parts.ts': 'const inner = 1;\nexport const Line = inner;',
      'src/bot/answer.ts': "export type { Line } from '../core/line.ts';",
    });
    expect(once.find(house).map(({ file, line, says }) => `${file}:${line} ${says}`)).toEqual([
      'src/store/parts.ts:2 exports Line, as src/core/line.ts does',
    ]);
  });
  test('may stand again in each game, in the page, and in one file for a type and its value', () => {
    const house = houseOf({
      'src/core/line.ts': 'export const Line = 1;\nexport type Line = number;',
      'src/games/x/state/line.ts': 'export interface Line {}',
      'renderers/x/line.ts': 'export interface Line {}',
      'src/local/page/line.js': 'export const Line = 1;',
      'commands/match/line.ts': 'export const Line = 1;',
    });
    expect(once.find(house)).toEqual([]);
  });
});

test('The name of a file stands for one subject in the rooms that are shared', () => {
  const house = houseOf({
    'src/bot/match/play.ts': '',
    'src/bot/serve/play.ts': '',
    'src/core/orders.ts': '',
    'src/bot/words/orders.ts': '',
    'src/games/x/rules/play.ts': '',
    'commands/match/play.ts': '',
  });
  expect(subjects.find(house).map(({ file }) => file)).toEqual(['src/bot/serve/play.ts']);
});
