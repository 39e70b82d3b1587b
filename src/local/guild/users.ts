import type { APIGuildMember, APIRole, APIUser } from 'discord-api-types/v10';
import { isoTime } from '../world/clock.ts';
import { BOT_PERMISSIONS, MEMBER_PERMISSIONS } from '../world/permissions.ts';
import { momentOf } from '../world/snowflake.ts';
import type { PersonRecord, World } from '../world/world.ts';

/** No flags, as the enum types of discord-api-types take it. */
const NONE: number = 0;

/** The bot as a user; its id is the application's, as for all newer applications. */
export function botUser(world: World): APIUser {
  const { applicationId, botName } = world.identity;
  return { ...plainUser(applicationId, botName), bot: true };
}

/** A person as a user. */
export function personUser(person: PersonRecord): APIUser {
  return plainUser(person.id, person.name);
}

/** The user with that id, be it the bot or a person. */
export function userById(world: World, id: string): APIUser | undefined {
  if (id === world.identity.applicationId) return botUser(world);
  const person = world.people.get(id);
  return person && personUser(person);
}

function plainUser(id: string, name: string): APIUser {
  return { id, username: name, global_name: name, discriminator: '0', avatar: null, public_flags: NONE, flags: NONE };
}

/** The user as a member of the guild, without the user itself. */
export function memberCore(world: World, id: string): Omit<APIGuildMember, 'user'> {
  return {
    nick: null,
    avatar: null,
    banner: null,
    roles: id === world.identity.applicationId ? [world.identity.botRoleId] : [],
    joined_at: isoTime(momentOf(id)),
    premium_since: null,
    deaf: false,
    mute: false,
    flags: NONE,
    pending: false,
    communication_disabled_until: null,
  };
}

/** The user as a member of the guild. */
export function memberJson(world: World, user: APIUser): APIGuildMember {
  return { user, ...memberCore(world, user.id) };
}

/** The roles: everyone, and the bot's own. */
export function rolesJson(world: World): APIRole[] {
  const role = (id: string, name: string, permissions: bigint, position: number): APIRole => ({
    id,
    name,
    permissions: permissions.toString(),
    position,
    color: 0,
    colors: { primary_color: 0, secondary_color: null, tertiary_color: null },
    hoist: false,
    icon: null,
    unicode_emoji: null,
    managed: position > 0,
    mentionable: false,
    flags: NONE,
  });
  const { guildId, botRoleId, botName } = world.identity;
  return [role(guildId, '@everyone', MEMBER_PERMISSIONS, 0), role(botRoleId, botName, BOT_PERMISSIONS, 1)];
}
