import type { House } from '../match/house.ts';
import type { Found, OutboxEntry } from '../match/record.ts';
import { troubleOf } from '../platform/discord-trouble.ts';
import { incident } from '../platform/incident.ts';
import { channelSeen } from '../platform/members.ts';
import { edit, post } from '../platform/send.ts';
import { lobbyMessage } from '../words/lobby-message.ts';
import { endButtons, newsText } from '../words/news.ts';
import { say } from '../words/text.ts';
import { isTimely, offerButtons } from '../words/word-buttons.ts';
import { attempt, awake } from './awake.ts';
import { isBellWrong, ring } from './bell.ts';
import { renewBoard, tellNews, withWayOn } from './board.ts';
import type { CampaignEntry } from './campaign.ts';
import type { CircleEntry } from './circle.ts';
import type { FilmEntry } from './end-film.ts';
import { drawnIfPossible, endPicture } from './pictures.ts';
import type { PrivateEntry } from './private.ts';
import { postProposal, retireProposal } from './proposal.ts';
import { type DeliveryRound, missingIn, type Posted, send, sendPicture } from './round.ts';

/** What goes to everybody. */
export type PublicEntry = Exclude<OutboxEntry, PrivateEntry | CampaignEntry | CircleEntry | FilmEntry>;
/** What a newer program has put in besides waits for it. */
const PUBLIC: readonly OutboxEntry['kind'][] = [
  'lobby',
  'news',
  'end',
  'reminder',
  'word',
  'proposal',
] satisfies PublicEntry['kind'][];
export const isPublic = (entry: OutboxEntry): entry is PublicEntry => PUBLIC.includes(entry.kind);
type News = Extract<PublicEntry, { kind: 'news' }>;

/** What is told together: a run of news, or one other thing. */
type Run = readonly [News, ...News[]] | readonly [Exclude<PublicEntry, News>];

/** Whether picture or bell of a match are older than what holds now. */
export const isStale = (found: Found): boolean => found.record.notes.stretch?.stale === true || isBellWrong(found);

/**
 * Posts the public entries in their order and stops at the first that Discord does not take; then rings the bell. `begin` in ms, as
 * of `performance`; with `renew` picture and bell are brought up to date, which else can wait.
 */
export async function postPublicly(
  house: House,
  found: Found,
  entries: readonly PublicEntry[],
  { begin, renew }: { begin: number; renew: boolean },
): Promise<Posted> {
  if (entries.length === 0 && !renew) return { done: [], below: false };
  const { board, notes } = found.record;
  const posted: Posted = { done: [], below: false };
  const ringing = {
    pings: entries.flatMap((entry) => (entry.kind === 'news' ? entry.data.pings : [])),
    reminded: entries.flatMap((entry) => (entry.kind === 'reminder' ? entry.data.seats : [])),
  };
  const round: DeliveryRound = { house, found, begin, posted, ringing, telling: { board, stretch: notes.stretch } };
  for (const run of runsOf(entries)) {
    const stopped = await tried(round, run, () => postRun(round, run));
    if (stopped) return { ...posted, ...stopped };
    posted.done.push(...run.map(({ id }) => id));
  }
  await retireProposal(round);
  if (found.record.status === 'lobby') return posted;
  const stopped = await tried(round, entries, () => bellRung(round, entries, renew));
  // Nothing is done then: all is told once more, under the same nonces.
  return stopped ? { done: [], below: posted.below, ...stopped } : posted;
}

async function bellRung(round: DeliveryRound, entries: readonly PublicEntry[], renew: boolean): Promise<void> {
  const { found } = round;
  if (renew) await renewBoard(round);
  await ring(round, {
    nonce: `bell-${entries.at(-1)?.id ?? found.record.version}`,
    renew,
  });
}

/** Entries with news that follow on each other are told together. */
function runsOf(entries: readonly PublicEntry[]): Run[] {
  const runs: Run[] = [];
  for (const entry of entries) {
    const last = runs.at(-1);
    if (entry.kind !== 'news') runs.push([entry]);
    else if (last && isNews(last)) runs[runs.length - 1] = [...last, entry];
    else runs.push([entry]);
  }
  return runs;
}
const isNews = (run: Run): run is readonly [News, ...News[]] => run[0].kind === 'news';

type Hindered = Pick<Posted, 'trouble' | 'missing'>;

/** Does it, or says words instead. Gives what keeps everything from being posted there now. */
async function tried(
  { house, found }: DeliveryRound,
  [first]: readonly PublicEntry[],
  work: () => Promise<void>,
): Promise<Hindered | undefined> {
  try {
    await work();
    return undefined;
  } catch (error) {
    return (await hindered(house, found, error)) ?? (first && saidInstead(house, found, { entry: first, error }));
  }
}

/** What keeps everything from being posted in that channel now; undefined when it may be this message alone. */
async function hindered(house: House, { record }: Found, error: unknown): Promise<Hindered | undefined> {
  const trouble = troubleOf(error);
  house.log.warn({ err: error, match: record.id, trouble }, 'not posted');
  if (trouble === 'gone' || trouble === 'later') return { trouble };
  if (trouble !== 'forbidden' && trouble !== 'archived' && trouble !== 'locked') return undefined;
  const channel = await channelSeen(house.rest, record.channel);
  if (trouble === 'locked' || channel?.isLocked) return { trouble: 'locked' };
  return { trouble: 'forbidden', missing: await missingIn(house, record.channel) };
}

/**
 * Words in the place of a message that Discord does not take as it is, or that could not be made. Not even those taken, it
 * waits: nothing leaves the outbox unsaid.
 */
async function saidInstead(
  house: House,
  found: Found,
  { entry, error }: { entry: PublicEntry; error: unknown },
): Promise<Hindered | undefined> {
  const { record } = found;
  const number = incident(house.log, error, { match: record.id, item: entry.kind });
  try {
    const content = say('told.not-taken', record.locale, { incident: number });
    await post(house.rest, record.channel, entry.id, { content });
    return undefined;
  } catch (again) {
    return (await hindered(house, found, again)) ?? { trouble: 'refused' };
  }
}

async function postRun(round: DeliveryRound, run: Run): Promise<void> {
  if (isNews(run)) return tellNews(round, run);
  const [entry] = run;
  switch (entry.kind) {
    case 'lobby':
      return postLobby(round, entry.id);
    case 'reminder':
      // The bell says it.
      return;
    case 'word':
      return postWord(round, entry);
    case 'proposal':
      return postProposal(round, entry);
    case 'end': {
      const { house, found } = round;
      const picture = await drawnIfPossible(house, found, found.record.locale, endPicture);
      await sendPicture(round, entry.id, {
        content: newsText(found, entry.data.said),
        choices: endButtons(found),
        pictures: picture ? [picture] : [],
      });
      round.posted.hasEnded = true;
    }
  }
}

/** A word of its own. Board and bell do not move down for it. */
async function postWord(
  { house, found }: DeliveryRound,
  { id: nonce, data: { said, users, offers } }: Extract<PublicEntry, { kind: 'word' }>,
): Promise<void> {
  const { channel } = found.record;
  if (!isTimely(found, offers)) return;
  const message = {
    content: newsText(found, said),
    choices: offers ? offerButtons(found, offers) : [],
    pings: users,
    ...(users.length === 0 && { silent: true as const }),
  };
  await awake(house, channel, () => post(house.rest, channel, nonce, message));
}

/** The lobby stands in the place of the board until the match begins. One that has moved leaves the way there behind. */
async function postLobby(round: DeliveryRound, nonce: string): Promise<void> {
  const { house, found, telling, posted } = round;
  const { record } = found;
  const message = lobbyMessage(found);
  if (telling.board) {
    const { channel, message: id } = telling.board;
    const isHere = channel === record.channel;
    const content = withWayOn(found, channel, message.content);
    const now = isHere ? message : { content, choices: [] };
    const trouble = await attempt(house, channel, () => edit(house.rest, channel, id, now));
    if (trouble === undefined && isHere) return;
  }
  if (record.status === 'running') return;
  telling.board = { channel: record.channel, message: await send(round, nonce, message) };
  posted.telling = telling;
}
