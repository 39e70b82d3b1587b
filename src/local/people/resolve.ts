import { ComponentType, ApplicationCommandOptionType as O } from 'discord-api-types/v10';
import { channelJson } from '../guild/channel-json.ts';
import { memberCore, personUser, rolesJson, userById } from '../guild/users.ts';
import { botPermissions, MEMBER_PERMISSIONS } from '../world/permissions.ts';
import { type PersonRecord, seesChannel, type World } from '../world/world.ts';
import { type GivenFile, takeFile } from './given-files.ts';

/** What an id in options or select values stands for, as `resolved` of the interaction data. */
export interface Resolver {
  user(id: string): boolean;
  role(id: string): boolean;
  channel(id: string): boolean;
  /** Takes an id for what an option or select of that kind holds; false if there is no such thing. */
  option(type: number, id: string): boolean;
  component(type: number, id: string): boolean;
  /** Takes a file and gives its id. */
  file(given: GivenFile): string;
  /** All resolved so far; undefined if nothing. */
  result(): Record<string, Record<string, unknown>> | undefined;
}

/** A resolver for what `person` may name. */
export function resolver(world: World, person: PersonRecord): Resolver {
  const found: Record<string, Record<string, unknown>> = {};
  const put = (kind: string, id: string, json: unknown) => {
    found[kind] = { ...found[kind], [id]: json };
    return true;
  };
  const user = (id: string) => {
    const json = userById(world, id);
    if (!json) return false;
    const known = world.people.get(id);
    const permissions = known?.permissions ?? MEMBER_PERMISSIONS.toString();
    put('members', id, { ...memberCore(world, id), permissions });
    return put('users', id, known ? personUser(known) : json);
  };
  const role = (id: string) => {
    const json = rolesJson(world).find((each) => each.id === id);
    return json !== undefined && put('roles', id, json);
  };
  const channel = (id: string) => {
    const known = world.channels.get(id);
    if (!known || known.kind === 'dm' || !seesChannel(person, known)) return false;
    const app_permissions = botPermissions(world, known).toString();
    return put('channels', id, { ...channelJson(world, known), permissions: person.permissions, app_permissions });
  };
  return {
    user,
    role,
    channel,
    option(type, id) {
      if (type === O.User) return user(id);
      if (type === O.Role) return role(id);
      if (type === O.Channel) return channel(id);
      return type === O.Mentionable && (user(id) || role(id));
    },
    component(type, id) {
      if (type === ComponentType.UserSelect) return user(id);
      if (type === ComponentType.RoleSelect) return role(id);
      if (type === ComponentType.ChannelSelect) return channel(id);
      return type === ComponentType.MentionableSelect && (user(id) || role(id));
    },
    file(given) {
      const json = takeFile(world, given);
      put('attachments', json.id, json);
      return json.id;
    },
    result: () => (Object.keys(found).length === 0 ? undefined : found),
  };
}
