import type { Level } from '#core/levels';
import { type AnyRecord, withNotes } from './record.ts';

/**
 * What seats can agree to: to end a match, to set it back, to let it be opened as a copy, to free a seat (by its number). Or to have a computer
 * play it, of a level, or `none` any more.
 */
export type Vote = 'end' | 'copy' | 'rewind' | `free-${number}` | `computer-${Level | 'none'}-${number}`;

/** An agreement holds so many ms, and no longer than until the seat answers next or somebody else sits there. */
export const LAPSES = 24 * 3_600_000;

/** The seats that agree to something now, in order. */
export function agreeing({ notes, seats }: AnyRecord, what: Vote, now: number): number[] {
  const votes = Object.entries(notes.votes?.[what] ?? {});
  const holds = ([seat, at]: [string, number]) => seats[Number(seat)]?.user !== null && now - at < LAPSES && at <= now;
  return votes.filter(holds).map(([seat]) => Number(seat));
}

/** A record in which these seats agree as well. */
export function withVotes<R extends AnyRecord>(record: R, what: Vote, seats: readonly number[], now: number): R {
  const all = [...new Set([...agreeing(record, what, now), ...seats])].sort((a, b) => a - b);
  const before = record.notes.votes?.[what] ?? {};
  const cast = Object.fromEntries(all.map((seat) => [seat, seats.includes(seat) ? now : before[seat]!]));
  const voted = withNotes(record, { votes: { ...record.notes.votes, [what]: cast } });
  return what === 'end' ? { ...voted, endVotes: all } : voted;
}

/**
 * A record in which these seats agree to nothing any more, but for what is `kept`. Nobody agrees to free one of them, or to have a computer play it.
 */
export function withoutVotes<R extends AnyRecord>(record: R, seats: readonly number[], kept?: Vote): R {
  const { votes: before } = record.notes;
  const endVotes = record.endVotes.filter((seat) => !seats.includes(seat));
  if (!before) return endVotes.length === record.endVotes.length ? record : { ...record, endVotes };
  const isOver = (what: string) =>
    seats.some((seat) => /^(free|computer-\w+)-\d+$/.test(what) && what.endsWith(`-${seat}`));
  const left = Object.entries(before).flatMap(([what, cast]) => {
    if (isOver(what)) return [];
    if (what === kept) return [[what, cast] as const];
    const others = Object.entries(cast).filter(([seat]) => !seats.includes(Number(seat)));
    return others.length > 0 ? [[what, Object.fromEntries(others)] as const] : [];
  });
  return withNotes({ ...record, endVotes }, { votes: Object.fromEntries(left) });
}

/** The seats that somebody has, or that are kept for somebody, and who have not agreed. A computer is not asked. */
export function yetToVote(record: AnyRecord, what: Vote, now: number): number[] {
  const agreed = agreeing(record, what, now);
  const isWanted = (seat: number) => {
    const { user, computer } = record.seats[seat]!;
    return computer === undefined && (user !== null || record.notes.reserved?.[seat] !== undefined);
  };
  return [...record.seats.keys()].filter((seat) => isWanted(seat) && !agreed.includes(seat));
}
