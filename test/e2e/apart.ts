import type { LocalDiscord, Person } from '#local/discord';
import { isPrivate } from '../kit/visible.ts';

/** Private messages that somebody else sees than the one they are for, in words; Eve sits at no match of theirs. */
export function seenByOthers(local: LocalDiscord, channel: string, people: readonly Person[]): string[] {
  const owners = new Map<string, string>();
  const problems: string[] = [];
  for (const person of people) {
    const dm = person.channels().find(({ kind }) => kind === 'dm');
    for (const { id } of [...person.messages(channel).filter(isPrivate), ...(dm ? person.messages(dm.id) : [])]) {
      const owner = owners.get(id);
      if (owner !== undefined) problems.push(`${owner} and ${person.name} both see the private message ${id}`);
      owners.set(id, person.name);
    }
  }
  const eve = local.person('Eve');
  for (const { id } of eve.messages(channel).filter(isPrivate)) problems.push(`Eve sees the private message ${id}`);
  for (const { id } of eve.channels().filter(({ kind }) => kind === 'dm')) problems.push(`Eve has a room ${id}`);
  return problems;
}
