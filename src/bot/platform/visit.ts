import {
  type APIAttachment,
  type APIMessageTopLevelComponent,
  type AutocompleteInteraction,
  type ChatInputCommandInteraction,
  type Message,
  type MessageComponentInteraction,
  MessageFlags,
  PermissionFlagsBits,
} from 'discord.js';
import { type Press, readId } from '#asking/terms/ids';
import { clamp } from '#asking/terms/words';
import type { Locale } from '#core/text';
import { type OpenAnswer, openAnswer } from './answer.ts';
import { troubleOf } from './discord-trouble.ts';
import { offeredIn, type Standing } from './standing.ts';

export type Acting = ChatInputCommandInteraction | MessageComponentInteraction;
export type VisitStage = 'acknowledged' | 'decided' | 'saved' | 'drawn' | 'delivered';

/** One interaction of one person, acknowledged, to be answered where only they see it. */
export interface Visit extends OpenAnswer {
  /** Of the interaction: remembered with what it does, so that a second delivery does nothing. */
  id: string;
  /** When it was made, in ms since 1970 by Discord's clock. */
  at: number;
  user: string;
  name: string;
  /** The language in which they are answered, and that of their own program. */
  locale: Locale;
  ownLocale: Locale;
  channel: string;
  /** The channel is a thread already. */
  inThread: boolean;
  guild: string | null;
  /** Whether they may manage the server where they act ("Manage Server"): see `managesServer`. */
  isOperator: boolean;
  /** The language of the server, where it is one that the bot knows. */
  guildLocale: Locale | undefined;
  /** The message whose component was used. */
  message: string | undefined;
  /** When that message was made or last changed, by the same clock. */
  shownAt: number | undefined;
  /** The reply takes the place of that message, which is private. */
  onItself: boolean;
  /** It comes by the table door: what stands in the match is shown beside the reply. */
  atDoor?: true;
  /** What can be chosen in the menus of this kind in that message, where the reply takes its place. */
  offered(kind: Press['kind']): string[];
  /** ms since the interaction came in, by stage. */
  stages: Partial<Record<VisitStage, number>>;
  reached(stage: VisitStage): void;
}

/** The private language of a person: Japanese for Japanese programs, else English. */
export function localeOf(interaction: Acting | AutocompleteInteraction): Locale {
  return known(interaction.locale) ?? 'en';
}
function known(language: string | null): Locale | undefined {
  if (language?.startsWith('ja')) return 'ja';
  return language?.startsWith('en') ? 'en' : undefined;
}

/**
 * Whether whoever acts may manage the server, as Discord says with the interaction itself. Who sees a command is no proof
 * of that: a server can let anybody use it. Nobody manages direct messages.
 */
export const managesServer = ({ guildId, memberPermissions }: Acting | AutocompleteInteraction): boolean =>
  guildId !== null && (memberPermissions?.has(PermissionFlagsBits.ManageGuild) ?? false);

/** A name as Discord shows it in the server. */
function nameOf(interaction: Acting): string {
  const { member, user } = interaction;
  const nick = member && 'displayName' in member ? member.displayName : member?.nick;
  return clamp(nick || user.displayName, 80);
}

/**
 * Acknowledges and opens a visit. With `onItself` the private message whose component was used becomes the answer,
 * else a new private one. Gives undefined when the interaction has died meanwhile.
 */
export async function receive(interaction: Acting, onItself: boolean): Promise<Visit | undefined> {
  const since = performance.now();
  const stages: Visit['stages'] = {};
  const reached = (stage: VisitStage) => {
    stages[stage] = Math.round((performance.now() - since) * 10) / 10;
  };
  try {
    if (onItself && interaction.isMessageComponent()) await interaction.deferUpdate();
    else await interaction.deferReply({ flags: MessageFlags.Ephemeral });
  } catch (error) {
    // A repeated request may have arrived the first time: then the answer is owed all the same.
    const trouble = troubleOf(error);
    if (trouble === 'too-late') return undefined;
    if (trouble !== 'acknowledged') throw error;
    interaction.deferred = true;
  }
  reached('acknowledged');
  const pressed = onItself && interaction.isMessageComponent() ? read(interaction.message) : undefined;
  const shown = interaction.isMessageComponent() ? interaction.message : undefined;
  const { applicationId: application, token, client } = interaction;
  return {
    ...openAnswer({ rest: client.rest, application, token }, pressed),
    id: interaction.id,
    at: interaction.createdTimestamp,
    user: interaction.user.id,
    name: nameOf(interaction),
    locale: localeOf(interaction),
    ownLocale: localeOf(interaction),
    channel: interaction.channelId,
    inThread: interaction.channel?.isThread() ?? false,
    guild: interaction.guildId,
    isOperator: managesServer(interaction),
    guildLocale: known(interaction.guildLocale),
    message: shown?.id,
    shownAt: shown && (shown.editedTimestamp ?? shown.createdTimestamp),
    onItself,
    offered: (kind) => offeredIn(pressed?.components, (id) => readId(id)?.kind === kind),
    stages,
    reached,
  };
}

/** How a message stands, as discord.js has it. */
const read = (message: Message): Standing & { id: string } => ({
  id: message.id,
  flags: message.flags.bitfield,
  components: message.components.map((one) => one.toJSON()) as APIMessageTopLevelComponent[],
  attachments: [...message.attachments.values()].map(
    ({ id, name: filename, description }) => ({ id, filename, ...(description && { description }) }) as APIAttachment,
  ),
});
