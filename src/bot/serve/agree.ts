import type { ChatInputCommandInteraction } from 'discord.js';
import { change, circumstances, decline, type House } from '../match/house.ts';
import { ended, marked, seatsOf } from '../match/record.ts';
import { saying, waiting } from '../match/said.ts';
import type { Visit } from '../platform/visit.ts';
import { say, seatName } from '../words/say.ts';
import { followUp } from './follow-up.ts';
import { settingsLine } from './look.ts';

/** `/match end`: closes the lobby, or agrees to end; with the last agreement the match has ended. */
export async function endMatch(house: House, visit: Visit, id: string): Promise<void> {
  const words = await change(house, id, ({ part, record }) => {
    const seats = seatsOf(record, visit.user);
    if (record.status === 'over' || record.status === 'ended') decline('match-is-over');
    if (record.status === 'lobby') {
      if (seats.length === 0 && record.host !== visit.user) decline('host-only');
      const closed = marked({ ...record, status: 'ended', updatedAt: house.clock.now() }, visit.id);
      return { record: waiting(closed, { kind: 'lobby', data: null }), result: say('done.cancelled', visit.locale) };
    }
    if (seats.length === 0) decline('not-seated');
    const endVotes = [...new Set([...record.endVotes, ...seats])].sort((a, b) => a - b);
    const voted = { ...record, endVotes };
    // A seat that was left has nobody who could agree.
    const missing = record.seats.flatMap(({ user }, seat) => (user !== null && !endVotes.includes(seat) ? [seat] : []));
    if (missing.length === 0) {
      return { record: ended(part, voted, circumstances(house, visit.id)), result: say('done.ended', visit.locale) };
    }
    const fresh = seats.filter((seat) => !record.endVotes.includes(seat));
    const told = fresh.map((seat) => ({ note: { key: 'bot.told.vote', args: { seat } } }));
    const next = told.length > 0 ? saying(voted, told) : voted;
    const names = missing.map((seat) => seatName(part, seat, visit.locale));
    return { record: marked(next, visit.id), result: say('done.voted', visit.locale, { waiting: names }) };
  });
  visit.reached('saved');
  await followUp(house, visit, id, () => visit.say({ content: words }));
}

/** `/match settings`: changes what was given and shows all. */
export async function changeSettings(
  house: House,
  visit: Visit<ChatInputCommandInteraction>,
  id: string,
): Promise<void> {
  const { options } = visit.interaction;
  const language = options.getString('language');
  const given = {
    reminders: options.getBoolean('reminders'),
    remindAfterHours: options.getInteger('remind_after_hours'),
    remindEveryHours: options.getInteger('remind_every_hours'),
    dmHands: options.getBoolean('dm_hands'),
  };
  const changes = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== null));
  const words = await change(house, id, ({ record }) => {
    const isChange = language !== null || Object.keys(changes).length > 0;
    if (isChange && seatsOf(record, visit.user).length === 0 && record.host !== visit.user) decline('not-seated');
    const locale = language === 'ja' || language === 'en' ? language : record.locale;
    const settings = { ...record.settings, ...changes };
    const next = marked({ ...record, locale, settings }, visit.id);
    const result = settingsLine(settings, locale, visit.locale);
    if (!isChange) return { result };
    return { record: record.status === 'lobby' ? waiting(next, { kind: 'lobby', data: null }) : next, result };
  });
  visit.reached('saved');
  await followUp(house, visit, id, () => visit.say({ content: words }));
}
