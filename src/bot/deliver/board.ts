import { type Found, isPlayed, type Notice, type OutboxEntry, type Played, type Stretch } from '../match/record.ts';
import { divided, goingOn } from '../match/stretch.ts';
import { type Trouble, troubleOf } from '../platform/errors.ts';
import { edit, retire as withoutButtons } from '../platform/send.ts';
import type { Picture } from '../platform/uploads.ts';
import { boardButtons, hasRoom, newsText } from '../words/news.ts';
import { attempt, awake } from './awake.ts';
import { usersAsked } from './bell.ts';
import { colourActing } from './colours.ts';
import { boardPicture, drawnIfPossible, questionPictures, shownOf } from './pictures.ts';
import { onlyFilesForbidden, type Round, saidBare, send, sendPicture } from './round.ts';

/**
 * The board: one public message for a stretch of play. Its words grow with every answer; its picture is drawn anew when others
 * are asked than before, or some seconds after the last press (`renewBoard`); and when the stretch is over, unless it shows already
 * how that ended.
 */

type News = Extract<OutboxEntry, { kind: 'news' }>;

/** Edits that can never succeed: what they should have said goes into a new message. */
const LOST: readonly (Trouble | undefined)[] = ['no-message', 'old', 'refused'];

/** Tells a run of news: what still belongs to the stretch on the board that stands there, the rest on new ones. */
export async function tellNews(round: Round, run: readonly [News, ...News[]]): Promise<void> {
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

/** Draws the picture of a board whose words are newer. One that takes no edits any more stays as it is until there is news. */
export async function renewBoard(round: Round): Promise<void> {
  const { found, telling } = round;
  if (!telling.stretch?.stale || !telling.board || !isPlayed(found) || isSeenAbove(found, telling.stretch)) return;
  await change({ ...round, found }, telling.stretch, { isDrawn: true, isLast: false });
}

/** Whether the picture right above a board that has none yet shows all that there is to see. */
const isSeenAbove = (found: Found<Played>, { above, shown }: Stretch): boolean =>
  above === true && shown === shownOf(found);

/**
 * The stretch with more words, on the message where it stands; the last ones of it if a new stretch begins: then its picture is drawn
 * once more if it has come to show less than happened. Gives whether it could.
 */
function tellOn(round: Round<Found<Played>>, { on, said }: Part & { on: Stretch }, isLast: boolean): Promise<boolean> {
  const { found } = round;
  const before = found.record.notes.bell?.users ?? [];
  const now = usersAsked(found);
  const passes = now.length !== before.length || now.some((user) => !before.includes(user));
  const isBehind = on.stale === true || said.length > on.said.length;
  const isDrawn = isLast ? isBehind && on.shown !== shownOf(found) : passes && !isSeenAbove(found, on);
  return change(round, { ...on, said }, { isDrawn, isLast });
}

async function change(
  round: Round<Found<Played>>,
  stretch: Stretch,
  { isDrawn, isLast }: { isDrawn: boolean; isLast: boolean },
): Promise<boolean> {
  const { house, found, telling, posted } = round;
  const { channel, message } = telling.board!;
  const pictures = isDrawn ? await drawn(round, stretch.said, isLast) : [];
  const words = newsText(found, stretch.said);
  const bare = saidBare(words, found.record.locale);
  let isBare = stretch.bare === true && pictures.length === 0;
  const changed = {
    content: isBare ? bare : words,
    choices: isLast ? [] : boardButtons(found),
    accent: colourActing(found, stretch.said),
  };
  const { rest } = house.client;
  try {
    await awake(house, channel, () => edit(rest, channel, message, { ...changed, pictures }));
  } catch (error) {
    const trouble = troubleOf(error);
    if (LOST.includes(trouble)) return false;
    if (trouble !== 'forbidden' || pictures.length === 0 || !(await onlyFilesForbidden(house, channel))) throw error;
    isBare = true;
    await edit(rest, channel, message, { ...changed, content: bare });
  }
  const { stale: _, above, bare: __, ...kept } = stretch;
  const told = { ...kept, ...(isBare && { bare: true as const }) };
  telling.stretch = isDrawn ? { ...told, shown: shownOf(found) } : { ...told, stale: true, ...(above && { above }) };
  posted.telling = telling;
  return true;
}

/**
 * A new board below everything; the one before loses its buttons. The picture is that of the last one, which stays. Where the game shows
 * everything once (`Pictures.showsOnce`), a stretch that follows on another has none until something has changed.
 */
async function begin(
  round: Round<Found<Played>>,
  { nonce, said }: Part,
  { isLast, follows }: { isLast: boolean; follows: boolean },
): Promise<void> {
  const { house, found, telling, posted } = round;
  const { channel } = found.record;
  const words = { content: newsText(found, said), accent: colourActing(found, said) };
  const before = telling.board;
  const { showsOnce } = found.part.pictures;
  const isAbove = isLast && follows && showsOnce === true && telling.stretch?.shown === shownOf(found);
  const { message, isBare } =
    isLast && !isAbove
      ? await sendPicture(round, nonce, { ...words, choices: boardButtons(found), pictures: await drawn(round, said) })
      : {
          message: await send(round, nonce, { ...words, ...(isLast && { choices: boardButtons(found) }) }),
          isBare: false,
        };
  if (before && before.message !== message) await retire(round, before);
  telling.board = { channel, message };
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
  { house, found, begin, posted }: Round<Found<Played>>,
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

/** The board before loses its buttons. It is only tidiness: whatever stands in the way, stale buttons explain themselves. */
async function retire({ house }: Round, { channel, message }: { channel: string; message: string }): Promise<void> {
  const trouble = await attempt(house, channel, () => withoutButtons(house.client.rest, channel, message));
  if (trouble) house.log.debug({ channel, trouble }, 'the board before keeps its buttons');
}
