import { type APIApplicationCommand, type APIMessage, InteractionType } from 'discord-api-types/v10';
import { interact } from '../interactions/interact.ts';
import { asks } from '../messages/mentions.ts';
import { messageJson } from '../messages/message-json.ts';
import {
  type ChannelRecord,
  type ChoiceRecord,
  type InteractionOutcome,
  type MessageRecord,
  type ModalSeen,
  messagesIn,
  type PersonRecord,
  seesChannel,
  seesMessage,
  type World,
} from '../world/world.ts';
import { commandData, commandsFor, type OptionValues, type SlashInput } from './command-input.ts';
import { buttonData, type ModalValues, modalData, selectData } from './component-input.ts';
import { Impossible } from './impossible.ts';
import { resolver } from './resolve.ts';

/** A message as a person sees it: Discord's own JSON; `mentions` tells who was pinged, flag 64 that only they see it. */
export type MessageSeen = APIMessage;

/** A registered command, with localizations. */
export type CommandSeen = APIApplicationCommand;

/** A command half typed: the options so far, that of `focused` among them, which is being typed. */
export interface HalfTyped {
  options: OptionValues;
  focused: string;
}

/** A channel a person sees. `last` is the newest message there that they see. */
export interface ChannelSeen {
  id: string;
  name: string;
  kind: 'channel' | 'thread' | 'dm';
  parent?: string;
  archived: boolean;
  last: string | null;
  /** The newest message of a room that calls the person and offers something to press; null if nobody asks for them there. */
  asks: string | null;
}

/**
 * A person at the table: sees and does only what Discord would show and allow. All actions throw {@link Impossible}
 * for what Discord's program would not offer; their promise settles at the bot's first answer or after three seconds.
 */
export interface Person {
  readonly id: string;
  readonly name: string;
  readonly locale: string;
  /** Secret for the table API when keys are on. */
  readonly key: string;
  channels(): ChannelSeen[];
  /** Oldest first, own ephemeral ones included; attachments have addresses to fetch. `newest` limits their number. */
  messages(channel: string, newest?: number): MessageSeen[];
  commands(channel?: string): CommandSeen[];
  /** `sub` is the subcommand's name, or `group sub`. */
  slash(channel: string, name: string, sub: string | undefined, options: OptionValues): Promise<InteractionOutcome>;
  /** What autocomplete offers. Throws if the bot does not respond. */
  complete(channel: string, name: string, sub: string | undefined, typing: HalfTyped): Promise<ChoiceRecord[]>;
  click(message: string, customId: string): Promise<InteractionOutcome>;
  select(message: string, customId: string, values: string[]): Promise<InteractionOutcome>;
  submit(modal: ModalSeen, fields: ModalValues): Promise<InteractionOutcome>;
}

/** The person of a record. `base` is what file addresses begin with. */
export function openPerson(world: World, record: PersonRecord, base?: string): Person {
  const channelOf = (id: string): ChannelRecord => {
    const channel = world.channels.get(id);
    if (!channel || !seesChannel(record, channel)) throw new Impossible(`no channel ${id}`);
    return channel;
  };
  const liveChannel = (id: string): ChannelRecord => {
    const channel = channelOf(id);
    if (channel.thread?.archived) throw new Impossible(`the thread ${id} is archived`);
    return channel;
  };
  const messageOf = (id: string): MessageRecord => {
    const message = world.messages.get(id);
    if (!message || !seesMessage(world, record, message)) throw new Impossible(`no message ${id}`);
    return message;
  };
  const onMessage = (source: MessageRecord, data: unknown) =>
    interact(world, {
      type: InteractionType.MessageComponent,
      channel: liveChannel(source.channel),
      person: record,
      data,
      source,
    });

  return {
    id: record.id,
    name: record.name,
    key: record.key,
    get locale() {
      return record.locale;
    },
    channels() {
      const seen = [...world.channels.values()].filter((channel) => seesChannel(record, channel));
      return seen.map((channel) => channelSeen(world, record, channel));
    },
    messages(id, newest = Infinity) {
      const channel = channelOf(id);
      const seen = messagesIn(world, channel.id).filter((message) => seesMessage(world, record, message));
      return seen.slice(Math.max(0, seen.length - newest)).map((message) => messageJson(world, message, base));
    },
    commands: (channel) => commandsFor(world, record, channel === undefined ? undefined : channelOf(channel)),
    async slash(id, command, sub, options) {
      const channel = liveChannel(id);
      const data = commandData(world, record, channel, { command, ...subOf(sub), options });
      return interact(world, {
        type: InteractionType.ApplicationCommand,
        channel,
        person: record,
        data,
        command: fullName(command, sub),
      });
    },
    async complete(id, command, sub, { options, focused }) {
      const channel = liveChannel(id);
      const data = commandData(world, record, channel, { command, ...subOf(sub), options, focused });
      const type = InteractionType.ApplicationCommandAutocomplete;
      const result = await interact(world, { type, channel, person: record, data });
      if (result.outcome !== 'choices') throw new Impossible(`/${command} did not respond to ${focused}`);
      return result.choices;
    },
    async click(id, customId) {
      const source = messageOf(id);
      return onMessage(source, buttonData(source, customId));
    },
    async select(id, customId, values) {
      const source = messageOf(id);
      return onMessage(source, selectData(resolver(world, record), source, customId, values));
    },
    async submit(modal, fields) {
      const opener = world.interactions.get(modal.id);
      if (!opener?.modal || opener.person !== record.id) throw new Impossible(`no modal ${modal.id}`);
      const channel = liveChannel(opener.channel);
      const shown: ModalSeen = { id: opener.id, ...opener.modal };
      const data = modalData(resolver(world, record), shown, fields);
      const source = world.messages.get(opener.source ?? '');
      return interact(world, { type: InteractionType.ModalSubmit, channel, person: record, data, source });
    },
  };
}

function channelSeen(world: World, record: PersonRecord, channel: ChannelRecord): ChannelSeen {
  const last = messagesIn(world, channel.id).findLast((message) => seesMessage(world, record, message));
  return {
    id: channel.id,
    name: channel.kind === 'dm' ? world.identity.botName : channel.name,
    kind: channel.kind,
    ...(channel.parent === null ? {} : { parent: channel.parent }),
    archived: channel.thread?.archived ?? false,
    last: last?.id ?? null,
    asks:
      channel.kind === 'dm'
        ? null
        : (messagesIn(world, channel.id).findLast((message) => asks(message, record.id))?.id ?? null),
  };
}

function subOf(sub: string | undefined): Pick<SlashInput, 'group' | 'sub'> {
  const parts = sub?.split(' ') ?? [];
  return parts.length > 1 ? { group: parts[0], sub: parts[1] } : { sub: parts[0] };
}

function fullName(command: string, sub: string | undefined): string {
  return sub === undefined ? command : `${command} ${sub}`;
}
