import { randomBytes } from 'node:crypto';
import { MEMBER_PERMISSIONS, OWNER_PERMISSIONS } from '../world/permissions.ts';
import type { PersonRecord, World } from '../world/world.ts';
import { Impossible } from './impossible.ts';

/** What may be said of a person when they come, or changed later. */
export interface PersonOptions {
  locale?: 'en-US' | 'ja';
  id?: string;
  dms?: boolean;
  /** Permission bits in the guild; the first person owns it, others are ordinary members, unless it is said. */
  permissions?: bigint;
}

/** The person of that name, who comes to the table if not there yet. The first one owns the guild. */
export function seatPerson(world: World, name: string, options: PersonOptions = {}): PersonRecord {
  const known = [...world.people.values()].find((person) => person.name === name);
  if (known) return known;
  const person: PersonRecord = {
    id: options.id ?? world.ids.next(),
    name,
    locale: options.locale ?? 'en-US',
    dms: options.dms ?? true,
    key: randomBytes(16).toString('base64url'),
    permissions: (options.permissions ?? (world.people.size === 0 ? OWNER_PERMISSIONS : MEMBER_PERMISSIONS)).toString(),
  };
  world.people.set(person.id, person);
  world.hint({ kind: 'people' });
  return person;
}

/** Changes language, direct messages or permissions of a person. Throws {@link Impossible} for an unknown one. */
export function changePerson(world: World, id: string, change: Omit<PersonOptions, 'id'>): PersonRecord {
  const person = world.people.get(id);
  if (!person) throw new Impossible(`no person ${id}`);
  person.locale = change.locale ?? person.locale;
  person.dms = change.dms ?? person.dms;
  person.permissions = change.permissions?.toString() ?? person.permissions;
  world.hint({ kind: 'people' });
  return person;
}
