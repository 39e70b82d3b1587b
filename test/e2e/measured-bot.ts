import { fork } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { type LocalDiscord, openLocalDiscord } from '#local/discord';
import { reading } from '../kit/reading.ts';
import type { BotFigures, BotMemory, Order, Way } from './measure-bot.ts';
import { mainThreadOf } from './processes.ts';

/** The bot in a process of its own, at a stand-in for Discord in this one: people and stand-in are not in its figures. */
export interface MeasuredBot {
  local: LocalDiscord;
  /** Waits until the bot has done and answered everything. */
  rest(): Promise<void>;
  store: { byChannel(channel: string): Promise<string> };
  /** Plays every match on by chance, so that no two stand alike. */
  scatter(): Promise<void>;
  /** Workers begin beside it. */
  join(): Promise<void>;
  /** So many seats think from here on, all the time, until figures are asked for. */
  think(seats: number): Promise<void>;
  /** Figures count from here on. */
  begin(): Promise<void>;
  figures(): Promise<BotFigures>;
  memory(): Promise<BotMemory>;
  /** ms of CPU of its main thread so far: what somebody waits for, but for what the machine does besides. */
  worked(): number;
  close(): Promise<void>;
}

/** One whose matches are in a folder, if nothing else is said; with `workers` beside it, whose CPU counts as its own. */
export async function openMeasuredBot(way: Way = {}, workers = 0): Promise<MeasuredBot> {
  const local = reading(await openLocalDiscord());
  const { api, token, applicationId } = local;
  const discord = { do: 'start', api, token, applicationId } as const;
  const bot = openChild();
  await bot.tell({ ...discord, ...way });
  const all = [bot];
  const rest = async () => {
    await local.settle(1);
    await bot.tell({ do: 'idle' });
    await local.settle(1);
  };
  return {
    local,
    rest,
    store: { byChannel: async (channel) => (await bot.tell({ do: 'byChannel', channel })) as string },
    async scatter() {
      await bot.tell({ do: 'scatter' });
      await rest();
    },
    async join() {
      while (all.length <= workers) {
        const worker = openChild();
        await worker.tell({ ...discord, ...way, isWorker: true });
        all.push(worker);
      }
      await rest();
    },
    async think(seats) {
      await bot.tell({ do: 'think', seats });
    },
    async begin() {
      for (const one of all) await one.tell({ do: 'begin' });
    },
    async figures() {
      const figures = (await Promise.all(all.map((one) => one.tell({ do: 'figures' })))) as BotFigures[];
      const sumOf = (of: 'cpu' | 'drawn') => figures.reduce((sum, one) => sum + one[of], 0);
      const complaints = figures.flatMap((one) => one.complaints);
      return { ...figures[0]!, cpu: sumOf('cpu'), drawn: sumOf('drawn'), complaints };
    },
    memory: async () => (await bot.tell({ do: 'memory' })) as BotMemory,
    worked: () => mainThreadOf(bot.pid),
    async close() {
      for (const one of all) {
        await one.tell({ do: 'stop' });
        one.disconnect();
      }
      await local.close();
    },
  };
}

/** A process that is told one thing at a time; when it dies, what it was told rejects. */
function openChild() {
  const child = fork('scripts/run.mjs', ['test/e2e/measure-bot.ts'], { execArgv: ['--expose-gc', ...asStarted()] });
  const gone = once(child, 'exit').then(([code]) => Promise.reject(new Error(`the bot ended with ${code}`)));
  gone.catch(() => undefined);
  return {
    pid: child.pid!,
    async tell(order: Order): Promise<unknown> {
      const answered = once(child, 'message');
      child.send(order);
      const [{ done }] = await Promise.race([answered, gone]);
      return done;
    },
    disconnect: () => child.disconnect(),
  };
}

/** What Node is told about memory by `npm start`. */
function asStarted(): string[] {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: { start: string } };
  return scripts.start.split(' ').filter((word) => word.startsWith('--'));
}
