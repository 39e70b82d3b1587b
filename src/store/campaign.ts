import type { Carried } from '#core/campaign';
import { withoutUser } from './forget.ts';

/** Matches that belong together (`core/campaign.ts`), as the table keeps them. */

/** A campaign of a game in a server. Plain JSON, and immutable like the record of a match. */
export interface CampaignRecord {
  /** As of a match. */
  id: string;
  schema: 1;
  /** 1 at first, higher with each commit. */
  version: number;
  game: string;
  guild: string;
  /** As people call it. */
  name: string;
  /** Who began it. */
  host: string;
  /** What the next match begins from; null before one has been taken on. */
  carried: Carried | null;
  /** The match that is played for it, from its lobby on; it may have ended without anybody having said so here. */
  current: string | null;
  /** The matches it has taken on, the first one first: none is taken on twice. */
  taken: string[];
  createdAt: number;
  updatedAt: number;
}

/** The campaigns of a store, with the promises of its matches. */
export interface CampaignStore {
  /** Saves a new campaign as version 1. Throws `VersionConflict` when the id is taken; rejects what is not valid. */
  create(record: Omit<CampaignRecord, 'version'>): Promise<CampaignRecord>;
  /** The newest version, or undefined when there is no such campaign. Throws `BrokenRecord`. */
  load(id: string): Promise<CampaignRecord | undefined>;
  /** Saves if nobody has saved since `record.version`; it is on the disk then. Throws `VersionConflict`. */
  commit(record: CampaignRecord): Promise<CampaignRecord>;
  /** Those of a game in a server, the one last changed first. */
  of(guild: string, game: string): Promise<CampaignRecord[]>;
}

/** The same campaign, which this user has not begun. */
export const campaignWithout = (record: CampaignRecord, user: string): CampaignRecord => ({
  ...withoutUser({ ...record, carried: null }, user),
  carried: record.carried,
});

/** The order of a list of campaigns: the one last changed first. */
export const lastChangedFirst = (a: CampaignRecord, b: CampaignRecord): number =>
  b.updatedAt - a.updatedAt || (a.id < b.id ? -1 : 1);
