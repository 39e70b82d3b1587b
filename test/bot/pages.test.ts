import { describe, expect, test } from 'vitest';
import { evening, onTheRoad } from './caravan.ts';
import { buttons, labelsIn, press, privateLast, publicLast, startedTable, type Table, typed } from './kit.ts';

const both = ({ ann }: Table) => [ann, ann];
const shown = ({ ann, channel }: Table) => {
  const message = privateLast(ann, channel);
  return { ...message, files: message.attachments.map(({ filename, description }) => [filename, description]) };
};
async function does(table: Table, ...command: [command: string, subcommand: string, options?: Record<string, string>]) {
  const [name, sub, options = {}] = command;
  await table.ann.slash(table.channel, name, sub, options);
  await table.rest();
}
async function presses(table: Table, kind: string, label?: string) {
  await press(table.ann, privateLast(table.ann, table.channel), kind, label);
  await table.rest();
}
const cardsOf = async (table: Table) => ((await table.record()).match!.base as { hands: string[][] }).hands;

describe('The hand of a person with several seats', () => {
  test('is a picture for each of them, and behind those the pages of each, one after another', async () => {
    const table = await evening({ people: both });
    const [mine, other] = await cardsOf(table);
    const number = (card: string) => card.slice(4);
    await does(table, 'match', 'hand');
    expect(shown(table).content).toBe('**The guide**\n**Traveller 1**');
    expect(shown(table).files).toEqual(
      [mine!, other!].map((hand, i) => [
        // By its name a file is shown: two of a message differ.
        i === 0 ? 'hand.webp' : 'hand-2.webp',
        `Your cards: ${hand.map((card) => `card ${number(card)}`).join(' and ')}.`,
      ]),
    );
    const seen: unknown[] = [];
    for (let i = 0; i < mine!.length + other!.length; i++) {
      await presses(table, 'hand', 'Next ▶');
      seen.push([shown(table).content, shown(table).files]);
    }
    const page = (seat: string, card: string, i: number) => [
      `**${seat}**\n**card ${number(card)}** (${i} of 4)`,
      [['page.webp', `card ${number(card)}: ${number(card)}`]],
    ];
    expect(seen).toEqual([
      ...mine!.map((card, i) => page('The guide', card, i + 1)),
      ...other!.map((card, i) => page('Traveller 1', card, i + 3)),
    ]);
    const ends = buttons(shown(table)).filter(({ label }) => label === 'Next ▶');
    expect(ends.map(({ disabled }) => disabled)).toEqual([true]);
  });

  test('has no pages in a game that has none', async () => {
    const table = await startedTable();
    await does(table, 'match', 'hand');
    expect(labelsIn(shown(table))).not.toContain('Next ▶');
    await does(table, 'match', 'board');
    expect(labelsIn(shown(table))).not.toContain('Further pictures');
  });
});

test('what everybody may see is looked through from the board, with nobody’s secrets, also by who only watches', async () => {
  const table = await evening();
  const eve = table.local.person('Eve');
  const last = () => privateLast(eve, table.channel);
  await eve.slash(table.channel, 'match', 'board', {});
  await table.rest();
  await press(eve, last(), 'sheet', 'Further pictures');
  await table.rest();
  const seen = [];
  for (const label of ['Next ▶', undefined]) {
    seen.push([last().content, last().attachments.map(({ filename, description }) => [filename, description])]);
    if (label) await press(eve, last(), 'sheet', label);
    await table.rest();
  }
  expect(seen).toEqual([
    ['**The guide** (1 of 2)', [['page.webp', 'The guide: 3 coins, 0 loads, health 4']]],
    ['**Traveller 1** (2 of 2)', [['page.webp', 'Traveller 1: 3 coins, 2 loads, health 4']]],
  ]);
  await press(eve, last(), 'sheet', '◀ Previous');
  await table.rest();
  await press(eve, last(), 'sheet', '◀ Previous');
  await table.rest();
  expect(last().attachments.map(({ filename }) => filename)).toEqual(['board.webp']);
});

describe('The log of a game with turns', () => {
  test('is told by turns, with the beasts named, and their stretch in one line that unfolds', async () => {
    const table = await evening();
    await does(table, 'caravan', 'rest');
    for (let i = 0; i < 2; i++) {
      await table.ben.slash(table.channel, 'caravan', 'bear', {});
      await table.rest();
    }
    expect(publicLast(table.ann, table.channel).attachments[0]!.description).toContain('Beasts: Wolf 1 and Lion 2.');
    await does(table, 'match', 'log');
    const folded = shown(table).content;
    expect(folded).toContain(
      '**Turn 1: The guide**\nThe guide rests.\n**Turn 2: the beasts**\n▸ The beasts come (4 events)\nAll drink.',
    );
    expect(folded).not.toContain('Wolf');
    await presses(table, 'unfolded', 'Unfold all');
    expect(shown(table).content).toContain(
      '**Turn 2: the beasts**\nWolf 1 strikes Traveller 1 for 1.\nTraveller 1 bears it.\nLion 2 strikes Traveller 1 for 2.\nTraveller 1 bears it.\nAll drink.',
    );
    await presses(table, 'log', 'Fold');
    expect(shown(table).content).toBe(folded);
  });

  test('tells the secrets of all seats of one person, each with its name, and nobody else’s', async () => {
    const table = await evening({ people: both });
    await does(table, 'caravan', 'rest');
    for (let i = 0; i < 2; i++) await does(table, 'caravan', 'bear');
    // The reply to the answer itself has them too.
    expect(shown(table).content).toMatch(/\nThe guide — You have drawn card \d+ and card \d+\.\n/);
    await does(table, 'match', 'log');
    expect(shown(table).content).toMatch(/\nThe guide — You have drawn card \d+ and card \d+\.\n/);
    expect(shown(table).content).toMatch(/\nTraveller 1 — You have drawn card \d+ and card \d+\./);
    await does(table, 'match', 'log', { count: 3 } as never);
    expect(shown(table).content).toMatch(/\nTraveller 1 — You have drawn/);
    const eve = table.local.person('Eve');
    expect(await typed(table, eve, 'log')).not.toContain('You have drawn');
    expect(privateLast(eve, table.channel).content).toContain('The guide draws 2 cards.');
  });

  test('has pages that stay as they are when something is added', async () => {
    const table = await onTheRoad((g) => {
      g.shown = g.hands.map((hand) => hand.splice(0, 2));
      Object.assign(g, { phase: 'turns', queue: Array(60).fill(0), water: 5 });
      g.queue.push(1);
    });
    const rest = async (n: number) => {
      for (let i = 0; i < n; i++) await does(table, 'caravan', 'rest');
    };
    await rest(50);
    await does(table, 'match', 'log');
    const newest = shown(table).content;
    const [, pages] = /page (\d+) of \1\)/.exec(newest)!;
    expect(newest.length).toBeLessThanOrEqual(2000);
    expect(Number(pages)).toBeGreaterThan(1);
    await presses(table, 'log', '◀ Older');
    const older = shown(table).content;
    expect(older).toContain(`page ${Number(pages) - 1} of ${pages}`);
    await rest(3);
    await presses(table, 'log', 'Newer ▶').catch(() => {});
    await does(table, 'match', 'log');
    await presses(table, 'log', '◀ Older');
    expect(shown(table).content.replace(/page.*\)/, '')).toBe(older.replace(/page.*\)/, ''));
  });

  test('of a game without turns is the last entries, in one message', async () => {
    const table = await startedTable();
    await press(table.ann, publicLast(table.ann, table.channel), 'do', 'Rest');
    await table.rest();
    await does(table, 'match', 'log');
    expect(shown(table).content).toContain('(last entry)');
  });
});

test('whoever acts for one of two own seats is neither pinged nor sent a message for the other', async () => {
  const table = await evening({ people: both });
  await does(table, 'caravan', 'rest');
  expect((await table.record()).asked.map(({ seat }) => seat)).toEqual([1]);
  expect(publicLast(table.ann, table.channel).mentions).toEqual([]);
  expect(shown(table).content).toContain('**Traveller 1**');
});

test('whoever holds several seats takes back what they answered last for any of them, then what was before it', async () => {
  const table = await onTheRoad(() => {}, { people: ({ ann, ben }) => [ann, ann, ben] });
  const answered = async () => (await table.record()).match!.answers.map(({ seat }) => seat);
  for (const hand of (await cardsOf(table)).slice(0, 2)) {
    await does(table, 'caravan', 'pick', { cards: `${hand[0]}, ${hand[1]}` });
  }
  expect(await answered()).toEqual([0, 1]);
  await does(table, 'match', 'undo');
  expect(await answered()).toEqual([0]);
  await does(table, 'match', 'undo');
  expect(await answered()).toEqual([]);
  expect((await table.record()).asked.map(({ seat }) => seat)).toEqual([0, 1, 2]);
});
