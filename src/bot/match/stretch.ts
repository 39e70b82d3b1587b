import type { AnyGame } from '#src/game-part';
import type { Notice, Stretch } from './notes.ts';
import type { AnyRecord, Found } from './record.ts';

/** A stretch of play belongs together and is told in one public message, the board: the game says what begins a new one. */

/** A message this old (ms) is followed by a new one: Discord lets messages older than an hour be edited a few times only (30046). */
const YOUNG = 50 * 60_000;

/** What still belongs to the stretch that goes on, and, if there is any, what begins with a new one. */
export function divided({ game }: AnyGame, said: readonly Notice[]): { tail: Notice[]; fresh?: Notice[] } {
  const at = said.findIndex((one) => 'event' in one && game.stretches?.includes(one.event.type));
  return at < 0 ? { tail: [...said] } : { tail: said.slice(0, at), fresh: said.slice(at) };
}

/** What the stretch that goes on tells so far, with what has yet to be posted of it. */
export function saidNow({ part, record }: Found): Notice[] {
  let told = [...(record.notes.stretch?.said ?? [])];
  for (const one of record.outbox) {
    if (one.kind !== 'news') continue;
    const { tail, fresh } = divided(part, one.data.said);
    if (fresh) told = [...fresh];
    else told.push(...tail);
  }
  return told;
}

/** The board and what it tells. */
export interface Telling {
  board: AnyRecord['board'];
  stretch: Stretch | undefined;
}

/** The stretch that can be told on where it stands: in this channel, in a message that is not too old. */
export function goingOn({ board, stretch }: Telling, channel: string, now: number): Stretch | undefined {
  return stretch && board?.channel === channel && now - stretch.at < YOUNG ? stretch : undefined;
}
