import { clamp } from '#asking/terms/words';
import type { AnyGame } from '#src/game-part';
import type { CampaignRecord } from '#store/campaign';
import { VersionConflict } from '#store/errors';
import { idFrom } from '#store/new-id';
import type { MatchRecord } from '#store/store';
import { missingIn } from '../deliver/round.ts';
import { barred, campaignId, LONGEST_NAME, playedFor } from '../match/campaign.ts';
import { claimFor } from '../match/claim.ts';
import { Declined, decline } from '../match/declined.ts';
import { declineIfTooManyLobbies } from '../match/lobby-bounds.ts';
import { newLobby } from '../match/new-lobby.ts';
import { troubleOf } from '../platform/discord-trouble.ts';
import { beginThread } from '../platform/threads.ts';
import { gameName } from '../words/say.ts';
import { say } from '../words/text.ts';
import type { Call } from './command.ts';
import { declineIfTaken, openedBefore, saveLobby } from './here.ts';

/** What lobby is opened: where the visit is, or in a thread of its own. */
export interface LobbyWanted {
  /** The id of the game. */
  game: string;
  thread?: boolean | undefined;
  /** The name of a campaign of the server; one that is not there is begun. */
  campaign?: string | undefined;
  byInvitation?: boolean | undefined;
  whenFull?: boolean | undefined;
  /** What is played otherwise than where nobody chooses. */
  options?: Readonly<Record<string, string>> | undefined;
}

type Opening = Pick<Call, 'house' | 'visit'>;

/** Opens a lobby and saves it; nothing is posted yet. Of a visit that comes again it gives the lobby that it has opened before. Declines with the reason. */
export async function openLobby(call: Opening, wanted: LobbyWanted): Promise<MatchRecord> {
  const { house, visit } = call;
  const { game, campaign: name, byInvitation, whenFull, options = {} } = wanted;
  const { guild } = visit;
  if (guild === null) decline('only-in-server');
  const before = await openedBefore(call);
  if (before) return before;
  const part = house.games.get(game) ?? decline('unknown-game', { games: [...house.games.keys()] });
  for (const [option, value] of Object.entries(options))
    if (!Object.hasOwn(part.game.options, option) || !part.game.options[option]!.includes(value)) decline('old-button');
  const inThread = wanted.thread === true;
  if (!inThread) await declineIfTaken(call, visit.channel);
  // Before a thread is opened for it.
  await declineIfTooManyLobbies(house, { user: visit.user, guild });
  const locale = [visit.locale, visit.guildLocale].includes('ja') ? 'ja' : house.defaults.locale;
  const id = idFrom(visit.id);
  const opening = { id, part, guild, host: visit.user, locale, byInvitation, whenFull, mark: visit.id };
  const saved = async (campaign?: CampaignRecord) => {
    declineIfBarred(part, options, campaign);
    const channel = inThread ? await threadFor(call, gameName(part, locale)) : visit.channel;
    return saveLobby(call, newLobby(house, { ...opening, options, channel, campaign }));
  };
  const named = name === undefined ? undefined : await campaignNamed(call, part, { name, guild });
  return named ? claimFor(house, named, id, saved) : saved();
}

/** Declines options with which the campaign cannot begin, where it could with the usual ones: as where they are chosen in the lobby. */
function declineIfBarred(
  part: AnyGame,
  options: Readonly<Record<string, string>>,
  campaign: CampaignRecord | undefined,
): void {
  const played = campaign ? { campaign: playedFor(campaign) } : {};
  const locked = barred(part, { options: {}, ...played }) ? undefined : barred(part, { options, ...played });
  if (locked) throw new Declined(locked);
}

/** The id of the campaign of this name, which is begun if there is none. */
async function campaignNamed(
  { house, visit }: Opening,
  part: AnyGame,
  { name: typed, guild }: { name: string; guild: string },
): Promise<string> {
  const game = part.game.id;
  const name = typed.replace(/\s+/g, ' ').trim();
  if (!part.game.campaign) decline('no-campaigns', { game: gameName(part, visit.locale) });
  if (name === '') decline('campaign-unnamed');
  if (name.length > LONGEST_NAME) decline('campaign-name-long', { max: LONGEST_NAME });
  const id = campaignId({ guild, game, name });
  if (!(await house.store.campaigns.load(id))) {
    const now = house.clock.now();
    const times = { createdAt: now, updatedAt: now };
    const nothing = { carried: null, current: null, taken: [] };
    const begun = { id, schema: 1 as const, game, guild, name, host: visit.user, ...nothing, ...times };
    await house.store.campaigns.create(begun).catch((error: unknown) => {
      if (!(error instanceof VersionConflict)) throw error;
    });
  }
  return id;
}

/** A thread of its own, or the present one where a thread is meant already. */
async function threadFor(call: Opening, name: string): Promise<string> {
  const { house, visit } = call;
  if (visit.inThread) {
    await declineIfTaken(call, visit.channel);
    return visit.channel;
  }
  try {
    return await beginThread(house.rest, visit.channel, name);
  } catch (error) {
    const trouble = troubleOf(error);
    if (trouble === 'no-threads') decline('no-threads-here');
    if (trouble === 'too-many-threads') decline('too-many-threads');
    if (trouble === 'refused') decline('thread-refused', { why: clamp((error as Error).message.split('\n')[0]!, 200) });
    if (trouble !== 'forbidden' && trouble !== 'gone') throw error;
    const missing = trouble === 'gone' ? ['ViewChannel'] : await missingIn(house, visit.channel);
    const named = [...missing, 'CreatePublicThreads'].map((each) => say(`permission.${each}`, visit.locale));
    decline('missing-permission', { permissions: [...new Set(named)] });
  }
}
