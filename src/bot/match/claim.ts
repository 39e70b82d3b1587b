import { takenOn } from '#core/campaign';
import type { CampaignRecord } from '#store/campaign';
import { BrokenRecord, VersionConflict } from '#store/errors';
import { inTurn } from '#store/queue';
import { positionOf } from './asked.ts';
import { campaignName } from './campaign.ts';
import { cause, change, find } from './change.ts';
import { decline } from './declined.ts';
import type { House } from './house.ts';
import { seated } from './options.ts';
import { closed } from './play.ts';
import { type Found, isCarriedNewer, isLobby, isPlayed, type Lobby } from './record.ts';

/**
 * Which match a campaign is played in. It belongs to one match at a time, from the lobby on. When that match is over,
 * the campaign takes on once what has come of it. This is looked up in the match itself, so an interrupted try can be
 * made up for.
 */

/**
 * Gives a campaign to a match. Declines while it is played in another one; a lobby where nobody sits gives way, and is closed.
 * Always saves, so that of two who claim it at the same time one learns of the other.
 */
export async function claim(house: House, id: string, match: string): Promise<CampaignRecord> {
  let givenWay: string | undefined;
  const claimed = await changeCampaign(house, id, async (campaign) => {
    const { current } = campaign;
    if (current !== null && current !== match) givenWay = (await closedIfEmpty(house, current)) ? current : givenWay;
    const free = current === match ? campaign : await settled(house, campaign);
    if (!free) {
      const { record } = await find(house, current!);
      decline('campaign-under-way', { campaign: campaignName(campaign), where: `<#${record.channel}>` });
    }
    return { ...free, current: match, updatedAt: house.clock.now() };
  });
  if (givenWay !== undefined) void house.deliver(givenWay);
  return claimed;
}

/**
 * Gives a campaign to a match that `work` saves: nobody else of this process claims it before that is done. Another process may, for a match
 * that is not saved yet is in nobody's way. So it is looked at again afterwards: who has lost it closes the lobby, and declines.
 */
export const claimFor = <T>(
  house: House,
  id: string,
  match: string,
  work: (campaign: CampaignRecord) => Promise<T>,
): Promise<T> =>
  inTurn(`claim ${id}`, async () => {
    const saved = await work(await claim(house, id, match));
    const campaign = await kept(house, id, match);
    if (campaign.current === match) return saved;
    await closedLobby(house, match, () => true);
    void house.deliver(match);
    return decline('campaign-taken', { campaign: campaignName(campaign) });
  });

/** The campaign as it is now. While it belongs to the match it is saved, so that whoever claims it at this moment decides again. */
const kept = (house: House, id: string, match: string): Promise<CampaignRecord> =>
  changeCampaign(house, id, async (campaign) =>
    campaign.current === match ? { ...campaign, updatedAt: house.clock.now() } : campaign,
  );

/** Lets a campaign know that its match has ended. Done again it does nothing, nor for a match that it is not played in. */
export async function settleClaim(house: House, id: string, match: string): Promise<void> {
  await changeCampaign(house, id, async (campaign) =>
    campaign.current === match ? ((await settled(house, campaign)) ?? campaign) : campaign,
  );
}

/** Changes a campaign in its turn; nothing is saved when it stays the same. Declines when there is none. */
function changeCampaign(
  { store, games }: House,
  id: string,
  decide: (campaign: CampaignRecord) => Promise<CampaignRecord>,
): Promise<CampaignRecord> {
  return inTurn(`campaign ${id}`, async () => {
    for (;;) {
      const before = (await store.campaigns.load(id)) ?? decline('campaign-gone');
      const part = games.get(before.game);
      if (part && isCarriedNewer(part.game, before.carried)) decline('newer');
      const after = await decide(before);
      if (after === before) return before;
      try {
        return await store.campaigns.commit(after);
      } catch (error) {
        if (!(error instanceof VersionConflict)) throw error;
      }
    }
  });
}

/** A campaign that is played in no match: the last one taken on if it was over. Undefined while that goes on. */
async function settled(house: House, campaign: CampaignRecord): Promise<CampaignRecord | undefined> {
  const { current, taken } = campaign;
  if (current === null) return campaign;
  const found = await findIfThere(house, current);
  if (found && isLive(found)) return undefined;
  const free = { ...campaign, current: null, updatedAt: house.clock.now() };
  if (!found || !isPlayed(found) || found.record.status !== 'over' || taken.includes(current)) return free;
  const { part, record } = found;
  const from = record.campaign?.carried;
  const { outcome } = positionOf(found);
  if (!from || !outcome) return free;
  return { ...free, carried: takenOn(part.game, from, outcome), taken: [...taken, current] };
}

/** The match, unless it was never saved, or is damaged and was set aside: then the campaign does without it. */
async function findIfThere(house: House, match: string): Promise<Found | undefined> {
  try {
    return (await house.store.load(match)) && (await find(house, match));
  } catch (error) {
    if (error instanceof BrokenRecord && error.setAside.length > 0) return undefined;
    throw error;
  }
}

/** Closes a lobby where nobody sits. Gives whether it did. */
async function closedIfEmpty(house: House, match: string): Promise<boolean> {
  if (!(await findIfThere(house, match))) return false;
  return closedLobby(house, match, (lobby) => seated(lobby).length === 0);
}

/** Closes an open lobby of which this is so. Gives whether it did. */
const closedLobby = (house: House, match: string, isMeant: (lobby: Lobby) => boolean): Promise<boolean> =>
  change(house, match, (found) => {
    if (!isLobby(found) || found.record.status !== 'lobby' || !isMeant(found.record)) return { result: false };
    return { record: closed(found.record, cause(house, 'campaign')), result: true };
  });

const isLive = ({ record: { status } }: Found): boolean => status === 'lobby' || status === 'running';
