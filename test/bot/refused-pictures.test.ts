import { describe, expect, test } from 'vitest';
import { readId } from '#asking/terms/ids';
import { words } from '#renderers/scene';
import type { AnyGame } from '#src/game-part';
import { toy } from '../kit/toy-game.ts';
import {
  bellOf,
  buttons,
  dmOf,
  isPrivate,
  last,
  menus,
  playAnything,
  press,
  privateLast,
  startedTable,
  toTheHiding,
} from './kit.ts';

/**
 * Private answers with pictures always arrive: by an edit of the message that stands there, else in a message of their own, else in
 * words. Discord's open report #7529 says that edits which show pictures can be refused.
 */

/** The toy with a picture of each question: all that can be chosen now, in words. */
const question: AnyGame['pictures']['question'] = (_view, { progress }, { locale }) => {
  if (!progress || progress.choices.length === 0) return undefined;
  const said = progress.choices.map(({ label }) => label).join(' ');
  const nodes = [words(said, 10, 20, { size: 14, colour: '#222', width: 480 })];
  return { scene: { width: 500, height: 40, ground: '#fff', lang: locale, nodes }, alt: said };
};
const games = [{ ...toy, pictures: { ...toy.pictures, question } }];

/** Ann is asked, begins to walk, and takes a step: what stands in her private messages after each. */
async function walked(how: 'taken' | 'by-name' | 'refused', follows = true) {
  const table = await startedTable({ games });
  const { ann, channel, local } = table;
  local.faults.galleryEdits(how);
  if (!follows) local.faults.next({ method: 'POST', route: /^\/webhooks\// }, { status: 400, code: 50035 }, 99);
  const seen: { content: string; pictures: string[]; messages: number }[] = [];
  const look = () => {
    const { content, attachments } = privateLast(ann, channel);
    const pictures = attachments.map(({ description }) => description ?? '');
    seen.push({ content, pictures, messages: ann.messages(channel).filter(isPrivate).length });
  };
  await press(ann, bellOf(ann, channel)!, 'answer');
  await table.rest();
  await press(ann, privateLast(ann, channel), 'begin', 'Walk');
  await table.rest();
  look();
  const now = privateLast(ann, channel);
  const steps = menus(now).find(({ id }) => readId(id)?.kind === 'pick')!;
  await ann.select(now.id, steps.id, ['mill']);
  await table.rest();
  look();
  return { table, seen };
}

test('a question by direct message that had to move loses its buttons where it stands now, once it is answered elsewhere', async () => {
  const table = await startedTable();
  const { ann, ben, channel, local } = table;
  await toTheHiding(table);
  for (const person of [ann, ben]) {
    await press(person, last(person, dmOf(person)!), 'pick');
    await table.rest();
  }
  local.faults.galleryEdits('refused');
  const usable = (message: ReturnType<typeof last>) => buttons(message).length + menus(message).length;
  const sent = last(ann, dmOf(ann)!);
  const [menu] = menus(sent);
  if (menu) await ann.select(sent.id, menu.id, [menu.values[0]!]);
  else await press(ann, sent, 'pick');
  await table.rest();
  const moved = last(ann, dmOf(ann)!);
  expect(moved.id).not.toBe(sent.id);
  expect(usable(moved)).toBeGreaterThan(0);
  const [card] = await ann.complete(channel, 'toy', 'commit', { options: { strength: 0, with: '' }, focused: 'with' });
  await ann.slash(channel, 'toy', 'commit', { strength: 0, with: card!.value });
  await table.rest();
  expect(usable(last(ann, dmOf(ann)!, ({ id }) => id === moved.id))).toBe(0);
});

describe('A question with a picture', () => {
  test('is edited where it stands, each picture named beside its number, as Discord wants it', async () => {
    const [{ seen: free }, { seen: byName, table }] = [await walked('taken'), await walked('by-name')];
    expect(byName).toEqual(free);
    expect(free.map(({ pictures }) => pictures)).toEqual([
      ['Market Square Mill The Inn Pond'],
      ['Market Square The Gate The Inn'],
    ]);
    expect(free[1]!.messages).toBe(free[0]!.messages);
    expect(table.local.log.filter(({ status }) => status === 400)).toEqual([]);
  });

  test('comes in a message of its own where Discord refuses to edit pictures in, which takes the place of the one before', async () => {
    const { seen: free } = await walked('taken');
    const { table, seen } = await walked('refused');
    expect(seen).toEqual(free);
    // It is tried once; from then on a message of its own is sent at once.
    expect(table.local.log.filter(({ status }) => status === 400)).toHaveLength(1);
    expect(table.logged()).toContain('"pictures":"apart"');
    await press(table.ann, privateLast(table.ann, table.channel), 'back');
    await table.rest();
    expect(privateLast(table.ann, table.channel).attachments).toHaveLength(1);
  });

  test('comes in words where Discord refuses that too, and can be answered', async () => {
    const { table, seen } = await walked('refused', false);
    expect(seen.map(({ pictures }) => pictures)).toEqual([[], []]);
    expect(seen[0]!.content).toContain('Market Square Mill The Inn Pond');
    expect(seen[1]!.content).toContain('Market Square The Gate The Inn');
    expect(table.logged()).toContain('"pictures":"in words"');
    const { length } = await table.log();
    await press(table.ann, privateLast(table.ann, table.channel), 'send');
    await table.rest();
    expect(await table.log()).toHaveLength(length + 1);
  });
});

test('a secret question is answered in direct messages, where the next one stands lasting as the one before', async () => {
  const table = await startedTable();
  const { ann, ben, local } = table;
  await toTheHiding(table);
  local.faults.galleryEdits('refused');
  for (const person of [ann, ben]) {
    await press(person, last(person, dmOf(person)!), 'pick');
    await table.rest();
  }
  const next = last(ben, dmOf(ben)!);
  expect(next.attachments.map(({ filename }) => filename)).toContain('hand.webp');
  expect(isPrivate(next)).toBe(false);
});

test('a secret question whose picture is refused by direct message comes there in words, and nobody’s messages are taken for closed', async () => {
  const table = await startedTable();
  const { ann, local } = table;
  await playAnything(table, ann);
  const dms = { method: 'POST', route: new RegExp(`^/channels/(?!${table.channel})\\d+/messages$`) };
  local.faults.next(dms, { status: 400, code: 50035 }, 1);
  await playAnything(table, table.ben);
  await table.rest();
  const sent = last(ann, dmOf(ann)!);
  expect(sent.attachments).toEqual([]);
  expect(sent.content).toContain('Card no.');
  expect(menus(sent).length + (sent.components ?? []).length).toBeGreaterThan(0);
  expect((await table.record()).seats[0]!.dm).toBe('open');
});
