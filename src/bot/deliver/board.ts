import type { Notice, Place, Stretch } from '../match/notes.ts';
import { type Found, isPlayed, type OutboxEntry, type Played } from '../match/record.ts';
import { divided, goingOn } from '../match/stretch.ts';
import { type DiscordTrouble, troubleOf } from '../platform/discord-trouble.ts';
import { edit, retire as withoutButtons } from '../platform/send.ts';
import type { Picture } from '../platform/uploads.ts';
import { boardButtons, hasRoom, newsText } from '../words/news.ts';
import { say } from '../words/text.ts';
import { attempt, awake } from './awake.ts';
import { bellOf, bellWithin, callsAll, isInBoard, saysWhat, usersAsked } from './bell.ts';
import { colourActing } from './colours.ts';
import { boardPicture, drawnIfPossible, questionPictures, shownOf } from './pictures.ts';
import { type DeliveryRound, onlyFilesForbidden, saidBare, send, sendPicture } from './round.ts';

/**
 * The board: one public message for a stretch of play. Its words grow with every answer. Its picture is drawn anew when
 * others are asked than before, or some seconds after the last press (`renewBoard`). When the stretch is over it is
 * drawn once more, unless it shows already how that ended.
 */

type News = Extract<OutboxEntry, { kind: 'news' }>;

/** Edits that can never succeed: what they should have said goes into a new message. */
const LOST: readonly (DiscordTrouble | undefined)[] = ['no-message', 'old', 'refused'];

/** Tells a run of news: what still belongs to the stretch on the board that stands there, the rest on new ones. */
export async function tellNews(round: DeliveryRound, run: readonly [News, ...News[]]): Promise<void> {
  const { house, found, telling } = round;
  if (!isPlayed(found)) {
    await send(round, run[0].id, {
      content: newsText(
        found,
        run.flatMap(({ data }) => data.said),
      ),
    });
    return;
  }
  const played = { ...round, found };
  const going = goingOn(telling, found.record.channel, house.clock.now());
  const parts = partsOf(found, going, run);
  let isEnded = false;
  for (const [i, part] of parts.entries()) {
    const isLast = i === parts.length - 1;
    if (part.on && (await tellOn(played, { ...part, on: part.on }, !isLast))) isEnded = true;
    else await begin(played, part, { isLast, follows: isEnded });
  }
}

/** What one message tells. */
interface Part {
  nonce: string;
  said: Notice[];
  /** The stretch that goes on with it, on the board that stands there. */
  on?: Stretch;
}

/** What is told message by message: a new stretch begins one, and so does what has no room any more. */
function partsOf(found: Found<Played>, going: Stretch | undefined, run: readonly News[]): Part[] {
  const parts: Part[] = going ? [{ nonce: `${run[0]!.id}-on`, said: [...going.said], on: going }] : [];
  for (const { id, data } of run) {
    const { tail, fresh } = divided(found.part, data.said);
    const last = parts.at(-1);
    if (last && hasRoom(found, [...last.said, ...tail])) last.said.push(...tail);
    else if (tail.length > 0 || !fresh) parts.push({ nonce: id, said: tail });
    if (fresh) parts.push({ nonce: `${id}-new`, said: fresh });
  }
  return parts;
}

/**
 * Draws the picture of a board whose words are newer, and says what is asked now where the bell stands in it. One that takes no edits any
 * more stays as it is until there is news.
 */
export async function renewBoard(round: DeliveryRound): Promise<void> {
  const { found, telling } = round;
  const { stretch, board } = telling;
  if (!stretch || !board || !isPlayed(found)) return;
  const isDrawn = stretch.stale === true && !isSeenAbove(found, stretch);
  const bell = bellOf(round);
  if (isDrawn || (bell && isInBoard(round, bell) && !saysWhat(found, bell)))
    await change({ ...round, found }, stretch, { isDrawn, isLast: false });
}

/** Whether the picture right above a board that has none yet shows all that there is to see. */
const isSeenAbove = (found: Found<Played>, { above, shown }: Stretch): boolean =>
  above === true && shown === shownOf(found);

/**
 * Edits the board of a stretch to say these words. When a new stretch begins (`isLast`) its picture is drawn once more,
 * if it shows less than happened. Else it is drawn when somebody is asked who was not. Gives whether the message could
 * be edited.
 */
function tellOn(
  round: DeliveryRound<Found<Played>>,
  { on, said }: Part & { on: Stretch },
  isLast: boolean,
): Promise<boolean> {
  const { found } = round;
  const before = found.record.notes.bell?.users ?? [];
  const passes = usersAsked(found).some((user) => !before.includes(user));
  const isBehind = on.stale === true || said.length > on.said.length;
  const isDrawn = isLast ? isBehind && on.shown !== shownOf(found) : passes && !isSeenAbove(found, on);
  return change(round, { ...on, said, stale: true }, { isDrawn, isLast });
}

async function change(
  round: DeliveryRound<Found<Played>>,
  stretch: Stretch,
  { isDrawn, isLast }: { isDrawn: boolean; isLast: boolean },
): Promise<boolean> {
  const { house, found, telling, posted } = round;
  const { channel, message } = telling.board!;
  const pictures = isDrawn ? await drawn(round, stretch.said, isLast) : [];
  const words = newsText(found, stretch.said);
  const bare = saidBare(words, found.record.locale);
  let isBare = stretch.bare === true && pictures.length === 0;
  const buttons = isLast ? [] : boardButtons(found, house);
  const bell = bellOf(round);
  const within =
    bell && isInBoard(round, bell) && !isLast && callsAll(round, bell) && bellWithin(round, words, buttons);
  const changed = {
    content: isBare ? bare : words,
    ...(within && { asks: within.asks }),
    choices: [...(within ? within.choices : []), ...buttons],
    accent: colourActing(found, stretch.said),
  };
  const { rest } = house;
  try {
    await awake(house, channel, () => edit(rest, channel, message, { ...changed, pictures }));
  } catch (error) {
    const trouble = troubleOf(error);
    if (LOST.includes(trouble)) return false;
    if (trouble !== 'forbidden' || pictures.length === 0 || !(await onlyFilesForbidden(house, channel))) throw error;
    isBare = true;
    await edit(rest, channel, message, { ...changed, content: bare });
  }
  if (within) posted.bell = { ...bell, users: usersAsked(found), says: within.says };
  else if (isInBoard(round, bell)) posted.bell = null;
  const { stale, above, bare: __, ...kept } = stretch;
  const told = { ...kept, ...(isBare && { bare: true as const }) };
  telling.stretch = isDrawn
    ? { ...told, shown: shownOf(found) }
    : { ...told, ...(stale && { stale }), ...(above && { above }) };
  posted.telling = telling;
  return true;
}

/**
 * A new board below everything, with the bell in it; the one before loses its buttons. The picture is that of the last one, which stays. Where the game shows
 * everything once (`Pictures.showsOnce`), a stretch that follows on another has none until something has changed.
 */
async function begin(
  round: DeliveryRound<Found<Played>>,
  { nonce, said }: Part,
  { isLast, follows }: { isLast: boolean; follows: boolean },
): Promise<void> {
  const { house, found, telling, posted, ringing } = round;
  const { channel } = found.record;
  const content = newsText(found, said);
  const own = isLast ? boardButtons(found, house) : [];
  const within = isLast ? bellWithin(round, content, own) : undefined;
  const { showsOnce } = found.part.pictures;
  const isAbove = isLast && follows && showsOnce === true && telling.stretch?.shown === shownOf(found);
  const { message, isBare, isInPlain } = await sendPicture(round, nonce, {
    content,
    accent: colourActing(found, said),
    ...(within && { asks: within.asks, pings: posted.isRung ? [] : usersAsked(found, ringing.pings) }),
    choices: [...(within ? within.choices : []), ...own],
    pictures: isLast && !isAbove ? await drawn(round, said) : [],
  });
  // One that went on until now was left without its buttons already.
  if (!follows && telling.board && telling.board.message !== message) await leave(round, telling.board);
  telling.board = { channel, message };
  if (within && !isInPlain) {
    posted.bell = { channel, message, inBoard: true, users: usersAsked(found), says: within.says };
    posted.isRung = true;
  }
  telling.stretch = {
    said,
    at: house.clock.now(),
    ...(isLast && { shown: shownOf(found) }),
    ...(isAbove && { above: true as const }),
    ...(isBare && { bare: true as const }),
  };
  posted.telling = telling;
}

async function drawn(
  { house, found, begin, posted }: DeliveryRound<Found<Played>>,
  said: readonly Notice[],
  isOver = false,
): Promise<Picture[]> {
  const { locale } = found.record;
  const picture = await drawnIfPossible(house, found, locale, function board(one, language) {
    return boardPicture(one, language, { said, isOver });
  });
  const asked = isOver ? [] : await drawnIfPossible(house, found, locale, questionPictures);
  posted.drawn = performance.now() - begin;
  return [...(picture ? [picture] : []), ...(asked ?? [])];
}

/** The words of a message that is left; where the match goes on in another channel, the way there. */
export const withWayOn = ({ record }: Found, channel: string, words: string): string =>
  channel === record.channel
    ? words
    : `${words.slice(0, 1_900)}\n${say('told.goes-on', record.locale, { where: `<#${record.channel}>` })}`;

/** The board before loses its buttons, and what it asks. It is only tidiness: whatever stands in the way, stale buttons explain themselves. */
async function leave(round: DeliveryRound<Found<Played>>, { channel, message }: Place): Promise<void> {
  const { house, found, telling } = round;
  const { rest } = house;
  const { said, bare } = telling.stretch ?? {};
  const words = said && withWayOn(found, channel, newsText(found, said));
  const left = bare && words !== undefined ? saidBare(words, found.record.locale) : words;
  const trouble = await attempt(house, channel, () =>
    left === undefined
      ? withoutButtons(rest, channel, message)
      : edit(rest, channel, message, { content: left, accent: colourActing(found, said!) }),
  );
  if (trouble) house.log.debug({ channel, trouble }, 'the board before keeps its buttons');
}
