import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { type Bot, type BotOptions, type ProcessKind, startBot } from '#bot/bot';
import type { Defaults } from '#bot/match/house';
import { allCommands } from '#commands/index';
import type { LogEntry } from '#core/types';
import {
  type LocalDiscord,
  type MessageSeen,
  openLocalDiscord,
  type Person,
  realClock,
  type VirtualClock,
} from '#local/discord';
import type { OptionValues } from '#local/people/command-input';
import type { AnyGame } from '#src/game-part';
import { openStore as openNamed } from '#src/open-store';
import { openLog } from '#src/program-log';
import { type Desk, openDesk } from '#src/web/desk';
import type { MatchRecord, Store } from '#store/store';
import { DOOR, type Door, httpDoor } from '../kit/door.ts';
import { noBounds } from '../kit/no-bounds.ts';
import { makeTestDatabase, type TestDatabase } from '../kit/postgres.ts';
import { reading } from '../kit/reading.ts';
import { scratch } from '../kit/scratch.ts';
import { toy } from '../kit/toy-game.ts';
import { withoutSockets } from '../kit/without-sockets.ts';
import { beginAll, endAll, IN_DATABASE, type Playing, WORKERS } from './processes.ts';
import { type Saved, savedBy, savedIn } from './saved.ts';
import { EDITS, labelsIn, press, pressAnything, privateLast, publicIn, publicLast, standing } from './seen.ts';

export * from './seen.ts';

/** In ms. */
export const HOUR = 3_600_000;

/** A bot with the toy game at the stand-in for Discord, all real but for the network. */
export interface Table {
  local: LocalDiscord;
  /** Where the store is, unless it is in a database. */
  folder: string;
  /** What it has saved, round the program. */
  saved: Saved;
  inDatabase: boolean;
  store: Store;
  /** Opens it once more, as another process would that comes after this one. */
  openStore(): Promise<Store>;
  bot: Bot;
  /** Who is who in browsers, where it has a public address. */
  desk: Desk | undefined;
  channel: string;
  ann: Person;
  ben: Person;
  /** Everything logged so far. */
  logged(): string;
  /** Ends the bot and the store and starts both again on the same folder, as another process would. */
  restart(games?: readonly AnyGame[]): Promise<void>;
  record(): Promise<MatchRecord>;
  /** The log of its match, empty in the lobby. */
  log(): Promise<LogEntry[]>;
  /** Workers beside the bot, each with the store that it has open. */
  workers: readonly Playing[];
  /** Waits until the bot has done and answered everything, and for `quietMs` more. */
  rest(quietMs?: number): Promise<void>;
}

/** `computers` do not wait at all if absent. */
export interface TableOptions
  extends Partial<Pick<BotOptions, 'waits' | 'computers' | 'thinker' | 'reader' | 'measures'>> {
  /** The way to Discord, from its address: straight if absent. */
  by?: (api: string) => Promise<string>;
  clock?: VirtualClock;
  locales?: readonly ['en-US' | 'ja', 'en-US' | 'ja'];
  games?: readonly AnyGame[];
  /** How many files and lobbies people may open: as many as they like if absent. */
  bounds?: Partial<Defaults>;
  /** The public address of the page in browsers; none if absent. */
  publicUrl?: string;
  /** A database in place of the folder. */
  database?: TestDatabase;
  /** So many workers beside the bot, where it has a database. */
  workers?: number;
  /** What it claims is of the files of a folder: its matches lie in one, whatever `CASTELLAN_STORE` says. */
  inFolder?: boolean;
  /** How interactions come in, whatever `CASTELLAN_DOOR` says. */
  door?: Door;
  /** Each person acts at the stand-in by a key of their own. */
  keys?: boolean;
}

/** Closed by itself after the test, which fails if the stand-in was surprised by anything. */
export async function openTable({
  clock,
  locales = ['en-US', 'en-US'],
  games = [toy],
  waits,
  computers = { usual: 0, undo: 0 },
  thinker,
  measures,
  by,
  bounds,
  reader,
  publicUrl,
  database: given,
  inFolder = false,
  door = DOOR,
  keys = false,
  workers = WORKERS,
}: TableOptions = {}): Promise<Table> {
  const database = given ?? (IN_DATABASE && !inFolder ? await makeTestDatabase() : undefined);
  const folder = await mkdtemp(join(scratch, 'castellan-bot-'));
  const local = withoutSockets(reading(await openLocalDiscord({ keys, ...(clock && { clock }) })));
  if (EDITS) local.faults.galleryEdits(EDITS);
  const api = (await by?.(local.api)) ?? local.api;
  const lines: string[] = [];
  const log = openLog('debug', local.token, { write: (line) => void lines.push(line) });
  // Discord is there, so that a folder has nothing but matches.
  const place = { storeDir: folder, discord: local, ...(database && { databaseUrl: database.url }) };
  const open = (kind: ProcessKind = 'bot') => openNamed(place, log, { kind, print: () => {} });
  const begin = async (played: readonly AnyGame[], kind: ProcessKind = 'bot') => {
    const { store, jobs, others } = await open(kind);
    const { token, applicationId } = local;
    const desk = publicUrl === undefined ? undefined : await openDesk(publicUrl, store, clock ?? realClock);
    const bot = await startBot({
      api,
      token,
      applicationId,
      store,
      games: played,
      commands: allCommands,
      log,
      defaults: { ...noBounds, ...bounds },
      clock: clock ?? realClock,
      ...(door === 'http' && httpDoor(local, { log, clock: clock ?? realClock })),
      ...(waits && { waits }),
      ...(jobs && { jobs }),
      ...(others && { others }),
      kind,
      computers,
      ...(thinker && { thinker }),
      ...(measures && { measures }),
      ...(reader && { reader }),
      ...(desk && { browsers: desk.browsers }),
    });
    return { store, bot, desk };
  };
  const all = (played: readonly AnyGame[]) => beginAll((kind) => begin(played, kind), database ? workers : 0);
  const table: Table = {
    local,
    folder,
    saved: database ? savedBy(database) : savedIn(folder),
    inDatabase: database !== undefined,
    openStore: async () => (await open()).store,
    ...(await all(games)),
    channel: local.channelId,
    ann: local.person('Ann', { locale: locales[0] }),
    ben: local.person('Ben', { locale: locales[1] }),
    logged: () => lines.join(''),
    async restart(played = games) {
      await endAll(table);
      Object.assign(table, await all(played));
    },
    async rest(quietMs = 1) {
      await local.settle(quietMs);
      await table.bot.idle();
      await local.settle(quietMs);
    },
    async record() {
      const all = await table.store.all();
      return (await table.store.load(all.at(-1)!.id))!;
    },
    async log() {
      return (await table.store.history((await table.record()).id))?.log ?? [];
    },
  };
  // Here and not in a hook of this module: the files share it, and a hook would be the first file's alone.
  onTestFinished(async () => {
    await endAll(table);
    const { surprises } = local;
    await local.close();
    await rm(folder, { recursive: true });
    await database?.remove();
    if (surprises.length > 0) throw new Error(`the stand-in was surprised: ${surprises.join('; ')}`);
  });
  return table;
}

/** A lobby opened by Ann with these options, of the toy if no game is named, and nobody at the table. */
export async function openLobby(
  table: Table,
  { game = 'toy', ...options }: { game?: string; [option: string]: string | undefined } = {},
): Promise<void> {
  const { ann, channel } = table;
  await ann.slash(channel, 'match', 'new', { game });
  await table.rest();
  for (const [name, value] of Object.entries(options)) {
    await ann.slash(channel, 'match', 'options', { name, value: value! });
    await table.rest();
  }
}

export const lobbyOf = ({ ann, channel }: Table): MessageSeen => publicLast(ann, channel);
export const labelsOf = (table: Table): string[] => labelsIn(lobbyOf(table));
/** All public messages of its channel. */
export const posted = ({ ann, channel }: Table): MessageSeen[] => publicIn(ann, channel);

/** Both sit down in the lobby: Ann red, Ben blue. */
export async function bothSit(table: Table): Promise<void> {
  const { ann, ben, channel } = table;
  const lobby = publicLast(ann, channel);
  await press(ann, lobby, 'join');
  if (table.inDatabase) await table.rest(); // There the second may be saved first.
  await press(ben, lobby, 'join');
  await table.rest();
}

/** Ann begins the match of the lobby. */
export async function starts(table: Table): Promise<void> {
  await press(table.ann, lobbyOf(table), 'start');
  await table.rest();
}

/** A started match. Of the toy Ann is red, Ben blue, and Ann is to move. */
export async function started(table: Table, game = 'toy'): Promise<void> {
  await openLobby(table, { game });
  await bothSit(table);
  await starts(table);
}

/** A table with a started match. */
export async function startedTable(options: TableOptions = {}): Promise<Table> {
  const table = await openTable(options);
  await started(table);
  return table;
}

/** So much time (ms) goes by, and whoever is due then is reminded. */
export async function pass(table: Table, clock: VirtualClock, ms: number): Promise<void> {
  await clock.advance(ms);
  await table.bot.remind();
  await table.rest();
}

/** What somebody reads in private who types a subcommand of `/match`, or a command and its subcommand if it has any. */
export async function typed(
  table: Table,
  person: Person,
  sub: string | readonly [command: string, sub: string | undefined],
  { channel = table.channel, ...options }: { channel?: string } & OptionValues = {},
): Promise<string> {
  await person.slash(channel, ...(typeof sub === 'string' ? (['match', sub] as const) : sub), options);
  await table.rest();
  return privateLast(person, channel).content;
}

/** The question that "Your move" opens for a person. */
export async function questionOf(table: Table, person: Person): Promise<MessageSeen> {
  await press(person, publicLast(person, table.channel), 'answer');
  await table.rest();
  return privateLast(person, table.channel);
}

/** Ann offers a trade, and Ben is asked. */
export async function offerTrade(table: Table): Promise<void> {
  const { ann, channel } = table;
  const [card] = await ann.complete(channel, 'toy', 'market trade', { options: { gives: '' }, focused: 'gives' });
  await ann.slash(channel, 'toy', 'market trade', { gives: card!.value, takes: '-', price: 0 });
  await table.rest();
}

/** Plays one move for whoever is asked, by the private menus alone: the first thing offered each time. */
export async function playAnything(table: Table, person: Person): Promise<void> {
  const { channel } = table;
  const board = publicLast(person, channel);
  await press(person, board, 'answer');
  await table.rest();
  const { id } = privateLast(person, channel);
  const moves = () => table.record().then(({ match }) => match?.logged);
  const before = await moves();
  for (let presses = 0; presses < 30 && (await moves()) === before; presses++) {
    await pressAnything(person, standing(person, channel, id));
    await table.rest();
  }
}

/** The person whose seat is asked first. */
export async function asked(table: Table): Promise<Person> {
  const record = await table.record();
  const user = record.seats[record.asked[0]!.seat]!.user;
  return user === table.ann.id ? table.ann : table.ben;
}

/** Both have moved: now the secret questions come. */
export async function toTheHiding(table: Table): Promise<void> {
  await playAnything(table, table.ann);
  await playAnything(table, table.ben);
}
