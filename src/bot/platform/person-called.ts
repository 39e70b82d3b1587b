import { type APIUser, type REST, Routes } from 'discord.js';
import { type Lately, lately } from './lately.ts';

/** So many people are remembered by what they are called. */
const PEOPLE = 500;
const called = new WeakMap<REST, Lately<Promise<string | undefined>>>();

/** What Discord calls this user; undefined where it does not tell. It is asked once. */
export function personCalled(rest: REST, user: string): Promise<string | undefined> {
  const known = called.get(rest) ?? lately(PEOPLE);
  called.set(rest, known);
  const before = known.get(user);
  if (before) return before;
  const asked = (rest.get(Routes.user(user)) as Promise<APIUser>).then(
    ({ global_name, username }) => global_name ?? username,
    () => {
      known.forget(user);
      return undefined;
    },
  );
  known.note(user, asked);
  return asked;
}
