import type { LocalDiscord, MessageSeen } from '#local/discord';

/**
 * A laid out message as people read it: its words as `content`, its rows as `components`, without the captions. So whoever asks what a
 * message says and what can be pressed need not know how it is laid out; that stands in `layout`.
 */
export type MessageRead = MessageSeen & { layout: Part[] };

/** A component of any kind. */
export interface Part {
  type: number;
  content?: string;
  custom_id?: string;
  accent_color?: number;
  components?: Part[];
  items?: { media: { url: string }; description?: string }[];
  file?: { url: string };
}

const TEXT = 10;
const ROW = 1;

/** All parts, each before those within it. */
export const everyPart = (parts: readonly Part[]): Part[] =>
  parts.flatMap((part) => [part, ...everyPart(part.components ?? [])]);

/** Whether a part is a caption: small words right above a row. */
export const isCaption = (part: Part, next: Part | undefined): boolean =>
  part.type === TEXT && /^(-# .*(\n|$))+$/.test(part.content ?? '') && next?.type === ROW;

/** Reads a message; one that is not laid out is read as it is. */
export function read(message: MessageSeen): MessageRead {
  const layout = (message.components ?? []) as unknown as Part[];
  if (((message.flags ?? 0) & 32_768) === 0) return { ...message, layout };
  const parts = everyPart(layout);
  // What is to be known of choices stands below the line that says what they are for.
  const words = parts.flatMap((part, i) => {
    if (part.type !== TEXT) return [];
    const { content = '' } = part;
    return isCaption(part, parts[i + 1]) ? content.split('\n').slice(1) : [content];
  });
  return {
    ...message,
    content: words.join('\n'),
    components: parts.filter(({ type }) => type === ROW) as unknown as NonNullable<MessageSeen['components']>,
    layout,
  };
}

/** The stand-in with people who read so. */
export const reading = (local: LocalDiscord): LocalDiscord => ({
  ...local,
  person(...given) {
    const person = local.person(...given);
    return {
      ...person,
      get locale() {
        return person.locale;
      },
      messages: (...which) => person.messages(...which).map(read),
    };
  },
});

/** All that a question says: its words, and what is to be known of its choices. */
export const wordsOf = ({
  content,
  choices,
}: {
  content: string;
  choices: readonly { notes?: readonly string[] }[];
}): string => [content, ...choices.flatMap(({ notes = [] }) => notes.map((note) => `-# ${note}`))].join('\n');

/** The rows of all groups of choices. */
export const rowsOf = <R>(choices: readonly { rows: readonly R[] }[]): R[] => choices.flatMap(({ rows }) => [...rows]);
