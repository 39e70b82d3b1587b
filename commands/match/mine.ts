import { seatsOf } from '#bot/match/asked';
import type { House } from '#bot/match/house';
import { isLesson } from '#bot/match/lesson';
import type { AnyRecord } from '#bot/match/record';
import { subcommand } from '#bot/serve/command';
import { readable } from '#bot/serve/here';
import { withinMessage } from '#bot/words/news';
import { gameName, seatName, since } from '#bot/words/say';
import { say } from '#bot/words/text';
import type { Locale } from '#core/text';

/** All matches of a person, over all servers: where they are asked and since when, the longest wait first. */
export const mine = subcommand({
  name: { en: 'mine', ja: '自分の対戦' },
  help: {
    en: 'All your matches: where you are asked, and since when',
    ja: '自分の対戦すべて（どこで、いつから自分の番か）',
  },
  whilePaused: true,
  async run({ house, visit }) {
    const { user, locale } = visit;
    const records: AnyRecord[] = [];
    for (const id of await house.store.byUser(user)) {
      const record = await readable(house, id);
      if (record?.status === 'running' || record?.status === 'lobby') records.push(record);
    }
    const waits = (record: AnyRecord) => waitsSince(record, user) ?? Number.POSITIVE_INFINITY;
    const lines = records.sort((a, b) => waits(a) - waits(b)).map((record) => line(house, record, user, locale));
    const asked = records.filter((record) => waits(record) < Number.POSITIVE_INFINITY).length;
    const head = lines.length === 0 ? say('mine.none', locale) : say('mine.head', locale, { n: lines.length, asked });
    await visit.reply({ content: withinMessage([head, ...lines], '', locale) });
  },
});

/** Since when somebody is asked there, in ms since 1970; undefined when they are not. */
function waitsSince(record: AnyRecord, user: string): number | undefined {
  const seats = seatsOf(record, user);
  const times = record.asked.filter(({ seat }) => seats.includes(seat)).map((one) => one.since);
  return times.length > 0 ? Math.min(...times) : undefined;
}

function line(house: House, record: AnyRecord, user: string, locale: Locale): string {
  const part = house.games.get(record.game)!;
  if (isLesson(record)) return say('mine.lesson', locale, { game: gameName(part, locale) });
  const { guild, channel, notes, board } = record;
  const message = notes.bell?.message ?? board?.message;
  const where = `https://discord.com/channels/${[guild ?? '@me', channel, ...(message ? [message] : [])].join('/')}`;
  const time = waitsSince(record, user);
  const key = record.status === 'lobby' ? 'lobby' : time === undefined ? 'waiting' : 'asked';
  const others = [...new Set(record.asked.map(({ seat }) => seatName(part, seat, locale)))];
  return say(`mine.${key}`, locale, {
    game: gameName(part, locale),
    where,
    others,
    since: time === undefined ? '' : since(time),
  });
}
