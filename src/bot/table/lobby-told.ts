import { type Press, readId, writeId } from '#asking/terms/ids';
import { buttonRows, grouped, type RowGroup } from '#asking/terms/menu';
import { isSpan, seatRange } from '#core/seats';
import type { Locale } from '#core/text';
import { hasSay, seatsOf } from '../match/asked.ts';
import type { House } from '../match/house.ts';
import { invitedTo, isWelcome } from '../match/invited.ts';
import { freeSeat, hasNamedSeats, isFree, isFull, rolesOf, wrongLobbyNumber } from '../match/lobby-seats.ts';
import { optionsOf, seated, yetToAgree } from '../match/options.ts';
import type { AnyRecord, Found } from '../match/record.ts';
import { personCalled } from '../platform/person-called.ts';
import { lessonButton } from '../words/lesson.ts';
import { lobbyLines } from '../words/lobby-lines.ts';
import { barredLine, consentLine, deedButtons, playedCampaign, roomLine } from '../words/lobby-message.ts';
import { guideButton } from '../words/rules.ts';
import { clockLine, optionHelp, optionLines, playerOf, roleName, seatName, tutorLines } from '../words/say.ts';
import type { Looking } from './looking.ts';

/** An open lobby as one person has it before them, made by the same functions as its message in Discord. */
export interface LobbyTold {
  /** What the game is about, in a sentence. */
  summary: string;
  /** Where one can sit: in seats with names, in roles, or one after the other. */
  places: LobbyPlace[];
  options: LobbyOption[];
  /** Which press changes an option: its id, by the name of the option; none for whoever may not. */
  changes: Record<string, string>;
  /** What is to be known of it besides: campaign, clock, who may come, when it begins. A line each, in Discord's markdown. */
  lines: string[];
  /** What is missing before it can begin, a line each; empty when nothing is. */
  missing: string[];
  /** What this person can press besides seats and options; none for a spectator. */
  deeds: RowGroup[];
  /** What those are called who are named in these lines and do not sit. */
  people: { user: string; person: string }[];
}

/** A seat or a role of a lobby. */
export interface LobbyPlace {
  name: string;
  /** Which seat or role it is, as `/match join` takes it. */
  seat: string;
  /** Who sits there; a computer is nobody's user. */
  who: { user: string | null; person: string; isMine: boolean }[];
  /** So many more may sit down there. */
  free: number;
  /** The id of the press by which this person sits down there; absent when they cannot, or sit already. */
  press?: string;
  /** Whether they may take it besides the seat that they have. */
  isFurther?: true;
}

/** An option of a game with more than one value. */
export interface LobbyOption {
  option: string;
  name: string;
  value: string;
  values: { value: string; label: string; help?: string }[];
}

/** What an open lobby tells whoever looks. */
export async function lobbyTold(house: House, found: Found, { user, locale }: Looking): Promise<LobbyTold> {
  const read = { ...found, record: { ...found.record, locale } };
  const { part, record } = read;
  const { clock } = record.settings;
  const missing = missingIn(read, locale);
  return {
    summary: part.text.say({ key: 'game.summary' }, locale),
    places: placesIn(read, user),
    options: optionsIn(read, locale),
    changes: user !== undefined && hasSay(record, user) ? changesOf(read) : {},
    lines: [
      ...(missing.length === 0 ? [roomLine(read, locale)] : []),
      ...playedCampaign(read, locale),
      ...(clock ? [clockLine(clock, locale)] : []),
      ...tutorLines(record.settings, locale),
      ...(missing.length === 0 ? consentLine(read, locale) : []),
      ...lobbyLines(record, locale),
      // Which values are printed, where the game says so.
      ...optionLines(part, {}, locale),
    ],
    missing,
    deeds: user === undefined ? [] : deedsFor(read, user),
    people: await peopleIn(house, record),
  };
}

/** Why it cannot begin yet: too few, or in wrong roles; options that cannot be played; who has yet to agree. */
function missingIn(found: Found, locale: Locale): string[] {
  const { part, record } = found;
  return [
    ...(wrongLobbyNumber(part, record) ? [roomLine(found, locale)] : []),
    ...barredLine(found, locale),
    ...(yetToAgree(part, record).length > 0 ? consentLine(found, locale) : []),
  ];
}

/** Where one can sit, and by which press whoever looks does. */
export function placesIn(found: Found, user: string | undefined): LobbyPlace[] {
  const { part, record } = found;
  const { locale, id: match } = record;
  const mine = user === undefined ? [] : seatsOf(record, user);
  const mayCome = user !== undefined && isWelcome(record, user);
  const way = (press: Press, isOpen: boolean, hasMore: boolean): Pick<LobbyPlace, 'press' | 'isFurther'> => {
    if (!mayCome || !isOpen) return {};
    if (mine.length === 0) return { press: writeId(press) };
    return hasMore ? { isFurther: true } : {};
  };
  const sitting = (seats: readonly number[]): LobbyPlace['who'] =>
    seats.flatMap((seat): LobbyPlace['who'] => {
      const { user: there = null, name = '', computer } = record.seats[seat] ?? {};
      const player = playerOf({ ...freeSeat(locale), ...(computer && { computer }) }, locale);
      if (there === null) return player === undefined ? [] : [{ user: null, person: player, isMine: false }];
      return [{ user: there, person: name, isMine: there === user }];
    });
  if (part.game.roles)
    return rolesOf(part, record).map(({ id: role, n: [, most] }) => {
      const seats = record.seats.flatMap((one, seat) => (one.role === role && !isFree(one) ? [seat] : []));
      const isOpen = !isFull(part, record, role) && !isFull(part, record);
      return {
        name: roleName(part, role, locale),
        seat: role,
        who: sitting(seats),
        free: Math.max(0, most - seats.length),
        ...way({ kind: 'role', match, role }, isOpen, true),
      };
    });
  const isNamed = hasNamedSeats(part);
  const first = record.seats.findIndex(isFree);
  const { max } = seatRange(part.game, record.options);
  return record.seats.flatMap((one, seat) => {
    const isEmpty = isFree(one);
    // With these options nobody can sit down there.
    if (isEmpty && seat >= max) return [];
    const isOpen = isEmpty && !isFull(part, record) && (isNamed || seat === first);
    const press: Press = isNamed ? { kind: 'join', match, seat } : { kind: 'join', match };
    const place: LobbyPlace = {
      name: seatName(part, seat, locale),
      seat: String(seat),
      who: sitting([seat]),
      free: isEmpty ? 1 : 0,
      ...way(press, isOpen, isNamed || isSpan(part.game.seats)),
    };
    return [place];
  });
}

/** The options that have a choice, with what is chosen. */
export function optionsIn({ part, record }: Found, locale: Locale): LobbyOption[] {
  const chosen = optionsOf(part, record);
  const word = (key: string) => part.text.say({ key }, locale);
  return Object.entries<readonly string[]>(part.game.options)
    .filter(([, values]) => values.length > 1)
    .map(([option, values]) => ({
      option,
      name: word(`option.${option}`),
      value: chosen[option]!,
      values: values.map((value) => {
        const help = optionHelp(part, option, value, locale);
        return { value, label: word(`option.${option}.${value}`), ...(help !== undefined && { help }) };
      }),
    }));
}

const changesOf = ({ part, record }: Found): Record<string, string> =>
  Object.fromEntries(
    Object.keys(part.game.options).map((option) => [option, writeId({ kind: 'option', match: record.id, option })]),
  );

/** For whom a button of the lobby is: others would only be told that it is not theirs. */
const FOR = {
  leave: (record, user) => seatsOf(record, user).length > 0,
  agree: (record, user) => seatsOf(record, user).length > 0 && !record.agreed.includes(user),
  start: hasSay,
  alone: hasSay,
  ready: hasSay,
  'when-full': (record, user) => record.host === user,
  computer: (record, user) => record.host === user,
} satisfies Partial<Record<Press['kind'], (record: AnyRecord, user: string) => boolean>>;

function deedsFor(found: Found, user: string): RowGroup[] {
  const { part, record } = found;
  const isTheirs = (id: string) => {
    const kind = readId(id)?.kind ?? '';
    return Object.hasOwn(FOR, kind) && FOR[kind as keyof typeof FOR](record, user);
  };
  const buttons = deedButtons(found).filter(({ custom_id }) => isTheirs(custom_id));
  const learning = [...guideButton(part, record.locale), ...lessonButton(part, record.locale)];
  return grouped(buttonRows([...buttons, ...learning]));
}

/** What its host and those who are invited are called, as far as Discord tells: of who sits the seat tells it. */
async function peopleIn({ rest }: House, record: AnyRecord): Promise<LobbyTold['people']> {
  const sit = seated(record);
  const named = [...new Set([record.host, ...invitedTo(record)])].filter((user) => !sit.includes(user));
  const people = await Promise.all(named.map(async (user) => ({ user, person: await personCalled(rest, user) })));
  return people.flatMap(({ user, person }) => (person === undefined ? [] : [{ user, person }]));
}
