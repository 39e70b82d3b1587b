import { type APIMessage, type REST, SnowflakeUtil } from 'discord.js';
import { LIMITS } from '#asking/terms/limits';
import type { Own } from './members.ts';
import { wordsIn } from './standing.ts';

/**
 * What was to be sent some time ago may stand in its channel: the program was killed, or the network broke, before the answer came. Discord knows
 * a nonce for "the past few minutes" (message, "Create Message", `enforce_nonce`). After that it is looked up.
 */

/** So many ms a nonce is surely known. */
const KNOWN_FOR = 60_000;

/** The body of a message that is to be sent once. */
interface Once {
  nonce: string;
  enforce_nonce: true;
  components: Parameters<typeof wordsIn>[0];
}

/**
 * The way to Discord for what was sealed at `since` (ms since 1970). Where Discord may have forgotten the nonce, the channel is looked through for
 * a message with the same words that is not older. It is given in place of a new one.
 */
export function withSentBefore({ rest, own }: Own, since: number, now: number): REST {
  if (now - since < KNOWN_FOR) return rest;
  const post: REST['post'] = async (route, options) => {
    const body = options?.body as Once | undefined;
    const there = body?.enforce_nonce ? await standing(route, body) : undefined;
    return there ?? rest.post(route, options);
  };
  async function standing(route: Parameters<REST['post']>[0], { nonce, components }: Once) {
    const limit = String(LIMITS.channel.messagesPerPage);
    // It may have been sent a little before the clock of this machine says so.
    const after = String(SnowflakeUtil.generate({ timestamp: since - KNOWN_FOR }));
    const read = (await rest.get(route, { query: new URLSearchParams({ limit, after }) })) as APIMessage[];
    const words = wordsIn(components);
    return read.find((one) => one.author.id === own && (one.nonce === nonce || wordsIn(one.components) === words));
  }
  const others = (['get', 'put', 'patch', 'delete'] as const).map((verb) => [verb, rest[verb].bind(rest)] as const);
  return Object.assign(Object.create(rest) as REST, Object.fromEntries(others), { post });
}
