import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { middleEarthQuest } from '#games/middle-earth-quest/game';
import { type MessageSeen, type Person, virtualClock } from '#local/discord';
import { games } from '#src/registry';
import { table as laid } from '../games/middle-earth-quest/board.ts';
import { smallPictures } from '../kit/small-pictures.ts';
import { bellOf, openLobby, openTable, press, privateLast, type Table } from './kit.ts';

/**
 * Two tables of one match that differ in the face of one token, played through discord.js by the same answers: until it is turned up,
 * the heroes and whoever looks on get the same words, pictures, choices and completions at the same moments.
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

type Deed = readonly [who: string, command: string, options?: Record<string, string | number>];

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

interface World {
  table: Table;
  sauron: Person;
  /** Two heroes, and one who only looks on. */
  others: readonly Person[];
  /** Names in the place of ids, which are others at each table. */
  names: Map<string, string>;
}

async function opened(face: Face): Promise<World> {
  // Pictures are renewed at each moment, not some seconds later.
  const waits = { later: [], blocked: 600_000, renew: 600_000 };
  const table = await openTable({ clock: virtualClock(), games: [part], waits });
  const { ann, ben, local } = table;
  const [cleo, eve] = ['Cleo', 'Eve'].map((name) => local.person(name)) as [Person, Person];
  await openLobby(table, { game: part.game.id });
  const seats = [ann, ben, cleo].map(({ id: user, name }) => ({ user, name, locale: 'en', dm: 'unknown' }) as const);
  const record = await table.record();
  await table.store.commit({ ...record, status: 'running', seats, match: position(face) as never });
  return { table, sauron: ann, others: [ben, cleo, eve], names: new Map([[record.id, 'match']]) };
}

/** Somebody does it, and the bot comes to rest with all pictures as they should be. */
async function does({ table, sauron, others }: World, [name, command, options = {}]: Deed): Promise<void> {
  const who = [sauron, ...others].find((one) => one.name === name)!;
  const [root, ...sub] = command.split(' ');
  const before = (await table.record()).match!.logged;
  if (command === 'answer') await press(who, bellOf(who, table.channel)!, 'answer');
  else await who.slash(table.channel, root!, sub.join(' '), options);
  await table.rest();
  await table.bot.renew();
  await table.rest();
  const answers = (await table.record()).match!.logged - before;
  if (root === 'meq' && answers !== 1)
    throw new Error(`${command} was not taken: ${privateLast(who, table.channel).content}`);
}

const KEPT = ['content', 'layout', 'flags', 'timestamp', 'edited_timestamp', 'mentions', 'message_reference'] as const;
const digests = new Map<string, string>();

/** A picture by its bytes. */
async function digestOf(url: string): Promise<string> {
  const known = digests.get(url);
  if (known !== undefined) return known;
  const bytes = Buffer.from(await (await fetch(url)).arrayBuffer());
  const digest = createHash('sha256').update(bytes).digest('base64url');
  digests.set(url, digest);
  return digest;
}

async function read(message: MessageSeen): Promise<object> {
  const pictures = message.attachments.map(async ({ url, filename, description }) => [
    filename,
    description,
    await digestOf(url),
  ]);
  const kept = KEPT.map((key) => [key, (message as unknown as Record<string, unknown>)[key]]);
  return { ...Object.fromEntries(kept), pictures: await Promise.all(pictures) };
}

/** All that somebody has in all channels now, and what they may complete: as text, in which ids are numbers in the order in which they came. */
async function seenBy({ names, table }: World, who: Person): Promise<string> {
  const rooms = await Promise.all(
    who.channels().map(async ({ name, kind, parent, asks, last, id }) => {
      const messages = await Promise.all(who.messages(id).map(read));
      return { room: { id, name, kind, parent, asks, last }, messages };
    }),
  );
  const typed = [
    await who.complete(table.channel, 'meq', 'move', { options: { to: '' }, focused: 'to' }),
    await who.complete(table.channel, 'meq', 'orders go', { options: { figure: '' }, focused: 'figure' }),
  ];
  return JSON.stringify({ rooms, typed }, null, 1)
    .replaceAll(/https?:\/\/127\.0\.0\.1:\d+\/[^"\s)]*/g, 'address')
    .replaceAll(new RegExp(`\\d{17,20}|${(await table.record()).id}`, 'g'), (id) => {
      const name = names.get(id) ?? `id ${names.size}`;
      names.set(id, name);
      return name;
    });
}

/** What each of those sees who may not know, and in which of their channels the bot has done what since the last time. */
async function seenByOthers(world: World): Promise<Record<string, unknown>> {
  const { table, others } = world;
  const seen = await inTurn(others, async (who) => [who.name, await seenBy(world, who)] as const);
  const theirs = new Set(others.flatMap((who) => who.channels().map(({ id }) => id)));
  const requests = table.local.log.splice(0).filter(({ path }) => theirs.has(path.split('/')[2]!));
  return {
    ...Object.fromEntries(seen),
    bot: requests.map(({ method, route, status }) => `${method} ${route} ${status}`).sort(),
  };
}

/** One after the other. */
async function inTurn<A, B>(all: readonly A[], work: (one: A) => Promise<B>): Promise<B[]> {
  const made: B[] = [];
  for (const one of all) made.push(await work(one));
  return made;
}

smallPictures();

// Some seven seconds of work, most of it waiting for others where many share the machine.
test('the heroes and who looks on get the same at each moment until the token is turned up; Sauron sees which world it is', async () => {
  const worlds = await Promise.all((['blank', 'crebain'] as const).map(opened));
  const both = <T>(work: (world: World) => Promise<T>) => Promise.all(worlds.map(work));
  for (const deed of BEFORE) {
    await both((world) => does(world, deed));
    const [one, other] = await both(seenByOthers);
    expect(other, `after ${deed[0]}: ${deed[1]}`).toEqual(one);
  }
  const [blank, crebain] = await both((world) => seenBy(world, world.sauron));
  expect(crebain).not.toEqual(blank);
  // What is compared is there: the thread of the heroes, which Sauron has not, pictures, completions.
  const [ben, cleo, eve] = worlds[0]!.others.map((who) => who.channels().map(({ name }) => name));
  expect([ben, cleo].map((rooms) => rooms!.includes('Middle-Earth Quest: the heroes'))).toEqual([true, true]);
  expect([worlds[0]!.sauron.channels().map(({ name }) => name), eve].flat().join()).not.toContain('the heroes');
  for (const deed of MEETS) await both((world) => does(world, deed));
  const [one, other] = await both(seenByOthers);
  for (const { name } of worlds[0]!.others) expect(other![name], name).not.toEqual(one![name]);
  const told = await both(async ({ table }) => (await table.log()).at(-1)!.events.map(({ type }) => type));
  expect(told).toEqual([['token-blank'], ['combat-begins']]);
}, 180_000);
