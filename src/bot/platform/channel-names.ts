import { type APIChannel, type REST, type RESTGetAPIGuildThreadsResult, Routes } from 'discord.js';

/** What the channels and open threads of a server are called, by id; nobody has a name where Discord does not tell. */
export async function channelNames(rest: REST, guild: string): Promise<ReadonlyMap<string, string>> {
  try {
    const [channels, { threads }] = (await Promise.all([
      rest.get(Routes.guildChannels(guild)),
      rest.get(Routes.guildActiveThreads(guild)),
    ])) as [APIChannel[], RESTGetAPIGuildThreadsResult];
    return new Map([...channels, ...threads].map(({ id, name }) => [id, name ?? '']));
  } catch {
    return new Map();
  }
}
