import { BrokenRecord } from '#store/errors';
import { settleClaim } from '../match/claim.ts';
import { Declined } from '../match/declined.ts';
import type { House } from '../match/house.ts';
import type { Found, OutboxEntry } from '../match/record.ts';
import { incident } from '../platform/incident.ts';

/** What goes to the campaign that a match is played for. */
export type CampaignEntry = Extract<OutboxEntry, { kind: 'campaign' }>;
export const isForCampaign = (entry: OutboxEntry): entry is CampaignEntry => entry.kind === 'campaign';

/** Lets the campaign of a match know of its end. What cannot be saved is tried again later. */
export async function tellCampaign(
  house: House,
  { record }: Found,
  entries: readonly CampaignEntry[],
): Promise<{ done: string[]; later: boolean }> {
  const { id: match, campaign } = record;
  const done = entries.map(({ id }) => id);
  if (!campaign || done.length === 0) return { done, later: false };
  try {
    await settleClaim(house, campaign.id, match);
    return { done, later: false };
  } catch (error) {
    incident(house.log, error, { match, during: 'taking on a match' });
    // One that is not there or cannot be read hears of it when it is played again: see `claim`.
    const isLost = error instanceof Declined || error instanceof BrokenRecord;
    return isLost ? { done, later: false } : { done: [], later: true };
  }
}
