import { LIMITS } from '#asking/limits';
import { eventLines, focusMenus } from '#asking/public';
import { helpPages, matchHelp } from '#commands/help';
import { MATCH_TOPIC } from '#commands/match-command';
import type { Locale } from '#core/text';
import { boardPicture, drawnIfPossible, endPicture, viewOf } from '../deliver/pictures.ts';
import { handsOf, tellIfClosed } from '../deliver/private.ts';
import { botText, change, decline, type Found, type House, look } from '../match/house.ts';
import { optionsOf } from '../match/options.ts';
import { openOf, seatsOf } from '../match/record.ts';
import { saying, waiting } from '../match/said.ts';
import { troubleOf } from '../platform/errors.ts';
import type { Visit } from '../platform/visit.ts';
import { consentLine } from '../words/lobby-message.ts';
import { withinMessage } from '../words/news.ts';
import { askedLines, gameName, optionLines, say, seatName, since } from '../words/say.ts';
import { waysOn } from '../words/ways.ts';
import { followUp } from './follow-up.ts';

/**
 * The board for one pair of eyes, whole or round a place, with menus to look closer and ways back; after the end with
 * the picture of how it went. Public facts only.
 */
export async function showBoard(house: House, visit: Visit, id: string, place?: string): Promise<void> {
  const found = await look(house, id);
  const { part, record } = found;
  if (!record.match) decline('not-running');
  const { locale } = visit;
  const places = part.pictures.places(viewOf(part, record, 'spectator'), locale);
  const wanted = place?.trim().toLowerCase();
  const focus = wanted ? places.find(({ id, name }) => id === place || name.toLowerCase() === wanted) : undefined;
  if (wanted && !focus) decline('place-unknown', { place: place!.slice(0, 50) });
  visit.reached('decided');
  const pictures = [await boardPicture(part, record, locale, focus?.id)];
  if (!focus && record.status !== 'running') {
    const end = await drawnIfPossible(house, found, locale, endPicture);
    if (end) pictures.push(end);
  }
  visit.reached('drawn');
  const content = askedLines(part, record, openOf(part, record), locale).join('\n') || gameName(part, locale);
  const components = [...focusMenus(id, places, locale), ...waysOn(found, visit, focus ? 'place' : 'board')];
  await visit.say({ content, components, pictures });
}

/**
 * `/match board` of somebody who plays elsewhere, in a channel without a match: the match whose own channel the bot
 * can no longer reach moves here. Gives whether there was one.
 */
export async function moveHere(house: House, visit: Visit): Promise<boolean> {
  if (visit.guild === null || (await house.store.byChannel(visit.channel)) !== undefined) return false;
  for (const id of await house.store.byUser(visit.user)) {
    const found = await look(house, id);
    if (found.record.status !== 'running' && found.record.status !== 'lobby') continue;
    if (found.record.notes.blocked === undefined && (await isReachable(house, found.record.channel))) continue;
    await change(house, id, ({ record }) => {
      const { blocked: _, ...notes } = record.notes;
      const moved = { ...record, channel: visit.channel, guild: visit.guild, board: null, notes };
      const outbox = record.outbox.filter(({ kind }) => kind !== 'gone');
      const next = { ...moved, outbox };
      const told = { note: { key: 'bot.told.moved' } };
      const isLobby = record.status === 'lobby';
      return {
        record: isLobby
          ? waiting(next, { kind: 'lobby', data: null })
          : saying(
              next,
              [told],
              record.asked.map(({ seat }) => seat),
            ),
        result: undefined,
      };
    });
    visit.reached('saved');
    await followUp(house, visit, id, () => visit.say({ content: say('done.moved', visit.locale) }));
    return true;
  }
  return false;
}

async function isReachable(house: House, channel: string): Promise<boolean> {
  return house.client.channels.fetch(channel, { force: true }).then(
    () => true,
    (error: unknown) => troubleOf(error) !== 'gone',
  );
}

/** What only the visitor may see, for each of their seats. */
export async function showHand(house: House, visit: Visit, id: string): Promise<void> {
  const found = await look(house, id);
  const seats = seatsOf(found.record, visit.user);
  if (seats.length === 0) decline('not-seated');
  if (!found.record.match) decline('not-running');
  const pictures = await handsOf(found, seats, visit.locale);
  visit.reached('drawn');
  const names = seats.map((seat) =>
    say('question.seat', visit.locale, { seat: seatName(found.part, seat, visit.locale) }),
  );
  const content = pictures.length > 0 ? names.join('\n') : say('hand.nothing', visit.locale);
  await visit.say({ content, pictures, components: waysOn(found, visit, 'hand') });
  await tellIfClosed(house, found.record, visit.user, (key) => visit.also(say(key, visit.locale)));
}

/** The last entries of the log; one's own secrets are in it for oneself. */
export async function showLog(house: House, visit: Visit, id: string, count: number): Promise<void> {
  const found = await look(house, id);
  const { part, record } = found;
  const { locale } = visit;
  const entries = await house.store.lastEntries(id, count);
  const [seat] = seatsOf(record, visit.user);
  const lines = entries.flatMap(({ events }) => eventLines(part, events, locale, seat));
  const empty = lines.length === 0;
  const head = empty ? say('log.empty', locale) : say('log.head', locale, { n: entries.length });
  await visit.say({ content: newest(head, lines), components: waysOn(found, visit, 'words') });
}

/** The newest lines that fit below the head. */
function newest(head: string, lines: readonly string[]): string {
  let kept = '';
  for (const line of [...lines].reverse()) {
    const longer = `\n${line}${kept}`;
    if (head.length + longer.length > LIMITS.message.content) break;
    kept = longer;
  }
  return head + kept;
}

/** What is played, whose move it is and since when. */
export async function showStatus(house: House, visit: Visit, id: string): Promise<void> {
  const found = await look(house, id);
  const content = withinMessage(statusLines(found, visit), '', visit.locale);
  await visit.say({ content, components: waysOn(found, visit, 'words') });
}

function statusLines({ part, record }: Found, { locale }: Visit): string[] {
  const state = say(`status.${record.status}`, locale);
  const options = optionLines(part, optionsOf(part, record), locale);
  const lines = [say('status.head', locale, { game: gameName(part, locale), state }), ...options];
  if (record.status === 'lobby') lines.push(...consentLine(part, record, locale));
  for (const decision of openOf(part, record)) {
    const [asked] = askedLines(part, record, [decision], locale);
    const waiting = record.asked.find(({ seat }) => seat === decision.seat);
    lines.push(waiting ? say('status.asked', locale, { asked: asked!, since: since(waiting.since) }) : asked!);
  }
  if (record.endVotes.length > 0) {
    lines.push(say('status.votes', locale, { seats: record.endVotes.map((seat) => seatName(part, seat, locale)) }));
  }
  if (record.notes.blocked !== undefined) lines.push(say('refusal.cannot-post', locale));
  lines.push(settingsLine(record.settings, record.locale, locale));
  return lines;
}

/** The settings of a match in words. */
export function settingsLine(settings: Found['record']['settings'], language: Locale, locale: Locale): string {
  const state = (on: boolean) => say(on ? 'done.on' : 'done.off', locale);
  return say('done.settings', locale, {
    language: say(`language.${language}`, locale),
    reminders: state(settings.reminders),
    after: settings.remindAfterHours,
    every: settings.remindEveryHours,
    dms: state(settings.dmHands),
  });
}

/** How to play, one private message per page. Without a topic, the game of the match here, else matches as such. */
export async function showHelp(house: House, visit: Visit, topic: string | undefined): Promise<void> {
  const here = topic ?? (await gameHere(house, visit)) ?? MATCH_TOPIC;
  const part = house.games.get(here);
  const [first, ...others] = part ? helpPages(part, visit.locale) : matchHelp(botText, visit.locale);
  await visit.say({ content: first! });
  for (const page of others) await visit.also(page);
}

async function gameHere(house: House, { channel }: Visit): Promise<string | undefined> {
  const id = await house.store.byChannel(channel);
  return id === undefined ? undefined : (await house.store.load(id))?.game;
}
