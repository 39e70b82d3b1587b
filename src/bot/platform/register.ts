import { createHash } from 'node:crypto';
import { type APIApplicationCommand, type REST, Routes } from 'discord.js';
import type { Store } from '#store/store';

/**
 * Makes the application's commands what `commands` says, with one bulk request, and only when they are not so already.
 * The hash of the last ones sent is in the store. What Discord has is compared by name, in case somebody else wrote.
 * Gives whether it had to write.
 */
export async function register(
  rest: REST,
  applicationId: string,
  commands: readonly { name: string }[],
  store: Store,
): Promise<boolean> {
  const hash = createHash('sha256')
    .update(JSON.stringify([applicationId, commands]))
    .digest('hex');
  const route = Routes.applicationCommands(applicationId);
  if ((await store.meta('commands')) === hash) {
    const known = (await rest.get(route)) as APIApplicationCommand[];
    const names = (list: readonly { name: string }[]) => JSON.stringify(list.map((each) => each.name).sort());
    if (names(known) === names(commands)) return false;
  }
  await rest.put(route, { body: commands });
  await store.saveMeta('commands', hash);
  return true;
}
