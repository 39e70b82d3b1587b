import { type APIChannel, ChannelType, type REST, Routes } from 'discord.js';
import { LIMITS } from '#asking/terms/limits';

/** Threads that the bot opens, and who is in them. All of them sleep after a week of silence. */

/** Brings a thread back from the archive. */
export async function wakeThread(rest: REST, thread: string): Promise<void> {
  await rest.patch(Routes.channel(thread), { body: { archived: false } });
}

/** Opens a thread that everybody sees who sees the channel. Gives its id. */
export const beginThread = (rest: REST, channel: string, name: string): Promise<string> =>
  opened(rest, channel, { name, type: ChannelType.PublicThread });

/** Opens one that only its members see, into which nobody but the bot lets anybody: at first nobody is in it. */
export const openPrivateThread = (rest: REST, channel: string, name: string): Promise<string> =>
  opened(rest, channel, { name, type: ChannelType.PrivateThread, invitable: false });

async function opened(
  rest: REST,
  channel: string,
  { name, ...wanted }: { name: string; type: ChannelType; invitable?: boolean },
): Promise<string> {
  const [, , , week] = LIMITS.channel.autoArchive;
  const body = { ...wanted, name: name.slice(0, LIMITS.channel.name), auto_archive_duration: week };
  const thread = (await rest.post(Routes.threads(channel), { body })) as APIChannel;
  return thread.id;
}

/** Takes a thread away for good. It needs the permission to manage threads, which the bot does not ask for: some servers give it. */
export async function takeAway(rest: REST, thread: string): Promise<void> {
  await rest.delete(Routes.channel(thread));
}

/** Lets somebody into a thread; who is in already stays. */
export async function letIn(rest: REST, thread: string, user: string): Promise<void> {
  await rest.put(Routes.threadMembers(thread, user));
}

/** Takes somebody out of a thread; who is not in it stays out. */
export async function takeOut(rest: REST, thread: string, user: string): Promise<void> {
  await rest.delete(Routes.threadMembers(thread, user));
}

/** Asks for a channel or thread: throws what stands in the way of it. */
export async function reach(rest: REST, channel: string): Promise<void> {
  await rest.get(Routes.channel(channel));
}
