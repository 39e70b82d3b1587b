import { expect } from 'vitest';
import { deedsOf, eventLines } from '#asking/public-message';
import { readId } from '#asking/terms/ids';
import { LIMITS } from '#asking/terms/limits';
import { withNames } from '#bot/match/named';
import type { Stretch } from '#bot/match/notes';
import { recordOf as typed } from '#bot/match/record';
import type { Locale } from '#core/text';
import type { Event } from '#core/types';
import type { Person } from '#local/discord';
import type { AnyGame } from '#src/game-part';
import type { MatchRecord } from '#store/store';
import type { Did } from '../kit/blind-options.ts';
import { parts } from '../kit/parts.ts';
import { customIds, isPublic, type MessageSeen } from '../kit/visible.ts';
import { seenByOthers } from './apart.ts';
import { type RealTable, recordOf } from './real-table.ts';

/** What must hold after whatever anybody does at the table. */
export interface Watch {
  /**
   * Looks at what has come since the last look; fails when it is not as promised. A press gives one answer, and those that its
   * suggestion says further; what is typed may also open the question it answers and close it. It is told in one message all the same.
   */
  look(how: Did['how']): Promise<{ answers: number; posted: number }>;
}

/** Of so many answers before a deed may be told that goes on. */
const STRETCH = 30;

/** What is told of these events as part of all, a line each: the deeds that they belong to. */
const newLines = (part: AnyGame, all: readonly Event[], events: readonly Event[], locale: Locale): string[] =>
  deedsOf(part, all)
    .filter(({ of }) => of.some((one) => events.includes(one)))
    .flatMap(({ told }) => eventLines(part, [told], locale));

/** Answers that one typed command comes to at most: what opens the question, what is typed, what closes it. */
const TYPED = 3;
/** And one press: each of several units moves, the bottom action is left out, the turn ends. */
const PRESSED = 6;

/** What a game wants to be watched besides. */
export interface Secrets {
  /** What may stand nowhere in a public message now: words that only somebody's hand holds, ids that tell something. */
  unspeakable?(record: MatchRecord): readonly string[];
}

/** Watches a match that people play in a channel. */
export async function watch(
  table: RealTable,
  { channel, id, people }: { channel: string; id: string; people: readonly Person[] },
  { unspeakable = () => [] }: Secrets = {},
): Promise<Watch> {
  const eve = table.local.person('Eve');
  const publicly = () => eve.messages(channel).filter(isPublic);
  const now = (message: MessageSeen) => `${message.id} ${message.edited_timestamp}`;
  let before = { log: (await recordOf(table, id)).match!.logged, seen: new Set(publicly().map(now)) };

  function check(message: MessageSeen, asked: readonly string[], secret: readonly string[]): void {
    for (const { filename, description } of message.attachments) {
      expect(filename).toBe('board.webp');
      expect(description?.length ?? 0).toBeGreaterThan(40);
      expect(description!.length).toBeLessThanOrEqual(LIMITS.message.altText);
    }
    expect(asked).toEqual(expect.arrayContaining(message.mentions.map((user) => user.id)));
    const written = JSON.stringify(message);
    expect(secret.filter((words) => written.includes(words))).toEqual([]);
  }

  return {
    async look(how) {
      const record = await recordOf(table, id);
      const { match, asked, seats, outbox } = record;
      const told = publicly();
      const fresh = told.filter((message) => !before.seen.has(now(message)));
      const answers = match!.logged - before.log;
      before = { log: match!.logged, seen: new Set(told.map(now)) };
      expect(outbox).toEqual([]);
      const users = asked.map(({ seat }) => seats[seat]!.user!);
      const entries = await table.store.lastEntries(id, answers + STRETCH);
      const older = entries.length - answers;
      const events = entries.slice(older).flatMap((entry) => entry.events);
      // What is posted knows nothing of what only some are told besides.
      const open = entries.map((entry) => entry.events.map(({ only: _, ...event }): Event => event));
      const secret = [...unspeakable(record), ...whispered(record, events)];
      for (const message of fresh) check(message, users, secret);
      // A secret answer that nobody else can notice is not told; everything else stands on a board that was changed or posted.
      const { part } = namedPart(record);
      const text = fresh.map(({ content }) => content).join('\n');
      // A deed may have begun with what was told before: it grows where it stands.
      const ways = Array.from({ length: older + 1 }, (_, back) => {
        return newLines(part, open.slice(older - back).flat(), open.slice(older).flat(), record.locale);
      });
      if (!ways.some((lines) => lines.every((line) => text.includes(line)))) expect(text).toBe(ways[0]!.join('\n'));
      // Whoever is asked is named by one message, the last one; nobody is when nobody is asked.
      const bells = told.filter((message) => customIds(message).some((one) => readId(one)?.kind === 'answer'));
      expect(bells).toEqual(users.length > 0 ? [told.at(-1)] : []);
      const board = told.findLast((message) => customIds(message).some((one) => readId(one)?.kind === 'board'));
      // A board has its picture, or none as long as the newest one above shows the same (`Pictures.showsOnce`).
      const { above } = (record.notes.stretch ?? {}) as Partial<Stretch>;
      const isAbove = above === true && part.pictures.showsOnce === true;
      expect(board?.attachments).toHaveLength(isAbove ? 0 : 1);
      expect(told.some(({ attachments }) => attachments.length === 1)).toBe(true);
      expect(answers).toBeLessThanOrEqual(how === 'type' ? TYPED : PRESSED);
      expect(seenByOthers(table.local, channel, people)).toEqual([]);
      expect(table.local.surprises).toEqual([]);
      return { answers, posted: fresh.length };
    },
  };
}

/** The game of a match with the names its seats have now. */
const namedPart = (record: MatchRecord) =>
  withNames({ part: parts.find(({ game }) => game.id === record.game)!, record: typed(record) });

/** What single seats read of these events, and nobody else. */
function whispered(record: MatchRecord, events: readonly Event[]): string[] {
  const { part } = namedPart(record);
  return events
    .filter(({ only }) => only !== undefined)
    .flatMap((event) => {
      const open = eventLines(part, [event], record.locale);
      const seats = Object.keys(event.only!).map(Number);
      return seats.flatMap((seat) =>
        eventLines(part, [event], record.locale, seat).filter((line) => !open.includes(line)),
      );
    });
}
