import { type APIMessage, Routes } from 'discord.js';
import { change, find } from '../match/change.ts';
import type { House } from '../match/house.ts';
import { withNews } from '../match/outbox.ts';
import { type AnyRecord, isNewer, recordOf, withNotes } from '../match/record.ts';
import { troubleOf } from '../platform/discord-trouble.ts';
import { sweepBells } from './bell.ts';
import { countDays } from './lobbies.ts';

/**
 * Takes matches up where an earlier process has left them: posts what waits, then a new board or bell where the last one has
 * disappeared meanwhile. One match after the other, for it can be many.
 */
export async function takeUp(house: House, matches: readonly string[]): Promise<void> {
  for (const id of matches) {
    try {
      await takeUpOne(house, id);
    } catch (error) {
      // A match these rules or values cannot read rests as it is on the disk; the others go on.
      house.log.error({ err: error, match: id }, 'this match cannot be taken up');
    }
  }
}

async function takeUpOne(house: House, id: string): Promise<void> {
  const saved = await house.store.load(id);
  const part = saved && house.games.get(saved.game);
  if (saved && (!part || isNewer(part, saved))) {
    const why = part ? 'a match of a newer program' : 'a match of a game that is not here';
    house.log.warn({ match: id, game: saved.game }, `${why} is left alone`);
    return;
  }
  await house.deliver(id, saved && isLeft(recordOf(saved)) ? 'renew' : undefined);
  const later = await house.store.load(id);
  if (later?.status === 'lobby' && later.nextReminder === null) await countDays(house, id);
  if (await sweepLeft(house, id)) await house.deliver(id, 'renew');
}

/**
 * Looks at what a crash may have left in the channel of a running match: bells that nobody knows of go. Where board or bell have disappeared, or
 * the board asks something else, that is noted. Gives whether it has to be delivered anew.
 */
export async function sweepLeft(house: House, id: string): Promise<boolean> {
  const saved = await house.store.load(id);
  const record = saved && recordOf(saved);
  if (record?.status !== 'running' || !record.board || record.notes.blocked !== undefined) return false;
  const { bell } = record.notes;
  const { seen, isBoardBehind } = await sweepBells(house, await find(house, id));
  const isGone = async (one: Place) => !seen.has(one.message) && !(await isThere(house, one));
  const isBoardGone = await isGone(record.board);
  const isBellGone = bell !== undefined && (await isGone(bell));
  if (!isBoardGone && !isBellGone && !isBoardBehind) return false;
  await change(house, id, (fresh) => {
    const { stretch } = fresh.record.notes;
    const silenced = withNotes(fresh.record, {
      ...(isBellGone && { bell: undefined }),
      // It is drawn and said once more, with what it asks.
      ...(isBoardBehind && stretch && { stretch: { ...stretch, stale: true } }),
    });
    return { record: isBoardGone ? withNews(silenced, []) : silenced, result: undefined };
  });
  return true;
}

/** Whether board or bell may be older than the match; of all others nothing has to be worked out at the start. */
const isLeft = ({ outbox, notes: { stretch, bell } }: AnyRecord): boolean =>
  outbox.length > 0 || stretch?.stale === true || !bell;

/** Where a message stands. */
type Place = { channel: string; message: string };

async function isThere(house: House, { channel, message }: Place): Promise<boolean> {
  return house.rest.get(Routes.channelMessage(channel, message)).then(
    (found) => (found as APIMessage).id === message,
    (error: unknown) => troubleOf(error) !== 'no-message',
  );
}
