import { type APIMessage, Routes } from 'discord.js';
import { fingerprint } from '#asking/draft';
import { readId } from '#asking/ids';
import { openOf } from '../match/asked.ts';
import type { House } from '../match/house.ts';
import type { Bell, Found, Place } from '../match/record.ts';
import { edit, remove } from '../platform/send.ts';
import { customIdsIn } from '../platform/standing.ts';
import { bellButtons, bellText } from '../words/news.ts';
import { since } from '../words/say.ts';
import { say } from '../words/text.ts';
import { attempt } from './awake.ts';
import { colourAsked } from './colours.ts';
import { type Round, send } from './round.ts';

/**
 * The bell: a short public message below the board that says who is asked what, with the buttons to answer. It stays while the same
 * people are asked, and is taken away when they have answered. An edit notifies nobody, so nobody hears it twice.
 */

/** Why the bell is rung. */
export interface Ringing {
  /** Seats that have not heard of their question yet. */
  pings: readonly number[];
  /** Seats that are reminded of it. */
  reminded: readonly number[];
  /** Of the message, should a new one be needed. */
  nonce: string;
  /** Its words are brought up to date now; else that can wait. */
  renew: boolean;
}

/** The people who are asked now, each once; of these seats only, if any are named. */
export const usersAsked = (found: Found, seats?: readonly number[]): string[] => [
  ...new Set(
    openOf(found)
      .filter(({ seat }) => seats?.includes(seat) ?? true)
      .flatMap(({ seat }) => found.record.seats[seat]?.user ?? []),
  ),
];

/** Whether the bell says something else than who is asked now. */
export function isBellWrong(found: Found): boolean {
  const { bell } = found.record.notes;
  return bell ? bell.says !== saidBy(found) : found.record.board !== null && openOf(found).length > 0;
}

const saidBy = (found: Found): string =>
  fingerprint(JSON.stringify([bellText(found), bellButtons(found)])).toString(36);

/** Brings the bell to what is asked now: none, the same message, or a new one below everything where that has moved on. */
export async function ring(round: Round, { pings, reminded, nonce, renew }: Ringing): Promise<void> {
  const { house, found, posted } = round;
  const { channel, notes } = found.record;
  const known = notes.bell;
  const users = usersAsked(found);
  posted.oldBells = await takenAway(house, notes.oldBells ?? []);
  if (openOf(found).length === 0) {
    if (known) posted.oldBells.push(...(await takenAway(house, [known])));
    posted.bell = null;
    return;
  }
  const says = saidBy(found);
  const named = usersAsked(found, [...pings, ...reminded]);
  const isSame = known?.channel === channel && known.users.join() === users.join();
  if (isSame && named.length === 0 && !posted.below && (await isUpToDate(round, known, { says, renew }))) return;
  const message = await send(round, nonce, {
    content: wordsOf(found, reminded),
    choices: bellButtons(found),
    accent: colourAsked(found),
    pings: named,
    ...(named.length === 0 && { silent: true }),
  });
  if (known && known.message !== message) posted.oldBells.push(...(await takenAway(house, [known])));
  posted.bell = { channel, message, users, says };
}

/** Whether the bell that stands there will do; with `renew` after an edit, which may find it gone. */
async function isUpToDate(
  { house, found, posted }: Round,
  bell: Bell,
  { says, renew }: { says: string; renew: boolean },
): Promise<boolean> {
  if (bell.says === says || !renew) return true;
  const { channel, message } = bell;
  const now = { content: bellText(found), choices: bellButtons(found), accent: colourAsked(found) };
  const trouble = await attempt(house, channel, () => edit(house.client.rest, channel, message, now));
  if (trouble) return false;
  posted.bell = { ...bell, says };
  return true;
}

/** Who is asked what, and since when those have been asked who are reminded. */
function wordsOf(found: Found, seats: readonly number[]): string {
  const { record } = found;
  const open = openOf(found).filter(({ seat }) => seats.includes(seat));
  const asked = record.asked.filter(({ seat }) => open.some((one) => one.seat === seat));
  if (asked.length === 0) return bellText(found);
  const longest = Math.min(...asked.map((each) => each.since));
  return say('told.reminder', record.locale, { asked: bellText(found), since: since(longest) });
}

/** So many are remembered that could not be taken away. */
const REMEMBERED = 5;

/** Takes messages away. Gives those that still stand there; one out of reach nobody sees either. */
async function takenAway(house: House, bells: readonly Place[]): Promise<Place[]> {
  const left: Place[] = [];
  for (const { channel, message } of bells.slice(-REMEMBERED)) {
    const trouble = await attempt(house, channel, () => remove(house.client.rest, channel, message));
    if (trouble === undefined || trouble === 'no-message' || trouble === 'gone') continue;
    house.log.debug({ channel, trouble }, 'a bell stays');
    left.push({ channel, message });
  }
  return left;
}

/** So many messages back are looked at for bells that a crash has left. */
const LOOKED_AT = 30;

/**
 * Takes away the bells of a match that nothing knows of: a crash came between posting and saving. A channel out of reach has none.
 * Gives the ids of the newest messages, which it has looked at.
 */
export async function sweepBells(house: House, { record }: Found): Promise<ReadonlySet<string>> {
  const { client } = house;
  const { channel, board, notes } = record;
  let messages: APIMessage[] = [];
  await attempt(house, channel, async () => {
    const query = new URLSearchParams({ limit: `${LOOKED_AT}` });
    messages = (await client.rest.get(Routes.channelMessages(channel), { query })) as APIMessage[];
  });
  const isBell = ({ id, author, components = [] }: APIMessage) =>
    author.id === client.user?.id &&
    id !== board?.message &&
    id !== notes.bell?.message &&
    customIdsIn(components).some((one) => {
      const press = readId(one);
      return press?.kind === 'answer' && press.match === record.id;
    });
  await takenAway(
    house,
    messages.filter(isBell).map(({ id }) => ({ channel, message: id })),
  );
  return new Set(messages.map(({ id }) => id));
}
