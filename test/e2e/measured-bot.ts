import { fork } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { type LocalDiscord, openLocalDiscord } from '#local/discord';
import { reading } from '../kit/reading.ts';
import type { BotFigures, BotMemory, Order } from './measure-bot.ts';
import { mainThreadOf } from './processes.ts';

/** The bot in a process of its own, at a stand-in for Discord in this one: people and stand-in are not in its figures. */
export interface MeasuredBot {
  local: LocalDiscord;
  /** Waits until the bot has done and answered everything. */
  rest(): Promise<void>;
  store: { byChannel(channel: string): Promise<string> };
  /** Plays every match on by chance, so that no two stand alike. */
  scatter(): Promise<void>;
  /** Figures count from here on. */
  begin(): Promise<void>;
  figures(): Promise<BotFigures>;
  memory(): Promise<BotMemory>;
  /** ms of CPU of its main thread so far: what somebody waits for, but for what the machine does besides. */
  worked(): number;
  close(): Promise<void>;
}

export async function openMeasuredBot(): Promise<MeasuredBot> {
  const local = reading(await openLocalDiscord());
  const child = fork('scripts/run.mjs', ['test/e2e/measure-bot.ts'], { execArgv: ['--expose-gc', ...asStarted()] });
  const gone = once(child, 'exit').then(([code]) => Promise.reject(new Error(`the bot ended with ${code}`)));
  gone.catch(() => undefined);
  /** It is told one thing at a time; when it dies, what it was told rejects. */
  async function tell(order: Order): Promise<unknown> {
    const answered = once(child, 'message');
    child.send(order);
    const [{ done }] = await Promise.race([answered, gone]);
    return done;
  }
  const { api, token, applicationId } = local;
  await tell({ do: 'start', api, token, applicationId });
  const rest = async () => {
    await local.settle(1);
    await tell({ do: 'idle' });
    await local.settle(1);
  };
  return {
    local,
    rest,
    store: { byChannel: async (channel) => (await tell({ do: 'byChannel', channel })) as string },
    async scatter() {
      await tell({ do: 'scatter' });
      await rest();
    },
    async begin() {
      await tell({ do: 'begin' });
    },
    figures: async () => (await tell({ do: 'figures' })) as BotFigures,
    memory: async () => (await tell({ do: 'memory' })) as BotMemory,
    worked: () => mainThreadOf(child.pid!),
    async close() {
      await tell({ do: 'stop' });
      child.disconnect();
      await local.close();
    },
  };
}

/** What Node is told about memory by `npm start`. */
function asStarted(): string[] {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: { start: string } };
  return scripts.start.split(' ').filter((word) => word.startsWith('--'));
}
