import { earlierText } from '#asking/earlier';
import { deedsOf, eventLines, isTold } from '#asking/public-message';
import { button, buttonRows, grouped } from '#asking/terms/menu';
import { clamp } from '#asking/terms/words';
import type { History } from '#core/history';
import { type EarlierIn, earlierIn } from '#core/rewind';
import type { Locale } from '#core/text';
import type { Json, LogEntry } from '#core/types';
import type { AnyGame } from '#src/game-part';
import type { Proposal, Undone } from '../match/notes.ts';
import { proposalOf } from '../match/proposal.ts';
import type { Found, OutboxEntry } from '../match/record.ts';
import { yetToVote } from '../match/votes.ts';
import type { Outgoing } from '../platform/send.ts';
import { say } from './text.ts';

/** To where a match can be set back, what would be undone by it, and the message that proposes it. */

/** So many lines of what would be undone stand in a proposal, each so long at most. */
const LINES = { most: 10, length: 120 };

/** Whether everybody has read something of an entry. Of one of which nobody has, nobody must learn that it is there. */
const isSeenIn =
  (part: AnyGame) =>
  ({ events }: LogEntry): boolean =>
    events.some((event) => isTold(part, event));

/** To where a match can be set back, the newest first; nothing that only some know of is among it. */
export const waysBack = ({ part }: Found, history: History<Json>): EarlierIn[] => earlierIn(history, isSeenIn(part));

/** What would be undone of a log: what everybody has read since its first `at` entries. Of many lines those that weigh most. */
export function undoneSince(part: AnyGame, log: readonly LogEntry[], at: number): Undone {
  const { weight = () => 0 } = part.pictures;
  const seen = log.slice(at).filter(isSeenIn(part));
  const told = deedsOf(
    part,
    seen.flatMap(({ events }) => events),
  )
    .filter((deed) => isTold(part, deed.told))
    .reverse();
  const weighed = told.map((deed, i) => ({ deed, i, weight: weight(deed.told) }));
  const kept = weighed.sort((a, b) => b.weight - a.weight || a.i - b.i).slice(0, LINES.most);
  const said = kept
    .sort((a, b) => a.i - b.i)
    .flatMap(({ deed }) => deed.of.map(({ type, shown }) => ({ event: { type, shown } })));
  return { answers: seen.length, said, more: told.length - kept.length };
}

/** What is proposed, what would be undone by it, and that what was seen stays seen: for everybody. */
export function proposalText(part: AnyGame, { by, to }: Proposal, undone: Undone, locale: Locale): string {
  const events = undone.said.flatMap((one) => ('event' in one ? [one.event] : []));
  const lines = eventLines(part, events, locale).map((line) => `- ${clamp(line.replaceAll('\n', ' '), LINES.length)}`);
  return [
    say('rewind.proposed', locale, { who: `<@${by}>`, to: earlierText(part, to as Json, locale) }),
    say('rewind.undone', locale, { n: undone.answers }),
    ...lines,
    ...(undone.more > 0 ? [say('rewind.more', locale, { n: undone.more })] : []),
    say('rewind.seen', locale),
  ].join('\n');
}

/** The message that proposes it, with its two buttons, which calls whoever has yet to agree; none when it does not stand any more. */
export function proposalMessage(
  { part, record }: Found,
  { id, undone }: Extract<OutboxEntry, { kind: 'proposal' }>['data'],
  now: number,
): Outgoing | undefined {
  const { id: match, locale, seats } = record;
  const proposal = proposalOf(record, now);
  if (proposal?.id !== id) return undefined;
  const rows = buttonRows([
    button({ kind: 'rewind', match, step: id }, say('button.agree', locale), 'primary'),
    button({ kind: 'stay', match, step: id }, say('button.decline', locale)),
  ]);
  const pings = [...new Set(yetToVote(record, 'rewind', now).flatMap((seat) => seats[seat]?.user ?? []))];
  const asked = pings.length > 0 ? [say('rewind.asked', locale, { who: pings.map((user) => `<@${user}>`) })] : [];
  return {
    content: [proposalText(part, proposal, undone, locale), ...asked].join('\n'),
    choices: grouped(rows),
    pings,
  };
}
