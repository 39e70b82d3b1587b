import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Bot, startBot } from '#bot/bot';
import { type LocalDiscord, openLocalDiscord, type VirtualClock, virtualClock } from '#local/discord';
import { openLog } from '#src/program-log';
import { commands, games } from '#src/registry';
import { openJsonStore } from '#store/json-store';
import type { Store } from '#store/store';
import { noBounds } from '../kit/no-bounds.ts';
import { reading } from '../kit/reading.ts';

/** The real bot with the real games at the stand-in for Discord, all on a clock that is moved by hand. */
export interface World {
  local: LocalDiscord;
  clock: VirtualClock;
  store: Store;
  bot: Bot;
  rest(): Promise<void>;
  restart(): Promise<void>;
  close(): Promise<void>;
}

/** Opens it at a moment, in ms since 1970. */
export async function openWorld(from: number): Promise<World> {
  const folder = await mkdtemp(join(tmpdir(), 'castellan-month-'));
  const clock = virtualClock(from);
  const local = reading(await openLocalDiscord({ clock }));
  const log = openLog('fatal', local.token, { write: () => {} });
  const begin = async () => {
    const store = await openJsonStore(folder);
    const { api, token, applicationId } = local;
    return {
      store,
      bot: await startBot({ api, token, applicationId, store, games, commands, log, defaults: noBounds, clock }),
    };
  };
  const world: World = {
    local,
    clock,
    ...(await begin()),
    async rest() {
      await local.settle(1);
      await world.bot.idle();
      await local.settle(1);
    },
    async restart() {
      await world.bot.stop();
      await world.store.close();
      Object.assign(world, await begin());
      await world.bot.idle();
    },
    async close() {
      await world.bot.stop();
      await world.store.close();
      await local.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
  return world;
}
