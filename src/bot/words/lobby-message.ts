import { button, buttonRows, grouped, type Row, type RowGroup } from '#asking/terms/menu';
import { ROOM } from '#asking/terms/room';
import { clamp } from '#asking/terms/words';
import { isSpan, seatRange } from '#core/seats';
import type { Locale } from '#core/text';
import type { AnyGame } from '#src/game-part';
import { barred, beginsFrom, campaignName } from '../match/campaign.ts';
import { canThink } from '../match/computer-seats.ts';
import {
  couldBeAlone,
  freeLobbySeats,
  hasNamedSeats,
  isFree,
  isFull,
  rolesOf,
  sitting,
  wrongLobbyNumber,
} from '../match/lobby-seats.ts';
import { optionsMark, optionsOf, seated, toAgreeTo, yetToAgree } from '../match/options.ts';
import type { Found } from '../match/record.ts';
import { lessonButton } from './lesson.ts';
import { lobbyLines } from './lobby-lines.ts';
import { beyondMenus, MENUS, optionMenus } from './option-menus.ts';
import { guideButton } from './rules.ts';
import {
  clockLine,
  gameName,
  noteText,
  optionLines,
  playerOf,
  reachLines,
  reason,
  roleName,
  seatName,
  tutorLines,
} from './say.ts';
import { say } from './text.ts';

/**
 * The lobby: seats and who sits there, with menus and buttons to change that and to start while it is open. An option whose menu
 * shows what is chosen is not said in words as well.
 */
export function lobbyMessage(found: Found): { content: string; choices: RowGroup[] } {
  const { part, record } = found;
  const { locale, status } = record;
  if (status !== 'lobby' && status !== 'running') {
    const { lapsed } = record.notes;
    const again = button({ kind: 'go-on', match: record.id }, say('button.open-again', locale));
    return {
      content: say(lapsed ? 'lobby.lapsed' : 'lobby.closed', locale, { game: gameName(part, locale) }),
      choices: lapsed ? grouped(buttonRows([again])) : [],
    };
  }
  const summary = part.text.say({ key: 'game.summary' }, locale);
  const head = say('lobby.open', locale, { game: gameName(part, locale), summary });
  const isOpen = status === 'lobby';
  const chosen = optionsOf(part, record);
  const options = optionLines(part, isOpen ? beyondMenus(part, chosen) : chosen, locale);
  const lines = [head, ...options, ...campaignLines(found, locale), ...seatLines(found)];
  const { clock } = record.settings;
  if (clock) lines.push(clockLine(clock, locale));
  lines.push(...tutorLines(record.settings, locale));
  if (isOpen) lines.push(...consentLine(found, locale), ...lobbyLines(record, locale), say(howTo(part), locale));
  return {
    content: clamp(lines.join('\n'), ROOM.words),
    choices: isOpen ? menusAndButtons(found) : [],
  };
}

function howTo({ game }: AnyGame): string {
  if (game.roles) return 'lobby.how-roles';
  return isSpan(game.seats) ? 'lobby.how-many' : 'lobby.how';
}

/** What all must agree to, who has and who has not; nothing when nothing needs it. */
export function consentLine({ part, record }: Found, locale: Locale): string[] {
  const options = toAgreeTo(part, record).map((note) => noteText(part, note, locale));
  if (options.length === 0) return [];
  const missing = yetToAgree(part, record);
  const mention = (user: string) => `<@${user}>`;
  const agreed = seated(record).filter((user) => !missing.includes(user));
  return [say('lobby.consent', locale, { options, agreed: agreed.map(mention), missing: missing.map(mention) })];
}

/**
 * The lines about the campaign that the match is played for; none in a game without campaigns. A lobby also reads how
 * far the campaign goes, why it cannot begin from there, or that there is none.
 */
export function campaignLines(found: Found, locale: Locale): string[] {
  const { part, record } = found;
  if (!part.game.campaign) return [];
  const isOpen = record.status === 'lobby';
  const lines = isOpen ? barredLine(found, locale).map((line) => `⚠ ${line}`) : [];
  if (!record.campaign) return isOpen ? [say('lobby.no-campaign', locale), ...lines] : lines;
  return [...playedCampaign(found, locale), ...lines];
}

/** Which campaign a match is played for, and of a lobby how far it goes; nothing where it is for none. */
export function playedCampaign({ part, record }: Found, locale: Locale): string[] {
  const { campaign, status } = record;
  if (!part.game.campaign || !campaign) return [];
  const n = (campaign.carried?.matches ?? 0) + (status === 'over' ? 1 : 0);
  const key = n === 0 ? 'lobby.campaign-begins' : 'lobby.campaign';
  const reach = status === 'lobby' ? reachLines(part, beginsFrom(part, record)!.state, locale) : [];
  return [say(key, locale, { campaign: campaignName(campaign), n }), ...reach];
}

/** Why a lobby cannot begin with its options, in the game's words; nothing where it can. */
export function barredLine({ part, record }: Found, locale: Locale): string[] {
  const wrong = barred(part, record);
  return wrong ? [reason(part, wrong, locale)] : [];
}

/** As many menus as there is room for, and the buttons to sit down and to begin. */
function menusAndButtons(found: Found): RowGroup[] {
  const { locale } = found.record;
  const menus = optionMenus(found, locale);
  const buttons = lobbyButtons(found, menus.length > MENUS);
  const shown = menus.slice(0, MENUS);
  return [...grouped(shown, say('caption.options', locale)), ...grouped(buttons, say('caption.seats', locale))];
}

/** `more` when there are menus that have no room here: a button leads to them. */
function lobbyButtons(found: Found, more: boolean): Row[] {
  const { part, record } = found;
  const { locale, id: match } = record;
  return buttonRows([
    ...joinButtons(found),
    ...deedButtons(found),
    ...(more ? [button({ kind: 'options', match, page: 1 }, say('button.more-options', locale))] : []),
    ...guideButton(part, locale),
    ...lessonButton(part, locale),
  ]);
}

/** What can be done in an open lobby besides sitting down: to stand up, agree, start, say when it starts. */
export function deedButtons(found: Found) {
  const { part, record } = found;
  const { locale, id: match } = record;
  const label = (key: string) => say(`button.${key}`, locale);
  const needsConsent = toAgreeTo(part, record).length > 0;
  const allAgree = sitting(record) > 0 && yetToAgree(part, record).length === 0;
  return [
    button({ kind: 'leave', match }, label('leave')),
    ...(needsConsent
      ? [button({ kind: 'agree', match, step: optionsMark(part, record) }, label('agree'), 'primary', allAgree)]
      : []),
    button(
      { kind: 'start', match },
      label('start'),
      'success',
      couldBeAlone(part, record) || (wrongLobbyNumber(part, record) ?? barred(part, record)) !== undefined,
    ),
    ...(couldBeAlone(part, record)
      ? [button({ kind: 'alone', match }, label('alone'), 'secondary', barred(part, record) !== undefined)]
      : []),
    ...readyButton(found),
    ...whenFullButton(found),
    ...computerButton(found),
  ];
}

/** Where enough sit, more than one person: the host asks whether all are ready, and whoever sits says so. */
function readyButton({ part, record }: Found) {
  const { locale, id: match, notes } = record;
  const isAsked = notes.ready !== undefined && !notes.ready.lapsed;
  if (wrongLobbyNumber(part, record) ?? barred(part, record)) return [];
  if (seated(record).length < 2) return [];
  return [button({ kind: 'ready', match }, say(isAsked ? 'button.ready' : 'button.ask-ready', locale))];
}

/** Where a computer can play: the way to it. */
function computerButton({ part, record }: Found) {
  if (!canThink(part)) return [];
  return [button({ kind: 'computer', match: record.id }, say('button.computer', record.locale))];
}

/** As long as there is room: whether it begins by itself when it is full. */
function whenFullButton({ part, record }: Found) {
  const { locale, id: match, notes } = record;
  if (notes.whenFull) return [button({ kind: 'when-full', match, step: 0 }, say('button.not-when-full', locale))];
  if (isFull(part, record)) return [];
  return [button({ kind: 'when-full', match, step: 1 }, say('button.when-full', locale))];
}

/** So many seats have buttons of their own. */
const NAMED = 5;

/**
 * The button to sit down in a lobby, or in a match that runs. In a game with roles there is one for each of them. Where seats have names
 * there is one for each that is free.
 */
export function joinButtons({ part, record }: Found) {
  const { locale, id: match, status } = record;
  if (status === 'running') return [button({ kind: 'join', match }, say('button.join', locale), 'primary')];
  const free = freeLobbySeats(part, record);
  if (hasNamedSeats(part) && record.seats.length <= NAMED)
    return free.map((seat) => {
      const label = say('button.join-role', locale, { role: seatName(part, seat, locale) });
      return button({ kind: 'join', match, seat }, label, 'primary');
    });
  if (!part.game.roles) {
    return [button({ kind: 'join', match }, say('button.join', locale), 'primary', isFull(part, record))];
  }
  return rolesOf(part, record).map(({ id: role }) => {
    const label = say('button.join-role', locale, { role: roleName(part, role, locale) });
    return button({ kind: 'role', match, role }, label, 'primary', isFull(part, record, role));
  });
}

/** Who sits where, a line each, or a line for each role; while others may join, how many. */
export function seatLines(found: Found, locale: Locale = found.record.locale): string[] {
  const { part, record } = found;
  const { status } = record;
  if (status === 'lobby' && part.game.roles) return [...roleLines(found, locale), roomLine(found, locale)];
  const isOpen = status === 'lobby' && isSpan(part.game.seats);
  const lines = record.seats.flatMap((one, seat) => {
    if (isOpen && isFree(one)) return [];
    const who = playerOf(one, locale) ?? say('lobby.free', locale);
    return [say('lobby.seat', locale, { seat: seatName(part, seat, locale), who })];
  });
  return isOpen ? [...lines, roomLine(found, locale)] : lines;
}

/** Who sits in each role, and how many could; also in one for which the options have no room any more. */
function roleLines({ part, record }: Found, locale: Locale): string[] {
  const most = new Map(rolesOf(part, record).map(({ id, n: [, max] }) => [id, max]));
  const roles = new Set([
    ...most.keys(),
    ...record.seats.flatMap((one) => (one.role && !isFree(one) ? [one.role] : [])),
  ]);
  return [...roles].map((id) => {
    const players = record.seats.flatMap((one) => (one.role === id ? (playerOf(one, locale) ?? []) : []));
    const role = roleName(part, id, locale);
    const seat = say('lobby.role', locale, { role, n: players.length, max: most.get(id) ?? 0 });
    const who = [...new Set(players)].map((player) => {
      const n = players.filter((one) => one === player).length;
      return n > 1 ? `${player} ×${n}` : player;
    });
    return say('lobby.seat', locale, { seat, who: who.length > 0 ? who : say('lobby.free', locale) });
  });
}

/** How many more may sit down, or must before the start; why these people cannot play where that is so. */
export function roomLine({ part, record }: Found, locale: Locale): string {
  const { min, max } = seatRange(part.game, record.options);
  const n = sitting(record);
  const wrong = part.game.roles && wrongLobbyNumber(part, record);
  if (wrong) return reason(part, wrong, locale);
  if (n > max) return say('lobby.too-many', locale, { max, over: n - max });
  if (n === max) return say('lobby.full', locale);
  const more = max - n;
  if (n >= min) return say('lobby.room', locale, { more });
  return say('lobby.need', locale, { need: min - n, more: more > min - n ? more : null });
}
