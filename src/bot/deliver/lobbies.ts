import { seatsOf } from '../match/asked.ts';
import { cause, change } from '../match/change.ts';
import type { House } from '../match/house.ts';
import { DAY, nextInLobby, withDaysCounted, withIdleTold } from '../match/lobby-time.ts';
import { seated } from '../match/options.ts';
import { note, withLobbyPosted, withPosting } from '../match/outbox.ts';
import { closed } from '../match/play.ts';
import { type AnyRecord, isLobby, type Lobby, withNotes } from '../match/record.ts';
import { comesBy, leftAloneUntil } from '../match/wishes.ts';
import { since } from '../words/say.ts';

/** Does what is due in a lobby, as `lobby-time.ts` says. Gives whether something is to be posted. */
export async function tendLobby(house: House, id: string): Promise<boolean> {
  const now = house.clock.now();
  const days = house.defaults.lobbyDays;
  const saved = await house.store.load(id);
  const awake = saved ? await toBeCalled(house, [saved.host, ...saved.seats.flatMap(({ user }) => user ?? [])]) : [];
  return change(house, id, (found) => {
    const { record } = found;
    const next = record.status === 'lobby' ? nextInLobby(record, days) : undefined;
    // It was due by what an earlier program, or other settings, knew: saved anew it is due when it really is.
    if (!next || next.at > now || !isLobby(found)) return { record: { ...record }, result: false };
    if (next.what === 'ready-lapses') return { record: withLobbyPosted(withReadyLapsed(record)), result: true };
    if (next.what === 'told') return { record: toldToClose(record, awake, now), result: true };
    return { record: closedByTime(found.record, house), result: true };
  });
}

/** A lobby of an earlier program is taken in: nothing was due in it. */
export async function countDays(house: House, id: string): Promise<void> {
  const { lobbyDays } = house.defaults;
  if (lobbyDays === 0) return;
  await change(house, id, ({ record }) =>
    record.status === 'lobby' && record.nextReminder === null
      ? { record: withDaysCounted(record, lobbyDays, house.clock.now()), result: undefined }
      : { result: undefined },
  );
}

/** Those of these people who are not to be left alone now and wish to be called in channels, each once. */
async function toBeCalled({ store, clock }: House, users: readonly string[]): Promise<string[]> {
  const called = await Promise.all(
    [...new Set(users)].map(async (user) => {
      const { wishes = {} } = await store.profile(user);
      return leftAloneUntil(wishes, clock.now()) === undefined && comesBy(wishes, 'thread') ? [user] : [];
    }),
  );
  return called.flat();
}

const withReadyLapsed = (record: AnyRecord): AnyRecord =>
  withNotes(record, { ready: record.notes.ready && { ...record.notes.ready, lapsed: true } });

/** The host and all who sit are told; of them these are notified. */
function toldToClose(record: AnyRecord, awake: readonly string[], now: number): AnyRecord {
  const who = [...new Set([record.host, ...seated(record)])];
  const told = note('lobby-idle', { who: who.map((user) => `<@${user}>`), until: since(now + DAY) });
  const users = who.filter(
    (user) => awake.includes(user) && (user === record.host || seatsOf(record, user).length > 0),
  );
  return withPosting(withIdleTold(record, now), { kind: 'word', data: { said: [told], users, offers: 'keep' } });
}

/** Closed with a word that says how to open it again. */
function closedByTime(record: Lobby, house: House): Lobby {
  const over = closed(withNotes(record, { lapsed: true, ready: undefined, idle: undefined }), cause(house, 'idle'));
  return withPosting(over, { kind: 'word', data: { said: [note('lobby-closed')], users: [], offers: 'again' } });
}
