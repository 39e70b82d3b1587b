import { asideRows } from '#asking/aside';
import type { Press } from '#asking/ids';
import { LIMITS } from '#asking/limits';
import type { Row } from '#asking/menu';
import { eventLines } from '#asking/public';
import { press as pressIn, privateQuestion } from '#asking/question';
import { readWhole } from '#asking/typed/whole';
import { isRefusal, refuse } from '#core/actions';
import { isAside } from '#core/asides';
import { position } from '#core/match';
import type { Locale } from '#core/text';
import type { Answer, AnyAction, Decision, Event, Match, Message } from '#core/types';
import { handsOf } from '../deliver/private.ts';
import { change, circumstances, decline, type Found, type House, look } from '../match/house.ts';
import { withNames } from '../match/named.ts';
import { answered, asidesIn, canSay, drafting, draftOf, openOf, seatsOf, takenBack } from '../match/record.ts';
import type { Reading, Visit } from '../platform/visit.ts';
import { askedLines, reason, say, seatName } from '../words/say.ts';
import { waysOn } from '../words/ways.ts';
import { followUp } from './follow-up.ts';

/** What a press or a typed command came to. */
type Came =
  | { to: 'answer'; seat: number; events: Event[] }
  | { to: 'draft'; seat: number; decision: string; page: number }
  | { to: 'refusal'; refused: Message; seat?: number; decision?: string }
  /** The same interaction once more, or a button of yesterday. */
  | { to: 'nothing'; stale: boolean };

/** "Your move": the question for the seat of whoever asks, or who is waited for. */
export async function showQuestion(house: House, visit: Visit, id: string): Promise<void> {
  const found = await look(house, id);
  visit.reached('decided');
  await visit.say(await present(found, visit, { hands: true }));
}

/** A press in the private question, or on a public button that answers at once. */
export async function playPress(house: House, visit: Visit, press: Press, values: readonly string[]): Promise<void> {
  await play(house, visit, press.match, (found, mine) => {
    const wanted = 'decision' in press ? press.decision : '';
    const fitting = mine.filter(({ id }) => id === wanted);
    if (fitting.length === 0) return { came: { to: 'nothing', stale: true } };
    const { g } = position(found.part.game, found.record.match as Match<unknown>);
    // Whoever holds several seats may have pressed for any of them: the one whose question it was takes it.
    const tried = fitting.map((decision) => {
      const question = { part: found.part, g, decision };
      const pressed = pressIn(question, draftOf(found.record, decision), press, values);
      return { decision, pressed };
    });
    const isClosed = ({ pressed }: (typeof tried)[number]) =>
      isRefusal(pressed) && pressed.refused.key === 'refusal.question-is-closed';
    const { decision, pressed } = tried.find((one) => !isClosed(one)) ?? tried[0]!;
    if (isRefusal(pressed)) {
      if (isClosed({ decision, pressed })) return { came: { to: 'nothing', stale: true } };
      const { id, seat } = decision;
      return { came: { to: 'refusal', refused: pressed.refused, seat, decision: id } };
    }
    if ('answer' in pressed) return { answers: [{ decision: decision.id, seat: decision.seat, ...pressed.answer }] };
    const record = drafting(found.record, decision.seat, pressed.draft);
    const isNew = press.kind !== 'page';
    const { id, seat } = decision;
    return { ...(isNew && { record }), came: { to: 'draft', seat, decision: id, page: pressed.page ?? 0 } };
  });
}

/** An answer typed as a slash command of the game. */
export async function playTyped(
  house: House,
  visit: Visit,
  id: string,
  action: AnyAction<unknown>,
  options: Readonly<Record<string, string | number | boolean>>,
): Promise<void> {
  await play(house, visit, id, ({ part, record }, mine) => {
    const typist = { part, match: record.match!, mine, locale: visit.locale };
    const { seat, ...whole } = readWhole(typist, action, options);
    if (isRefusal(whole))
      return { came: { to: 'refusal', refused: whole.refused, ...(seat !== undefined && { seat }) } };
    return { answers: whole.answers };
  });
}

/** Answers are given one after another and saved as one, or none of them. */
type Decided = { answers: Answer[] } | { record?: Found['record']; came: Came };

/** Decides in the turn of the match, saves, and only then tells: first whoever acted, then everybody. */
async function play(
  house: House,
  visit: Visit,
  id: string,
  decide: (found: Found, mine: Decision[]) => Decided,
): Promise<void> {
  const { came, found } = await change<{ came: Came; found: Found }>(house, id, (found) => {
    const { part, record } = found;
    const seats = seatsOf(record, visit.user);
    if (seats.length === 0) decline('not-seated');
    if (record.status !== 'running') decline(record.status === 'lobby' ? 'not-running' : 'match-is-over');
    if (record.done.includes(visit.id)) return { result: { came: { to: 'nothing', stale: false }, found } };
    const mine = canSay(part, record, visit.user);
    const decided = decide(found, mine);
    visit.reached('decided');
    if (!('answers' in decided)) {
      const after = decided.record ? { part, record: decided.record } : found;
      return { ...(decided.record && { record: decided.record }), result: { came: decided.came, found: after } };
    }
    const now = circumstances(house, visit.id);
    const taken = { record, events: [] as Event[], seat: 0 };
    for (const answer of decided.answers) {
      const next = answered(part, taken.record, answer, now);
      const { seat } = answer;
      if (isRefusal(next)) return { result: { came: { to: 'refusal', refused: next.refused, seat }, found } };
      Object.assign(taken, { record: next.record, events: [...taken.events, ...next.events], seat });
    }
    const came = { to: 'answer' as const, seat: taken.seat, events: taken.events };
    return { record: taken.record, result: { came, found: withNames({ part, record: taken.record }) } };
  });
  visit.reached('saved');
  if (came.to !== 'answer') {
    await visit.say(await present(found, visit, stateOf(found, visit, came)));
    return;
  }
  const lines = eventLines(found.part, came.events, visit.locale, came.seat);
  const lead = [say('done.answered', visit.locale), ...lines].join('\n');
  await followUp(house, visit, id, async () =>
    visit.say(await present(found, visit, { lead, isNext: true, hands: true })),
  );
}

function stateOf({ part }: Found, { locale }: Visit, came: Exclude<Came, { to: 'answer' }>): Presenting {
  if (came.to === 'draft') return { seat: came.seat, decision: came.decision, page: came.page };
  if (came.to === 'nothing') return came.stale ? { lead: say('refusal.stale', locale), hands: true } : { hands: true };
  const { refused, seat, decision } = came;
  const lead = `⚠ ${reason(part, refused, locale)}`;
  return { lead, ...(seat !== undefined && { seat }), ...(decision !== undefined && { decision }) };
}

/** A second press on the undo button within so many ms is a double click and not a second wish. */
const DOUBLE_CLICK = 3_000;

/** Takes the last answer back. From a button only if the message is the newest board. */
export async function takeBack(house: House, visit: Visit, id: string, message?: string): Promise<void> {
  const after = await change<Found | Message>(house, id, ({ part, record }) => {
    const seats = seatsOf(record, visit.user);
    if (seats.length === 0) decline('not-seated');
    if (record.status !== 'running') decline('not-running');
    const now = circumstances(house, visit.id);
    const isAgain = now.now - Number(record.notes.undoneAt ?? Number.NEGATIVE_INFINITY) < DOUBLE_CLICK;
    const isStale = message !== undefined && (isAgain || record.board?.message !== message);
    if (isStale || record.done.includes(visit.id)) return { result: { key: 'bot.refusal.stale' } };
    const taken = takenBack(part, record, seats, now);
    visit.reached('decided');
    if (isRefusal(taken)) return { result: taken.refused };
    const next = { ...taken.record, notes: { ...taken.record.notes, undoneAt: now.now } };
    return { record: next, result: withNames({ part, record: next }) };
  });
  visit.reached('saved');
  if ('key' in after) {
    const found = await look(house, id);
    await visit.say(await present(found, visit, { lead: reason(found.part, after, visit.locale), hands: true }));
    return;
  }
  const lead = say('done.undone', visit.locale);
  await followUp(house, visit, id, async () =>
    visit.say(await present(after, visit, { lead, isNext: true, hands: true })),
  );
}

interface Presenting {
  /** What is said before the question. */
  lead?: string;
  seat?: number;
  /** An aside of that seat is shown only as long as it is half said. */
  decision?: string;
  page?: number;
  /** The question follows on something that was done. */
  isNext?: boolean;
  /** With the hand for a secret question, and without old pictures; else pictures stay as they are. */
  hands?: boolean;
}

/**
 * Where the match stands for the visitor: the question of one of their seats, or who is waited for; below, as far as there
 * is room and nothing is begun, what they may say at any time.
 */
async function present(found: Found, visit: Visit, presenting: Presenting): Promise<Reading> {
  const { part, record } = found;
  const { locale } = visit;
  const { lead, seat, decision: wanted, page = 0, isNext, hands } = presenting;
  const seats = seatsOf(record, visit.user);
  const open = openOf(part, record);
  const asides = asidesIn(part, record).filter((one) => seats.includes(one.seat));
  const begun = (one: Decision) => draftOf(record, one)?.decision === one.id;
  const decision =
    asides.find((one) => one.id === wanted && one.seat === seat && begun(one)) ??
    open.find((one) => one.seat === seat && seats.includes(one.seat)) ??
    open.find((one) => seats.includes(one.seat));
  if (!decision) {
    const ways = waysOn(found, visit, 'waiting');
    const components = [...offered(found, asides, LIMITS.component.rows - ways.length, locale), ...ways];
    const waiting = askedLines(part, record, open, locale).join('\n') || say('question.nobody', locale);
    // A refusal has said already that nothing is asked.
    const others = isNext ? 'question.then' : lead === undefined ? 'question.waiting' : 'question.others';
    const key = seats.length === 0 ? 'question.watching' : others;
    const closed = refuse(record.match ? 'match-is-over' : 'not-running').refused;
    const now = record.status === 'running' ? say(key, locale, { waiting }) : reason(part, closed, locale);
    return { content: [lead, now].filter(Boolean).join('\n'), components, pictures: [] };
  }
  const { g } = position(part.game, record.match as Match<unknown>);
  const shown = privateQuestion({ part, match: record.id, g, decision, locale }, draftOf(record, decision), page);
  const head = [
    lead,
    isNext ? say('question.next', locale) : undefined,
    seats.length > 1 ? say('question.seat', locale, { seat: seatName(part, decision.seat, locale) }) : undefined,
  ];
  const ofSeat = asides.filter((one) => one.seat === decision.seat);
  const room = LIMITS.component.rows - shown.components.length;
  const beside = isAside(decision.id) || begun(decision) ? [] : offered(found, ofSeat, room, locale);
  const pictures = hands ? await handsOf(found, decision.secret ? [decision.seat] : [], locale) : undefined;
  return {
    content: [...head, shown.content].filter(Boolean).join('\n'),
    components: [...shown.components, ...beside],
    ...(pictures && { pictures }),
  };
}

/** The asides in a private message, where there is room for so many rows. */
function offered({ part, record }: Found, asides: readonly Decision[], room: number, locale: Locale): Row[] {
  if (asides.length === 0 || room < 1) return [];
  const { g } = position(part.game, record.match as Match<unknown>);
  return asideRows({ part, match: record.id, g, locale }, asides, room);
}
