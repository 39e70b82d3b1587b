import {
  type APIApplicationCommand,
  type APIEmbed,
  type APIMessageTopLevelComponent,
  type APIModalInteractionResponseCallbackData,
  ChannelType,
  type InteractionType,
  type MessageType,
} from 'discord-api-types/v10';
import type { Clock } from './clock.ts';
import type { FileStore } from './files.ts';
import type { Snowflakes } from './snowflake.ts';

/** Someone at the table. `dms: false` means closed direct messages; `key` proves who acts when keys are on. */
export interface PersonRecord {
  id: string;
  name: string;
  locale: 'en-US' | 'ja';
  dms: boolean;
  key: string;
  /** Permission bits in the guild, as a decimal string. */
  permissions: string;
}

/** What only threads have. Times in ms since 1970, `autoArchive` in minutes. */
export interface ThreadRecord {
  owner: string;
  archived: boolean;
  locked: boolean;
  invitable: boolean;
  autoArchive: number;
  archiveChangedAt: number;
  createdAt: number;
  activeAt: number;
  members: string[];
}

/** A guild channel, thread or direct-message channel. */
export interface ChannelRecord {
  id: string;
  kind: 'channel' | 'thread' | 'dm';
  type: ChannelType;
  name: string;
  topic: string | null;
  parent: string | null;
  position: number;
  thread: ThreadRecord | null;
  /** The person a direct-message channel belongs to. */
  person: string | null;
  /** What the bot may do here, as a decimal string; null is the ordinary set. */
  botPermissions: string | null;
  lastMessage: string | null;
}

/** An uploaded file; the bytes are kept apart, under its id. */
export interface FileRecord {
  id: string;
  name: string;
  size: number;
  type: string;
  description: string | null;
  title: string | null;
  width: number | null;
  height: number | null;
}

/** A message as it is kept; `payloads` makes Discord's JSON of it. */
export interface MessageRecord {
  id: string;
  channel: string;
  type: MessageType;
  content: string;
  embeds: APIEmbed[];
  components: APIMessageTopLevelComponent[];
  files: FileRecord[];
  flags: number;
  tts: boolean;
  nonce: string | number | null;
  createdAt: number;
  editedAt: number | null;
  pinned: boolean;
  /** Whom it pinged when it came. */
  called?: string[];
  /** Who was pinged. */
  mentions: { users: string[]; roles: string[]; everyone: boolean };
  /** The only person who sees an ephemeral message. */
  onlyFor: string | null;
  /** The interaction it answers. */
  interaction: { id: string; type: InteractionType; user: string; name: string | null; source: string | null } | null;
  replyTo: string | null;
  /** Edits made when it was already old: count since the start of the hour in question. */
  oldEdits: { since: number; count: number };
}

/** A registered command; `guild` null means global. */
export interface CommandRecord {
  guild: string | null;
  json: APIApplicationCommand;
}

/** An interaction on its way: `waiting` for the first answer, then acknowledged, or failed after three seconds. */
export interface InteractionRecord {
  id: string;
  token: string;
  type: InteractionType;
  channel: string;
  person: string;
  createdAt: number;
  state: 'waiting' | 'acknowledged' | 'failed';
  /** Discord's response type of the acknowledgement. */
  answer: number | null;
  /** The message that `@original` means. */
  original: string | null;
  /** The message whose component was used. */
  source: string | null;
  /** Name of the slash command. */
  command: string | null;
  modal: APIModalInteractionResponseCallbackData | null;
}

/** What changed, so that pages and the memory can look again; `only` limits it to one person. */
export interface Hint {
  kind: 'message' | 'messages' | 'channels' | 'commands' | 'people' | 'bot';
  channel?: string;
  only?: string;
}

/** An event for the bot; sent if the session asked for any of `intents` (0 = always). `guild` null means a DM. */
export interface Dispatch {
  name: string;
  data: unknown;
  intents: number;
  guild: string | null;
}

/** As much of an interaction as is needed to send it and to take its answer. */
export type OfferedInteraction = Pick<InteractionRecord, 'id' | 'token'>;

/** Names that stay the same for the life of a table. */
export interface Identity {
  token: string;
  applicationId: string;
  botName: string;
  guildId: string;
  guildName: string;
  botRoleId: string;
}

/** A modal as a person sees it; `id` is needed to submit it. */
export interface ModalSeen {
  id: string;
  custom_id: string;
  title: string;
  components: APIModalInteractionResponseCallbackData['components'];
}

/** A suggestion of an autocomplete answer. */
export interface ChoiceRecord {
  name: string;
  value: string | number;
}

/**
 * What became of an interaction: acknowledged (how, and by which message, null if none), a modal, choices of an
 * autocomplete, or failed: the bot "did not respond" within three seconds.
 */
export type InteractionOutcome =
  | {
      outcome: 'acknowledged';
      how: 'message' | 'deferred message' | 'deferred update' | 'update';
      message: string | null;
    }
  | { outcome: 'modal'; modal: ModalSeen }
  | { outcome: 'choices'; choices: ChoiceRecord[] }
  | { outcome: 'failed' };

/**
 * Which edits of answers to interactions that show pictures succeed. `taken`: all, as Discord documents it. `by-name`:
 * those that name each new file beside its number. `refused`: none, as reported in discord-api-docs #7529.
 */
export type GalleryEdits = 'taken' | 'by-name' | 'refused';

/** All that the stand-in knows. The one place where anything is kept; plain data in maps. */
export interface World {
  identity: Identity;
  clock: Clock;
  ids: Snowflakes;
  /** The bot is a member of the guild. */
  joined: boolean;
  people: Map<string, PersonRecord>;
  channels: Map<string, ChannelRecord>;
  messages: Map<string, MessageRecord>;
  /** Messages of each channel, oldest first. */
  byChannel: Map<string, MessageRecord[]>;
  commands: CommandRecord[];
  /** Names of commands that the server lets everybody use. */
  forEverybody: Set<string>;
  /** Moments at which commands were created today, per scope. */
  creations: Map<string, number[]>;
  interactions: Map<string, InteractionRecord>;
  /** Who waits for the first answer to an interaction, by its id. */
  awaiting: Map<string, (outcome: InteractionOutcome) => void>;
  /** How often a message was placed, edited or deleted. */
  changes: number;
  /** Interactions answered by a deferred update: what `changes` was then, and when (ms, machine's monotonic clock). */
  owed: Map<string, { changes: number; at: number }>;
  /** Fault injection: send the next interaction to the bot twice. */
  duplicateNext: boolean;
  /** Fault injection: whether an interaction is sent twice, asked for each. */
  isDoubled(): boolean;
  /** Fault injection: sends the last interaction to the bot once more. */
  repeatLast(): void;
  /** Fault injection: which edits of answers to interactions are taken that show pictures. */
  galleryEdits: GalleryEdits;
  /** Bytes of the uploaded files by file id. */
  files: FileStore;
  /** Files that people gave with commands, by file id. */
  given: Map<string, { file: FileRecord; bytes: Buffer }>;
  /** Beginning of the addresses of files, e.g. `http://127.0.0.1:4040`. */
  base: string;
  /** Query that a file's address must carry when people have keys; empty otherwise. */
  signature(file: string): string;
  /** Things that went unlike the real Discord foresees: unknown routes, unknown fields. Tests expect none. */
  surprises: string[];
  dispatch(event: Dispatch): void;
  /** Sends an interaction to the bot, by the gateway or to the address where it takes them. */
  offer(event: Dispatch & { data: OfferedInteraction }): void;
  hint(hint: Hint): void;
  /** Runs `fn` after `ms` unless the table is closed before. */
  later(ms: number, fn: () => void): () => void;
}

/** The messages of a channel, oldest first. */
export function messagesIn(world: World, channel: string): MessageRecord[] {
  return world.byChannel.get(channel) ?? [];
}

/** The guild a channel belongs to, null for direct messages. */
export function guildOf(world: World, channel: ChannelRecord): string | null {
  return channel.kind === 'dm' ? null : world.identity.guildId;
}

/** Whether a person sees a channel: guild channels and public threads all, private threads members, DMs their owner. */
export function seesChannel(person: PersonRecord, channel: ChannelRecord): boolean {
  if (channel.kind === 'dm') return channel.person === person.id;
  return channel.type !== ChannelType.PrivateThread || (channel.thread?.members.includes(person.id) ?? false);
}

/** Whether a person sees a message: the channel, and if ephemeral it is theirs. */
export function seesMessage(world: World, person: PersonRecord, message: MessageRecord): boolean {
  const channel = world.channels.get(message.channel);
  return !!channel && seesChannel(person, channel) && (message.onlyFor === null || message.onlyFor === person.id);
}
