import type { Draft } from '#asking/draft';
import type { Carried } from '#core/campaign';
import type { Json, Match, Message } from '#core/types';
import type { AnyGame } from '#src/game-part';
import type { MatchRecord, Wishes } from '#store/store';
import { type Notes, type Notice, savedNotes, type Undone } from './notes.ts';

/** The record of a match as the bot works with it: what the store keeps as JSON has its types here. */

/** What waits in the outbox of a match. Every kind is posted again after a crash under its own nonce. */
export type Posting =
  /** The lobby message, new or brought up to date. */
  | { kind: 'lobby'; data: null }
  /** What happened, told on the board of the moment. Of `pings`, the seats that are still asked then are notified. */
  | { kind: 'news'; data: { said: Notice[]; pings: number[] } }
  /** How the match went, with the picture of it. */
  | { kind: 'end'; data: { said: Notice[] } }
  /** The film of the match, which is over: made when there is nothing else to do. */
  | { kind: 'film'; data: null }
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
  /** That somebody would like to set the match back, with what would be undone, as long as it is proposed. */
  | { kind: 'proposal'; data: { id: number; undone: Undone } }
  /** To one seat by direct message: a turn has begun after which its own came the last time. */
  | { kind: 'soon'; data: { seat: number; before: number } }
  /** To the private thread of a circle: who sits there comes in, who does not is taken out. */
  | { kind: 'circle'; data: { circle: string; isNew: boolean } }
  /** To the campaign that the match is played for: it has ended. */
  | { kind: 'campaign'; data: null }
  /** To one seat by direct message: its orders for these windows are gone with changed rules; or its answer in advance does not fit, and why. */
  | { kind: 'orders-gone'; data: { seat: number; windows: string[]; changed?: boolean; ahead?: Message } }
  /** To the host by direct message: the channel is gone. */
  | { kind: 'gone'; data: null };
/** What a word offers: a seat, to say that one is ready, to keep a lobby open, to open it again. */
export type WordOffer = 'seat' | 'ready' | 'keep' | 'again';
/** A posting with its nonce, and since when it is on its way. */
export type OutboxEntry = { id: string; sealed?: number } & Posting;

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
  /** What those who sit wish, by user. Quiet hours and absences stop a clock. */
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
  return { ...saved, notes: savedNotes(saved.notes) } as AnyRecord;
}

/** Whether status and match of what is said to be a record go together: one has started, or nothing is played yet. */
export const isConsistent = ({ status, match }: { status?: unknown; match?: unknown }): boolean =>
  match === null ? status === 'lobby' || status === 'ended' : status !== 'lobby';

/** A record that remembers these things besides. What is empty, or undefined, is remembered no more. */
export function withNotes<R extends AnyRecord>(record: R, changed: { [K in keyof Notes]: Notes[K] | undefined }): R {
  const all = Object.entries({ ...record.notes, ...changed });
  return { ...record, notes: Object.fromEntries(all.filter(([, note]) => !isNothing(note))) };
}
const isNothing = (note: unknown): boolean =>
  note === undefined || (typeof note === 'object' && note !== null && Object.keys(note).length === 0);
