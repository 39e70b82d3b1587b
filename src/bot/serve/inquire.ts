import { askingOf } from '#asking/fields/kinds';
import type { Press } from '#asking/terms/ids';
import { grouped, menuRow, onPage } from '#asking/terms/menu';
import { actionLabel, askedFields, fieldLabel, type SomeHere, type SomeInquiry } from '#asking/terms/names';
import { ROOM } from '#asking/terms/room';
import { pagesOf } from '#asking/terms/words';
import { readTyped } from '#asking/typed/read';
import { optionLabel } from '#asking/values';
import { isRefusal, readArgs } from '#core/actions';
import { recalled } from '#core/history';
import type { Json, Refusal } from '#core/types';
import { colourOf } from '../deliver/colours.ts';
import { inquirySketch } from '../deliver/pictures.ts';
import { positionOf, seatsOf } from '../match/asked.ts';
import { find } from '../match/change.ts';
import { Declined, decline } from '../match/declined.ts';
import type { House } from '../match/house.ts';
import { type Found, isPlayed, type Played } from '../match/record.ts';
import { isPressed } from '../words/inquiries.ts';
import { waysOn } from '../words/ways-on.ts';
import type { Call } from './command.ts';

/**
 * What a seat asks about its match at any time (`Game.inquiries`): answered to it alone, in words and with a picture where the game has
 * one. Nothing is saved, nobody else hears of it, and a question that is open stays as it is.
 */

/** Who inquires what. */
interface Inquirer {
  user: string;
  inquiry: SomeInquiry;
}

/** What an inquiry of this person may look at; for whoever holds several seats, from the one that is asked. Undefined without a seat. */
export async function inquiring(
  { store }: House,
  found: Found<Played>,
  { user, inquiry }: Inquirer,
): Promise<SomeHere | undefined> {
  const seats = seatsOf(found.record, user);
  const { g, open } = positionOf(found);
  const seat = seats.find((one) => open.some((asked) => asked.seat === one)) ?? seats[0];
  if (seat === undefined) return undefined;
  const log = inquiry.recalls ? ((await store.history(found.record.id))?.log ?? []) : [];
  return { g, seat, about: recalled(log, inquiry.recalls) as unknown as Json };
}

/** An inquiry typed as a slash command of the game. */
export async function inquireTyped(
  call: Call,
  inquiry: SomeInquiry,
  options: Readonly<Record<string, string | number | boolean>>,
): Promise<void> {
  const { found, here } = await begun(call, inquiry);
  // The reason that it has no answer now comes before what is wrong with the words.
  const barred = inquiry.barred?.(here);
  if (barred) throw new Declined(barred);
  const { part } = found;
  const read = readTyped({ part, here, locale: call.visit.locale }, inquiry, options);
  await answer(call, { found, here, inquiry }, read);
}

/** The button of an inquiry, or the menu of what it is about: the newest that has room comes first. */
export async function inquirePressed(call: Call, press: Press, [value]: readonly string[]): Promise<void> {
  const { house, visit, match } = call;
  const { part: known } = await find(house, await match());
  const name = ('option' in press && press.option) || '';
  const inquiry: SomeInquiry = known.game.inquiries?.[name] ?? decline('old-button');
  const { found, here } = await begun(call, inquiry);
  const [field] = askedFields(inquiry);
  if (!isPressed(inquiry)) decline('old-button');
  if (!field || value !== undefined) {
    return answer(call, { found, here, inquiry }, readArgs(inquiry, here, field ? { [field[0]]: value } : {}));
  }
  const barred = inquiry.barred?.(here);
  if (barred) throw new Declined(barred);
  const { part, record } = found;
  const { locale } = visit;
  const voice = { part, here, locale };
  const [fieldName, declared] = field;
  const offered = onPage(askingOf(declared).single?.(declared, here) ?? [], 0);
  const menu = menuRow(
    { kind: 'inquire', match: record.id, option: inquiry.name },
    fieldLabel(part, inquiry.name, fieldName, locale),
    offered.map((id) => ({ value: id, label: optionLabel(voice, declared, id) })),
  );
  await visit.reply({
    content: `**${actionLabel(part, inquiry.name, locale)}**`,
    choices: [...grouped([menu]), ...waysOn(found, visit, 'words')],
    accent: colourOf(found, here.seat),
    pictures: [],
  });
}

interface Begun {
  found: Found<Played>;
  here: SomeHere;
}

async function begun({ house, visit, match }: Call, inquiry: SomeInquiry): Promise<Begun> {
  const found = await find(house, await match());
  if (!isPlayed(found)) decline('not-running');
  const here = (await inquiring(house, found, { user: visit.user, inquiry })) ?? decline('not-seated');
  return { found, here };
}

async function answer(
  { visit }: Call,
  { found, here, inquiry }: Begun & { inquiry: SomeInquiry },
  read: { args: Record<string, Json> } | Refusal,
): Promise<void> {
  if (isRefusal(read)) throw new Declined(read.refused);
  const { part } = found;
  const { locale } = visit;
  const { says, shows } = inquiry.answer(here, read.args as never);
  visit.reached('decided');
  const { seat } = here;
  const sketch =
    shows === undefined ? undefined : await inquirySketch(found, { seat, name: inquiry.name, shows }, locale);
  const pictures = sketch ? [await sketch.draw()] : [];
  visit.reached('drawn');
  const lines = says.map((one) => part.text.say(one, locale));
  const [first, ...others] = pagesOf(lines, ROOM.words);
  await visit.reply({
    content: first!,
    choices: waysOn(found, visit, 'words'),
    accent: colourOf(found, seat),
    pictures,
  });
  for (const page of others) await visit.replyAlso(page);
}
