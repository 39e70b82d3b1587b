import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { linesOf } from '#core/history';
import { readHistory } from '#store/lines';
import { recordIn, type Texts } from '#store/postgres/rows';
import type { MatchRecord } from '#store/store';
import { crashServer, restartServer, startServer } from '../kit/postgres-server.ts';
import { queryAt } from '../kit/query-at.ts';
import { savedMatch } from './product.ts';

/** Where a product under proof keeps its matches. It can be looked into past the running program. */
export interface Home {
  folder: string;
  /** What the program is told besides its folder. */
  env: Readonly<Record<string, string>>;
  /** The newest match, or that of a channel, its history as news; undefined before the first. */
  saved(channel?: string): Promise<MatchRecord | undefined>;
  /** Crashes the server of a database, and starts it again. */
  restart?(): Promise<void>;
  remove(): Promise<void>;
}

export const HOMES = ['folder', 'database'] as const;

/** Makes one, empty; a database has a server of its own. */
export async function makeHome(kind: (typeof HOMES)[number]): Promise<Home> {
  const folder = await mkdtemp(join(tmpdir(), 'castellan-home-'));
  const remove = () => rm(folder, { recursive: true, force: true });
  if (kind === 'folder') return { folder, env: {}, saved: () => savedMatch(folder), remove };
  const place = await mkdtemp(join(tmpdir(), 'castellan-server-'));
  const url = await startServer(place);
  return {
    folder,
    env: { DATABASE_URL: url },
    saved: (channel) => savedIn(url, channel),
    restart: () => restartServer(place),
    async remove() {
      await crashServer(place);
      await rm(place, { recursive: true, force: true });
      await remove();
    },
  };
}

interface Row extends Texts {
  id: string;
  version: number;
  lines: string[];
}

async function savedIn(url: string, channel?: string): Promise<MatchRecord | undefined> {
  // One statement sees one moment.
  const [row] = await queryAt<Row>(
    url,
    `select id, version, head, base,
      array(select text from line where match = id and n <= lines order by n) as lines
      from match where $1::text is null or channel = $1 order by created_at desc limit 1`,
    [channel ?? null],
  );
  if (!row) return undefined;
  const record = recordIn(row.id, row.version, row);
  if (!record.match) return record;
  return { ...record, match: { ...record.match, news: linesOf(readHistory(row.lines, record.match)) } };
}
