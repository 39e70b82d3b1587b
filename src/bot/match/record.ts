import type { Draft } from '#asking/question';
import { isRefusal, refuse } from '#core/actions';
import { isAside } from '#core/asides';
import { logOf } from '#core/history';
import { act, isCurrent, position, start, undo } from '#core/match';
import { recover } from '#core/recover';
import { commitment } from '#core/rng';
import type { Answer, Decision, Event, Json, Match, Message, Position, Refusal } from '#core/types';
import type { AnyGame } from '#src/game-part';
import type { AskedSeat, MatchRecord } from '#store/store';
import { wrongNumber } from './lobby-seats.ts';
import { optionNote, optionsOf, toAgreeTo, yetToAgree } from './options.ts';
import { type Said, saying, waiting } from './said.ts';

/** How many interactions are remembered as done (see store). */
const REMEMBERED = 200;

/** What every change of a match needs to know. `mark` is remembered, so that a repeated delivery acts once. */
export interface Circumstances {
  mark: string;
  now: number;
}

/** The open questions of a running match; none in any other state. */
export function openOf(part: AnyGame, record: MatchRecord): Decision[] {
  return record.match && record.status === 'running' ? position(part.game, record.match as Match<unknown>).open : [];
}

/** What seats may say although nobody waits for it; nothing unless the match is running. */
export function asidesIn(part: AnyGame, record: MatchRecord): Decision[] {
  return record.match && record.status === 'running' ? position(part.game, record.match as Match<unknown>).asides : [];
}

/** What this user may say now: answers to what his seats are asked, and after those the asides. */
export function canSay(part: AnyGame, record: MatchRecord, user: string): Decision[] {
  const seats = seatsOf(record, user);
  return [...openOf(part, record), ...asidesIn(part, record)].filter(({ seat }) => seats.includes(seat));
}

/** The seats where this user sits, in order. */
export function seatsOf(record: MatchRecord, user: string): number[] {
  return record.seats.flatMap((seat, i) => (seat.user === user ? [i] : []));
}

/** The half-made answer of the seat that is asked. */
export function draftOf(record: MatchRecord, { seat }: Pick<Decision, 'seat'>): Draft | undefined {
  return record.drafts[seat] as unknown as Draft | undefined;
}

/** A record with that half-made answer kept, or none. */
export function drafting(record: MatchRecord, seat: number, draft: Draft | undefined): MatchRecord {
  const { [seat]: _, ...others } = record.drafts;
  return { ...record, drafts: draft ? { ...others, [seat]: draft as unknown as Json } : others };
}

/**
 * The match with its first question put, seats nobody wanted taken away. `seed` comes from a secure source. Refuses when
 * more or fewer sit than can play with the options, and as long as somebody has not agreed to options that need it.
 */
export function started(part: AnyGame, record: MatchRecord, seed: string, now: Circumstances): MatchRecord | Refusal {
  if (record.status !== 'lobby') return refuse('not-in-lobby');
  const problem = wrongNumber(part, record);
  if (problem) return { refused: problem };
  const seats = record.seats.filter(({ user }) => user !== null);
  const who = yetToAgree(part, record).map((user) => `<@${user}>`);
  if (who.length > 0) return refuse('not-agreed', { options: toAgreeTo(part, record), who });
  const options = optionsOf(part, record);
  const match = start(part.game, options, seats.length, seed) as Match<Json>;
  const promise = commitment(seed);
  const note: Message = { key: 'bot.told.started', args: { promise } };
  const chosen = Object.entries(options).map(([name, value]) => ({ note: optionNote(name, value) }));
  const told = logOf(match)[0]!.events.map((event) => ({ event }));
  return follow(
    part,
    waiting(
      { ...record, options, status: 'running', seats, notes: { ...record.notes, commitment: promise } },
      { kind: 'lobby', data: null },
    ),
    match,
    [{ note }, ...chosen, ...told],
    now,
  );
}

/** The match with an answer taken, saved as to be told. Refuses what the rules refuse. */
export function answered(
  part: AnyGame,
  record: MatchRecord,
  answer: Answer,
  now: Circumstances,
): { record: MatchRecord; events: Event[] } | Refusal {
  if (!record.match) return refuse('not-running');
  if (record.seats.some((seat, i) => seat.user === null && i === answer.seat)) return refuse('empty-seat');
  const acted = act(part.game, record.match as Match<unknown>, answer);
  if (isRefusal(acted)) return acted;
  const said = acted.events.map((event) => ({ event }));
  const at = position(part.game, record.match as Match<unknown>);
  const from = { actor: answer.seat, position: at, ...(isAside(answer.decision) && { aside: answer.decision }) };
  return { record: follow(part, record, acted.match as Match<Json>, said, now, from), events: acted.events };
}

/** The match with the last answer of one of these seats taken back, the latest of them first. */
export function takenBack(
  part: AnyGame,
  record: MatchRecord,
  seats: readonly number[],
  now: Circumstances,
): { record: MatchRecord; seat: number } | Refusal {
  if (!record.match) return refuse('not-running');
  const seat = record.match.answers.findLast((answer) => seats.includes(answer.seat))?.seat ?? seats[0]!;
  const earlier = undo(part.game, record.match as Match<unknown>, seat);
  if (isRefusal(earlier)) return earlier;
  const note: Message = { key: 'bot.told.undone', args: { seat } };
  const from: Before = { actor: seat, position: position(part.game, record.match as Match<unknown>), isUndo: true };
  return { record: follow(part, record, earlier as Match<Json>, [{ note }], now, from), seat };
}

/** A record brought to the rules and printed values of this program, or undefined when it already is. */
export function recovered(part: AnyGame, record: MatchRecord, now: Circumstances): MatchRecord | undefined {
  if (!record.match || isCurrent(part.game, record.match)) return undefined;
  const { match, dropped } = recover(part.game, record.match as Match<unknown>);
  if (record.status !== 'running') return { ...record, match: match as Match<Json> };
  const seats = [...new Set(dropped.map((answer) => answer.seat))];
  const again = seats.map((seat): Said => ({ note: { key: 'bot.told.updated', args: { seat } } }));
  const what = record.match.version === part.game.version ? 'revalued' : 'upgraded';
  const said = [{ note: { key: `bot.told.${what}` } }, ...again];
  return follow(part, record, match as Match<Json>, said, now);
}

/** The match ended by agreement, with the seed told. */
export function ended(part: AnyGame, record: MatchRecord, now: Circumstances): MatchRecord {
  const agreed: Said = { note: { key: 'bot.told.ended' } };
  const over = { ...record, status: 'ended' as const, asked: [], drafts: {}, updatedAt: now.now };
  return marked(telling(part, over, { said: [agreed], result: seedNote(record.match) }), now.mark);
}

/** A record that remembers an interaction as done. */
export function marked(record: MatchRecord, mark: string): MatchRecord {
  return { ...record, done: [...record.done.filter((one) => one !== mark), mark].slice(-REMEMBERED) };
}

/** Where a match stood before somebody acted; absent when everything is new to everybody. */
interface Before {
  actor: number;
  position: Position<unknown>;
  isUndo?: true;
  /** It was this aside: then it was no answer to what the actor is asked. */
  aside?: string;
}

/** A record that will say what happened and, when that was the end, the result: with the end picture if there is one. */
function telling(
  part: AnyGame,
  record: MatchRecord,
  { said, result, pings = [] }: { said: readonly Said[]; result: readonly Said[]; pings?: readonly number[] },
): MatchRecord {
  if (result.length === 0 || !part.pictures.end) return saying(record, [...said, ...result], pings);
  return waiting(saying(record, said, pings), { kind: 'end', data: { said: [...result] } });
}

/** Puts a changed match into its record: who is asked since when, what is to be told, whether it is over. */
function follow(
  part: AnyGame,
  record: MatchRecord,
  match: Match<Json>,
  said: readonly Said[],
  { mark, now }: Circumstances,
  before?: Before,
): MatchRecord {
  const after = position(part.game, match as Match<unknown>);
  const { open, outcome } = after;
  const actor = before?.actor;
  const aside = before?.aside;
  const asked = askedAfter(record, open, aside === undefined ? actor : undefined, now);
  const isKept = (seat: string) =>
    Number(seat) !== actor || (aside !== undefined && draftOf(record, { seat: actor })?.decision !== aside);
  const drafts = Object.fromEntries(Object.entries(record.drafts).filter(([seat]) => isKept(seat)));
  const status = outcome ? ('over' as const) : record.status;
  const next: MatchRecord = { ...record, match, asked, drafts, status, updatedAt: now };
  // Whoever acts has the next question in hand already; whoever was asked before has been told.
  const fresh = open.filter(
    (d) => d.seat !== actor && !before?.position.open.some((b) => b.id === d.id && b.seat === d.seat),
  );
  const over = outcome ? [overNote(outcome), ...scoreNotes(outcome), ...seedNote(match)] : [];
  const isQuiet = said.length + over.length === 0;
  if (before && (isQuiet || before.isUndo) && looksTheSame(part, before.position, after)) {
    return marked(askingPrivately(next, fresh), mark);
  }
  const pings = [...new Set(fresh.map(({ seat }) => seat))];
  return marked(askingPrivately(telling(part, next, { said, result: over, pings }), fresh), mark);
}

/**
 * Whether everybody else sees no difference: then nothing is posted, or the number of somebody's secret answers would
 * show. Of secret questions only subject and seat are public.
 */
function looksTheSame(part: AnyGame, before: Position<unknown>, after: Position<unknown>): boolean {
  const seen = ({ g, open }: Position<unknown>) => {
    const asked = open.map(({ id, key, seat, about, secret }) => [key, seat, about, secret ? null : id]);
    return JSON.stringify([part.game.view(g, 'spectator'), asked]);
  };
  return seen(before) === seen(after);
}

/** A record that sends the secret ones of these questions by direct message, if the match wants that. */
export function askingPrivately(record: MatchRecord, questions: readonly Decision[]): MatchRecord {
  if (!record.settings.dmHands) return record;
  return questions
    .filter(({ secret }) => secret)
    .reduce((sum, { seat, id }) => waiting(sum, { kind: 'dm', data: { seat, decision: id, reminder: false } }), record);
}

/** A seat that goes on being asked keeps its waiting time, unless it has just acted. */
function askedAfter(
  record: MatchRecord,
  open: readonly Decision[],
  actor: number | undefined,
  now: number,
): AskedSeat[] {
  return [...new Set(open.map((decision) => decision.seat))].map((seat) => {
    const before = seat === actor ? undefined : record.asked.find((each) => each.seat === seat);
    return before ?? { seat, since: now, reminded: 0, lastReminder: null };
  });
}

function overNote({ winners }: { winners: number[] }): Said {
  return {
    note: { key: 'bot.told.over', args: { winners: winners.length > 0 ? winners : null, draw: winners.length === 0 } },
  };
}
function scoreNotes({ scores }: { scores: Record<number, number> }): Said[] {
  return Object.entries(scores).map(([seat, score]) => ({
    note: { key: 'bot.told.score', args: { seat: Number(seat), score } },
  }));
}
const seedNote = (match: Match<Json> | null): Said[] =>
  match ? [{ note: { key: 'bot.told.seed', args: { seed: match.rng.seed } } }] : [];
