import { idFrom } from '#store/new-id';
import { awake } from '../deliver/awake.ts';
import { find } from '../match/change.ts';
import { decline } from '../match/declined.ts';
import type { House } from '../match/house.ts';
import type { AnyRecord } from '../match/record.ts';
import {
  LONGEST_SAID,
  postTalk,
  readTalk,
  type TalkAccess,
  type TalkStretch,
  talkAccess,
} from '../platform/channel-talk.ts';
import { troubleOf } from '../platform/discord-trouble.ts';
import { lately } from '../platform/lately.ts';
import { personCalled } from '../platform/person-called.ts';
import type { Coming } from './visit-here.ts';

/** The talk of a match beside its board: what people write in its channel, for whoever could read it there. */

/** What was said, oldest first. */
export interface TalkTold {
  said: { id: string; at: number; user: string; person: string; isMine: boolean; text: string; files: number }[];
  /** What is before it, to be asked for; absent where nothing is. */
  before?: string;
  /** What those are called who are mentioned in it. */
  people: { user: string; person: string }[];
  mayWrite: boolean;
  /** Discord keeps from the bot what people have written there. */
  isWithheld: boolean;
  /** So many characters can be said at once. */
  longest: number;
}

export interface Talk {
  /** What was said last in a match since its lobby was opened, or before a message. Declines for whoever could not read it in Discord. */
  read(match: string, user: string, before?: string): Promise<TalkTold>;
  /** Posts what somebody says there. Declines what is empty or too long, and where they or the bot may not write. */
  say(given: Pick<Coming, 'id' | 'user'> & { match: string; text: string }): Promise<void>;
}

/** For so long (ms) what somebody may do holds, and what was read: many who look ask Discord once. */
const ACCESS_HOLDS = 60_000;
const READ_HOLDS = 4_000;
const REMEMBERED = 200;

/** Opens the talk of all matches. It keeps nothing but what it has asked Discord for a moment ago. */
export function openTalk(house: House): Talk {
  const { rest, clock } = house;
  const accesses = remembered<TalkAccess>(clock, ACCESS_HOLDS);
  const stretches = remembered<TalkStretch>(clock, READ_HOLDS);
  const accessTo = async ({ guild, channel }: AnyRecord, user: string): Promise<TalkAccess> => {
    if (guild === null) return 'unseen';
    const access = await accesses.get(`${channel} ${user}`, () => talkAccess(house, channel, user));
    if (access === 'unseen') decline('talk-unseen');
    if (access === 'blind') decline('talk-blind');
    return access;
  };
  return {
    async read(match, user, before) {
      const { record } = await find(house, match);
      const access = await accessTo(record, user);
      const { channel, createdAt: since } = record;
      const name = `${match} ${channel} ${before ?? ''}`;
      const stretch = await stretches
        .get(name, () => readTalk(house, channel, { before, since }))
        .catch(declineTrouble);
      return {
        ...(await toldFor(house, record, { user, stretch })),
        mayWrite: access === 'write',
        longest: LONGEST_SAID,
      };
    },
    async say({ id, user, match, text: given }) {
      const text = given.trim();
      if (text === '') decline('talk-empty');
      if (text.length > LONGEST_SAID) decline('talk-long', { max: LONGEST_SAID });
      const { record } = await find(house, match);
      if ((await accessTo(record, user)) !== 'write') decline('talk-closed');
      const { channel } = record;
      const nonce = idFrom(`${user}/${id}`);
      const posted = awake(house, channel, () => postTalk(rest, channel, { user, text, nonce }));
      await posted.catch(declineTrouble);
      stretches.forget(`${match} ${channel} `);
    },
  };
}

/** What Discord does not grant is said; all else is an incident. */
function declineTrouble(error: unknown): never {
  const trouble = troubleOf(error);
  if (trouble === undefined) throw error;
  return decline(trouble === 'later' ? 'talk-later' : 'talk-closed');
}

/** People by what they are called at the table, else by what Discord calls them. */
async function toldFor(
  { rest }: House,
  { seats }: AnyRecord,
  { user, stretch }: { user: string; stretch: TalkStretch },
): Promise<Omit<TalkTold, 'mayWrite' | 'longest'>> {
  const { said, named, isWithheld, before } = stretch;
  const called = async (who: string, name: string | undefined) =>
    seats.find((seat) => seat.user === who)?.name ?? name ?? (await personCalled(rest, who)) ?? '…';
  return {
    said: await Promise.all(
      said.map(async ({ name, ...one }) => ({
        ...one,
        person: await called(one.user, name),
        isMine: one.user === user,
      })),
    ),
    people: named,
    isWithheld,
    ...(before !== undefined && { before }),
  };
}

/** What was asked for is the same for so long (ms); what failed is asked for again. */
function remembered<T>(clock: { now(): number }, holds: number) {
  const known = lately<{ until: number; value: Promise<T> }>(REMEMBERED);
  return {
    get(name: string, ask: () => Promise<T>): Promise<T> {
      const before = known.get(name);
      if (before && before.until > clock.now()) return before.value;
      const value = ask();
      known.note(name, { until: clock.now() + holds, value });
      value.catch(() => known.forget(name));
      return value;
    },
    forget: (name: string) => known.forget(name),
  };
}
