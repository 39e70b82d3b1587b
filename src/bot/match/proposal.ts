import { seatsOf } from './asked.ts';
import type { Proposal } from './notes.ts';
import { type AnyRecord, withNotes } from './record.ts';
import { LAPSES, withVotes } from './votes.ts';

/**
 * A proposal to set a match back. It stands until all have agreed, one declines, a day is over, or something happens in the match
 * that others can see.
 */

/** The proposal that stands at this moment (ms since 1970): whoever made it still sits. */
export function proposalOf(record: AnyRecord, now: number): Proposal | undefined {
  const { status, notes } = record;
  const { rewind } = notes;
  if (!rewind || status !== 'running' || seatsOf(record, rewind.by).length === 0) return undefined;
  return now - rewind.at < LAPSES && rewind.at <= now ? rewind : undefined;
}

/** A record with this proposal, to which these seats agree at that moment; any other one, and what was agreed to it, is over. */
export function withProposal<R extends AnyRecord>(record: R, proposal: Proposal, seats: readonly number[]): R {
  const proposed = withNotes(withoutProposal(record), { rewind: proposal });
  return withVotes(proposed, 'rewind', seats, proposal.at);
}

/** A record without any proposal, and in which nobody agrees to one. */
export function withoutProposal<R extends AnyRecord>(record: R): R {
  const { rewind: _, ...votes } = record.notes.votes ?? {};
  return withNotes(record, { rewind: undefined, votes });
}
