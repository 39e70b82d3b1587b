/**
 * The local table: a stand-in for Discord, and the page at which people sit. Rooms from the ground up; a room knows
 * those before it in this line and none of its own row:
 *
 * world < validate < guild < messages < interactions < people, rest, gateway < table < discord.ts
 *
 * - `world` is what exists and nothing that happens: records, ids, clock, files, refusals, permissions.
 * - `validate` checks bodies against Discord's limits.
 * - `guild`, `messages` and `interactions` change the world, tell it, and know its JSON.
 * - `rest` and `gateway` are the two doors of the bot, `people` is what a person sees and does.
 * - `table` serves the page of rooms. `page` is plain JavaScript that imports nothing from here. It has rooms of its own: `base`
 * < `text` < `controls` < `message`, `composer` < `main.js`.
 *
 * This file opens them all on one port.
 */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Door, openGateway } from './gateway/gateway.ts';
import { openChannel, removeChannel, setPermissions } from './guild/channels.ts';
import { joinGuild, leaveGuild } from './guild/guild.ts';
import { watch } from './guild/threads.ts';
import { openEndpoints } from './interactions/endpoints.ts';
import { isOpen } from './interactions/interact.ts';
import { changePerson, type PersonOptions, seatPerson } from './people/people.ts';
import { openPerson, type Person } from './people/person.ts';
import { type Faults, faultDesk } from './rest/faults.ts';
import { openRest, type RequestEntry, type Rest } from './rest/router.ts';
import { ROUTES } from './rest/routes.ts';
import { serveTable } from './table/api.ts';
import { addressOf, guard, isLoopback } from './table/guard.ts';
import { openNews } from './table/news-desk.ts';
import { pictureAt, type Shelved } from './table/shelf.ts';
import { serveAttachment, serveFile, servePage } from './table/static.ts';
import { openSeats, type Seats } from './table/who-sits.ts';
import { type Clock, realClock } from './world/clock.ts';
import { filesInMemory, filesOnDisk } from './world/files.ts';
import { openMemory, recall } from './world/memory.ts';
import { newWorld, recordsOf } from './world/new-world.ts';

export { Impossible } from './people/impossible.ts';
export type { ChannelSeen, CommandSeen, MessageSeen, Person } from './people/person.ts';
export type { Faults } from './rest/faults.ts';
export type { RequestEntry } from './rest/router.ts';
export type { Shelved } from './table/shelf.ts';
export type { Clock, VirtualClock } from './world/clock.ts';
export { realClock, virtualClock } from './world/clock.ts';
export type { ChoiceRecord, GalleryEdits, InteractionOutcome, ModalSeen } from './world/world.ts';

/** How long `settle` waits at most, in ms of its own waiting. */
const PATIENCE = 15_000;

export interface LocalDiscordOptions {
  /** 0 = any free one. */
  port?: number;
  /** Address to bind; 127.0.0.1 unless given. Others than loopback need `keys`. */
  host?: string;
  clock?: Clock;
  /** Folder of the page of rooms. */
  pageFolder?: string;
  /** The bot's token; a random one unless given. */
  token?: string;
  /** Each person acts by their own secret key at the table API. */
  keys?: boolean;
  /** What its gateway bears; 64 connections, and 30 s until one has said who it is, if absent. */
  door?: Door;
  /** What the page shows of what can be played; without it the page opens with a room. */
  shelf?: readonly Shelved[];
  /** File that keeps the table over a restart, uploads in a folder beside it; without it all is forgotten. */
  memory?: string;
}

/** A stand-in for Discord with one guild, the bot in it, and people at the table. */
export interface LocalDiscord {
  url: string;
  /** Give it to discord.js as `rest.api`. */
  api: string;
  /** What stands behind that address, for a client in this process. */
  serve: Rest['serve'];
  token: string;
  applicationId: string;
  guildId: string;
  /** By which interactions are signed that are posted: 64 hexadecimal digits. */
  publicKey: string;
  /** The text channel that was there at the start. */
  channelId: string;
  /** From now on this answers whatever is asked for and is neither Discord's nor the rooms': the page on the table door. */
  show(page: (request: IncomingMessage, response: ServerResponse) => Promise<void>): void;
  seats: Seats;
  /** Whether each person acts by a key of their own. */
  keys: boolean;
  /** The person of that name, created if need be. */
  person(name: string, options?: PersonOptions): Person;
  /** The address under which a person sits down in a browser. */
  link(person: { id: string; key: string }): string;
  faults: Faults;
  /** Requests so far, newest last. */
  log: RequestEntry[];
  /** Where the bot or a test strayed from what the stand-in knows; expected to be empty. */
  surprises: string[];
  /**
   * From now on interactions are posted to these addresses of the bot, by turns; with none they come by the gateway again. Rejects where one of
   * them does not do what Discord asks of it.
   */
  postInteractions(addresses: readonly string[]): Promise<void>;
  /** Whether a bot is connected. */
  online(): boolean;
  openChannel(name: string): string;
  deleteChannel(id: string): void;
  /** What the bot may do in a channel (null: the ordinary set). */
  setPermissions(channel: string, bits: bigint | null): void;
  /** What a member may do in the guild from now on. */
  setMember(person: { id: string }, permissions: bigint): void;
  /** From now on the server lets everybody use a command, whatever permissions it asks for (Server Settings, Integrations). */
  letEverybodyUse(command: string): void;
  leaveGuild(): void;
  joinGuild(): void;
  /** Waits until the bot owes no answer and `quietMs` (50) have passed without request or event; throws after 15 s of waiting. */
  settle(quietMs?: number): Promise<void>;
  close(): Promise<void>;
}

/** Opens the stand-in: REST, gateway, table API and page on one port. Throws if other hosts are let in without keys. */
export async function openLocalDiscord(options: LocalDiscordOptions = {}): Promise<LocalDiscord> {
  const host = options.host ?? '127.0.0.1';
  const keys = options.keys ?? false;
  if (!isLoopback(host) && !keys) throw new Error(`the host ${host} is not loopback: keys must be on`);
  const world = newWorld({
    clock: options.clock ?? realClock,
    token: options.token,
    keys,
    files: options.memory ? filesOnDisk(`${options.memory}.files`) : filesInMemory(),
    records: options.memory ? recall(options.memory) : undefined,
  });
  const home =
    [...world.channels.values()].find((channel) => channel.kind === 'channel') ?? openChannel(world, 'table');
  const memory = options.memory ? openMemory(options.memory, () => recordsOf(world)) : undefined;
  if (memory) world.onHint(() => memory.touch());
  const desk = faultDesk();
  const rest = openRest(world, ROUTES, desk);
  const gateway = openGateway(world, () => world.base.replace(/^http/, 'ws'), options.door);
  world.dispatch = gateway.dispatch;
  const endpoints = openEndpoints(world);
  world.offer = (event) => {
    if (!endpoints.areUsed()) gateway.dispatch(event);
    else if (event.guild === null || world.joined) endpoints.post(event.data);
  };
  const shelf = options.shelf ?? [];
  const table = { world, keys, shelf, news: openNews(), online: gateway.online };

  const server = createServer((request, response) => void serve(request, response).catch(() => response.destroy()));
  // Before the bot is there nothing can be shown.
  let page = async (_: IncomingMessage, response: ServerResponse): Promise<void> =>
    void response
      .writeHead(503, { 'content-type': 'text/plain', 'retry-after': '1' })
      .end('The table is not open yet.');
  const isLetIn = guard(host, () => (server.address() as AddressInfo).port);
  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(`http://local${request.url ?? '/'}`);
    if (!isLetIn(request)) response.writeHead(403, { 'content-type': 'text/plain' }).end('Not by this name.');
    else if (url.pathname.startsWith('/api/v10/')) await rest.handle(request, response, url);
    else if (url.pathname.startsWith('/_table/shelf/'))
      await serveFile(pictureAt(shelf, url.pathname), { request, response });
    else if (url.pathname.startsWith('/_table/')) await serveTable(table, request, response, url);
    else if (url.pathname.startsWith('/attachments/')) serveAttachment(world, url, response);
    else if (/^\/rooms(\/|$)/.test(url.pathname))
      await servePage(options.pageFolder, url.pathname, { request, response });
    else await page(request, response);
  }
  server.on('upgrade', (request, socket, head) => {
    if (!isLetIn(request)) return socket.destroy();
    gateway.server.handleUpgrade(request, socket, head, (ws) => gateway.server.emit('connection', ws, request));
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(options.port ?? 0, host, resolve);
  });
  const { port } = server.address() as AddressInfo;
  const shown = host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host;
  world.base = `http://${shown.includes(':') ? `[${shown}]` : shown}:${port}`;
  const outside = addressOf(host);
  const shownBase = `http://${outside.includes(':') ? `[${outside}]` : outside}:${port}`;
  for (const channel of world.channels.values()) watch(world, channel);

  const isIdle = () =>
    rest.running() === 0 &&
    endpoints.running() === 0 &&
    ![...world.interactions.values()].some((record) => isOpen(world, record));
  const lastStir = () => Math.max(rest.lastEnd(), endpoints.lastEnd(), gateway.lastSent());

  return {
    url: shownBase,
    api: `${world.base}/api`,
    serve: rest.serve,
    token: world.identity.token,
    applicationId: world.identity.applicationId,
    guildId: world.identity.guildId,
    publicKey: endpoints.publicKey,
    channelId: home.id,
    show(shown) {
      page = shown;
    },
    seats: openSeats(world, keys),
    keys,
    person: (name, settings) => openPerson(world, seatPerson(world, name, settings)),
    link: ({ id, key }) => `${shownBase}/#as=${id}${keys ? `&key=${key}` : ''}`,
    faults: {
      next: desk.next,
      timeoutAfterApplying: desk.timeoutAfterApplying,
      slow: desk.slow,
      pace: desk.pace,
      dropGateway: (code = 4000) => gateway.drop(code),
      duplicateNextInteraction() {
        world.duplicateNext = true;
      },
      doubleInteractions(isDoubled) {
        world.isDoubled = isDoubled;
      },
      repeatLastInteraction: () => world.repeatLast(),
      galleryEdits(how) {
        world.galleryEdits = how;
      },
      closeDms: ({ id }) => void changePerson(world, id, { dms: false }),
      openDms: ({ id }) => void changePerson(world, id, { dms: true }),
    },
    log: rest.log,
    surprises: world.surprises,
    postInteractions: endpoints.use,
    online: gateway.online,
    openChannel: (name) => openChannel(world, name).id,
    deleteChannel(id) {
      const channel = world.channels.get(id);
      if (channel) removeChannel(world, channel);
    },
    setPermissions: (channel, bits) => setPermissions(world, channel, bits),
    setMember: ({ id }, permissions) => void changePerson(world, id, { permissions }),
    letEverybodyUse: (command) => void world.forEverybody.add(command),
    leaveGuild: () => leaveGuild(world),
    joinGuild: () => joinGuild(world),
    async settle(quietMs = 50) {
      if (isIdle() && performance.now() - lastStir() >= quietMs) return;
      const nap = Math.max(2, Math.min(quietMs, 10));
      // Counted in naps, not by a clock: on a busy machine time passes in which the bot had no turn.
      let calm = 0;
      for (let napped = 0; calm === 0 || calm < quietMs; napped += nap) {
        if (napped > PATIENCE) throw new Error(`the bot did not come to rest within ${PATIENCE / 1_000} s`);
        const before = lastStir();
        await new Promise((resolve) => setTimeout(resolve, nap));
        calm = isIdle() && lastStir() === before ? calm + nap : 0;
      }
    },
    async close() {
      world.stop();
      gateway.close();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      memory?.close();
    },
  };
}
