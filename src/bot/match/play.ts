import { isRefusal, refuse } from '#core/actions';
import { isAside } from '#core/asides';
import { contest } from '#core/contest';
import { type History, logOf } from '#core/history';
import { act, isCurrent, position, start, undo } from '#core/match';
import { recover } from '#core/recover';
import { type EarlierIn, setBack } from '#core/rewind';
import { commitment } from '#core/rng';
import type { Answer, Event, Json, Match, Refusal, ThoughtNoted } from '#core/types';
import { positionOf } from './asked.ts';
import { barred, beginsFrom, campaignNotes, withCampaignTold } from './campaign.ts';
import { hasPeople } from './computer-seats.ts';
import { type Cause, followed, noticesOf, stepOf, withDone } from './follow.ts';
import { isFree, wrongLobbyNumber } from './lobby-seats.ts';
import { optionsOf, toAgreeTo, unusual, yetToAgree } from './options.ts';
import { withOrdersGone } from './orders.ts';
import { note, withLobbyPosted, withPosting } from './outbox.ts';
import { withoutProposal } from './proposal.ts';
import { type Found, isPlayed, type Lobby, type Played, withNotes } from './record.ts';
import { seedOf, withResult } from './result.ts';

/** What becomes of a record when somebody starts, answers, takes back, sets back or ends. */

/**
 * The match with its first question put; seats nobody wanted are taken away. `seed` comes from a secure source.
 * Refuses:
 * - a match in which computers would play alone;
 * - more or fewer people than can play with the options, or others than the roles need;
 * - options to which the campaign has not come;
 * - options to which somebody has yet to agree.
 */
export function started({ part, record }: Found, seed: string, cause: Cause): Played | Refusal {
  if (record.status !== 'lobby') return refuse('not-in-lobby');
  const problem = wrongLobbyNumber(part, record);
  if (problem) return { refused: problem };
  if (!hasPeople(record)) return refuse('computers-alone');
  const seats = record.seats.filter((one) => !isFree(one));
  const locked = barred(part, record);
  if (locked) return { refused: locked };
  const who = yetToAgree(part, record).map((user) => `<@${user}>`);
  if (who.length > 0) return refuse('not-agreed', { options: toAgreeTo(part, record), who });
  const options = optionsOf(part, record);
  const roles = part.game.roles && seats.map(({ role }) => role!);
  const from = beginsFrom(part, record);
  const match: Match<Json> = start(part.game, { options, seats: seats.length, seed, roles, carried: from?.state });
  const promise = commitment(seed);
  const chosen = unusual(part, options).map((one) => ({ note: one }));
  const notices = [note('started', { promise }), ...chosen, ...noticesOf(logOf(match)[0]!.events)];
  const campaign = record.campaign && from && { ...record.campaign, carried: from };
  const begun = { ...withNotes(record, { commitment: promise }), options, seats, ...(campaign && { campaign }) };
  return followed({ part, record: withLobbyPosted(begun) }, { match, notices }, cause);
}

/** The match with an answer taken, as it is to be told; `standIn` when the bot gives it for its seat, or a computer, and how. Refuses what the rules refuse. */
export function answered(
  found: Found,
  answer: Answer,
  cause: Cause,
  standIn?: true | ThoughtNoted,
): { record: Played; events: Event[] } | Refusal {
  if (!isPlayed(found)) return refuse('not-running');
  const { part, record } = found;
  // In a lesson nobody sits there, and the seat answers by script.
  if (isFree(record.seats[answer.seat]!) && !record.notes.lesson) return refuse('empty-seat');
  const acted = act(part.game, record.match, answer);
  if (isRefusal(acted)) return acted;
  const aside = isAside(answer.decision) ? { aside: answer.decision } : {};
  const bringsTime = !standIn && !isAside(answer.decision);
  const before = { actor: answer.seat, position: positionOf(found), bringsTime, standIn, ...aside };
  return { record: followed(found, { ...stepOf(acted), before }, cause), events: acted.events };
}

/** The match with a question put to the vote, because this seat objects to what one decides for all. Refuses what is too late. */
export function objected(
  found: Found,
  { seat, question }: { seat: number; question: string },
  cause: Cause,
): { record: Played; events: Event[] } | Refusal {
  if (!isPlayed(found)) return refuse('not-running');
  const { part, record } = found;
  const acted = contest(part.game, record.match, { seat, question });
  if (isRefusal(acted)) return acted;
  // The vote of a seat where nobody sits would be waited for in vain.
  const { open } = position(part.game, acted.match);
  if (open.some((one) => one.vote && isFree(record.seats[one.seat]!))) return refuse('empty-seat');
  const before = { actor: seat, position: positionOf(found) };
  return { record: followed(found, { ...stepOf(acted), before }, cause), events: acted.events };
}

/** The match with the last answer of one of these seats taken back, the latest of them first. */
export function takenBack(
  found: Found,
  seats: readonly number[],
  cause: Cause,
): { record: Played; seat: number } | Refusal {
  if (!isPlayed(found)) return refuse('not-running');
  const { part, record } = found;
  const seat = record.match.answers.findLast((answer) => seats.includes(answer.seat))?.seat ?? seats[0]!;
  const match = undo(part.game, record.match, seat);
  if (isRefusal(match)) return match;
  const before = { actor: seat, position: positionOf(found), isUndo: true };
  const fresh = { ...found, record: withoutOwnAhead(record, seat) };
  return { record: followed(fresh, { match, notices: [note('undone', { seat })], before }, cause), seat };
}

/** What a seat has said in advance was for the turn after the one that it is asked again; it is told so. */
function withoutOwnAhead(record: Played, seat: number): Played {
  const { [seat]: said, ...others } = record.notes.ahead ?? {};
  if (!said) return record;
  const reason = { key: 'bot.refusal.undone-since' };
  return withPosting(withNotes(record, { ahead: others }), {
    kind: 'orders-gone',
    data: { seat, windows: [], ahead: reason },
  });
}

/**
 * The match set back by agreement of these seats, as its log says for ever. What is open then is asked anew, on a new board, and
 * half-made answers are gone. Refuses what the history does not reach.
 */
export function rewound(
  found: Found<Played>,
  history: History<Json>,
  { seats, answers, ...earlier }: EarlierIn & { seats: readonly number[]; answers: number },
  cause: Cause,
): Played | Refusal {
  const { part, record } = found;
  const told = { type: 'set-back', shown: { seats: [...seats], to: earlier.to, n: answers } };
  const back = setBack(part.game, record.match, history, { ...earlier, told });
  if (isRefusal(back)) return back;
  const fresh = withNotes(withoutProposal({ ...record, drafts: {} }), { stretch: undefined, ahead: undefined });
  return followed({ ...found, record: fresh }, { ...stepOf(back), isAnew: true }, cause);
}

/** A record brought to the rules and printed values of this program, or undefined when it already is. */
export function recovered(found: Found, cause: Cause): Played | undefined {
  if (!isPlayed(found)) return undefined;
  const { part, record } = found;
  if (isCurrent(part.game, record.match)) return undefined;
  const { match, dropped, orders } = recover(part.game, record.match);
  if (record.status !== 'running') return { ...record, match };
  const seats = [...new Set(dropped.map((answer) => answer.seat))];
  const what = record.match.version === part.game.version ? 'revalued' : 'upgraded';
  const again = seats.map((seat) => note('updated', { seat }));
  const { gone = [], told = [] } = orders ?? {};
  const step = { match, notices: [note(what), ...again, ...noticesOf(told)] };
  return withOrdersGone(followed(found, step, cause), gone);
}

/** A lobby that is closed before anything was played. */
export function closed(record: Lobby, { mark, now }: Cause): Lobby {
  return withLobbyPosted(withCampaignTold(withDone({ ...record, status: 'ended', updatedAt: now }, mark)));
}

/** The match ended by agreement of all, or as `how` tells, with the seed told. */
export function ended({ part, record }: Found<Played>, { mark, now }: Cause, how = note('ended')): Played {
  const over: Played = { ...record, status: 'ended', asked: [], drafts: {}, updatedAt: now };
  const notices = [how, ...campaignNotes(record, 'ended')];
  const told = withResult({ part, record: withCampaignTold(over) }, { notices, result: seedOf(over.match) });
  return withDone(told, mark);
}
