import { randomBytes } from 'node:crypto';
import { isRefusal } from '#core/actions';
import type { Refusal } from '#core/types';
import type { CampaignRecord } from '#store/campaign';
import { beginsByItself, mayBeginByItself } from '../match/by-itself.ts';
import { playedFor } from '../match/campaign.ts';
import { cause, find } from '../match/change.ts';
import { claim } from '../match/claim.ts';
import { Declined } from '../match/declined.ts';
import type { House } from '../match/house.ts';
import { started } from '../match/play.ts';
import type { Found, Played } from '../match/record.ts';
import type { Call } from './command.ts';

/** The match of a lobby begins, because somebody has pressed “Start” or by itself. */

/** The match that a lobby becomes, with a seed from a secure source, beginning from this campaign if it is played for one. Refuses like `started`. */
export const begunNow = (
  { house, visit }: Call,
  { part, record }: Found,
  campaign: CampaignRecord | undefined,
): Played | Refusal =>
  started(
    { part, record: campaign ? { ...record, campaign: playedFor(campaign) } : record },
    randomBytes(32).toString('hex'),
    cause(house, visit.id),
  );

/** The match that a changed lobby has become; undefined where it waits on. */
export type ByItself = (changed: Found) => Played | undefined;

/**
 * What begins the lobby of a call by itself. It is to be had before the change, because a campaign is claimed first; where
 * that cannot be, nothing begins. `isWished`: the call itself says that it is to begin so.
 */
export async function byItself(call: Call, isWished = false): Promise<ByItself> {
  const { house } = call;
  const id = await call.match();
  // Whoever sits down in a match that runs waits for nothing: what the same person does next must not overtake it.
  const isLobby = (await house.store.all()).some((one) => one.id === id && one.status === 'lobby');
  if (!isLobby) return () => undefined;
  const found = await find(house, id);
  const { campaign: last, status } = found.record;
  const isDue = mayBeginByItself(found) || (isWished && status === 'lobby');
  const campaign = last && isDue ? await claimedIfFree(house, last.id, id) : undefined;
  return ({ part, record: lobby }) => {
    if (!beginsByItself({ part, record: lobby }, house.clock.now())) return undefined;
    if (lobby.campaign && !campaign) return undefined;
    const match = begunNow(call, { part, record: lobby }, campaign);
    return isRefusal(match) ? undefined : match;
  };
}

/** The campaign for this match alone; undefined while it is played in another one. */
const claimedIfFree = (house: House, campaign: string, match: string): Promise<CampaignRecord | undefined> =>
  claim(house, campaign, match).catch((error: unknown) => {
    if (error instanceof Declined) return undefined;
    throw error;
  });
