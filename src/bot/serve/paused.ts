import { plain } from '#asking/terms/words';
import { Declined, decline } from '../match/declined.ts';
import type { House } from '../match/house.ts';
import { pauseIn, serverOf } from '../match/pause.ts';
import { since } from '../words/say.ts';
import type { Call } from './command.ts';

/** Declines, with the reason, what is done to a match of a server whose matches are paused. */
export async function declineIfPaused(house: House, guild: string | null): Promise<void> {
  const pause = await pauseIn(house, guild);
  if (pause) decline('paused', { reason: plain(pause.reason), since: since(pause.since) });
}

/** The server that a typed command is about: in direct messages that of the match there; null when there is none. */
export async function guildMeant({ house, visit, match }: Call): Promise<string | null> {
  if (visit.guild !== null) return visit.guild;
  try {
    return await serverOf(house, await match());
  } catch (error) {
    if (error instanceof Declined) return null;
    throw error;
  }
}
