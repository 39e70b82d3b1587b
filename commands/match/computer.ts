import { both } from '#asking/slash-text';
import type { Press } from '#asking/terms/ids';
import { button, buttonRows, grouped } from '#asking/terms/menu';
import { seatsOf } from '#bot/match/asked';
import { find } from '#bot/match/change';
import { canThink, isComputer, seatsHeldFor, withComputer, withoutComputer } from '#bot/match/computer-seats';
import { decline } from '#bot/match/declined';
import { closedUp, freeLobbySeats, isFree, seatsLaidOut } from '#bot/match/lobby-seats';
import { withLobbyPosted } from '#bot/match/outbox';
import type { Found } from '#bot/match/record';
import type { Reply } from '#bot/platform/answer';
import { byItself } from '#bot/serve/begin';
import { changeAndReply } from '#bot/serve/change-and-reply';
import type { Call, Option } from '#bot/serve/command';
import { seatChoices, seatTyped } from '#bot/serve/typed-seat';
import { seatLines } from '#bot/words/lobby-message';
import { gameName, roleName, seatNow } from '#bot/words/say';
import { botText, say } from '#bot/words/text';
import { LEVELS, type Level } from '#core/levels';
import { agreedOn } from './computer-in-match.ts';
import { hasRoles, placesToSit, seatInRole } from './places.ts';

/** A computer plays a seat: the host says so in the lobby, and all who sit agree to it in a match that runs. */

/** How well it plays, or that it plays no more. */
export type Wanted = Level | 'none';
const WANTED: readonly Wanted[] = [...LEVELS, 'none'];

/** The option of `/match join` that says it. */
export const levelOption = {
  type: 'listed',
  name: { en: 'computer', ja: 'コンピューター' },
  help: {
    en: 'Have a computer play that seat, or none any more',
    ja: 'その席をコンピューターに任せる、またはやめる',
  },
  values: () => WANTED.map((value) => ({ words: both(botText, `bot.computer.${value}`), value })),
} as const satisfies Option;

/** What was typed for it. */
export const levelTyped = (typed: string): Wanted => WANTED.find((one) => one === typed) ?? decline('old-button');

/** A computer plays a seat, or none any more; the first free seat, or the last of a computer, where none is named. */
export async function setComputer(call: Call, wanted: Wanted, named?: string): Promise<void> {
  const begun = await byItself(call);
  await changeAndReply(call, (found) => {
    const { part, record } = found;
    const { house, visit } = call;
    if (!canThink(part)) decline('computer-cannot', { game: gameName(part, visit.locale) });
    if (record.status === 'running')
      return agreedOn(call, found, { wanted, seat: seatInMatch(call, found, wanted, named) });
    if (record.status !== 'lobby') decline('match-is-over');
    if (record.host !== visit.user) decline('host-alone', { who: `<@${record.host}>` });
    const seat = seatInLobby(call, found, wanted, named);
    const now = house.clock.now();
    const next = wanted === 'none' ? withoutComputer(record, seat, now) : withComputer(record, seat, wanted, now);
    const laid = { ...next, seats: closedUp(part, seatsLaidOut(part, next)) };
    const key = wanted === 'none' ? 'done.no-computer' : 'done.computer';
    const level = wanted === 'none' ? null : say(`computer.${wanted}`, visit.locale);
    const content = say(key, visit.locale, { seat: seatNow(found, seat, visit.locale), level });
    const match = begun({ part, record: laid });
    const after = { part, record: match ?? laid };
    return { record: match ?? withLobbyPosted(laid), reply: visit.onItself ? ways(call, after, content) : { content } };
  });
}

/** The seat of a lobby that is meant. */
function seatInLobby({ visit }: Call, found: Found, wanted: Wanted, named: string | undefined): number {
  const { part, record } = found;
  const ofComputers = [...record.seats.keys()].filter((seat) => isComputer(record, seat));
  if (named === undefined)
    return wanted === 'none'
      ? (ofComputers.at(-1) ?? decline('no-computer'))
      : (freeLobbySeats(part, record)[0] ?? decline('full'));
  const place = seatTyped(named, hasRoles(found) ? placesToSit(found, visit.locale) : seatChoices(found, visit.locale));
  if (hasRoles(found)) {
    const inRole = ofComputers.filter((seat) => record.seats[seat]!.role === place);
    const role = roleName(part, place, visit.locale);
    return wanted === 'none'
      ? (inRole.at(-1) ?? decline('no-computer', { seat: role }))
      : seatInRole(found, place, visit.locale);
  }
  const seat = Number(place);
  if (isComputer(record, seat)) return seat;
  if (wanted === 'none') decline('no-computer');
  if (!isFree(record.seats[seat]!)) decline('seat-taken');
  return freeLobbySeats(part, record).includes(seat) ? seat : decline('full');
}

/** The seat of a match that runs that is meant: the only one in question where none is named. */
function seatInMatch({ visit }: Call, found: Found, wanted: Wanted, named: string | undefined): number {
  const { record } = found;
  const choices = seatChoices(found, visit.locale);
  if (named !== undefined) return Number(seatTyped(named, choices));
  if (seatsOf(record, visit.user).length === 0) decline('not-seated');
  const [mine] = seatsHeldFor(record, visit.user);
  if (mine !== undefined && wanted === 'none') return mine;
  const meant = choices.filter(({ value }) =>
    wanted === 'none' ? isComputer(record, Number(value)) : isFree(record.seats[Number(value)]!),
  );
  const [one, ...others] = meant.length > 0 ? meant : choices;
  return one && others.length === 0
    ? Number(one.value)
    : decline('computer-which', { seats: (meant.length > 0 ? meant : choices).map(({ name }) => name) });
}

/** The button of a lobby: how well computers could play; those of that message have one play. */
export async function pressComputer(call: Call, { option }: Press & { kind: 'computer' }): Promise<void> {
  if (option !== undefined) return setComputer(call, levelTyped(option));
  const { house, visit } = call;
  const found = await find(house, await call.match());
  const { host, status } = found.record;
  if (status !== 'lobby') decline('not-in-lobby');
  if (host !== visit.user) decline('host-alone', { who: `<@${host}>` });
  await visit.reply(ways(call, found, say('computer.ways', visit.locale)));
}

/** Who sits where, and what the host can do about computers. */
function ways({ visit }: Call, found: Found, lead: string): Reply {
  const { id: match, status, seats } = found.record;
  const { locale } = visit;
  const content = [lead, ...seatLines(found, locale)].join('\n');
  if (status !== 'lobby') return { content, choices: [] };
  const isOpen = freeLobbySeats(found.part, found.record).length > 0;
  const hasAny = seats.some((one) => one.computer !== undefined);
  const buttons = WANTED.map((option) => {
    const isThere = option === 'none' ? hasAny : isOpen;
    return button({ kind: 'computer', match, option }, say(`button.computer-${option}`, locale), 'secondary', !isThere);
  });
  return { content, choices: grouped(buttonRows(buttons)) };
}
