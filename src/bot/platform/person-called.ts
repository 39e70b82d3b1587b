import type { Client } from 'discord.js';

/** What Discord calls this user; undefined where it does not tell. The client remembers it. */
export const personCalled = async (client: Client, user: string): Promise<string | undefined> =>
  (await client.users.fetch(user).catch(() => null))?.displayName;
