import type { Carried } from '#core/campaign';
import type { History } from '#core/history';
import type { Level } from '#core/levels';
import type { Locale } from '#core/text';
import type { Json, LogEntry, Match } from '#core/types';
import type { CampaignRecord, CampaignStore } from './campaign.ts';
import type { MatchResult, ResultStore } from './results.ts';
import type { DmState, SeatRecord } from './seat-record.ts';

/** What the table keeps, and the few functions that keep it. The suite test/store/store-contract.ts says what every backend owes, files or a database. */

/** `ended` is by agreement, `over` by the rules. A match is live in the lobby and while it runs. */
export type MatchStatus = 'lobby' | 'running' | 'over' | 'ended';

/** A message that must be posted, also after a crash. `id` is the nonce of the send: 25 characters at most. */
export interface OutboxItem {
  id: string;
  kind: string;
  data: Json;
  /** Since when (ms since 1970) it is on its way, or perhaps there already: then nothing is added to it any more. */
  sealed?: number;
}

/** Since when (ms since 1970) a seat is asked, and how often it was reminded. */
export interface AskedSeat {
  seat: number;
  since: number;
  reminded: number;
  lastReminder: number | null;
  /** Not reminded before this time: the person is away, or it is quiet where they live. */
  heldUntil?: number;
  /** With a clock: when its time runs out, in ms since 1970, by what was known when the bot last looked. */
  runsOut?: number;
  /** With a clock: since when its time has run out, in ms since 1970. */
  out?: number;
}

export interface MatchSettings {
  remindAfterHours: number;
  remindEveryHours: number;
  reminders: boolean;
  dmHands: boolean;
  /** Absent: nobody's time runs out. */
  clock?: TimeControl;
  /** Whoever is asked may have a computer say what it would do. */
  tutor?: true;
}

/** The clock of a match: a bank of time for each seat, from which its waiting is taken. */
export interface TimeControl {
  bankHours: number;
  /** So much comes back with each answer, up to the whole bank. */
  refillHours: number;
  /** Whether it stops for those who are away. It always stops in quiet hours. */
  stopsAway: boolean;
  /** Since when it runs, in ms since 1970: what was waited before does not count. */
  since: number;
  /** Which computer plays on for whoever's time has run out, until they are back. Absent: the others say what comes then. */
  computer?: Level;
}

/** The campaign that a match is played for. */
export interface PlayedFor {
  id: string;
  /** As it is called. */
  name: string;
  /** What the match begins from: a copy, so that the end of the match needs nothing else. Null in front of the first match. */
  carried: Carried | null;
}

/** A match with everything around it that the table needs. Plain JSON, and immutable: change a copy and commit it. */
export interface MatchRecord {
  /** 1 to 32 of a-z, 0-9 and '-': safe in file names, addresses and custom ids. See `newId`. */
  id: string;
  /** Of the record itself. A change of shape takes a new number. */
  schema: 3;
  /** 1 at first, higher with each commit. */
  version: number;
  game: string;
  status: MatchStatus;
  options: Record<string, string>;
  /** Absent in a match that stands alone. */
  campaign?: PlayedFor;
  /** Users who agree to the options chosen, as far as the game wants agreement (`Game.consent`). */
  agreed: string[];
  guild: string | null;
  /** Channel or thread of the match. */
  channel: string;
  /** Who made the match. */
  host: string;
  locale: Locale;
  seats: SeatRecord[];
  /** Null in the lobby. Its news are empty once it is saved: they are in its history then. */
  match: Match<Json> | null;
  outbox: OutboxItem[];
  /** Interactions whose answer is in the match, newest last, 200 at most. */
  done: string[];
  /** Half-made answers by seat. */
  drafts: Record<string, Json>;
  /** The newest board message. */
  board: { channel: string; message: string } | null;
  settings: MatchSettings;
  asked: AskedSeat[];
  /** When (ms since 1970) somebody is to be reminded next, or a lobby is looked after; null when nothing is due. Set by the caller. */
  nextReminder: number | null;
  createdAt: number;
  /** Set by the caller, as are all times: the store has no clock. */
  updatedAt: number;
  /** Seats that agree to end. */
  endVotes: number[];
  /** Small things of the bot's own. */
  notes: Record<string, Json>;
  /** It is over and left out of lists, until somebody takes it back. Means nothing while the match is live. */
  archived?: true;
}

/** What can be known of a match without loading it. `users` are those who sit, each once. */
export interface IndexEntry {
  id: string;
  game: string;
  status: MatchStatus;
  guild: string | null;
  channel: string;
  host: string;
  users: string[];
  /** Whether something is in the outbox. */
  waits: boolean;
  nextReminder: number | null;
  createdAt: number;
  updatedAt: number;
  archived?: true;
}

/** What is remembered of a person across matches; `toldClosed` once told that the DM is closed. */
export interface Profile {
  locale?: Locale;
  dm: DmState;
  toldClosed: boolean;
  wishes?: Wishes;
}

/** How reminders can come: in the channel of the match, by direct message, both, or not at all. */
export const REMINDER_WAYS = ['both', 'thread', 'dm', 'none'] as const;
export type ReminderWay = (typeof REMINDER_WAYS)[number];

/** What a person wishes of the bot in all matches. What is absent is as the match has it. */
export interface Wishes {
  /** Chosen; without it the language of their own program. */
  locale?: Locale;
  /** IANA time zone, as `Asia/Tokyo`. */
  zone?: string;
  /** No reminder from one hour of that zone to another; from 22 to 7 goes over midnight. */
  quiet?: { from: number; to: number };
  reminders?: ReminderWay;
  /** Hours between two reminders, at least. */
  everyHours?: number;
  /** Whether secret questions come by direct message, where the match sends them. */
  dmHands?: boolean;
  /** Whether private questions come without pictures, with a way to the position in words: for screen readers. */
  textBoard?: boolean;
  /** A word when the turn begins after which theirs came the last time. */
  early?: boolean;
  /** From when and until when they are away, in ms since 1970. */
  awayFrom?: number;
  awayUntil?: number;
}

/** All matches of a server are paused: by whom (a user), since when (ms since 1970), and why. */
export interface ServerPause {
  /** Of the interaction that did it. */
  id: string;
  by: string;
  since: number;
  reason: string;
}

/** What an operator has asked for and not confirmed yet. */
export interface OperatorWish {
  /** Of the interaction that asked for it. */
  id: string;
  what: 'end' | 'set-aside';
  match: string;
  by: string;
  reason: string;
}

/** What operators have said of the matches of one server. Plain JSON, and immutable. */
export interface ServerRecord {
  /** Absent while the matches go on. */
  pause?: ServerPause;
  /** Newest last, 20 at most. */
  wishes: OperatorWish[];
  /** Interactions that have paused the matches or let them go on, newest last, 20 at most. */
  done: string[];
}

/** What a store keeps besides its matches, as one store hands it to another: by id, user, server or key. */
export interface Besides {
  campaigns: CampaignRecord[];
  results: MatchResult[];
  profiles: [string, Profile][];
  servers: [string, ServerRecord][];
  meta: [string, Json][];
}

/**
 * Records given to the store are kept as they are and frozen; records got from it are frozen. All functions reject
 * after `close`, and with the platform's own error when the disk or the database fails: `load` then tells what holds.
 */
export interface Store {
  /**
   * Saves a new match as version 1. Rejects an id that is taken and a record that is not valid. One match is live in a
   * channel. So this, `commit`, `import` and `put` throw `ChannelTaken` when a match comes to where another one is
   * live. `beside` is a match that does not count, because nobody can play it any more.
   */
  create(record: Omit<MatchRecord, 'version'>, beside?: string): Promise<MatchRecord>;
  /** What this process knows of a match without a look: perhaps an older version, or nothing though there is one. A commit says whether it was old. */
  known(id: string): MatchRecord | undefined;
  /** The newest version, or undefined when there is no such match. Throws `BrokenRecord`. */
  load(id: string): Promise<MatchRecord | undefined>;
  /**
   * Saves if nobody has saved since `record.version`: the news of the match go to its history, the rest takes the place
   * of what was there, both or neither. Gives the record with its new version and without news; it is on the disk
   * then. Throws `VersionConflict`, also when there is no such match; rejects a record that is not valid, and news that
   * do not go on from what is written.
   */
  commit(record: MatchRecord): Promise<MatchRecord>;
  /**
   * Takes a match that nobody can play on out of the way, as if its files were damaged: from then on `load` throws `BrokenRecord`. What was
   * saved of it is kept. Nothing happens when there is no such match.
   */
  setAside(id: string, reason: string): Promise<void>;
  /** What happened in a match; undefined when there is no such match, or in the lobby. Throws `BrokenRecord`. */
  history(id: string): Promise<History<Json> | undefined>;
  /** The last of all that is to be read in its log (`toldIn`), so many entries at most, oldest first. */
  lastEntries(id: string, count: number): Promise<LogEntry[]>;
  /** The live match of a channel, else its newest one that is not archived. */
  byChannel(channel: string): Promise<string | undefined>;
  /** The matches in which somebody sits, but for archived ones: live ones first, then the newest first. */
  byUser(user: string): Promise<string[]>;
  /** The live matches, oldest first. */
  running(): Promise<string[]>;
  /** The matches with something in the outbox, oldest first. */
  waiting(): Promise<string[]>;
  /** The matches whose next reminder is due at this moment, the longest due first. */
  due(now: number): Promise<string[]>;
  /** Every match that can be loaded, archived ones too, oldest first. */
  all(): Promise<IndexEntry[]>;
  /** The matches that are damaged or were set aside, as they were last known; none whose index was lost since. */
  unreadable(): Promise<IndexEntry[]>;
  /** The whole record as one JSON text, secrets included, its history as news of the match. Rejects when there is no such match. */
  export(id: string): Promise<string>;
  /**
   * A new match from an exported one: everything is equal but id, version, place and board message. It stands alone, for
   * no campaign takes on a copy, and it is in all lists. Throws `ImportRefused` for anything that is not a valid record.
   */
  import(text: string, into: { channel: string; guild: string | null }): Promise<MatchRecord>;
  /**
   * An exported match as it is, with its id, version and whatever a newer program has noted: how matches go from one store to another.
   * Those of `beside` do not count, as in `create`. Throws `VersionConflict` when the id is taken here, and `ImportRefused` for what is
   * no record.
   */
  put(text: string, beside?: readonly string[]): Promise<MatchRecord>;
  campaigns: CampaignStore;
  results: ResultStore;
  /** All that is kept besides the matches, for another store. Campaigns that cannot be read are left out. */
  besides(): Promise<Besides>;
  /** Adds what another store has besides its matches, as it is, versions included. What is here already stays. */
  takeIn(besides: Besides): Promise<void>;
  /** Somebody unknown has the default profile: DM unknown, not told anything. */
  profile(user: string): Promise<Profile>;
  saveProfile(user: string, profile: Profile): Promise<void>;
  /**
   * Saves what `decide` makes of a profile; where it gives back what it got, nothing is saved. It decides again where another process has
   * saved meanwhile. What it throws changes nothing. So do the two like it below.
   */
  changeProfile(user: string, decide: (profile: Profile) => Profile): Promise<void>;
  /** Of a server of which nothing was saved: no pause, no wishes. */
  server(guild: string): Promise<ServerRecord>;
  saveServer(guild: string, record: ServerRecord): Promise<void>;
  changeServer(guild: string, decide: (record: ServerRecord) => ServerRecord): Promise<void>;
  /** Small things about the installation, e.g. the hash of the registered commands. */
  meta(key: string): Promise<Json | undefined>;
  saveMeta(key: string, value: Json): Promise<void>;
  /** `decide` gets undefined where nothing is saved under this key. */
  changeMeta(key: string, decide: (value: Json | undefined) => Json | undefined): Promise<void>;
  /** Saves a small thing if nothing is saved under this key, and gives what is saved: of two at the same time both get the same one. */
  keepMeta(key: string, value: Json): Promise<Json>;
  /** Adds one to the end of the list under this key. What is there and is no list gives way. Of two at the same time both are in it. */
  addToMeta(key: string, value: Json): Promise<void>;
  /** The matches in whose records this user is named, be it as one who sits or in a text; oldest first. Every record is looked through. */
  naming(user: string): Promise<string[]>;
  /**
   * Forgets a person. Profile and small things of theirs go; results, campaigns and records stay without their id, and so does what else the
   * store has in its files. `nameless` gives each record that names them without them. Done again it does nothing.
   */
  forget(user: string, nameless: (record: MatchRecord) => MatchRecord): Promise<void>;
  /** Waits for what is under way, then lets go. May be called twice. */
  close(): Promise<void>;
}
