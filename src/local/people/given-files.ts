import type { APIAttachment } from 'discord-api-types/v10';
import { LIMITS } from '#asking/terms/limits';
import { attachmentJson } from '../messages/message-json.ts';
import { fileRecord } from '../messages/uploads.ts';
import type { World } from '../world/world.ts';
import { Impossible } from './impossible.ts';

/** A file that a person gives with a command. */
export interface GivenFile {
  name: string;
  base64: string;
}

/** Part of the address where a message's file has its channel. */
export const GIVEN = 'given';

/** Given files that are kept; older addresses expire, as Discord's do. */
const KEPT = 20;

export function isGivenFile(value: unknown): value is GivenFile {
  const { name, base64 } = (value ?? {}) as Partial<GivenFile>;
  return typeof name === 'string' && typeof base64 === 'string';
}

/** Takes a given file and tells it as `resolved` of the interaction does. Throws {@link Impossible} if it is too large. */
export function takeFile(world: World, { name, base64 }: GivenFile): APIAttachment {
  const bytes = Buffer.from(base64, 'base64');
  if (bytes.length > LIMITS.message.attachmentBytes) throw new Impossible(`${name} is too large`);
  const file = fileRecord(world, name, bytes);
  world.given.set(file.id, { file, bytes });
  for (const oldest of world.given.keys()) {
    if (world.given.size <= KEPT) break;
    world.given.delete(oldest);
  }
  return { ...attachmentJson(world, GIVEN, file), ephemeral: true };
}
