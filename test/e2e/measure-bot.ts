import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { type Bot, type BotOptions, startBot } from '#bot/bot';
import { forSaving } from '#bot/match/change';
import { answered } from '#bot/match/play';
import { recordOf } from '#bot/match/record';
import { chanceFrom, choose } from '#chance/playout';
import { isRefusal } from '#core/actions';
import { position } from '#core/match';
import type { Match } from '#core/types';
import { painter } from '#drawing/studio';
import { type OpenedStore, openStore } from '#src/open-store';
import { openLog } from '#src/program-log';
import { PROGRAM } from '#src/program-number';
import { openReader } from '#src/reading/reader';
import { commands, games } from '#src/registry';
import { openThinker } from '#src/thinker/open-thinker';
import { openPostgresStore } from '#store/postgres/postgres-store';
import type { Store } from '#store/store';
import { noBounds } from '../kit/no-bounds.ts';
import { unsalted } from '../kit/salt.ts';
import { keepThinking, type ThoughtFigures } from './measure-thinking.ts';
import { cpuOf, mainThreadOf, ownMemoryOf, residentOf } from './processes.ts';

/**
 * The real bot in a process of its own, measured from inside: neither people nor the stand-in are in its figures. It is
 * started by `measured-bot.ts`, one order at a time, and ends when the other process does.
 */

export type Order =
  | ({ do: 'start'; api: string; token: string; applicationId: string } & Way)
  | { do: 'byChannel'; channel: string }
  | { do: 'think'; seats: number }
  | { do: 'scatter' | 'idle' | 'begin' | 'figures' | 'memory' | 'stop' };

/** Where a bot keeps its matches: in a folder, or in the database at this address. There jobs deliver, unless `isAlone`: it does so by itself. */
export interface Way {
  database?: string;
  isAlone?: boolean;
  /** It is a worker, beside a bot. */
  isWorker?: boolean;
  /** How its event loop and its memory stand is looked at all the time. That takes 60 ms of CPU each second, so CPU is not compared so. */
  isWatched?: boolean;
}

/** What the bot took since `begin`: ms of CPU of all its processes, and pictures drawn. */
export interface BotFigures {
  cpu: number;
  /** If it is watched: the longest ms that its event loop was held by the clock, which counts the machine's other work too, and by CPU. */
  held: number;
  heldCpu: number;
  drawn: number;
  /** Lines that it logged as warning or worse. */
  complaints: string[];
  /** If computers think beside it: what they came to, and the most bytes that the process that thinks had for itself. */
  thinking?: ThoughtFigures & { memory: number };
}

/** Resident memory of the bot and its processes, in bytes: now, after what was not needed any more has been cleared, and the most since `begin` if it is watched. */
export interface BotMemory {
  now: number;
  most: number;
}

// As `npm start` does it. The map of this program takes 115 MB from the first stack that is read, and that may be at any time.
process.setSourceMapsEnabled(false);

const held = monitorEventLoopDelay({ resolution: 1 });
const complaints: string[] = [];
const reader = openReader();
const thinker = openThinker();
let cpu = cpuOf(process.pid);
/** The longest that the main thread worked between two turns of its event loop. */
let heldCpu = 0;
let lastTurn = mainThreadOf(process.pid);
let drawn = 0;
const { paint } = painter;
painter.paint = (sheet) => {
  drawn++;
  return paint(sheet);
};
let most = 0;
let mostThinking = 0;
let stopThinking: (() => Promise<ThoughtFigures>) | undefined;
let running: Playing;
interface Playing {
  bot: Bot;
  store: Store;
  folder: string;
  /** Begins it anew, once its store is closed. */
  begun(): Promise<Playing>;
}
/** Answers by chance after which a match is measured: at least so many, and up to so many more. */
const PLAYED = 20;
const SPREAD = 40;

function turn(): void {
  const now = mainThreadOf(process.pid);
  heldCpu = Math.max(heldCpu, now - lastTurn);
  lastTurn = now;
}

/** Memory is looked at now and then: asking takes half a millisecond. */
function watch(): void {
  setInterval(turn, 5).unref();
  setInterval(() => {
    most = Math.max(most, residentOf(process.pid));
    mostThinking = Math.max(mostThinking, ownMemoryOf(process.pid, '/thinker/'));
  }, 50).unref();
  held.enable();
}

/** Plays each match on by chance, so that no two stand alike: a picture that tables share is drawn once for all. */
async function scatter(store: Store): Promise<void> {
  for (const [i, { id }] of (await store.all()).entries()) {
    let record = (await store.load(id))!;
    const part = games.find(({ game }) => game.id === record.game)!;
    // Figures are compared: each run plays the same.
    const chance = chanceFrom(unsalted(`scatter/${i}`));
    for (let n = 0; n < PLAYED + ((i * 7) % SPREAD); n++) {
      const { g, open } = position(part.game, record.match as Match<unknown>);
      const decision = open[Math.floor(chance() * open.length)];
      if (!decision) break;
      const chosen = choose({ ...part, g, decision, policy: 'progress', chance });
      const answer = { decision: decision.id, seat: decision.seat, ...chosen };
      // Only of the last one there is news to post: the board as it stands then.
      const quiet = recordOf({ ...record, outbox: [] });
      const taken = answered({ part, record: quiet }, answer, { mark: `scatter-${n}`, now: Date.now() });
      if (isRefusal(taken)) throw new Error(taken.refused.key);
      record = await store.commit(forSaving(taken.record, noBounds));
    }
  }
}

/** A bot of its own on this folder, or on the database. */
async function begun({ do: _, isWatched: __, ...order }: Order & { do: 'start' }, folder: string): Promise<Playing> {
  const { database, isAlone = false, isWorker = false, ...discord } = order;
  const kind = isWorker ? 'worker' : 'bot';
  const log = openLog('warn', order.token, { write: (line) => void complaints.push(line) });
  const opened = isAlone
    ? { store: await openPostgresStore(database!, { program: PROGRAM }) }
    : await openStore({ storeDir: folder, databaseUrl: database, discord, interactions: undefined }, log, {
        kind,
        print() {},
      });
  const { store, jobs, others }: Pick<OpenedStore, 'store' | 'jobs' | 'others'> = opened;
  const shared = { ...(jobs && { jobs }), ...(others && { others }) };
  const options: BotOptions = {
    ...discord,
    kind,
    store,
    games,
    commands,
    log,
    defaults: noBounds,
    reader,
    thinker,
    ...shared,
  };
  return { bot: await startBot(options), store, folder, begun: () => begun({ do: 'start', ...order }, folder) };
}

async function obey(order: Order): Promise<unknown> {
  switch (order.do) {
    case 'start':
      if (order.isWatched) watch();
      running = await begun(order, await mkdtemp(join(tmpdir(), 'castellan-tables-')));
      return undefined;
    case 'scatter':
      await running.bot.stop();
      await scatter(running.store);
      await running.store.close();
      running = await running.begun();
      return running.bot.idle();
    case 'byChannel':
      return running.store.byChannel(order.channel);
    case 'idle':
      return running.bot.idle();
    case 'think':
      stopThinking = await keepThinking(thinker, running.store, order.seats);
      return undefined;
    case 'memory':
      globalThis.gc?.();
      return { now: residentOf(process.pid), most } satisfies BotMemory;
    case 'begin':
      complaints.length = 0;
      most = residentOf(process.pid);
      drawn = 0;
      held.reset();
      turn();
      heldCpu = 0;
      cpu = cpuOf(process.pid);
      return undefined;
    case 'figures': {
      const figures = { cpu: cpuOf(process.pid) - cpu, held: held.max / 1e6, heldCpu, drawn, complaints };
      const thought = await stopThinking?.();
      return { ...figures, ...(thought && { thinking: { ...thought, memory: mostThinking } }) } satisfies BotFigures;
    }
    case 'stop':
      await running.bot.stop();
      await reader.close();
      await thinker.close();
      await running.store.close();
      await rm(running.folder, { recursive: true, force: true });
      return undefined;
  }
}

process.on('message', (order: Order) => void obey(order).then((done) => process.send!({ done })));
process.on('disconnect', () => process.exit());
