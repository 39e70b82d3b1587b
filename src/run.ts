import { randomBytes } from 'node:crypto';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { isCron } from '#bot/deliver/reminders';
import { inviteLink } from '#bot/platform/discord-trouble';
import { painter } from '#drawing/studio';
import { type LocalDiscord, openLocalDiscord, type Shelved } from '#local/discord';
import { openReader } from '#src/reading/reader';
import { openThinker } from '#src/thinker/open-thinker';
import type { Store } from '#store/store';
import { type Bot, type BotOptions, type OpenEndpoint, startBot } from './bot/bot.ts';
import { firstLine } from './first-line.ts';
import type { Metrics } from './metrics/open-metrics.ts';
import { openStore, type StartedAs } from './open-store.ts';
import { type Log, openLog } from './program-log.ts';
import { type InteractionsByHttp, readSettings, type Settings, SettingsError } from './settings.ts';
import { shelfOf } from './shelf.ts';
import { openDesk } from './web/desk.ts';
import type { Web, WebOptions } from './web/open-web.ts';
import { placesOf } from './where.ts';

/** What can be played and typed (`offered.ts`). */
export type Registry = Pick<BotOptions, 'games' | 'commands'>;
/** The time of the whole program. */
const clock = { now: () => Date.now() };

/** What is closed at the end. */
interface Closing {
  close(): Promise<void>;
}

/** It is loaded by what the settings say. */
type LoadRegistry = (settings: Settings) => Promise<Registry>;

/** A program that plays. `lost` settles when it can hear Discord no more, or has its database no more, and why. */
export interface Running {
  lost: Promise<Error>;
  stop(): Promise<void>;
}

/**
 * The program from settings to a bot that plays, or to a worker beside one. Words for people go to `print`; the log elsewhere. While another
 * process hears Discord from its database a bot stands by until `ends`, whose reason it throws then.
 */
export async function run(
  env: Readonly<Record<string, string | undefined>>,
  loadRegistry: LoadRegistry,
  started: StartedAs,
): Promise<Running> {
  const { kind, print } = started;
  const settings = readSettings(env, isCron);
  if (kind === 'worker' && !settings.discord) throw new SettingsError('DISCORD_TOKEN: is missing; a worker needs one');
  const { games, commands } = await loadRegistry(settings);
  await painter.checkFonts();
  const token = settings.discord?.token ?? randomBytes(24).toString('base64url');
  const log = openLog(settings.logLevel, token, undefined, placesOf);
  const metrics = await metricsAt(settings, log, started.print);
  const opening = openStore(settings, log, started);
  const { folder, jobs, taken, others, look, ...kept } = await opening.catch(async (error: unknown) => {
    await metrics?.close();
    throw error;
  });
  const store = metrics?.counted(kept.store) ?? kept.store;
  const opened: Closing[] = [store, ...(metrics ? [metrics] : [])];
  /** Closes everything, also after something could not be closed well; then throws why. */
  const closeAll = async () => {
    const ends = [];
    for (const each of opened.splice(0)) ends.push(...(await Promise.allSettled([each.close()])));
    const failed = ends.find((end) => end.status === 'rejected');
    if (failed) throw failed.reason;
  };
  try {
    const local = settings.discord ? undefined : await openTable(settings, folder, token, shelfOf(games));
    if (local) opened.push(local);
    const { applicationId } = settings.discord ?? local!;
    const reader = openReader({ examples: settings.examples });
    opened.push(reader);
    const thinker = openThinker({ examples: settings.examples });
    opened.push(thinker);
    const { publicUrl } = settings;
    const desk = publicUrl === undefined ? undefined : await openDesk(publicUrl, store, clock);
    const bot = await startBot({
      api: local?.api ?? settings.api,
      token,
      applicationId,
      store,
      games,
      commands,
      log,
      defaults: {
        locale: settings.defaultLocale,
        remindAfterHours: settings.remindAfterHours,
        remindEveryHours: settings.remindEveryHours,
        importsPerDay: settings.importsPerDay,
        importsPerServer: settings.importsPerServer,
        lobbiesPerPerson: settings.lobbiesPerPerson,
        lobbiesPerServer: settings.lobbiesPerServer,
        lobbyDays: settings.lobbyDays,
        films: settings.films,
      },
      reader,
      thinker,
      ...(desk && { browsers: desk.browsers }),
      ...(jobs && { jobs }),
      ...(others && { others }),
      kind,
      ...(metrics && { measures: metrics.measures }),
      ...(settings.interactions && {
        endpoint: endpointOn(settings.interactions, { host: settings.host, log, print }),
      }),
      clock,
      reminderCron: settings.reminderCron,
    });
    // It lies above the table, so it is closed before it.
    if (local) opened.unshift(await pageAt(local, bot, { store, log, clock }));
    const web = desk && kind === 'bot' && (await openPage({ desk, door: bot.door, store, log, clock }, settings, bot));
    if (kind === 'worker') print('This worker delivers, draws and thinks for the Castellan that hears Discord.');
    else
      print(local ? `The table is open: ${local.url}` : `Logged in. Invite the bot with: ${inviteLink(applicationId)}`);
    if (local && !isLoopback(settings.host)) {
      const players = Math.max(...games.map(({ game }) => game.seats.max));
      for (let n = 1; n <= players; n++) print(`Player ${n}: ${local.link(local.person(`Player ${n}`))}`);
    }
    if (web) print(`The page in browsers is at ${publicUrl}; the proxy before it finds it on port ${web.port}.`);
    metrics?.plays({ ...look, store, jobs: () => bot.standing() });
    void bot.lost.then((err) => log.fatal({ err }, 'deaf'));
    void taken?.then((err) => log.fatal({ err }, 'plays no more'));
    return {
      lost: taken ? Promise.race([bot.lost, taken]) : bot.lost,
      async stop() {
        metrics?.ends();
        try {
          if (web) await web.close();
        } finally {
          await bot.stop().finally(closeAll);
        }
      },
    };
  } catch (error) {
    log.fatal({ err: error }, 'does not start');
    await closeAll();
    throw settingAtFault(error, settings) ?? error;
  }
}

/** How interactions come in by HTTP. Without the setting nothing of it is loaded. */
const endpointOn =
  (
    { port, publicKey }: InteractionsByHttp,
    { host, log, print }: { host: string; log: Log; print(line: string): void },
  ): OpenEndpoint =>
  async (take) => {
    const { openEndpoint, PATH } = await import('./interactions/endpoint.ts');
    const endpoint = await openEndpoint({ port, host, publicKey, take, log, clock });
    print(`Interactions come in by HTTP; the proxy finds ${PATH} on port ${endpoint.port}.`);
    return endpoint;
  };

/** The setting that an error of the start is about, as far as it can be told. */
function settingAtFault(
  error: unknown,
  { port, host, webPort, metricsPort, interactions }: Settings,
): SettingsError | undefined {
  const { status, code, port: taken } = error as { status?: unknown; code?: unknown; port?: unknown };
  if (status === 401 || code === 'TokenInvalid') return new SettingsError('DISCORD_TOKEN: Discord does not accept it');
  const isTaken = code === 'EADDRINUSE' || code === 'EACCES';
  if (isTaken) {
    const ports = { INTERACTIONS_PORT: interactions?.port, PORT: port, WEB_PORT: webPort, METRICS_PORT: metricsPort };
    const [name = 'PORT', at = port] = Object.entries(ports).find(([, one]) => one === taken) ?? [];
    return new SettingsError(`${name}: ${at} is not free`);
  }
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return new SettingsError(`HOST: ${host} is not an address of this computer`);
  return undefined;
}

/** What operators look at, where a port is set for it. It is there before the store is, for a program may stand by for days. */
async function metricsAt(settings: Settings, log: Log, print: (line: string) => void): Promise<Metrics | undefined> {
  const { metricsPort: port, host } = settings;
  if (port === undefined) return undefined;
  // Without it nothing of it is loaded.
  const { openMetrics } = await import('./metrics/open-metrics.ts');
  const metrics = await openMetrics({ port, host, log, clock }).catch((error: unknown) => {
    throw settingAtFault(error, settings) ?? error;
  });
  print(`How it stands is at http://${host}:${metrics.port}/health and /metrics.`);
  return metrics;
}

/** Whether nobody but this computer can reach the host: then no keys are needed. */
const isLoopback = (host: string): boolean => ['127.0.0.1', 'localhost', '::1'].includes(host);

/** The page in browsers. Where it cannot be opened the bot leaves again. */
async function openPage(
  on: Pick<WebOptions, 'desk' | 'door' | 'store' | 'log' | 'clock'>,
  { webPort: port, host }: Settings,
  bot: Bot,
): Promise<Web> {
  const pageFolder = dirname(createRequire(import.meta.url).resolve('#web/page/index.html'));
  // Without a public address nothing of the server is loaded.
  const { openWeb } = await import('./web/open-web.ts');
  return openWeb({ ...on, port, host, pageFolder }).catch(async (error: unknown) => {
    await bot.stop();
    throw error;
  });
}

/** The page on the table door at the local table. */
async function pageAt(
  local: LocalDiscord,
  bot: Bot,
  on: Pick<WebOptions, 'log' | 'clock'> & { store: Store },
): Promise<Closing> {
  // In Discord, and without a public address, nothing of a server is loaded.
  const { showPage } = await import('./local-page.ts');
  const { close } = await showPage(local, bot, on);
  return { close: async () => close() };
}

/** The local table in place of Discord. It remembers itself beside the matches. */
function openTable({ port, host }: Settings, folder: string, token: string, shelf: readonly Shelved[]) {
  const pageFolder = dirname(createRequire(import.meta.url).resolve('#page/index.html'));
  const keys = !isLoopback(host);
  const memory = join(folder, 'local-table.json');
  return openLocalDiscord({ port, host, keys, token, pageFolder, memory, shelf });
}

/**
 * Runs until a signal: the first one ends kindly, a second one at once. What stops the start is one line on standard
 * error and exit code 1.
 */
export async function runUntilSignal(
  loadRegistry: LoadRegistry,
  as: Pick<StartedAs, 'kind' | 'program'>,
): Promise<void> {
  const print = (line: string) => void process.stdout.write(`${line}\n`);
  const ends = new AbortController();
  const started = run(process.env, loadRegistry, { ...as, print, ends: ends.signal });
  let leaving = false;
  /** Ends kindly, then with this code; with 1 when even that goes wrong. */
  const leave = async (running: Promise<Running>, code: number) => {
    leaving = true;
    try {
      await (await running).stop();
      process.exit(code);
    } catch (error) {
      // It stood by, and nothing was begun.
      if (error === ends.signal.reason) process.exit(code);
      process.stderr.write(`Castellan did not end well. ${firstLine(error)}\n`);
      process.exit(1);
    }
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      if (leaving) {
        process.stderr.write(`Castellan ends at once: ${signal} came a second time.\n`);
        process.exit(1);
      }
      process.stdout.write(`Castellan ends: ${signal}. What is under way is finished first.\n`);
      ends.abort();
      void leave(started, 0);
    });
  }
  try {
    const { lost } = await started;
    void lost.then((why) => {
      if (leaving) return;
      process.stderr.write(`Castellan ends. ${firstLine(why)}\n`);
      return leave(started, 1);
    });
  } catch (error) {
    if (error === ends.signal.reason) return;
    process.stderr.write(`Castellan does not start. ${firstLine(error)}\n`);
    process.exit(1);
  }
}
