import { type APIMessage, type APIMessageTopLevelComponent, ComponentType } from 'discord.js';
import { FLAGS } from '#asking/terms/limits';
import type { Attached } from './laid-out.ts';

/** What stands in a message of the bot, read back from Discord: as it is laid out now, or as the versions before this one did it. */

/** As much of a message as is read. */
export type Standing = Pick<APIMessage, 'flags' | 'components' | 'attachments'>;

/** Whether it was posted by a version that did not lay messages out: it has content and rows, and takes up the flag by an edit. */
export const isPlain = ({ flags }: Pick<APIMessage, 'flags'>): boolean => ((flags ?? 0) & FLAGS.componentsV2) === 0;

interface Node {
  type: number;
  content?: string;
  custom_id?: string;
  options?: { value: string }[];
  components?: Node[];
  items?: { media: { url: string; attachment_id?: string }; description?: string | null }[];
}

/** All components, each before those within it. */
const every = (nodes: readonly Node[]): Node[] => nodes.flatMap((node) => [node, ...every(node.components ?? [])]);
const nodesOf = (components: readonly APIMessageTopLevelComponent[] = []) => every(components as unknown as Node[]);

/** All words of a laid out message. */
export const wordsIn = (components: readonly APIMessageTopLevelComponent[] | undefined): string =>
  nodesOf(components)
    .flatMap(({ content }) => content?.trim() ?? [])
    .join('\n');

/** The custom ids of its buttons and menus, wherever they stand. */
export const customIdsIn = (components: readonly APIMessageTopLevelComponent[] | undefined): string[] =>
  nodesOf(components).flatMap(({ custom_id: id }) => id ?? []);

/** What can be chosen in its menus whose custom id is of this sort. */
export const offeredIn = (
  components: readonly APIMessageTopLevelComponent[] | undefined,
  isMeant: (customId: string) => boolean,
): string[] =>
  nodesOf(components).flatMap(({ custom_id: id, options = [] }) =>
    id !== undefined && isMeant(id) ? options.map(({ value }) => value) : [],
  );

/** The pictures that it shows. Of a laid out message its components know them: they may be missing among its attachments. */
export function picturesIn(message: Standing): Attached[] {
  const { components, attachments } = message;
  if (isPlain(message)) {
    return attachments.map(({ id, filename: name, description }) => ({ id, name, alt: description ?? '' }));
  }
  const items = nodesOf(components).flatMap(({ items = [] }) => items);
  return items.map(({ media: { attachment_id: id, url }, description }) => ({
    ...(id && { id }),
    name: nameIn(url),
    alt: description ?? '',
  }));
}

/** `attachment://name` as it was sent, or the address that Discord has made of it. */
const nameIn = (url: string): string => decodeURIComponent(/([^/?#]+)(?:[?#].*)?$/.exec(url)?.[1] ?? '');

/**
 * The components without buttons, menus and what stands above them, to be sent as an edit. Pictures are named as they were sent: the
 * addresses that Discord gives out expire.
 */
export function bare(components: readonly APIMessageTopLevelComponent[]): APIMessageTopLevelComponent[] {
  const isRow = (node: Node | undefined) => node?.type === ComponentType.ActionRow;
  const isCaption = ({ type, content }: Node) =>
    type === ComponentType.TextDisplay && /^(-# .*(\n|$))+$/.test(content ?? '');
  const kept = (nodes: readonly Node[]): Node[] =>
    nodes
      .filter((node, i) => !isRow(node) && !(i > 0 && isCaption(node) && isRow(nodes[i + 1])))
      .map((node) => ({
        ...node,
        ...(node.components && { components: kept(node.components) }),
        ...(node.items && {
          items: node.items.map((item) => ({ ...item, media: { url: `attachment://${nameIn(item.media.url)}` } })),
        }),
      }));
  return kept(components as unknown as Node[]) as unknown as APIMessageTopLevelComponent[];
}
