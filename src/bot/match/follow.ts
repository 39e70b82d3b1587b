import type { Acted, Ordered } from '#core/match';
import { type Ending, endingOf } from '#core/outcome';
import type { Decision, Event, Json, Match, Outcome, Position } from '#core/types';
import type { AnyGame } from '#src/game-part';
import type { AskedSeat } from '#store/store';
import { askedFrom, positionOf, seatsOf } from './asked.ts';
import { campaignNotes, withCampaignTold } from './campaign.ts';
import { note, withNews, withPosting } from './outbox.ts';
import type { AnyRecord, Found, Notice, Played } from './record.ts';
import { withoutVotes } from './votes.ts';

/** How many answered interactions are remembered (see store): one that is delivered again comes within minutes. */
const REMEMBERED = 64;

/** What makes a change, and when. `mark` is remembered, so that a repeated delivery acts once. */
export interface Cause {
  mark: string;
  now: number;
}

/** A match after a change, with what is told of it; `before` when somebody who was asked, or said an aside, has acted. */
export interface Step {
  match: Match<Json>;
  notices: readonly Notice[];
  before?: Before;
  /** What standing orders have answered after that. */
  ordered?: readonly Ordered<Json>[];
}
interface Before {
  actor: number;
  position: Position<unknown>;
  /** The id of the aside that was said, or of the order that was left: nobody's waiting time and no half-made answer to anything else changes. */
  aside?: string;
  isUndo?: boolean;
}

/** Puts a changed match into its record: who is asked since when, what is to be told, whether it is over. */
export function followed(found: Found, step: Step, { mark, now }: Cause): Played {
  const { part, record } = found;
  const { match, before, ordered = [] } = step;
  const told = partsOf(found, step);
  const { open, outcome } = told.at(-1)!.after;
  const aside = before?.aside;
  const acted = [...(before && aside === undefined ? [before.actor] : []), ...ordered.map(({ answer }) => answer.seat)];
  const changed: Played = {
    ...withoutVotes(record, before ? [before.actor] : []),
    match,
    asked: askedAfter(record, open, { acted: acted.filter((seat) => !goesOnInSecret(before, open, seat)), now }),
    drafts: draftsAfter(record, step),
    status: outcome ? 'over' : record.status === 'lobby' ? 'running' : record.status,
    updatedAt: now,
  };
  const next = outcome ? withCampaignTold(changed) : changed;
  // Whoever acts has the next question in hand already, for all seats of his; whoever was asked before has been told.
  const hands = before ? seatsWith(record, before.actor) : [];
  const fresh = open.filter(
    (d) => !hands.includes(d.seat) && !before?.position.open.some((b) => b.id === d.id && b.seat === d.seat),
  );
  const result = outcome ? [...resultOf(part, outcome), ...campaignNotes(record, 'over'), ...seedOf(match)] : [];
  const seen = told.filter((one, i) => !isSilent(part, one, i === told.length - 1 ? result : []));
  const last = seen.pop();
  if (!last) return withDone(withSecretQuestions(next, fresh), mark);
  const earlier = seen.reduce((sum, { notices }) => withNews(sum, notices), next);
  const pings = [...new Set(fresh.map(({ seat }) => seat))];
  const { notices } = last;
  return withDone(withSecretQuestions(withResult({ part, record: earlier }, { notices, result, pings }), fresh), mark);
}

/** One answer and what came of it, between two positions; before the start there is none. */
interface Part {
  notices: readonly Notice[];
  before?: Position<unknown>;
  after: Position<unknown>;
  isUndo?: boolean;
}

/** What is told one after another: the answer that was given, then each that an order has given, as if its seat had been asked. */
function partsOf({ part, record }: Found, { match, notices, before, ordered = [] }: Step): Part[] {
  const at = (one: Match<Json>) => positionOf({ part, record: { ...record, status: 'running', match: one } });
  const positions = [...ordered.map(({ asked }) => at(asked)), at(match)];
  const { position, isUndo = false } = before ?? {};
  return positions.map((after, i) =>
    i === 0
      ? { notices, after, isUndo, ...(position && { before: position }) }
      : { notices: noticesOf(ordered[i - 1]!.events), before: positions[i - 1]!, after },
  );
}

/** What was acted, as it is told: the events of standing orders apart from those of the answer itself. */
export function stepOf({ match, events, ordered = [] }: Acted<Json>) {
  const own = events.length - ordered.reduce((sum, one) => sum + one.events.length, 0);
  return { match, ordered, notices: noticesOf(events.slice(0, own)) };
}

/** What happened, to be told. */
export const noticesOf = (events: readonly Event[]): Notice[] => events.map((event) => ({ event }));

/** Whether nothing is posted of it, because everybody else sees no difference. */
function isSilent(part: AnyGame, { notices, before, after, isUndo }: Part, result: readonly Notice[]): boolean {
  if (!before || (notices.length + result.length > 0 && !isUndo)) return false;
  return looksTheSame(part, before, after);
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

/** The half-made answers that go on: those of whoever acted do not, nor one to what an order has answered. */
function draftsAfter({ drafts }: AnyRecord, { before, ordered = [] }: Step): AnyRecord['drafts'] {
  const isKept = ([seat, { decision }]: [string, AnyRecord['drafts'][string]]) => {
    if (ordered.some(({ answer }) => String(answer.seat) === seat && answer.decision === decision)) return false;
    return Number(seat) !== before?.actor || (before.aside !== undefined && decision !== before.aside);
  };
  return Object.fromEntries(Object.entries(drafts).filter(isKept));
}

/** This seat and all others of the person who sits there. */
function seatsWith(record: AnyRecord, seat: number): number[] {
  const user = record.seats[seat]?.user ?? null;
  return user === null ? [seat] : seatsOf(record, user);
}

/** Notices, and what the match came to: in a message of its own behind the board, with the end picture if there is one. */
export function withResult(
  { part, record }: Found<Played>,
  { notices, result, pings = [] }: { notices: readonly Notice[]; result: readonly Notice[]; pings?: readonly number[] },
): Played {
  if (result.length === 0 || !part.pictures.end) return withNews(record, [...notices, ...result], { pings });
  return withPosting(withNews(record, notices, { pings }), { kind: 'end', data: { said: [...result] } });
}

/** A record that sends the secret ones of these questions by direct message, if the match wants that. */
export function withSecretQuestions<R extends AnyRecord>(record: R, questions: readonly Decision[]): R {
  if (!record.settings.dmHands) return record;
  return questions
    .filter(({ secret }) => secret)
    .reduce(
      (sum, { seat, id }) => withPosting(sum, { kind: 'dm', data: { seat, decision: id, reminder: false } }),
      record,
    );
}

/** A record that remembers an interaction as done. */
export function withDone<R extends AnyRecord>(record: R, mark: string): R {
  return { ...record, done: [...record.done.filter((one) => one !== mark), mark].slice(-REMEMBERED) };
}

/** Whether a seat that has answered is asked the same as far as others can see: its waiting time must not count its answers. */
function goesOnInSecret(before: Before | undefined, open: readonly Decision[], seat: number): boolean {
  const faces = (decisions: readonly Decision[]) =>
    decisions.filter((one) => one.seat === seat).map(({ key, about, secret }) => [key, about, secret ?? false]);
  const now = faces(open);
  const isSecret = open.some((one) => one.seat === seat && one.secret);
  return isSecret && before !== undefined && JSON.stringify(now) === JSON.stringify(faces(before.position.open));
}

/** A seat that goes on being asked keeps its waiting time, unless it has just acted, or an order has for it. */
function askedAfter(
  record: AnyRecord,
  open: readonly Decision[],
  { acted, now }: { acted: readonly number[]; now: number },
): AskedSeat[] {
  return [...new Set(open.map((decision) => decision.seat))].map((seat) => {
    const before = acted.includes(seat) ? undefined : record.asked.find((each) => each.seat === seat);
    return before ?? askedFrom(seat, now);
  });
}

/** Who has won, or that all have lost, or nobody has, and why as the game says it; then the points of each seat. */
function resultOf(part: AnyGame, outcome: Outcome['outcome']): Notice[] {
  const { ending, seats } = endingOf(outcome);
  const whom: Record<Ending, Record<string, Json>> = {
    one: { winners: seats },
    several: { joint: seats },
    'all-won': { together: seats },
    'all-lost': { defeat: true },
    draw: seats.length === outcome.seats.length ? { draw: true } : { drawn: seats },
  };
  return [
    note('over', { ...whom[ending], ...(outcome.why && { why: outcome.why }) }),
    ...outcome.seats.flatMap(({ score }, seat) =>
      score === undefined ? [] : note('score', { seat, score: pointsOf(part, score) }),
    ),
  ];
}

/** What a seat has come to at the end: a bare number, unless the game has words for what is counted. */
const pointsOf = ({ text }: AnyGame, n: number): Json => (text.has('score', 'en') ? { key: 'score', args: { n } } : n);

/** The seed of a match that is over: so the dice can be checked. */
export const seedOf = ({ rng }: Match<Json>): Notice[] => [note('seed', { seed: rng.seed })];
