import { createHmac, randomBytes } from 'node:crypto';
import type { Clock } from './clock.ts';
import type { FileStore } from './files.ts';
import { snowflakeAt, snowflakes } from './snowflake.ts';
import type {
  ChannelRecord,
  CommandRecord,
  Hint,
  Identity,
  InteractionRecord,
  MessageRecord,
  PersonRecord,
  World,
} from './world.ts';

/** All that outlives a restart, as plain JSON. */
export interface Records {
  format: 1;
  lastId: string;
  joined: boolean;
  people: PersonRecord[];
  channels: ChannelRecord[];
  messages: MessageRecord[];
  commands: CommandRecord[];
  interactions: InteractionRecord[];
}

/** What a world is made with; `records` continues an earlier one. */
export interface WorldSetup {
  clock: Clock;
  token: string | undefined;
  keys: boolean;
  files: FileStore;
  records: Records | undefined;
}

/** A world with its listeners: `onHint` for pages and memory, `stop` ends all its timers. */
export interface LiveWorld extends World {
  onHint(listener: (hint: Hint) => void): () => void;
  stop(): void;
}

/** The same for every table, so that ids in logs and tests are known: a guild, the bot, its role. */
const BORN = snowflakeAt(Date.UTC(2026, 0, 1));

/** A guild without channels and the bot in it, or the world of `records`. */
export function newWorld({ clock, token, keys, files, records }: WorldSetup): LiveWorld {
  const applicationId = (BORN + 1n).toString();
  const identity: Identity = {
    token: token ?? newToken(applicationId),
    applicationId,
    botName: 'Castellan',
    guildId: (BORN + 2n).toString(),
    guildName: 'Local table',
    botRoleId: (BORN + 3n).toString(),
  };
  const listeners = new Set<(hint: Hint) => void>();
  const timers = new Set<unknown>();
  const secret = randomBytes(16).toString('base64url');
  const world: LiveWorld = {
    identity,
    clock,
    ids: snowflakes(clock, records?.lastId),
    joined: records?.joined ?? true,
    people: byId(records?.people),
    channels: byId(records?.channels),
    messages: byId(records?.messages),
    byChannel: new Map(),
    commands: records?.commands ?? [],
    forEverybody: new Set(),
    creations: new Map(),
    interactions: byId(records?.interactions),
    awaiting: new Map(),
    changes: 0,
    owed: new Map(),
    duplicateNext: false,
    isDoubled: () => false,
    repeatLast: () => {},
    galleryEdits: 'taken',
    files,
    given: new Map(),
    base: '',
    signature: (file) => (keys ? `?hm=${createHmac('sha256', secret).update(file).digest('base64url')}` : ''),
    surprises: [],
    dispatch: () => {},
    offer: () => {},
    hint: (hint) => {
      for (const listener of listeners) listener(hint);
    },
    later(ms, fn) {
      const timer = clock.setTimeout(() => {
        timers.delete(timer);
        fn();
      }, ms);
      timers.add(timer);
      return () => {
        timers.delete(timer);
        clock.clearTimeout(timer);
      };
    },
    onHint(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    stop() {
      for (const timer of timers) clock.clearTimeout(timer);
      timers.clear();
      for (const settle of world.awaiting.values()) settle({ outcome: 'failed' });
      world.awaiting.clear();
    },
  };
  for (const message of world.messages.values()) {
    const siblings = world.byChannel.get(message.channel);
    if (siblings) siblings.push(message);
    else world.byChannel.set(message.channel, [message]);
  }
  // Nobody waits any more for what was under way when the table closed.
  for (const record of world.interactions.values()) if (record.state === 'waiting') record.state = 'failed';
  return world;
}

/** The lasting part of a world. */
export function recordsOf(world: World): Records {
  return {
    format: 1,
    lastId: world.ids.last(),
    joined: world.joined,
    people: [...world.people.values()],
    channels: [...world.channels.values()],
    messages: [...world.messages.values()],
    commands: world.commands,
    interactions: [...world.interactions.values()],
  };
}

function byId<T extends { id: string }>(records: T[] = []): Map<string, T> {
  return new Map(records.map((record) => [record.id, record]));
}

/**
 * A token as Discord makes them: the id of the bot, then chance. Of a token that began by chance with "Bot", as one of 32,768 does, discord.js
 * would take that for the word before a token and cut it off.
 */
export const newToken = (applicationId: string): string =>
  `${Buffer.from(applicationId).toString('base64url')}.${randomBytes(24).toString('base64url')}`;
