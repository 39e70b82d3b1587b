import {
  type APIApplicationCommandAutocompleteInteraction,
  type APIChatInputApplicationCommandInteraction,
  type APIInteraction,
  type APIInteractionResponse,
  type APIMessageComponentInteraction,
  ApplicationCommandType,
  InteractionType,
  PermissionFlagsBits,
  PermissionsBitField,
  type REST,
  Routes,
} from 'discord.js';
import type { Locale } from '#core/text';

/** Interactions as Discord sends them, by whichever way they come in (interactions/receiving-and-responding, "Interaction Object"). */

/** Somebody has typed a command. */
export type Typed = APIChatInputApplicationCommandInteraction;
/** Somebody has used a button or a menu. */
export type Used = APIMessageComponentInteraction;
export type Acting = Typed | Used;
/** Somebody is typing an option that is completed. */
export type Typing = APIApplicationCommandAutocompleteInteraction;

/** Whether it is a button or menu that was used. */
export const isUsed = (one: APIInteraction): one is Used => one.type === InteractionType.MessageComponent;
/** Whether suggestions are asked for. */
export const isTyping = (one: APIInteraction): one is Typing =>
  one.type === InteractionType.ApplicationCommandAutocomplete;
/** Whether it is a command that was typed, and not one from a menu of Discord. */
export const isTyped = (one: APIInteraction): one is Typed =>
  one.type === InteractionType.ApplicationCommand && one.data.type === ApplicationCommandType.ChatInput;

/** Who acts, and what they are called in the server where they do. */
export function whoActs({ member, user }: Acting | Typing): { id: string; name: string } {
  const who = (member?.user ?? user)!;
  return { id: who.id, name: member?.nick || (who.global_name ?? who.username) };
}

/** The private language of a person: Japanese for Japanese programs, else English. */
export const localeOf = ({ locale }: Acting | Typing): Locale => knownLocale(locale) ?? 'en';

/** A language of Discord, where it is one that the bot knows. */
export function knownLocale(language: string | undefined): Locale | undefined {
  if (language?.startsWith('ja')) return 'ja';
  return language?.startsWith('en') ? 'en' : undefined;
}

/**
 * Whether whoever acts may manage the server, as Discord says with the interaction itself. Who sees a command is no proof
 * of that: a server can let anybody use it. Nobody manages direct messages.
 */
export const managesServer = ({ guild_id: guild, member }: Acting | Typing): boolean =>
  guild !== undefined && new PermissionsBitField(BigInt(member?.permissions ?? 0)).has(PermissionFlagsBits.ManageGuild);

/** The first answer to an interaction, which Discord takes once and within three seconds. The token in its path is all that it asks for. */
export async function answerFirst(
  rest: REST,
  { id, token }: Pick<APIInteraction, 'id' | 'token'>,
  body: APIInteractionResponse,
): Promise<void> {
  await rest.post(Routes.interactionCallback(id, token), { body, auth: false });
}
