import { createHash, randomBytes } from 'node:crypto';
import type { MessageSeen, Person } from '../people/person.ts';

/** What is new in a channel for one person. */
export interface News {
  /** To be named at the next look. */
  mark: string;
  /** All there is to see comes along, because the mark was none of this table. */
  whole: boolean;
  /** The oldest message still shown; what is older has scrolled away. Null in an empty channel. */
  from: string | null;
  /** Messages that came or changed since, oldest first. */
  messages: MessageSeen[];
  /** Messages taken away since. */
  gone: string[];
}

/** Tells people what is new since they last looked. */
export interface NewsDesk {
  look(person: Person, channel: string, since: string | null): News;
}

/** What one person has seen of one channel: for each message its digest (null: it is gone) and the look that found it so. */
interface Journal {
  looks: number;
  entries: Map<string, { digest: string | null; look: number }>;
}

/** Newest messages of a channel that a page gets. */
const SHOWN = 200;

/**
 * Compares what a person sees with what they saw at earlier looks. So whatever may change a message is found here: its
 * own edit, a thread begun at it, what it replies to. Each person has journals of their own: a mark that all shared
 * would tell how much others are told in secret.
 */
export function openNews(): NewsDesk {
  // Marks of an earlier start of the table mean nothing here.
  const table = randomBytes(6).toString('base64url');
  const people = new Map<string, Map<string, Journal>>();

  function journalOf(person: string, channel: string): Journal {
    const own = people.get(person) ?? new Map<string, Journal>();
    people.set(person, own);
    const journal = own.get(channel) ?? { looks: 0, entries: new Map() };
    own.set(channel, journal);
    return journal;
  }

  return {
    look(person, channel, since) {
      const now = person.messages(channel, SHOWN);
      const journal = journalOf(person.id, channel);
      note(journal, now);
      const [, last] = since?.startsWith(`${table}.`) ? since.split('.') : [];
      const seen = last === undefined ? 0 : Number(last);
      const isNew = (id: string) => journal.entries.get(id)!.look > seen;
      return {
        mark: `${table}.${journal.looks}`,
        whole: last === undefined,
        from: now[0]?.id ?? null,
        messages: now.filter(({ id }) => isNew(id)),
        gone: [...journal.entries].flatMap(([id, { digest }]) => (digest === null && isNew(id) ? [id] : [])),
      };
    },
  };
}

/** One more look, if anything is not as it was. What has scrolled away is forgotten, what was taken away remembered. */
function note(journal: Journal, now: readonly MessageSeen[]): void {
  const look = journal.looks + 1;
  const mark = (id: string, digest: string | null) => {
    if (journal.entries.get(id)?.digest === digest) return;
    journal.entries.set(id, { digest, look });
    journal.looks = look;
  };
  for (const message of now) mark(message.id, digestOf(message));
  const there = new Set(now.map(({ id }) => id));
  const oldest = now.length < SHOWN ? undefined : now[0]?.id;
  for (const id of [...journal.entries.keys()].filter((each) => !there.has(each))) {
    if (oldest !== undefined && BigInt(id) < BigInt(oldest)) journal.entries.delete(id);
    else mark(id, null);
  }
}

/** Short text that is the same for the same JSON. */
export function digestOf(json: unknown): string {
  return createHash('sha256').update(JSON.stringify(json)).digest('base64url').slice(0, 22);
}
