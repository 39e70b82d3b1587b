import {
  type APIMessageTopLevelComponent,
  type AutocompleteInteraction,
  type ChatInputCommandInteraction,
  type MessageComponentInteraction,
  MessageFlags,
} from 'discord.js';
import { LIMITS } from '#asking/limits';
import { clamp } from '#asking/words';
import type { Locale } from '#core/text';
import { troubleOf } from './errors.ts';
import type { Picture } from './send.ts';

export type Acting = ChatInputCommandInteraction | MessageComponentInteraction;
export type Stage = 'acknowledged' | 'decided' | 'saved' | 'drawn' | 'delivered';

/** What a person reads in answer. Without `pictures` those of a message that is edited stay. */
export interface Reading {
  content: string;
  components?: APIMessageTopLevelComponent[];
  pictures?: readonly Picture[];
  files?: readonly { name: string; bytes: Buffer }[];
}

/** One interaction of one person, acknowledged, to be answered where only they see it. */
export interface Visit<I extends Acting = Acting> {
  interaction: I;
  /** Of the interaction: remembered with what it does, so that a second delivery does nothing. */
  id: string;
  user: string;
  name: string;
  locale: Locale;
  channel: string;
  guild: string | null;
  /** The answer takes the place of the private message whose component was used. */
  onItself: boolean;
  /** ms since the interaction came in, by stage. */
  stages: Partial<Record<Stage, number>>;
  reached(stage: Stage): void;
  /** The answer itself; said again it replaces what was said before. */
  say(reading: Reading): Promise<void>;
  /** One more private message. */
  also(content: string): Promise<void>;
}

/** The private language of a person: Japanese for Japanese programs, else English. */
export function localeOf(interaction: Acting | AutocompleteInteraction): Locale {
  return interaction.locale.startsWith('ja') ? 'ja' : 'en';
}

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
export async function receive<I extends Acting>(interaction: I, onItself: boolean): Promise<Visit<I> | undefined> {
  const since = performance.now();
  const stages: Visit['stages'] = {};
  const reached = (stage: Stage) => {
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
  return {
    interaction,
    id: interaction.id,
    user: interaction.user.id,
    name: nameOf(interaction),
    locale: localeOf(interaction),
    channel: interaction.channelId,
    guild: interaction.guildId,
    onItself,
    stages,
    reached,
    async say({ content, components, pictures, files }) {
      const attached = [
        ...(pictures ?? []).map(({ name, bytes, alt }) => ({ name, attachment: bytes, description: alt })),
        ...(files ?? []).map(({ name, bytes }) => ({ name, attachment: bytes })),
      ];
      await interaction.editReply({
        content: clamp(content, LIMITS.message.content),
        components: components ?? [],
        ...(attached.length > 0 && { files: attached }),
        ...(pictures && { attachments: [] }),
      });
    },
    async also(content) {
      await interaction.followUp({ content: clamp(content, LIMITS.message.content), flags: MessageFlags.Ephemeral });
    },
  };
}
