import { position } from '#core/match';
import type { Message } from '#core/types';
import { type AnyRecord, type Found, isPlayed } from './record.ts';

/** A match that the rules here can make nothing of, and the reason in words (`refusal.unplayable-…`). */
export class Unplayable extends Error {
  override name = 'Unplayable';
  readonly reason: Message;
  constructor(id: string, reason: Message, cause?: unknown) {
    super(`match ${id} cannot be played: ${reason.key}`, { cause });
    this.reason = reason;
  }
}

/** States that were looked at, or that these rules have made themselves. */
const looked = new WeakSet<object>();

/** Remembers that the rules have made this record, so that it is not looked at again. */
export function trust({ match }: AnyRecord): void {
  if (match) looked.add(match.base as object);
}

/**
 * What `work` gives. Throws `Unplayable` for whatever it throws, with the place in the state as far as it is known.
 * What the state says there is in the cause alone, for it may be secret.
 */
export function orUnplayable<T>(id: string, work: () => T): T {
  try {
    return work();
  } catch (error) {
    if (error instanceof Unplayable) throw error;
    throw new Unplayable(id, reasonOf(error), error);
  }
}

/**
 * Looks once through a match: where it stands, what is asked about what, how seats are called, and what each viewer
 * sees. Throws whatever the rules throw. Throws `Unplayable` when match and record differ in their number of seats.
 * Does nothing for a state it has looked through before.
 */
export function lookThrough(found: Found): void {
  if (!isPlayed(found)) return;
  const { part, record } = found;
  const { game } = part;
  const { match, seats, id } = record;
  const { base } = match;
  if (typeof base === 'object' && base !== null && looked.has(base)) return;
  if (match.seats !== seats.length) throw new Unplayable(id, { key: 'bot.refusal.unplayable-record' });
  const { g, open } = position(game, match);
  for (const { actions, about } of open) for (const name of actions) game.actions[name]!.about?.parse(about);
  game.view(g, 'spectator');
  for (const seat of seats.keys()) {
    game.view(g, seat);
    game.seatName?.(g, seat);
  }
  trust(record);
}

function reasonOf(error: unknown): Message {
  const { issues } = error as { issues?: readonly { path: readonly PropertyKey[] }[] };
  const path = issues?.[0]?.path.map(String).join('.');
  if (path) return { key: 'bot.refusal.unplayable-state', args: { where: `\`${path.slice(0, 100)}\`` } };
  const name = error instanceof Error ? error.name : typeof error;
  return { key: 'bot.refusal.unplayable-rules', args: { error: `\`${name}\`` } };
}
