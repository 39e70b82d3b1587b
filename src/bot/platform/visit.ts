import {
  type APIAttachment,
  type APIMessageTopLevelComponent,
  type AutocompleteInteraction,
  type ChatInputCommandInteraction,
  type Message,
  type MessageComponentInteraction,
  MessageFlags,
} from 'discord.js';
import { type Press, readId } from '#asking/ids';
import { clamp } from '#asking/words';
import type { Locale } from '#core/text';
import { troubleOf } from './errors.ts';
import { type Attached, laidOut, listedAgain, named, type Said } from './laid-out.ts';
import { lately } from './lately.ts';
import { changedElsewhere, type Picture } from './send.ts';
import { isPlain, offeredIn, picturesIn, type Standing } from './standing.ts';

export type Acting = ChatInputCommandInteraction | MessageComponentInteraction;
export type Stage = 'acknowledged' | 'decided' | 'saved' | 'drawn' | 'delivered';

/** What a person is answered, for their eyes only. Without `pictures` those of a message that is edited stay. */
export interface Reply extends Said {
  pictures?: readonly Picture[];
  files?: readonly { name: string; bytes: Buffer }[];
  /** The reader goes on with it, so it should not be covered by what is posted meanwhile. */
  isQuestion?: true;
}

/** One interaction of one person, acknowledged, to be answered where only they see it. */
export interface Visit {
  /** Of the interaction: remembered with what it does, so that a second delivery does nothing. */
  id: string;
  user: string;
  name: string;
  locale: Locale;
  channel: string;
  /** The channel is a thread already. */
  inThread: boolean;
  guild: string | null;
  /** The language of the server, where it is one that the bot knows. */
  guildLocale: Locale | undefined;
  /** The message whose component was used. */
  message: string | undefined;
  /** The reply takes the place of that message, which is private. */
  onItself: boolean;
  /** What can be chosen in the menus of this kind in that message, where the reply takes its place. */
  offered(kind: Press['kind']): string[];
  /** ms since the interaction came in, by stage. */
  stages: Partial<Record<Stage, number>>;
  reached(stage: Stage): void;
  /** Answers; a second reply takes the place of the first. */
  reply(reply: Reply): Promise<void>;
  /** Answers below everything that stands in the channel now; what stood in the place of the answer goes. */
  replyBelow(reply: Reply): Promise<void>;
  /** One more private message. */
  replyAlso(content: string): Promise<void>;
}

/** The private language of a person: Japanese for Japanese programs, else English. */
export function localeOf(interaction: Acting | AutocompleteInteraction): Locale {
  return known(interaction.locale) ?? 'en';
}
function known(language: string | null): Locale | undefined {
  if (language?.startsWith('ja')) return 'ja';
  return language?.startsWith('en') ? 'en' : undefined;
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
export async function receive(interaction: Acting, onItself: boolean): Promise<Visit | undefined> {
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
  let replied: Reply | undefined;
  /** What the message that is edited shows now, which an edit has to name again; and whether its content must go first. */
  const pressed = onItself && interaction.isMessageComponent() ? read(interaction.message) : undefined;
  let shows: readonly Attached[] = pressed ? picturesIn(pressed) : [];
  const clears = pressed !== undefined && isPlain(pressed);
  async function edit(reply: Reply, pictures: readonly Shown[] = fresh(reply)): Promise<Message> {
    const body = written(reply, pictures);
    const made = await interaction.editReply({ ...body, ...(clears && { content: null, embeds: [] }) });
    changedElsewhere(interaction.client.rest, made.id);
    shows = picturesIn(read(made));
    return made;
  }
  /** With the pictures that stand there. Another press may have changed them meanwhile: then they are looked up. */
  async function editWords(reply: Reply): Promise<Message> {
    return edit(reply, shows).catch(async (error: unknown) => {
      if (troubleOf(error) !== 'refused') throw error;
      shows = picturesIn(read(await interaction.fetchReply()));
      return edit(reply, shows);
    });
  }
  /** With these pictures: what stands there already is not sent again. Another press may have changed them meanwhile: then all are. */
  async function editAll(reply: Reply, pictures: readonly Picture[]): Promise<Message> {
    const known = onItself && visit.message !== undefined ? (shown.get(visit.message) ?? []) : [];
    const kept = pictures.map((one) => shows[known.indexOf(keyOf(one))]);
    const isSame = pictures.length === shows.length && kept.every((one, i) => one && one === shows[i]);
    if (isSame) return editWords(reply);
    const mixed = fresh(reply).map((one, i) => (kept[i]?.name === one.name ? kept[i] : one));
    if (!mixed.some(isKept)) return edit(reply);
    return edit(reply, mixed).catch((error: unknown) => {
      if (troubleOf(error) !== 'refused') throw error;
      return edit(reply);
    });
  }
  const visit: Visit = {
    id: interaction.id,
    user: interaction.user.id,
    name: nameOf(interaction),
    locale: localeOf(interaction),
    channel: interaction.channelId,
    inThread: interaction.channel?.isThread() ?? false,
    guild: interaction.guildId,
    guildLocale: known(interaction.guildLocale),
    message: interaction.isMessageComponent() ? interaction.message.id : undefined,
    onItself,
    offered: (kind) => offeredIn(pressed?.components, (id) => readId(id)?.kind === kind),
    stages,
    reached,
    async reply(reply) {
      replied = reply;
      const { pictures } = reply;
      const edited = pictures ? editAll(reply, pictures).then(({ id }) => remember(id, pictures)) : editWords(reply);
      await edited.catch((error: unknown) => {
        // Whoever dismissed the message does not wish to read the answer.
        if (troubleOf(error) !== 'no-message') throw error;
      });
    },
    async replyBelow(reply) {
      try {
        // What follows on "is thinking" takes its place: there it must be answered first (receiving-and-responding, "Followup").
        if (!onItself) await edit({ content: reply.content });
        const { id } = await interaction.followUp(below(written(reply, fresh(reply))));
        remember(id, reply.pictures ?? []);
      } catch (error) {
        // Where nothing more may be said it takes the place of the question before, covered or not.
        if (troubleOf(error) === 'too-late') throw error;
        return visit.reply(reply);
      }
      replied = reply;
      await interaction.deleteReply().catch((error: unknown) => {
        if (!troubleOf(error)) throw error;
      });
    },
    async replyAlso(content) {
      try {
        await interaction.followUp(below(written({ content }, [])));
      } catch (error) {
        // Where nothing more may be said, as in a locked thread, it stands above what was said.
        if (!replied || troubleOf(error) === 'too-late') throw error;
        await editWords({ ...replied, content: `${content}\n${replied.content}` });
      }
    },
  };
  return visit;
}

/** So many private messages are remembered by the pictures in them, in their order: the same ones are not sent again. */
const shown = lately<readonly string[]>(2_000);
const remember = (message: string, pictures: readonly Picture[]) => shown.note(message, pictures.map(keyOf));
const keyOf = ({ name, digest, alt }: Picture): string => JSON.stringify([name, digest, alt]);

/** A picture of a message: one that stands there, or one that is sent. */
type Shown = Attached & { bytes?: Buffer };
const isKept = ({ bytes }: Shown): boolean => bytes === undefined;

/** All pictures of a reply, to be sent. */
const fresh = ({ pictures = [] }: Reply): Shown[] =>
  named(pictures.map(({ name, alt, bytes }) => ({ name: name as string, alt, bytes })));

/** A reply as discord.js sends it, with these pictures; those that stand there already are named again. */
function written(reply: Reply, pictures: readonly Shown[]) {
  const sent = pictures.flatMap(({ name, alt, bytes }) =>
    bytes ? [{ name, attachment: bytes, description: alt }] : [],
  );
  const files = (reply.files ?? []).map(({ name, bytes }) => ({ name, attachment: bytes }));
  const { components } = laidOut({ ...reply, pictures });
  const flags: MessageFlags.IsComponentsV2 = MessageFlags.IsComponentsV2;
  const attached = [...sent, ...files];
  const body = {
    flags,
    components,
    ...(attached.length > 0 && { files: attached }),
    // What stood there before goes, or is named again.
    attachments: listedAgain(pictures.filter(isKept)),
  };
  return body;
}

/** As a further message, which has nothing yet that could go. */
const below = ({ attachments: _, flags, ...body }: ReturnType<typeof written>) => ({
  ...body,
  flags: [MessageFlags.Ephemeral, flags] as const,
});

/** How a message stands, as discord.js has it. */
const read = (message: Message): Standing => ({
  flags: message.flags.bitfield,
  components: message.components.map((one) => one.toJSON()) as APIMessageTopLevelComponent[],
  attachments: [...message.attachments.values()].map(
    ({ id, name: filename, description }) => ({ id, filename, ...(description && { description }) }) as APIAttachment,
  ),
});
