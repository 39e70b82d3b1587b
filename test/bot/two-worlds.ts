import { createHash } from 'node:crypto';
import { allCommands } from '#commands/index';
import type { Match } from '#core/types';
import { type MessageSeen, type Person, virtualClock } from '#local/discord';
import type { AnyGame } from '#src/game-part';
import { bellOf, openLobby, openTable, press, privateLast, type Table, type TableOptions } from './kit.ts';

/** Two tables of one match that differ in what somebody may not know, played through discord.js, and what that person gets at each. */

export interface World {
  table: Table;
  /** Who sits, seat by seat. */
  players: readonly Person[];
  /** Somebody who only looks on. */
  eve: Person;
  /** Names in the place of ids, which are others at each table. */
  names: Map<string, string>;
}

/** A world in which this match is under way, with one person at each seat: Ann, Ben, Cleo. */
export async function openWorld(part: AnyGame, match: Match<unknown>, options: TableOptions = {}): Promise<World> {
  // Pictures are renewed at each moment, not some seconds later.
  const waits = { later: [], blocked: 600_000, renew: 600_000 };
  const table = await openTable({ clock: virtualClock(), games: [part], waits, ...options });
  const { ann, ben, local } = table;
  const [cleo, eve] = ['Cleo', 'Eve'].map((name) => local.person(name)) as [Person, Person];
  await openLobby(table, { game: part.game.id });
  const players = [ann, ben, cleo].slice(0, match.seats);
  const seats = players.map(({ id: user, name }) => ({ user, name, locale: 'en', dm: 'unknown' }) as const);
  const record = await table.record();
  await table.store.commit({ ...record, status: 'running', seats, match: match as never });
  return { table, players, eve, names: new Map([[record.id, 'match']]) };
}

export type Deed = readonly [who: string, command: string, options?: Record<string, string | number>];

/** Somebody does it, and the bot comes to rest with all pictures as they should be. */
/** Commands that answer nothing. */
const OWN = ['match', ...allCommands.flatMap(({ alone, name }) => (alone ? name.en : []))];

export async function does({ table, players, eve }: World, [name, command, options = {}]: Deed): Promise<void> {
  const who = [...players, eve].find((one) => one.name === name)!;
  const [root, ...sub] = command.split(' ');
  const before = (await table.record()).match!.logged;
  if (command === 'answer') await press(who, bellOf(who, table.channel)!, 'answer');
  else await who.slash(table.channel, root!, sub.join(' ') || undefined, options);
  await table.rest();
  await table.bot.renew();
  await table.rest();
  const answers = (await table.record()).match!.logged - before;
  const isAnswer = root !== 'answer' && !OWN.includes(root!);
  if (isAnswer && answers !== 1)
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

/** What a message says and shows; pictures by their bytes. */
export async function messageRead(message: MessageSeen): Promise<object> {
  const pictures = message.attachments.map(async ({ url, filename, description }) => [
    filename,
    description,
    await digestOf(url),
  ]);
  const kept = KEPT.map((key) => [key, (message as unknown as Record<string, unknown>)[key]]);
  return { ...Object.fromEntries(kept), pictures: await Promise.all(pictures) };
}

/** All that somebody has in all channels now, as text in which ids are numbers in the order in which they came. */
export async function seenBy({ names, table }: World, who: Person, more: object = {}): Promise<string> {
  const rooms = await Promise.all(
    who.channels().map(async ({ name, kind, parent, asks, last, id }) => {
      const messages = await Promise.all(who.messages(id).map(messageRead));
      return { room: { id, name, kind, parent, asks, last }, messages };
    }),
  );
  return JSON.stringify({ rooms, ...more }, null, 1)
    .replaceAll(/https?:\/\/127\.0\.0\.1:\d+\/[^"\s)]*/g, 'address')
    .replaceAll(new RegExp(`\\d{17,20}|${(await table.record()).id}`, 'g'), (id) => {
      const name = names.get(id) ?? `id ${names.size}`;
      names.set(id, name);
      return name;
    });
}

/** What the bot has done since the last time in channels of these people. */
export function doneBefore({ table }: World, people: readonly Person[]): string[] {
  const theirs = new Set(people.flatMap((who) => who.channels().map(({ id }) => id)));
  const requests = table.local.log.splice(0).filter(({ path }) => theirs.has(path.split('/')[2]!));
  return requests.map(({ method, route, status }) => `${method} ${route} ${status}`).sort();
}

/** One after the other. */
export async function inTurn<A, B>(all: readonly A[], work: (one: A) => Promise<B>): Promise<B[]> {
  const made: B[] = [];
  for (const one of all) made.push(await work(one));
  return made;
}
