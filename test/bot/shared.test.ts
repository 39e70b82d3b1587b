import { describe, expect, test } from 'vitest';
import { virtualClock } from '#local/discord';
import { atTheFork, three } from './caravan.ts';
import {
  bellOf,
  buttons,
  dmOf,
  HOUR,
  labelsIn,
  menus,
  press,
  privateLast,
  publicIn,
  publicLast,
  type Table,
  typed,
} from './kit.ts';

/** At the fork, with a board in the channel. */
async function atTheBoard(options: Parameters<typeof atTheFork>[0] = {}): Promise<Table> {
  const table = await atTheFork(options);
  await table.ann.slash(table.channel, 'caravan', 'sing', {});
  await table.rest();
  return table;
}

describe('A question that several share', () => {
  test('is put once in public and in the status, to all of them, and says that one of them decides', async () => {
    const table = await atTheBoard({ people: three });
    const { ann, ben, channel } = table;
    const [, , cleo] = (await table.record()).seats;
    const who = `<@${ann.id}>, <@${ben.id}>, and <@${cleo!.user}> (one of you decides)`;
    const line = `${who} — The guide, Traveller 1, and Traveller 2: 0 steps behind you. Over the pass or through the valley?`;
    expect(publicLast(ann, channel).content).toBe(`The guide sings.\n${line}`);
    const labels = labelsIn(publicLast(ann, channel));
    expect(labels.slice(0, 3)).toEqual(['Your move', 'Over the pass', 'Through the valley']);
    await ann.slash(channel, 'match', 'status', {});
    await table.rest();
    expect(privateLast(ann, channel).content.split(line)).toHaveLength(2);
    await press(ben, publicLast(ben, channel), 'answer');
    await table.rest();
    expect(privateLast(ben, channel).content).toBe(
      '**Since you last acted:**\n-# The guide sings.\n\n**Traveller 1: 0 steps behind you. Over the pass or through the valley?**\nOne of you decides: the first answer counts for all who are asked.',
    );
  });

  test('says so in Japanese', async () => {
    const table = await atTheBoard({ locales: ['ja', 'ja'] });
    const { ann, ben } = table;
    expect(await typed(table, ann, 'status')).toContain(
      `<@${ann.id}>、<@${ben.id}>（誰か1人が決めます） — 案内人、旅人1：`,
    );
  });

  test('can be answered by each of them, by the public button and in private; the others learn who has decided', async () => {
    const table = await atTheBoard();
    const { ann, ben, channel } = table;
    const board = publicLast(ben, channel);
    await press(ann, board, 'answer');
    await table.rest();
    const anns = privateLast(ann, channel);
    await press(ben, board, 'do', 'Over the pass');
    await table.rest();
    const log = await table.log();
    expect(log.at(-1)!.answer).toMatchObject({ seat: 1, action: 'pass' });
    expect(publicLast(ann, channel).content).toMatch(
      /^Traveller 1 decides: Over the pass\.\n(Wolf|Lion) 1 appears\.\n/,
    );
    await press(ann, anns, 'do', 'Through the valley');
    await table.rest();
    expect(privateLast(ann, channel).content).toMatch(/^Traveller 1 has already decided that\. /);
    // On the old board as well; to whoever has decided himself, it is an old button.
    await press(ann, board, 'do', 'Through the valley').catch(() => {});
    await table.rest();
    expect(await table.log()).toHaveLength(log.length);
    expect((await table.record()).asked.map(({ seat }) => seat)).toEqual([0]);
  });

  test('is an old button to whoever has decided it himself', async () => {
    const table = await atTheBoard();
    const { ben, channel } = table;
    await press(ben, publicLast(ben, channel), 'answer');
    await table.rest();
    const bens = privateLast(ben, channel);
    const [valley] = buttons(bens).filter(({ label }) => label === 'Through the valley');
    await ben.slash(channel, 'caravan', 'pass', {});
    await table.rest();
    await ben.click(bens.id, valley!.id);
    await table.rest();
    const said = ben.messages(channel).find(({ id }) => id === bens.id)!.content;
    expect(said).toContain('That button is no longer current.');
  });

  test('is put to one person once who holds all seats of it, and any of them answers', async () => {
    const table = await atTheBoard({ people: ({ ann }) => [ann, ann] });
    const { ann, channel } = table;
    expect(publicLast(ann, channel).content).toContain(
      `\n<@${ann.id}> (one of you decides) — The guide and Traveller 1: `,
    );
    const board = publicLast(ann, channel);
    await press(ann, board, 'do', 'Through the valley');
    await table.rest();
    expect((await table.log()).at(-1)!.answer).toMatchObject({ seat: 0, action: 'valley' });
    await press(ann, board, 'do', 'Over the pass').catch(() => {});
    await table.rest();
    expect((await table.log()).at(-1)!.answer).toMatchObject({ seat: 0, action: 'valley' });
  });

  test('waits for all of them: each is reminded of it', async () => {
    const clock = virtualClock();
    const table = await atTheBoard({ clock });
    const { ann, ben, channel } = table;
    expect((await table.record()).asked.map(({ seat }) => seat)).toEqual([0, 1]);
    await clock.advance(9 * HOUR);
    await table.bot.remind();
    await table.rest();
    const reminder = bellOf(ann, channel)!;
    expect(reminder.content.split('(one of you decides)')).toHaveLength(2);
    expect((reminder.mentions as { id: string }[]).map(({ id }) => id).sort()).toEqual([ann.id, ben.id].sort());
    for (const person of [ann, ben]) {
      const [dm] = person.messages(dmOf(person)!);
      expect(dm!.content).toContain('One of you decides');
    }
    // From the direct message it can be answered.
    const dm = ben.messages(dmOf(ben)!).at(-1)!;
    await press(ben, dm, 'do', 'Through the valley');
    await table.rest();
    expect((await table.log()).at(-1)!.answer).toMatchObject({ seat: 1, action: 'valley' });
  });
});

describe('A picture of a question', () => {
  test('is with it in public when it is public, and in private', async () => {
    const table = await atTheBoard();
    const { ann, channel } = table;
    const files = (message: { attachments: { filename: string; description?: string | null }[] }) =>
      message.attachments.map(({ filename, description }) => [filename, description]);
    const drawn = ['question.webp', '1. Over the pass, 2. Through the valley'];
    expect(files(publicLast(ann, channel))[1]).toEqual(drawn);
    expect(publicLast(ann, channel).attachments[0]!.filename).toBe('board.webp');
    await press(ann, publicLast(ann, channel), 'answer');
    await table.rest();
    expect(files(privateLast(ann, channel))).toEqual([drawn]);
    // The next question has none.
    await press(ann, privateLast(ann, channel), 'do', 'Through the valley');
    await table.rest();
    expect(privateLast(ann, channel).attachments).toEqual([]);
    expect(publicLast(ann, channel).attachments.map(({ filename }) => filename)).toEqual(['board.webp']);
  });

  test('of a secret question goes to the seat that is asked alone, by direct message too, and shows its own cards', async () => {
    const table = await atTheBoard();
    const { ann, ben, channel } = table;
    const before = publicIn(ann, channel).length;
    await ann.slash(channel, 'caravan', 'valley', {});
    await table.rest();
    for (const person of [ann, ben]) {
      await person.slash(channel, 'caravan', 'rest', {});
      await table.rest();
    }
    const hands = ((await table.record()).match!.base as { hands: string[][] }).hands;
    const cards = hands.map((hand) => hand.map((card, i) => `${i + 1}. card ${card.slice(4)}`).join(', '));
    // Ben has acted and has it in his hand already, Ann is sent it.
    const asked = [ann.messages(dmOf(ann)!).at(-1)!, privateLast(ben, channel)];
    for (const [seat, { attachments }] of asked.entries()) {
      expect(attachments[0]).toMatchObject({ filename: 'question.webp', description: cards[seat] });
      expect(attachments[1]!.filename).toBe('hand.webp');
    }
    const open = publicIn(ann, channel).slice(before);
    expect(open.flatMap(({ attachments }) => attachments.map(({ filename }) => filename))).not.toContain(
      'question.webp',
    );
    expect(menus(open.at(-1)!)).toEqual([]);
  });
});
