import {
  type APIComponentInContainer,
  type APIContainerComponent,
  type APIMessageTopLevelComponent,
  ComponentType,
} from 'discord.js';
import { FLAGS, LIMITS } from '#asking/terms/limits';
import type { RowGroup } from '#asking/terms/menu';
import { clamp } from '#asking/terms/words';

/**
 * What the bot says, as a plain value, and how it becomes a message. The message is a container with the words, the
 * pictures below, and below those the choices under their captions (components reference). Nothing else of the bot
 * knows how a message is laid out.
 */

/** A picture or file of a message, by its name there. */
export interface Attached {
  /** Of a file that is there already. */
  id?: string;
  name: string;
  /** What the picture says in words. */
  alt: string;
}

export interface MessageParts {
  content: string;
  /** Words below the pictures, right above the choices: what is asked there. */
  asks?: string;
  /** Buttons and menus, the most important ones first: what has no room goes from the end. */
  choices?: readonly RowGroup[];
  pictures?: readonly Attached[];
  /** Files to save. */
  files?: readonly { name: string }[];
  /** The edge of the message, as 0xRRGGBB: the colour of the seat that acts or is asked. Without it nobody does. */
  accent?: number | undefined;
}

/** A message body without its bytes. */
export interface Laid {
  flags: number;
  components: APIMessageTopLevelComponent[];
}

/** So many pictures stand one below the other, each as wide as the message; more of them are a grid. */
const STACKED = 3;

/** Characters of a caption: of ten answers all that would follow. */
const CAPTION = 1_000;

/** Lays a message out within Discord's limits. Never refuses: too many words are cut, and choices without room left away. */
export function laidOut({ content, asks = '', choices = [], pictures = [], files = [], accent }: MessageParts): Laid {
  const groups = choices.filter(({ rows }) => rows.length > 0);
  const isSorted = groups.length > 1;
  const captions = groups.map((group) => captionOf(group, isSorted));
  const room = LIMITS.component.text - captions.join('').length - asks.length;
  const words = clamp(content.trim(), room);
  const shown: APIComponentInContainer[] = [
    ...(words === '' ? [] : [text(words)]),
    ...galleries(namedApart(pictures)),
    ...files.map(({ name }) => ({ type: ComponentType.File as const, file: { url: `attachment://${name}` } })),
    ...(asks === '' ? [] : [text(asks)]),
  ];
  let left = LIMITS.component.total - 1 - shown.length;
  const add = (component: APIComponentInContainer, size: number) => {
    if (size <= left) shown.push(component);
    left -= size;
  };
  groups.forEach(({ rows }, i) => {
    // A caption alone would stand for nothing.
    if (captions[i] && left >= 2 + rows[0]!.components.length) add(text(captions[i]), 1);
    for (const row of rows) add(row, 1 + row.components.length);
  });
  const container: APIContainerComponent = {
    type: ComponentType.Container,
    components: shown,
    ...(accent !== undefined && { accent_color: accent }),
  };
  return { flags: FLAGS.componentsV2, components: [container] };
}

/** Small words above the choices: what they are for where there are others, and what is to be known of them. */
function captionOf({ caption, notes = [] }: RowGroup, isOneOfSeveral: boolean): string {
  const lines = caption !== undefined && (isOneOfSeveral || notes.length > 0) ? [caption, ...notes] : notes;
  return clamp(lines.map((line) => `-# ${line.replaceAll('\n', ' ')}`).join('\n'), CAPTION);
}

const text = (content: string) => ({ type: ComponentType.TextDisplay as const, content });

/** The files of a message that an edit leaves in place: named so, and only so, they can be shown again. */
export const listedAgain = (pictures: readonly Attached[]): { id: string; filename: string }[] =>
  pictures.flatMap(({ id, name: filename }) => (id === undefined ? [] : [{ id, filename }]));

/** The same pictures under names that differ: a component shows a file by its name. */
export function namedApart<P extends { name: string }>(pictures: readonly P[]): P[] {
  const times = new Map<string, number>();
  return pictures.slice(0, LIMITS.message.attachments).map((one) => {
    const n = (times.get(one.name) ?? 0) + 1;
    times.set(one.name, n);
    return n === 1 ? one : { ...one, name: one.name.replace(/(\.\w+)?$/, `-${n}$1`) };
  });
}

function galleries(pictures: readonly Attached[]): APIComponentInContainer[] {
  const items = pictures.map(({ name, alt }) => ({
    media: { url: `attachment://${name}` },
    ...(alt && { description: clamp(alt, LIMITS.component.mediaDescription) }),
  }));
  const type = ComponentType.MediaGallery as const;
  if (items.length > STACKED) return [{ type, items }];
  return items.map((item) => ({ type, items: [item] }));
}
