import { type APIUser, Events, Routes } from 'discord.js';
import { gameCommand } from '#asking/slash';
import type { AnyGame } from '#src/game-part';
import type { Log } from '#src/program-log';
import type { Store } from '#store/store';
import { watched } from '#store/watched';
import { openComputers } from './computers/computers.ts';
import { thinkerHere } from './computers/thinker-here.ts';
import { openCourier } from './deliver/courier.ts';
import type { OpenJobs, Waits } from './deliver/jobs.ts';
import { remind, scheduleReminders } from './deliver/reminders.ts';
import { takeUp } from './deliver/take-up.ts';
import type { Browsers } from './match/browsers.ts';
import { PAUSES, type Pauses } from './match/computer-turns.ts';
import type { Defaults } from './match/house.ts';
import type { Reader } from './match/reader.ts';
import type { Thinker } from './match/to-think.ts';
import { makeClient } from './platform/client.ts';
import { type ClosedForGood, closedForGood } from './platform/closed.ts';
import { register } from './platform/register.ts';
import type { MatchCommand } from './serve/command.ts';
import { commandsAlone, furtherHolders, matchCommand } from './serve/definition.ts';
import { readerHere } from './serve/read-file.ts';
import { openRouter } from './serve/router.ts';
import { openTableDoor, type TableDoor } from './table/door.ts';

/** How long running visits may take to end, in ms. */
const DRAIN = 10_000;

export interface BotOptions {
  /** Base address of the REST interface, without the version. */
  api: string;
  token: string;
  applicationId: string;
  store: Store;
  games: readonly AnyGame[];
  /** The subcommands of `/match`, and the commands beside it. */
  commands: readonly MatchCommand[];
  log: Log;
  defaults: Defaults;
  /** Who reads the files that people open; this thread if absent, which waits for it. */
  reader?: Reader;
  /** Who thinks for computers; this thread if absent, which waits for it. */
  thinker?: Thinker;
  /** How long computers wait before they answer; as it is good for people if absent. */
  computers?: Pauses;
  /** The way to the page in browsers, where there is a public address. */
  browsers?: Browsers;
  /** When to look for due reminders; without it only `remind` does. */
  reminderCron?: string;
  clock?: { now(): number };
  /** How long to wait before what was not posted is tried again; as it is good for Discord if absent. */
  waits?: Waits;
  /** Who has deliveries done, and when; this process alone if absent. */
  jobs?: OpenJobs;
}

/** After any of these what was kept from a channel may go out: permissions, locks, or the channel itself have changed. */
const OPENINGS = [
  Events.ChannelUpdate,
  Events.ThreadUpdate,
  Events.GuildRoleUpdate,
  Events.GuildMemberUpdate,
  Events.GuildCreate,
] as const;

export interface Bot {
  /** What stands in its matches, and answers to it, beside Discord. */
  door: TableDoor;
  /** Settles when Discord has closed the connection for good: the bot is deaf then and must be stopped. */
  lost: Promise<ClosedForGood>;
  /** Reminds whoever is due by the clock. */
  remind(): Promise<void>;
  /** Has computers answer at once that are due by the clock. */
  computers(): Promise<void>;
  /** Renews at once the pictures that would be renewed in a few seconds. */
  renew(): Promise<void>;
  /** Settles when nothing is under way: no visit, no delivery. */
  idle(): Promise<void>;
  /** Refuses new visits kindly, ends running ones within 10 s, leaves Discord. The store stays open. */
  stop(): Promise<void>;
}

/**
 * Logs in, registers the commands if they changed, posts what an earlier process has left, and plays.
 * Rejects when Discord does not accept the token.
 */
export async function startBot(options: BotOptions): Promise<Bot> {
  const { api, token, applicationId, games, commands, log, defaults, reminderCron } = options;
  const { store, watch } = watched(options.store, (err) => log.error({ err }, 'what follows on a change'));
  const client = makeClient(api);
  client.rest.setToken(token);
  const { id: own } = (await client.rest.get(Routes.user())) as APIUser;
  const base = {
    rest: client.rest,
    own,
    store,
    games: new Map(games.map((part) => [part.game.id, part])),
    log,
    clock: options.clock ?? { now: () => Date.now() },
    defaults,
    reader: options.reader ?? readerHere(games),
    ...(options.browsers && { browsers: options.browsers }),
  };
  const courier = openCourier(base, options.waits, options.jobs);
  const { house } = courier;
  const router = openRouter(house, commands);
  const computers = openComputers(house, options.thinker ?? thinkerHere(games), options.computers ?? PAUSES);
  client.on(Events.Error, (error) => log.warn({ err: error }, 'connection'));
  client.on(Events.ShardError, (error) => log.warn({ err: error }, 'connection'));
  const lookAgain = () => courier.lookAgain().catch((err: unknown) => log.warn({ err }, 'looking again'));
  for (const opening of OPENINGS) client.on(opening, () => void lookAgain());
  const lost = closedForGood(client);
  client.on(Events.InteractionCreate, (interaction) => void router.handle(interaction));

  let left: string[];
  let running: string[];
  try {
    left = await courier.left();
    running = await store.running();
    const slash = [
      matchCommand(commands, games),
      ...commandsAlone(commands, games),
      ...furtherHolders(commands, games),
      ...games.map(gameCommand),
    ];
    const written = await register(client.rest, applicationId, slash, store);
    log.info({ commands: slash.length, written }, 'commands');
    const ready = new Promise((resolve) => client.once(Events.ClientReady, resolve));
    const refused = lost.then((why) => Promise.reject(why));
    await Promise.race([client.login(token).then(() => ready), refused]);
    refused.catch(() => {});
    await courier.begin();
  } catch (error) {
    await client.destroy();
    throw error;
  }
  const resumed = takeUp(house, left).catch((error: unknown) => log.error({ err: error }, 'taking up what was left'));
  watch(({ id }) => computers.look(id));
  for (const id of running) computers.look(id);
  let leaving = false;
  const look = async () => {
    if (!leaving) await remind(house).catch((error: unknown) => log.error({ err: error }, 'reminders'));
  };
  const endReminders = reminderCron === undefined ? undefined : scheduleReminders(reminderCron, look);
  const begun = reminderCron === undefined ? resumed : resumed.then(look);
  log.info({ user: client.user?.id, games: games.map((part) => part.game.id) }, 'ready');

  return {
    door: openTableDoor(house, commands, watch),
    lost,
    remind: () => remind(house),
    computers: () => computers.due(),
    renew: () => courier.renew(),
    async idle() {
      await resumed;
      await router.idle();
      await computers.idle();
      await courier.idle();
      await computers.idle();
    },
    async stop() {
      leaving = true;
      const ended = Promise.all([begun, endReminders?.(), router.close(), computers.stop()]).then(() => courier.stop());
      const late = new Promise((resolve) => setTimeout(resolve, DRAIN).unref());
      await Promise.race([ended, late]);
      await client.destroy();
    },
  };
}
