import { type Ending, endingOf } from '#core/outcome';
import type { Decision, Json, Match, Outcome, Position } from '#core/types';
import type { AnyGame } from '#src/game-part';
import type { AskedSeat } from '#store/store';
import { draftOf, positionOf } from './asked.ts';
import { campaignNotes, withCampaignTold } from './campaign.ts';
import { note, withNews, withPosting } from './outbox.ts';
import type { AnyRecord, Found, Notice, Played } from './record.ts';

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
}
interface Before {
  actor: number;
  position: Position<unknown>;
  /** The id of the aside that was said: nobody's waiting time and no half-made answer to anything else changes. */
  aside?: string;
  isUndo?: boolean;
}

/** Puts a changed match into its record: who is asked since when, what is to be told, whether it is over. */
export function followed(found: Found, { match, notices, before }: Step, { mark, now }: Cause): Played {
  const { part, record } = found;
  const after = positionOf({ part, record: { ...record, status: 'running', match } });
  const { open, outcome } = after;
  const actor = before?.actor;
  const aside = before?.aside;
  const isKept = (seat: string) =>
    Number(seat) !== actor || (aside !== undefined && draftOf(record, { seat: actor })?.decision !== aside);
  const changed: Played = {
    ...record,
    match,
    asked: askedAfter(record, open, { actor: aside === undefined ? actor : undefined, now }),
    drafts: Object.fromEntries(Object.entries(record.drafts).filter(([seat]) => isKept(seat))),
    status: outcome ? 'over' : record.status === 'lobby' ? 'running' : record.status,
    updatedAt: now,
  };
  const next = outcome ? withCampaignTold(changed) : changed;
  // Whoever acts has the next question in hand already; whoever was asked before has been told.
  const fresh = open.filter(
    (d) => d.seat !== actor && !before?.position.open.some((b) => b.id === d.id && b.seat === d.seat),
  );
  const result = outcome ? [...resultOf(outcome), ...campaignNotes(record, 'over'), ...seedOf(match)] : [];
  const isQuiet = notices.length + result.length === 0;
  if (before && (isQuiet || before.isUndo) && looksTheSame(part, before.position, after)) {
    return withDone(withSecretQuestions(next, fresh), mark);
  }
  const pings = [...new Set(fresh.map(({ seat }) => seat))];
  return withDone(withSecretQuestions(withResult({ part, record: next }, { notices, result, pings }), fresh), mark);
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

/** Notices, and what the match came to: in a message of its own behind the board, with the end picture if there is one. */
export function withResult(
  { part, record }: Found<Played>,
  { notices, result, pings = [] }: { notices: readonly Notice[]; result: readonly Notice[]; pings?: readonly number[] },
): Played {
  if (result.length === 0 || !part.pictures.end) return withNews(record, [...notices, ...result], pings);
  return withPosting(withNews(record, notices, pings), { kind: 'end', data: { said: [...result] } });
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

/** A seat that goes on being asked keeps its waiting time, unless it has just acted. */
function askedAfter(
  record: AnyRecord,
  open: readonly Decision[],
  { actor, now }: { actor: number | undefined; now: number },
): AskedSeat[] {
  return [...new Set(open.map((decision) => decision.seat))].map((seat) => {
    const before = seat === actor ? undefined : record.asked.find((each) => each.seat === seat);
    return before ?? { seat, since: now, reminded: 0, lastReminder: null };
  });
}

/** Who has won, or that all have lost, or nobody has, and why as the game says it; then the points of each seat. */
function resultOf(outcome: Outcome['outcome']): Notice[] {
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
    ...outcome.seats.flatMap(({ score }, seat) => (score === undefined ? [] : note('score', { seat, score }))),
  ];
}

/** The seed of a match that is over: so the dice can be checked. */
export const seedOf = ({ rng }: Match<Json>): Notice[] => [note('seed', { seed: rng.seed })];
