import { eventLines } from '#asking/public-message';
import { press as pressIn } from '#asking/question';
import type { Press } from '#asking/terms/ids';
import { LIMITS } from '#asking/terms/limits';
import { button, buttonRows, grouped, menuRow, onPage, pageCount, pagedRows, type Row } from '#asking/terms/menu';
import { ROOM } from '#asking/terms/room';
import { isRefusal } from '#core/actions';
import type { NewOrder } from '#core/orders';
import type { Locale } from '#core/text';
import { colourOf } from '../deliver/colours.ts';
import { withoutQuestionIn } from '../deliver/old-questions.ts';
import { withAheadGiven } from '../match/ahead.ts';
import { draftOf, seatsOf, withDraft } from '../match/asked.ts';
import { type Changed, cause, find } from '../match/change.ts';
import { decline } from '../match/declined.ts';
import { withNames } from '../match/named.ts';
import { ordered, orderId, type SeatWindow, windowMeant, windowsOf } from '../match/orders.ts';
import { type AnyRecord, type Found, isPlayed, type Played } from '../match/record.ts';
import type { Reply } from '../platform/answer.ts';
import type { Visit } from '../platform/visit.ts';
import {
  oddsOfOrders,
  orderLines,
  orderOf,
  orderQuestion,
  sayOrder,
  shownOrderQuestion,
  windowName,
} from '../words/orders.ts';
import { gameName, reason, seatName } from '../words/say.ts';
import { say } from '../words/text.ts';
import { waysOn } from '../words/ways-on.ts';
import { changeOnce, replyAndDeliver } from './change-and-reply.ts';
import type { Call } from './command.ts';

/** How standing orders are shown and left, for the eyes of whoever leaves them. */

/** The windows that concern the visitor. Declines where nothing can be ordered, with the reason. */
export function windowsHere(found: Found, { user, locale }: Pick<Visit, 'user' | 'locale'>): SeatWindow[] {
  const { part, record } = found;
  if (seatsOf(record, user).length === 0) decline('not-seated');
  if (record.status !== 'running') decline(record.match ? 'match-is-over' : 'not-running');
  const windows = windowsOf(found, user);
  if (windows.length > 0) return windows;
  if (Object.keys(part.game.windows ?? {}).length > 0) decline('no-window-of-yours');
  return decline('no-windows', { game: gameName(part, locale) });
}

/** All that the visitor's seats have ordered, and what leads to each. */
export function presentOrders(found: Found, visit: Visit, { lead, page = 0 }: { lead?: string; page?: number }): Reply {
  const { locale } = visit;
  const windows = windowsHere(found, visit);
  const lines = [lead, sayOrder('head', locale), ...orderLines(found, windows, locale)];
  const ways = waysOn(found, visit, 'words');
  return {
    content: lines.filter(Boolean).join('\n'),
    choices: [...grouped(windowRows(found, windows, { page, locale }), sayOrder('caption', locale)), ...ways],
    pictures: [],
  };
}

/** A button for each window, or menus of them when there are many. */
function windowRows(
  { part, record: { id: match } }: Found,
  windows: readonly SeatWindow[],
  { page, locale }: { page: number; locale: Locale },
): Row[] {
  const several = new Set(windows.map(({ seat }) => seat)).size > 1;
  const label = ({ seat, window }: SeatWindow) => {
    const name = windowName(part, window, locale);
    return several ? sayOrder('of-seat', locale, { window: name, seat: seatName(part, seat, locale) }) : name;
  };
  if (windows.length <= LIMITS.component.buttons) {
    return buttonRows(windows.map((one) => button({ kind: 'order', match, option: orderId(one) }, label(one))));
  }
  const menus = Array.from({ length: pageCount(windows.length) }, (_, i) =>
    menuRow(
      { kind: 'order', match, option: `menu${i}` },
      sayOrder('menu', locale),
      onPage(windows, i).map((one) => ({ value: orderId(one), label: label(one) })),
    ),
  );
  const room = ROOM.rows - 1;
  return pagedRows(menus, { room, asked: page, to: (next) => ({ kind: 'orders', match, page: next }), locale });
}

/** Which order for one window, as far as it has been put together. */
export function presentOrder(
  found: Found<Played>,
  visit: Visit,
  { place, lead, page = 0 }: { place: SeatWindow; lead?: string; page?: number },
): Reply {
  const { locale } = visit;
  const shown = shownOrderQuestion(found, place, { locale, page });
  const now = [...orderLines(found, [place], locale), ...oddsOfOrders(found, place, locale)];
  const { id: match } = found.record;
  const all = buttonRows([button({ kind: 'orders', match }, sayOrder('all', locale))]);
  return {
    content: [lead, shown.content, ...now].filter(Boolean).join('\n'),
    choices: [...shown.choices, ...grouped(all, say('caption.further', locale))],
    accent: colourOf(found, place.seat),
    pictures: [],
  };
}

/** A press in the question which order is wanted. */
export async function orderPressed(
  call: Call,
  press: Press & { decision: string },
  values: readonly string[],
): Promise<void> {
  const { visit } = call;
  await decideOrder(call, (found) => {
    const place = windowMeant(windowsHere(found, visit), press.decision) ?? decline('old-button');
    const pressed = pressIn(orderQuestion(found, place), draftOf(found.record, place), press, values);
    if (isRefusal(pressed)) {
      const isStale = pressed.refused.key === 'refusal.question-is-closed';
      const words = isStale
        ? say('refusal.stale', visit.locale)
        : `⚠ ${reason(found.part, pressed.refused, visit.locale)}`;
      return { reply: presentOrder(found, visit, { place, lead: words }) };
    }
    if ('answer' in pressed) return { order: orderOf(place, pressed.answer) };
    const record = press.kind === 'page' ? undefined : withDraft(found.record, place.seat, pressed.draft);
    const after = record ? { ...found, record } : found;
    const reply = presentOrder(after, visit, { place, page: pressed.page ?? 0 });
    return { reply, ...(record && { record }) };
  });
}

/** What a wish about orders comes to: an order left, or something to be shown. */
type Decided = { order: NewOrder } | { record?: AnyRecord; reply: Reply };

/** Decides in the turn of the match, saves, and only then tells: the visitor, and the others if an order has answered something. */
export async function decideOrder(call: Call, decide: (found: Found<Played>) => Decided): Promise<void> {
  const { house, visit } = call;
  const id = await call.match();
  const decideNow = (found: Found): Changed<Replied> => {
    windowsHere(found, visit);
    if (!isPlayed(found)) decline('not-running');
    const decided = decide(found);
    if ('reply' in decided) {
      const { reply, ...changed } = decided;
      return { ...changed, ...shown(reply) };
    }
    const left = ordered(found, decided.order, cause(house, visit.id));
    if (isRefusal(left)) {
      return shown(presentOrders(found, visit, { lead: `⚠ ${reason(found.part, left.refused, visit.locale)}` }));
    }
    const given = withAheadGiven({ ...found, record: left.record }, cause(house, visit.id));
    const record = visit.onItself ? withoutQuestionIn(given, visit.message) : given;
    const after = withNames({ part: found.part, record });
    return { record, result: { reply: afterwards(after, visit, left.events), isNews: true } };
  };
  const again = (found: Found) => ({ reply: afterwards(found, visit, []), isNews: false });
  const { reply, isNews } = await changeOnce<Replied>(call, id, decideNow, again);
  if (isNews) await replyAndDeliver(call, id, async () => reply);
  else await visit.reply(reply);
}

interface Replied {
  reply: Reply;
  /** Others see something of it. */
  isNews: boolean;
}

const shown = (reply: Reply) => ({ result: { reply, isNews: false } });

/** The orders as they are now, after what an order has answered at once; the match may be over by that. */
function afterwards(found: Found, visit: Visit, events: Parameters<typeof eventLines>[1]): Reply {
  const { part, record } = found;
  const lines = eventLines(part, events, visit.locale, seatsOf(record, visit.user));
  const lead = [say('done.answered', visit.locale), ...lines].join('\n');
  if (windowsOf(found, visit.user).length > 0) return presentOrders(found, visit, { lead });
  return { content: lead, choices: waysOn(found, visit, 'words'), pictures: [] };
}

/** The orders of the visitor, or the question for the window that a button means. */
export async function showOrders(
  { house, visit, match }: Call,
  { page = 0, option }: { page?: number | undefined; option?: string | undefined },
): Promise<void> {
  const found = await find(house, await match());
  const windows = windowsHere(found, visit);
  visit.reached('decided');
  const place = option === undefined ? undefined : (windowMeant(windows, option) ?? decline('old-button'));
  const isOne = place && isPlayed(found);
  await visit.reply(isOne ? presentOrder(found, visit, { place }) : presentOrders(found, visit, { page }));
}
