import { describe, expect, test } from 'vitest';
import { setText } from '#renderers/measure';
import { type Scene, words } from '#renderers/scene';
import { BAR, type Story, storyBar } from '#renderers/story-bar';
import { now } from '#renderers/theme';
import { clipped } from '#renderers/whole-words';
import { flat } from './boxes.ts';
import { clashes, outside, texts } from './legible.ts';

const scene = (story: Story): Scene => ({
  width: 1200,
  height: BAR,
  ground: '#000000',
  lang: story.locale,
  nodes: storyBar(story),
});
const en: Story = {
  locale: 'en',
  said: ['Shale is activated at Glaginsdreg', 'Shale marches to Halden Cross'],
  asked: [{ words: 'Lord Forseti: who takes the hit?' }],
  turn: 'Turn 9',
  stands: ['Knowledge 3 : 5', '2 left'],
};
const long: Story = {
  locale: 'ja',
  said: ['ガルガンド将軍がグラギンスドレグからハルデンクロスへ移動しました。'.repeat(4)],
  asked: ['ゴルガナン卿', 'フォルセティ卿'].map((side) => ({
    words: `${side}：${'減少戦力になる駒を選んでください。'.repeat(4)}`,
  })),
  turn: '第99ターン',
  stands: ['知識 8：5', 'あと2つまで活性化できます'],
};
const five: Story = {
  ...long,
  asked: Array.from({ length: 5 }, (_, n) => ({ words: `席${n}：戦闘カードを選んでください` })),
};
const said = (story: Story) => texts(scene(story)).map((one) => one.text);
/** Pixels where a picture is 400 wide, as on a phone. */
const onPhone = (story: Story) => texts(scene(story)).map((one) => one.size! / 3);

/** Upper and lower edge of the field in which the question stands. */
const frameOfAsked = (shown: Scene): [number, number] => {
  const field = shown.nodes.find((node) => node.kind === 'group' && node.tag === 'asked');
  const frame = field?.kind === 'group' ? field.nodes.find((node) => node.kind === 'rect') : undefined;
  if (frame?.kind !== 'rect') throw new Error('nobody is asked');
  return [frame.y, frame.y + frame.h];
};

const arms = { w: 44, h: 44, nodes: [] };
const asking = (...words: string[]) => said({ ...en, said: [], asked: words.map((one) => ({ words: one, arms })) });

describe('A question that is the same for all', () => {
  test('is said once beside the arms of all, without what differs in brackets', () => {
    expect(asking('Brute: which cards? (two of them)', 'Tinkerer: which cards? (two of them)').at(-1)).toBe(
      'Which cards? (two of them)',
    );
    expect(asking('Brute: which cards? (80 gold)', 'Tinkerer: which cards? (60 gold)').at(-1)).toBe('Which cards?');
    expect(asking('ブルート：どのカードですか？', 'ティンカラー：どのカードですか？').at(-1)).toBe(
      'どのカードですか？',
    );
  });

  test('is said to each where it differs, where arms are missing, and where one alone is asked', () => {
    expect(asking('Brute: which cards?', 'Tinkerer: where to?')).toEqual(
      expect.arrayContaining(['Brute: which cards?', 'Tinkerer: where to?']),
    );
    expect(asking('Brute: which cards?')).toContain('Brute: which cards?');
    const bare = ['Brute: who?', 'Tinkerer: who?'].map((words) => ({ words }));
    expect(said({ ...en, asked: bare })).toEqual(expect.arrayContaining(['Brute: who?', 'Tinkerer: who?']));
  });
});

test('the first of how the match stands is never cut: where it is long it takes the place of the second', () => {
  const stands = ['10. Plane of Elemental Power', '6 enemies in sight'];
  expect(said({ ...en, stands })).toEqual(expect.arrayContaining(['10. Plane of Elemental Power']));
  expect(said({ ...en, stands })).not.toContain('6 enemies in sight');
  expect(said(en)).toEqual(expect.arrayContaining(en.stands.slice()));
});

describe('The story bar', () => {
  test('tells the newest largest, what was before it smaller, who is asked, the turn and how it stands', () => {
    expect(said(en)).toEqual([
      'Shale marches to Halden Cross',
      'Shale is activated at Glaginsdreg',
      'Turn 9',
      'Knowledge 3 : 5',
      '2 left',
      'Lord Forseti: who takes the hit?',
    ]);
    const sizes = texts(scene(en)).map((one) => one.size!);
    expect(sizes[0]).toBeGreaterThan(sizes[1]!);
  });
  test('without news its headline is how the match stands, and nobody is asked', () => {
    expect(said({ ...en, said: [], asked: [] })).toEqual(['Knowledge 3 : 5', 'Turn 9', '2 left']);
    expect(JSON.stringify(storyBar({ ...en, said: [], asked: [] }))).not.toContain(now);
    expect(JSON.stringify(storyBar(en))).toContain(now);
  });
  test.each([
    ['in English', en],
    ['with long words in Japanese', long],
    ['with five who are asked', five],
  ])('%s is nowhere smaller than eight pixels on a phone, within the bar, and no word over another', (_, story) => {
    expect(Math.min(...onPhone(story))).toBeGreaterThanOrEqual(8);
    expect(outside(scene(story))).toEqual([]);
    expect(clashes(scene(story))).toEqual([]);
    for (const { box } of flat(scene(story))) expect(box.y + box.h).toBeLessThanOrEqual(BAR + 1);
  });
  test('tells the result and not how it came to be where both have no room', () => {
    const dice =
      'エリートガード#1：5（命中、5以下）、トリン：8（失敗、4以下）、騎兵#3：10（失敗、4以下）、騎兵#5：2（命中、3以下）。';
    const headline = (one: string) => said({ ...en, said: [one] })[0];
    expect(headline(`フォルセティ卿の攻撃は2ヒットです。${dice}`)).toBe('フォルセティ卿の攻撃は2ヒットです。');
    const rolls =
      'Elite Guard #1: 5 (a hit, 5 or less), Torin: 8 (a miss, 4 or less), Cavalry #3: 10 (a miss, 4 or less)';
    expect(headline(`Lord Forseti scores 2 hits. ${rolls}, Cavalry #5: 2 (a hit, 3 or less).`)).toBe(
      'Lord Forseti scores 2 hits.',
    );
    expect(headline('Shale marches. He halts.')).toBe('Shale marches. He halts.');
  });
  test('tells one long sentence whole on three lines, and asks on two, at last without what stands in brackets', () => {
    const ships = 'フォルセティ卿：ケンドレル将軍、ネコ将軍の船がブライトシーから輝きの瀬戸へ進みました。';
    expect(said({ ...en, said: [ships] })[0]).toBe(ships);
    const turn = 'クリミア・ハン国の手番です。上段アクションを選んでください（移動は続けて選べます）。';
    expect(said({ ...en, asked: [{ words: turn }] }).at(-1)).toBe(turn);
    const both = {
      ...en,
      asked: [{ words: turn }, { words: 'Saxony Empire: there is combat at C5. Choose your power and your cards.' }],
    };
    expect(said(both).slice(-2)).toEqual([turn.replace('（移動は続けて選べます）', ''), both.asked[1]!.words]);
    expect(Math.min(...onPhone(both))).toBeGreaterThanOrEqual(9);
  });
  describe('a question that leaves no room beside its signs is never cut', () => {
    const question = '誰が騎兵#2、サンティアゴの騎士#1に同行しますか？';
    const wide = (w: number, name: string) => ({ w, h: 50, nodes: [words(name, 0, 25, { size: 29, colour: now })] });
    const asking = (signs: number, fewer = signs) =>
      said({
        ...en,
        locale: 'ja',
        asked: [{ arms, words: `フォルセティ卿：${question}`, signs: wide(signs, 'all'), fewer: wide(fewer, 'fewer') }],
      });

    test.each([
      [400, 400, `フォルセティ卿：${question}`, 'all'],
      [630, 630, question, 'all'],
      [800, 300, `フォルセティ卿：${question}`, 'fewer'],
    ])('of %d and %d pixels: it is said shorter, and at last the signs are', (signs, fewer, whole, behind) => {
      expect(asking(signs, fewer).slice(-2)).toEqual([whole, behind]);
    });

    test('and they stand back where even fewer have no room', () => {
      expect(asking(1000).at(-1)).toBe(`フォルセティ卿：${question}`);
      expect(Math.min(...onPhone({ ...en, asked: [{ words: question.repeat(3) }] }))).toBeGreaterThanOrEqual(8);
    });
  });
  test('where two are asked and a question is too long, what is to be done stays', () => {
    const ask = (side: string) =>
      `${side}: there is combat at C5. Saxony Empire attacks Nordic Kingdoms. Choose your power dial and cards in secret.`;
    const shown = said({ ...en, asked: [{ words: ask('Saxony Empire') }, { words: ask('Nordic Kingdoms') }] });
    for (const words of shown.slice(-2)) expect(words).toMatch(/Choose your power dial and cards in secret\.$/);
  });
  test('a question on two lines stays between the edges of its field', () => {
    const question =
      'Saxony Empire: your turn. Choose a top action (not Trade again). Open sections: Move / Enlist, Bolster / Build, and Produce / Upgrade.';
    const shown = scene({ ...en, asked: [{ words: question }] });
    const { box } = flat(shown).find(({ text }) => text === question)!;
    expect(box.h).toBeGreaterThan(50);
    const [top, foot] = frameOfAsked(shown);
    expect(box.y - top).toBeGreaterThanOrEqual(5);
    expect(foot - box.y - box.h).toBeGreaterThanOrEqual(5);
  });

  test('a headline of three lines has air above it and above the question, and is read at nine and a half pixels', () => {
    const paid =
      'Republic of Polania paid 3 wood for Build, for the coins only, and gained 3 coins, 2 popularity, and 1 combat card.';
    const shown = scene({ ...en, arms, said: [paid] });
    const { box, size } = flat(shown).find(({ text }) => text === paid)!;
    expect(box.h).toBeGreaterThan(95);
    expect(size! / 3).toBeGreaterThanOrEqual(9.5);
    expect(box.y).toBeGreaterThanOrEqual(5);
    expect(frameOfAsked(shown)[0] - box.y - box.h).toBeGreaterThanOrEqual(4);
  });

  test('what is said and what is asked begin with a capital letter, also where a name before it was left away', () => {
    const shown = said({
      ...en,
      said: ['🌬️ air grew strong.', 'brute infused air.'],
      asked: [{ words: 'the finale. Who is the champion?' }],
    });
    expect(shown).toEqual(
      expect.arrayContaining(['Air grew strong.', 'Brute infused air.', 'The finale. Who is the champion?']),
    );
    expect(said({ ...en, locale: 'ja', said: ['風が強くなりました。'] })).toContain('風が強くなりました。');
  });

  test('what was before loses its brackets sooner than its end', () => {
    const rolls = '第1ターン イニシアティブの出目：ゴルガナン9（+0）、フォルセティ4（+0）。';
    const shown = said({ ...en, locale: 'ja', said: [rolls, 'ゴルガナン卿が先攻です。'] });
    expect(shown[1]).toBe('第1ターン イニシアティブの出目：ゴルガナン9、フォルセティ4。');
  });

  test('begins with what happened and not with the turn, which the corner says; in both languages', () => {
    const won = 'Lord Gorganun won the initiative and went first (Gorganun 10 + 0, Forseti 1 + 1).';
    expect(said({ ...en, said: [`**Turn 999.** ${won}`] }).join(' ')).toContain('Lord Gorganun won the initiative');
    expect(said({ ...en, said: [`**Turn 999.** ${won}`] }).join(' ')).not.toContain('999');
    const ja = said({ ...long, said: ['**第999ターン** ゴルガナン卿が先攻になりました。'] }).join('');
    expect(ja).toContain('ゴルガナン卿が先攻');
    expect(ja).not.toContain('999');
    expect(said({ ...en, said: ['**The match is over.**'] }).join(' ')).toContain('The match is over.');
  });
  test('leaves out the marks of bold words', () => {
    const drawn = said({ ...en, said: ['Initiative of **turn 9**: 3 and 4.'] }).join(' ');
    expect(drawn).toContain('Initiative of turn 9: 3');
    expect(drawn).not.toContain('*');
  });

  test('leaves out small pictures, which the faces do not have', () => {
    expect(said({ ...en, said: ['🎲 Lord Forseti: Torin 8 💥'], asked: [] })[0]).toBe('Lord Forseti: Torin 8');
  });
  test('words that are too long end with a sign that there was more', () => {
    const node = words('one two three four five six', 0, 0, { size: 30, colour: '#000', width: 200 });
    const short = clipped(node, 24);
    expect(short.text).toMatch(/^one two.*…$/);
    expect(setText(short).size).toBeGreaterThanOrEqual(24);
    expect(clipped({ ...node, text: 'one' }, 24).text).toBe('one');
  });
});
