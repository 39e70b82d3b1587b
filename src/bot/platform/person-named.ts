import type { ChatInputCommandInteraction } from 'discord.js';

/** Somebody who is named in a command; `isHere` says whether they are a member of the server. */
export interface PersonNamed {
  user: string;
  isBot: boolean;
  isHere: boolean;
}

/** The person of an option; undefined where nobody is named. */
export function personNamed(
  { options }: Pick<ChatInputCommandInteraction, 'options'>,
  name: string,
): PersonNamed | undefined {
  const user = options.getUser(name);
  return user ? { user: user.id, isBot: user.bot, isHere: options.getMember(name) !== null } : undefined;
}
