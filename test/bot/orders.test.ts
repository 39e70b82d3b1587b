import { describe, expect, test } from 'vitest';
import type { Here } from '#core/types';
import { type Person, virtualClock } from '#local/discord';
import type { AnyGame } from '#src/game-part';
import { caravan } from '../kit/caravan/part.ts';
import type { Caravan } from '../kit/caravan/state.ts';
import { seedFor } from '../kit/table.ts';
import { toy } from '../kit/toy-game.ts';
import { atTheFork, evening, orders } from './caravan.ts';
import { dmOf, labelsIn, press, privateLast, publicLast, startedTable, typed } from './kit.ts';

describe('Orders', () => {
  test('that somebody has one stands in the status, what it says nowhere but with them', async () => {
    const table = await evening();
    const { ann, ben } = table;
    await orders(table, ben, { window: 'blow', order: 'bear', details: '2' });
    expect(await orders(table, ben)).toContain('When a beast strikes you: **Bear it** (Keep: 2), always');
    const status = await typed(table, ann, ['match', 'status']);
    expect(status).toContain('Standing orders: Traveller 1 (When a beast strikes you).');
    expect(await orders(table, ann)).toContain('When a beast strikes you: you are asked\nAt a fork: you are asked');
    for (const message of ann.messages(table.channel)) expect(JSON.stringify(message)).not.toContain('Keep');
    expect(table.logged()).not.toContain('"keep"');
  });

  test('are left by menus and buttons from the question itself, and taken back there', async () => {
    const table = await evening();
    const { ann, ben, channel } = table;
    await typed(table, ann, ['caravan', 'rest']);
    await press(ben, publicLast(ben, channel), 'answer');
    await table.rest();
    const shown = () => privateLast(ben, channel);
    const pressed = async (kind: string, label?: string) => {
      await press(ben, shown(), kind, label);
      await table.rest();
    };
    await pressed('order', 'Answer this always like this …');
    expect(shown().content).toContain('Traveller 1, When a beast strikes you: what is to be answered for you');
    expect(labelsIn(shown())).toEqual(['Drop a load', 'Bear it', 'All orders']);
    await pressed('begin', 'Bear it');
    expect(shown().content).toContain('How many? **Keep** (0 to 3)');
    await pressed('pick', '3');
    expect(labelsIn(shown())).toContain('until this turn ends');
    await pressed('pick', 'always');
    // With the wolf three are left, with the lion one.
    expect(shown().content).toContain('Done.\nTraveller 1 bears it.\nLion 2 strikes Traveller 1 for 2.');
    expect(shown().content).toContain('**Bear it** (Keep: 3), always');
    expect((await table.record()).match!.orders).toHaveLength(1);
    await pressed('order', 'When a beast strikes you');
    await pressed('do', 'Ask me');
    expect(shown().content).toContain('When a beast strikes you: you are asked');
    expect((await table.record()).match!.orders).toBeUndefined();
    await pressed('answer');
    expect(shown().content).toContain('Lion 2 strikes for 2. Do you bear it?');
  });

  test('can be left from the direct message of a reminder', async () => {
    const clock = virtualClock();
    const table = await evening({ clock });
    const { ann, ben } = table;
    await typed(table, ann, ['caravan', 'rest']);
    await clock.advance(9 * 3_600_000);
    await table.bot.remind();
    await table.rest();
    const dm = () => ben.messages(dmOf(ben)!).at(-1)!;
    await press(ben, dm(), 'order');
    await table.rest();
    await press(ben, dm(), 'begin', 'Drop a load');
    await table.rest();
    await press(ben, dm(), 'pick', 'until this round ends');
    await table.rest();
    expect(dm().content).toContain('Done.\nTraveller 1 lets a load go.\nLion 2 strikes Traveller 1 for 2.');
    expect((await table.record()).asked.map(({ seat }) => seat)).toEqual([0, 1]);
  });

  test('complete what can be typed, for the windows and seats of whoever types only', async () => {
    const table = await evening();
    const { ann, ben, channel, local } = table;
    const offered = async (person: Person, options: Record<string, string>, focused: string) =>
      (await person.complete(channel, 'match', 'orders', { options, focused })).map(({ name }) => name);
    expect(await offered(ann, { window: '' }, 'window')).toEqual(['When a beast strikes you', 'At a fork']);
    expect(await offered(ben, { window: '' }, 'window')).toEqual(['When a beast strikes you']);
    expect(await offered(local.person('Eve'), { window: '' }, 'window')).toEqual([]);
    expect(await offered(ann, { window: 'fork', order: '' }, 'order')).toEqual(['Over the pass', 'Through the valley']);
    expect(await offered(ben, { order: 'bear', details: '' }, 'details')).toEqual(['0', '1', '2', '3']);
    expect(await offered(ben, { until: '' }, 'until')).toEqual([
      'always',
      'until this turn ends',
      'until this round ends',
    ]);
    await orders(table, ben, { order: 'drop' });
    expect(await offered(ben, { order: '' }, 'order')).toEqual(['Drop a load', 'Bear it', 'Ask me']);
    expect(await offered(ann, { window: 'blow', order: '' }, 'order')).toEqual(['Drop a load', 'Bear it']);
  });

  test('refuse in words what there is not', async () => {
    const table = await evening();
    const { ann, ben } = table;
    expect(await orders(table, ann, { order: 'bear' })).toBe(
      'Say with `window` what the order is for: When a beast strikes you and At a fork.',
    );
    expect(await orders(table, ben, { window: 'fork', order: 'pass' })).toBe(
      'There are no orders for “fork”. Possible: When a beast strikes you.',
    );
    expect(await orders(table, ben, { order: 'sing' })).toBe(
      '“sing” is no order for that. Possible: Drop a load and Bear it.',
    );
    expect(await orders(table, ben, { order: 'bear', details: '9' })).toContain('9 is not between 0 and 3');
    expect(await orders(table, ben, { order: 'bear' })).toContain('Keep');
    expect(await orders(table, ben, { order: 'drop', until: 'tomorrow' })).toContain('“tomorrow”');
    expect(await orders(table, table.local.person('Eve'), { order: 'drop' })).toBe('You have no seat in this match.');
    expect((await table.record()).match!.orders).toBeUndefined();
  });

  test('are spoken of in Japanese to those who read it', async () => {
    const table = await evening({ locales: ['ja', 'ja'] });
    const { ben } = table;
    expect(await orders(table, ben, { order: '耐える', details: '2', until: 'この手番' })).toContain(
      '獣に襲われたとき：**耐える**（残す体力：2）、この手番が終わるまで',
    );
    expect(await typed(table, table.ann, ['match', 'status'])).toContain('事前の指示あり：旅人1（獣に襲われたとき）。');
  });

  test('are for each seat of one person apart', async () => {
    const table = await atTheFork({ people: ({ ann }) => [ann, ann] });
    const { ann } = table;
    expect(await orders(table, ann, { window: 'blow', order: 'drop' })).toBe(
      'Say with `seat` which of your seats is meant: The guide and Traveller 1.',
    );
    const shown = await orders(table, ann, { window: 'blow', order: 'drop', seat: 'Traveller 1' });
    expect(shown).toContain('When a beast strikes you (The guide): you are asked');
    expect(shown).toContain('When a beast strikes you (Traveller 1): **Drop a load**, always');
  });

  test('are nothing in a game whose questions know none, nor before the start', async () => {
    const table = await startedTable({ games: [toy] });
    expect(await orders(table, table.ann)).toBe('Toy Market has no questions for which orders can be left in advance.');
    expect(await orders(table, table.ann, { window: 'blow', order: 'bear' })).toContain('has no questions');
  });
});

test('orders that changed rules do not know are told to their seat alone, and it is asked', async () => {
  const table = await evening();
  const { ann, ben, channel } = table;
  await orders(table, ben, { window: 'blow', order: 'drop' });
  await orders(table, ann, { window: 'fork', order: 'pass' });
  const { blow, fork: kept } = caravan.game.windows!;
  const { drop: _, ...left } = blow!.orders;
  const newer = {
    ...caravan,
    game: {
      ...caravan.game,
      version: 2,
      migrations: { 1: (old: never) => old },
      windows: { blow: { orders: left }, fork: kept! },
    },
  } as unknown as AnyGame;
  await table.restart([newer]);
  await table.rest();
  await typed(table, ann, ['match', 'status']);
  const dm = ben.messages(dmOf(ben)!).at(-1)!;
  expect(dm.content).toContain('**Toy caravan**, Traveller 1.');
  expect(dm.content).toContain('what you had ordered no longer exists: When a beast strikes you.');
  expect(dmOf(ann)).toBeUndefined();
  expect(publicLast(ann, channel).content).not.toContain('order');
  expect(await orders(table, ben)).toContain('your order no longer exists');
  expect(await orders(table, ben, { order: 'bear', details: '0' })).not.toContain('no longer exists');
  expect((await table.record()).match!.orders).toHaveLength(2);
});

test('after the third like answer the seat is asked once whether it shall always be so', async () => {
  const wolves = Array.from({ length: 7 }, (_, i) => ({ id: `wolf-${i + 1}`, strength: 1, health: 2 }));
  const table = await evening({
    arrange: (g) => Object.assign(g, { beasts: wolves, born: 7, loads: [0, 9] }),
    seed: seedFor({ blows: wolves.map(() => 2) }, 2),
  });
  const { ann, ben, channel } = table;
  await typed(table, ann, ['caravan', 'rest']);
  await press(ben, publicLast(ben, channel), 'answer');
  await table.rest();
  /** Ben answers, one wolf after another; after which of them he is asked. */
  const answers = async (labels: readonly string[]) => {
    const asked: number[] = [];
    for (const [i, label] of labels.entries()) {
      await press(ben, privateLast(ben, channel), 'do', label);
      await table.rest();
      if (privateLast(ben, channel).content.includes('Shall it always be so?')) asked.push(i + 1);
    }
    return asked;
  };
  const drop = 'Drop a load';
  // Two are not enough, and another answer begins anew.
  expect(await answers([drop, drop, 'Bear it', drop, drop, drop])).toEqual([6]);
  expect(privateLast(ben, channel).content).toContain('the third answer of this kind: **Drop a load**');
  expect(labelsIn(privateLast(ben, channel))).toContain('Answer this always like this …');
  for (const message of ann.messages(channel)) expect(message.content).not.toContain('always be so');
  // It is asked once.
  expect((await table.record()).notes.likings).toEqual({ '1 blow': 'asked' });
});

test('an order that rests on something is over when that has changed: its seat alone is told, and asked again', async () => {
  const table = await evening();
  const { ann, ben, channel } = table;
  const { blow, fork } = caravan.game.windows!;
  const restsOn = ({ g, seat }: Here<Caravan>) => [`health ${g.health[seat]}`];
  const bear = { ...blow!.orders.bear!, restsOn };
  const resting = {
    ...caravan,
    game: {
      ...caravan.game,
      fight: ({ round }: { round: number }) => ({ round }),
      windows: { blow: { ...blow, orders: { ...blow!.orders, bear } }, fork },
    },
  } as unknown as AnyGame;
  await table.restart([resting]);
  await table.rest();
  await orders(table, ben, { order: 'bear', details: '0' });
  expect((await table.record()).match!.orders).toMatchObject([{ rests: { on: ['health 4'] } }]);
  // The wolf strikes: his health is another when the lion does.
  await typed(table, ann, ['caravan', 'rest']);
  const dm = ben.messages(dmOf(ben)!).at(-1)!;
  expect(dm.content).toContain(
    'What you had ordered in advance (When a beast strikes you) has ended: what it rested on has changed.',
  );
  expect((await table.record()).match!.orders).toBeUndefined();
  for (const message of ann.messages(channel)) expect(message.content).not.toContain('ordered in advance');
});

test('an order for the fork by its guide answers for all who share the question', async () => {
  const table = await atTheFork();
  await orders(table, table.ann, { window: 'fork', order: 'valley' });
  expect(publicLast(table.ben, table.channel).content).toContain('The guide decides: Through the valley.');
});
