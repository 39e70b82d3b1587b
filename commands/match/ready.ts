import { seatsOf } from '#bot/match/asked';
import { barred } from '#bot/match/campaign';
import { Declined, decline } from '#bot/match/declined';
import { declineUnlessLobby, wrongLobbyNumber } from '#bot/match/lobby-seats';
import { seated } from '#bot/match/options';
import { note, withLobbyPosted, withPosting } from '#bot/match/outbox';
import { isReadyAsked, READY_FOR, readiness, withReady, withReadyAsked } from '#bot/match/ready';
import type { AnyRecord, Found } from '#bot/match/record';
import { byItself } from '#bot/serve/begin';
import { changeAndReply } from '#bot/serve/change-and-reply';
import type { Call } from '#bot/serve/command';
import { since } from '#bot/words/say';
import { say } from '#bot/words/text';

/** “Ready?”, asked by the host of a lobby in which enough sit, and “Ready”, said by whoever sits: with the last one the match begins. */

/** The button: the host asks, and whoever sits says so while that stands. */
export const pressReady = (call: Call): Promise<void> => setReady(call, true);

/** Asks whether all are ready, says that one is, or that one is not any more. */
export async function setReady(call: Call, isReady: boolean): Promise<void> {
  const { house, visit } = call;
  const { user, locale } = visit;
  const begun = await byItself(call);
  await changeAndReply(call, (found) => {
    const { part, record } = found;
    declineUnlessLobby(record);
    const now = house.clock.now();
    if (!isReadyAsked(record, now) && isReady) return asked(found, { user, now, locale });
    if (!isReadyAsked(record, now)) decline('ready-unasked', { who: `<@${record.host}>` });
    if (seatsOf(record, user).length === 0) decline('not-seated');
    const wasReady = readiness(record).ready.includes(user);
    const waiting = readiness(withReady(record, user, isReady)).missing.map((one) => `<@${one}>`);
    const reply = { content: say(isReady ? 'done.ready' : 'done.not-ready', locale, { waiting }) };
    if (wasReady === isReady) return { reply };
    const next = { ...withReady(record, user, isReady), updatedAt: now };
    const match = begun({ part, record: next });
    if (match) return { record: match, reply: { content: say('done.started', locale) } };
    return { record: withLobbyPosted(next), reply };
  });
}

/** The question, put by the host to all who sit: each of them is notified once. Declines for others, and where the match could not begin. */
function asked(
  { part, record }: Found,
  { user, now, locale }: Pick<Call['visit'], 'user' | 'locale'> & { now: number },
) {
  if (record.host !== user) decline('ready-unasked', { who: `<@${record.host}>` });
  const problem = wrongLobbyNumber(part, record) ?? barred(part, record);
  if (problem) throw new Declined(problem);
  const others = seated(record).filter((one) => one !== user);
  if (others.length === 0) decline('ready-alone');
  const question: AnyRecord = { ...withReadyAsked(record, [user], now), updatedAt: now };
  const who = others.map((one) => `<@${one}>`);
  const until = since(now + READY_FOR);
  const told = withPosting(withLobbyPosted(question), {
    kind: 'word',
    data: { said: [note('ready', { who, host: `<@${user}>`, until })], users: others, offers: 'ready' },
  });
  return { record: told, reply: { content: say('done.ready-asked', locale, { who }) } };
}
