import { openId } from '#asking/open-id';
import { eventLines } from '#asking/public-message';
import { press as pressIn } from '#asking/question';
import type { Press } from '#asking/terms/ids';
import { readWhole } from '#asking/typed/whole';
import { isRefusal } from '#core/actions';
import { questionId } from '#core/decision';
import type { LessonStep } from '#core/lesson';
import type { Locale } from '#core/text';
import type { Answer, AnyAction, Decision, Event, Message, Said } from '#core/types';
import { withoutQuestionIn } from '../deliver/old-questions.ts';
import { isAheadId, withAheadGiven } from '../match/ahead.ts';
import { answerable, draftOf, isAsked, openOf, positionOf, seatsOf, withDmUnknown, withDraft } from '../match/asked.ts';
import { type Changed, cause, find } from '../match/change.ts';
import { isHeldFor, withBack } from '../match/computer-seats.ts';
import { decline } from '../match/declined.ts';
import { withFurther } from '../match/further.ts';
import { lessonAnswered, lessonFurther, objectingStep } from '../match/lesson.ts';
import { type AskedAlways, withLiking } from '../match/likings.ts';
import { withNames } from '../match/named.ts';
import { isOrderId, withoutOthersOrders } from '../match/orders.ts';
import { answered } from '../match/play.ts';
import { type AnyRecord, type Found, isPlayed, type Played } from '../match/record.ts';
import { digest } from '../words/digest.ts';
import { offerLine } from '../words/orders.ts';
import { reason } from '../words/say.ts';
import { say } from '../words/text.ts';
import { aheadPressed } from './ahead-form.ts';
import { changeOnce, replyAndDeliver } from './change-and-reply.ts';
import { comeBack } from './come-back.ts';
import type { Call } from './command.ts';
import { orderPressed } from './order-form.ts';
import { type Presenting, present } from './present.ts';

/** What a press or a typed command came to: an answer that was taken, or something to be presented. */
type Came = { events: Event[]; offer?: AskedAlways } | { present: Presenting } | { stale: string };

/** "Your move": the question for the seat of whoever asks, or who is waited for. */
export async function showQuestion(call: Call): Promise<void> {
  const { house, visit, match } = call;
  const id = await match();
  const found = await find(house, id);
  if (isHeldFor(found.record, visit.user)) return comeBack(call, id);
  visit.reached('decided');
  const lead = isAsked(found, visit.user) ? await digest(house, found, visit) : '';
  await visit.reply(await present(call, found, lead ? { lead: `${lead}\n` } : {}));
}

/** A press in the private question, or on a public button that answers at once. */
export async function answerPressed(call: Call, press: Press, values: readonly string[]): Promise<void> {
  if ('decision' in press && isOrderId(press.decision)) return orderPressed(call, press, values);
  if ('decision' in press && isAheadId(press.decision)) return aheadPressed(call, press, values);
  const { locale } = call.visit;
  await play(call, (found, mine) => {
    const wanted = 'decision' in press ? press.decision : '';
    // The ids of questions come again when a match is set back, and then they may be about something else.
    if ((call.visit.shownAt ?? Infinity) < (found.record.notes.setBackAt ?? 0)) return { stale: wanted };
    const { g, open } = positionOf(found);
    // A button that all can press, of a question that several share, names the first of them.
    const shared = open.find(({ id, shared }) => id === wanted && shared);
    const isMeant = (one: Decision) => isCalled(one, wanted) || (shared && questionId(one) === questionId(shared));
    // Whoever holds several seats may have pressed for any of them: the one whose question it was takes it.
    const meant = mine.filter(isMeant).sort((a, b) => Number(isCalled(b, wanted)) - Number(isCalled(a, wanted)));
    const tried = meant.map((decision) => {
      const question = { part: found.part, g, decision };
      const pressed = { ...press, ...('decision' in press && { decision: decision.id }) };
      return { decision, pressed: pressIn(question, draftOf(found.record, decision), pressed, values) };
    });
    const isClosed = ({ pressed }: (typeof tried)[number]) =>
      isRefusal(pressed) && pressed.refused.key === 'refusal.question-is-closed';
    const taken = tried.find((one) => !isClosed(one));
    if (!taken) return { stale: wanted };
    const { decision, pressed } = taken;
    const { id, seat } = decision;
    if (isRefusal(pressed)) return { present: { lead: warning(found, pressed.refused, locale), seat, decision: id } };
    if ('answer' in pressed) return { answers: [{ decision: id, seat, ...pressed.answer }], further: pressed.further };
    const isNew = press.kind !== 'page';
    return {
      ...(isNew && { record: withDraft(found.record, seat, pressed.draft) }),
      present: { seat, decision: id, page: pressed.page ?? 0 },
    };
  });
}

/** Whether a button means this question, be it one that everybody sees. */
const isCalled = (question: Decision, wanted: string): boolean => question.id === wanted || openId(question) === wanted;

/**
 * Why a press is not taken, in words. The question may be put to others, which everybody may see. Somebody else may
 * have decided it, if several shared it: then the log has an answer to it, and none of the visitor's seats. Otherwise
 * it is closed.
 */
async function notTaken({ house, visit }: Call, found: Found, decision: string): Promise<string> {
  const { part, record } = found;
  const mine = seatsOf(record, visit.user);
  const asked = openOf(found);
  const put = asked.find((one) => isCalled(one, decision));
  const whose = put ? asked.filter((one) => questionId(one) === questionId(put)).map(({ seat }) => seat) : [];
  if (whose.length > 0 && !whose.some((one) => mine.includes(one))) {
    return reason(part, { key: 'refusal.question-of-others', args: { seats: whose } }, visit.locale);
  }
  const [, question] = SHARED.exec(decision) ?? [];
  const entries = question === undefined ? [] : await house.store.lastEntries(record.id, REMEMBERED);
  const seats = entries.flatMap(({ answer }) =>
    answer && SHARED.exec(answer.decision)?.[1] === question ? [answer.seat] : [],
  );
  const [seat] = seats;
  if (seat === undefined || seats.some((one) => mine.includes(one))) return say('refusal.stale', visit.locale);
  return reason(part, { key: 'refusal.already-decided', args: { seat } }, visit.locale);
}
/** The id of a question that went to several seats, and one of them. */
const SHARED = /^(.*)\.\d+$/;
/** An answer further back is not looked for: a button as old as that is merely stale. */
const REMEMBERED = 200;

/** An answer typed as a slash command of the game. */
export async function answerTyped(
  call: Call,
  action: AnyAction<unknown>,
  options: Readonly<Record<string, string | number | boolean>>,
): Promise<void> {
  const { locale } = call.visit;
  await play(call, (found, mine) => {
    const typist = { part: found.part, match: withoutOthersOrders(found, call.visit.user), mine, locale };
    const { seat, ...whole } = readWhole(typist, action, options);
    if (!isRefusal(whole)) return { answers: whole.answers };
    return { present: { lead: warning(found, whole.refused, locale), ...(seat !== undefined && { seat }) } };
  });
}

/**
 * Answers are given one after another and saved as one, or none of them. `further` is what the last of them says to
 * further questions of its step, as far as they are asked. `stale` is the question that is no longer open.
 */
type Decided =
  | { answers: Answer[]; further?: readonly Said[] | undefined }
  | { stale: string }
  | { record?: AnyRecord; present: Presenting };

/** Decides in the turn of the match, saves, and only then tells: first whoever acted, then everybody. */
async function play(call: Call, decide: (found: Found<Played>, mine: Decision[]) => Decided): Promise<void> {
  const { house, visit } = call;
  const match = await call.match();
  const { toldClosed } = await house.store.profile(visit.user);
  const decideNow = (found: Found): Changed<{ came: Came; found: Found }> => {
    const { record } = found;
    if (seatsOf(record, visit.user).length === 0) decline('not-seated');
    if (!isPlayed(found) || record.status !== 'running') {
      decline(record.status === 'lobby' ? 'not-running' : 'match-is-over');
    }
    const decided = decide(found, answerable(found, visit.user));
    // What comes next takes the place of the question.
    const replaced = visit.onItself ? withoutQuestionIn(record, visit.message) : record;
    // Whoever acts, and knew that direct messages are closed, may have opened them since.
    const tried = toldClosed ? withDmUnknown(replaced, visit.user, house.clock.now()) : replaced;
    if ('answers' in decided) return given(call, { ...found, record: tried } as Found<Played>, decided);
    if ('stale' in decided) {
      return { ...(replaced !== record && { record: replaced }), result: { came: decided, found } };
    }
    const { present, ...changed } = decided;
    return { ...changed, result: { came: { present }, found: { ...found, ...changed } } };
  };
  const again = (found: Found) => ({ came: { present: {} }, found });
  const { came, found } = await changeOnce<{ came: Came; found: Found }>(call, match, decideNow, again);
  if ('stale' in came) {
    const lead = await notTaken(call, found, came.stale);
    return visit.reply(await present(call, found, { lead }));
  }
  if ('present' in came) return visit.reply(await present(call, found, came.present));
  const lines = eventLines(found.part, came.events, visit.locale, seatsOf(found.record, visit.user));
  const { offer } = came;
  const asks = offer ? [offerLine(found.part, offer, visit.locale)] : [];
  const lead = [say('done.answered', visit.locale), ...lines, ...asks].join('\n');
  await replyAndDeliver(call, match, () => present(call, found, { lead, isNext: true, ...(offer && { offer }) }));
}

/** All of these answers given and what follows them, or the refusal of the first that is not taken. */
function given(
  { house, visit }: Call,
  found: Found<Played>,
  { answers, further = [] }: Extract<Decided, { answers: Answer[] }>,
): { record?: AnyRecord; result: { came: Came; found: Found } } {
  const now = cause(house, visit.id);
  // Whoever answers is back.
  let record = withBack(found.record, visit.user, now.now);
  const came: { events: Event[]; offer?: AskedAlways } = { events: [] };
  for (const answer of answers) {
    const { seat } = answer;
    const here = { ...found, record };
    const objecting = objectingStep(here, answer);
    if (objecting) return notTaught(visit, found, objecting, seat);
    const isTaught = record.notes.lesson !== undefined;
    const liked: ReturnType<typeof withLiking> = isTaught ? { record } : withLiking(here, answer);
    const next = isTaught
      ? lessonAnswered(here, answer, now)
      : answered({ ...found, record: liked.record }, answer, now);
    if (isRefusal(next)) {
      return { result: { came: { present: { lead: warning(found, next.refused, visit.locale), seat } }, found } };
    }
    record = next.record;
    came.events.push(...next.events);
    if (liked.offer) came.offer = liked.offer;
  }
  const { seat } = answers.at(-1)!;
  const here = { ...found, record };
  const isTaught = record.notes.lesson !== undefined;
  const more = isTaught
    ? lessonFurther(here, { seat, further }, now)
    : withFurther(here, { seat, further, stepNo: record.match.stepNo }, now);
  came.events.push(...more.events);
  record = isTaught ? more.record : withAheadGiven({ ...found, record: more.record }, now);
  return { record, result: { came, found: withNames({ ...found, record }) } };
}

/** A lesson does not take an answer: the reason of its step, and the question from its beginning. */
function notTaught({ locale }: Call['visit'], found: Found<Played>, { words }: LessonStep, seat: number) {
  const { title, wrong = title } = words[locale];
  const record = withDraft(found.record, seat, undefined);
  return { record, result: { came: { present: { lead: `⚠ ${wrong}`, seat } }, found: { ...found, record } } };
}

const warning = ({ part }: Found, refused: Message, locale: Locale): string => `⚠ ${reason(part, refused, locale)}`;
