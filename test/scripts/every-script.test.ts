import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { calledAs, GROUPS } from '../../scripts/groups.mjs';
import { inProof } from '../kit/lengths.ts';
import { runHere } from '../kit/programs.ts';

/**
 * Every script of package.json, and each thing that a bench measures, is started once at its least length; most of them in a proof alone.
 * What it finds is not what this is about: it runs, and says what it should.
 */

const folder = mkdtempSync(join(tmpdir(), 'castellan-every-script-'));
afterAll(() => rmSync(folder, { recursive: true }));

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
/** Each program that can be typed, by its word: a verb of package.json, or what comes after one that stands for several. */
const programs: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    Object.entries(scripts).flatMap(([verb, line]) => {
      const own = /scripts\/([a-z-]+)\.ts$/.exec(line)?.[1] ?? verb;
      return existsSync(`scripts/${own}.ts`) ? [[verb, own]] : [];
    }),
  ),
  ...Object.assign({}, ...Object.values(GROUPS)),
};
const programOf = (script: string): string => programs[script]!;

interface Start {
  script: string;
  words: string;
  /** What it reads where a file stands for `-`. */
  input?: string;
  /** Lines that must be in what it prints. */
  says: RegExp[];
  /** How it ends depends on the speed of the machine or the shortness of the start; else it ends with 0. */
  isTimed?: true;
  /** `npm test` starts it, too. All others play, draw or measure: `npm run proof` starts them. */
  isQuick?: true;
}

/** The first block of JSON below the heading of a script, or after the words about it. */
function exampleOf(page: string, about: string): string {
  const text = readFileSync(page, 'utf8');
  return /```json\n([\s\S]*?)```/.exec(text.slice(text.indexOf(about)))![1]!;
}
const ofCase = (script: string, page: string): Start => ({
  script,
  words: '-',
  input: exampleOf(page, `### \`npm run ${script} `),
  says: [/^\{".*\}$/m],
  isQuick: true,
});
/** Lines of a bench that begin so, each with its target and what came of it. */
const judged = (...lines: string[]): RegExp[] =>
  lines.map((line) => new RegExp(`^${line}.* < [\\d.]+ +(met|MISSED|fewer than 200)$`, 'm'));

/** A game without much ado, and a quick table of a real one. */
const TOY = '--game caravan';
const QUICK = '--game middle-earth-quest --seats 2';

const STARTS: Start[] = [
  ...['monster', 'sight', 'attack'].map((script) => ofCase(script, 'docs/games/gloomhaven.md')),
  ...['combat', 'influence', 'travel', 'story'].map((script) =>
    ofCase(script, 'docs/games/middle-earth-quest.scripts.md'),
  ),
  {
    script: 'score',
    words: '--game scythe -',
    input: exampleOf('docs/games/scythe.md', 'npm run score'),
    says: [/^Winner: /m],
    isQuick: true,
  },
  { script: 'coverage', words: '--game scythe', says: [/^scythe: \d+ rules, .* 0 missing$/m] },
  {
    script: 'playout',
    words: `${QUICK} --matches 1 --policy random --decisions 10`,
    says: [/"decisions":10,.*"errors":0/],
    isQuick: true,
  },
  {
    script: 'arena',
    words: '--game liars-dice --seats easy,random --matches 2',
    says: [
      /^easy +[\d.]+ % +[\d.]+ to [\d.]+ /m,
      /^easy +\d+ +[\d.]+ .* p95 < 100 /m,
      /^\{"game":"liars-dice","seats":\["easy","random"\],.*"left":0\}$/m,
    ],
    isQuick: true,
  },
  {
    script: 'month',
    words: '--matches 1 --people 4 --days 2 --restarts 1 --courses 1 --longest 40',
    says: [/^gloomhaven, 4 seats: \d+ days to the end without orders/m, /^\{"answers":\d+.*"problems":\d+/m],
    isTimed: true,
  },
  {
    script: 'met',
    words: '--matches 1',
    says: [/^\{"game":"middle-earth-quest","matches":1,"pieces":\d+/m],
    isTimed: true,
  },
  {
    script: 'lines',
    words: '--matches 1 --count 4 --most 20',
    says: [/^== scythe: \d+ lines, 0 against the style$/m],
  },
  { script: 'secrecy', words: `${TOY} --positions 2`, says: [/"compared":6,.*"differences":\{\}/] },
  { script: 'blind', words: `${TOY} --matches 1 --presses 10`, says: [/"presses":1\d,.*"errors":0/], isTimed: true },
  { script: 'evening', words: `${TOY} --turns 1 --evenings 1`, says: [/^\{"game":"caravan",.*"turns":1,/m] },
  {
    script: 'proof',
    words: '--only playouts\u00a0caravan\u00a02 --percent 1',
    says: [/^holds +playouts caravan 2/m],
  },
  {
    script: 'pictures',
    words: `--game tears-of-the-dragon --only start --out ${folder} --guides ${folder}`,
    says: [/start\.ja\.webp: castellan-\d+/, /^2 scenes changed$/m],
  },
  {
    script: 'family',
    words: `--game scythe --rows pieces,scene --out ${folder}/family.webp`,
    says: [/family\.webp: 1 games, 440 x \d+, \d+ kB/],
  },
  {
    script: 'sheet',
    words: `--game tears-of-the-dragon --boards 1 --locale ja --salt 1 --out ${folder}/sheets`,
    says: [/sheets\/tears-of-the-dragon: 1 boards in ja, \d+ kB each as posted, salt 1/],
  },
  {
    // After it was drawn.
    script: 'pictures',
    words: `--check --game tears-of-the-dragon --only start --out ${folder} --guides ${folder}`,
    says: [/start\.ja\.webp: the same scene/, /^0 scenes changed$/m],
  },
  {
    script: 'films',
    words: `--game tears-of-the-dragon --most 60 --out ${folder}`,
    says: [/film-tears-of-the-dragon\.webp: castellan-1, 60 decisions, \d+ moments, \d+ kB, /],
  },
  {
    script: 'record',
    words: `--only 2-lobby-full --out ${folder}`,
    says: [/^scythe\/2-lobby-full: \d+ KB$/m],
  },
  {
    script: 'bench',
    words: `${QUICK} --decisions 1 --longest 60 --presses 1 --repeats 1 --heavy 1 --wide 1 --listings 1 --matches 1 --waves 1`,
    says: judged(
      'decision and save ',
      'press to the bytes of its board',
      'board .*p95',
      'acknowledgement, 1 matches',
      'a dozen things .*answer ',
      'decision and save late game',
      'listing all stages ',
      'board .*worst',
    ),
    isTimed: true,
  },
  {
    script: 'bench',
    words: `${QUICK} --tables 1 --rounds 1`,
    says: judged('ms of CPU for a press', 'acknowledgement, CPU of the bot', 'ms of CPU that the event loop was held'),
    isTimed: true,
  },
  {
    script: 'bench',
    words: `${QUICK} --ways 1 --matches 1 --rounds 2`,
    says: judged('CPU a post, one process', 'the same of a bot and a worker', 'time until a picture, by jobs'),
    isTimed: true,
  },
  {
    script: 'bench',
    words: `${QUICK} --store 5 --database own`,
    says: judged('start with 5 matches', 'commit of', 'a commit writes', 'a whole load'),
    isTimed: true,
  },
  {
    script: 'bench',
    words: '--memory 1 --game tears-of-the-dragon --presses 1 --rest 0',
    says: judged('idle', 'after an incident', 'after 1 presses', 'after a rest'),
    isTimed: true,
  },
  {
    script: 'bench',
    words: '--think --beside . --game middle-earth-quest --matches 1 --decisions 60 --rounds 1',
    says: [
      ...judged('middle-earth-quest: list of answers ', 'middle-earth-quest: a clone, in copies of the state'),
      /^middle-earth-quest: random play, decisions +[\d.]+ +[\d.]+ +[\d.]+ +> 2 times +(met|MISSED)$/m,
      /^middle-earth-quest: playouts of 50 decisions from the middle +[\d.]+ +[\d.]+ +[\d.]+ +> 200 +(met|MISSED)$/m,
    ],
    isTimed: true,
  },
];

/** Those that another test starts, which looks closer at what they find: where, and by which words. */
const ELSEWHERE: Readonly<Record<string, [file: string, words: string]>> = {
  test: ['package.json', '"test": "node scripts/run.mjs scripts/test.ts"'],
  check: ['scripts/test.ts', "'scripts/check.ts'"],
  start: ['test/e2e/start.test.ts', 'startProduct('],
  kills: ['test/e2e/kills.proof.ts', "runHere('kills'"],
  spread: ['test/e2e/spread.proof.ts', "runHere('spread'"],
  worker: ['test/e2e/spread.ts', "begin('worker')"],
  hostile: ['test/e2e/hostile.proof.ts', "runHere('hostile'"],
  damaged: ['test/e2e/damaged-heads.proof.ts', "runHere('damaged'"],
  store: ['test/store/postgres/copy.test.ts', "runHere('store'"],
  balance: ['test/scripts/playing.proof.ts', "runProgram('balance'"],
  verify: ['test/scripts/scripts.test.ts', "runHere('verify'"],
  // These run that test, and have a file written besides.
  transcript: ['test/browser/door-keys.proof.ts', 'process.env.CASTELLAN_TRANSCRIPT'],
  lesson: ['test/browser/lesson-film.ts', 'process.env.CASTELLAN_LESSON_FILM'],
};

describe('at its least length', () => {
  test.each(
    STARTS.filter(({ isQuick }) => isQuick || inProof).map(
      (start) => [`${start.script} -- ${start.words}`, start] as const,
    ),
  )(
    'npm run %s',
    async (_, { script, words, input, says, isTimed }) => {
      const typed = words.split(' ').map((word) => word.replaceAll('\u00a0', ' '));
      const ended = await runHere(programOf(script), typed, input);
      for (const line of says) expect(ended.stdout + ended.stderr).toMatch(line);
      if (!isTimed) expect(ended.status).toBe(0);
    },
    120_000,
  );
});

describe('Every script', () => {
  /** What package.json and the documents name: each command as it is typed. */
  const docs = readdirSync('docs', { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.md'));
  const pages = ['README.md', 'CONTRIBUTING.md', ...docs.map((name) => join('docs', name))];
  const named = pages.flatMap((page) =>
    [...readFileSync(page, 'utf8').matchAll(/npm (?:run (?:-s )?([a-z]+)|(test|start)\b)(?: -- ([^`#|\n]*))?/g)].map(
      ([, script, bare, words = '']) => {
        const verb = script ?? bare!;
        const word = /^[a-z]+/.exec(words)?.[0] ?? '';
        return { page, verb, script: GROUPS[verb]?.[word] === undefined ? verb : word, words };
      },
    ),
  );

  test('of package.json is started by a test', () => {
    const started = ['prepare', 'make', ...STARTS.map(({ script }) => script), ...Object.keys(ELSEWHERE)];
    const all = [...Object.keys(scripts), ...Object.values(GROUPS).flatMap((group) => Object.keys(group))];
    expect(all.filter((script) => !started.includes(script))).toEqual([]);
    for (const [file, words] of Object.values(ELSEWHERE)) expect(readFileSync(file, 'utf8'), file).toContain(words);
  });

  test('that a document names is one of package.json', () => {
    expect(named.length).toBeGreaterThan(50);
    expect(named.filter(({ verb }) => !(verb in scripts))).toEqual([]);
    // A verb without a program of its own needs a word.
    expect(
      named.filter(({ script }) => !(script in programs) && !['prepare', 'start', 'worker'].includes(script)),
    ).toEqual([]);
  });

  test('of a verb that stands for several is found by its word, and a verb without a program of its own names its words', () => {
    const typed = (...words: string[]) =>
      spawnSync(process.execPath, ['scripts/run.mjs', ...words], { encoding: 'utf8' });
    expect(typed('make', 'nothing')).toMatchObject({
      status: 2,
      stderr: 'make: one of family, films, lesson, pictures, record, sheet, store, transcript\n',
    });
    const words = Object.values(GROUPS).flatMap((group) => Object.keys(group));
    expect(new Set(words).size).toBe(words.length);
  });

  test('has one of sixteen verbs', () => {
    expect(Object.keys(scripts).filter((verb) => verb !== 'prepare')).toHaveLength(16);
  });

  test('says with --help how it is called, and knows each option that a document names; whatever a bench measures instead is started', async () => {
    const helps = new Map<string, string>();
    for (const script of new Set([...STARTS.map(({ script }) => script), 'kills', 'spread', 'hostile', 'damaged'])) {
      const { status, stdout, stderr } = await runHere(programOf(script), ['--help']);
      expect([script, status, stderr]).toEqual([script, 0, '']);
      expect(stdout).toContain(`${calledAs(script)} [options]`);
      helps.set(script, stdout);
    }
    const unknown = named.flatMap(({ page, script, words }) =>
      (words.match(/--[a-z]+/g) ?? [])
        .filter((option) => helps.has(script) && !helps.get(script)!.includes(`${option} `))
        .map((option) => `${page}: ${script} ${option}`),
    );
    expect(unknown).toEqual([]);
    const instead = [...helps.get('bench')!.matchAll(/--([a-z]+) +instead of/g)].map(([, option]) => option!);
    expect(instead).toEqual(['store', 'tables', 'ways', 'memory', 'peers', 'think']);
    const begun = [...STARTS.map(({ words }) => words), '--peers'];
    expect(instead.filter((option) => !begun.some((words) => words.includes(`--${option}`)))).toEqual([]);
  });
});
