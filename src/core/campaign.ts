import type { Json, Message } from './terms/plain.ts';

/**
 * Several matches in a row that belong together: each begins from what was carried so far and says at its end what is carried
 * on. Everything here is a pure function; who keeps a campaign, and whose it is, is the business of the store.
 */

/** What a game says about its campaigns (`Game.campaign`). */
export interface Campaign<G = never> {
  version: number;
  /** What the first match begins from, when it is begun with these options. */
  begin(options: Record<string, string>): Json;
  /** Throws when what was saved is not of this version (zod). */
  parse(saved: unknown): Json;
  /** `migrations[n]` turns what was carried at version n into what is carried at version n + 1. */
  migrations: Readonly<Record<number, (old: Json) => Json>>;
  /** Why no match with these options can begin from there: what is not unlocked yet, for instance. */
  barred?(carried: Json, options: Record<string, string>): Message | undefined;
  /**
   * What a match has made of its campaign so far. Absent in a game where a campaign stays as it was until the match is
   * over.
   */
  now?(g: G): Json;
  /** What everybody may know of what is carried, built up from nothing. Without it nobody looks at it. */
  view?(carried: Json): unknown;
  /** How far the program can take it: one line for the lobby and for the sheet. */
  reach?(carried: Json): Message;
}

/** A campaign as it is kept: plain JSON. */
export interface Carried {
  game: string;
  version: number;
  /** How many matches it has taken on. */
  matches: number;
  state: Json;
}

interface Played {
  id: string;
  campaign?: Campaign;
}

/** A campaign before its first match. Throws when the game has none. */
export function beginCampaign(game: Played, options: Record<string, string>): Carried {
  const { version, begin } = campaignOf(game);
  return { game: game.id, version, matches: 0, state: begin(options) };
}

/** A saved campaign, brought to the present version. Throws when it cannot be. */
export function currentCampaign(game: Played, saved: Carried): Carried {
  const { version, parse, migrations } = campaignOf(game);
  if (saved.game !== game.id) throw new Error(`a campaign of ${saved.game} is none of ${game.id}`);
  if (saved.version > version) throw new RangeError(`version ${saved.version} of it is not known here`);
  let { state } = saved;
  for (let at = saved.version; at < version; at++) {
    const migrate = migrations[at];
    if (!migrate) throw new Error(`no migration from version ${at} of the campaign of ${game.id}`);
    state = migrate(state);
  }
  return { ...saved, version, state: parse(state) };
}

/** What a campaign has become by a match that began from it. A match whose outcome carries nothing leaves it as it was, but counts. */
export function takenOn(game: Played, campaign: Carried, { carried }: { carried?: Json }): Carried {
  const now = currentCampaign(game, campaign);
  const state = carried === undefined ? now.state : campaignOf(game).parse(carried);
  return { ...now, matches: now.matches + 1, state };
}

function campaignOf({ id, campaign }: Played): Campaign {
  if (!campaign) throw new Error(`${id} has no campaign`);
  return campaign;
}
