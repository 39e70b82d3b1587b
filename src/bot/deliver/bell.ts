import { type APIMessage, Routes } from 'discord.js';
import { fingerprint } from '#asking/draft';
import { type Press, readId } from '#asking/terms/ids';
import { LIMITS } from '#asking/terms/limits';
import type { RowGroup } from '#asking/terms/menu';
import { ROOM } from '#asking/terms/room';
import { openToPeople } from '../match/asked.ts';
import { REMINDERS } from '../match/due.ts';
import type { House } from '../match/house.ts';
import type { Bell, Place } from '../match/notes.ts';
import type { Found } from '../match/record.ts';
import { edit, remove, retire } from '../platform/send.ts';
import { customIdsIn } from '../platform/standing.ts';
import { bellButtons, bellText, boardButtons } from '../words/news.ts';
import { since } from '../words/say.ts';
import { say } from '../words/text.ts';
import { attempt } from './awake.ts';
import { colourAsked } from './colours.ts';
import { type DeliveryRound, send } from './round.ts';

/**
 * The bell: who is asked what, in public, with the buttons to answer. It stands in a new board, below its picture, or where others are asked
 * than that board has called, as a short message below it. It stays while nobody else is asked, and is taken away when they have answered. An
 * edit notifies nobody, so nobody hears it twice.
 */

/** Of a message of its own, should one be needed; and whether words are brought up to date now, which else can wait. */
interface Ring {
  nonce: string;
  renew: boolean;
}

/** The people who are asked now, each once; of these seats only, if any are named. */
export const usersAsked = (found: Found, seats?: readonly number[]): string[] => [
  ...new Set(
    openToPeople(found)
      .filter(({ seat }) => seats?.includes(seat) ?? true)
      .flatMap(({ seat }) => found.record.seats[seat]?.user ?? []),
  ),
];

/** Whether the bell says something else than who is asked now. */
export function isBellWrong(found: Found): boolean {
  const { bell } = found.record.notes;
  return bell ? !saysWhat(found, bell) : found.record.board !== null && openToPeople(found).length > 0;
}

/** Whether a bell says who is asked what now. */
export const saysWhat = (found: Found, bell: Bell): boolean => bell.says === saidBy(found);

const saidBy = (found: Found): string =>
  fingerprint(JSON.stringify([bellText(found), bellButtons(found)])).toString(36);

/** What a board says and offers besides while the bell stands in it. */
export interface Within {
  asks: string;
  choices: RowGroup[];
  says: string;
}

/**
 * The bell as it stands within a board that says `content` and has its `own` buttons. Gives undefined when nobody is
 * asked, when the board has no room for it, or when it reminds somebody.
 */
export function bellWithin(
  { found, ringing }: DeliveryRound,
  content: string,
  own: readonly RowGroup[],
): Within | undefined {
  if (openToPeople(found).length === 0 || ringing.reminded.length > 0) return undefined;
  const asks = bellText(found);
  const choices = bellButtons(found);
  const rows = [...choices, ...own].flatMap((group) => group.rows);
  const components = rows.reduce((sum, row) => sum + 1 + row.components.length, BESIDE + choices.length + own.length);
  if (content.length + asks.length > ROOM.words || components > LIMITS.component.total) return undefined;
  return { asks, choices, says: saidBy(found) };
}
/** A container with words, two or three pictures and what is asked. */
const BESIDE = 6;

/** The bell as it stands now in this delivery. */
export const bellOf = ({ found, posted }: DeliveryRound): Bell | undefined =>
  posted.bell === undefined ? found.record.notes.bell : (posted.bell ?? undefined);

/** Whether it stands in the board. */
export const isInBoard = ({ telling }: DeliveryRound, bell: Bell | undefined): boolean =>
  bell?.inBoard === true && bell.message === telling.board?.message;

/** Whether all who are asked have been called by this bell: some may have answered, but nobody has to be notified. */
export const callsAll = ({ found, ringing, posted }: DeliveryRound, bell: Bell): boolean =>
  usersAsked(found).every((user) => bell.users.includes(user)) &&
  (posted.isRung === true || usersAsked(found, [...ringing.pings, ...ringing.reminded]).length === 0);

/** Brings the bell to what is asked now: none, where it stands, or a new one below everything where that has moved on. */
export async function ring(round: DeliveryRound, { nonce, renew }: Ring): Promise<void> {
  const { house, found, posted, ringing } = round;
  const { channel, notes } = found.record;
  posted.oldBells = await takenAway(house, notes.oldBells ?? []);
  const gone = async (now?: string) => {
    const before = notes.bell;
    if (before && !before.inBoard && before.message !== now)
      posted.oldBells?.push(...(await takenAway(house, [before])));
  };
  if (openToPeople(found).length === 0) {
    await gone();
    posted.bell = null;
    return;
  }
  const known = bellOf(round);
  if (posted.isRung) return gone(known?.message);
  const users = usersAsked(found);
  const says = saidBy(found);
  const stays = known?.channel === channel && callsAll(round, known) && !posted.below;
  if (stays && (await isUpToDate(round, known, { users, says, renew }))) return;
  const named = usersAsked(found, [...ringing.pings, ...ringing.reminded]);
  const message = await send(round, nonce, {
    content: wordsOf(found, ringing.reminded),
    choices: bellButtons(found),
    accent: colourAsked(found),
    pings: named,
    ...(named.length === 0 && { silent: true }),
  });
  await gone(message);
  posted.bell = { channel, message, users, says };
}

/**
 * Whether the bell that stands there will do, which calls all who are asked. It is edited when some of those it calls
 * have answered, or, with `renew`, when it says something else. Gives false when it cannot be edited, or stands in the
 * board and says something else.
 */
async function isUpToDate(
  round: DeliveryRound,
  bell: Bell,
  { users, says, renew }: Pick<Bell, 'users' | 'says'> & { renew: boolean },
): Promise<boolean> {
  const { house, found, posted } = round;
  const isDue = renew || users.length !== bell.users.length;
  if (bell.says === says || !isDue) return true;
  if (isInBoard(round, bell)) return false;
  const { channel, message } = bell;
  const now = { content: bellText(found), choices: bellButtons(found), accent: colourAsked(found) };
  const trouble = await attempt(house, channel, () => edit(house.rest, channel, message, now));
  if (trouble) return false;
  posted.bell = { ...bell, users, says };
  return true;
}

/** Who is asked what, and since when those have been asked who are reminded. */
function wordsOf(found: Found, seats: readonly number[]): string {
  const { record } = found;
  const open = openToPeople(found).filter(({ seat }) => seats.includes(seat));
  const asked = record.asked.filter(({ seat }) => open.some((one) => one.seat === seat));
  if (asked.length === 0) return bellText(found);
  const longest = Math.min(...asked.map((each) => each.since));
  const isLast = asked.every((each) => each.reminded >= REMINDERS) || null;
  const runsOut = asked.flatMap((each) => each.runsOut ?? []);
  const out = runsOut.length > 0 ? since(Math.min(...runsOut)) : null;
  return say('told.reminder', record.locale, { asked: bellText(found), since: since(longest), last: isLast, out });
}

/** So many are remembered that could not be taken away. */
const REMEMBERED = 5;

/** Takes messages away. Gives those that still stand there; one out of reach nobody sees either. */
async function takenAway(house: House, bells: readonly Place[]): Promise<Place[]> {
  const left: Place[] = [];
  for (const { channel, message } of bells.slice(-REMEMBERED)) {
    const trouble = await attempt(house, channel, () => remove(house.rest, channel, message));
    if (trouble === undefined || trouble === 'no-message' || trouble === 'gone') continue;
    house.log.debug({ channel, trouble }, 'a bell stays');
    left.push({ channel, message });
  }
  return left;
}

/** The custom ids in a message that press this kind of thing, of this match. */
const pressesIn = ({ components = [] }: APIMessage, match: string, kind: Press['kind']): string[] =>
  customIdsIn(components).filter((id) => {
    const press = readId(id);
    return press?.kind === kind && press.match === match;
  });

/** So many messages back are looked at for bells that a crash has left. */
const LOOKED_AT = 30;

/** What stands in the channel of a match, as far as it was looked at. */
interface Swept {
  /** The ids of the newest messages. */
  seen: ReadonlySet<string>;
  /** The board does not ask what the match takes it to ask: its last edit is lost. */
  isBoardBehind: boolean;
}

/**
 * Takes away the bells of a match that nothing knows of: a crash came between posting and saving. A channel out of reach has none.
 */
export async function sweepBells(house: House, found: Found): Promise<Swept> {
  const { rest, own } = house;
  const { record } = found;
  const { channel, board, notes } = record;
  let messages: APIMessage[] = [];
  await attempt(house, channel, async () => {
    const query = new URLSearchParams({ limit: `${LOOKED_AT}` });
    messages = (await rest.get(Routes.channelMessages(channel), { query })) as APIMessage[];
  });
  const left = messages.filter(
    ({ id, author }) => author.id === own && id !== board?.message && id !== notes.bell?.message,
  );
  const places = (kinds: readonly APIMessage[]) => kinds.map(({ id }) => ({ channel, message: id }));
  const asking = left.filter((one) => pressesIn(one, record.id, 'answer').length > 0);
  const isBoard = (one: APIMessage) => pressesIn(one, record.id, 'board').length > 0;
  await takenAway(house, places(asking.filter((one) => !isBoard(one))));
  // A board stays for its words: it only loses what it asks.
  for (const one of places(asking.filter(isBoard)))
    await attempt(house, channel, () => retire(rest, channel, one.message));
  const ours = messages.find(({ id }) => id === board?.message);
  return {
    seen: new Set(messages.map(({ id }) => id)),
    isBoardBehind: ours !== undefined && isBehind(found, ours),
  };
}

/** Whether a board asks something else than what is asked in it. One whose bell waits to be brought up to date is not looked at. */
function isBehind(found: Found, board: APIMessage): boolean {
  const { bell } = found.record.notes;
  const isIn = bell?.inBoard === true && bell.message === board.id;
  if (isIn && !saysWhat(found, bell)) return false;
  const own = idsOf(boardButtons(found, { browsers: true }));
  const asks = customIdsIn(board.components ?? []).filter((id) => !own.includes(id));
  return asks.sort().join('\n') !== (isIn ? idsOf(bellButtons(found)).sort().join('\n') : '');
}

/** The custom ids of buttons and menus. */
const idsOf = (groups: readonly RowGroup[]): string[] =>
  groups.flatMap(({ rows }) =>
    rows.flatMap(({ components }) => components.flatMap((one) => ('custom_id' in one ? one.custom_id : []))),
  );
