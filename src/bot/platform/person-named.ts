import type { APIInteractionDataResolved } from 'discord.js';

/** Somebody who is named in a command; `isHere` says whether they are a member of the server. */
export interface PersonNamed {
  user: string;
  isBot: boolean;
  isHere: boolean;
}

/** The person of an option, by id, as Discord tells of them with the command; undefined where nobody is named. */
export function personNamed(
  resolved: Pick<APIInteractionDataResolved, 'users' | 'members'> | undefined,
  id: string,
): PersonNamed | undefined {
  const user = resolved?.users?.[id];
  return user && { user: id, isBot: user.bot ?? false, isHere: resolved?.members?.[id] !== undefined };
}
