import { createRequire } from 'node:module';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { paint } from '#drawing/paint';
import { group, type Region } from '#renderers/scene';

const page = createRequire(import.meta.url);
// The page is plain JavaScript with types of its own: what it tells of a message and of a picture is said here once more.
interface Pressed {
  id: string;
  names: string[];
  shape: number[];
  holds: string[];
}
interface Answer {
  label: string;
  value?: string;
  isTick: boolean;
}
const {
  answersOf,
  namedIn,
  wholeOf,
}: {
  answersOf(message: object, regions: Pressed[]): Map<Pressed, Answer[]>;
  namedIn(words: string, regions: Pressed[]): Pressed | undefined;
  wholeOf(label: string, lines: string[]): string;
} = page('#page/map/match.js');
const {
  readRegions,
  regionAt,
}: {
  readRegions(bytes: Uint8Array): { regions: Pressed[] };
  regionAt(regions: Pressed[], x: number, y: number): Pressed | undefined;
} = page('#page/map/regions.js');
const {
  boardOf,
  headOf,
  picturesOf,
  questionsOf,
  roomAbout,
}: {
  boardOf(messages: object[]): object | undefined;
  headOf(message: object): string;
  picturesOf(message: object): object[];
  questionsOf(messages: object[], isDirect: boolean): object[];
  roomAbout(messages: object[]): string | undefined;
} = page('#page/map/what-stands.js');

beforeAll(() => vi.stubGlobal('location', new URL('http://127.0.0.1:4040/')));
afterAll(() => vi.unstubAllGlobals());

const region = (id: string, en: string, ja: string, more: Partial<Region> = {}): Region => ({
  id,
  name: { en, ja },
  shape: { x: 10, y: 10, r: 5 },
  ...more,
});
const drawn = async (regions: Region[]) => {
  const scene = { width: 60, height: 40, ground: '#ffffff', lang: 'en', nodes: [group([], { regions })] };
  return readRegions(await paint(scene, { format: 'webp', quality: 76 })).regions;
};
const regions = await drawn([
  region('caer-navell', 'Caer Navell', 'カー・ナヴェル', { holds: ['kendrel'] }),
  region('navell', 'Navell', 'ナヴェル'),
  region('D4', 'D4 Factory', 'D4ファクトリー', { shape: { x: 30, y: 10, r: 12 } }),
  region('D5', 'D5 mountain', 'D5山', { shape: { x: 40, y: 10, r: 12 } }),
]);

/** A message with these controls in a row; within a container it is of components v2. */
function asking(controls: object[], boxed = false) {
  const row = { type: 1, components: controls };
  const components = boxed ? [{ type: 17, components: [{ type: 10, content: '**Where to?**' }, row] }] : [row];
  const content = boxed ? '' : 'Done.\n**Where to?**\nChoose';
  return {
    id: '7',
    channel_id: '1',
    type: 0,
    author: { id: '2', username: 'bot' },
    timestamp: '',
    content,
    components,
  };
}
const menu = (values: [value: string, label: string][], max = 1) => ({
  type: 3,
  custom_id: 'menu',
  max_values: max,
  options: values.map(([value, label]) => ({ value, label })),
});
const found = (message: ReturnType<typeof asking>) =>
  [...answersOf(message, regions)].map(([{ id }, answers]) => [id, ...answers.map(({ label }) => label)]);

describe('A line of a menu means a place', () => {
  test('by its value, whatever the words', () => {
    expect(found(asking([menu([['navell', 'There']])]))).toEqual([['navell', 'There']]);
  });
  test('as the end of a way', () => {
    expect(found(asking([menu([['D4>navell>D5', 'A long way']])]))).toEqual([['D5', 'A long way']]);
  });
  test('by the one who stands there, where the words name no place', () => {
    expect(found(asking([menu([['kendrel', 'General Kendrel']])]))).toEqual([['caer-navell', 'General Kendrel']]);
  });
  test('and otherwise means none', () => {
    expect(found(asking([menu([['yes', 'Undo']])]))).toEqual([]);
  });
  test('that is to be ticked, where several are chosen together', () => {
    const [answers] = [...answersOf(asking([menu([['D4', 'D4']], 2)]), regions).values()];
    expect(answers).toMatchObject([{ isTick: true, value: 'D4' }]);
  });
});

describe('Words mean the place that they name', () => {
  const named = (words: string) => namedIn(words, regions)?.id;
  test('in either language, also by an id that is printed', () => {
    expect(['All to Navell', '全員でナヴェルへ', 'D4: 2 oil'].map(named)).toEqual(['navell', 'navell', 'D4']);
  });
  test('last, if they name several', () => expect(named('Worker, D4 → D5')).toBe('D5'));
  test('with the longest of its names', () => {
    expect(['From Caer Navell', 'カー・ナヴェルから'].map(named)).toEqual(['caer-navell', 'caer-navell']);
  });
  test('and not where its name begins that of something else', () => {
    expect(['Navell Invaded', 'ナヴェル侵攻', '「ナヴェル侵攻」を除去'].map(named)).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    expect(['Navell invaded', 'To Navell', 'ナヴェルの侵攻'].map(named)).toEqual(['navell', 'navell', 'navell']);
  });
  test('as whole words only', () =>
    expect(['D45', 'Navellian', 'AD4'].map(named)).toEqual([undefined, undefined, undefined]));
});

test('of places over each other the one with the nearer middle is pressed, and none beside them', () => {
  const at = (x: number, y: number) => regionAt(regions, x, y)?.id;
  expect([at(33, 10), at(37, 10), at(33, 30)]).toEqual(['D4', 'D5', undefined]);
});

test('questions, buttons and pictures are found in classic messages and within containers alike', () => {
  const press = { type: 2, style: 1, custom_id: 'go', label: 'To Navell' };
  for (const boxed of [false, true]) {
    const message = { ...asking([press, { ...press, custom_id: 'off', disabled: true }], boxed), flags: 64 };
    expect(found(message), String(boxed)).toEqual([['navell', 'To Navell']]);
    expect(headOf(message)).toBe('Where to?');
    expect(headOf({ ...message, content: `**Since you last acted:**\n-# Ben waits.\n${message.content}` })).toBe(
      'Where to?',
    );
    expect(questionsOf([message], false)).toEqual([message]);
    // In a room nothing that everybody sees is a question to the reader.
    expect(questionsOf([{ ...message, flags: 0 }], false)).toEqual([]);
  }
});

test('the board is the newest picture that everybody sees; a private one is none', () => {
  const file = { id: '1', filename: 'b.webp', url: 'data:,b', content_type: 'image/webp', description: 'The board' };
  const classic = { ...asking([]), attachments: [file] };
  const items = [{ media: { url: 'data:,c' }, description: 'Later' }];
  const boxed = { ...asking([]), components: [{ type: 17, components: [{ type: 12, items }] }] };
  const hand = { ...classic, flags: 64 };
  expect(boardOf([classic, boxed, hand])).toEqual({ address: 'data:,c', alt: 'Later' });
  expect(boardOf([classic, hand])).toEqual({ address: 'data:,b', alt: 'The board' });
  expect(boardOf([hand])).toBeUndefined();
  expect(
    picturesOf({ ...classic, components: [{ type: 12, items: [{ media: { url: 'attachment://b.webp' } }] }] }),
  ).toEqual([{ address: 'data:,b', alt: 'The board' }]);
});

test('direct messages are about the match of the newest that can be answered, or else of the newest that names one', () => {
  const button = { type: 1, components: [{ type: 2, custom_id: 'x', label: 'Yes' }] };
  const told = { id: '1', content: '**A game**, red. Match: <#12>' };
  const asked = { id: '2', components: [{ type: 17, components: [{ type: 10, content: 'Match: <#34>' }, button] }] };
  expect(roomAbout([told])).toBe('12');
  expect(roomAbout([asked, told])).toBe('34');
  expect(roomAbout([{ ...asked, components: [] }, told, { id: '3', content: 'gone' }])).toBe('12');
  expect(roomAbout([{ id: '3', content: 'gone' }])).toBeUndefined();
});

describe('A label that was cut in its middle', () => {
  const whole = 'worker A3 → A2, worker D4 → D5, and mech C6 → D4, and end the turn';
  test('means what its whole words mean, which stand in the message', () => {
    expect(wholeOf('worker A3 → A2…, and end the turn', ['Which?', `${whole}: 2 coins`])).toBe(whole);
    expect(wholeOf('…worker D4 → D5…, and end the turn (2)', [whole])).toBe(whole);
  });
  test('and is taken as it is where they do not stand there, like one that is whole', () => {
    expect(wholeOf('worker A3…, and end', ['worker A4 → A5, and end'])).toBe('worker A3…, and end');
    expect(wholeOf('worker A3', ['worker A3 → A2'])).toBe('worker A3');
  });
});
