import { type APIMessage, MessageFlags, type REST, Routes } from 'discord.js';
import { troubleOf } from './discord-trouble.ts';
import { laidOut, type MessageParts } from './laid-out.ts';
import { lately } from './lately.ts';
import { changedElsewhere } from './send.ts';
import { isPlain, picturesIn, type Standing } from './standing.ts';
import { fresh, inWords, isKept, type Picture, type ShownFile, uploaded } from './uploads.ts';

/** What a person is answered, for their eyes only. Without `pictures` those of a message that is edited stay. */
export interface Reply extends MessageParts {
  pictures?: readonly Picture[];
  files?: readonly { name: string; bytes: Buffer }[];
  /** The reader goes on with it, so it should not be covered by what is posted meanwhile. */
  isQuestion?: true;
}

/** The answer to one interaction that has been acknowledged. */
export interface OpenAnswer {
  /** Answers; a second reply takes the place of the first. */
  reply(reply: Reply): Promise<void>;
  /** Answers below everything that stands in the channel now; what stood in the place of the answer goes. */
  replyBelow(reply: Reply): Promise<void>;
  /** One more private message. */
  replyAlso(content: string): Promise<void>;
  /** How pictures came to be shown, where they could not be where the answer stood. */
  pictures(): 'apart' | 'in words' | undefined;
  /** The message in which the answer stands, where that is another one than it took the place of. */
  movedTo(): string | undefined;
}

/** By which token an interaction is answered. */
interface Token {
  rest: REST;
  application: string;
  token: string;
}

/** As long as edits with pictures were refused lately (ms) a message of its own is sent at once. */
const REMEMBERED = 3_600_000;
const refusedAt = new WeakMap<REST, number>();

/**
 * Answers by the token of an interaction. `pressed` is the private message that the answer takes the place of. Pictures
 * are put into the message that stands there, as Discord documents it. Should Discord refuse that, they come in a
 * message of their own. Should it refuse that too, the answer comes in words alone.
 */
export function openAnswer(
  { rest, application, token }: Token,
  pressed: (Standing & { id: string }) | undefined,
): OpenAnswer {
  let replied: Reply | undefined;
  let how: ReturnType<OpenAnswer['pictures']>;
  /** Where the answer stands: in the place of what was pressed or acknowledged, until it moves down. */
  let place = '@original';
  /** What that message shows now, which an edit has to name again; and whether its content must go first. */
  let shows: readonly ShownFile[] = pressed ? picturesIn(pressed) : [];
  const clears = pressed !== undefined && isPlain(pressed);
  /** In direct messages what takes the place of a lasting message lasts too. */
  const lasts = pressed !== undefined && ((pressed.flags ?? 0) & MessageFlags.Ephemeral) === 0;

  async function edit(reply: Reply, pictures: readonly ShownFile[] = fresh(reply.pictures)): Promise<void> {
    const { files, attachments } = uploaded(pictures, reply.files);
    const emptied = clears && place === '@original' ? { content: null, embeds: [] } : {};
    const body = { ...laidOut({ ...reply, pictures }), ...emptied, attachments, allowed_mentions: { parse: [] } };
    const route = Routes.webhookMessage(application, token, place);
    const made = (await rest.patch(route, { body, files, auth: false })) as APIMessage;
    changedElsewhere(rest, made.id);
    shows = picturesIn(made);
    if (reply.pictures) remember(made.id, reply.pictures);
  }
  async function followUp(reply: Reply, isLasting = false): Promise<APIMessage> {
    const pictures = fresh(reply.pictures);
    const { files, attachments } = uploaded(pictures, reply.files);
    const laid = laidOut({ ...reply, pictures });
    const body = {
      ...laid,
      flags: laid.flags | (isLasting ? 0 : MessageFlags.Ephemeral),
      allowed_mentions: { parse: [] },
      ...(attachments.length > 0 && { attachments }),
    };
    return (await rest.post(Routes.webhook(application, token), { body, files, auth: false })) as APIMessage;
  }
  /** With the pictures that stand there. Another press may have changed them meanwhile: then they are looked up. */
  async function editWords(reply: Reply): Promise<void> {
    return edit(reply, shows).catch(async (error: unknown) => {
      if (troubleOf(error) !== 'refused') throw error;
      shows = picturesIn(
        (await rest.get(Routes.webhookMessage(application, token, place), { auth: false })) as APIMessage,
      );
      return edit(reply, shows);
    });
  }
  /** With these pictures: what stands there already is not sent again. Another press may have changed them meanwhile: then all are. */
  async function editAll(reply: Reply, pictures: readonly Picture[]): Promise<void> {
    const known = pressed && place === '@original' ? (shown.get(pressed.id) ?? []) : [];
    const kept = pictures.map((one) => shows[known.indexOf(keyOf(one))]);
    const isSame = pictures.length === shows.length && kept.every((one, i) => one && one === shows[i]);
    if (isSame) return editWords(reply);
    const mixed = fresh(pictures).map((one, i) => (kept[i]?.name === one.name ? kept[i] : one));
    if (!mixed.some(isKept)) return edit(reply);
    return edit(reply, mixed).catch((error: unknown) => {
      if (troubleOf(error) !== 'refused') throw error;
      return edit(reply);
    });
  }
  const inItsPlace = (reply: Reply) => (reply.pictures ? editAll(reply, reply.pictures) : editWords(reply));

  /** As a message of its own below everything. */
  async function below(reply: Reply): Promise<void> {
    // What follows on "is thinking" takes its place: there it must be answered first (receiving-and-responding, "Followup").
    if (!pressed && place === '@original') await edit({ content: reply.content });
    const { id } = await followUp(reply, lasts);
    remember(id, reply.pictures ?? []);
    const before = place;
    place = id;
    shows = [];
    await rest.delete(Routes.webhookMessage(application, token, before), { auth: false }).catch((error: unknown) => {
      if (!troubleOf(error)) throw error;
    });
  }
  /** Pictures are not taken there: in a message of their own, or what they say. */
  async function otherwise(reply: Reply): Promise<void> {
    if (reply.pictures) {
      const isApart = await below(reply).then(
        () => true,
        (error: unknown) => {
          if (troubleOf(error) !== 'refused') throw error;
          return false;
        },
      );
      if (isApart) {
        how = 'apart';
        refusedAt.set(rest, performance.now());
        return;
      }
    }
    how = 'in words';
    await edit({ ...reply, content: inWords(reply.content, reply.pictures ?? shows), pictures: [] });
  }
  async function reply(said: Reply): Promise<void> {
    replied = said;
    const isShowing = (said.pictures ?? shows).length > 0;
    const isRefused = performance.now() - (refusedAt.get(rest) ?? Number.NEGATIVE_INFINITY) < REMEMBERED;
    if (isRefused && said.pictures && isShowing) return otherwise(said);
    await inItsPlace(said).catch((error: unknown) => {
      const trouble = troubleOf(error);
      if (trouble === 'refused' && isShowing) return otherwise(said);
      // Whoever dismissed the message does not wish to read the answer.
      if (trouble !== 'no-message') throw error;
    });
  }

  return {
    reply,
    async replyBelow(said) {
      try {
        await below(said);
      } catch (error) {
        // Where nothing more may be said it takes the place of the question before, covered or not.
        if (troubleOf(error) === 'too-late') throw error;
        return reply(said);
      }
      replied = said;
    },
    async replyAlso(content) {
      try {
        await followUp({ content });
      } catch (error) {
        // Where nothing more may be said, as in a locked thread, it stands above what was said.
        if (!replied || troubleOf(error) === 'too-late') throw error;
        await editWords({ ...replied, content: `${content}\n${replied.content}` });
      }
    },
    pictures: () => how,
    movedTo: () => (place === '@original' ? undefined : place),
  };
}

/** So many private messages are remembered by the pictures in them, in their order: the same ones are not sent again. */
const shown = lately<readonly string[]>(2_000);
const remember = (message: string, pictures: readonly Picture[]) => shown.note(message, pictures.map(keyOf));
const keyOf = ({ name, digest, alt }: Picture): string => JSON.stringify([name, digest, alt]);
