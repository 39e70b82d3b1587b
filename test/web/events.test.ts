import { describe, expect, test } from 'vitest';
import { tearsOfTheDragon } from '#games/tears-of-the-dragon/game';
import { virtualClock } from '#local/discord';
import { games } from '#src/registry';
import { playAnything, typed } from '../bot/kit.ts';
import { does, openWorld } from '../bot/two-worlds.ts';
import { table as laid } from '../games/tears-of-the-dragon/board.ts';
import { type Browser, besideTable, ORIGIN, seatedIn, startedWebTable, told } from './kit.ts';

/** The stream of changes: when browsers are told to look again, and when they are not. */

const opened = async () => {
  const here = await startedWebTable();
  const { id } = await here.table.record();
  return { here, id, ann: await seatedIn(here, here.table.ann), ben: await seatedIn(here, here.table.ben) };
};
/** A stream that has begun. */
const stream = async (browser: Browser, path = '/api/events', headers = {}) => {
  const listening = await browser.listen(path, headers);
  await listening.until(1);
  return listening;
};
const versionFor = async (browser: Browser, id: string) => (await browser.get(`/api/m/${id}`)).json.version;
const tears = games.find(({ game }) => game.id === tearsOfTheDragon.id)!;
/** Both fill their boxes in secret before the first turn, once Ann has named the ambassador. */
const filling = () =>
  laid({
    map: { kimrin: ['kestrel', 'shale', 'hastur', 'warsteed*3'], 'caer-navell': ['kendrel', 'cavalry*2'] },
    turn: 0,
    also: (g) => {
      Object.assign(g, { phase: 'ambassador', ambassador: null, active: null });
    },
  }).match;
const kinds = ({ events }: { events: { event: string }[] }) => events.map(({ event }) => event);

describe('A stream', () => {
  test('tells of a change with the version of what stands then, numbered, to each who sees it', async () => {
    const { here, id, ann, ben } = await opened();
    const [anns, bens] = [await stream(ann), await stream(ben)];
    await playAnything(here.table, here.table.ann);
    await told(here);
    await Promise.all([anns.until(2), bens.until(2)]);
    for (const [one, browser] of [
      [anns, ann],
      [bens, ben],
    ] as const) {
      const last = one.events.at(-1)!;
      expect(last).toMatchObject({ event: 'change', data: { match: id, version: await versionFor(browser, id) } });
      const numbers = one.events.map((event) => Number(event.id.split('.')[1]));
      expect(numbers).toEqual([...numbers].sort((a, b) => a - b));
    }
  });

  test('tells of an answer once: that it is posted in Discord afterwards makes no difference', async () => {
    const { here, ben } = await opened();
    const bens = await stream(ben);
    await playAnything(here.table, here.table.ann);
    await told(here);
    await bens.until(2);
    expect((await here.table.record()).notes.stretch).toBeDefined();
    expect(kinds(bens)).toEqual(['here', 'change']);
  });

  test('tells nobody of what another does in secret, and whoever does it of their own', async () => {
    const clock = virtualClock();
    const world = await openWorld(tears, filling(), { publicUrl: ORIGIN, clock });
    const here = await besideTable(world.table, { clock });
    const { id } = await here.table.record();
    const [ann, ben] = [await seatedIn(here, here.table.ann), await seatedIn(here, here.table.ben)];
    await does(world, ['Ann', 'td reply name-ambassador', { wizard: 'hastur' }]);
    const { address } = (await ann.get(`/api/m/${id}/watch`)).json;
    const spectator = await stream(here.browser(), `/api/events${new URL(address).search}&m=${id}`);
    const [anns, bens] = [await stream(ann), await stream(ben)];
    const before = await versionFor(ben, id);
    const saved = (await here.table.record()).version;
    await does(world, ['Ann', 'td arrange', { leader: 'shale', pieces: 'warsteed-1' }]);
    await does(world, ['Ann', 'td arrange', { leader: 'kestrel', pieces: 'warsteed-2' }]);
    await told(here);
    expect((await here.table.record()).version).toBeGreaterThan(saved);
    await anns.until(2);
    expect([kinds(bens), kinds(spectator)]).toEqual([['here'], ['here']]);
    expect(await versionFor(ben, id)).toBe(before);
    for (const who of ['Ann', 'Ben']) await does(world, [who, 'td end-phase']);
    await told(here);
    await Promise.all([bens.until(2), spectator.until(2)]);
    expect(await versionFor(ben, id)).not.toBe(before);
  }, 60_000);

  test('goes on where it was interrupted, and says to look again where it cannot', async () => {
    const { here, id, ann } = await opened();
    const first = await stream(ann);
    const { id: last } = first.events.at(-1)!;
    first.close();
    await first.ended;
    await playAnything(here.table, here.table.ann);
    await told(here);
    const second = await stream(ann, '/api/events', { 'last-event-id': last });
    await second.until(2);
    expect(kinds(second)).toEqual(['here', 'change']);
    expect(second.events[1]!.data).toEqual({ match: id, version: await versionFor(ann, id) });
    // Whoever has all of it is told nothing twice.
    const third = await stream(ann, `/api/events?last=${second.events.at(-1)!.id}`);
    await told(here);
    expect(kinds(third)).toEqual(['here']);
    await here.restart();
    const fourth = await stream(ann, '/api/events', { 'last-event-id': second.events.at(-1)!.id });
    expect(kinds(fourth)).toEqual(['again']);
  });

  test('is for those who sit, and for whoever watches that match; a spectator has it without a session', async () => {
    const { here, id, ann } = await opened();
    const eve = await seatedIn(here, here.table.local.person('Eve'));
    const [none, watching] = [await stream(eve), await stream(eve, `/api/events?m=${id}`)];
    none.close();
    const { address } = (await ann.get(`/api/m/${id}/watch`)).json;
    const spectator = await stream(here.browser(), `/api/events${new URL(address).search}&m=${id}`);
    await playAnything(here.table, here.table.ann);
    await told(here);
    await Promise.all([watching.until(2), spectator.until(2)]);
    expect(spectator.events.at(-1)!.data.match).toBe(id);
    expect((await here.browser().listen(`/api/events?m=${id}`)).status).toBe(401);
  });

  test('of a session that is ended tells nothing more', async () => {
    const { here, ann, ben } = await opened();
    const [anns, bens] = [await stream(ann), await stream(ben)];
    await typed(here.table, here.table.ann, ['me', undefined], { log_out: 'all' });
    await playAnything(here.table, here.table.ann);
    await told(here);
    await Promise.all([anns.ended, bens.until(2)]);
    expect(kinds(anns)).toEqual(['here']);
  });

  test('is one of four of a session at most: the oldest ends for a new one', async () => {
    const { ann } = await opened();
    const all = [];
    for (let n = 0; n < 5; n++) all.push(await stream(ann));
    await all[0]!.ended;
    expect(all.slice(1).map(kinds)).toEqual(Array(4).fill(['here']));
  });

  test('says that a match is to be seen no more, and then nothing of it', async () => {
    const { here, id } = await opened();
    const eve = await seatedIn(here, here.table.local.person('Eve'));
    const watching = await stream(eve, `/api/events?m=${id}`);
    const record = await here.table.record();
    await here.table.store.commit({ ...record, guild: '100000000000000001' });
    for (const who of [here.table.ann, here.table.ben]) await playAnything(here.table, who);
    await told(here);
    await watching.until(2);
    expect(watching.events.map(({ event, data }) => [event, data])).toEqual([
      ['here', {}],
      ['change', { match: id }],
    ]);
  });

  test('ends when the server does', async () => {
    const { here, ann } = await opened();
    const anns = await stream(ann);
    await here.restart();
    await anns.ended;
  });
});
