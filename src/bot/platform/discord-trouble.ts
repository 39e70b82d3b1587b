import {
  DiscordAPIError,
  HTTPError,
  PermissionsBitField,
  type PermissionsString,
  RateLimitError,
  RESTJSONErrorCodes,
} from 'discord.js';

/**
 * What a failed request to Discord means for the bot.
 * - `gone`: the channel, or our sight of it. `no-message`: only the message.
 * - `forbidden`: a permission is missing.
 * - `archived`: the thread sleeps. `locked`: it takes no messages, woken or not.
 * - `old`: the message has been edited too often.
 * - `dm-closed`: this person takes no direct messages.
 * - `too-late`: the interaction has died. `acknowledged`: it was acknowledged already.
 * - `no-threads`: none of this kind can be opened there. `too-many-threads`: too many are open.
 * - `later`: worth another try. `refused`: anything else, which no other try will change.
 */
export type DiscordTrouble =
  | 'gone'
  | 'no-message'
  | 'forbidden'
  | 'archived'
  | 'locked'
  | 'old'
  | 'dm-closed'
  | 'no-threads'
  | 'too-many-threads'
  | 'too-late'
  | 'acknowledged'
  | 'later'
  | 'refused';

const byCode: Readonly<Record<number, DiscordTrouble>> = {
  10003: 'gone',
  10008: 'no-message',
  10015: 'too-late',
  10062: 'too-late',
  20016: 'later',
  30046: 'old',
  40003: 'later',
  40060: 'acknowledged',
  50001: 'gone',
  50007: 'dm-closed',
  50013: 'forbidden',
  50024: 'no-threads',
  50027: 'too-late',
  50083: 'archived',
  50278: 'dm-closed',
  160005: 'locked',
  160006: 'too-many-threads',
};

/** Reads an error of a request; undefined when it did not come from Discord or the way to it. */
export function troubleOf(error: unknown): DiscordTrouble | undefined {
  if (error instanceof DiscordAPIError) {
    const known = byCode[Number(error.code)];
    if (known) return known;
    return error.status >= 500 || error.status === 429 || error.status === 401 ? 'later' : 'refused';
  }
  if (error instanceof HTTPError || error instanceof RateLimitError) return 'later';
  return isNetworkError(error) ? 'later' : undefined;
}

/** Whether Discord knows the channel, and does not show it to the bot. */
export const isOutOfSight = (error: unknown): boolean =>
  error instanceof DiscordAPIError && error.code === RESTJSONErrorCodes.MissingAccess;

/** Codes of the system for a disk that is full, over its quota, read-only or failing. */
const DISK = new Set(['ENOSPC', 'EDQUOT', 'EROFS', 'EIO', 'EFBIG']);

/** Whether something could not be saved because of the disk. */
export const isDiskTrouble = (error: unknown): boolean =>
  error instanceof Error && DISK.has((error as NodeJS.ErrnoException).code ?? '');

function isNetworkError(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = (error as NodeJS.ErrnoException).code ?? (error.cause as NodeJS.ErrnoException | undefined)?.code;
  return (
    error.name === 'AbortError' || (typeof code === 'string' && /^(UND_ERR|ECONN|ETIMEDOUT|EPIPE|EAI_)/.test(code))
  );
}

/** The permissions the invite link asks for; nothing more. */
export const NEEDED = [
  'ViewChannel',
  'SendMessages',
  'SendMessagesInThreads',
  'CreatePublicThreads',
  'AttachFiles',
  'ReadMessageHistory',
] as const satisfies readonly PermissionsString[];

/** What is missing of what is needed to post in a channel or thread, by Discord's own names. */
export function missingToPost(has: Readonly<PermissionsBitField> | null, inThread: boolean): PermissionsString[] {
  if (!has) return [];
  const send: PermissionsString = inThread ? 'SendMessagesInThreads' : 'SendMessages';
  return has.missing(['ViewChannel', send, 'AttachFiles'], false);
}

/** What is missing of what is needed to open a private thread below a channel and to let people in. */
export const missingForPrivateThread = (has: Readonly<PermissionsBitField> | null): PermissionsString[] =>
  has?.missing(['ViewChannel', 'CreatePrivateThreads', 'SendMessagesInThreads'], false) ?? [];

/** The address at which an administrator adds the bot to a server. */
export function inviteLink(applicationId: string): string {
  const link = new URL('https://discord.com/oauth2/authorize');
  link.searchParams.set('client_id', applicationId);
  link.searchParams.set('scope', 'bot applications.commands');
  link.searchParams.set('permissions', PermissionsBitField.resolve([...NEEDED]).toString());
  return link.href;
}
