import { type APIInteraction, type APIUser, type Client, Events, Routes } from 'discord.js';
import { gameCommand } from '#asking/slash';
import type { AnyGame } from '#src/game-part';
import type { Log } from '#src/program-log';
import type { Others } from '#store/others';
import type { Store } from '#store/store';
import { watched } from '#store/watched';
import type { OpenComputers } from './computers/computers.ts';
import { openComputersHere } from './computers/computers-here.ts';
import { tend } from './computers/tend.ts';
import { thinkerHere } from './computers/thinker-here.ts';
import { type Courier, openCourier } from './deliver/courier.ts';
import type { JobsStanding, OpenJobs, Waits } from './deliver/jobs.ts';
import { remind, scheduleReminders } from './deliver/reminders.ts';
import { takeUp } from './deliver/take-up.ts';
import type { Browsers } from './match/browsers.ts';
import { PAUSES, type Pauses } from './match/computer-turns.ts';
import type { Defaults } from './match/house.ts';
import type { Reader } from './match/reader.ts';
import type { Thinker } from './match/to-think.ts';
import { makeClient, receiveInteractions } from './platform/client.ts';
import { type ClosedForGood, closedForGood, tokenRefused } from './platform/closed.ts';
import { type Measures, measureRequests } from './platform/measures.ts';
import { register } from './platform/register.ts';
import type { MatchCommand } from './serve/command.ts';
import { commandsAlone, furtherHolders, matchCommand } from './serve/definition.ts';
import { readerHere } from './serve/read-file.ts';
import { openRouter } from './serve/router.ts';
import { openTableDoor, type TableDoor } from './table/door.ts';

/** What a process does: it hears what Discord has to say and does all else, or it only does what is to be done beside that. */
export type ProcessKind = 'bot' | 'worker';

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
  /** How interactions come in, and nothing else; by the gateway, with events of channels and roles, if absent. */
  endpoint?: OpenEndpoint;
  /** How long to wait before what was not posted is tried again; as it is good for Discord if absent. */
  waits?: Waits;
  /** Who has things done, and when; this process alone if absent. */
  jobs?: { deliveries: OpenJobs; computers: OpenComputers };
  /** Where several processes have the store: what others save. */
  others?: Others;
  /** What this process does; `bot` if absent. */
  kind?: ProcessKind;
  /** Who counts what happens here; nobody if absent. */
  measures?: Measures;
}

/** Begins to take interactions, each of which it hands on. */
export type OpenEndpoint = (take: (interaction: APIInteraction) => void) => Promise<{ close(): Promise<void> }>;

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
  /** Settles when Discord has closed the connection for good, or without one takes the token no more: the bot must be stopped then. */
  lost: Promise<Error>;
  /** Reminds whoever is due by the clock. */
  remind(): Promise<void>;
  /** Has computers answer at once that are due by the clock. */
  computers(): Promise<void>;
  /** Renews at once the pictures that would be renewed in a few seconds. */
  renew(): Promise<void>;
  /** How much there is to deliver. Rejects while nobody can say. */
  standing(): Promise<JobsStanding>;
  /** Settles when nothing is under way: no visit, no delivery. */
  idle(): Promise<void>;
  /** Refuses new visits kindly, ends running ones within 10 s, leaves Discord. The store stays open. */
  stop(): Promise<void>;
}

/**
 * Logs in, registers the commands if they changed, posts what an earlier process has left, and plays. A worker hears nothing of Discord: it does
 * what others have put into the store. Rejects when Discord does not accept the token.
 */
export async function startBot(options: BotOptions): Promise<Bot> {
  const { api, token, applicationId, games, commands, log, defaults, reminderCron, kind = 'bot' } = options;
  const { store, watch } = watched(
    options.store,
    (err) => log.error({ err }, 'what follows on a change'),
    options.others,
  );
  const client = makeClient(api);
  const { rest } = client;
  if (options.measures) measureRequests(rest, options.measures);
  rest.setToken(token);
  const { id: own } = (await rest.get(Routes.user())) as APIUser;
  const base = {
    rest,
    own,
    store,
    games: new Map(games.map((part) => [part.game.id, part])),
    log,
    clock: options.clock ?? { now: () => Date.now() },
    defaults,
    reader: options.reader ?? readerHere(games),
    thinker: options.thinker ?? thinkerHere(games),
    ...(options.browsers && { browsers: options.browsers }),
  };
  const courier = openCourier(base, options.waits, options.jobs?.deliveries);
  const { house } = courier;
  const atWork = { house, pauses: options.computers ?? PAUSES };
  const openComputers = options.jobs?.computers ?? openComputersHere;
  const computers = openComputers((match, tending) => tend(atWork, match, tending), house);
  const router = openRouter(house, commands, options.measures);
  const take = (interaction: APIInteraction) => void router.handle(interaction);
  const gateway = kind === 'bot' && !options.endpoint ? openGateway(client, { take, courier, log }) : undefined;
  let endpoint: Awaited<ReturnType<OpenEndpoint>> | undefined;
  const lost = gateway?.lost ?? tokenRefused(rest);

  let left: string[] = [];
  let running: string[] = [];
  try {
    if (kind === 'bot') {
      running = await store.running();
      // Something waits to be posted, or the match runs and its board may be gone.
      left = [...new Set([...(await store.waiting()), ...running])];
      const slash = slashOf(commands, games);
      const written = await register(rest, applicationId, slash, store);
      log.info({ commands: slash.length, written }, 'commands');
      await gateway?.logIn(token);
      endpoint = await options.endpoint?.(take);
    }
    await courier.begin();
    await computers.begin(running);
  } catch (error) {
    await endpoint?.close();
    await client.destroy();
    throw error;
  }
  const resumed = takeUp(house, left).catch((error: unknown) => log.error({ err: error }, 'taking up what was left'));
  watch(({ id }) => computers.look(id));
  let leaving = false;
  const look = async () => {
    if (!leaving) await remind(house).catch((error: unknown) => log.error({ err: error }, 'reminders'));
  };
  const endReminders = reminderCron === undefined ? undefined : scheduleReminders(reminderCron, look);
  const begun = reminderCron === undefined ? resumed : resumed.then(look);
  log.info({ user: own, kind, games: games.map((part) => part.game.id) }, 'ready');

  return {
    door: openTableDoor(house, commands, watch, options.measures),
    lost,
    remind: () => remind(house),
    computers: () => computers.due(),
    renew: () => courier.renew(),
    standing: () => courier.standing(),
    async idle() {
      await resumed;
      await router.idle();
      await computers.idle();
      await courier.idle();
      await computers.idle();
    },
    async stop() {
      leaving = true;
      // What comes by HTTP from now on is for another process; what comes by the gateway is refused kindly.
      await endpoint?.close();
      const ended = Promise.all([begun, endReminders?.(), router.close(), computers.stop()]).then(() => courier.stop());
      const late = new Promise((resolve) => setTimeout(resolve, DRAIN).unref());
      await Promise.race([ended, late]);
      await client.destroy();
    },
  };
}

/** All commands, as Discord takes them. */
const slashOf = (commands: readonly MatchCommand[], games: readonly AnyGame[]) => [
  matchCommand(commands, games),
  ...commandsAlone(commands, games),
  ...furtherHolders(commands, games),
  ...games.map(gameCommand),
];

/** The connection by which Discord tells what people do. */
interface Gateway {
  lost: Promise<ClosedForGood>;
  /** Settles when Discord has taken the token; rejects when it does not. */
  logIn(token: string): Promise<void>;
}

/** Passes on what comes by a client. */
function openGateway(
  client: Client,
  { take, courier, log }: { take: (interaction: APIInteraction) => void; courier: Courier; log: Log },
): Gateway {
  client.on(Events.Error, (error) => log.warn({ err: error }, 'connection'));
  client.on(Events.ShardError, (error) => log.warn({ err: error }, 'connection'));
  const lookAgain = () => courier.lookAgain().catch((err: unknown) => log.warn({ err }, 'looking again'));
  for (const opening of OPENINGS) client.on(opening, () => void lookAgain());
  receiveInteractions(client, take);
  const lost = closedForGood(client);
  return {
    lost,
    async logIn(token) {
      const ready = new Promise((resolve) => client.once(Events.ClientReady, resolve));
      const refused = lost.then((why) => Promise.reject(why));
      await Promise.race([client.login(token).then(() => ready), refused]);
      refused.catch(() => {});
    },
  };
}
