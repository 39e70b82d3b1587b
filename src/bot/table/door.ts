import { type Press, readId } from '#asking/terms/ids';
import type { Locale } from '#core/text';
import type { Thing } from '#core/types';
import { idFrom } from '#store/new-id';
import type { Watched } from '#store/watched';
import { coverOf } from '../deliver/guide.ts';
import type { Sketch } from '../deliver/pictures.ts';
import { hasSay } from '../match/asked.ts';
import { find } from '../match/change.ts';
import { decline } from '../match/declined.ts';
import type { House } from '../match/house.ts';
import { isWelcome } from '../match/invited.ts';
import { type Measures, measureNothing } from '../platform/measures.ts';
import { lessonFor } from '../serve/begin-lesson.ts';
import type { Call, MatchCommand } from '../serve/command.ts';
import { buttonsOf, runPressed } from '../serve/pressed.ts';
import { type AfterTold, afterTold } from './after-told.ts';
import { type Pictured, picturedFor, sketchFor, type Wanted } from './drawn.ts';
import { entriesOnce } from './entries-once.ts';
import {
  type BoardThen,
  boardThen,
  type LogTold,
  type LogWanted,
  logTold,
  type MomentsTold,
  momentsTold,
} from './history-told.ts';
import type { Looking } from './looking.ts';
import { liveMatchesOf, type MatchLists, matchesFor } from './matches.ts';
import {
  type LobbyOpened,
  type LobbyOpening,
  type NewForm,
  type NewTold,
  newForm,
  newTold,
  openedFor,
} from './new-match.ts';
import { printedTold } from './printed-told.ts';
import { type ServingHere, servedHere } from './served-here.ts';
import { openSight } from './sight.ts';
import { type Stands, standsFor } from './stands.ts';
import { openTalk, type Talk } from './talk.ts';
import { thoughtsOnce } from './thoughts-told.ts';
import { type TypedAnswer, type TypedHere, typedHere } from './typed-here.ts';
import { type Coming, type SaidHere, visitHere } from './visit-here.ts';

/**
 * The table door: what stands in a match for a person, and their answers, without Discord between. A press does here what it does there, by the
 * same functions. All that names a match throws `Declined` when there is no such match, or nobody may play it.
 */
export interface TableDoor {
  /** The matches in which a person sits, and the open lobbies of the servers where they play, `guild` being one more of these. */
  matches(looking: Looking & { user: string }, guild?: string | null): Promise<MatchLists>;
  /** The matches in which they sit that are not over, and the lobbies to which they may come: their ids. */
  live(user: string): Promise<string[]>;
  /** Whether this person may look at a match. The other functions do not ask: whoever opens the door to people does. */
  maySee(match: string, user: string): Promise<boolean>;
  /** Whether it is in their lists: they sit there or have opened it, or it is an open lobby to which they may come. */
  isListedFor(match: string, user: string): Promise<boolean>;
  /** Whether they sit there, or have opened it. */
  hasSay(match: string, user: string): Promise<boolean>;
  /** What stands in this match for whoever looks. */
  stands(match: string, looking: Looking): Promise<Stands>;
  /** A picture as they see it, before it is drawn; undefined where there is none. */
  picture(match: string, wanted: Wanted, looking: Looking): Promise<Sketch | undefined>;
  /** What besides the board can be looked at. */
  pictured(match: string, looking: Looking): Promise<Pictured>;
  /** What `/rules` says of things that they see. */
  printed(match: string, things: readonly Thing[], looking: Looking): Promise<string[]>;
  /** What is told of a match that is over; declines before. */
  after(match: string, looking: Looking): Promise<AfterTold>;
  /** What computers thought at turning points of a match that is over, a line each; declines before. It may take a while. */
  thoughts(match: string, looking: Looking): Promise<string[]>;
  /** A page of what has happened. */
  log(match: string, looking: Looking, wanted?: LogWanted): Promise<LogTold>;
  /** The moments that can be looked at again; declines where there are none. */
  moments(match: string, looking: Looking): Promise<MomentsTold>;
  /** An earlier board, as everybody saw it; undefined where there is no such moment. */
  boardAt(match: string, n: number, looking: Looking): Promise<BoardThen | undefined>;
  /** Presses a button, or chooses from a menu. What is refused is said in the reply. */
  press(press: GivenPress): Promise<PressAnswer>;
  /** Takes a seat besides their own, as `LobbyPlace` names it, or gives the match as a file: what has no button. */
  typed(given: Coming & { match: string }, what: TypedHere): Promise<TypedAnswer & Pick<PressAnswer, 'stands'>>;
  /** What this person can begin, and in which channels; `guild` is a server of theirs besides those in which they play. */
  newMatch(looking: Looking & { user: string }, guild?: string | null): Promise<NewTold>;
  /** What a game looks like, small (WebP); undefined for one that has no cover, or is not here. */
  cover(game: string, locale: Locale): Promise<Buffer | undefined>;
  /** What is chosen before a lobby of a game is opened; declines a game that is not here. */
  newForm(wanted: { game: string; options: Readonly<Record<string, string>> }, looking: Looking): NewForm;
  /** Opens a lobby in a channel where they may. What is not granted is said. */
  open(opening: LobbyOpening): Promise<LobbyOpened>;
  /** What people write to each other in the channel of a match. It asks by itself who may read it. */
  talk: Talk;
  /** The lesson of a game for this person: the one that they have begun, else a new one. Declines where the game has none. */
  learn(learner: { user: string; name: string; locale: Locale; id: string }, game: string): Promise<string>;
  /** Tells of each change of a match that has been saved. What the listener throws harms nobody. Gives what ends it. */
  watch(listener: (changed: { match: string; version: number }) => void): () => void;
}

/** A press of somebody at the door. */
export interface GivenPress extends Coming {
  match: string;
  /** The id of the button or menu, and what was chosen from it. */
  press: string;
  values: readonly string[];
}

/** What a press came to. */
export interface PressAnswer {
  /** Whether it was granted; else what is said tells why not. */
  taken: boolean;
  reply: SaidHere['reply'];
  also: SaidHere['also'];
  /** What stands then; absent when there is no such match any more. */
  stands?: Stands;
  /** The lobby of the next match, where that was opened. */
  opened?: string;
}

/**
 * Opens the door. `commands` bring the buttons that belong to no question, `watch` tells of what the store saves, and what is done is counted
 * beside what is done in Discord.
 */
export function openTableDoor(
  house: House,
  commands: readonly MatchCommand[],
  watch: Watched['watch'],
  measures: Measures = measureNothing,
): TableDoor {
  const serving: ServingHere = { house, commands, buttons: buttonsOf(commands), measures };
  const sees = openSight(house);
  const found = (match: string) => find(house, match);
  const isListedFor: TableDoor['isListedFor'] = async (match, user) => {
    const { record } = await found(match);
    if (hasSay(record, user)) return true;
    return record.status === 'lobby' && isWelcome(record, user) && (await sees(record, user));
  };
  const once = entriesOnce(house);
  const thoughts = thoughtsOnce(house);
  const stands: TableDoor['stands'] = async (match, looking) => {
    const there = await found(match);
    return standsFor(once(there), there, looking);
  };
  return {
    stands,
    matches: (looking, guild = null) => matchesFor(house, looking, guild),
    async live(user) {
      const lobbies = (await house.store.all()).filter(({ status }) => status === 'lobby');
      const open = await Promise.all(
        lobbies.map(async ({ id }) => ((await isListedFor(id, user).catch(() => false)) ? [id] : [])),
      );
      return [...new Set([...(await liveMatchesOf(house, user)), ...open.flat()])];
    },
    maySee: async (match, user) => sees((await found(match)).record, user),
    isListedFor,
    hasSay: async (match, user) => hasSay((await found(match)).record, user),
    picture: async (match, wanted, looking) => sketchFor(house, await found(match), wanted, looking),
    pictured: async (match, looking) => picturedFor(house, await found(match), looking),
    printed: async (match, things, looking) => printedTold(await found(match), things, looking),
    after: async (match, looking) => afterTold(house, await found(match), looking),
    thoughts: async (match, { locale }) => thoughts(await found(match), locale),
    log: async (match, looking, wanted = {}) => logTold(house, await found(match), looking, wanted),
    moments: async (match, looking) => momentsTold(house, await found(match), looking),
    boardAt: async (match, n, { locale }) => boardThen(house, await found(match), n, locale),
    learn: ({ id, ...learner }, game) => lessonFor(house, { ...learner, game, mark: `${learner.user}/${id}` }),
    watch: (listener) => watch(({ id, version }) => listener({ match: id, version })),
    async press(given) {
      const pressed = readId(given.press);
      // What cannot be read is told of below, where it is read again.
      const record = await house.store.load(given.match).catch(() => undefined);
      const { guild, channel } = record ?? { guild: null, channel: '' };
      const { visit, said } = visitHere(given, { guild, channel }, house.clock.now());
      const call: Call = { house, visit, commands, match: async () => given.match };
      const doing = { press: given.id, did: pressed?.kind ?? 'unknown button', match: given.match };
      const taken = await servedHere(serving, call, doing, async () => {
        // A button of another match is none of this one.
        if (!pressed || isOfAnother(pressed, given.match, record?.game)) decline('old-button');
        await runPressed(serving.buttons, call, pressed, given.values);
      });
      const then = await stands(given.match, given).catch(() => undefined);
      const { reply, also } = said();
      const opened = taken && pressed?.kind === 'go-on' ? { opened: idFrom(visit.id) } : {};
      return { taken, reply, also, ...(then && { stands: then }), ...opened };
    },
    async typed(given, what) {
      const record = await house.store.load(given.match).catch(() => undefined);
      const answer = await typedHere(serving, given, what, record);
      const then = await stands(given.match, given).catch(() => undefined);
      return { ...answer, ...(then && { stands: then }) };
    },
    talk: openTalk(house),
    newMatch: (looking, guild = null) => newTold(house, looking, guild),
    async cover(game, locale) {
      const part = house.games.get(game);
      return part && coverOf(part, locale);
    },
    newForm: (wanted, looking) => newForm(house, wanted, looking),
    open: (opening) => openedFor(serving, opening),
  };
}

/** Whether a press names another match than the one at whose door it comes. The rules and the guide are of its game. */
const isOfAnother = (press: Press, match: string, game: string | undefined): boolean =>
  press.match !== match && press.match !== game;
