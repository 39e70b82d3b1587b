import { randomBytes } from 'node:crypto';
import { InteractionContextType, InteractionType } from 'discord-api-types/v10';
import { FLAGS, LIMITS } from '#asking/terms/limits';
import { channelJson } from '../guild/channel-json.ts';
import { memberJson, personUser } from '../guild/users.ts';
import { messageJson } from '../messages/message-json.ts';
import { botPermissions } from '../world/permissions.ts';
import {
  type ChannelRecord,
  guildOf,
  type InteractionOutcome,
  type InteractionRecord,
  type MessageRecord,
  type OfferedInteraction,
  type PersonRecord,
  type World,
} from '../world/world.ts';

/** What a person does. */
export interface Doing {
  type: InteractionType;
  channel: ChannelRecord;
  person: PersonRecord;
  data: unknown;
  source?: MessageRecord | undefined;
  command?: string;
}

/** So many interactions are remembered; older ones are unknown to the stand-in. */
const REMEMBERED = 5_000;

/** Sends an interaction to the bot and waits for its first answer, or for three seconds to pass. */
export function interact(world: World, doing: Doing): Promise<InteractionOutcome> {
  const id = world.ids.next();
  const record: InteractionRecord = {
    id,
    token: `${id}.${randomBytes(24).toString('base64url')}`,
    type: doing.type,
    channel: doing.channel.id,
    person: doing.person.id,
    createdAt: world.clock.now(),
    state: 'waiting',
    answer: null,
    original: null,
    source: doing.source?.id ?? null,
    command: doing.command ?? null,
    modal: null,
  };
  world.interactions.set(record.id, record);
  const oldest = world.interactions.keys().next().value;
  if (world.interactions.size > REMEMBERED && oldest) {
    world.interactions.delete(oldest);
    world.owed.delete(oldest);
  }
  return new Promise((resolve) => {
    const callOff = world.later(LIMITS.interaction.acknowledgeWithin, () => {
      if (record.state !== 'waiting') return;
      record.state = 'failed';
      conclude(world, record, { outcome: 'failed' });
    });
    world.awaiting.set(record.id, (outcome) => {
      callOff();
      resolve(outcome);
    });
    const event = {
      name: 'INTERACTION_CREATE',
      data: payload(world, record, doing),
      intents: 0,
      guild: guildOf(world, doing.channel),
    };
    world.repeatLast = () => world.offer(event);
    world.offer(event);
    if (world.duplicateNext || world.isDoubled()) world.offer(event);
    world.duplicateNext = false;
  });
}

/** Tells whoever waits for the interaction what became of it. */
export function conclude(world: World, record: InteractionRecord, outcome: InteractionOutcome): void {
  world.awaiting.get(record.id)?.(outcome);
  world.awaiting.delete(record.id);
}

/** How long "thinking ..." counts as work in hand: a bot that died in between will never end it. */
const THINKS = 10_000;
/** How long a deferred update does, if no message changes at all. */
const PONDERS = 2_000;

/** Whether the bot still owes something: a first answer, the end of "thinking ...", what a deferred update promised. */
export function isOpen(world: World, record: InteractionRecord): boolean {
  if (record.state === 'waiting') return true;
  const owed = world.owed.get(record.id);
  if (owed && owed.changes === world.changes && performance.now() - owed.at < PONDERS) return true;
  world.owed.delete(record.id);
  const original = world.messages.get(record.original ?? '');
  const thinking = original?.id !== record.source && ((original?.flags ?? 0) & FLAGS.loading) !== 0;
  return thinking && world.clock.now() - record.createdAt < THINKS;
}

/** INTERACTION_CREATE as Discord sends it (interactions/receiving-and-responding, "Interaction Object"). */
function payload(world: World, record: InteractionRecord, doing: Doing): OfferedInteraction & Record<string, unknown> {
  const { channel, person, source } = doing;
  const { guildId, applicationId } = world.identity;
  const inGuild = channel.kind !== 'dm';
  const user = personUser(person);
  const has = botPermissions(world, channel).toString();
  return {
    id: record.id,
    application_id: applicationId,
    type: record.type,
    token: record.token,
    version: 1,
    data: doing.data,
    channel_id: channel.id,
    channel: { ...channelJson(world, channel), ...(inGuild ? { permissions: person.permissions } : {}) },
    ...(inGuild
      ? {
          guild_id: guildId,
          guild: { id: guildId, locale: 'en-US', features: [] },
          guild_locale: 'en-US',
          member: { ...memberJson(world, user), permissions: person.permissions },
        }
      : { user }),
    ...(source ? { message: messageJson(world, source) } : {}),
    app_permissions: has,
    locale: person.locale,
    entitlements: [],
    authorizing_integration_owners: { '0': inGuild ? guildId : '0' },
    context: inGuild ? InteractionContextType.Guild : InteractionContextType.BotDM,
    attachment_size_limit: LIMITS.message.attachmentBytes,
  };
}

/** The kinds of interaction that come from a component or from a modal behind one. */
export function fromComponent(record: InteractionRecord): boolean {
  return (
    record.type === InteractionType.MessageComponent ||
    (record.type === InteractionType.ModalSubmit && record.source !== null)
  );
}
