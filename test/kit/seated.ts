import type { Json } from '#core/types';
import type { LocalDiscord, Person } from '#local/discord';
import type { MatchRecord } from '#store/store';
import { load } from './recorded.ts';

/** A place in this world, with people for the seats of a match. */
export interface Seating {
  id: string;
  channel: string;
  people: readonly Person[];
  local: LocalDiscord;
}

/** A recorded match as one that goes on in a channel of this world, with these people at its seats. */
export function seated(text: string, { id, channel, people, local }: Seating): MatchRecord {
  const { record, match } = load(text);
  const seats = record.seats.map((seat, i) => ({ ...seat, user: people[i % people.length]!.id }));
  const plain = {
    outbox: [],
    done: [],
    drafts: {},
    notes: {},
    asked: [],
    endVotes: [],
    nextReminder: null,
    board: null,
  };
  const place = { id, channel, guild: local.guildId, host: people[0]!.id };
  return { ...record, ...plain, ...place, seats, match: match as MatchRecord['match'] & { base: Json } };
}
