import type { Earlier } from '#core/rewind';
import type { Json, Message } from '#core/types';
import type { MatchRecord } from '#store/store';

/** What the bot remembers of a match beside the match itself. */

/** One thing told in public: what happened by the rules, or a note of the bot. What only some seats may know is not in it. */
export type Notice = { event: { type: string; shown: Record<string, Json> } } | { note: Message };

/**
 * Why public messages wait: the channel cannot be reached, a permission is missing, the thread is locked, or Discord refuses
 * even plain words there.
 */
export type Blocked = (typeof BLOCKED)[number];
const BLOCKED = ['gone', 'forbidden', 'locked', 'refused'] as const;

/** What the bot remembers of a match beside the match itself. */
export type Notes = {
  /** What people have noted for themselves, by seat: see `own-notes.ts`. */
  own?: Record<string, { user: string; text: string }>;
  /** What seats answer again and again, and about what they were asked whether it shall always be so. */
  likings?: Likings;
  /** By seat, after whose answer it was asked the last time: see `soon.ts`. */
  after?: Record<string, number>;
  /** What seats have said in advance to the question with which their next turn begins: see `ahead.ts`. */
  ahead?: Record<string, AheadAnswer>;
  /** With a clock: how much time (ms) is left to each seat whose bank is not full, not counting what it waits now. */
  banks?: Record<string, number>;
  /** The seats whose people look for somebody to take them over. */
  wanted?: number[];
  /** When an answer was last taken back, in ms since 1970: a second press right after that is a double click. */
  undoneAt?: number;
  /** Why public messages could not be posted the last time. */
  blocked?: Blocked;
  /** The hand each seat was last sent by direct message, as a digest. */
  hands?: Record<string, string>;
  /** By seat, the newest direct message in which its question stands, until that is over. */
  dms?: Record<string, SentQuestion>;
  /** When a direct message to a seat was last refused, in ms since 1970. */
  refusedAt?: Record<string, number>;
  /** The orders that are gone with changed rules, as long as nothing new was ordered in their place. */
  goneOrders?: { seat: number; window: string }[];
  /** What seats agree to, by what and seat, and when (ms since 1970) they said so: see `votes.ts`. */
  votes?: Record<string, Record<string, number>>;
  /** To what somebody would like to set the match back: see `proposal.ts`. */
  rewind?: Proposal;
  /** When it was last set back, in ms since 1970 by Discord's clock: what was shown before is about another moment. */
  setBackAt?: number;
  /** The message that proposes it, as long as it has its buttons. */
  proposed?: Place & { id: number };
  /** In a match from a file: for whom a seat where nobody sits is kept, by seat. */
  reserved?: Record<string, string>;
  /** Who sat first on seats that somebody has left while the match ran, by seat: see `changed-hands.ts`. */
  first?: Record<string, string>;
  /** In a match from a file: the id of the first match with these dice. */
  from?: string;
  /** The promise of the dice that was posted at the start. */
  commitment?: string;
  /** The seats for which a computer has answered. */
  byComputer?: number[];
  /** What the board tells. */
  stretch?: Stretch;
  /** The message that says who is asked. */
  bell?: Bell;
  /** Bells that ought to be gone and could not be taken away: each delivery tries again. */
  oldBells?: Place[];
  /** The private threads of circles, by the id of the circle. */
  circles?: Record<string, CircleThread>;
  /** Only whoever is invited, and the host, may sit down: see `invited.ts`. */
  private?: true;
  /** The users who were invited, oldest first. */
  invited?: string[];
  /** The lobby begins by itself when the last seat is taken: see `by-itself.ts`. */
  whenFull?: true;
  /** Whether all are ready to begin: see `ready.ts`. */
  ready?: ReadyCheck;
  /** How long nothing has changed in the lobby: see `lobby-time.ts`. */
  idle?: Idle;
  /** The lobby was closed because nothing changed in it. */
  lapsed?: true;
  /** What operators of the server have done to it, oldest first, and when (ms since 1970): see `acts.ts`. */
  acts?: { at: number; told: Message }[];
  /** One person learns the game by it: see `lesson.ts`. */
  lesson?: LessonNote;
  /** The last pause of the server that has ended for this match, and when (ms since 1970). */
  resumed?: { pause: string; at: number };
};

/** The step that a lesson is at, counted from 0, and by which answers of the learner it came there: of each its step and question. */
export type LessonNote = { at: number; given: { step: number; decision: string }[] };

/** The host's question whether all are ready: since when (ms since 1970), and the users who have said so. */
export type ReadyCheck = { since: number; users: string[]; lapsed?: true };

/**
 * A lobby in which nothing changes. `since`: counted from then on (ms since 1970), where its last change is longer ago.
 * `told`: when it was told that it will be closed.
 */
export type Idle = { since?: number; told?: number };
/** The wish of a user to set the match back, of that time (ms since 1970). It is told apart from others of the match by its id. */
export type Proposal = { id: number; by: string; at: number; to: Earlier };
/** What would be undone by it, as everybody may read it. */
export type Undone = {
  /** How many answers of which all have seen something. */
  answers: number;
  /** What matters most of what happened by them, the newest first, and how much there is besides. */
  said: Notice[];
  more: number;
};

/** An answer in advance, to a question of this key, with what its press says to the questions that follow, and of whom it is. */
export type AheadAnswer = {
  user: string;
  key: string;
  action: string;
  args: Record<string, Json>;
  further?: AlsoSaid[];
};
type AlsoSaid = { action: string; args: Record<string, Json>; isNextStep?: true };

/** A whole order, as JSON `args`, and to how many answers in a row it has come. */
export type Liking = { order: string; args: string; n: number };
/** By seat and window; `asked` when its seat was asked already. */
export type Likings = Record<string, Liking[] | 'asked'>;

/** A private thread in which seats talk among themselves. */
export type CircleThread = {
  thread: string;
  /** Everybody who may be in it: whoever is on the way in or out stands here until that is done. */
  members: string[];
};

/** A stretch of play that is told on one board message. */
export type Stretch = {
  /** All that it tells, oldest first. */
  said: Notice[];
  /** When its message was posted, in ms since 1970. */
  at: number;
  /** Its picture is older than its words. */
  stale?: true;
  /** Digest of what its picture shows of the match; absent while it has none. */
  shown?: string;
  /** Its picture could not be posted because files may not be: its words say so until there is one. */
  bare?: true;
  /** It has no picture yet: the one of the board right above it is that of `shown`. */
  above?: true;
};

/** Where a message stands. */
export type Place = { channel: string; message: string };

/** The message that says who is asked what. */
export type Bell = {
  channel: string;
  message: string;
  /** It is the board itself. */
  inBoard?: true;
  /** Whom it asks. */
  users: string[];
  /** A digest of what it says. */
  says: string;
};

/** A question that was sent by direct message: where it stands, and to whom. */
export type SentQuestion = {
  channel: string;
  message: string;
  decision: string;
  user: string;
};

/** What is remembered, without what cannot be meant here. What a newer program has noted besides stays as it is. */
export function savedNotes(saved: MatchRecord['notes']): Notes {
  const { undoneAt, blocked, hands, dms, refusedAt, goneOrders, votes, reserved, from, commitment, ...others } = saved;
  const { stretch, bell, oldBells, circles, likings, own, banks, wanted, first, ...further } = others;
  const { private: only, invited, whenFull, ready, idle, lapsed, acts, resumed, ...latest } = further;
  const { rewind, proposed, setBackAt, ahead, after, byComputer, ...unknown } = latest;
  return {
    ...unknown,
    ...(typeof undoneAt === 'number' && { undoneAt }),
    ...(isBlocked(blocked) && { blocked }),
    ...(isObject(hands) && { hands: hands as Record<string, string> }),
    ...(isObject(dms) && { dms: dms as Notes['dms'] & {} }),
    ...(isObject(refusedAt) && { refusedAt: refusedAt as Record<string, number> }),
    ...(isObject(votes) && { votes: votes as Notes['votes'] & {} }),
    ...(isObject(reserved) && { reserved: reserved as Record<string, string> }),
    ...(Array.isArray(goneOrders) && { goneOrders: goneOrders as Notes['goneOrders'] & {} }),
    ...(typeof from === 'string' && { from }),
    ...(typeof commitment === 'string' && { commitment }),
    ...(isObject(stretch) && { stretch: stretch as Stretch }),
    ...(isObject(bell) && { bell: bell as Bell }),
    ...(Array.isArray(oldBells) && { oldBells: oldBells as Place[] }),
    ...(isObject(first) && { first: first as Record<string, string> }),
    ...(Array.isArray(byComputer) && { byComputer: byComputer as number[] }),
    ...(isObject(own) && { own: own as Notes['own'] & {} }),
    ...(Array.isArray(wanted) && { wanted: wanted as number[] }),
    ...(isObject(after) && { after: after as Record<string, number> }),
    ...(isObject(ahead) && { ahead: ahead as Notes['ahead'] & {} }),
    ...(isObject(banks) && { banks: banks as Record<string, number> }),
    ...(typeof setBackAt === 'number' && { setBackAt }),
    ...(isObject(proposed) && { proposed: proposed as Notes['proposed'] & {} }),
    ...(isObject(rewind) && { rewind: rewind as Proposal }),
    ...(isObject(likings) && { likings: likings as Likings }),
    ...(isObject(circles) && { circles: circles as Notes['circles'] & {} }),
    ...(only === true && { private: true as const }),
    ...(Array.isArray(invited) && { invited: invited as string[] }),
    ...(whenFull === true && { whenFull: true as const }),
    ...(isReadyCheck(ready) && { ready }),
    ...(isIdle(idle) && { idle }),
    ...(lapsed === true && { lapsed: true as const }),
    ...(Array.isArray(acts) && { acts: acts as Notes['acts'] & {} }),
    ...(isObject(resumed) && { resumed: resumed as Notes['resumed'] & {} }),
  };
}

/** Whether a delivery has met what keeps public messages waiting until something changes in Discord. */
export const isBlocked = (trouble: unknown): trouble is Blocked => BLOCKED.includes(trouble as Blocked);

function isReadyCheck(value: unknown): value is ReadyCheck {
  const { since, users } = Object(value) as Partial<ReadyCheck>;
  return Number.isFinite(since) && Array.isArray(users);
}

function isIdle(value: unknown): value is Idle {
  const { since = 0, told = 0 } = Object(value) as Idle;
  return isObject(value) && Number.isFinite(since) && Number.isFinite(told);
}

const isObject = (value: unknown): boolean => typeof value === 'object' && value !== null;
