import { ChannelType } from 'discord-api-types/v10';
import { FLAGS } from '#asking/terms/limits';
import { everyComponent } from '../validate/component-tree.ts';
import type { ChannelRecord, MessageRecord, World } from '../world/world.ts';

/** `allowed_mentions` of a body. */
export interface AllowedMentions {
  parse?: string[];
  users?: string[];
  roles?: string[];
}

/**
 * Whom a message pings (resources/message, "Allowed Mentions Object"). Without `allowed` an ordinary message pings all
 * it names, an answer to an interaction only users.
 */
export function mentionsOf(
  world: World,
  message: { content: string; components: unknown },
  allowed: AllowedMentions | null | undefined,
  ordinary: boolean,
): MessageRecord['mentions'] {
  const texts = [...everyComponent(message.components)].map((each) =>
    typeof each.content === 'string' ? each.content : '',
  );
  const words = [message.content, ...texts].join('\n');
  const rule = allowed ?? { parse: ordinary ? ['users', 'roles', 'everyone'] : ['users'] };
  const may = (kind: 'users' | 'roles', id: string) => !!rule.parse?.includes(kind) || !!rule[kind]?.includes(id);
  const named = (pattern: RegExp) => [...new Set([...words.matchAll(pattern)].map((match) => match[1]!))];
  return {
    users: named(/<@!?(\d+)>/g).filter((id) => world.people.has(id) && may('users', id)),
    roles: named(/<@&(\d+)>/g).filter((id) => may('roles', id)),
    everyone: /@(everyone|here)/.test(words) && !!rule.parse?.includes('everyone'),
  };
}

/**
 * Whether a message asks for somebody: it names them and offers something to press. It must have pinged somebody when
 * it came, or was told to make no noise; otherwise it only tells of people. An edit pings nobody, and takes no ping
 * back.
 */
export function asks({ content, components, onlyFor, flags, called = [] }: MessageRecord, person: string): boolean {
  if (onlyFor !== null || (called.length === 0 && (flags & FLAGS.silent) === 0)) return false;
  const all = [...everyComponent(components)];
  const texts = [content, ...all.map((each) => (typeof each.content === 'string' ? each.content : ''))];
  const isNamed = texts.some((text) => text.includes(`<@${person}>`) || text.includes(`<@!${person}>`));
  return isNamed && all.some((each) => typeof each.custom_id === 'string');
}

/** Being pinged in a thread brings a person into it. */
export function joinByMention(channel: ChannelRecord, users: string[]): boolean {
  const members = channel.thread?.members;
  const fresh = users.filter((id) => members && !members.includes(id));
  members?.push(...fresh);
  return fresh.length > 0 && channel.type === ChannelType.PrivateThread;
}
