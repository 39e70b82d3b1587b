import { randomBytes } from 'node:crypto';
import type { ChatInputCommandInteraction } from 'discord.js';
import { isRefusal } from '#core/actions';
import { isSpan, seatRange } from '#core/seats';
import type { Locale } from '#core/text';
import type { AnyGame } from '#src/game-part';
import { newId } from '#store/new-id';
import type { MatchRecord, SeatRecord } from '#store/store';
import { missingIn } from '../deliver/public.ts';
import { change, circumstances, Declined, decline, type Found, type House, look } from '../match/house.ts';
import { closedUp, isFull, sitting } from '../match/lobby-seats.ts';
import { optionsOf } from '../match/options.ts';
import { askingPrivately, marked, openOf, seatsOf, started } from '../match/record.ts';
import { saying, sealing, waiting } from '../match/said.ts';
import { troubleOf } from '../platform/errors.ts';
import { openThread } from '../platform/send.ts';
import type { Visit } from '../platform/visit.ts';
import { gameName, say, seatName } from '../words/say.ts';
import { followUp } from './follow-up.ts';
import { typedChoice } from './lobby-options.ts';

/** `/match new`: a lobby in this channel, or in a thread of its own. */
export async function openLobby(house: House, visit: Visit<ChatInputCommandInteraction>): Promise<void> {
  const { options } = visit.interaction;
  if (visit.guild === null) decline('only-in-server');
  const part =
    house.games.get(options.getString('game', true)) ?? decline('unknown-game', { games: [...house.games.keys()] });
  const chosen = optionsOf(part, { options: typedChoice(house, part, visit) });
  const inThread = options.getBoolean('thread') === true;
  if (!inThread) await declineIfTaken(house, visit.channel);
  const isJapanese = visit.locale === 'ja' || visit.interaction.guildLocale?.startsWith('ja');
  const locale = isJapanese ? 'ja' : house.defaults.locale;
  const channel = inThread ? await thread(house, visit, gameName(part, locale)) : visit.channel;
  const now = house.clock.now();
  const { remindAfterHours, remindEveryHours } = house.defaults;
  const seats = Array.from(
    { length: part.game.seats.max },
    (): SeatRecord => ({ user: null, name: '', locale, dm: 'unknown' }),
  );
  const lobby: Omit<MatchRecord, 'version'> = {
    id: newId(),
    schema: 3,
    game: part.game.id,
    status: 'lobby',
    options: chosen,
    agreed: [],
    guild: visit.guild,
    channel,
    host: visit.user,
    locale,
    seats,
    match: null,
    outbox: [],
    done: [visit.id],
    drafts: {},
    board: null,
    settings: { remindAfterHours, remindEveryHours, reminders: true, dmHands: true },
    asked: [],
    nextReminder: null,
    createdAt: now,
    updatedAt: now,
    endVotes: [],
    notes: {},
  };
  const { id } = await house.store.create(
    sealing(waiting({ ...lobby, version: 1 }, { kind: 'lobby', data: null }), now),
  );
  visit.reached('saved');
  await followUp(house, visit, id, () =>
    visit.say({ content: say('done.opened', visit.locale, { where: `<#${channel}>` }) }),
  );
}

async function thread(house: House, visit: Visit<ChatInputCommandInteraction>, name: string): Promise<string> {
  const { channel } = visit.interaction;
  if (channel?.isThread()) {
    await declineIfTaken(house, visit.channel);
    return visit.channel;
  }
  try {
    return await openThread(house.client.rest, visit.channel, name);
  } catch (error) {
    const trouble = troubleOf(error);
    if (trouble !== 'forbidden' && trouble !== 'gone') throw error;
    const missing = trouble === 'gone' ? ['ViewChannel'] : await missingIn(house, visit.channel);
    const named = [...missing, 'CreatePublicThreads'].map((each) => say(`permission.${each}`, visit.locale));
    decline('missing-permission', { permissions: [...new Set(named)] });
  }
}

/** One live match per channel or thread. */
export async function declineIfTaken(house: House, channel: string): Promise<void> {
  const id = await house.store.byChannel(channel);
  const record = id === undefined ? undefined : await house.store.load(id);
  if (record?.status === 'lobby' || record?.status === 'running') decline('match-here');
}

/** Sits down: in the lobby, or on a seat that somebody has left in a running match. */
export async function join(house: House, visit: Visit, id: string, wanted?: string): Promise<void> {
  const { seat, part } = await change(house, id, ({ part, record }) => {
    if (record.status !== 'lobby' && record.status !== 'running') decline('match-is-over');
    const free = freeSeat({ part, record }, visit, wanted);
    const sitting: SeatRecord = { user: visit.user, name: visit.name, locale: visit.locale, dm: 'unknown' };
    const placed = record.seats.map((before, i) => (i === free ? sitting : before));
    const seats = record.status === 'lobby' ? closedUp(part, placed) : placed;
    const seat = seats.indexOf(sitting);
    const next = marked({ ...record, seats, updatedAt: house.clock.now() }, visit.id);
    visit.reached('decided');
    const told = { note: { key: 'bot.told.joined', args: { who: `<@${visit.user}>`, seat } } };
    const result = { seat, part };
    if (record.status === 'running') {
      const questions = openOf(part, record).filter((decision) => decision.seat === seat);
      return { record: askingPrivately(saying(next, [told]), questions), result };
    }
    return { record: waiting(next, { kind: 'lobby', data: null }), result };
  });
  visit.reached('saved');
  const seatWords = seatName(part, seat, visit.locale);
  await followUp(house, visit, id, () => visit.say({ content: say('done.joined', visit.locale, { seat: seatWords }) }));
}

/** A named seat may be a second one of the same person; without a name a second press is a mistake. */
function freeSeat({ part, record }: Found, visit: Visit, wanted: string | undefined): number {
  const mine = seatsOf(record, visit.user);
  const full = record.status === 'lobby' && isFull(part, record);
  if (wanted === undefined) {
    if (mine.length > 0) decline('already-seated', { seat: mine[0]! });
    const free = record.seats.findIndex(({ user }) => user === null);
    return full || free < 0 ? decline('full') : free;
  }
  const choices = seatChoices(part, record, visit);
  const seat = choices.find(({ name, value }) => wanted === value || wanted === name);
  if (!seat) decline('seat-unknown', { seats: choices.map(({ name }) => name) });
  const index = Number(seat.value);
  const { user } = record.seats[index]!;
  if (user === visit.user) decline('already-seated', { seat: index });
  if (user !== null) decline('seat-taken');
  return full ? decline('full') : index;
}

/** The seats one can choose by name: all, or those that are taken and the next one. */
export function seatChoices(part: AnyGame, record: MatchRecord, { locale }: { locale: Locale }) {
  const { max } = seatRange(part.game, record.options);
  const isOpen = record.status === 'lobby' && isSpan(part.game.seats);
  const seats = isOpen ? record.seats.slice(0, Math.min(sitting(record) + 1, max)) : record.seats;
  return seats.map((_, seat) => ({ name: seatName(part, seat, locale), value: String(seat) }));
}

/** Stands up. In a running match the seat can be taken over by somebody else. */
export async function leave(house: House, visit: Visit, id: string): Promise<void> {
  const { seats, part } = await change(house, id, ({ part, record }) => {
    const mine = seatsOf(record, visit.user);
    if (mine.length === 0) decline('not-seated');
    if (record.status !== 'lobby' && record.status !== 'running') decline('match-is-over');
    const free: SeatRecord = { user: null, name: '', locale: record.locale, dm: 'unknown' };
    const left = record.seats.map((seat, i) => (mine.includes(i) ? free : seat));
    const seats = record.status === 'lobby' ? closedUp(part, left) : left;
    const endVotes = record.endVotes.filter((seat) => !mine.includes(seat));
    const agreed = record.agreed.filter((user) => user !== visit.user);
    const next = marked({ ...record, seats, endVotes, agreed, updatedAt: house.clock.now() }, visit.id);
    const result = { seats: mine, part };
    if (record.status === 'lobby') return { record: waiting(next, { kind: 'lobby', data: null }), result };
    const told = mine.map((seat) => ({ note: { key: 'bot.told.left', args: { who: `<@${visit.user}>`, seat } } }));
    return { record: saying(next, told), result };
  });
  visit.reached('saved');
  const names = seats.map((seat) => seatName(part, seat, visit.locale));
  await followUp(house, visit, id, () => visit.say({ content: say('done.left', visit.locale, { seats: names }) }));
}

/** Starts the match with a seed from a secure source; its hash is posted now, the seed at the end. */
export async function startMatch(house: House, visit: Visit, id: string): Promise<void> {
  await change(house, id, ({ part, record }) => {
    if (seatsOf(record, visit.user).length === 0 && record.host !== visit.user) decline('not-seated');
    const next = started(part, record, randomBytes(32).toString('hex'), circumstances(house, visit.id));
    visit.reached('decided');
    if (isRefusal(next)) throw new Declined(next.refused);
    return { record: next, result: undefined };
  });
  visit.reached('saved');
  await followUp(house, visit, id, () => visit.say({ content: say('done.started', visit.locale) }));
}

/** The match this visit is about: of the channel, or in direct messages the visitor's own one that asks first. */
export async function matchHere(house: House, visit: Pick<Visit, 'channel' | 'guild' | 'user'>): Promise<string> {
  if (visit.guild !== null) return (await house.store.byChannel(visit.channel)) ?? decline('no-match');
  const own = await house.store.byUser(visit.user);
  for (const id of own) {
    const { record } = await look(house, id);
    const seats = seatsOf(record, visit.user);
    if (record.asked.some(({ seat }) => seats.includes(seat))) return id;
  }
  return own[0] ?? decline('no-match-of-yours');
}
