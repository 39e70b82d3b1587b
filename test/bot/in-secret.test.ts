import { expect, test } from 'vitest';
import { tearsOfTheDragon } from '#games/tears-of-the-dragon/game';
import { games } from '#src/registry';
import { table as laid } from '../games/tears-of-the-dragon/board.ts';
import { last, press } from './kit.ts';
import { IN_DATABASE } from './processes.ts';
import { type Deed, does, doneBefore, openWorld, seenBy, type World } from './two-worlds.ts';

/** Two tables at which somebody chooses otherwise in secret: others get the same at each moment, and all of it at once in the end. */

const part = games.find(({ game }) => game.id === tearsOfTheDragon.id)!;

/** Both fill their boxes before the first turn, once Ann has named the ambassador. */
const beginning = () =>
  laid({
    map: { kimrin: ['kestrel', 'shale', 'hastur', 'warsteed*3'], 'caer-navell': ['kendrel', 'cavalry*2'] },
    turn: 0,
    also: (g) => {
      Object.assign(g, { phase: 'ambassador', ambassador: null, active: null });
    },
  }).match;

const arranges = (leader: string, pieces: string): Deed => ['Ann', 'td arrange', { leader, pieces }];
/** In one world Ann lays a piece into one box and stays inside; in the other she thinks again, fills both and stands outside. */
const CHOSEN: readonly (readonly Deed[])[] = [
  [arranges('kestrel', 'warsteed-1')],
  [
    arranges('shale', 'warsteed-1'),
    ['Ann', 'match undo'],
    arranges('kestrel', 'warsteed-1, warsteed-2'),
    ['Ann', 'td station', { castle: 'kimrin', where: 'outside' }],
    arranges('shale', 'warsteed-3'),
  ],
];

test('boxes and castles that are put in order show by no request, word or picture before both sides have finished, and then in one edit of the board', async () => {
  const worlds = await Promise.all(CHOSEN.map(() => openWorld(part, beginning())));
  const both = <T>(work: (world: World, i: number) => Promise<T>) => Promise.all(worlds.map(work));
  const watchers = ({ players, eve }: World) => [players[1]!, eve];
  const seen = () =>
    both(async (world) => [
      await seenBy(world, world.players[1]!),
      await seenBy(world, world.eve),
      doneBefore(world, watchers(world)),
    ]);
  const same = async (when: string) => {
    const [one, other] = await seen();
    expect(other, when).toEqual(one);
    return one![2];
  };
  await both((world) => does(world, ['Ann', 'td reply name-ambassador', { wizard: 'hastur' }]));
  await same('before');
  for (const chosen of CHOSEN.keys())
    for (const deed of CHOSEN[chosen]!) {
      await does(worlds[chosen]!, deed);
      expect(doneBefore(worlds[chosen]!, watchers(worlds[chosen]!)), deed.join()).toEqual([]);
    }
  expect(await same('chosen')).toEqual([]);
  await both((world) => does(world, ['Ann', 'td end-phase']));
  await same('Ann has finished');
  await both((world) => does(world, ['Ben', 'td end-phase']));
  const [one, other] = await seen();
  expect(other![1]).not.toEqual(one![1]);
  // All know by now what was chosen, so a picture is kept or drawn anew. In a database a message that keeps its picture is looked up.
  const posts = (requests: unknown) => (requests as string[]).filter((one) => !(IN_DATABASE && one.startsWith('GET')));
  expect(posts(other![2])).toEqual(posts(one![2]));
}, 180_000);

test('a proposal to set the match back stands while somebody chooses in secret, and neither what it lists nor what comes of it tells of that', async () => {
  const worlds = await Promise.all(CHOSEN.map(() => openWorld(part, beginning())));
  const both = <T>(work: (world: World, i: number) => Promise<T>) => Promise.all(worlds.map(work));
  const same = async (when: string) => {
    const [one, other] = await both(async (world) => {
      const watchers = [world.players[1]!, world.eve];
      const seen = await Promise.all(watchers.map((who) => seenBy(world, who)));
      // A proposal is told apart by Discord's own id of what made it, which is another at each table.
      return [...seen.map((one) => one.replaceAll(/(:(?:rewind|stay):match):\w+/g, '$1')), doneBefore(world, watchers)];
    });
    expect(other, when).toEqual(one);
    return JSON.stringify(one);
  };
  await both((world) => does(world, ['Ann', 'td reply name-ambassador', { wizard: 'hastur' }]));
  for (const chosen of CHOSEN.keys()) for (const deed of CHOSEN[chosen]!.slice(0, 2)) await does(worlds[chosen]!, deed);
  await both((world) => does(world, ['Ben', 'rewind', { to: 'before-0' }]));
  const proposed = await same('Ben has proposed');
  expect(proposed).toContain('One answer that all have seen would be undone');
  for (const chosen of CHOSEN.keys()) for (const deed of CHOSEN[chosen]!.slice(2)) await does(worlds[chosen]!, deed);
  await same('Ann has chosen more');
  await both(async (world) => {
    const { ann, channel } = world.table;
    await press(
      ann,
      last(ann, channel, ({ content }) => content.startsWith('◀ **')),
      'rewind',
    );
    await world.table.rest();
    await world.table.bot.renew();
    await world.table.rest();
  });
  expect(await same('set back')).toContain('the match was set back to before the last answer of');
  for (const { table } of worlds) expect((await table.record()).match!.answers).toEqual([]);
}, 180_000);
