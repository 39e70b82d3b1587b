import { InteractionResponseType, MessageFlags, type REST, SnowflakeUtil } from 'discord.js';
import { type Press, readId } from '#asking/terms/ids';
import { clamp } from '#asking/terms/words';
import type { Locale } from '#core/text';
import { type Acting, answerFirst, isUsed, knownLocale, localeOf, managesServer, whoActs } from './acting.ts';
import { type OpenAnswer, openAnswer } from './answer.ts';
import { troubleOf } from './discord-trouble.ts';
import { isThreadType } from './members.ts';
import { offeredIn } from './standing.ts';

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

/** The stages of a visit that begins now. */
export function openStages(): Pick<Visit, 'stages' | 'reached'> {
  const since = performance.now();
  const stages: Visit['stages'] = {};
  return {
    stages,
    reached(stage) {
      stages[stage] = Math.round((performance.now() - since) * 10) / 10;
    },
  };
}

/**
 * Acknowledges and opens a visit. With `onItself` the private message whose component was used becomes the answer,
 * else a new private one. Gives undefined when the interaction has died meanwhile.
 */
export async function receive(rest: REST, interaction: Acting, onItself: boolean): Promise<Visit | undefined> {
  const { stages, reached } = openStages();
  const shown = isUsed(interaction) ? interaction.message : undefined;
  const pressed = onItself ? shown : undefined;
  try {
    await answerFirst(
      rest,
      interaction,
      pressed
        ? { type: InteractionResponseType.DeferredMessageUpdate }
        : { type: InteractionResponseType.DeferredChannelMessageWithSource, data: { flags: MessageFlags.Ephemeral } },
    );
  } catch (error) {
    // A repeated request may have arrived the first time: then the answer is owed all the same.
    const trouble = troubleOf(error);
    if (trouble === 'too-late') return undefined;
    if (trouble !== 'acknowledged') throw error;
  }
  reached('acknowledged');
  const { id, application_id: application, token, channel } = interaction;
  const { id: user, name } = whoActs(interaction);
  return {
    ...openAnswer({ rest, application, token }, pressed),
    id,
    at: SnowflakeUtil.timestampFrom(id),
    user,
    name: clamp(name, 80),
    locale: localeOf(interaction),
    ownLocale: localeOf(interaction),
    channel: channel.id,
    inThread: isThreadType(channel.type),
    guild: interaction.guild_id ?? null,
    isOperator: managesServer(interaction),
    guildLocale: knownLocale(interaction.guild_locale),
    message: shown?.id,
    shownAt:
      shown && (shown.edited_timestamp ? Date.parse(shown.edited_timestamp) : SnowflakeUtil.timestampFrom(shown.id)),
    onItself,
    offered: (kind) => offeredIn(pressed?.components, (id) => readId(id)?.kind === kind),
    stages,
    reached,
  };
}
