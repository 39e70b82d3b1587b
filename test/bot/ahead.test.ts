import { describe, expect, test } from 'vitest';
import type { AheadAnswer } from '#bot/match/notes';
import type { MessageSeen } from '#local/discord';
import { games } from '#src/registry';
import {
  asked,
  buttons,
  dmOf,
  labelsIn,
  last,
  offerTrade,
  openTable,
  playAnything,
  press,
  privateLast,
  publicWords,
  questionOf,
  started,
  startedTable,
  type Table,
  typed,
} from './kit.ts';

/** Answers in advance: what a seat says to the first question of its next turn (`/ahead`). */

const ahead = (table: Table, person: Table['ann']) => typed(table, person, ['ahead', undefined]);
async function pressed(table: Table, person: Table['ann'], kind: string, label?: string): Promise<string> {
  await press(person, privateLast(person, table.channel), kind, label);
  await table.rest();
  return privateLast(person, table.channel).content;
}
const saidIn = async (table: Table) =>
  (await table.record()).notes.ahead as unknown as Record<number, AheadAnswer> | undefined;
const turns = async (table: Table) => (await table.log()).flatMap(({ answer }) => (answer ? [answer.action] : []));

describe('Whoever is not asked', () => {
  test('answers in advance, and that is given as soon as the question comes, without another press', async () => {
    const table = await startedTable();
    expect(await ahead(table, table.ben)).toContain('**Blue house, in advance**');
    expect(await pressed(table, table.ben, 'do', 'Rest')).toContain('Kept for your next turn: **Rest**');
    await playAnything(table, table.ann);
    expect((await turns(table)).slice(-1)).toEqual(['rest']);
    expect(await saidIn(table)).toBeUndefined();
    // Nobody was called for what needs no answer.
    const called = publicWords(table.ann, table.channel).includes(
      `<@${table.ben.id}> — Blue house, round 1: what do you do?`,
    );
    expect(called).toBe(false);
  });

  test('finds the way there below what says who is waited for', async () => {
    const table = await startedTable();
    await press(table.ben, (await table.local.person('Ben').messages(table.channel)).at(-1)!, 'answer').catch(
      () => undefined,
    );
    await table.rest();
    expect(labelsIn(privateLast(table.ben, table.channel))).toContain('Answer in advance');
    expect(await pressed(table, table.ben, 'ahead')).toContain('in advance');
  });

  test('reads what is kept, changes it, and takes it back', async () => {
    const table = await startedTable();
    await ahead(table, table.ben);
    await pressed(table, table.ben, 'do', 'Rest');
    expect(await ahead(table, table.ben)).toContain('Kept now: **Rest**');
    await pressed(table, table.ben, 'suggest');
    expect((await saidIn(table))![1]).toMatchObject({ action: 'feed', user: table.ben.id });
    await ahead(table, table.ben);
    expect(await pressed(table, table.ben, 'ahead-off')).toContain('Nothing is said in advance any more.');
    expect(await saidIn(table)).toBeUndefined();
    await playAnything(table, table.ann);
    expect((await table.record()).asked.map(({ seat }) => seat)).toEqual([1]);
  });
});

test('what does not fit any more falls away with a word and its reason, and the seat is asked', async () => {
  const table = await startedTable();
  const { ann, ben } = table;
  await playAnything(table, ann);
  await ahead(table, ann);
  await pressed(table, ann, 'begin', 'Lead cards');
  await pressed(table, ann, 'usual');
  const { cards } = (await saidIn(table))![0]!.args as { cards: string[] };
  await playAnything(table, ben);
  // A card that was to be led is put aside, and lies in the deck after the duel.
  await typed(table, ann, ['toy', 'hide'], { card: cards[0]! });
  while ((await roundOf(table)) === 1) await playAnything(table, await asked(table));
  const { hands } = (await table.record()).match!.base as unknown as { hands: string[][] };
  expect(await saidIn(table)).toBeUndefined();
  // Unless it was drawn again.
  const isThere = cards.every((one) => hands[0]!.includes(one));
  expect((await table.record()).asked.map(({ seat }) => seat)).toEqual([isThere ? 1 : 0]);
  const told = ann.messages(dmOf(ann)!).map(({ content }) => content);
  expect(told.join('\n').includes('What you had said in advance does not fit any more:')).toBe(!isThere);
});
test('whoever takes an answer back is asked that again, and what was said in advance is gone with a word', async () => {
  const table = await startedTable();
  const { ann, ben } = table;
  await offerTrade(table);
  expect(await ahead(table, ann)).toContain('in advance');
  await pressed(table, ann, 'do', 'Rest');
  expect(await saidIn(table)).toBeDefined();
  await typed(table, ann, 'undo');
  expect(await saidIn(table)).toBeUndefined();
  expect((await table.record()).asked.map(({ seat }) => seat)).toEqual([0]);
  const told = ann.messages(dmOf(ann)!).map(({ content }) => content);
  expect(told.join('\n')).toContain(
    'does not fit any more: You have taken your last answer back since. You are asked.',
  );
  // Somebody else's stays.
  await ahead(table, ben);
  await pressed(table, ben, 'do', 'Rest');
  await playAnything(table, ann);
  expect((await turns(table)).slice(-1)).toEqual(['rest']);
});

const roundOf = async (table: Table) => ((await table.record()).match!.base as unknown as { round: number }).round;

test('who is asked, who has no seat, and who has no turn to come is told so', async () => {
  const table = await startedTable();
  expect(await ahead(table, table.ann)).toContain('There is nothing to say in advance now');
  expect(await ahead(table, table.local.person('Eve'))).toContain('You have no seat in this match.');
  const open = await openTable();
  expect(await ahead(open, open.ann)).toContain('There is no match here.');
});

test('others see nothing of it before it is given, and whoever takes the seat over says nothing of the sort', async () => {
  const table = await startedTable();
  const before = publicWords(table.ann, table.channel);
  await ahead(table, table.ben);
  await pressed(table, table.ben, 'do', 'Rest');
  expect(publicWords(table.ann, table.channel)).toBe(before);
  await typed(table, table.ben, 'leave');
  await typed(table, table.local.person('Cleo'), 'join');
  await playAnything(table, table.ann);
  expect((await table.record()).asked.map(({ seat }) => seat)).toEqual([1]);
});

test('it survives a restart', async () => {
  const table = await startedTable();
  await ahead(table, table.ben);
  await pressed(table, table.ben, 'do', 'Rest');
  await table.restart();
  await playAnything(table, table.ann);
  expect((await turns(table)).slice(-1)).toEqual(['rest']);
});

test('a Japanese player reads it in Japanese', async () => {
  const table = await openTable({ locales: ['ja', 'ja'] });
  await started(table);
  expect(await ahead(table, table.ben)).toContain(
    '、先に答える** — ここで選んだ答えは、質問が来るとすぐに使われます。',
  );
  await press(table.ben, privateLast(table.ben, table.channel), 'suggest');
  await table.rest();
  expect(privateLast(table.ben, table.channel).content).toContain('次の手番のために答えを預かりました：');
  expect((await questionOf(table, table.ann)).content).not.toContain('預かり');
  expect(last(table.ben, table.channel).content.length).toBeGreaterThan(0);
});

test('one press says a whole turn in advance: all of it is done when the turn comes, and the next is asked', async () => {
  const scythe = games.find(({ game }) => game.id === 'scythe')!;
  const table = await openTable({ games: [scythe] });
  await started(table, scythe.game.id);
  const first = await asked(table);
  const other = first === table.ann ? table.ben : table.ann;
  const bolster = /^Bolster: .*, and end the turn$/;
  const pressIn = async (person: Table['ann'], question: MessageSeen) => {
    const one = buttons(question).find(({ label }) => bolster.test(label))!;
    await person.click(question.id, one.id);
    await table.rest();
  };
  await ahead(table, other);
  await pressIn(other, privateLast(other, table.channel));
  expect(privateLast(other, table.channel).content).toContain('and what its button says besides');
  await pressIn(first, await questionOf(table, first));
  expect(await turns(table)).toEqual(['bolster', 'end-turn', 'bolster', 'end-turn']);
  const { asked: now, seats } = await table.record();
  expect(now.map(({ seat }) => seats[seat]!.user)).toEqual([first.id]);
});
