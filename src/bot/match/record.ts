import type { Draft } from '#asking/draft';
import type { Carried } from '#core/campaign';
import type { Json, Match, Message } from '#core/types';
import type { AnyGame } from '#src/game-part';
import type { MatchRecord, Wishes } from '#store/store';

/** The record of a match as the bot works with it: what the store keeps as JSON has its types here. */

/** One thing told in public: what happened by the rules, or a note of the bot. What only some seats may know is not in it. */
export type Notice = { event: { type: string; shown: Record<string, Json> } } | { note: Message };

/** What waits in the outbox of a match. Every kind is posted again after a crash under its own nonce. */
export type Posting =
  /** The lobby message, new or brought up to date. */
  | { kind: 'lobby'; data: null }
  /** What happened, told on the board of the moment. Of `pings`, the seats that are still asked then are notified. */
  | { kind: 'news'; data: { said: Notice[]; pings: number[] } }
  /** How the match went, with the picture of it. */
  | { kind: 'end'; data: { said: Notice[] } }
  /** A reminder in public to these seats. */
  | { kind: 'reminder'; data: { seats: number[] } }
  /** A secret question, or a reminder of any question, to one seat by direct message. */
  | { kind: 'dm'; data: { seat: number; decision: string; reminder: boolean } }
  /**
   * Words in a message of its own, beside lobby and board. These users are notified, or nobody: then it makes no sound.
   * `offers` is what can be pressed below it.
   */
  | { kind: 'word'; data: { said: Notice[]; users: string[]; offers: WordOffer | null } }
  /** To somebody by direct message: they are invited, and by whom. */
  | { kind: 'invitation'; data: { user: string; by: string } }
  /** To the private thread of a circle: who sits there comes in, who does not is taken out. */
  | { kind: 'circle'; data: { circle: string; isNew: boolean } }
  /** To the campaign that the match is played for: it has ended. */
  | { kind: 'campaign'; data: null }
  /** To one seat by direct message: its orders for these windows are gone with changed rules. */
  | { kind: 'orders-gone'; data: { seat: number; windows: string[]; changed?: boolean } }
  /** To the host by direct message: the channel is gone. */
  | { kind: 'gone'; data: null };
/** What a word offers: a seat, to say that one is ready, to keep a lobby open, to open it again. */
export type WordOffer = 'seat' | 'ready' | 'keep' | 'again';
/** A posting with its nonce, and since when it is on its way. */
export type OutboxEntry = { id: string; sealed?: number } & Posting;

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
  /** In a match from a file: for whom a seat where nobody sits is kept, by seat. */
  reserved?: Record<string, string>;
  /** In a match from a file: the id of the first match with these dice. */
  from?: string;
  /** The promise of the dice that was posted at the start. */
  commitment?: string;
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
  /** The last pause of the server that has ended for this match, and when (ms since 1970). */
  resumed?: { pause: string; at: number };
};

/** The host's question whether all are ready: since when (ms since 1970), and the users who have said so. */
export type ReadyCheck = { since: number; users: string[]; lapsed?: true };

/**
 * A lobby in which nothing changes. `since`: counted from then on (ms since 1970), where its last change is longer ago.
 * `told`: when it was told that it will be closed.
 */
export type Idle = { since?: number; told?: number };

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

type Common = Omit<MatchRecord, 'status' | 'match' | 'drafts' | 'outbox' | 'notes'> & {
  /** Half-made answers by seat. */
  drafts: Record<string, Draft>;
  outbox: OutboxEntry[];
  notes: Notes;
};
/** Nothing is played yet; `ended` when it was closed instead. */
export type Lobby = Common & { status: 'lobby' | 'ended'; match: null };
/** A match that has started. */
export type Played = Common & { status: 'running' | 'over' | 'ended'; match: Match<Json> };
export type AnyRecord = Lobby | Played;

/** A match and the game it is of. */
export interface Found<R extends AnyRecord = AnyRecord> {
  part: AnyGame;
  record: R;
  /** Where a clock runs: what those who sit wish, by user. Quiet hours and absences stop it. */
  wishes?: ReadonlyMap<string, Wishes>;
}
export const isPlayed = (found: Found): found is Found<Played> => found.record.match !== null;
export const isLobby = (found: Found): found is Found<Lobby> => found.record.match === null;

/** Whether a newer program has played this match on, or what its campaign carries: these rules must not touch it. */
export const isNewer = ({ game }: AnyGame, { match, campaign }: Pick<MatchRecord, 'match' | 'campaign'>): boolean =>
  (match?.version ?? 0) > game.version || isCarriedNewer(game, campaign?.carried);

/** The same of what a campaign carries. */
export const isCarriedNewer = (game: AnyGame['game'], carried: Carried | null | undefined): boolean =>
  (carried?.version ?? 0) > (game.campaign?.version ?? Number.POSITIVE_INFINITY);

/** What every record begins with: nothing waits, nobody is asked. `mark` is the interaction that makes it, `now` in ms since 1970. */
export const beginning = (mark: string, now: number) =>
  ({
    schema: 3,
    version: 1,
    agreed: [],
    outbox: [],
    done: [mark],
    drafts: {},
    board: null,
    asked: [],
    nextReminder: null,
    createdAt: now,
    updatedAt: now,
    endVotes: [],
    notes: {},
  }) satisfies Partial<Common>;

/** A saved record with its types. Throws when status and match contradict each other. */
export function recordOf(saved: MatchRecord): AnyRecord {
  if (!isConsistent(saved)) throw new Error(`match ${saved.id} cannot be ${saved.status}`);
  return { ...saved, notes: notesOf(saved.notes) } as AnyRecord;
}

/** Whether status and match of what is said to be a record go together: one has started, or nothing is played yet. */
export const isConsistent = ({ status, match }: { status?: unknown; match?: unknown }): boolean =>
  match === null ? status === 'lobby' || status === 'ended' : status !== 'lobby';

/** What is remembered, without what cannot be meant here. What a newer program has noted besides stays as it is. */
function notesOf(saved: MatchRecord['notes']): Notes {
  const { undoneAt, blocked, hands, dms, refusedAt, goneOrders, votes, reserved, from, commitment, ...others } = saved;
  const { stretch, bell, oldBells, circles, likings, own, banks, wanted, ...further } = others;
  const { private: only, invited, whenFull, ready, idle, lapsed, acts, resumed, ...unknown } = further;
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
    ...(isObject(own) && { own: own as Notes['own'] & {} }),
    ...(Array.isArray(wanted) && { wanted: wanted as number[] }),
    ...(isObject(banks) && { banks: banks as Record<string, number> }),
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

/** A record that remembers these things besides. What is empty, or undefined, is remembered no more. */
export function withNotes<R extends AnyRecord>(record: R, changed: { [K in keyof Notes]: Notes[K] | undefined }): R {
  const all = Object.entries({ ...record.notes, ...changed });
  return { ...record, notes: Object.fromEntries(all.filter(([, note]) => !isNothing(note))) };
}
const isNothing = (note: unknown): boolean =>
  note === undefined || (typeof note === 'object' && note !== null && Object.keys(note).length === 0);

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
