import type { Bot } from '#bot/bot';
import type { Store } from '#store/store';

/** A process that plays, with the store that it has open. */
export interface Playing {
  bot: Bot;
  store: Store;
}

/** With `CASTELLAN_STORE=postgres` every table keeps its matches in a database. There others post as well, so how a message stands is looked up. */
export const IN_DATABASE = process.env.CASTELLAN_STORE === 'postgres';
/** With `CASTELLAN_WORKERS` so many workers do what is to be done beside each bot on a database. */
export const WORKERS = Number(process.env.CASTELLAN_WORKERS ?? 0);

/** Begins a bot with so many workers beside it. */
export async function beginAll<P extends Playing>(
  begin: (kind: 'bot' | 'worker') => Promise<P>,
  workers: number,
): Promise<P & { workers: Playing[] }> {
  const bot = await begin('bot');
  const beside: Playing[] = [];
  for (let n = 0; n < workers; n++) beside.push(await begin('worker'));
  return { ...bot, workers: beside };
}

/** Ends them all, the bot first. */
export async function endAll({ workers, ...bot }: Playing & { workers: readonly Playing[] }): Promise<void> {
  for (const one of [bot, ...workers]) {
    await one.bot.stop();
    await one.store.close();
  }
}
