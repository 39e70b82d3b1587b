import type { House } from '../match/house.ts';
import { type DiscordTrouble, troubleOf } from '../platform/discord-trouble.ts';
import { wakeThread } from '../platform/threads.ts';

/** Does something in a channel or thread; in a sleeping thread after waking it. */
export async function awake<T>({ rest }: House, channel: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (troubleOf(error) !== 'archived') throw error;
    await wakeThread(rest, channel);
    return work();
  }
}

/** The same, giving what stood in the way if it is Discord's. */
export async function attempt(
  house: House,
  channel: string,
  work: () => Promise<unknown>,
): Promise<DiscordTrouble | undefined> {
  try {
    await awake(house, channel, work);
    return undefined;
  } catch (error) {
    const trouble = troubleOf(error);
    if (!trouble) throw error;
    return trouble;
  }
}
