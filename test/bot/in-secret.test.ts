import { expect, test } from 'vitest';
import { tearsOfTheDragon } from '#games/tears-of-the-dragon/game';
import { games } from '#src/registry';
import { table as laid } from '../games/tears-of-the-dragon/board.ts';
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
  expect(other![2]).toEqual(one![2]);
}, 180_000);
