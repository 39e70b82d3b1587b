import { press as pressIn } from '#asking/question';
import type { Press } from '#asking/terms/ids';
import { button, buttonRows, grouped } from '#asking/terms/menu';
import { isRefusal } from '#core/actions';
import type { Decision } from '#core/types';
import { colourOf } from '../deliver/colours.ts';
import { aheadOf, saidAhead, seatsAhead, withAhead } from '../match/ahead.ts';
import { draftOf, positionOf, seatsOf, withDraft } from '../match/asked.ts';
import { find } from '../match/change.ts';
import { decline } from '../match/declined.ts';
import { type AnyRecord, type Found, isPlayed } from '../match/record.ts';
import type { Reply } from '../platform/answer.ts';
import type { Visit } from '../platform/visit.ts';
import { aheadText, shownAhead } from '../words/said-ahead.ts';
import { gameName, reason, seatName } from '../words/say.ts';
import { say } from '../words/text.ts';
import { waysOn } from '../words/ways-on.ts';
import { changeAndReply } from './change-and-reply.ts';
import type { Call } from './command.ts';

/** How somebody answers the question of his next turn in advance, for his own eyes. */

/** The question that the visitor can answer in advance, of this seat if one is named. Declines, with the reason, where there is none. */
function meant(found: Found, { user, locale }: Pick<Visit, 'user' | 'locale'>, wanted?: number): Decision {
  const { part, record } = found;
  const mine = seatsOf(record, user);
  if (mine.length === 0) decline('not-seated');
  if (record.status !== 'running') decline(record.match ? 'match-is-over' : 'not-running');
  const seats = seatsAhead(found, user);
  const [seat] = wanted === undefined ? seats : seats.filter((one) => one === wanted);
  if (seat !== undefined) return aheadOf(found, seat)!;
  if (!part.game.ahead) decline('ahead-never', { game: gameName(part, locale) });
  return decline('ahead-not-now');
}

/** The question as far as its answer has been put together, and what was said before. */
function presentAhead(
  found: Found,
  { locale }: Visit,
  { decision, lead, page = 0 }: { decision: Decision; lead?: string; page?: number },
): Reply {
  const { part, record } = found;
  const { seat } = decision;
  const said = saidAhead(record, seat);
  const now = said && say('ahead.kept', locale, { answer: aheadText(found, decision, said, locale) });
  const { content, choices } = shownAhead(found, decision, { locale, page });
  const off = button({ kind: 'ahead-off', match: record.id, seat }, say('button.ahead-off', locale));
  return {
    content: [lead, say('ahead.head', locale, { seat: seatName(part, seat, locale) }), now, content]
      .filter(Boolean)
      .join('\n'),
    choices: [...choices, ...(said ? grouped(buttonRows([off]), say('caption.further', locale)) : [])],
    accent: colourOf(found, seat),
    pictures: [],
  };
}

/** The question of the visitor's next turn, to be answered in advance. */
export async function showAhead({ house, visit, match }: Call, seat?: number): Promise<void> {
  const found = await find(house, await match());
  const decision = meant(found, visit, seat);
  visit.reached('decided');
  await visit.reply(presentAhead(found, visit, { decision }));
}

/** A press in that question: it goes on, or what was chosen is kept. */
export const aheadPressed = (
  call: Call,
  press: Press & { decision: string },
  values: readonly string[],
): Promise<void> =>
  changeAndReply(call, (found) => {
    const { visit } = call;
    const seat = Number(press.decision.slice(press.decision.indexOf('~') + 1));
    const decision = meant(found, visit, seat);
    if (!isPlayed(found)) decline('not-running');
    const { part, record } = found;
    const question = { part, g: positionOf(found).g, decision };
    const pressed = pressIn(question, draftOf(record, decision), press, values);
    if (isRefusal(pressed)) {
      const isStale = pressed.refused.key === 'refusal.question-is-closed';
      const lead = isStale ? say('refusal.stale', visit.locale) : `⚠ ${reason(part, pressed.refused, visit.locale)}`;
      return { reply: presentAhead(found, visit, { decision, lead }) };
    }
    if ('answer' in pressed) {
      const { answer: chosen, further = [] } = pressed;
      const said = {
        user: visit.user,
        key: decision.key,
        ...chosen,
        ...(further.length > 0 && { further: further.map((one) => ({ ...one })) }),
      };
      const kept = withAhead(withDraft(record, seat, undefined), seat, said);
      const answer = aheadText(found, decision, said, visit.locale);
      return {
        record: kept,
        reply: afterwards({ ...found, record: kept }, visit, say('done.ahead', visit.locale, { answer })),
      };
    }
    const next = press.kind === 'page' ? undefined : withDraft(record, seat, pressed.draft);
    const after = next ? { ...found, record: next } : found;
    const reply = presentAhead(after, visit, { decision, page: pressed.page ?? 0 });
    return { reply, ...(next && { record: next }) };
  });

/** What was said in advance is taken back. */
export const aheadOff = (call: Call, seat: number): Promise<void> =>
  changeAndReply(call, (found) => {
    const { visit } = call;
    if (!seatsOf(found.record, visit.user).includes(seat)) decline('not-seated');
    const record: AnyRecord = withAhead(found.record, seat, undefined);
    return { record, reply: afterwards({ ...found, record }, visit, say('done.ahead-off', visit.locale)) };
  });

const afterwards = (found: Found, visit: Visit, content: string): Reply => ({
  content,
  choices: waysOn(found, visit, 'words'),
  pictures: [],
});
