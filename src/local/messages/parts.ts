import { copy } from '#core/copy';
import { everyComponent, mediaOf } from '../validate/component-tree.ts';
import { refuseRequest } from '../world/refusals.ts';
import type { MessageRecord, World } from '../world/world.ts';
import { withReferences } from './message-json.ts';

/** Whether a body would make an empty message; classic components alone do not fill one. */
export function isEmpty(
  v2: boolean,
  body: { content?: string | null; embeds?: unknown[] | null; components?: unknown[] | null; files: number },
): boolean {
  if (v2) return (body.components ?? []).length === 0;
  return !body.content?.trim() && (body.embeds ?? []).length === 0 && body.files === 0;
}

/** Refuses content or embeds left in a message that becomes a v2 one. */
export function refuseLegacy(): never {
  const code = 'MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2';
  return refuseRequest(50035, {
    content: { _errors: [{ code, message: 'Content and embeds must be cleared for components v2.' }] },
  });
}

/**
 * Fills in what Discord fills in (ids, selection counts); refuses media that names a file the message has not. Of the files that an edit
 * leaves in place only those can be named (`attachment://`) that it lists by id and file name; `nameable` are these and the new ones.
 */
export function completed(
  components: MessageRecord['components'],
  files: MessageRecord['files'],
  nameable: MessageRecord['files'] = files,
): MessageRecord['components'] {
  const done = copy(components);
  for (const { url } of [...everyComponent(done)].flatMap(mediaOf)) {
    if (url.startsWith('attachment://') && !nameable.some((file) => `attachment://${file.name}` === url)) {
      const code = 'UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND';
      refuseRequest(50035, {
        components: { _errors: [{ code, message: `The referenced attachment ${url} was not found` }] },
      });
    }
  }
  withReferences(done, files);
  const used = new Set([...everyComponent(done)].map((component) => component.id));
  let next = 1;
  for (const component of everyComponent(done)) {
    if (!component.id) {
      while (used.has(next)) next += 1;
      used.add(next);
      component.id = next;
    }
    if (component.type === 3 || (component.type >= 5 && component.type <= 8)) {
      component.min_values ??= 1;
      component.max_values ??= 1;
    }
  }
  return done;
}

/** Discord takes a v2 message whose file no component shows, and nobody ever sees the file: surely a mistake. */
export function noticeHidden(world: World, v2: boolean, files: MessageRecord['files'], components: unknown): void {
  if (!v2) return;
  const shown = new Set([...everyComponent(components)].flatMap(mediaOf).map((media) => media.url));
  for (const file of files) {
    if (!shown.has(`attachment://${file.name}`)) world.surprises.push(`no component shows the attachment ${file.name}`);
  }
}
