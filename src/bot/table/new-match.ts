import type { Press } from '#asking/terms/ids';
import { idFrom } from '#store/new-id';
import { decline } from '../match/declined.ts';
import type { House } from '../match/house.ts';
import { newLobby } from '../match/new-lobby.ts';
import { serverSeen } from '../platform/places.ts';
import { replyAndDeliver } from '../serve/change-and-reply.ts';
import type { Call } from '../serve/command.ts';
import { type LobbyWanted, openLobby } from '../serve/open-lobby.ts';
import { declineIfPaused } from '../serve/paused.ts';
import { runPressed } from '../serve/pressed.ts';
import { gameName } from '../words/say.ts';
import { type LobbyOption, type LobbyPlace, optionsIn, placesIn } from './lobby-told.ts';
import type { Looking } from './looking.ts';
import { guildsOf } from './matches.ts';
import { type ServingHere, servedHere } from './served-here.ts';
import { type Coming, visitHere } from './visit-here.ts';

/** A new match at the door: what can be played, and where; and the opening of its lobby. */

/** What a person can begin. */
export interface NewTold {
  /** `hasCover`: there is a picture of it. */
  games: { game: string; title: string; summary: string; hasCover?: true }[];
  /** The servers where they play, with the channels in which they may open a match. */
  servers: NewServer[];
}
interface NewServer {
  guild: string;
  name: string;
  /** `isFree`: no match is live there; else it has room in a thread of its own alone. */
  channels: { channel: string; name: string; isFree: boolean; mayThread: boolean }[];
  /** The names of the campaigns of the server, by their games. */
  campaigns: Record<string, string[]>;
}

/** What is chosen before a lobby of a game is opened, with these options. */
export interface NewForm {
  game: string;
  title: string;
  summary: string;
  options: LobbyOption[];
  places: LobbyPlace[];
  hasCampaigns: boolean;
}

/** The lobby that somebody wants. `seat` is where they sit down themselves, as `LobbyPlace` has it; nowhere if absent. */
export interface LobbyOpening extends Coming, LobbyWanted {
  guild: string;
  channel: string;
  seat?: string | undefined;
}

/** The lobby that was opened; absent where it was not granted. What was said tells why, or what of it could not be done. */
export interface LobbyOpened {
  match?: string;
  said: string[];
}

/** What this person can begin; `guild` is a server of theirs besides those in which they play. */
export async function newTold(
  house: House,
  { user, locale }: Looking & { user: string },
  guild: string | null,
): Promise<NewTold> {
  const servers: NewServer[] = [];
  for (const one of await guildsOf(house, user, guild)) {
    const server = await serverFor(house, one, user);
    if (server) servers.push(server);
  }
  const games = [...house.games.values()].map((part) => ({
    game: part.game.id,
    title: gameName(part, locale),
    summary: part.text.say({ key: 'game.summary' }, locale),
    ...(part.cover !== undefined && { hasCover: true as const }),
  }));
  return { games, servers };
}

async function serverFor(house: House, guild: string, user: string): Promise<NewServer | undefined> {
  const { store, games } = house;
  const seen = await serverSeen(house, guild, user);
  if (!seen || seen.places.length === 0) return undefined;
  const live = (await store.all()).filter(({ status }) => status === 'lobby' || status === 'running');
  const taken = new Set(live.map(({ channel }) => channel));
  const withCampaigns = [...games.values()].filter(({ game }) => game.campaign);
  const campaigns = await Promise.all(
    withCampaigns.map(async ({ game }) => {
      const known = await store.campaigns.of(guild, game.id);
      return [game.id, known.map(({ name }) => name)] as const;
    }),
  );
  return {
    guild,
    name: seen.name,
    channels: seen.places.map(({ id, name, mayThread }) => ({
      channel: id,
      name,
      isFree: !taken.has(id),
      mayThread,
    })),
    campaigns: Object.fromEntries(campaigns),
  };
}

/** What is chosen before a lobby of this game is opened. A value that the game does not have is as none. Declines a game that is not here. */
export function newForm(
  house: House,
  { game, options }: { game: string; options: Readonly<Record<string, string>> },
  { user = '', locale }: Looking,
): NewForm {
  const part = house.games.get(game) ?? decline('unknown-game', { games: [...house.games.keys()] });
  // Nobody sits in it, and nothing of it is saved.
  const record = newLobby(house, { id: 'new', part, options, guild: '', channel: '', host: user, locale, mark: '' });
  const found = { part, record };
  return {
    game,
    title: gameName(part, locale),
    summary: part.text.say({ key: 'game.summary' }, locale),
    options: optionsIn(found, locale),
    places: placesIn(found, user),
    hasCampaigns: part.game.campaign !== undefined,
  };
}

/** Opens a lobby in a channel where this person may, and lets them sit down in it: each as in Discord, and by the same functions. */
export async function openedFor(
  serving: ServingHere,
  { guild, channel, seat, ...given }: LobbyOpening,
): Promise<LobbyOpened> {
  const { house, commands, buttons } = serving;
  const server = await serverSeen(house, guild, given.user);
  const place = server?.places.find(({ id }) => id === channel);
  const guildLocale = server?.locale;
  const match = idFrom(visitHere(given, { guild, channel }, 0).visit.id);
  /** One step of it, which is done once however often it comes. */
  const does = async (id: string, did: string, work: (call: Call) => Promise<void>) => {
    const { visit, said } = visitHere({ ...given, id }, { guild, channel, guildLocale }, house.clock.now());
    const call: Call = { house, visit, commands, match: async () => match };
    const isDone = await servedHere(serving, call, { press: id, did, match }, () => work(call));
    return { isDone, also: said().also };
  };
  const opened = await does(given.id, 'match new', async (call) => {
    await declineIfPaused(house, guild);
    if (!place) decline('no-place');
    await openLobby(call, given);
    await replyAndDeliver(call, match, async () => ({ content: '' }));
  });
  if (!opened.isDone) return { said: opened.also };
  const press = seat === undefined ? undefined : pressFor(house, given, { match, seat });
  if (!press) return { match, said: opened.also };
  const sat = await does(`${given.id}.seat`, press.kind, (call) => runPressed(buttons, call, press, []));
  return { match, said: [...opened.also, ...sat.also] };
}

/** The press by which somebody sits down there: in a role, on a seat that has a name, else on the next one. */
function pressFor(
  { games }: House,
  { game }: Pick<LobbyOpening, 'game'>,
  { match, seat }: { match: string; seat: string },
): Press {
  if (games.get(game)?.game.roles) return { kind: 'role', match, role: seat };
  return /^\d{1,2}$/.test(seat) ? { kind: 'join', match, seat: Number(seat) } : { kind: 'join', match };
}
