import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { catalogue, locales } from '#core/text';
import { mapWords } from '../../src/games/middle-earth-quest/printed/words/map.ts';
import { InfluenceCase, influenceOf } from '../../src/games/middle-earth-quest/seen/cases/influence.ts';
import { StoryCase, storyOf } from '../../src/games/middle-earth-quest/seen/cases/story.ts';
import { TravelCase, travelOf } from '../../src/games/middle-earth-quest/seen/cases/travel.ts';
import { runHere } from '../kit/programs.ts';

/** `npm run influence`, `travel` and `story`: each field of their formats, and the examples of the page; of `combat` the examples. */

const page = readFileSync('docs/games/middle-earth-quest.scripts.md', 'utf8');
/** The case and the answer below a heading. */
function example(script: string): [unknown, unknown] {
  const section = page.split(/^### /m).find((one) => one.startsWith(`\`npm run ${script} `))!;
  const [given, answer] = [...section.matchAll(/```json\n([\s\S]*?)```/g)].map(([, text]) => JSON.parse(text!));
  return [given, answer];
}

const run = (script: string, input: unknown, ...words: string[]) =>
  runHere(script, [...words, '-'], JSON.stringify(input));

const text = catalogue(...mapWords);
/** The answer, after all its steps have been put into words in both languages. */
function told<T extends { answer: object; why: Parameters<typeof text.say>[0][] }>({ answer, why }: T): unknown {
  for (const locale of locales)
    for (const step of why) expect(text.say(step, locale), step.key).not.toMatch(/[{}]|undefined|null/);
  expect(why.length).toBeGreaterThan(0);
  return JSON.parse(JSON.stringify(answer));
}
const influence = (one: object) => told(influenceOf(InfluenceCase.parse({ id: 'x', stage: 1, ...one })));
const travel = (one: object) => told(travelOf(TravelCase.parse({ id: 'x', ...one })));
const story = (one: object) => told(storyOf(StoryCase.parse({ id: 'x', ...one })));
const results = (one: object) => (influence(one) as { results: unknown }).results;

describe.each(['combat', 'influence', 'travel', 'story'])('npm run %s', (script) => {
  const [given, answer] = example(script);
  test('answers an array with an array in one line, and nothing else; what it took stands beside it', async () => {
    const { status, stdout, stderr } = await run(script, [given, given]);
    expect(status).toBe(0);
    expect(stdout.trimEnd().split('\n')).toHaveLength(1);
    expect(JSON.parse(stdout)).toEqual([answer, answer]);
    expect(stderr).toMatch(new RegExp(`^${script}: 2 cases in \\d+ ms`));
  });
  test('adds with --explain the steps in both languages, and the JSON is the same otherwise', async () => {
    const { status, stdout } = await run(script, [given], '--explain');
    expect(status).toBe(0);
    const [{ why, ...same }] = JSON.parse(stdout);
    expect(same).toEqual(answer);
    expect(why.en.length).toBe(why.ja.length);
    for (const sentence of [...why.en, ...why.ja]) expect(sentence).toMatch(/\S/);
    expect(why.ja.join()).toMatch(/[ぁ-ん]/);
    expect(why.en.join()).toContain('MEQ-');
  });
  test('names a case that it cannot read, and ends with 1', async () => {
    const { status, stdout, stderr } = await run(script, [given, {}]);
    expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
    expect(stderr).toMatch(new RegExp(`^${script}: case 2: `));
  });
});

describe('influence', () => {
  test('gives board, pool and results, also when there is nothing in them', () => {
    expect(influence({ pool: 0, board: {}, heroes: [], steps: [] })).toEqual({ board: {}, pool: 0, results: [] });
    expect(influence({ pool: 2, board: { bree: 0, dol_guldur: 1 }, steps: [] })).toEqual({
      board: { dol_guldur: 1 },
      pool: 2,
      results: [],
    });
  });
  test('does nothing to a board until a step says so', () => {
    expect(influence({ board: { dol_guldur: 9, edoras: 1 } })).toMatchObject({ board: { dol_guldur: 9, edoras: 1 } });
  });
  test('adjust: strongholds, linked locations, islands and Havens', () => {
    const board = { dol_guldur: 9, south_eaves: 9, bree: 4, edoras: 1 };
    expect(influence({ board, steps: [{ op: 'adjust' }] })).toEqual({
      board: { dol_guldur: 3, south_eaves: 3, bree: 1 },
      pool: 0,
      results: [null],
    });
  });
  test('rally: only where heroes stand', () => {
    const given = { board: { dol_guldur: 3, south_eaves: 3 }, steps: [{ op: 'rally' }] };
    expect(influence({ ...given, heroes: ['dol_guldur'] })).toMatchObject({ board: { south_eaves: 1 } });
    expect(influence(given)).toMatchObject({ board: given.board });
  });
  test('remove: up to n, then adjusted', () => {
    const board = { dol_guldur: 3, south_eaves: 3 };
    expect(influence({ board, steps: [{ op: 'remove', at: 'dol_guldur', n: 1 }] })).toMatchObject({
      board: { dol_guldur: 2, south_eaves: 2 },
      results: [null],
    });
    expect(influence({ board, steps: [{ op: 'remove', at: 'south_eaves', n: 9 }] })).toMatchObject({
      board: { dol_guldur: 3 },
    });
    expect(influence({ board, steps: [{ op: 'remove', at: 'bree', n: 1 }] })).toMatchObject({ board });
  });
  test('place: true and done, or false and nothing changes', () => {
    const board = { dol_guldur: 1 };
    const place = (...at: string[]) =>
      influence({ board, pool: 3, steps: at.map((one) => ({ op: 'place', at: one })) });
    expect(place('south_eaves', 'south_eaves')).toMatchObject({
      board: { dol_guldur: 1, south_eaves: 1 },
      results: [true, false],
    });
    expect(place('pool', 'pool')).toMatchObject({ pool: 4, results: [true, false] });
    expect(place('lothlorien', 'bree', 'barad_dur')).toEqual({
      board: { dol_guldur: 1, barad_dur: 1 },
      pool: 3,
      results: [false, false, true],
    });
  });
  test('place: a hero does not bar it', () => {
    expect(results({ heroes: ['dol_guldur'], steps: [{ op: 'place', at: 'dol_guldur' }] })).toEqual([true]);
  });
  test('place: the pool by its stage', () => {
    const steps = [{ op: 'place', at: 'pool' }];
    expect(([1, 2, 3] as const).map((stage) => results({ stage, pool: 7, steps }))).toEqual([[false], [true], [true]]);
    expect(results({ stage: 2, pool: 8, steps })).toEqual([false]);
    expect(results({ stage: 3, pool: 12, steps })).toEqual([false]);
  });
  const action = (x: number, at: string[], given = {}) => influence({ steps: [{ op: 'action', x, at }], ...given });
  test('T-5, action: at most two into the pool, and no more than it holds', () => {
    const six = ['pool', 'pool', 'barad_dur', 'barad_dur', 'barad_dur', 'barad_dur', 'barad_dur', 'barad_dur'];
    expect(action(6, six, { pool: 3 })).toEqual({
      board: { barad_dur: 5 },
      pool: 4,
      results: [[true, false, true, true, true, true, true, false]],
    });
    expect(action(6, six, { pool: 4 })).toMatchObject({ board: { barad_dur: 6 }, pool: 4 });
    expect(action(6, ['pool', 'pool', 'pool'], { stage: 2 })).toMatchObject({
      pool: 2,
      results: [[true, true, false]],
    });
  });
  test('action: what is refused does not count, and a token counts for the next', () => {
    expect(action(2, ['south_eaves', 'dol_guldur', 'south_eaves', 'the_bight'])).toEqual({
      board: { dol_guldur: 1, south_eaves: 1 },
      pool: 0,
      results: [[false, true, true, false]],
    });
  });
  test('action: with none to place, or no places, nothing happens', () => {
    expect(action(0, ['barad_dur', 'pool'])).toEqual({ board: {}, pool: 0, results: [[false, false]] });
    expect(action(3, [])).toMatchObject({ results: [[]] });
  });
  test('card: without a link, never in a Haven, adjusted after all of it', () => {
    const card = (add: object, board = {}) => influence({ board, steps: [{ op: 'card', add }] });
    expect(card({ bree: 2, edoras: 2 })).toMatchObject({ board: { bree: 1 }, results: [null] });
    expect(card({ south_eaves: 3, dol_guldur: 5 })).toMatchObject({ board: { dol_guldur: 3, south_eaves: 3 } });
    expect(card({ bree: 0 })).toMatchObject({ board: {} });
  });
  test('pool: adds and takes between 0 and its limit', () => {
    const pool = (n: number, stage = 1) =>
      (influence({ stage, pool: 3, steps: [{ op: 'pool', n }] }) as { pool: number }).pool;
    expect([pool(1), pool(5), pool(5, 2), pool(20, 3), pool(-2), pool(-9)]).toEqual([4, 4, 8, 12, 1, 0]);
  });
  test('limit: of a stronghold, a Haven, a linked location, an island', () => {
    const steps = ['barad_dur', 'edoras', 'rhosgobel', 'bree'].map((at) => ({ op: 'limit', at }));
    expect(results({ board: { dol_guldur: 2, bree: 1 }, steps })).toEqual([6, 0, 2, 0]);
  });
  test('targets: every location where one token could go now', () => {
    expect(results({ board: { dol_guldur: 1, emyn_muil: 1 }, steps: [{ op: 'targets' }] })).toEqual([
      [
        'mount_gundabad',
        'rhosgobel',
        'south_eaves',
        'amon_hen',
        'dagorlad',
        'dead_marshes',
        'dol_guldur',
        'the_nindalf',
        'barad_dur',
      ],
    ]);
    const full = { mount_gundabad: 3, dol_guldur: 3, barad_dur: 6 };
    expect((results({ board: full, steps: [{ op: 'targets' }] }) as string[][])[0]).not.toContain('dol_guldur');
  });
  test('perilous: by wisdom, or printed', () => {
    const ask = (at: string, wisdom: number) => ({ op: 'perilous', at, wisdom });
    const steps = [ask('bree', 1), ask('bree', 2), ask('moria', 9), ask('dol_guldur', 9), ask('edoras', 0)];
    expect(results({ board: { bree: 2 }, steps })).toEqual([true, false, true, true, false]);
  });
});

describe('travel', () => {
  const move = { from: 'minas_tirith', to: 'pelargir', hand: ['hill', 'woods', 'swamp'], items: [] as string[] };
  const pay = [[0], [1], [1, 2], [0, 1, 2], []];
  test('from and to: linked by a path, whatever is paid', () => {
    expect(travel({ ...move, pay: [] })).toEqual({ linked: true, pay: [] });
    expect(travel({ ...move, to: 'bree', pay: [[0]] })).toEqual({ linked: false, pay: [false] });
    expect(travel({ ...move, to: 'minas_tirith', pay: [[0], []] })).toEqual({ linked: false, pay: [false, false] });
  });
  test('items: a Boat on water, a Horse, both', () => {
    expect(travel({ ...move, pay })).toEqual({ linked: true, pay: [true, false, true, false, false] });
    expect(travel({ ...move, items: ['boat'], pay })).toMatchObject({ pay: [true, true, false, false, false] });
    expect(travel({ ...move, items: ['horse'], pay })).toMatchObject({ pay: [true, true, false, false, false] });
    expect(travel({ ...move, items: ['elven_cloak'], pay })).toMatchObject({ pay: [true, false, true, false, false] });
  });
  test('items: the way by sea', () => {
    const sea = { ...move, from: 'belfalas', to: 'the_grey_havens', pay: [[0], [0, 1], [0, 1, 2]] };
    expect(travel(sea)).toEqual({ linked: false, pay: [false, false, false] });
    expect(travel({ ...sea, items: ['boat'] })).toEqual({ linked: true, pay: [false, false, true] });
    expect(travel({ ...sea, items: ['boat', 'horse'] })).toEqual({ linked: true, pay: [false, true, false] });
  });
  test('pay: no card twice, none that is not there', () => {
    expect(travel({ ...move, pay: [[1, 1], [3], [-1], [0.5], [2, 1], [0, 0]] })).toMatchObject({
      pay: [false, false, false, false, true, false],
    });
  });
});

describe('story', () => {
  const markers = { green: 6, yellow: 4, red: 5, black: 3 };
  test('event: stage, ahead, draw and resolve', () => {
    expect(story({ op: 'event', markers, deck: [3, 9, 12, 1] })).toEqual({
      stage: 1,
      ahead: 'heroes',
      draw: [3, 9, 12],
      resolve: 3,
    });
    expect(story({ op: 'event', markers: { ...markers, red: 8 }, deck: [3, 9, 12] })).toMatchObject({
      stage: 2,
      ahead: 'sauron',
      resolve: 12,
    });
    expect(story({ op: 'event', markers: { ...markers, black: 6 }, deck: [9, 3] })).toEqual({
      stage: 1,
      ahead: null,
      draw: [9],
      resolve: 9,
    });
  });
  test('event: a short deck gives what it has', () => {
    expect(story({ op: 'event', markers, deck: [7, 4] })).toMatchObject({ draw: [7, 4], resolve: 4 });
    expect(story({ op: 'event', markers, deck: [] })).toMatchObject({ draw: [], resolve: null });
  });
  test('move: markers, stage, arrive and finale', () => {
    expect(story({ op: 'move', markers, by: { green: 2, red: 1 }, reached: 1 })).toEqual({
      markers: { green: 8, yellow: 4, red: 6, black: 3 },
      stage: 2,
      arrive: ['gothmog', 'ringwraiths'],
      finale: false,
    });
    expect(story({ op: 'move', markers, by: { green: 2 }, reached: 2 })).toMatchObject({ arrive: [] });
    expect(story({ op: 'move', markers, by: {}, reached: 1 })).toMatchObject({ markers, arrive: [], finale: false });
    expect(story({ op: 'move', markers, by: { black: 20 }, reached: 1 })).toEqual({
      markers: { ...markers, black: 18 },
      stage: 3,
      arrive: ['gothmog', 'ringwraiths', 'witch_king'],
      finale: true,
    });
  });
  test('rearmost: outcomes, none twice', () => {
    expect(story({ op: 'rearmost', markers: { green: 0, yellow: 2, red: 2, black: 2 }, n: 1 })).toEqual({
      outcomes: [
        [3, 2, 2],
        [2, 3, 2],
        [2, 2, 3],
      ],
    });
    expect(story({ op: 'rearmost', markers: { green: 0, yellow: 2, red: 2, black: 9 }, n: 2 })).toEqual({
      outcomes: [[3, 3, 9]],
    });
  });
  test('finale: dominant and winner, and where nobody has won at once the markers and the Ringwraiths', () => {
    const given = { op: 'finale', markers: { green: 15, yellow: 18, red: 0, black: 0 } };
    expect(story({ ...given, objectives: { heroes: false, sauron: true } })).toEqual({
      dominant: 'sauron',
      winner: 'sauron',
    });
    expect(story({ ...given, objectives: { heroes: true, sauron: false } })).toEqual({
      dominant: 'sauron',
      winner: null,
      markers: { green: 16, yellow: 18, red: 0, black: 0 },
      wraiths: { health: 11, fortitude: 10 },
    });
  });
  test('finale: every way it can be settled has its words', () => {
    const sides = [true, false].flatMap((heroes) => [true, false].map((sauron) => ({ heroes, sauron })));
    const places = [
      { green: 18, yellow: 18, red: 0, black: 0 },
      { green: 18, yellow: 9, red: 9, black: 9 },
      { green: 9, yellow: 10, red: 10, black: 10 },
    ];
    for (const at of places) for (const objectives of sides) story({ op: 'finale', markers: at, objectives });
  });
});
