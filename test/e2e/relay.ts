import { openLocalDiscord } from '#local/discord';
import { botSettings } from '../kit/bot-settings.ts';
import type { Home } from './homes.ts';
import type { Product } from './product.ts';
import { type Running, startProgram } from './program.ts';

/** Programs at one table and one database: one plays, and another one stands by. */
export interface Relay {
  /** The one that plays next, as soon as it does. Only then another one begins to stand by. */
  next(): Promise<Product>;
  close(): Promise<void>;
}

/** The table is in this process, so that it outlasts them all. */
export async function openRelay({ folder, env }: Home, program: string): Promise<Relay> {
  const local = await openLocalDiscord();
  const { url } = local;
  const begin = () =>
    startProgram(program, {
      STORE_DIR: folder,
      ...botSettings(local),
      ...env,
    });
  let waiting: Running = begin();
  return {
    async next() {
      const { isGone, log, kill, says } = waiting;
      await says(/Logged in/);
      waiting = begin();
      await waiting.says(/stands by/);
      return { url, isGone, log, kill };
    },
    async close() {
      await waiting.kill();
      await local.close();
    },
  };
}
