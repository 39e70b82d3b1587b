import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AnyGame } from '#src/game-part';
import { crashServer, startServer } from '../kit/postgres-server.ts';
import { queryAt } from '../kit/query-at.ts';
import type { Table } from './decided.ts';
import type { Way } from './measure-bot.ts';
import { measureTables, type Wave } from './measure-tables.ts';
import { openMeasuredBot } from './measured-bot.ts';

/** The same presses in each of the ways in which a bot can keep its matches and deliver. */

/** How it is in each: in a folder; in a database, delivering by itself; there by jobs; and by jobs with a worker beside it. */
export const WAYS = ['folder', 'courier', 'jobs', 'worker'] as const;
export type WayName = (typeof WAYS)[number];

/** What presses came to in one of them. */
export interface WayFigures {
  presses: number;
  /** ms of CPU of all processes of the bot. */
  cpu: number;
  /** Messages that it posted or changed in channels. */
  posts: number;
  /** Of each press that made it post a public picture, ms of the clock until it stood there. */
  pictured: number[];
}

const POSTS = /^(POST|PATCH) \/channels\/:id\/messages/;

/**
 * All ways by turns, so often: what each came to in each turn. Each turn plays the same at new tables, in a database of its own. The server
 * is one for all.
 */
export async function measureWays(
  part: AnyGame,
  wave: Wave,
  table: Table,
  turns: number,
): Promise<Record<WayName, WayFigures[]>> {
  const home = mkdtempSync(join(tmpdir(), 'castellan-bench-ways-'));
  const figures: Record<WayName, WayFigures[]> = { folder: [], courier: [], jobs: [], worker: [] };
  try {
    const server = await startServer(home, { safe: true });
    for (let turn = 0; turn < turns; turn++) {
      for (const name of WAYS) {
        const bot = await openMeasuredBot(await wayOf(name, server, turn), name === 'worker' ? 1 : 0);
        const { presses, cpu, requests, pictured } = await measureTables(part, wave, table, bot);
        const posts = requests.reduce((all, [kind, n]) => all + (POSTS.test(kind) ? n : 0), 0);
        figures[name].push({ presses, cpu, posts, pictured });
      }
    }
  } finally {
    await crashServer(home);
    rmSync(home, { recursive: true, force: true });
  }
  return figures;
}

async function wayOf(name: WayName, server: string, turn: number): Promise<Way> {
  if (name === 'folder') return {};
  const database = new URL(server);
  database.pathname = `${name}_${turn}`;
  await queryAt(server, `create database ${name}_${turn}`);
  return { database: database.href, isAlone: name === 'courier' };
}
