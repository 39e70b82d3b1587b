import { describe, expect, test } from 'vitest';
import { boardSection } from '#core/text-board';
import type { AnyGame } from '#src/game-part';
import { toy } from '../kit/toy-game.ts';
import { evening } from './caravan.ts';
import {
  buttons,
  changedInPlace,
  dmOf,
  labelsIn,
  last,
  menus,
  openLobby,
  openTable,
  posted,
  press,
  privateLast,
  publicLast,
  questionOf,
  startedTable,
  type Table,
  toTheHiding,
  typed,
} from './kit.ts';

/** The position in words (`/match text`), and who would rather have it than pictures (`/me text_board`). */

const cardsOf = async (table: Table): Promise<string[]> => {
  const { hands } = (await table.record()).match!.base as { hands: string[][] };
  return hands[0]!.map((card) => `Card no. ${card.replace('card', '')}`);
};
const shown = ({ ann, channel }: Table) => privateLast(ann, channel);

/** The toy with a long story in each section: it goes over many pages. */
const longBoard = (lines: number): AnyGame['textBoard'] => ({
  ...toy.textBoard,
  kinds: {
    ...toy.textBoard.kinds,
    houses: (view) => {
      const [section] = toy.textBoard.kinds.houses!(view);
      const told = Array.from({ length: lines }, () => section!.lines).flat();
      return boardSection('houses', told);
    },
  },
});
const long = (lines: number): AnyGame[] => [{ ...toy, textBoard: longBoard(lines) } as AnyGame];

describe('The position in words', () => {
  test('tells what just happened and who is asked, then the position, and the own cards', async () => {
    const table = await startedTable();
    const words = await typed(table, table.ann, 'text');
    const cards = await cardsOf(table);
    expect(words.split('\n')).toEqual([
      '### What just happened, and who is asked',
      'Red house, round 1: what do you do?',
      '### Now',
      expect.stringMatching(/^Round 1; \d+ cards are left\.$/),
      '### Your cards',
      `${new Intl.ListFormat('en').format(cards)}.`,
      '### The houses',
      'Red house is at The Gate: 0 points, 2 coins, 3 cards.',
      'Blue house is at The Gate: 0 points, 2 coins, 3 cards.',
    ]);
    expect(shown(table).attachments).toEqual([]);
  });

  test('is read by the one who asks alone, and whoever has no seat hears no cards', async () => {
    const table = await startedTable();
    const before = posted(table).length;
    const eve = table.local.person('Eve');
    const words = await typed(table, eve, 'text');
    expect(words).not.toContain('Your cards');
    expect(words).toContain('### The houses');
    for (const card of await cardsOf(table)) expect(words).not.toContain(card);
    expect(await typed(table, table.ben, 'text')).toContain('### Your cards');
    expect(posted(table)).toHaveLength(before);
  });

  test('is in the language of its reader', async () => {
    const table = await startedTable({ locales: ['ja', 'en-US'] });
    const words = await typed(table, table.ann, 'text');
    expect(words).toContain('### 直前の出来事と、回答待ちの人');
    expect(words).toContain('第1ラウンド、山札は残り');
  });

  test('for several seats is that of the one that is asked, and of the others what they know besides', async () => {
    const table = await evening({ people: ({ ann }: Table) => [ann, ann] });
    const words = await typed(table, table.ann, 'text');
    const headings = words.split('\n').filter((line) => line.startsWith('### '));
    expect(headings.filter((one) => one.endsWith('Your cards'))).toHaveLength(2);
    expect(headings.filter((one) => one.includes(' — '))).toHaveLength(1);
    expect(headings.filter((one) => one === '### The caravan')).toHaveLength(1);
  });

  test('is there after the end, and in a lobby it is refused with the reason', async () => {
    const table = await openTable();
    await openLobby(table);
    expect(await typed(table, table.ann, 'text')).toBe('The match is not running.');
    const over = await startedTable();
    for (const person of [over.ann, over.ben]) await typed(over, person, 'end');
    expect(await typed(over, over.ann, 'text')).toContain('### The houses');
  });
});

describe('One section', () => {
  const offered = async ({ ann, channel }: Table, given: string) =>
    (await ann.complete(channel, 'match', 'text', { options: { section: given }, focused: 'section' })).map(
      ({ name, value }) => [name, value],
    );

  test('is completed while it is typed, and read alone', async () => {
    const table = await startedTable();
    expect(await offered(table, 'h')).toEqual([
      ['What just happened, and who is asked', 'news'],
      ['The houses', 'houses'],
    ]);
    const words = await typed(table, table.ann, 'text', { section: 'houses' });
    expect(words.split('\n')[0]).toBe('### The houses');
    expect(words).not.toContain('### Now');
    expect(await typed(table, table.ann, 'text', { section: 'the HOUSES' })).toBe(words);
  });

  test('that is none is refused, with those there are', async () => {
    const table = await startedTable();
    expect(await typed(table, table.ann, 'text', { section: 'weather' })).toBe(
      'I find no section “weather”. Sections: What just happened, and who is asked, Now, Your cards, and The houses.',
    );
    expect(await typed(table, table.local.person('Eve'), 'text', { section: 'own' })).toContain('I find no section');
  });

  test('is one choice from a menu away, and from it all others', async () => {
    const table = await startedTable({ games: long(40) });
    await typed(table, table.ann, 'text');
    const [menu] = menus(shown(table));
    expect(menu!.labels).toEqual(['What just happened, and who is asked', 'Now', 'Your cards', 'The houses']);
    await table.ann.select(shown(table).id, menu!.id, ['own']);
    await table.rest();
    expect(shown(table).content.split('\n')[0]).toBe('### Your cards');
    expect(menus(shown(table))).toHaveLength(1);
  });
});

describe('A long position', () => {
  const turn = async (table: Table, label: string) => {
    const before = shown(table);
    await press(table.ann, before, 'text-page', label);
    await table.rest();
    return changedInPlace(table.ann, table.channel, before).content;
  };

  test('has pages, each within what is read at one look, and no line is lost', async () => {
    const table = await startedTable({ games: long(30) });
    let words = await typed(table, table.ann, 'text');
    const pages = Number(/page 1 of (\d+)/.exec(words)![1]);
    expect(pages).toBeGreaterThan(1);
    const read = [words];
    for (let n = 2; n <= pages; n++) {
      words = await turn(table, 'Next ▶');
      expect(words).toContain(`page ${n} of ${pages}`);
      read.push(words);
    }
    for (const page of read) expect(page.length).toBeLessThanOrEqual(2_000);
    const houses = read.flatMap((page) => page.split('\n')).filter((line) => line.startsWith('Red house is at'));
    expect(houses).toHaveLength(30);
    expect(buttons(shown(table)).find(({ label }) => label === 'Next ▶')!.disabled).toBe(true);
    expect(await turn(table, '◀ Previous')).toContain(`page ${pages - 1} of ${pages}`);
  });

  test('of one section alone is turned within that section', async () => {
    const table = await startedTable({ games: long(30) });
    expect(await typed(table, table.ann, 'text', { section: 'houses' })).toContain('page 1 of');
    const next = await turn(table, 'Next ▶');
    expect(next).toContain('page 2 of');
    expect(next.split('\n')[1]).toBe('### The houses');
    expect(next).not.toContain('### Now');
  });

  test('is a file besides when it has many pages, with all of it; a short one has none', async () => {
    const table = await startedTable({ games: long(80) });
    await typed(table, table.ann, 'text');
    const [file] = shown(table).attachments;
    expect(file!.filename).toBe('position.txt');
    const whole = await (await fetch(file!.url)).text();
    expect(whole.split('\n').filter((line) => line.startsWith('Red house is at'))).toHaveLength(80);
    expect(whole).toContain('Your cards');
    expect(whole).not.toContain('<@');
    const short = await startedTable({ games: long(30) });
    await typed(short, short.ann, 'text');
    expect(shown(short).attachments).toEqual([]);
  });

  test('that has become shorter shows its last page to a stale button', async () => {
    const table = await startedTable({ games: long(80) });
    await typed(table, table.ann, 'text');
    for (let n = 0; n < 3; n++) await turn(table, 'Next ▶');
    await table.restart(long(30));
    expect(await turn(table, 'Next ▶')).toMatch(/page (\d+) of \1/);
  });
});

describe('Who wishes to read the position', () => {
  test('gets questions without pictures, with a button that opens it beside them', async () => {
    const table = await startedTable();
    await toTheHiding(table);
    const { ann, channel } = table;
    expect((await questionOf(table, ann)).attachments.length).toBeGreaterThan(0);
    expect(labelsIn(shown(table))).not.toContain('Position in words');
    await ann.slash(channel, 'me', undefined, { text_board: true });
    await table.rest();
    expect(shown(table).content).toContain('Questions without pictures, with the position in words: on.');
    const question = await questionOf(table, ann);
    expect(question.attachments).toEqual([]);
    expect(labelsIn(question)).toContain('Position in words');
    await press(ann, question, 'text', 'Position in words');
    await table.rest();
    expect(shown(table).content).toContain('### Your cards');
    expect(shown(table).id).not.toBe(question.id);
    // The question stands where it stood.
    const still = last(ann, channel, ({ id }) => id === question.id);
    expect(labelsIn(still)).toEqual(labelsIn(question));
  });

  test('gets direct messages so, too, and finds the way to it while others are asked', async () => {
    const table = await startedTable();
    const { ann, channel } = table;
    await ann.slash(channel, 'me', undefined, { text_board: true });
    await table.rest();
    await toTheHiding(table);
    const dm = last(ann, dmOf(ann)!);
    expect(dm.attachments).toEqual([]);
    expect(labelsIn(dm)).toContain('Position in words');
    await press(ann, dm, 'text', 'Position in words');
    await table.rest();
    expect(last(ann, dmOf(ann)!, (one) => one.id !== dm.id).content).toContain('### Your cards');
  });

  test('tells nobody, changes nothing for others, and takes it back', async () => {
    const table = await startedTable();
    const { ann, ben, channel } = table;
    await toTheHiding(table);
    const before = posted(table).length;
    await ann.slash(channel, 'me', undefined, { text_board: true });
    await table.rest();
    expect(posted(table)).toHaveLength(before);
    await press(ben, publicLast(ben, channel), 'answer');
    await table.rest();
    expect(labelsIn(privateLast(ben, channel))).not.toContain('Position in words');
    await table.restart();
    expect(labelsIn(await questionOf(table, ann))).toContain('Position in words');
    await ann.slash(channel, 'me', undefined, { text_board: false });
    await table.rest();
    expect(shown(table).content).toContain('with the position in words: off.');
    const question = await questionOf(table, ann);
    expect(labelsIn(question)).not.toContain('Position in words');
    expect(question.attachments.length).toBeGreaterThan(0);
  });
});
