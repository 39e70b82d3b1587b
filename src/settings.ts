import { z } from 'zod';

/** A setting that is missing or wrong; the message is one line that names it and is meant for the operator. */
export class SettingsError extends Error {}

/** Where matches are kept unless a setting says otherwise. */
export const STORE = './store';

const optional = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema);
const hours = (standard: number) =>
  optional(
    z.coerce
      .number('must be a number of hours')
      .min(0.1)
      .max(24 * 30)
      .default(standard),
  );
/** A whole number of things, `least` to `most`. */
const atMost = (most: number, standard: number, least: number) =>
  optional(z.coerce.number('must be a number').int().min(least).max(most).default(standard));

/** Base address of a REST interface. */
const api = z
  .url({ protocol: /^https?$/, error: 'must be an http or https address' })
  .transform((address) => address.replace(/\/+$/, ''))
  .default('https://discord.com/api');

const isOrigin = ({ pathname, search, hash, username, password }: URL): boolean =>
  pathname === '/' && [search, hash, username, password].every((part) => part === '');
/** Only what never leaves this computer needs no encryption. */
const isGuarded = ({ protocol, hostname }: URL): boolean =>
  protocol === 'https:' || ['127.0.0.1', 'localhost', '[::1]'].includes(hostname);

const Environment = z.object({
  DISCORD_TOKEN: optional(
    z
      .string()
      .regex(/^\S{10,}$/, 'must be the bot token, one word without spaces')
      .optional(),
  ),
  DISCORD_APP_ID: optional(
    z
      .string()
      .regex(/^\d{15,21}$/, 'must be the application id, 15 to 21 digits')
      .optional(),
  ),
  DISCORD_PUBLIC_KEY: optional(
    z
      .string()
      .regex(/^[\da-f]{64}$/i, 'must be the public key of the application, 64 hexadecimal digits')
      .optional(),
  ),
  INTERACTIONS_PORT: optional(z.coerce.number('must be a number').int().min(0).max(65_535).optional()),
  DISCORD_API: optional(api),
  STORE_DIR: optional(z.string().default(STORE)),
  DATABASE_URL: optional(
    z
      .string()
      .regex(/^postgres(ql)?:\/\/\S+$/, 'must be an address such as postgres://user:password@host/database')
      .optional(),
  ),
  PORT: optional(z.coerce.number('must be a number').int().min(0).max(65_535).default(4040)),
  HOST: optional(
    z
      .string()
      .regex(/^[\w.:-]+$/, 'must be a host name or address')
      .default('127.0.0.1'),
  ),
  PUBLIC_URL: optional(
    z
      .url({ protocol: /^https?$/, error: 'must be an https address' })
      .transform((address) => new URL(address))
      .refine(isOrigin, 'must be an address without path, user or query')
      .refine(isGuarded, 'must begin with https: what is sent without encryption can be read on its way')
      .transform(({ origin }) => origin)
      .optional(),
  ),
  WEB_PORT: optional(z.coerce.number('must be a number').int().min(0).max(65_535).default(4041)),
  PROXY_PORT: optional(z.coerce.number('must be a number').int().min(0).max(65_535).default(4042)),
  PROXY_API: optional(api),
  METRICS_PORT: optional(z.coerce.number('must be a number').int().min(0).max(65_535).optional()),
  DEFAULT_LOCALE: optional(z.enum(['en', 'ja']).default('en')),
  REMIND_AFTER_HOURS: hours(8),
  REMIND_EVERY_HOURS: hours(24),
  IMPORTS_PER_DAY: atMost(1_000, 5, 0),
  SERVER_IMPORTS_PER_DAY: atMost(100_000, 50, 0),
  LOBBIES_PER_PERSON: atMost(1_000, 5, 1),
  LOBBIES_PER_SERVER: atMost(100_000, 50, 1),
  LOBBY_CLOSES_AFTER_DAYS: optional(
    z.coerce
      .number('must be a number of days')
      .int()
      .min(0)
      .max(365)
      // It is told a day before.
      .refine((days) => days !== 1, 'must be 0, or 2 and more')
      .default(14),
  ),
  FILMS: optional(z.enum(['webp', 'gif', 'off']).default('webp')),
  REMINDER_CRON: optional(z.string().default('*/5 * * * *')),
  EXAMPLES: optional(z.enum(['on', 'off']).default('off')),
  LOG_LEVEL: optional(z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).default('info')),
});

/** Where interactions are taken, and the key by which Discord signs them: 64 hexadecimal digits. */
export interface InteractionsByHttp {
  port: number;
  publicKey: string;
}

/** What the environment says, read once at the start. `discord` is absent when the local table is to be opened. */
export interface Settings {
  discord?: { token: string; applicationId: string };
  /** How interactions come in by HTTP; without it they come by the gateway. */
  interactions?: InteractionsByHttp;
  /** Base address of the REST interface, without the version. */
  api: string;
  storeDir: string;
  /** Of the PostgreSQL database that has the matches; without it they are in `storeDir`. */
  databaseUrl?: string;
  port: number;
  host: string;
  /** Where people reach the page in their browsers: scheme, host and port. Without it no page is opened. */
  publicUrl?: string;
  webPort: number;
  /** Where the proxy before Discord listens, and the base address to which it passes on. */
  proxy: { port: number; api: string };
  /** Where operators look how it stands; without it no port is opened for that. */
  metricsPort?: number;
  defaultLocale: 'en' | 'ja';
  remindAfterHours: number;
  remindEveryHours: number;
  /** How many files a person may open in 24 hours. */
  importsPerDay: number;
  /** The same of all in a server together. */
  importsPerServer: number;
  /** How many lobbies a person may have open at once, and how many there may be in a server. */
  lobbiesPerPerson: number;
  lobbiesPerServer: number;
  /** After so many days without a change a lobby is closed; 0: never. */
  lobbyDays: number;
  /** How films of matches are encoded; `off`: as WebP, and only when somebody asks for one. */
  films: 'webp' | 'gif' | 'off';
  reminderCron: string;
  /** Whether the games of `examples` are offered too. */
  examples: boolean;
  logLevel: string;
}

/**
 * Settings from an environment. An empty value counts as absent.
 * Throws SettingsError for the first value that is wrong or missing; the value itself is never repeated.
 */
export function readSettings(
  env: Readonly<Record<string, string | undefined>>,
  isCron: (text: string) => boolean,
): Settings {
  const read = Environment.safeParse(env);
  if (!read.success) {
    const problem = read.error.issues[0]!;
    throw new SettingsError(`${String(problem.path[0])}: ${problem.message}`);
  }
  const values = read.data;
  if (!isCron(values.REMINDER_CRON)) {
    throw new SettingsError('REMINDER_CRON: must be a cron expression such as "*/5 * * * *"');
  }
  if (values.DISCORD_TOKEN && !values.DISCORD_APP_ID) {
    throw new SettingsError('DISCORD_APP_ID: is missing; it is needed together with DISCORD_TOKEN');
  }
  const { INTERACTIONS_PORT: interactionsPort, DISCORD_PUBLIC_KEY: publicKey } = values;
  if (interactionsPort !== undefined) {
    const missing = (['DISCORD_PUBLIC_KEY', 'DISCORD_TOKEN'] as const).find((name) => values[name] === undefined);
    if (missing) throw new SettingsError(`${missing}: is missing; it is needed together with INTERACTIONS_PORT`);
  }
  return {
    ...(values.DISCORD_TOKEN && {
      discord: { token: values.DISCORD_TOKEN, applicationId: values.DISCORD_APP_ID! },
    }),
    ...(interactionsPort !== undefined && { interactions: { port: interactionsPort, publicKey: publicKey! } }),
    api: values.DISCORD_API,
    storeDir: values.STORE_DIR,
    ...(values.DATABASE_URL !== undefined && { databaseUrl: values.DATABASE_URL }),
    port: values.PORT,
    host: values.HOST,
    ...(values.PUBLIC_URL !== undefined && { publicUrl: values.PUBLIC_URL }),
    webPort: values.WEB_PORT,
    proxy: { port: values.PROXY_PORT, api: values.PROXY_API },
    ...(values.METRICS_PORT !== undefined && { metricsPort: values.METRICS_PORT }),
    defaultLocale: values.DEFAULT_LOCALE,
    remindAfterHours: values.REMIND_AFTER_HOURS,
    remindEveryHours: values.REMIND_EVERY_HOURS,
    importsPerDay: values.IMPORTS_PER_DAY,
    importsPerServer: values.SERVER_IMPORTS_PER_DAY,
    lobbiesPerPerson: values.LOBBIES_PER_PERSON,
    lobbiesPerServer: values.LOBBIES_PER_SERVER,
    lobbyDays: values.LOBBY_CLOSES_AFTER_DAYS,
    films: values.FILMS,
    reminderCron: values.REMINDER_CRON,
    examples: values.EXAMPLES === 'on',
    logLevel: values.LOG_LEVEL,
  };
}
