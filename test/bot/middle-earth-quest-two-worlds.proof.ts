import { expect, test } from 'vitest';
import { middleEarthQuest } from '#games/middle-earth-quest/game';
import { games } from '#src/registry';
import { table as laid } from '../games/middle-earth-quest/board.ts';
import { type Deed, does, doneBefore, inTurn, openWorld, seenBy, type World } from './two-worlds.ts';

/**
 * Two tables of one match that differ in the face of one token, played through discord.js by the same answers. Until it
 * is turned up, the heroes and whoever looks on get the same words, pictures, choices and completions at the same
 * moments.
 */

const part = games.find(({ game }) => game.id === middleEarthQuest.id)!;
type Face = 'blank' | 'crebain';

/** Sauron acts. Token 1 has this face; the other one lies at the bottom of its stack, to which nobody comes. */
const position = (face: Face) =>
  laid({
    step: 'action',
    pool: 1,
    shadow: ['morgul_blade'],
    influence: { mount_gundabad: 3 },
    heroes: [
      { id: 'eleanor', at: 'bree', hand: ['parry', 'charge', 'ranged_strike', 'ranged_strike'] },
      { id: 'thalin', at: 'bree', hand: ['parry', 'parry'] },
    ],
    tokens: [`${face}@the_trollshaws`],
    also({ stacks }) {
      const { draw } = stacks.eriador_enedwaith!;
      const [other] = draw.splice(draw.indexOf(face === 'blank' ? 'crebain' : 'blank'), 1);
      draw.sort().push(other!);
    },
  }).match;

/** Sauron moves the token beside the heroes and does what else he does; a hero goes to the place next to it. */
const BEFORE: readonly Deed[] = [
  ['Ann', 'meq command'],
  ['Ann', 'meq orders go', { figure: '1', way: 'weathertop' }],
  ['Ann', 'meq orders monster', { stack: 'rhudaur_grey' }],
  ['Ann', 'meq orders put', { place: 'mount_gundabad' }],
  ['Ann', 'meq orders end-commands'],
  ['Eve', 'match board', { place: 'weathertop' }],
  ['Ann', 'meq place', { places: 'pool:1, dol_guldur:3, barad_dur:2' }],
  ['Ann', 'meq sauron no-shadow'],
  ['Ben', 'match thread'],
  ['Ben', 'meq party hero-draw', { cards: 1 }],
  ['Cleo', 'meq party hero-draw', { cards: 0 }],
  ['Ben', 'answer'],
  ['Ben', 'meq move', { to: 'tharbad', pay: 'ranged_strike:1' }],
  ['Ben', 'match hand'],
  ['Ben', 'meq end-travel'],
  ['Ann', 'meq sauron no-shadow'],
  ['Cleo', 'answer'],
  ['Cleo', 'match log'],
];
/** The other hero goes where it is. */
const MEETS: readonly Deed[] = [
  ['Cleo', 'meq move', { to: 'weathertop', pay: 'parry:1' }],
  ['Ann', 'meq sauron no-shadow'],
];

/** Two heroes, and one who only looks on. */
const othersIn = ({ players, eve }: World) => [...players.slice(1), eve];

/** What each of those sees who may not know, what they may complete, and in which of their channels the bot has done what since the last time. */
async function seenByOthers(world: World): Promise<Record<string, unknown>> {
  const { channel } = world.table;
  const seen = await inTurn(othersIn(world), async (who) => {
    const typed = [
      await who.complete(channel, 'meq', 'move', { options: { to: '' }, focused: 'to' }),
      await who.complete(channel, 'meq', 'orders go', { options: { figure: '' }, focused: 'figure' }),
    ];
    return [who.name, await seenBy(world, who, { typed })] as const;
  });
  return { ...Object.fromEntries(seen), bot: doneBefore(world, othersIn(world)) };
}

// Some seven seconds of work, most of it waiting for others where many share the machine.
test('the heroes and who looks on get the same at each moment until the token is turned up; Sauron sees which world it is', async () => {
  const worlds = await Promise.all((['blank', 'crebain'] as const).map((face) => openWorld(part, position(face))));
  const both = <T>(work: (world: World) => Promise<T>) => Promise.all(worlds.map(work));
  for (const deed of BEFORE) {
    await both((world) => does(world, deed));
    const [one, other] = await both(seenByOthers);
    expect(other, `after ${deed[0]}: ${deed[1]}`).toEqual(one);
  }
  const [blank, crebain] = await both((world) => seenBy(world, world.players[0]!));
  expect(crebain).not.toEqual(blank);
  // What is compared is there: the thread of the heroes, which Sauron has not, pictures, completions.
  const [ben, cleo, eve] = othersIn(worlds[0]!).map((who) => who.channels().map(({ name }) => name));
  expect([ben, cleo].map((rooms) => rooms!.includes('Middle-Earth Quest: the heroes'))).toEqual([true, true]);
  expect([worlds[0]!.players[0]!.channels().map(({ name }) => name), eve].flat().join()).not.toContain('the heroes');
  for (const deed of MEETS) await both((world) => does(world, deed));
  const [one, other] = await both(seenByOthers);
  for (const { name } of othersIn(worlds[0]!)) expect(other![name], name).not.toEqual(one![name]);
  const told = await both(async ({ table }) => (await table.log()).at(-1)!.events.map(({ type }) => type));
  expect(told).toEqual([['token-blank'], ['combat-begins']]);
}, 180_000);
