import { randomBytes } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { TableDoor } from '#bot/table/door';
import type { Looking } from '#bot/table/looking';
import { inTurn } from '#store/queue';

/**
 * What tells browsers to look again. Whoever looks has numbers and versions of their own: an event comes when something is other for them, and
 * none tells how much others do in secret.
 */

/** One event, as `text/event-stream` has it. */
export interface WebEvent {
  id: string;
  /**
   * `here`: the stream has begun, or goes on where it ended. `again`: it could not, look at everything again. `change`: that match is other now;
   * `version` is the one of what stands there, and absent when it is to be seen no more.
   */
  event: 'here' | 'again' | 'change';
  data: Record<string, never> | { match: string; version?: string };
}

/** An open stream of somebody. */
export interface Stream {
  /** The session, or where a spectator looks from: of each so many streams at most. */
  of: string;
  tell(told: WebEvent): void;
  /** A sign of life, for proxies that cut what is silent. */
  beat(): void;
  end(): void;
  /** Whether its session goes on. */
  isOpen(): Promise<boolean>;
}

/** Whose stream it is, and which matches are watched besides those in which they sit. */
export interface Watching {
  looking: Looking;
  also: readonly string[];
}

/** All streams. */
export interface EventDesk {
  /** Opens a stream; `last` is the id of the last event that this browser has got. Gives what closes it. */
  open(watching: Watching, stream: Stream, last: string | undefined): Promise<() => void>;
  /** Settles when all changes until now are told. */
  rest(): Promise<void>;
  /** Ends all streams. */
  close(): void;
}

/** Streams of one session or spectator at once: the oldest ends for a new one. */
const STREAMS = 4;
/** So many people are remembered, so that their streams can go on; of each so many matches that are only watched. */
const REMEMBERED = 1_000;
const WATCHED = 8;
const BEAT = 25_000;

/** What one person was told: the newest version of each match, and as which event. Of what came up to `whole` not all is known any more. */
interface Ledger {
  looking: Looking;
  also: Set<string>;
  n: number;
  whole: number;
  sent: Map<string, { version: string | undefined; n: number }>;
  streams: Set<Stream>;
}

/** Opens the desk on a door. `trouble` hears of what goes wrong; nobody else notices. */
export function openEvents(door: TableDoor, trouble: (error: unknown) => void): EventDesk {
  // Numbers of an earlier process mean nothing here.
  const boot = randomBytes(6).toString('base64url');
  const queue = `events ${boot}`;
  const ledgers = new LRUCache<string, Ledger>({ max: REMEMBERED, dispose: (ledger) => leaveAll(ledger) });
  const pending = new Set<string>();
  let closed = false;

  /** Undefined where the match is gone, or to be seen no more. */
  const versionFor = async (match: string, { looking }: Ledger): Promise<string | undefined> => {
    try {
      const { user } = looking;
      const isSeen = user === undefined || (await door.maySee(match, user));
      return isSeen ? (await door.stands(match, looking)).version : undefined;
    } catch {
      return undefined;
    }
  };
  const send = async (ledger: Ledger, told: WebEvent) => {
    for (const stream of [...ledger.streams]) {
      if (await stream.isOpen()) stream.tell(told);
      else leave(ledger, stream);
    }
  };
  const leave = (ledger: Ledger, stream: Stream) => {
    ledger.streams.delete(stream);
    stream.end();
  };
  const leaveAll = (ledger: Ledger) => {
    for (const stream of [...ledger.streams]) leave(ledger, stream);
  };
  const eventOf = (match: string, { version, n }: { version: string | undefined; n: number }): WebEvent => ({
    id: `${boot}.${n}`,
    event: 'change',
    data: { match, ...(version !== undefined && { version }) },
  });
  /** Tells all streams of a ledger when a match is other than they know. */
  const tellIfOther = async (ledger: Ledger, match: string) => {
    const version = await versionFor(match, ledger);
    const before = ledger.sent.get(match);
    if (before && before.version === version) return;
    ledger.n++;
    const now = { version, n: ledger.n };
    ledger.sent.set(match, now);
    await send(ledger, eventOf(match, now));
  };
  /** Whether they follow it: they watch it, sit there, or could sit down in its lobby, which is in their lists. */
  const follows = async ({ looking: { user }, also }: Ledger, match: string): Promise<boolean> =>
    also.has(match) || (user !== undefined && (await door.isListedFor(match, user).catch(() => false)));
  /** Whoever could have sat down there hears that it has begun, and no more of it. */
  const tellWhomItConcerns = async (ledger: Ledger, match: string) => {
    const isTheirs = await follows(ledger, match);
    if (!isTheirs && !ledger.sent.has(match)) return;
    await tellIfOther(ledger, match);
    if (!isTheirs) dropped(ledger, match);
  };
  const unwatch = door.watch(({ match }) => {
    if (pending.has(match)) return;
    pending.add(match);
    void inTurn(queue, async () => {
      pending.delete(match);
      for (const ledger of [...ledgers.values()]) if (ledger.streams.size > 0) await tellWhomItConcerns(ledger, match);
    }).catch(trouble);
  });
  const beat = async () => {
    for (const ledger of [...ledgers.values()])
      for (const stream of [...ledger.streams])
        if (await stream.isOpen()) stream.beat();
        else leave(ledger, stream);
  };
  const timer = setInterval(() => void beat().catch(trouble), BEAT);
  timer.unref();

  /** What stands now is known without being told: else the first secret deed of somebody would look like news. */
  const learn = async (ledger: Ledger, matches: ReadonlySet<string>) => {
    for (const match of matches)
      if (!ledger.sent.has(match)) ledger.sent.set(match, { version: await versionFor(match, ledger), n: ledger.n });
  };
  /** What is over, and watched no more, is not looked after for ever. */
  const forget = (ledger: Ledger, matches: ReadonlySet<string>) => {
    for (const match of ledger.sent.keys()) if (!matches.has(match)) dropped(ledger, match);
  };
  const dropped = (ledger: Ledger, match: string) => {
    ledger.whole = Math.max(ledger.whole, ledger.sent.get(match)?.n ?? 0);
    ledger.sent.delete(match);
  };
  const concerning = async ({ looking: { user }, also }: Ledger): Promise<Set<string>> =>
    new Set([...(user === undefined ? [] : await door.live(user)), ...also]);

  const begin = async ({ looking, also }: Watching, stream: Stream, last: string | undefined) => {
    const key = JSON.stringify([looking.user ?? also, looking.locale]);
    const known = ledgers.get(key);
    const ledger: Ledger = known ?? { looking, also: new Set(), n: 0, whole: 0, sent: new Map(), streams: new Set() };
    ledgers.set(key, ledger);
    // The one that was named last is the last to be forgotten.
    for (const match of also) ledger.also.delete(match);
    ledger.also = new Set([...ledger.also, ...also].slice(-WATCHED));
    // What has changed while nobody listened is found now.
    for (const match of [...ledger.sent.keys()]) await tellIfOther(ledger, match);
    const matches = await concerning(ledger);
    await learn(ledger, matches);
    if (closed) {
      stream.end();
      return () => {};
    }
    const same = [...ledger.streams].filter((one) => one.of === stream.of);
    for (const one of same.slice(0, Math.max(0, same.length - STREAMS + 1))) leave(ledger, one);
    ledger.streams.add(stream);
    const [, from] = last?.startsWith(`${boot}.`) ? last.split('.') : [];
    const isKnown = known !== undefined && Number(from) <= ledger.n && Number(from) >= ledger.whole;
    const id = `${boot}.${isKnown ? from : ledger.n}`;
    stream.tell({ id, event: last === undefined || isKnown ? 'here' : 'again', data: {} });
    if (isKnown) {
      const missed = [...ledger.sent].filter(([, one]) => one.n > Number(from)).sort((a, b) => a[1].n - b[1].n);
      for (const [match, one] of missed) stream.tell(eventOf(match, one));
    }
    forget(ledger, matches);
    return () => leave(ledger, stream);
  };
  return {
    open: (watching, stream, last) => inTurn(queue, () => begin(watching, stream, last)),
    rest: () => inTurn(queue, async () => {}),
    close() {
      closed = true;
      clearInterval(timer);
      unwatch();
      for (const ledger of ledgers.values()) leaveAll(ledger);
    },
  };
}
