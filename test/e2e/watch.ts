import { expect } from 'vitest';
import { LIMITS } from '#commands/limits';
import type { Person } from '#local/discord';
import type { Did } from '../kit/blind-player.ts';
import { customIds, isPrivate, isPublic, type MessageSeen } from '../kit/visible.ts';
import { type RealTable, recordOf } from './real-table.ts';

/** What must hold after whatever anybody does at the table. */
export interface Watch {
  /**
   * Looks at what has come since the last look; fails when it is not as promised. A press gives one answer at most; what
   * is typed may also open the question it answers and close it, and is told in one message all the same.
   */
  look(how: Did['how']): Promise<{ answers: number; posted: number }>;
}

/** Answers that one typed command comes to at most: what opens the question, what is typed, what closes it. */
const TYPED = 3;

/** Watches a match that two people play in a channel. */
export async function watch(table: RealTable, channel: string, id: string, people: readonly Person[]): Promise<Watch> {
  const eve = table.local.person('Eve');
  const publicly = () => eve.messages(channel).filter(isPublic);
  let before = { log: (await recordOf(table, id)).match!.log.length, posted: publicly().length };
  /** Own numbers of pieces, such as warsteed-1: which of them lies in a hidden box is a secret. */
  const base = (await recordOf(table, id)).match!.base as { counters: Record<string, unknown> };
  const numbered = Object.keys(base.counters).filter((one) => /-\d+$/.test(one));
  expect(numbered.length).toBeGreaterThan(20);
  const names = new RegExp(`\\b(${numbered.join('|')})\\b`);

  function check(message: MessageSeen, asked: readonly string[]): void {
    for (const { filename, description } of message.attachments) {
      expect(filename).toBe('board.webp');
      expect(description?.length ?? 0).toBeGreaterThan(40);
      expect(description!.length).toBeLessThanOrEqual(LIMITS.message.altText);
    }
    expect(asked).toEqual(expect.arrayContaining(message.mentions.map((user) => user.id)));
    expect(customIds(message).filter((one) => names.test(one))).toEqual([]);
    expect(JSON.stringify(message)).not.toMatch(names);
  }

  return {
    async look(how) {
      const { match, asked, seats, outbox } = await recordOf(table, id);
      const told = publicly();
      const posted = told.length - before.posted;
      const answers = match!.log.length - before.log;
      const fresh = told.slice(before.posted);
      before = { log: match!.log.length, posted: told.length };
      expect(outbox).toEqual([]);
      const users = asked.map(({ seat }) => seats[seat]!.user!);
      for (const message of fresh) check(message, users);
      const events = answers > 0 ? match!.log.slice(-answers).flatMap((entry) => entry.events) : [];
      // A secret answer that nobody else can notice is not told; everything else is, in one message.
      if (events.length > 0) expect(posted).toBe(1);
      else expect(posted).toBeLessThanOrEqual(1);
      if (answers > 0 && posted > 0) expect(fresh.at(-1)!.attachments).toHaveLength(1);
      expect(answers).toBeLessThanOrEqual(how === 'type' ? TYPED : 1);
      await othersStayOut();
      expect(table.local.surprises).toEqual([]);
      return { answers, posted };
    },
  };

  /** Nobody sees what only another person may see. */
  async function othersStayOut(): Promise<void> {
    const own = people.map((person) => {
      const dm = person.channels().find(({ kind }) => kind === 'dm');
      const whispered = person.messages(channel).filter(isPrivate);
      return [...whispered, ...(dm ? person.messages(dm.id) : [])].map((message) => message.id);
    });
    expect(own[0]!.filter((message) => own[1]!.includes(message))).toEqual([]);
    expect(eve.messages(channel).filter(isPrivate)).toEqual([]);
    expect(eve.channels().filter(({ kind }) => kind === 'dm')).toEqual([]);
  }
}
