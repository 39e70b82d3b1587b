import type { Chance } from '#core/enumerate';
import { Impossible, type InteractionOutcome, type MessageSeen, type Person } from '#local/discord';
import { forgedId, forgedValue, type Known } from './forged-ids.ts';
import type { RealTable } from './real-table.ts';

/** Messages that bear whatever somebody wants to press, posted with the bot's own token. */

interface Forging {
  table: RealTable;
  chance: Chance;
  known: Known;
}

/** A message of the bot that it never wrote: whoever has its ids can press anything. */
export async function forgedMessage(
  { table, chance, known }: Forging,
  channel: string,
  isMenus: boolean,
): Promise<MessageSeen> {
  const ids = new Set<string>();
  while (ids.size < (isMenus ? 5 : 25)) ids.add(forgedId(chance, known));
  const label = 'x';
  const components = [...ids].map((custom_id) => {
    if (!isMenus) return { type: 2, style: 2, label, custom_id };
    const values = new Set(Array.from({ length: 12 }, () => forgedValue(chance, known)));
    return { type: 3, custom_id, max_values: 1, options: [...values].map((value) => ({ label, value })) };
  });
  const inRow = isMenus ? 1 : 5;
  const rows = Array.from({ length: 5 }, (_, row) => ({
    type: 1,
    components: components.slice(row * inRow, (row + 1) * inRow),
  }));
  return posted(table, channel, rows);
}

/** A message of the bot with these rows of buttons and menus. */
export const posted = (table: RealTable, channel: string, components: readonly object[]): Promise<MessageSeen> =>
  asBot(table, 'POST', `/channels/${channel}/messages`, { content: 'forged', components }) as Promise<MessageSeen>;

/** The channel of the bot's direct messages to a person, opened if need be. */
export async function directTo({ table }: Pick<Forging, 'table'>, person: Person): Promise<string> {
  const { id } = (await asBot(table, 'POST', '/users/@me/channels', { recipient_id: person.id })) as { id: string };
  return id;
}

async function asBot({ local }: RealTable, method: string, path: string, body?: object): Promise<unknown> {
  const headers = { authorization: `Bot ${local.token}`, 'content-type': 'application/json' };
  const answer = await fetch(`${local.api}/v10${path}`, {
    method,
    headers,
    ...(body && { body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return answer.status === 204 ? undefined : answer.json();
}

/** Takes a forged message away. */
export const takeAway = ({ table }: Pick<Forging, 'table'>, { channel_id, id }: MessageSeen): Promise<unknown> =>
  asBot(table, 'DELETE', `/channels/${channel_id}/messages/${id}`);

/** Sends an interaction; nothing comes of it when Discord's own program would not send it. */
export async function ifPossible(begin: () => Promise<InteractionOutcome>): Promise<InteractionOutcome | undefined> {
  try {
    return await begin();
  } catch (error) {
    if (error instanceof Impossible) return undefined;
    throw error;
  }
}
