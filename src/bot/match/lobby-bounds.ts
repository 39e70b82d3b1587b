import { inTurn } from '#store/queue';
import { decline } from './declined.ts';
import type { House } from './house.ts';

/** How many lobbies may be open at once: nobody fills a server with them, or keeps the house busy. */

/** So many of somebody's own lobbies are named. */
const NAMED = 10;

/** Who opens a lobby, and in which server. */
interface Opener {
  user: string;
  guild: string;
}

/** Declines one more lobby for whoever has as many open as one may, and in a server that has. Lobbies of games that are not here do not count. */
export async function declineIfTooManyLobbies({ store, games, defaults }: House, opener: Opener): Promise<void> {
  const { user, guild } = opener;
  const open = (await store.all()).filter(({ status, game }) => status === 'lobby' && games.has(game));
  const mine = open.filter(({ host }) => host === user).map(({ channel }) => `<#${channel}>`);
  const { lobbiesPerPerson, lobbiesPerServer } = defaults;
  if (mine.length >= lobbiesPerPerson)
    decline('too-many-lobbies', { most: lobbiesPerPerson, where: mine.slice(0, NAMED) });
  const here = open.filter((one) => one.guild === guild).length;
  if (here >= lobbiesPerServer) decline('too-many-lobbies-here', { most: lobbiesPerServer });
}

/** Saves a lobby if there may be one more: of two who open the last one at the same time the second one is declined. */
export const withinLobbyBounds = <T>(house: House, opener: Opener, save: () => Promise<T>): Promise<T> =>
  inTurn('lobbies', async () => {
    await declineIfTooManyLobbies(house, opener);
    return save();
  });
