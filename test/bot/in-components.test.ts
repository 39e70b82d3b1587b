import { describe, expect, test } from 'vitest';
import type { MessageSeen } from '#local/discord';
import { everyPart, type MessageRead, type Part } from '../kit/reading.ts';
import {
  askedIn,
  bellOf,
  boardOf,
  buttons,
  changedInPlace,
  dmOf,
  edits,
  isPrivate,
  last,
  menus,
  offerTrade,
  playAnything,
  press,
  privateLast,
  questionOf,
  startedTable,
  type Table,
  toldOn,
  toTheHiding,
} from './kit.ts';

/** The messages of a match as they are laid out, and those of versions before that posted them as content and rows. */

const RED = 0xcc3333;
const BLUE = 0x3366cc;
const containerOf = (message: MessageSeen): Part => {
  const { flags, layout } = message as MessageRead;
  expect((flags ?? 0) & 32_768).toBe(32_768);
  expect(layout).toHaveLength(1);
  return layout[0]!;
};
const colourOf = (message: MessageSeen) => containerOf(message).accent_color;
const galleryOf = (message: MessageSeen) =>
  everyPart([containerOf(message)]).flatMap(({ items = [] }) =>
    items.map(({ media, description }) => [media.url, description]),
  );
/** The picture that stands in a message, with what it says. */
const shown = ({ attachments }: MessageSeen) => attachments.map(({ url, description }) => [url, description]);

describe('A board', () => {
  test('shows its picture with what it says in words, in the colour of who acted last', async () => {
    const table = await startedTable();
    const { ann, ben, channel } = table;
    await offerTrade(table);
    const board = boardOf(ann, channel);
    expect(galleryOf(board)).toEqual(shown(board));
    expect(galleryOf(board)[0]![1]!.length).toBeGreaterThan(20);
    expect(containerOf(board).components!.map(({ type }) => type)).toEqual([10, 12, 10, 1, 1]);
    expect(colourOf(board)).toBe(RED);
    await press(ben, bellOf(ben, channel)!, 'do', 'Agree');
    await table.rest();
    expect(boardOf(ann, channel).id).toBe(board.id);
    expect(colourOf(boardOf(ann, channel))).toBe(BLUE);
  });

  test('that is followed by another keeps words, picture and colour, also when another process does that', async () => {
    const table = await startedTable();
    const { ann, channel } = table;
    await offerTrade(table);
    const before = boardOf(ann, channel);
    await table.restart();
    await press(table.ben, bellOf(table.ben, channel)!, 'do', 'Agree');
    await table.rest();
    await playAnything(table, table.ben);
    const after = last(ann, channel, ({ id }) => id === before.id);
    expect(boardOf(ann, channel).id).not.toBe(before.id);
    expect(buttons(after)).toEqual([]);
    expect(after.content).toContain('Red house: Trade.');
    expect(galleryOf(after)).toEqual(shown(after));
    expect(shown(after)).toHaveLength(1);
    expect(colourOf(after)).toBe(BLUE);
  });
});

describe('A bell', () => {
  test('notifies whom it names, though the name stands in a component, and nobody again when it is edited', async () => {
    const table = await startedTable();
    const { ann, ben, channel, bot } = table;
    await offerTrade(table);
    const bell = bellOf(ann, channel)!;
    expect(containerOf(bell).components![2]!.content).toContain(`<@${ben.id}>`);
    expect(bell.mentions.map(({ id }) => id)).toEqual([ben.id]);
    await press(ben, bell, 'do', 'Agree');
    await table.rest();
    await bot.renew();
    const same = bellOf(ann, channel)!;
    expect(same.id).toBe(bell.id);
    expect(same.content).not.toBe(bell.content);
    expect(same.mentions).toEqual([]);
  });

  test('for several seats has no colour: it says nothing of whom it waits for that its words do not say', async () => {
    const table = await startedTable();
    await toTheHiding(table);
    for (const person of [table.ann, table.ben]) {
      await press(person, last(person, dmOf(person)!), 'pick');
      await table.rest();
    }
    const bell = bellOf(table.ann, table.channel)!;
    for (const { id } of [table.ann, table.ben]) expect(bell.content).toContain(`<@${id}>`);
    expect(containerOf(bell)).not.toHaveProperty('accent_color');
  });
});

describe('A private message', () => {
  test('is in the colour of its reader, with captions where there are several kinds of choices', async () => {
    const table = await startedTable();
    const question = await questionOf(table, table.ann);
    expect(colourOf(question)).toBe(RED);
    const captions = containerOf(question).components!.flatMap(({ content = '' }) =>
      content.startsWith('-# ') ? content : [],
    );
    expect(captions).toEqual(['-# Quick choices', '-# All actions']);
  });

  test('is seen by nobody else, and neither are its colour and its files', async () => {
    const table = await startedTable();
    const { ann, ben, channel, local } = table;
    await toTheHiding(table);
    const before = local.person('Eve').messages(channel);
    const question = await questionOf(table, ann);
    expect(galleryOf(question)).toEqual(shown(question));
    expect(question.attachments.map(({ filename }) => filename)).toEqual(['hand.webp']);
    for (const other of [ben, local.person('Eve')]) {
      const all = JSON.stringify(other.messages(channel));
      expect(all).not.toContain(question.id);
      for (const { url } of question.attachments) expect(all).not.toContain(new URL(url).pathname);
    }
    expect(local.person('Eve').messages(channel)).toEqual(before);
  });

  test('whose picture another press has changed meanwhile is answered with the one that stands there', async () => {
    const table = await startedTable();
    const { ann, channel, local } = table;
    await questionOf(table, ann);
    const { id } = privateLast(ann, channel);
    const route = /^\/webhooks\/\d+\/[^/]+\/messages\/(@|%40)original$/;
    local.faults.next({ method: 'PATCH', route }, { status: 400, code: 50035 }, 1);
    await press(ann, privateLast(ann, channel), 'begin', 'Walk');
    await table.rest();
    const after = last(ann, channel, (one) => one.id === id);
    expect(after.content).toContain('Walk');
    expect(isPrivate(after)).toBe(true);
  });
});

test('A question that was answered in part by direct message loses its buttons as it stands, not as it was sent', async () => {
  const table = await startedTable();
  const { ann, ben, channel } = table;
  await toTheHiding(table);
  for (const person of [ann, ben]) {
    await press(person, last(person, dmOf(person)!), 'pick');
    await table.rest();
  }
  // Ben goes on in the message he has pressed; Ann gets a new one.
  const sent = last(ann, dmOf(ann)!);
  const answer = menus(sent)[0];
  if (answer) await ann.select(sent.id, answer.id, [answer.values[0]!]);
  else await press(ann, sent, 'pick');
  await table.rest();
  const half = changedInPlace(ann, dmOf(ann)!, sent);
  expect(half.content).not.toBe(sent.content);
  const [card] = await ann.complete(channel, 'toy', 'commit', { options: { strength: 0, with: '' }, focused: 'with' });
  await ann.slash(channel, 'toy', 'commit', { strength: 0, with: card!.value });
  await table.rest();
  const after = changedInPlace(ann, dmOf(ann)!, sent);
  expect(buttons(after).length + menus(after).length).toBe(0);
  expect(after.content).toBe(half.content);
});

/** Posts a message as the version before would have: content, rows, files. Takes the one that stands there away. */
async function asBefore({ local }: Table, message: MessageSeen, stays = false): Promise<string> {
  const { content, components, attachments, channel_id: channel, id } = message;
  const url = `${local.api}/v10/channels/${channel}/messages`;
  const headers = { authorization: `Bot ${local.token}` };
  const form = new FormData();
  const listed = attachments.map(({ filename, description }, at) => ({ id: at, filename, description }));
  const body = { content, components, attachments: listed, allowed_mentions: { parse: [] } };
  form.set('payload_json', JSON.stringify(body));
  for (const [at, { url: address, filename }] of attachments.entries())
    form.set(`files[${at}]`, await (await fetch(address)).blob(), filename);
  const made = (await (await fetch(url, { method: 'POST', headers, body: form })).json()) as { id: string };
  expect(made.id).toMatch(/^\d+$/);
  if (!stays) await fetch(`${url}/${id}`, { method: 'DELETE', headers });
  return made.id;
}

/** The same with the question that a seat got by direct message. */
async function dmAsBefore(table: Table, seat: number, message: MessageSeen): Promise<string> {
  const id = await asBefore(table, message);
  const record = await table.record();
  const before = record.notes as unknown as { dms: Record<string, object> };
  const dms = { ...before.dms, [seat]: { ...before.dms[seat], message: id } };
  await table.store.commit({ ...record, notes: { ...record.notes, dms } as never });
  return id;
}

/** A trade is offered, and board and bell are messages of the version before: two. */
async function offeredBefore() {
  const table = await startedTable();
  const { ann, channel } = table;
  await offerTrade(table);
  const both = boardOf(ann, channel);
  const rows = both.components ?? [];
  // The rows of the board come last.
  const board = await asBefore(table, { ...both, content: toldOn(both), components: rows.slice(-1) }, true);
  const bell = await asBefore(table, {
    ...both,
    content: askedIn(both),
    components: rows.slice(0, -1),
    attachments: [],
  });
  const record = await table.record();
  const before = record.notes as unknown as { bell: object };
  const notes = { ...record.notes, bell: { ...before.bell, message: bell } } as never;
  await table.store.commit({ ...record, board: { channel, message: board }, notes });
  for (const id of [board, bell]) expect(last(ann, channel, (one) => one.id === id).flags).toBe(0);
  return { table, board, bell };
}

describe('A message of the version before', () => {
  test('is told on in place: board and bell take up components, and the picture stays', async () => {
    const { table, board, bell } = await offeredBefore();
    const { ann, ben, channel, bot } = table;
    const before = shown(boardOf(ann, channel));
    await press(ben, bellOf(ben, channel)!, 'do', 'Agree');
    await table.rest();
    const now = boardOf(ann, channel);
    expect(now.id).toBe(board);
    expect(now.content).toMatch(/^Red house: Trade\.\nBlue house agrees/);
    expect(galleryOf(now)).toEqual(before);
    await bot.renew();
    expect(bellOf(ann, channel)!.id).toBe(bell);
    expect(containerOf(bellOf(ann, channel)!).components![0]!.content).toContain('what do you do?');
  });

  test('that asks below the board and was deleted is posted again without a sound', async () => {
    const { table, bell } = await offeredBefore();
    const { ann, ben, channel, local, bot } = table;
    await press(ben, bellOf(ben, channel)!, 'do', 'Agree');
    await table.rest();
    const headers = { authorization: `Bot ${local.token}` };
    await fetch(`${local.api}/v10/channels/${channel}/messages/${bell}`, { method: 'DELETE', headers });
    await bot.renew();
    const again = bellOf(ann, channel)!;
    expect([again.id === bell, again.mentions]).toEqual([false, []]);
    expect(again.content).toContain('what do you do?');
  });

  test('is followed by a new one where Discord does not let it be edited', async () => {
    const { table, board } = await offeredBefore();
    const { ann, ben, channel, local } = table;
    local.faults.next(edits, { status: 400, code: 50035 }, 1);
    await press(ben, bellOf(ben, channel)!, 'do', 'Agree');
    await table.rest();
    const now = boardOf(ann, channel);
    expect(now.id).not.toBe(board);
    expect(now.content).toMatch(/^Red house: Trade\.\nBlue house agrees/);
    expect(colourOf(now)).toBe(BLUE);
  });

  test('loses its buttons without changing in any other way', async () => {
    const table = await startedTable();
    const { ann, channel } = table;
    await toTheHiding(table);
    const question = last(ann, dmOf(ann)!);
    const id = await dmAsBefore(table, 0, question);
    const [card] = await ann.complete(channel, 'toy', 'hide', { options: { card: '' }, focused: 'card' });
    await ann.slash(channel, 'toy', 'hide', { card: card!.value });
    await table.rest();
    const after = last(ann, dmOf(ann)!, (one) => one.id === id);
    expect(after).toMatchObject({ flags: 0, content: question.content });
    expect(buttons(after)).toEqual([]);
    expect(after.attachments.map(({ filename }) => filename)).toEqual(['hand.webp']);
  });

  test('is answered in place when it is pressed, in components', async () => {
    const table = await startedTable();
    const { ann } = table;
    await toTheHiding(table);
    const id = await dmAsBefore(table, 0, last(ann, dmOf(ann)!));
    const asked = last(ann, dmOf(ann)!, (one) => one.id === id);
    await press(ann, asked, 'pick');
    await table.rest();
    const after = last(ann, dmOf(ann)!, (one) => one.id === id);
    expect(after.content).toMatch(/^Done\./);
    expect(containerOf(after).components![0]!.content).toBe(after.content);
  });
});
