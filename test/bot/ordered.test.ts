import { describe, expect, test } from 'vitest';
import { THEN } from '#asking/slash';
import type { AnyGame } from '#src/game-part';
import { bear, drop, rest, seek } from '../kit/caravan/actions.ts';
import { caravan } from '../kit/caravan/part.ts';
import { evening, orders, publicCount, publicSince } from './caravan.ts';
import { publicLast, type Table, typed } from './kit.ts';

/** What everybody sees of the evening after Ben has ordered this, or answers himself what he is asked. */
async function eveningWith(order: Record<string, string> | undefined) {
  const table = await evening();
  const from = publicCount(table);
  if (order) await orders(table, table.ben, { window: 'blow', ...order });
  expect(publicCount(table)).toBe(from);
  await typed(table, table.ann, ['caravan', 'rest']);
  for (let i = 0; i < 2 && !order; i++) await typed(table, table.ben, ['caravan', 'bear']);
  return { table, seen: await publicSince(table, from) };
}

describe('What an order answers', () => {
  test('is told in the same message and in the same words as what the seat answers itself', async () => {
    const own = await eveningWith(undefined);
    const ordered = await eveningWith({ order: 'bear', details: '0' });
    // Whoever was asked in between was called by a bell below the board: so it stands there in the end.
    const read = ({ seen }: typeof own) => seen.map(({ content }) => content).join('\n');
    expect(read(ordered)).toBe(read(own));
    expect(read(own)).toContain(
      'The guide rests.\nWolf 1 strikes Traveller 1 for 1.\nTraveller 1 bears it.\nLion 2 strikes Traveller 1 for 2.\nTraveller 1 bears it.\nAll drink.',
    );
    // And so with what can be pressed.
    const pressed = ({ seen }: typeof own) => JSON.stringify(seen).match(/\\"label\\":\\"[^"]+/g) ?? [];
    expect(pressed(own).length).toBeGreaterThan(2);
    expect(pressed(ordered).sort()).toEqual(pressed(own).sort());
  });

  test('is the same to the byte whatever else the order says', async () => {
    const low = await eveningWith({ order: 'bear', details: '0' });
    const high = await eveningWith({ order: 'bear', details: '1', until: 'round' });
    expect(high.seen).toEqual(low.seen);
  });

  test('pings only whoever is really asked in the end', async () => {
    // Four health: the wolf leaves three, the lion would leave one.
    const { table, seen } = await eveningWith({ order: 'bear', details: '2' });
    const { ann, ben, channel } = table;
    expect(seen).toHaveLength(1);
    expect(seen[0]!.content).toContain('Lion 2 strikes for 2. Do you bear it?');
    const pinged = ann
      .messages(channel)
      .slice(-4)
      .flatMap(({ mentions }) => (mentions as { id: string }[]).map(({ id }) => id));
    expect(pinged).toEqual([ben.id]);
    expect((await table.record()).asked.map(({ seat }) => seat)).toEqual([1]);
  });

  test('is answered at once when the question is open already, as by the seat itself', async () => {
    const table = await evening();
    const { ann, ben, channel } = table;
    await typed(table, ann, ['caravan', 'rest']);
    const said = await orders(table, ben, { window: 'When a beast', order: 'Bear', details: '0', until: 'turn' });
    expect(said).toContain('Done.\nTraveller 1 bears it.\nLion 2 strikes Traveller 1 for 2.\nTraveller 1 bears it.');
    // The turn of the beasts is over, and with it the order.
    expect(said).toContain('When a beast strikes you: you are asked');
    expect(publicLast(ann, channel).content).toContain(
      '\nTraveller 1 bears it.\nLion 2 strikes Traveller 1 for 2.\nTraveller 1 bears it.\n',
    );
    expect(publicLast(ann, channel).content).toContain('which two cards');
  });

  test('keeps nobody else from being notified, who is asked at the same time', async () => {
    function* turn(t: Parameters<(typeof caravan.game.steps)[string]>[0], seat: number) {
      yield* t.askOneOf(seat, 'turn', [rest, seek]);
      const blow = { about: { actor: 'wolf-1', damage: 1 }, window: 'blow' };
      yield* t.together([1, 2].map((one) => (at) => hit(at, one)));
      function* hit(at: typeof t, one: number) {
        yield* at.askOneOf(one, 'blow', [bear, drop], blow);
        at.tell({ type: 'hurt', shown: { seat: one } });
      }
    }
    const game = { ...caravan.game, steps: { ...caravan.game.steps, turn } };
    const people = ({ ann, ben, local }: Table) => [ann, ben, local.person('Cleo')];
    const table = await evening({ games: [{ ...caravan, game } as AnyGame], game, people });
    await orders(table, table.ben, { window: 'blow', order: 'bear', details: '0' });
    const from = publicCount(table);
    await typed(table, table.ann, ['caravan', 'rest']);
    const [, , cleo] = (await table.record()).seats;
    expect(publicCount(table)).toBe(from + 1);
    expect((publicLast(table.ann, table.channel).mentions as { id: string }[]).map(({ id }) => id)).toEqual([
      cleo!.user,
    ]);
    expect((await table.record()).asked.map(({ seat }) => seat)).toEqual([2]);
  });

  test('cannot be found out beforehand by typing on beyond it: what is completed and refused is the same', async () => {
    // Between two questions to the guide a beast strikes, and no dice are rolled that would end what can be typed at once.
    function* turn(t: Parameters<(typeof caravan.game.steps)[string]>[0], seat: number) {
      yield* t.askOneOf(seat, 'turn', [rest, seek]);
      yield* t.askOneOf(1, 'blow', [bear, drop], { about: { actor: 'wolf-1', damage: 1 }, window: 'blow' });
      yield* t.askOneOf(seat, 'turn', [rest, seek]);
      t.g.queue.shift();
      t.g.phase = 'market';
    }
    const game = { ...caravan.game, steps: { ...caravan.game.steps, turn } };
    const part = { ...caravan, game, command: { ...caravan.command, followed: ['rest'] } } as AnyGame;
    const found: unknown[] = [];
    for (const details of ['0', '3']) {
      const table = await evening({
        games: [part],
        game,
        arrange: (g) => {
          g.health[1] = 3;
        },
      });
      const { ann, channel } = table;
      await orders(table, table.ben, { window: 'blow', order: 'bear', details });
      const offered = await ann.complete(channel, 'caravan', 'rest', { options: { [THEN]: '' }, focused: THEN });
      found.push([offered, await typed(table, ann, ['caravan', 'rest'], { [THEN]: 'Rest' })]);
      // Yet the two orders do answer differently.
      await typed(table, ann, ['caravan', 'rest']);
      expect((await table.record()).asked.map(({ seat }) => seat)).toEqual([details === '0' ? 0 : 1]);
    }
    expect(found[0]).toEqual(found[1]);
    expect(JSON.stringify(found[0])).toContain('cannot be said yet');
  });
});
