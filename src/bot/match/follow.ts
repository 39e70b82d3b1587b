import type { Acted, Ordered } from '#core/match';
import type { Decision, Event, Json, Match, Position, StandingOrder, ThoughtNoted } from '#core/types';
import type { AnyGame } from '#src/game-part';
import type { AskedSeat } from '#store/store';
import { askedFrom, positionOf, seatsOf } from './asked.ts';
import { campaignNotes, withCampaignTold } from './campaign.ts';
import { withLogTimes } from './log-times.ts';
import type { Notice } from './notes.ts';
import { withNews, withPosting } from './outbox.ts';
import { withoutProposal } from './proposal.ts';
import { type AnyRecord, type Found, type Played, withNotes } from './record.ts';
import { resultOf, seedOf, withResult } from './result.ts';
import { withSoonTold } from './soon.ts';
import { saidNow } from './stretch.ts';
import { withBanks } from './time-control.ts';
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
  /** All who are asked then are asked anew, whoever was asked before. */
  isAnew?: boolean;
  /** What standing orders have answered after that. */
  ordered?: readonly Ordered<Json>[];
  /** Standing orders that are over, because what they rested on has changed. */
  changed?: readonly StandingOrder[];
}
interface Before {
  actor: number;
  position: Position<unknown>;
  /**
   * The id of the aside that was said, or of the order that was left. Then nobody's waiting time changes, and no
   * half-made answer to anything else.
   */
  aside?: string;
  isUndo?: boolean;
  /** It has answered for itself: that brings time back. */
  bringsTime?: boolean;
  /** The bot has answered for it; how it was thought out where a computer plays there. */
  standIn?: true | ThoughtNoted | undefined;
}

/** A change, as its effects on the record look at it. */
interface Change extends Cause {
  found: Found;
  step: Step;
  /** Each answer, and what came of it. */
  told: readonly Part[];
  /** Where it all has led. */
  after: Position<unknown>;
}
/** One thing that a change does to the record. */
type Effect = (record: Played, change: Change) => Played;

/** Puts a changed match into its record: all that the change does, one after another. */
export function followed(found: Found, step: Step, { mark, now }: Cause): Played {
  const told = partsOf(found, step);
  const change = { found, step, mark, now, told, after: told.at(-1)!.after };
  const begun: Played = { ...found.record, match: step.match, status: 'running' };
  return EFFECTS.reduce((record, effect) => effect(record, change), begun);
}

/** The votes of whoever has acted are taken back. */
const takesVotesBack: Effect = (record, { step: { before } }) =>
  withoutVotes(record, before ? [before.actor] : [], 'rewind');

/** A proposal to set the match back was about how it stood. What nobody else can see leaves it: its end would tell of that. */
const endsProposal: Effect = (record, { found: { part }, told }) =>
  !record.notes.rewind || told.every((one) => isSilent(part, one, [])) ? record : withoutProposal(record);

/** The match runs, or is over. */
const setsStatus: Effect = (record, { found, after, now }) => {
  const { status } = found.record;
  return { ...record, status: after.outcome ? 'over' : status === 'lobby' ? 'running' : status, updatedAt: now };
};

/** Whoever is asked waits since now, or since he was asked first. */
const setsWaiting: Effect = (record, { found, step: { before, isAnew, ordered = [] }, after: { open }, now }) => {
  const answered = before && before.aside === undefined ? [before.actor] : [];
  const anew = isAnew ? open.map(({ seat }) => seat) : [];
  const acted = [...anew, ...answered, ...ordered.map(({ answer }) => answer.seat)];
  const shown = acted.filter((seat) => !goesOnInSecret(before, open, seat));
  return { ...record, asked: askedAfter(found.record, open, { acted: shown, now }) };
};

/** What is new in the log has its time, and answers how long was waited for them. */
const datesLog: Effect = (record, { found, step: { before }, now }) =>
  withLogTimes(found.record, record, { now, standIn: before?.standIn });

/** Time is taken from the banks of those who were waited for, and comes back to who has answered. */
const runsClock: Effect = (record, { found, step: { before }, now }) => {
  const { actor, isUndo = false, bringsTime = false } = before ?? {};
  const { wishes = new Map() } = found;
  return withBanks(found.record, record, {
    wishes,
    now,
    ...(bringsTime && { answered: actor }),
    ...(isUndo && { undone: actor }),
  });
};

/** Half-made answers go on, but for those of whoever has acted. */
const keepsDrafts: Effect = (record, { found, step }) => ({ ...record, drafts: draftsAfter(found.record, step) });

/** The campaign learns how its match has ended. */
const tellsCampaign: Effect = (record, { after: { outcome } }) => (outcome ? withCampaignTold(record) : record);

/** What others can see is posted, with the result of a match that is over; whoever is newly asked is named by it. */
const postsNews: Effect = (record, change) => {
  const { found, step, told, after } = change;
  const { part } = found;
  const { outcome } = after;
  const result = outcome
    ? [...resultOf(part, outcome), ...campaignNotes(found.record, 'over'), ...seedOf(step.match)]
    : [];
  const seen = told.filter((one, i) => !isSilent(part, one, i === told.length - 1 ? result : []));
  const last = seen.pop();
  if (!last) return record;
  const earlier = seen.reduce((sum, { notices }) => withNews(sum, notices), record);
  const pings = [...new Set(freshIn(change).map(({ seat }) => seat))];
  return withResult({ part, record: earlier }, { notices: last.notices, result, pings });
};

/** Secret questions go out by direct message. */
const sendsSecretQuestions: Effect = (record, change) => withSecretQuestions(record, freshIn(change));

/** Who wishes it has a word when the turn before theirs begins. */
const tellsWhoIsNext: Effect = (record, change) => {
  const { found, step, after, now } = change;
  const { wishes = new Map() } = found;
  const fresh = freshIn(change).filter(({ secret }) => !secret);
  return withSoonTold(record, {
    actor: step.before?.aside === undefined ? step.before?.actor : undefined,
    fresh: [...new Set(fresh.map(({ seat }) => seat))],
    asked: after.open.map(({ seat }) => seat),
    wishes,
    now,
  });
};

/** Whose order is over by what has changed, is told so in private. */
const tellsEndedOrders: Effect = (record, { step: { changed = [] } }) => withEndedTold(record, changed, true);

/** Of a lesson nothing is posted: what is told of it stands with its board. */
const tellsNobody: Effect = (record, { found: { part }, now }) =>
  record.notes.lesson
    ? withNotes({ ...record, outbox: [] }, { stretch: { said: saidNow({ part, record }), at: now } })
    : record;

/** The same interaction, delivered again, changes nothing. */
const remembersInteraction: Effect = (record, { mark }) => withDone(record, mark);

/** All that a change does, in this order. */
const EFFECTS: readonly Effect[] = [
  takesVotesBack,
  endsProposal,
  setsStatus,
  setsWaiting,
  datesLog,
  runsClock,
  keepsDrafts,
  tellsCampaign,
  postsNews,
  sendsSecretQuestions,
  tellsWhoIsNext,
  tellsEndedOrders,
  tellsNobody,
  remembersInteraction,
];

/**
 * The questions of which somebody has yet to be told. Whoever acts sees the next question of each of his seats at once.
 * Whoever was asked the same before has been told.
 */
function freshIn({ found, step: { before }, after: { open } }: Change): Decision[] {
  const hands = before ? seatsWith(found.record, before.actor) : [];
  const wasOpen = ({ id, seat }: Decision) => before?.position.open.some((one) => one.id === id && one.seat === seat);
  return open.filter((one) => !hands.includes(one.seat) && !wasOpen(one));
}

/** One answer and what came of it, between two positions; before the start there is none. */
interface Part {
  notices: readonly Notice[];
  before?: Position<unknown>;
  after: Position<unknown>;
  isUndo?: boolean;
}

/**
 * What is told one after the other: the answer that was given, then each answer of a standing order. An answer of an
 * order is told as if its seat had been asked.
 */
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
export function stepOf({ match, events, ordered = [], changed = [] }: Acted<Json>) {
  const own = events.length - ordered.reduce((sum, one) => sum + one.events.length, 0);
  return { match, ordered, changed, notices: noticesOf(events.slice(0, own)) };
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

/** A record that tells each of these seats, for itself, which of its orders are over: by changed rules, or by what has changed in the match. */
export function withEndedTold<R extends AnyRecord>(record: R, ended: readonly StandingOrder[], changed: boolean): R {
  return [...new Set(ended.map(({ seat }) => seat))].reduce((sum, seat) => {
    const windows = ended.filter((one) => one.seat === seat).map(({ window }) => window);
    return withPosting(sum, { kind: 'orders-gone', data: { seat, windows, ...(changed && { changed }) } });
  }, record);
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
