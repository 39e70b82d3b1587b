import {
  type APIInteractionResponse,
  type APIModalInteractionResponseCallbackData,
  InteractionType,
  MessageType,
  InteractionResponseType as R,
} from 'discord-api-types/v10';
import { FLAGS, LIMITS } from '#asking/terms/limits';
import { messageJson } from '../messages/message-json.ts';
import { editMessage, placeMessage, sendMessage } from '../messages/messages.ts';
import type { Body } from '../messages/uploads.ts';
import {
  anything,
  isRecord,
  listWithin,
  number,
  objectWith,
  oneOf,
  text,
  validate,
  wholeWithin,
} from '../validate/checks.ts';
import { modal } from '../validate/modal.ts';
import { refuseRequest } from '../world/refusals.ts';
import type { ChoiceRecord, InteractionRecord, MessageRecord, World } from '../world/world.ts';
import { conclude, fromComponent } from './interact.ts';

const choice = objectWith(
  {
    name: text(1, LIMITS.command.choiceName),
    value: (value, at, form) =>
      (typeof value === 'number' ? number : text(0, LIMITS.command.choiceValue))(value, at, form),
  },
  { name_localizations: anything },
);
const choices = objectWith({ choices: listWithin(choice, 0, LIMITS.interaction.choices) });
const deferral = objectWith({}, { flags: wholeWithin(0, 2 ** 31 - 1) });

function allowedAnswers(record: InteractionRecord): number[] {
  if (record.type === InteractionType.ApplicationCommandAutocomplete) return [R.ApplicationCommandAutocompleteResult];
  const answers = [R.ChannelMessageWithSource, R.DeferredChannelMessageWithSource];
  if (fromComponent(record)) answers.push(R.DeferredMessageUpdate, R.UpdateMessage);
  if (record.type !== InteractionType.ModalSubmit) answers.push(R.Modal);
  return answers;
}

/**
 * The first answer to an interaction. An invalid body does not count: the three seconds go on.
 * Refuses 10062 unknown or too late, 40060 already acknowledged, 50035, 50006. Returns Discord's callback response.
 */
export function answerInteraction(world: World, id: string, token: string, { json, uploads }: Body): unknown {
  const record = world.interactions.get(id);
  if (!record || record.token !== token || record.state === 'failed') refuseRequest(10062);
  if (record.state === 'acknowledged') refuseRequest(40060);
  validate(world, json, objectWith({ type: oneOf(...allowedAnswers(record)) }, { data: anything }));
  const { type, data } = json as APIInteractionResponse & { data?: unknown };
  const message = perform(world, record, type, { json: data, uploads });
  record.state = 'acknowledged';
  record.answer = type;
  record.original = message?.id ?? (type === R.DeferredMessageUpdate ? record.source : null);
  if (type === R.DeferredMessageUpdate) world.owed.set(id, { changes: world.changes, at: performance.now() });
  tellPerson(world, record, type, data);
  const sourced = message ? { message: messageJson(world, message) } : {};
  return {
    interaction: {
      id,
      type: record.type,
      ...(record.original === null ? {} : { response_message_id: record.original }),
      response_message_loading: type === R.DeferredChannelMessageWithSource,
      response_message_ephemeral: message ? (message.flags & FLAGS.ephemeral) !== 0 : false,
    },
    ...(type === R.DeferredMessageUpdate ? {} : { resource: { type, ...sourced } }),
  };
}

function perform(world: World, record: InteractionRecord, type: number, body: Body): MessageRecord | null {
  const data = body.json;
  const channel = world.channels.get(record.channel) ?? refuseRequest(10062);
  switch (type) {
    case R.ChannelMessageWithSource:
      return sendMessage(world, channel, body, { use: 'webhook', at: ['data'], ...answering(record, data) });
    case R.DeferredChannelMessageWithSource: {
      validate(world, data ?? {}, deferral, ['data']);
      const how = answering(record, data);
      return placeMessage(world, channel, { ...how, flags: FLAGS.loading | (how.onlyFor ? FLAGS.ephemeral : 0) });
    }
    case R.UpdateMessage: {
      const source = world.messages.get(record.source ?? '') ?? refuseRequest(10008);
      return editMessage(world, source, body, ['data']);
    }
    case R.ApplicationCommandAutocompleteResult:
      validate(world, data, choices, ['data']);
      return null;
    case R.Modal:
      validate(world, data, modal, ['data']);
      record.modal = data as APIModalInteractionResponseCallbackData;
      return null;
    default:
      return null;
  }
}

/** What an answering message knows of its interaction; `data` says whether it is ephemeral. */
export function answering(record: InteractionRecord, data: unknown) {
  const flags = isRecord(data) && typeof data.flags === 'number' ? data.flags : 0;
  const { id, type, command, source } = record;
  return {
    type: type === InteractionType.ApplicationCommand ? MessageType.ChatInputCommand : MessageType.Reply,
    onlyFor: (flags & FLAGS.ephemeral) !== 0 ? record.person : null,
    interaction: { id, type, user: record.person, name: command, source },
    replyTo: source,
  };
}

const HOW: Partial<Record<number, 'message' | 'deferred message' | 'deferred update' | 'update'>> = {
  [R.ChannelMessageWithSource]: 'message',
  [R.DeferredChannelMessageWithSource]: 'deferred message',
  [R.DeferredMessageUpdate]: 'deferred update',
  [R.UpdateMessage]: 'update',
};

function tellPerson(world: World, record: InteractionRecord, type: number, data: unknown): void {
  const how = HOW[type];
  if (how) conclude(world, record, { outcome: 'acknowledged', how, message: record.original });
  else if (record.modal) conclude(world, record, { outcome: 'modal', modal: { id: record.id, ...record.modal } });
  else conclude(world, record, { outcome: 'choices', choices: (data as { choices: ChoiceRecord[] }).choices });
}

/**
 * The interaction a webhook token stands for.
 * Refuses 10015 unknown token or not yet acknowledged, 50027 after fifteen minutes.
 */
export function interactionByToken(world: World, application: string, token: string): InteractionRecord {
  const record = world.interactions.get(token.split('.')[0] ?? '');
  if (application !== world.identity.applicationId || record?.token !== token || record.state !== 'acknowledged')
    refuseRequest(10015);
  if (world.clock.now() - record.createdAt > LIMITS.interaction.tokenLives) refuseRequest(50027);
  return record;
}

/** The message that `@original` or an id means for an interaction. Refuses 10008. */
export function answerMessage(world: World, record: InteractionRecord, id: string): MessageRecord {
  const message = world.messages.get(id === '@original' ? (record.original ?? '') : id) ?? refuseRequest(10008);
  if (id !== '@original' && id !== record.original && message.interaction?.id !== record.id) refuseRequest(10008);
  return message;
}

/** A further message. While "thinking ..." stands it takes that one's place, as Discord has it for old programs. */
export function followUp(world: World, record: InteractionRecord, body: Body): MessageRecord {
  const channel = world.channels.get(record.channel) ?? refuseRequest(10003);
  const original = world.messages.get(record.original ?? '');
  if (original && (original.flags & FLAGS.loading) !== 0) return editMessage(world, original, body);
  const how = { ...answering(record, body.json), type: MessageType.Reply, replyTo: record.original };
  return sendMessage(world, channel, body, { use: 'webhook', ...how });
}
