import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readId } from '#asking/terms/ids';
import { type Bot, startBot } from '#bot/bot';
import type { Pauses } from '#bot/match/computer-turns';
import type { Level } from '#core/levels';
import { type LocalDiscord, openLocalDiscord, type Person, realClock } from '#local/discord';
import { showPage } from '#src/local-page';
import { openLog } from '#src/program-log';
import { commands, games } from '#src/registry';
import { shelfOf } from '#src/shelf';
import { openJsonStore } from '#store/json-store';
import type { MatchRecord, Store } from '#store/store';
import { noBounds } from '../kit/no-bounds.ts';
import { parts } from '../kit/parts.ts';
import { reading } from '../kit/reading.ts';
import { controlsOf, isPublic } from '../kit/visible.ts';

/** The real bot with the real games and the toy with everything at the stand-in for Discord, in this process. */
export interface RealTable {
  local: LocalDiscord;
  store: Store;
  bot: Bot;
  /** Lines that the program logged as warning or worse. */
  complaints: string[];
  /** Waits until the bot has done and answered everything. */
  rest(): Promise<void>;
  close(): Promise<void>;
}

interface Opened {
  /** Serves both pages too, that of rooms with its first screen where `home` is asked for. */
  page?: boolean;
  home?: boolean;
  /** Where the store is, and stays; else it is in a folder that goes at the end. */
  kept?: string;
  /** How long computers wait before they answer; as they do it for people if absent. */
  computers?: Pauses;
  /** Puts things into the folder of the store before the program begins. */
  before?(folder: string, local: LocalDiscord): Promise<void>;
}

export async function openRealTable({
  page = false,
  home = false,
  kept = '',
  computers,
  before,
}: Opened = {}): Promise<RealTable> {
  const folder = kept || (await mkdtemp(join(tmpdir(), 'castellan-e2e-')));
  const pageFolder = fileURLToPath(new URL('../../src/local/page', import.meta.url));
  const local = reading(await openLocalDiscord(page ? { pageFolder, ...(home && { shelf: shelfOf(games) }) } : {}));
  const complaints: string[] = [];
  const log = openLog('warn', local.token, { write: (line) => void complaints.push(line) });
  await before?.(folder, local);
  const store = await openJsonStore(folder);
  const { api, token, applicationId } = local;
  const discord = { api, token, applicationId };
  const bot = await startBot({
    ...discord,
    store,
    games: parts,
    commands,
    log,
    defaults: noBounds,
    ...(computers && { computers }),
  });
  const shown = page ? await showPage(local, bot, { store, log, clock: realClock }) : undefined;
  return {
    local,
    store,
    bot,
    complaints,
    async rest() {
      await local.settle(1);
      await bot.idle();
      await local.settle(1);
    },
    async close() {
      shown?.close();
      await bot.stop();
      await store.close();
      await local.close();
      if (!kept) await rm(folder, { recursive: true, force: true });
    },
  };
}

interface Wanted {
  game?: string;
  options?: Readonly<Record<string, string>>;
  /** The name of the campaign that it is played for. */
  campaign?: string;
  /** The roles that are played, taken by turns: by everybody one, then a second one. Without it each takes the first seat that is free. */
  roles?: readonly string[];
  /** Of which level those are who sit down after the people; none if absent. */
  computers?: readonly Level[];
}

/** Opens a match of a game in a channel, sits these people down in order, lets them agree and starts it; gives its id. */
export async function startMatch(
  table: Pick<RealTable, 'rest'> & { store: Pick<Store, 'byChannel'> },
  channel: string,
  people: readonly Person[],
  { game = 'tears-of-the-dragon', options = {}, campaign, roles, computers = [] }: Wanted = {},
): Promise<string> {
  const [first] = people;
  await first!.slash(channel, 'match', 'new', { game, ...(campaign && { campaign }) });
  await table.rest();
  for (const [name, value] of Object.entries(options)) {
    await first!.slash(channel, 'match', 'options', { name, value });
    await table.rest();
  }
  for (const [i, seat] of (roles ?? people.map(() => undefined)).entries()) {
    await people[i % people.length]!.slash(channel, 'match', 'join', seat === undefined ? {} : { seat });
    await table.rest();
  }
  for (const computer of computers) {
    await first!.slash(channel, 'match', 'join', { computer });
    await table.rest();
  }
  for (const person of people) {
    const lobby = person.messages(channel).findLast(isPublic)!;
    const agree = controlsOf(lobby).find(({ id }) => readId(id)?.kind === 'agree');
    if (agree) await person.click(lobby.id, agree.id);
    await table.rest();
  }
  await first!.slash(channel, 'match', 'start', people.length + computers.length === 1 ? { alone: true } : {});
  await table.rest();
  const board = first!.messages(channel).findLast((message) => isPublic(message) && controlsOf(message).length > 0);
  const id = await table.store.byChannel(channel);
  if (!board || id === undefined) throw new Error('the match did not start');
  return id;
}

/** A match as saved. */
export async function recordOf(table: RealTable, id: string): Promise<MatchRecord> {
  const record = await table.store.load(id);
  if (!record) throw new Error(`no match ${id}`);
  return record;
}
