import type { Client } from 'discord.js';
import { commonWords } from '#asking/text';
import { type Catalogue, catalogue, type Locale } from '#core/text';
import type { Json, Message } from '#core/types';
import type { AnyGame } from '#src/game-part';
import type { Log } from '#src/log';
import { VersionConflict } from '#store/errors';
import { inTurn } from '#store/queue';
import type { MatchRecord, Store } from '#store/store';
import en from '../words/text.en.json' with { type: 'json' };
import ja from '../words/text.ja.json' with { type: 'json' };
import { nextReminder } from './due.ts';
import { withNames } from './named.ts';
import { type Circumstances, recovered } from './record.ts';
import { sealing } from './said.ts';

/** All words of the bot, those of commands and questions included. */
export const botText: Catalogue = catalogue(commonWords, { en, ja });

/** What a new match starts with unless somebody says otherwise. */
export interface Defaults {
  locale: Locale;
  remindAfterHours: number;
  remindEveryHours: number;
}

/** What every part of the bot works with. */
export interface House {
  client: Client;
  store: Store;
  games: ReadonlyMap<string, AnyGame>;
  log: Log;
  clock: { now(): number };
  defaults: Defaults;
  /** Whether a delivery of the match is under way, so that what is put in now goes with the next one. */
  isDelivering(match: string): boolean;
  /** Posts what waits in the outbox of a match; see `openCourier`. Never rejects. */
  deliver(match: string): Promise<Delivery>;
}

/** How a delivery went: ms since its begin, and what stood in the way of public messages. */
export interface Delivery {
  drawn?: number;
  delivered?: number;
  trouble?: 'later' | 'gone' | 'forbidden';
  missing?: string[];
}

/** A person's wish that is not granted, with the reason. The router puts it into words. */
export class Declined extends Error {
  override name = 'Declined';
  readonly refused: Message;
  constructor(refused: Message) {
    super(refused.key);
    this.refused = refused;
  }
}

/** Ends a visit with a reason from the catalogue, `bot.refusal.<key>`. */
export function decline(key: string, args?: Record<string, Json>): never {
  throw new Declined({ key: `bot.refusal.${key}`, ...(args && { args }) });
}

export interface Found {
  part: AnyGame;
  record: MatchRecord;
}

/** A match as saved, brought to the rules of this program first. Declines when there is none. */
export async function look(house: House, id: string): Promise<Found> {
  const found = await load(house, id);
  if (!recovered(found.part, found.record, circumstances(house, 'recover'))) return withNames(found);
  return change(house, id, (fresh) => ({ result: fresh }));
}

/** What a change comes to: nothing is saved without a record. */
export interface Changed<T> {
  record?: MatchRecord;
  result: T;
}

/**
 * Changes a match in its turn: loads, lets `work` decide, and saves what it gives. What `work` throws changes nothing.
 * When another process has saved in between it decides again, as often as it takes. Whoever puts something into the outbox
 * calls `deliver` afterwards.
 */
export async function change<T>(house: House, id: string, work: (found: Found) => Changed<T>): Promise<T> {
  return inTurn(`match ${id}`, async () => {
    for (;;) {
      const loaded = await load(house, id);
      const newer = recovered(loaded.part, loaded.record, circumstances(house, 'recover'));
      const found = newer ? { ...loaded, record: newer } : loaded;
      const { record, result } = work(withNames(found));
      const next = record ?? newer;
      if (!next) return result;
      try {
        await house.store.commit(record ? leaving(house, loaded.record, record) : forSaving(next));
        return result;
      } catch (error) {
        if (!(error instanceof VersionConflict)) throw error;
      }
    }
  });
}

/**
 * A changed record as it is saved. What it puts into the outbox goes out at once unless a delivery is under way: then
 * it is sealed with the same commit, and otherwise it may grow on until that delivery has ended.
 */
function leaving(house: House, before: MatchRecord, after: MatchRecord): MatchRecord {
  const isOut = after.outbox !== before.outbox && !house.isDelivering(after.id);
  return forSaving(isOut ? sealing(after, house.clock.now()) : after);
}

/** A record that says when its next reminder is due. */
export const forSaving = (record: MatchRecord): MatchRecord => ({ ...record, nextReminder: nextReminder(record) });

async function load(house: House, id: string): Promise<Found> {
  const record = (await house.store.load(id)) ?? decline('old-button');
  const part = house.games.get(record.game) ?? decline('unknown-game', { games: [...house.games.keys()] });
  return { part, record };
}

/** The moment of a change, marked with what caused it. */
export function circumstances(house: House, mark: string): Circumstances {
  return { mark, now: house.clock.now() };
}
